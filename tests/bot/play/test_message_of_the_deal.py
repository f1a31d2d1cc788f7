"""The message with the commitment: its id goes into the shuffle, and the cards wait for it."""

from __future__ import annotations

import asyncio

import pytest

from bot.table_service import TableService
from bot.tables import Change, Stage
from tests.bot.play.room import ENGLISH, Room
from tests.bot.play.shuffling import (
    checked,
    quoted,
    record_in,
)
from tests.engine.shuffle_checker import first_difference


@pytest.fixture(autouse=True)
def numbers_of_messages() -> None:
    """Here they are part of the shuffle, as they are in life."""


async def test_the_channel_gets_the_commitment_when_a_game_begins(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    (line,) = (message for message in room.messages() if f"`{table.commitment}`" in message.content)
    assert "\n" not in line.content
    assert table.shuffle is not None
    assert table.shuffle.message_id == line.id, "what nobody knows before is the last part of the shuffle"
    assert room.messages().index(line) < room.messages().index(room.round_message())
    told = len(room.messages())
    await room.restart()
    assert len(room.messages()) == told


async def test_the_number_of_the_message_is_shown_with_its_link(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    (line,) = (message for message in room.messages() if f"`{table.commitment}`" in message.content)
    await room.end_game(people[0], "hokkaido cancel")
    told = await checked(room, people[0])
    assert f"`{line.id}`" in told.content
    assert f"({line.jump_url})" in told.content
    record = await record_in(told)
    assert first_difference(record, quoted(line)[0]) is None
    record["shuffle"]["message"] = str(line.id + 1)
    assert first_difference(record, quoted(line)[0]) == "order"


@pytest.fixture
def no_deal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The bot does not come to deal, as if it were killed right before, until this is undone."""

    async def killed(*_: object) -> Change:
        raise asyncio.CancelledError

    monkeypatch.setattr(TableService, "do_unasked", killed)
    return monkeypatch


@pytest.mark.parametrize("lost", ["the message", "the answer"])
async def test_killed_before_the_deal_the_bot_sends_its_message_only_once(
    room: Room, no_deal: pytest.MonkeyPatch, expects_failures: None, lost: str
) -> None:
    """Before or after Discord has taken it: the next process deals, with the id of the one message."""
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    await room.said(bob, "hokkaido join")
    if lost == "the message":
        path = f"/channels/{room.channel.id}/messages"
        room.env.inject_error("POST", path, status=400, code=50035, times=None)
    await anna.slash(room.channel, "hokkaido begin")
    assert (await room.table()).stage is Stage.DEALING
    assert ENGLISH.format("situation-dealing") in await room.said(anna, "hokkaido help")
    no_deal.undo()
    room.env.backend.faults.clear()
    await room.restart()
    table = await room.table()
    assert table.stage is Stage.RUNNING
    assert table.shuffle is not None
    (line,) = (message for message in room.messages() if f"`{table.commitment}`" in message.content)
    assert table.shuffle.message_id == line.id
