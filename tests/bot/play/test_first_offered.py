"""Who takes what is offered first keeps up: the short form of ``tests.programs.bench.first_offered``."""

from __future__ import annotations

from tests.bot.play.room import Room
from tests.bot.seeds import Seeds
from tests.programs.bench.first_offered import WANTED, play


async def test_taking_what_is_offered_first_is_no_bad_way_to_play(room: Room, seeds: Seeds) -> None:
    seeds.next = 3
    result = await play(room, room.person("anna"))
    assert result.behind <= WANTED
    assert result.own > 50, "a map that somebody has looked after"
