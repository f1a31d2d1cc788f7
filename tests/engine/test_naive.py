"""The naive implementation has to be right in itself: small drawn cases straight from the rulebook."""

from __future__ import annotations

import pytest

from tests.engine.naive.legality import broken_rules, broken_tile_rules, legal_placements
from tests.engine.naive.mountains import (
    from_end_to_end,
    is_one_path,
    line,
    meets_itself,
    prolongations,
    sides,
)
from tests.engine.naive.scoring import best_delivery, forest_runs, hokkaido, most_blocks, surrounded
from tests.engine.naive.stacking import Laid, NaiveMap, Position, turned
from tests.engine.random_maps import Dice

PLAIN = ("desert",) * 6


def drawn(picture: str, mark: str) -> set[Position]:
    """The places of a letter in a picture, whose first square is (0, 0)."""
    rows = picture.split()
    return {(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == mark}


def test_4_1_a_quarter_turn_brings_the_top_row_to_the_right() -> None:
    assert turned(0) == ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2))
    assert turned(90) == ((2, 0), (2, 1), (1, 0), (1, 1), (0, 0), (0, 1))
    assert turned(180) == ((1, 2), (0, 2), (1, 1), (0, 1), (1, 0), (0, 0))
    assert turned(270) == ((0, 1), (0, 0), (1, 1), (1, 0), (2, 1), (2, 0))


def test_4_2_a_card_has_to_touch_the_map_and_to_stay_in_sight() -> None:
    province = NaiveMap.of_province(PLAIN)
    assert broken_rules(province, Laid(1, PLAIN, 2, 0, 0), frozenset()) == {"4.2"}
    assert broken_rules(province, Laid(1, PLAIN, 0, 0, 0), frozenset({0})) == {"4.2"}
    assert broken_rules(province, Laid(1, PLAIN, 0, 0, 0), frozenset()) == set()


def test_4_3_what_lies_above_a_card_that_covers_the_new_one_is_above_the_new_one_too() -> None:
    one, two = Laid(1, PLAIN, 0, 2, 0), Laid(2, PLAIN, 0, 4, 0)
    naive = NaiveMap.of_province(PLAIN).with_card(one, frozenset()).with_card(two, frozenset())
    long = Laid(3, PLAIN, 1, 2, 0)
    assert naive.touched(long) == {0, 1, 2}
    assert broken_rules(naive, long, frozenset({1})) == {"4.3"}
    possible = [set(under) for under in naive.possible_unders(long)]
    assert possible == [set(), {2}, {1, 2}, {0, 1, 2}]


def test_4_3_a_card_that_is_not_touched_is_never_named() -> None:
    assert broken_rules(NaiveMap.of_province(PLAIN), Laid(1, PLAIN, 0, 1, 0), frozenset({7})) == {"4.3"}


def test_4_4_lakes_stay_visible_above_and_below() -> None:
    lake = ("lake", *PLAIN[1:])
    province = NaiveMap.of_province(lake)
    over, under = frozenset[int](), frozenset({0})
    assert broken_rules(province, Laid(1, PLAIN, -1, -2, 0), over) == {"4.4"}
    assert broken_rules(province, Laid(1, PLAIN, -1, -2, 0), under) == set()
    assert broken_rules(NaiveMap.of_province(PLAIN), Laid(1, lake, 1, 2, 0), under) == {"4.4"}


def test_4_7_a_covered_tile_leaves_the_map() -> None:
    naive = NaiveMap.of_province(PLAIN).with_tile((0, 0), "town").with_tile((1, 2), "forest")
    assert naive.with_card(Laid(1, PLAIN, -1, -2, 0), frozenset()).tiles == {(1, 2): "forest"}


def test_a_province_has_as_many_placements_as_can_be_counted_by_hand() -> None:
    """Six plain squares on six plain squares: over them wherever they touch, or under, unless all are hidden.

    Upright they touch in 3 x 5 places, sideways in 4 x 4, twice each; only upright, and in only one place,
    can all squares be hidden.
    """
    found = legal_placements(NaiveMap.of_province(PLAIN), 1, PLAIN)
    assert len(found) == 2 * (2 * (15 + 16)) - 2


@pytest.mark.parametrize(
    ("picture", "legal"),
    [
        ("...", True),
        ("m..", True),
        ("mm mm", False),
        ("mm m.", True),
        ("mmm .m.", False),
        ("m.m .m. .m.", False),
        ("m.. .m. ..m", True),
        ("mmm m.m mmm", False),
        ("mmm m.m m.m", True),
        (".m. m.m .m.", False),
        (".m. m.. .m.", True),
        ("m.. ..m", False),
        ("mm. ..m", True),
    ],
)
def test_6_2_the_range_is_one_simple_path(picture: str, legal: bool) -> None:
    assert is_one_path(drawn(picture, "m")) is legal


