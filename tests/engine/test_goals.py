"""The nine goal cards (rules.md 7.4), on maps with cards side by side, separated by ``|``."""

from __future__ import annotations

import pytest

from engine.parts.squares import Colour, Kind, Position
from engine.scoring.goals import GOALS, Progress, meets_goal, progress_towards
from tests.engine.drawn_maps import drawn_map, province

COLOURS = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.GREEN)


def progress(goal: int, drawing: str, tiles_laid: int = 0) -> Progress:
    return progress_towards(goal, drawn_map(drawing), tiles_laid, COLOURS)


@pytest.mark.parametrize("goal", [number for number in GOALS if number != 9])
def test_rule_7_4_no_goal_is_met_at_the_start(goal: int) -> None:
    start = progress_towards(goal, province("D D / D D / D D"), 0, COLOURS)
    assert (start.met, start.reached, start.cards) == (False, 0, 0)


#: The goal, a map, and its progress: reached, needed, cards.
MAPS = {
    "five forest areas on three cards": (1, "F D | F D | F F\nD F | D D | D D\nF D | D D | D D", (5, 5, 3)),
    # Five areas on two cards and a sixth on a third card: together they lie on three.
    "all forest areas together may lie on three cards": (
        1,
        "F D | F D | D D\nD F | D D | D F\nF D | F D | D D",
        (6, 5, 3),
    ),
    "largest towns that differ by five": (
        2,
        "T T | T T | T T\nD D | D D | D D\nM M | M M | M M\nD D | T D | D D",
        (5, 5, 4),
    ),
    "largest towns that differ by four": (
        2,
        "T T | T T | T T\nD D | D D | D D\nM M | M M | M M\nD D | T T | D D",
        (4, 5, 4),
    ),
    "both sides need a town": (2, "T T | T T | T T\nD D | D D | D D\nM M | M M | M M", (0, 5, 0)),
    # Of the two one-square towns, the one on the third card counts.
    "any of a side's largest towns may be chosen": (
        2,
        "T T | T T | D D\nT T | D M | D D\nD D | M T | D T",
        (5, 5, 3),
    ),
    "smaller towns of a side do not count": (
        2,
        "T T | T T | D T\nD D | D D | D D\nM M | M M | M M\nD T | T D | T D",
        (2, 5, 4),
    ),
    "three lake areas on three cards": (3, "L D | L D | L L", (3, 3, 3)),
    "two lake areas on three cards": (3, "L D | D L | L D", (2, 3, 3)),
    "three lake areas on one card": (3, "L D | D D\nD L | D D\nL D | D D", (3, 3, 1)),
    "five mountains in a row on three cards": (4, "M M | M M | M D", (5, 5, 3)),
    "diagonal links of mountains do not count": (4, "M M | M D | D D\nD D | D M | M M", (3, 5, 2)),
    "the larger group is closer even on fewer cards": (
        4,
        "M M | D D | D D\nM D | D M | M D\nD D | D D | D D",
        (3, 5, 1),
    ),
    "six cubes on three cards": (5, "b* w* | b* w* | g* n*", (6, 6, 3)),
    "five cubes on three cards": (5, "b* w* | b* w* | g* n", (5, 6, 3)),
    "eight cubes on two cards": (5, "b* w* | b* w*\nb* w* | b* w*", (8, 6, 2)),
    "a square of each colour on three cards": (6, "b w | g D | n D", (4, 4, 3)),
    "a square of each colour but one": (6, "b w | g D | D D", (3, 4, 2)),
    "a square of each colour on two cards": (6, "b w | g n | D D", (4, 4, 2)),
    "a second blue square on a third card can be chosen": (6, "b w | g n | b D", (4, 4, 3)),
    # All colours but blue are on one card, so a choice lies on two cards at most.
    "a choice of squares lies on two cards": (6, "b w | b D | b D\ng n | D D | D D", (4, 4, 2)),
    "a factory of each colour on three cards": (7, "b4 w4 | g4 D | n4 D", (4, 4, 3)),
    "production squares are no factories": (7, "b w | g4 D | n4 D", (2, 4, 2)),
    "four in a group on three cards": (8, "D b | w4 D | D D\nD D | D g | n D", (4, 3, 3)),
    "three in a group on two cards": (8, "D b | w4 D | D D\nD D | D g | D D", (3, 3, 2)),
    "three apart": (8, "D b | D w | D g", (1, 3, 1)),
    "a group that meets the goal counts even if another is larger": (
        8,
        """
        D b | D D | D D | D D | D D
        D D | w D | D D | b b | D D
        D D | D g | g D | b b | D D
        ------
        D D | D D | D D | b b | D D
        """,
        (4, 3, 3),
    ),
}


@pytest.mark.parametrize(("goal", "drawing", "expected"), MAPS.values(), ids=MAPS)
def test_rule_7_4_the_progress_towards_a_goal(
    goal: int, drawing: str, expected: tuple[int, int, int]
) -> None:
    assert progress(goal, drawing) == Progress(*expected)
    met = meets_goal(goal, drawn_map(drawing), 0, COLOURS)
    assert met is (expected[0] >= expected[1] and expected[2] >= 3)


@pytest.mark.parametrize(("tiles", "met"), [(1, False), (2, True), (3, True)])
def test_rule_7_4_goal_9_two_tiles_on_any_number_of_cards(tiles: int, met: bool) -> None:
    found = progress(9, "D D", tiles)
    assert (found, found.met) == (Progress(tiles, 2, None), met)


def test_rule_5_2_a_tile_counts_for_the_card_under_it() -> None:
    lakes = drawn_map("L D | L D | D D")
    assert not meets_goal(3, lakes, 0, COLOURS)
    assert meets_goal(3, lakes.with_tile(Position(4, 0), Kind.LAKE), 0, COLOURS)
    assert not meets_goal(3, lakes.with_tile(Position(2, 2), Kind.LAKE), 0, COLOURS)
