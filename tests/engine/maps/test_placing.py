"""Adding a card to a map (rules.md 4)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.errors import GameError, IllegalPlacement, InvalidInput
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position
from tests.engine.drawn_maps import card, drawn_map, province, same_drawing

DESERTS = "D D / D D / D D"
TOWNS = "T T / T T / T T"
FORESTS = "F F / F F / F F"
MIXED = "F T / b w / g n"


def lay(
    player_map: PlayerMap, new: MapCard, x: int, y: int, rotation: int = 0, under: Iterable[int] = ()
) -> PlayerMap:
    return player_map.lay(new, Placement(new.number, x, y, rotation, frozenset(under)))


def refused(
    player_map: PlayerMap, new: MapCard, x: int, y: int, rotation: int = 0, under: Iterable[int] = ()
) -> GameError:
    placement = Placement(new.number, x, y, rotation, frozenset(under))
    with pytest.raises(GameError) as caught:
        player_map.lay(new, placement)
    assert placement not in player_map.legal_placements(new)
    return caught.value


# 4.1


@pytest.mark.parametrize(
    ("rotation", "drawing"),
    [
        (
            0,
            """
            D D .
            D D .
            D F T
            . b w
            . g n
            """,
        ),
        (
            90,
            """
            D D . .
            D D . .
            D g b F
            . n w T
            """,
        ),
    ],
)
def test_rule_4_1_a_card_is_turned_clockwise_and_x_y_is_its_top_left_square(
    rotation: int, drawing: str
) -> None:
    laid = lay(province(DESERTS), card(7, MIXED), 1, 2, rotation)
    assert same_drawing(laid, drawing)


@pytest.mark.parametrize("rotation", [45, -90, 360, 1])
def test_rule_4_1_other_rotations_are_refused(rotation: int) -> None:
    error = refused(province(DESERTS), card(7, MIXED), 1, 2, rotation)
    assert isinstance(error, InvalidInput)
    assert (error.key, error.rule, error.values) == ("unknown-rotation", "4.1", {"rotation": rotation})


def test_rule_4_1_a_card_other_than_the_selected_one_is_refused() -> None:
    with pytest.raises(InvalidInput) as caught:
        province(DESERTS).check(card(7, MIXED), Placement(8, 1, 2))
    assert (caught.value.key, caught.value.values) == ("another-card", {"card": 8, "selected": 7})


# 4.2


def test_rule_4_2_a_card_that_does_not_overlap_the_map_is_refused() -> None:
    error = refused(province(DESERTS), card(7, MIXED), 2, 0)
    assert isinstance(error, IllegalPlacement)
    assert (error.key, error.rule) == ("no-overlap", "4.2")
    assert error.values["squares"] == tuple(Position(x, y) for y in (0, 1, 2) for x in (2, 3))


def test_rule_4_2_one_overlapping_corner_square_is_enough() -> None:
    assert Placement(7, -1, -2) in province(DESERTS).legal_placements(card(7, MIXED))
    assert Placement(7, -2, 2, 90) in province(DESERTS).legal_placements(card(7, MIXED))


def test_rule_4_2_a_card_may_not_be_wholly_hidden() -> None:
    error = refused(province(DESERTS), card(7, MIXED), 0, 0, under=[0])
    assert (error.key, error.rule) == ("wholly-hidden", "4.2")


def test_rule_4_2_an_old_card_may_be_covered_completely() -> None:
    covered = lay(province(DESERTS), card(7, MIXED), 0, 0)
    assert same_drawing(covered, "F T\nb w\ng n")
    assert [laid.number for laid in covered.bottom_to_top] == [0, 7]


@pytest.mark.parametrize(
    ("x", "y"), [(1_000_000, 0), (0, -1_000_000), (10**30, 0), (26, 0), (25, 0), (0, 25), (-25, 0), (0, -25)]
)
def test_rule_4_2_positions_off_the_grid_are_refused(x: int, y: int) -> None:
    error = refused(province(DESERTS), card(7, MIXED), x, y)
    assert isinstance(error, InvalidInput)
    assert (error.key, error.values) == ("outside-grid", {"x": x, "y": y})


# 4.3


def two_cards() -> PlayerMap:
    """Card 2 over card 1 over the province, each one column further right."""
    return lay(lay(province(DESERTS), card(1, TOWNS), 1, 0), card(2, FORESTS), 2, 0)


def test_rule_4_3_over_and_under_may_be_mixed() -> None:
    woven = lay(two_cards(), card(7, MIXED), 1, 1, 90, under=[2])
    assert same_drawing(
        woven,
        """
        D T F F
        D g F F
        D n F F
        """,
    )
    assert woven.hidden_squares(card(8, MIXED), Placement(8, 2, 0, under=frozenset({2}))) == frozenset(
        Position(x, y) for x in (2, 3) for y in (0, 1, 2)
    )


def test_rule_4_3_a_card_above_one_that_covers_the_new_card_is_above_it_too() -> None:
    error = refused(two_cards(), card(7, MIXED), 1, 1, 90, under=[1])
    assert (error.key, error.rule) == ("under-impossible", "4.3")
    assert error.values == {
        "card": 1,
        "above": 2,
        "squares": tuple(Position(x, y) for y in (1, 2) for x in (2, 3)),
    }


def a_chain(under: Iterable[int]) -> PlayerMap:
    """Card 1, card 2 over it, and card 3, which touches card 2 but not card 1."""
    chain = lay(province(DESERTS), card(1, TOWNS), 1, 2)
    chain = lay(chain, card(2, FORESTS), 2, 4)
    return lay(chain, card(3, TOWNS), 3, 2, under=under)


def test_rule_4_3_a_card_that_the_new_one_does_not_touch_can_decide_the_order() -> None:
    chain, new = a_chain(under=[]), card(7, MIXED)
    assert chain.touched(new, 2, 2, 90) == (1, 3)
    error = refused(chain, new, 2, 2, 90, under=[1])
    assert error.key == "under-impossible"
    assert (error.values["card"], error.values["above"]) == (1, 3)
    assert chain.possible_unders(new, 2, 2, 90) == (frozenset(), frozenset({3}), frozenset({1, 3}))


def test_rule_4_3_a_new_card_between_two_others_fixes_their_order() -> None:
    # The new card goes under 1 and over 3, so 1 is now above 3, although they do not touch.
    bound = lay(a_chain(under=[2]), card(7, MIXED), 2, 2, 90, under=[1])
    order = [laid.number for laid in bound.bottom_to_top]
    assert order.index(3) < order.index(7) < order.index(1)
    error = refused(bound, card(8, MIXED), 2, 1, 90, under=[3])
    assert error.key == "under-impossible"


def test_rule_4_3_under_names_every_card_above_even_if_another_card_covers_both() -> None:
    # Card 2 lies over card 1, card 3 over card 2. The new card overlaps card 2 only where card 3 covers it.
    piled = lay(province(DESERTS), card(1, TOWNS), 1, 2, 90)
    piled = lay(piled, card(2, FORESTS), 2, 3)
    piled = lay(piled, card(3, DESERTS), 3, 3)
    new = card(7, MIXED)
    assert piled.touched(new, 3, 1, 0) == (1, 2, 3)
    assert refused(piled, new, 3, 1, under=[1]).key == "under-impossible"
    assert refused(piled, new, 3, 1, under=[1, 3]).key == "under-impossible"
    complete = lay(piled, new, 3, 1, under=[1, 2, 3])
    assert same_drawing(
        complete,
        """
        D D . . .
        D D . F T
        D T T T w
        . T F D D
        . . F D D
        . . F D D
        """,
    )
    here = [placement for placement in piled.legal_placements(new) if placement.x == 3 and placement.y == 1]
    assert {placement.under for placement in here if placement.rotation == 0} == {
        frozenset(),
        frozenset({3}),
        frozenset({1, 2, 3}),
    }
    # Below card 3, over or under card 2 looks the same: both are legal, but only one is listed.
    assert Placement(7, 3, 1, 0, frozenset({2, 3})) in piled.legal_placements(new)


def test_rule_4_3_under_may_name_only_cards_that_the_new_one_overlaps() -> None:
    error = refused(two_cards(), card(7, MIXED), 3, 2, under=[0])
    assert (error.key, error.rule) == ("under-not-touched", "4.3")
    assert error.values["card"] == 0


@pytest.mark.parametrize("number", [7, 61, -1, 999_999])
def test_rule_4_3_under_may_name_only_cards_on_the_map(number: int) -> None:
    error = refused(two_cards(), card(7, MIXED), 3, 2, under=[number])
    assert isinstance(error, InvalidInput)
    assert (error.key, error.values) == ("card-not-on-map", {"card": number})


def test_rule_1_1_a_card_can_be_on_a_map_only_once() -> None:
    error = refused(two_cards(), card(2, MIXED), 3, 2)
    assert isinstance(error, InvalidInput)
    assert error.key == "card-on-map-already"
    assert not two_cards().legal_placements(card(2, MIXED))


# 4.4


def test_rule_4_4_a_lake_stays_visible() -> None:
    lake = province("D D / D D / D L")
    error = refused(lake, card(7, MIXED), 1, 2)
    assert (error.key, error.rule) == ("would-cover", "4.4")
    assert error.values == {"kind": Kind.LAKE, "squares": (Position(1, 2),)}
    assert same_drawing(lay(lake, card(7, MIXED), 1, 2, under=[0]), "D D .\nD D .\nD L T\n. b w\n. g n")


def test_rule_4_4_a_new_mountain_may_not_be_hidden() -> None:
    error = refused(province(DESERTS), card(7, "M D / D D / D D"), 1, 2, under=[0])
    assert (error.key, error.rule) == ("would-be-hidden", "4.4")
    assert error.values == {"kind": Kind.MOUNTAIN, "squares": (Position(1, 2),)}


def test_rule_4_4_a_terraformed_lake_stays_visible_too() -> None:
    lake = province(DESERTS).with_tile(Position(1, 2), Kind.LAKE)
    assert refused(lake, card(7, MIXED), 1, 2).key == "would-cover"
    assert Placement(7, 1, 2, 0, frozenset({0})) in lake.legal_placements(card(7, MIXED))


# 4.5


@pytest.mark.parametrize(
    ("old", "new", "x", "y", "key", "squares"),
    [
        ("D D / M D / D D", "D D / D D / D M", 1, 2, "range-apart", [(2, 4)]),
        ("M D / M D / M D", "M D / D D / D D", 1, 1, "range-fork", [(0, 1)]),
        ("M M / M D / D D", "M D / D D / D D", 1, 1, "range-block", [(0, 0), (1, 0), (0, 1), (1, 1)]),
    ],
)
def test_rule_4_5_the_mountains_form_one_range(
    old: str, new: str, x: int, y: int, key: str, squares: list[tuple[int, int]]
) -> None:
    error = refused(province(old), card(7, new), x, y)
    assert error.key == key
    assert error.values["squares"] == tuple(Position(*place) for place in squares)


def test_rule_4_5_a_ring_is_refused() -> None:
    bow = drawn_map(
        """
        M M | M D
        M D | M D
        D D | M D
        """
    )
    # The mountain lands on (1, 2), beside one end and diagonal to the other.
    error = refused(bow, card(7, "D M / D D / D D"), 0, 2)
    assert (error.key, error.rule) == ("range-ring", "4.5")
    assert error.values["squares"] == tuple(
        Position(*place) for place in [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (1, 2), (2, 2)]
    )


# 4.6


def test_rule_4_6_only_visible_production_squares_take_cubes_in_reading_order_of_the_upright_card() -> None:
    laid = lay(province(DESERTS), card(7, MIXED), 1, 1, 180, under=[0])
    assert same_drawing(laid, "D D .\nD D g\nD D b\n. T F")
    assert laid.production_of(7) == ((Position(2, 2), Colour.BLUE), (Position(2, 1), Colour.GREY))
