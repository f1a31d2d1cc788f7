"""Adding a card to a map: which placements are legal, and what they lead to (rules.md 4)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest

from engine.command_line.english import sentence
from engine.errors import GameError, InvalidInput
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position
from tests.engine.drawn_maps import card, drawn_map, province, same_drawing

DESERTS = "D D / D D / D D"
TOWNS = "T T / T T / T T"
FORESTS = "F F / F F / F F"
NEW = card(7, "F T / b w / g n")
START = province(DESERTS)


def lay(
    player_map: PlayerMap, new: MapCard, x: int, y: int, rotation: int = 0, under: Iterable[int] = ()
) -> PlayerMap:
    return player_map.lay(new, Placement(new.number, x, y, rotation, frozenset(under)))


def refusal(
    player_map: PlayerMap, new: MapCard, x: int, y: int, rotation: int = 0, under: Iterable[int] = ()
) -> GameError:
    placement = Placement(new.number, x, y, rotation, frozenset(under))
    with pytest.raises(GameError) as caught:
        player_map.lay(new, placement)
    assert placement not in player_map.legal_placements(new)
    return caught.value


#: Card 2 over card 1 over the province, each one column further right.
STAIRS = lay(lay(START, card(1, TOWNS), 1, 0), card(2, FORESTS), 2, 0)

#: Card 2 lies over card 1, card 3 over card 2. A card at (3, 1) overlaps card 2 only where card 3 covers it.
PILED = lay(lay(lay(START, card(1, TOWNS), 1, 2, 90), card(2, FORESTS), 2, 3), card(3, DESERTS), 3, 3)


def a_chain(under: Iterable[int]) -> PlayerMap:
    """Card 1, card 2 over it, and card 3, which touches card 2 but not card 1."""
    chain = lay(lay(START, card(1, TOWNS), 1, 2), card(2, FORESTS), 2, 4)
    return lay(chain, card(3, TOWNS), 3, 2, under=under)


#: Card 7 goes under 1 and over 3, so 1 is now above 3, although they do not touch.
BOUND = lay(a_chain(under=[2]), NEW, 2, 2, 90, under=[1])

LAKE = province("D D / D D / D L")
TILE = START.with_tile(Position(1, 2), Kind.LAKE)
BOW = drawn_map("M M M D\nM D M D\nD D M D")


@pytest.mark.parametrize(
    ("before", "new", "placement", "said"),
    [
        (STAIRS, card(2, DESERTS), (3, 2), "card 2 is already on the map (rule 1.1)"),
        (START, NEW, (1, 2, 45), "there is no rotation 45"),
        (START, NEW, (2, 0), "the card does not overlap the map (rule 4.2)"),
        (START, NEW, (0, 0, 0, [0]), "no square of the card would stay visible (rule 4.2)"),
        # A card above one that covers the new card is above the new card, too.
        (STAIRS, NEW, (1, 1, 90, [1]), "the card cannot go under card 1 but over card 2"),
        # A card that the new one does not touch can decide the order.
        (a_chain(under=[]), NEW, (2, 2, 90, [1]), "the card cannot go under card 1 but over card 3"),
        # A card between two others has fixed their order.
        (BOUND, card(8, DESERTS), (2, 1, 90, [3]), "the card cannot go under card 3 but over card"),
        # Every card above has to be named, even if another one covers both.
        (PILED, NEW, (3, 1, 0, [1]), "the card cannot go under card 1 but over card"),
        (PILED, NEW, (3, 1, 0, [1, 3]), "the card cannot go under card 1 but over card 2"),
        (STAIRS, NEW, (3, 2, 0, [0]), "the card goes under card 0, which it does not overlap (rule 4.3)"),
        (STAIRS, NEW, (3, 2, 0, [7]), "card 7 is not on the map (rule 4.3)"),
        (STAIRS, NEW, (3, 2, 0, [999_999]), "card 999999 is not on the map (rule 4.3)"),
        (LAKE, NEW, (1, 2), "that would cover a lake at 1, 2 (rule 4.4)"),
        (TILE, NEW, (1, 2), "that would cover a lake at 1, 2 (rule 4.4)"),
        (
            START,
            card(7, "M D / D D / D D"),
            (1, 2, 0, [0]),
            "that would hide the card's own mountain at 1, 2 (rule 4.4)",
        ),
        (
            province("D D / M D / D D"),
            card(7, "D D / D D / D M"),
            (1, 2),
            "that would cut mountains off from the range at 2, 4",
        ),
        (
            province("M D / M D / M D"),
            card(7, "M D / D D / D D"),
            (1, 1),
            "that would fork the mountain range at 0, 1",
        ),
        (
            province("M M / M D / D D"),
            card(7, "M D / D D / D D"),
            (1, 1),
            "that would create a 2 x 2 block in the mountain range at 0, 0; 1, 0; 0, 1; 1, 1 (rule 4.5)",
        ),
        # The mountain lands on (1, 2), beside one end and diagonal to the other.
        (
            BOW,
            card(7, "D M / D D / D D"),
            (0, 2),
            "that would close the mountain range into a ring at 0, 0; 1, 0; 2, 0; 0, 1; 2, 1; 1, 2; 2, 2",
        ),
    ],
)
def test_rule_4_illegal_placements_are_refused_with_a_reason(
    before: PlayerMap, new: MapCard, placement: tuple[int, int], said: str
) -> None:
    error = refusal(before, new, *placement)
    assert sentence(error).startswith(said)


def test_rule_4_3_the_squares_in_question_are_named() -> None:
    error = refusal(STAIRS, NEW, 1, 1, 90, under=[1])
    assert error.values["squares"] == tuple(Position(x, y) for y in (1, 2) for x in (2, 3))


@pytest.mark.parametrize(
    ("x", "y"), [(1_000_000, 0), (0, -1_000_000), (10**30, 0), (26, 0), (25, 0), (0, 25), (-25, 0), (0, -25)]
)
def test_rule_4_2_positions_off_the_grid_are_refused(x: int, y: int) -> None:
    error = refusal(START, NEW, x, y)
    assert isinstance(error, InvalidInput)
    assert (error.key, error.values) == ("outside-grid", {"x": x, "y": y})


def test_rule_4_1_a_card_other_than_the_selected_one_is_refused() -> None:
    with pytest.raises(InvalidInput) as caught:
        START.check(NEW, Placement(8, 1, 2))
    assert (caught.value.key, caught.value.values) == ("another-card", {"card": 8, "selected": 7})


@pytest.mark.parametrize(
    ("before", "placement", "drawing"),
    [
        # A card is turned clockwise, and x, y is its top left square (4.1).
        (START, (1, 2), "D D .\nD D .\nD F T\n. b w\n. g n"),
        (START, (1, 2, 90), "D D . .\nD D . .\nD g b F\n. n w T"),
        # An old card may be covered completely (4.2).
        (START, (0, 0), "F T\nb w\ng n"),
        # Over and under may be mixed (4.3).
        (STAIRS, (1, 1, 90, [2]), "D T F F\nD g F F\nD n F F"),
        (PILED, (3, 1, 0, [1, 2, 3]), "D D . . .\nD D . F T\nD T T T w\n. T F D D\n. . F D D\n. . F D D"),
        # Under a lake, a card may go where it could not cover it (4.4).
        (LAKE, (1, 2, 0, [0]), "D D .\nD D .\nD L T\n. b w\n. g n"),
        (TILE, (1, 2, 0, [0]), "D D .\nD D .\nD L+ T\n. b w\n. g n"),
    ],
)
def test_rule_4_a_legal_placement(before: PlayerMap, placement: tuple[int, int], drawing: str) -> None:
    assert same_drawing(lay(before, NEW, *placement), drawing)


def test_rule_4_2_one_overlapping_corner_square_is_enough() -> None:
    assert Placement(7, -1, -2) in START.legal_placements(NEW)
    assert Placement(7, -2, 2, 90) in START.legal_placements(NEW)


def test_rule_4_3_under_is_decided_only_among_the_cards_that_the_new_one_touches() -> None:
    chain, new = a_chain(under=[]), NEW
    assert chain.touched(new, 2, 2, 90) == (1, 3)
    assert chain.possible_unders(new, 2, 2, 90) == (frozenset(), frozenset({3}), frozenset({1, 3}))
    order = [laid.number for laid in BOUND.bottom_to_top]
    assert order.index(3) < order.index(7) < order.index(1)


def test_rule_4_3_only_one_of_two_placements_that_look_the_same_is_listed() -> None:
    """Below card 3, over or under card 2 looks the same: both are legal."""
    legal = PILED.legal_placements(NEW)
    here = {spot.under for spot in legal if (spot.x, spot.y, spot.rotation) == (3, 1, 0)}
    assert here == {frozenset(), frozenset({3}), frozenset({1, 2, 3})}
    assert Placement(7, 3, 1, 0, frozenset({2, 3})) in legal


def test_rule_4_6_only_visible_production_squares_take_cubes_in_reading_order_of_the_upright_card() -> None:
    laid = lay(START, NEW, 1, 1, 180, under=[0])
    assert same_drawing(laid, "D D .\nD D g\nD D b\n. T F")
    assert laid.production_of(7) == ((Position(2, 2), Colour.BLUE), (Position(2, 1), Colour.GREY))


def test_a_plain_card_beside_a_plain_province() -> None:
    placements = province(DESERTS).legal_placements(card(7, DESERTS))
    # Upright: 3 x 5 positions, over or under, except wholly hidden. Sideways: 4 x 4, over or under.
    upright, lying = 2 * 3 * 5 - 1, 2 * 4 * 4
    assert placements.count() == len(list(placements)) == 2 * upright + 2 * lying
    assert placements


def test_a_card_with_a_lake_beside_a_plain_province() -> None:
    # Over it everywhere; under it only where the lake in the corner stays visible: six positions fewer.
    placements = province(DESERTS).legal_placements(card(7, "L D / D D / D D"))
    assert placements.count() == 2 * (15 + 15 - 6) + 2 * (16 + 16 - 6)


def test_a_card_beside_a_province_with_a_lake_at_a_corner() -> None:
    # The reverse: under it everywhere except at (0, 0), over it only where the lake stays visible.
    placements = province("L D / D D / D D").legal_placements(card(7, DESERTS))
    assert placements.count() == 2 * (15 - 6 + 15 - 1) + 2 * (16 - 6 + 16)


@pytest.mark.parametrize(
    "drawing", ["M D / D D / D D", "D D / D M / M D", "M D / M D / D D", "D D / T M / D L"]
)
def test_every_placement_that_joins_the_mountains_to_the_range_is_listed(drawing: str) -> None:
    before, new = province("D D / D M / D D"), card(7, drawing)
    accepted = set()
    for x, y, rotation, under in product(range(-3, 3), range(-3, 4), (0, 90, 180, 270), ((), (0,))):
        placement = Placement(7, x, y, rotation, frozenset(under))
        try:
            after = before.lay(new, placement)
        except GameError:
            continue
        accepted.add(placement)
        assert len(after.mountain_range.path) == 1 + drawing.count("M")
    assert set(before.legal_placements(new)) == accepted


def test_a_card_that_fits_nowhere_has_no_placements() -> None:
    # Four mountains in a block never form a path.
    block = card(7, "M M / M M / D D")
    placements = province("M D / D D / D D").legal_placements(block)
    assert not placements
    assert placements.count() == 0
    assert list(placements) == []


def test_a_card_already_on_the_map_has_no_placements() -> None:
    laid = province(DESERTS).lay(card(7, DESERTS), Placement(7, 1, 1))
    assert not laid.legal_placements(card(7, DESERTS))


def test_other_values_are_not_in_the_placements() -> None:
    placements = province(DESERTS).legal_placements(card(7, DESERTS))
    assert "7 1 1" not in placements
    assert Placement(8, 1, 1) not in placements
    assert Placement(7, 10**9, 1) not in placements


def test_placements_at_the_edge_of_the_grid_are_legal() -> None:
    # Twelve sideways cards in a row reach x = 25, the last column of the grid.
    row = province(DESERTS)
    for number in range(1, 13):
        row = row.lay(card(number, DESERTS), Placement(number, 2 * number - 1, 0, 90))
    assert row.bounds == (0, 0, 25, 2)
    for placement in row.legal_placements(card(20, DESERTS)):
        row.lay(card(20, DESERTS), placement)
