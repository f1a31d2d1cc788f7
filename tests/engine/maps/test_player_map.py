"""The public interface of a player's map, and terraforming (rules.md 1.3, 5)."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from engine.command_line.english import sentence
from engine.errors import GameError
from engine.maps import LaidCard, PlayerMap
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position
from tests.engine.drawn_maps import card, drawn_map, province

START = province("b D / D T / w D")
ONE_CUBE = START.with_cubes([Position(0, 0)])
MOUNTAIN = province("M D / D D / D D")


def test_rule_1_3_the_province_is_card_0_with_its_top_left_square_at_0_0() -> None:
    assert START.cards == (LaidCard(0, card(0, "b D / D T / w D").squares, 0, 0, 0),)
    assert START.production_of(0) == ((Position(0, 0), Colour.BLUE), (Position(0, 2), Colour.BROWN))
    assert dict(START.cubes) == {}
    assert START.bounds == (0, 0, 1, 2)


def test_areas_and_squares_are_listed_row_by_row() -> None:
    forests = drawn_map("F F D F\nD D F F\nF D D D")
    first, second, third = ((0, 0), (1, 0)), ((3, 0), (2, 1), (3, 1)), ((0, 2),)
    assert forests.areas(Kind.FOREST) == (first, second, third)
    assert forests.positions(Kind.FOREST) == ((0, 0), (1, 0), (3, 0), (2, 1), (3, 1), (0, 2))
    assert forests.areas(Kind.LAKE) == ()
    assert list(forests.squares) == sorted(forests.squares, key=lambda position: (position.y, position.x))


def test_maps_are_values() -> None:
    one = ONE_CUBE.lay(card(17, "F T / g g4 / M D"), Placement(17, 1, 2)).with_tile(Position(0, 1), Kind.LAKE)
    again = pickle.loads(pickle.dumps(one))
    assert again == one
    assert hash(again) == hash(one)
    assert dict(again.squares) == dict(one.squares)
    assert one != one.with_tile(Position(1, 0), Kind.LAKE)
    assert one != one.without_cubes([Position(0, 0)])
    assert one != "a map"
    assert ONE_CUBE.without_cubes([Position(0, 0)]) == START


@pytest.mark.parametrize(
    ("change", "said"),
    [
        *(
            (lambda kind=kind: START.check_tile(Position(1, 0), kind), f"there is no {kind} tile")
            for kind in (Kind.DESERT, Kind.PRODUCTION, Kind.FACTORY)
        ),
        *(
            (
                lambda x=x, y=y: START.with_tile(Position(x, y), Kind.LAKE),
                f"there is no visible desert at {x}, {y} (rule 5.1)",
            )
            for x, y in ((0, 0), (1, 1), (5, 5), (-24, 26))
        ),
        *(
            (
                lambda x=x, y=y: START.check_tile(Position(x, y), Kind.LAKE),
                f"{x}, {y} is off any possible map",
            )
            for x, y in ((1_000_000, 0), (0, -(10**40)), (26, 0), (0, 27), (-25, 0), (0, -25))
        ),
        (
            lambda: MOUNTAIN.with_tile(Position(0, 2), Kind.MOUNTAIN),
            "that would cut mountains off from the range at 0, 2 (rule 5.2)",
        ),
        *(
            (
                lambda x=x, y=y: ONE_CUBE.with_cubes([Position(x, y)]),
                f"there is no empty production square at {x}, {y}",
            )
            for x, y in ((1, 0), (0, 1), (9, 9), (0, 0))
        ),
        (lambda: START.with_cubes([Position(0, 0)] * 2), "there is no empty production square at 0, 0"),
        (lambda: ONE_CUBE.without_cubes([Position(0, 2)]), "there is no cube at 0, 2"),
        (lambda: ONE_CUBE.without_cubes([Position(0, 0)] * 2), "there is no cube at 0, 0"),
        (lambda: ONE_CUBE.without_cubes([Position(7, 7)]), "there is no cube at 7, 7"),
        (lambda: START.production_of(17), "card 17 is not on the map"),
    ],
)
def test_what_is_refused(change: Callable[[], Any], said: str) -> None:
    with pytest.raises(GameError) as caught:
        change()
    assert sentence(caught.value).startswith(said)


def test_rule_5_2_a_tile_belongs_to_the_card_under_it_and_leaves_the_range_legal() -> None:
    laid = province("D D / D D / D D").lay(card(9, "D D / D D / D D"), Placement(9, 1, 1))
    assert laid.with_tile(Position(2, 2), Kind.TOWN).squares[Position(2, 2)].card == 9
    with_two: PlayerMap = MOUNTAIN.with_tile(Position(1, 1), Kind.MOUNTAIN)
    assert with_two.mountain_range.path == (Position(0, 0), Position(1, 1))
