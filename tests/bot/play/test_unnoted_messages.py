"""Messages that Discord accepted but the bot did not store.

After a kill, Discord recognises them by their nonces.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from simcord.backend.models import Message
from simcord.http.routes import messages

from bot.store import Store
from bot.store.database import StoreError
from bot.store.records import TableMessage
from bot.tables import Table, game_moves, timing
from engine.actions import Pick
from tests.bot.play.room import ENGLISH, Room, as_person
from tests.bot.play.test_announcing import pick_first


@pytest.fixture
def _heeded_nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord return the earlier message with the nonce of a new one, and send nothing."""
    send: Callable[..., Message] = vars(messages)["bot_message"]
    sent: dict[tuple[int, str], Message] = {}

    def send_once(context: Any, channel_id: int) -> Message:
        body = context.body()
        assert body["enforce_nonce"] is True
        nonce = channel_id, str(body["nonce"])
        if nonce not in sent:
            sent[nonce] = send(context, channel_id)
        return sent[nonce]

    monkeypatch.setattr(messages, "bot_message", send_once)


def forget_last(room: Room, role: str, seat: int = -1) -> None:
    """Pretend that the bot was killed after it sent a message and before it stored that."""
    with sqlite3.connect(room.database) as connection:
        deleted = connection.execute("DELETE FROM messages WHERE role = ? AND seat = ?", (role, seat))
        assert deleted.rowcount == 1
    connection.close()


@pytest.mark.usefixtures("_heeded_nonces")
async def test_messages_sent_just_before_a_kill_are_updated_and_not_sent_twice(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    forget_last(room, "round")
    forget_last(room, "private", 0)
    await room.bot.announcer.close()
    # The game goes on before the restart, so that the messages would differ.
    card = (await room.view(bob)).hand[0].number
    await room.bot.services.tables.do(table.id, game_moves.act, as_person(bob), partial(Pick, card=card))
    before = [message.id for message in (*room.messages(), *room.private_messages(anna))]
    await room.restart()
    assert [message.id for message in (*room.messages(), *room.private_messages(anna))] == before
    assert "✅ bob" in room.round_message().content
    await pick_first(room, anna)
    assert "Discard a card" in room.asked(anna).content


@pytest.mark.usefixtures("_heeded_nonces")
async def test_an_announcement_in_the_same_words_as_before_is_sent_again(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    for command in ("table pause", "table resume"):
        await room.said(anna, command)
    await room.bot.announcer.close()  # from here on, changes are stored but not announced
    await room.bot.services.tables.do(table.id, timing.pause, as_person(anna))
    await room.restart()
    paused = ENGLISH.format("log-paused", by="host", name="anna", timed=False)
    told = [message.content for message in room.messages() if paused in message.content]
    assert told == [paused] * 2


async def test_a_message_whose_record_cannot_be_stored_is_not_sent_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = people = room.people(2)
    await room.begin(people)
    failures = iter([StoreError("the disk is full")] * 5)
    remember = Store.remember_messages

    async def remember_later(
        store: Store, table_id: str, *messages: TableMessage, announced: Table | None = None
    ) -> None:
        for failure in failures:
            raise failure
        await remember(store, table_id, *messages, announced=announced)

    monkeypatch.setattr(Store, "remember_messages", remember_later)
    await room.said(anna, "table pause")
    await room.restart()
    assert next(failures, None) is None
    paused = ENGLISH.format("log-paused", by="host", name="anna", timed=False)
    assert [message.content for message in room.messages()].count(paused) == 1
