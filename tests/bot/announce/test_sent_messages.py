"""The records of a table's messages."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.announce.sent_messages import SentMessages
from bot.store import open_store
from bot.store.records import STRIPPED, Asked, MessagePlace, Role, SentMessage

OLDER, NEWER = (
    SentMessage(9, number, Asked(1, "pick"), "a", datetime(2026, 1, 1, tzinfo=UTC)) for number in (1, 2)
)
CLOSED = replace(OLDER, fingerprint=STRIPPED)


@pytest.mark.parametrize(
    ("noted", "is_replaced"),
    [
        ((OLDER, NEWER), True),
        ((OLDER, NEWER, OLDER), True),  # an edit that was under way when the newer one was sent
        ((NEWER, OLDER), True),
        ((CLOSED, NEWER), False),
    ],
)
async def test_of_two_messages_in_which_a_person_could_play_the_newer_one_stays(
    tmp_path: Path, noted: tuple[SentMessage, ...], is_replaced: bool
) -> None:
    store = await open_store(tmp_path / "hokkaido.sqlite3")
    messages = SentMessages(store, "table")
    for message in noted:
        messages.note(MessagePlace(Role.PRIVATE, 0), message)
    replaced = {MessagePlace(Role.REPLACED, 0, OLDER.message_id): OLDER} if is_replaced else {}
    assert messages.by_place == {MessagePlace(Role.PRIVATE, 0): NEWER, **replaced}
    await store.close()
