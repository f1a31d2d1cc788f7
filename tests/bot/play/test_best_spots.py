"""Hints: the numbered spots of the placer, and ``/hint``."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.tables import TableOptions
from bot.views.controls import CustomId
from engine.trial import Trial, placement_of
from tests.bot.play.button_player import pressable
from tests.bot.play.room import ENGLISH, Room, controls, shown
from tests.bot.play.typist import Typist


async def placing(room: Room, people: list[MemberActor], **options: object) -> Any:
    """The first person's placer, opened in the channel, in the map phase of round 3."""
    table = await room.begin(people, **options)
    typist = Typist(room, people)
    while table.view(None).phase != "map" or table.view(None).round < 3:
        table = await typist.type_one(table)
    return shown(await people[0].click(room.round_message(), label="Place"))


def trial_of(message: Any) -> Trial:
    return trials_of(message, "left")[0]


def trials_of(message: Any, control: str) -> list[Trial]:
    ids = (CustomId.parse(part["custom_id"]) for part in controls(message))
    return [Trial.of(own.arguments) for own in ids if own is not None and own.control == control]


async def test_a_number_puts_the_card_on_its_spot_and_the_numbers_stay(room: Room) -> None:
    anna, bob = room.people(2)
    placer = await placing(room, [anna, bob])
    spots = trials_of(placer, "spot")

    tried = shown(await anna.click(placer, label="3"))

    assert trial_of(tried) == spots[2]
    assert "✅" in tried.content
    assert trials_of(tried, "spot") == spots
    assert "3" not in pressable(tried)
    moved = shown(await anna.click(tried, label="Turn ↻"))
    assert trials_of(moved, "spot") == spots
    await room.restart()
    again = shown(await anna.click(moved, label="3"))
    assert trial_of(again) == spots[2]
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    expected = placement_of(own.map, own.selected, spots[2])
    placed = shown(await anna.click(again, label="Place here"))
    assert placed.content.startswith("✅ Card")
    assert not trials_of(placed, "spot")
    assert (await room.view(anna)).seats[0].last_placement == expected


WORTH = re.compile(r"\n\*\*[+−]\d+\*\* now, \*\*[+−]\d+\*\* later\.$")


async def test_hints_for_a_card_a_spot_and_done(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    said = await room.said(anna, "hint")
    assert re.match(r"💡 I’d pick card \d+\.\n", said)
    assert WORTH.search(said)
    typist = Typist(room, people)
    table = await typist.play_to_phase(table)
    said = await room.said(anna, "hint")
    assert WORTH.search(said)
    typed = re.search(r"`/place card:(\d+) x:(-?\d+) y:(-?\d+) rotation:(.+)`", said)
    assert typed is not None
    card, x, y, rotation = typed.groups()
    await room.said(anna, "place", card=int(card), x=int(x), y=int(y), rotation=rotation)
    assert (await room.view(anna)).seats[0].placed, "the command in the hint can be pasted"
    assert await room.said(anna, "hint") == ENGLISH.format("hint-done")
    await room.said(anna, "done")
    assert await room.said(anna, "hint") == ENGLISH.format("nothing-to-hint")


async def test_no_hints_at_a_table_without_hints(room: Room) -> None:
    anna, bob = room.people(2)
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda usual: replace(usual, options=TableOptions(hints=False))
    )
    await room.begin([anna, bob])
    assert await room.said(anna, "hint") == ENGLISH.format("no-hints-here")


OF_EVERY_TRICK = {"play", "place", "leave"}


@pytest.mark.parametrize(
    ("players", "game", "kinds"),
    [(2, "hokkaido", {"choose", "accept", "discard"}), (3, "honshu", {"take"})],
)
async def test_there_is_a_hint_for_every_decision_in_a_trick(
    room: Room, players: int, game: str, kinds: set[str]
) -> None:
    people = room.people(players)
    table = await room.begin(people, game=game, selection="trick")
    typist = Typist(room, people)
    heard = set()
    while table.view(None).round < 2:
        seat = table.view(None).waiting_for[0]
        said = await room.said(people[seat], "hint")
        found = re.match(r"💡 I’d (\w+) ", said)
        assert found is not None, said
        heard.add(found[1])
        table = await typist.type_one(table)
    assert heard - {"turn"} == OF_EVERY_TRICK | kinds
