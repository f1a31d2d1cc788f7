"""A table at which thousands of things have happened beside the moves: nobody waits until they are read."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.announce.sent_messages import LOG
from bot.history import LogEntry
from bot.store import Store, queries, rows
from bot.store.database import Row, Transaction
from bot.store.records import SentMessage, TableMessage
from bot.store.store import NOTICES_AT_ONCE
from bot.tables.events import GamePaused, GameResumed, Notice
from bot.views import log as log_view
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from tests.bot.play.room import Room, shown

#: So many things have happened, all of which the channel has been told.
MANY = 5000


async def with_many_notices(room: Room, table_id: str) -> int:
    """Give a table a long past; returns the number of its last notice, which has been told."""
    store, now = room.bot.services.store, room.clock.now()
    past = [rows.notice_row(table_id, event(0), now) for event in (GamePaused, GameResumed) * (MANY // 2)]

    async def write(transaction: Transaction) -> None:
        await transaction.execute_many(queries.ADD_NOTICE, past)

    await store.database.change(write)
    last = (await store.notices(table_id))[-1].number
    told = SentMessage(room.channel.id, room.messages()[-1].id, str(last), "", now)
    await store.remember_messages(table_id, TableMessage(LOG, None, told))
    await room.restart()
    return last


async def test_thousands_of_notices_hold_nobody_up(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    last = await with_many_notices(room, table.id)
    read: Counter[threading.Thread] = Counter()
    asked_after: list[int] = []
    notice, revision_and_notices, log_screen = rows.notice, Store.revision_and_notices, log_view.log_screen

    def noted(row: Row) -> Notice | None:
        read[threading.current_thread()] += 1
        return notice(row)

    async def asked(store: Store, table_id: str, after: int) -> tuple[int | None, tuple[Notice, ...]]:
        asked_after.append(after)
        return await revision_and_notices(store, table_id, after)

    def shown_elsewhere(viewer: Viewer, entries: Sequence[LogEntry], page: int | None) -> Screen:
        assert threading.current_thread() is not threading.main_thread(), "the log was written in the loop"
        return log_screen(viewer, entries, page)

    monkeypatch.setattr(rows, "notice", noted)
    monkeypatch.setattr(Store, "revision_and_notices", asked)
    for module in ("bot.commands.hokkaido_group", "bot.components.looking"):
        monkeypatch.setattr(f"{module}.log_screen", shown_elsewhere)

    def in_loop() -> int:
        return read[threading.main_thread()]

    await room.said(anna, "pick", card=(await room.view(anna)).hand[0].number)
    assert asked_after, "the announcer has looked at the table"
    assert min(asked_after) == last, "it reads only what it has not told yet"
    assert read.total() == 0
    await room.said(bob, "pick", card=(await room.view(bob)).hand[0].number)
    await room.said(anna, "table pause")
    page = shown(await anna.slash(room.channel, "hokkaido log"))
    await anna.click(page, label="◀ Earlier")
    assert read.total() > MANY, "the log has them all"
    assert in_loop() < NOTICES_AT_ONCE
