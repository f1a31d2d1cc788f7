"""The clock of the machine is set back by an hour, or on: nobody waits that long for what they are to see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables import Stage
from bot.tables.alone import day_at
from tests.bot.play.room import PatientClock, Room, labels, open_room, shown
from tests.bot.play.test_announcing import pick_first


class WrongClock(PatientClock):
    """A clock that can be set back, and on."""

    def __init__(self) -> None:
        super().__init__()
        self.behind = timedelta()

    def now(self) -> datetime:
        return super().now() - self.behind


@pytest.fixture
def clock() -> WrongClock:
    return WrongClock()


@pytest_asyncio.fixture
async def room(tmp_path: Path, clock: WrongClock) -> AsyncIterator[Room]:
    async with open_room(tmp_path, clock=clock) as opened:
        yield opened


async def test_the_message_of_a_round_goes_on_changing_once_a_second(room: Room, clock: WrongClock) -> None:
    anna, bob, _ = people = room.people(3)
    await room.begin(people)
    await room.env.advance_time(1)
    await pick_first(room, anna)
    clock.behind = timedelta(hours=1)
    await pick_first(room, bob)
    await room.env.advance_time(1)
    assert "✅ bob" in room.round_message().content


async def test_whoever_was_seen_before_it_is_not_taken_to_be_there_for_an_hour(
    room: Room, clock: WrongClock
) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people)
    await pick_first(room, bob)
    await room.env.advance_time(300)
    clock.behind = timedelta(hours=1)
    await pick_first(room, anna)
    closed, asked = room.private_messages(bob)
    assert labels(closed) == []
    assert "Discard one card" in asked.content


async def test_whoever_has_begun_the_map_of_a_day_keeps_it_when_it_is_the_day_before_again(
    room: Room, clock: WrongClock
) -> None:
    anna, today = room.person("anna"), day_at(clock.now())
    clock.behind = -timedelta(days=1)
    begun = shown(await anna.slash(room.channel, "solo today"))
    clock.behind = timedelta()
    assert shown(await anna.slash(room.channel, "solo today")).content == begun.content
    table = await room.bot.services.tables.last_of_day(anna.id, today + timedelta(days=1))
    assert table is not None
    assert table.stage is Stage.RUNNING
