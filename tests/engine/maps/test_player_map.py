"""The public interface of a player's map, and terraforming (rules.md 1.3, 5)."""

from __future__ import annotations

import pickle

import pytest

from engine.errors import IllegalPlacement, InvalidInput
from engine.maps import Bounds, LaidCard, PlayerMap, VisibleSquare
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position
from tests.engine.drawn_maps import card, drawn_map, province, same_drawing

DESERTS = "D D / D D / D D"


def played_map() -> PlayerMap:
    """A province with one card over it and one under it, with cubes and a tile."""
    player_map = province("b D / D T / w D").with_cubes([Position(0, 0), Position(0, 2)])
    player_map = player_map.lay(card(17, "F T / g g4 / M D"), Placement(17, 1, 2))
    player_map = player_map.lay(card(4, "L D / D n / D D"), Placement(4, -1, -1, 90, under=frozenset({0})))
    return player_map.with_cubes([Position(1, 3)]).with_tile(Position(1, 0), Kind.FOREST)


def test_rule_1_3_the_province_is_card_0_with_its_top_left_square_at_0_0() -> None:
    start = province("b D / D T / w D")
    assert start.cards == (LaidCard(0, card(0, "b D / D T / w D").squares, 0, 0, 0),)
    assert start.production_of(0) == ((Position(0, 0), Colour.BLUE), (Position(0, 2), Colour.BROWN))
    assert dict(start.cubes) == {}
    assert start.bounds == Bounds(0, 0, 1, 2)


def test_every_visible_square_has_its_kind_and_card() -> None:
    squares = played_map().squares
    assert same_drawing(
        played_map(),
        """
        D D L .
        D b* F+ .
        . D T .
        . w* F T
        . . g* g4
        . . M D
        """,
    )
    assert squares[Position(0, 0)] == VisibleSquare(Kind.PRODUCTION, Colour.BLUE, 0, 0, False, True)
    assert squares[Position(2, 3)] == VisibleSquare(Kind.FACTORY, Colour.GREY, 4, 17, False, False)
    assert squares[Position(1, 0)] == VisibleSquare(Kind.FOREST, None, 0, 0, True, False)
    assert list(squares) == sorted(squares, key=lambda position: (position.y, position.x))


def test_areas_are_orthogonal_and_listed_row_by_row() -> None:
    forests = drawn_map(
        """
        F F D F
        D D F F
        F D D D
        """
    )
    assert forests.areas(Kind.FOREST) == (
        (Position(0, 0), Position(1, 0)),
        (Position(3, 0), Position(2, 1), Position(3, 1)),
        (Position(0, 2),),
    )
    assert forests.positions(Kind.FOREST) == tuple(
        Position(*place) for place in [(0, 0), (1, 0), (3, 0), (2, 1), (3, 1), (0, 2)]
    )
    assert forests.areas(Kind.LAKE) == ()


def test_maps_are_values() -> None:
    one, other = played_map(), played_map()
    assert one == other
    assert hash(one) == hash(other)
    assert one != one.with_tile(Position(0, 1), Kind.LAKE)
    assert one != one.without_cubes([Position(0, 0)])
    assert one != "a map"
    again = pickle.loads(pickle.dumps(one))
    assert again == one
    assert hash(again) == hash(one)
    assert dict(again.squares) == dict(one.squares)


@pytest.mark.parametrize("terrain", [Kind.DESERT, Kind.PRODUCTION, Kind.FACTORY])
def test_rule_5_1_other_kinds_have_no_tile(terrain: Kind) -> None:
    with pytest.raises(InvalidInput) as caught:
        province(DESERTS).check_tile(Position(0, 0), terrain)
    assert (caught.value.key, caught.value.rule) == ("no-such-tile", "5.1")


@pytest.mark.parametrize("place", [(0, 0), (1, 1), (5, 5), (-24, 26)])
def test_rule_5_1_only_deserts_can_be_terraformed(place: tuple[int, int]) -> None:
    player_map = province("F D / D T / D D")
    with pytest.raises(IllegalPlacement) as caught:
        player_map.with_tile(Position(*place), Kind.LAKE)
    assert (caught.value.key, caught.value.rule) == ("no-desert-there", "5.1")
    assert caught.value.values["squares"] == (Position(*place),)


@pytest.mark.parametrize("place", [(1_000_000, 0), (0, -(10**40)), (26, 0), (0, 27), (-25, 0), (0, -25)])
def test_rule_5_1_positions_off_the_grid_are_refused(place: tuple[int, int]) -> None:
    with pytest.raises(InvalidInput) as caught:
        province(DESERTS).check_tile(Position(*place), Kind.LAKE)
    assert caught.value.key == "outside-grid"


def test_rule_5_2_a_tile_belongs_to_the_card_under_it() -> None:
    laid = province(DESERTS).lay(card(9, DESERTS), Placement(9, 1, 1))
    assert laid.with_tile(Position(2, 2), Kind.TOWN).squares[Position(2, 2)].card == 9


def test_rule_5_2_a_mountain_tile_must_leave_the_range_legal() -> None:
    player_map = province("M D / D D / D D")
    assert player_map.with_tile(Position(1, 1), Kind.MOUNTAIN).mountain_range.path == (
        Position(0, 0),
        Position(1, 1),
    )
    with pytest.raises(IllegalPlacement) as caught:
        player_map.with_tile(Position(0, 2), Kind.MOUNTAIN)
    assert (caught.value.key, caught.value.rule) == ("range-apart", "5.2")
    assert caught.value.values["squares"] == (Position(0, 2),)


@pytest.mark.parametrize("place", [(1, 0), (0, 1), (9, 9)])
def test_cubes_can_be_placed_only_on_production_squares(place: tuple[int, int]) -> None:
    with pytest.raises(InvalidInput) as caught:
        province("b D / D T / w D").with_cubes([Position(*place)])
    assert caught.value.key == "no-empty-production-square"


def test_a_production_square_holds_one_cube() -> None:
    held = province("b D / D T / w D").with_cubes([Position(0, 0)])
    with pytest.raises(InvalidInput):
        held.with_cubes([Position(0, 0)])
    with pytest.raises(InvalidInput):
        province("b D / D T / w D").with_cubes([Position(0, 0), Position(0, 0)])


def test_only_cubes_on_the_map_can_be_removed() -> None:
    held = province("b D / D T / w D").with_cubes([Position(0, 0)])
    assert held.without_cubes([Position(0, 0)]) == province("b D / D T / w D")
    for gone in ([Position(0, 2)], [Position(0, 0), Position(0, 0)], [Position(7, 7)]):
        with pytest.raises(InvalidInput) as caught:
            held.without_cubes(gone)
        assert caught.value.key == "no-cube-there"


def test_production_of_a_card_that_is_not_on_the_map() -> None:
    with pytest.raises(InvalidInput) as caught:
        province(DESERTS).production_of(17)
    assert caught.value.key == "card-not-on-map"
