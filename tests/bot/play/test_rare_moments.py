"""Rare situations in a game: free tiles after a tie for a goal, and cards that fit nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from simcord import MemberActor

from bot.tables import Table
from engine.actions import FreeTile, Placement, Skip
from engine.maps import LegalPlacements
from engine.views import Phase
from tests.bot.play.button_player import offered_cards
from tests.bot.play.room import ENGLISH, Room, controls, shown
from tests.bot.play.typist import Typist
from tests.bot.seeds import Seeds

#: With this seed, five greedy players have a tie for a goal in round 3.
SEED_OF_A_SHARED_GOAL = 12


async def at_a_free_tile(
    room: Room, seeds: Seeds, seed: int = SEED_OF_A_SHARED_GOAL
) -> tuple[Table, list[MemberActor]]:
    """A game where a player can place a free tile now."""
    seeds.next = seed
    people = room.people(5)
    table = await room.begin(people, goals="yes")
    typist = Typist(room, people, player="greedy")
    table = await typist.play_to_phase(table, Phase.FREE_TILE)
    return table, people


async def test_a_free_tile_is_placed_with_a_menu(room: Room, seeds: Seeds) -> None:
    table, people = await at_a_free_tile(room, seeds)
    seat = table.view(None).waiting_for[0]
    person = people[seat]
    asked = room.asked(person)
    (menu,) = (part for part in controls(asked) if part.get("options"))
    await person.user.select(asked, [menu["options"][0]["value"]], custom_id=menu["custom_id"])

    after = await room.bot.services.tables.get(table.id)
    assert after.game is not None
    assert isinstance(after.game.actions[-1], FreeTile)
    assert after.view(None).round == 4
    # The same message now asks for the next card.
    offered = offered_cards(room.asked(person), "try")
    assert sorted(offered) == sorted(card.number for card in after.view(seat).hand)


async def test_a_free_tile_is_skipped_by_button(room: Room, seeds: Seeds) -> None:
    table, people = await at_a_free_tile(room, seeds)
    first = people[table.view(None).waiting_for[0]]
    others = [person for seat, person in enumerate(people) if seat not in table.view(None).waiting_for]
    assert await room.said(others[0], "skip") == ENGLISH.format("no-free-tile")
    assert await room.said(first, "tile", x=20, y=20, terrain="lake") == ENGLISH.format(
        "no-desert-there", squares="20, 20"
    )
    too_late = await room.said(first, "terraform", x=0, y=0, terrain="lake", cubes="oldest")
    assert too_late == ENGLISH.format("phase-is-free-tile")
    opened = shown(await first.click(room.round_message(), label="Free tile"))
    assert opened.ephemeral
    skipped = shown(await first.click(opened, label="No tile"))
    assert skipped.content.startswith(ENGLISH.format("accepted-skip"))
    after = await room.bot.services.tables.get(table.id)
    assert after.game is not None
    assert isinstance(after.game.actions[-1], Skip)


@pytest.fixture
def nothing_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card has a legal placement."""

    def none(_: LegalPlacements) -> Iterator[Placement]:
        return iter(())

    monkeypatch.setattr(LegalPlacements, "__iter__", none)
    monkeypatch.setattr(LegalPlacements, "__bool__", lambda _: False)
    monkeypatch.setattr(LegalPlacements, "count", lambda _: 0)


@pytest.mark.parametrize("by_button", [True, False])
async def test_a_card_that_fits_nowhere_is_set_aside(room: Room, nothing_fits: None, by_button: bool) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    typist = Typist(room, [anna, bob], player="random")
    table = await typist.play_to_phase(table)
    own = table.view(0).seats[0]
    assert own.selected is not None
    number = own.selected.number

    placer = shown(await anna.click(room.round_message(), label="Place"))
    if by_button:
        answer = shown(await anna.click(placer, label="Set aside")).content
    else:
        answer = await room.said(anna, "aside", card=number)

    assert answer.startswith(ENGLISH.format("accepted-unplaceable", card=number))
    assert ENGLISH.format("taken-back-unplaceable", card=number) in await room.said(anna, "undo")