def test_6_3_the_range_goes_on_in_the_direction_of_its_last_link() -> None:
    path = from_end_to_end(drawn("m.. .m. .m.", "m"))
    assert prolongations(path) == [((0, 0), (-1, -1)), ((1, 2), (0, 1))]
    assert prolongations([(4, 4)]) == [((4, 4), (0, -1)), ((4, 4), (0, 1))]


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param("1l2 1m2 1l2", id="one mountain: straight up and down"),
        pytest.param("l222 1m22 11m2 111l", id="a diagonal goes on as a diagonal"),
        pytest.param("1l22 1m22 1mml 1111", id="a turn: up at one end, right at the other"),
        pytest.param("l222 1m22 11m2 1m22 l222", id="both ends of a bow"),
        pytest.param("111m22 111m22 mmlmll m22m11 mmmm11 111111", id="a line that crosses itself"),
        pytest.param("11111111 lmmllmml 2m1111m2 2mmmmmm2 22222222", id="ends that run into each other"),
    ],
)
def test_6_4_drawn_sides(picture: str) -> None:
    """In the drawings m is a mountain, l a square on the prolonged line, 1 and 2 are the sides."""
    mountains, one, two = (drawn(picture, mark) for mark in "m12")
    assert is_one_path(mountains)
    squares = {(x, y) for y, row in enumerate(picture.split()) for x, _ in enumerate(row)}
    side_of = sides(squares, mountains)
    assert squares - side_of.keys() == mountains | drawn(picture, "l")
    assert len({side_of[place] for place in one}) == 1
    assert len({side_of[place] for place in two}) == 1
    assert {side_of[place] for place in one} != {side_of[place] for place in two}


def test_6_4_the_side_does_not_depend_on_the_walk() -> None:
    dice = Dice(64)
    crossed_itself = 0
    for _ in range(200):
        mountains = wandering_range(dice, 5 + dice.below(25))
        squares = [(x, y) for x in range(-9, 10, 2) for y in range(-9, 10, 3)]
        walks = [sides(squares, mountains, detour) for detour in (0, 40, 900)]
        assert walks[0] == walks[1] == walks[2]
        crossed_itself += meets_itself(line(mountains))
    assert crossed_itself > 40


def wandering_range(dice: Dice, length: int) -> set[Position]:
    """A random legal range of at most this length in a box of 9 x 9, grown at both ends."""
    path = [(0, 0)]
    for _ in range(12 * length):
        path.reverse()
        x, y = path[-1]
        new = (x + dice.below(3) - 1, y + dice.below(3) - 1)
        in_the_box = max(abs(new[0]), abs(new[1])) <= 4
        if in_the_box and len(path) < length and new not in path and is_one_path({*path, new}):
            path.append(new)
    return set(path)


def test_8_1_lakes_towns_and_factories_of_a_province() -> None:
    squares = ("lake", "lake", "mountain", "town", "town", "factory:blue:4")
    naive = NaiveMap.of_province(squares)
    assert hokkaido(naive, 2) == {
        "mountains": 2,
        "forests": 0,
        "factories": 0,
        "lakes": 3,
        "towns": 0,
        "goals": 6,
        "total": 11,
        "deserts": 0,
    }


def test_8_1_the_dearest_factories_come_first() -> None:
    assert best_delivery([2, 4, 3], cubes=2, places=1) == 7
    assert best_delivery([2, 4, 3], cubes=3, places=2) == 11


def test_8_3_runs_blocks_and_surrounded_towns() -> None:
    assert forest_runs(drawn("fff.ffffff f f", "f")) == 4
    assert most_blocks(drawn("ddd ddd ddd", "d")) == 1
    assert most_blocks(drawn("dddd dddd .dd.", "d")) == 2
    assert surrounded(drawn(".t. ttt .t.", "t")) == {(1, 1)}


def test_5_1_a_tile_needs_a_desert_and_a_mountain_a_range() -> None:
    naive = NaiveMap.of_province(("mountain", "desert", "town", "desert", "desert", "desert"))
    assert broken_tile_rules(naive, (0, 1), "lake") == {"5.1"}
    assert broken_tile_rules(naive, (5, 5), "lake") == {"5.1"}
    assert broken_tile_rules(naive, (0, 2), "mountain") == {"5.2"}
    assert broken_tile_rules(naive, (1, 1), "mountain") == set()
