"""Moves as typed in the real client, which drops any text after the required options."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from discord import app_commands
from simcord import MemberActor

from bot.interactions.gates import hosting, playing
from bot.tables import Table
from bot.views.moves import understood
from engine.actions import Bid, Place, Terraform
from engine.parts.squares import Kind, Position
from engine.views import Phase
from tests.bot.play.room import ENGLISH, Room
from tests.bot.play.test_bad_input import assert_refused, placing, sentence
from tests.bot.play.test_responses_in_every_state import every_command
from tests.bot.play.test_tricks import asked, until
from tests.bot.play.typist import typed_placement

Command = app_commands.Command[Any, ..., Any]


def decides(command: Command) -> bool:
    """Whether the body of a command makes a move of the game."""
    return bool({"decide", "carry_out"} & {*inspect.unwrap(command.callback).__code__.co_names})


async def test_every_option_that_decides_a_move_is_required(room: Room) -> None:
    """The client advances automatically only through required options, and drops any further text."""
    moves = {command for command in every_command(room) if {playing, hosting} & {*command.extras["gates"]}}
    optional = {
        f"{command.qualified_name} {option.name}"
        for command in moves
        for option in command.parameters
        if not option.required and option.name != "game"
    }
    assert optional == set()
    assert len(moves) > 20


async def test_every_command_that_makes_a_move_has_the_gate_for_players(room: Room) -> None:
    moves = [command for command in every_command(room) if decides(command)]
    assert {command.name for command in moves} >= {"pick", "bid", "contest", "place", "terraform", "tile"}
    assert all(playing in command.extras["gates"] for command in moves)


async def test_options_of_moves_are_free_text_with_suggestions(room: Room) -> None:
    """A fixed choice has to be typed with its whole label; coordinates cannot be suggested."""
    for command in every_command(room):
        for option in command.parameters if decides(command) else ():
            assert not option.choices, (command.qualified_name, option.name)
            assert option.autocomplete or option.name in ("x", "y"), (command.qualified_name, option.name)


# Confirmations


def test_a_tile_for_the_oldest_cubes_is_confirmed_with_their_squares() -> None:
    tile = Terraform(0, Position(3, 2), Kind.LAKE, (Position(1, 2), Position(0, -1)))
    left_out = understood(ENGLISH, tile, left_out=True)
    gone = "You spent your two oldest cubes, at (1, 2) and (0, -1)."
    assert left_out.endswith(f"is now a lake. {gone}"), "oldest was typed instead of squares"


async def test_the_placer_shows_a_command_to_paste(room: Room) -> None:
    anna, _ = await placing(room)
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    placer = room.asked(anna)
    (line,) = (line for line in placer.content.splitlines() if "/place" in line)
    start = line.partition("`/place ")[2].partition("`")[0]
    options = dict(part.split(":") for part in start.split(" "))
    assert list(options) == ["card", "x", "y", "rotation"]
    typed = {**options, "card": int(options["card"]), "x": int(options["x"]), "y": int(options["y"])}
    placed = await room.said(anna, "place", **typed)
    assert placed.startswith(f"✅ Card {own.selected.number} at column {options['x']}, row {options['y']}, ")


# Notations


async def test_a_rotation_takes_the_cards_to_go_under(room: Room) -> None:
    anna, _ = await placing(room)
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    legal = own.map.legal_placements(own.selected)
    under = next(spot for spot in legal if spot.under == {0} and spot.rotation != 90)
    options = typed_placement(under)
    assert options["rotation"] == f"{under.rotation}/0"
    offered = await anna.autocomplete(room.channel, "place", "rotation", "", **{**options, "rotation": ""})
    names = {choice["value"]: choice["name"] for choice in offered}
    assert list(names)[:5] == ["0", "90", "180", "270", "rot"]
    assert names["rot"] == "90° clockwise"
    assert names[f"{under.rotation}/0"].endswith(", under the starting province")
    for typed in (
        f"{under.rotation}/0",
        f"{under.rotation} 0",
        f"{under.rotation}° under 0",
        f"{under.rotation}\u00ba/0",  # the key on Spanish and Portuguese keyboards
        f"{under.rotation} ° 0",
        f"{under.rotation}/all",
        f"{under.rotation}/Province",  # as the placer calls it
    ):
        answer = await room.said(anna, "place", **{**options, "rotation": typed})
        assert answer.splitlines()[0] == understood(ENGLISH, Place(0, under)), typed
        await room.said(anna, "undo")


async def bidding(room: Room) -> tuple[Table, int, MemberActor]:
    people = room.people(3)
    table = await room.begin(people, game="honshu")
    seat, person = asked(table, people)
    return table, seat, person


@pytest.mark.parametrize("form", ["{x}/{y}", "({x}, {y})"])
async def test_a_cube_is_typed_with_or_without_blanks(room: Room, form: str) -> None:
    table, seat, person = await bidding(room)
    square = next(iter(table.view(seat).seats[seat].map.cubes))
    card = table.view(seat).hand[0].number
    told = await room.said(person, "bid", card=card, cube=form.format(x=square.x, y=square.y))
    assert told.splitlines()[0] == understood(ENGLISH, Bid(seat, card, square))


@pytest.mark.parametrize("word", ["None", "-"])
async def test_a_card_is_bid_without_a_cube(room: Room, word: str) -> None:
    table, seat, person = await bidding(room)
    card = table.view(seat).hand[0].number
    offered = await person.autocomplete(room.channel, "bid", "cube", "no", card=card)
    assert [choice["value"] for choice in offered] == ["none"]
    told = await room.said(person, "bid", card=card, cube=word)
    assert told.splitlines()[0] == f"✅ You played card {card} without a cube."


async def answering(room: Room) -> tuple[Table, int, MemberActor]:
    """A trick for two whose winner has chosen the pair from the pile."""
    people = room.people(2)
    table = await room.begin(people, game="honshu")
    table = await until(room, people, table, Phase.TAKE_PAIR)
    _, winner = asked(table, people)
    await room.said(winner, "pair", pair="pile")
    table = await room.table()
    seat, loser = asked(table, people)
    assert table.view(None).phase is Phase.ANSWER
    return table, seat, loser


@pytest.mark.parametrize("form", ["{0.x}/{0.y}/{1.x}/{1.y}", "{0.x},{0.y} {1.x},{1.y}"])
async def test_a_pair_is_contested_with_or_without_blanks(room: Room, form: str) -> None:
    table, seat, loser = await answering(room)
    cubes = sorted(table.view(seat).seats[seat].map.cubes)[:2]
    await room.said(loser, "contest", cubes=form.format(*cubes), pair="the pair from the pile")
    left = (await room.table()).view(seat).seats[seat].map.cubes
    assert not {*cubes} & {*left}


async def test_contesting_without_cubes_accepts_the_pair_that_is_left(room: Room) -> None:
    table, _, loser = await answering(room)
    offered = await loser.autocomplete(room.channel, "contest", "cubes", "none")
    assert [choice["value"] for choice in offered] == ["none"]
    refused = sentence("pair-costs-cubes")
    await assert_refused(room, loser, "contest", refused, cubes="none", pair="deck")
    told = await room.said(loser, "contest", cubes="none", pair="hands")
    assert told.splitlines()[0] == ENGLISH.format("accepted-accept")
    assert (await room.table()).revision == table.revision + 1


async def test_terraforming_offers_the_cubes_of_its_colour(room: Room) -> None:
    anna, _ = await placing(room)
    options = {"x": 0, "y": 0, "terrain": "lake"}
    offered = await anna.autocomplete(room.channel, "terraform", "cubes", "", **options)
    assert offered[0]["value"] == "oldest"
    blue = [at for at, colour in (await room.view(anna)).seats[0].map.cubes.items() if colour == "blue"]
    assert len(offered) == 1 + len(blue) * (len(blue) - 1) // 2
    lands = await anna.autocomplete(
        room.channel, "terraform", "terrain", "two blue", **{**options, "terrain": ""}
    )
    assert [land["value"] for land in lands] == ["lake"]
