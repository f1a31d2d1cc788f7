"""The nine goal cards (rules.md 7.4), on maps with cards side by side, separated by ``|``."""

from __future__ import annotations

import pytest

from engine.parts.squares import Colour, Kind, Position
from engine.scoring.goals import GOALS, Progress, meets_goal, progress_towards
from tests.engine.drawn_maps import drawn_map, province

COLOURS = (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.GREEN)


def progress(goal: int, drawing: str, tiles_laid: int = 0) -> Progress:
    found = progress_towards(goal, drawn_map(drawing), tiles_laid, COLOURS)
    assert found.met == meets_goal(goal, drawn_map(drawing), tiles_laid, COLOURS)
    return found


def is_met(goal: int, drawing: str) -> bool:
    return progress(goal, drawing).met


def test_rule_7_4_there_are_nine_goals() -> None:
    assert GOALS == (1, 2, 3, 4, 5, 6, 7, 8, 9)


@pytest.mark.parametrize("goal", [number for number in GOALS if number != 9])
def test_rule_7_4_no_goal_is_met_at_the_start(goal: int) -> None:
    start = progress_towards(goal, province("D D / D D / D D"), 0, COLOURS)
    assert not start.met
    assert start.reached == 0
    assert start.cards == 0


# 1: five forest areas


def test_rule_7_4_goal_1_five_forest_areas_on_three_cards() -> None:
    drawing = """
        F D | F D | F F
        D F | D D | D D
        F D | D D | D D
    """
    assert progress(1, drawing) == Progress(reached=5, needed=5, cards=3)
    assert is_met(1, drawing)


def test_rule_7_4_all_squares_together_may_lie_on_three_cards() -> None:
    # Five areas on two cards and a sixth on a third card: together they lie on three.
    drawing = """
        F D | F D | D D
        D F | D D | D F
        F D | F D | D D
    """
    assert progress(1, drawing) == Progress(6, 5, 3)


# 2: the largest towns of the two sides


def test_rule_7_4_goal_2_largest_towns_differ_by_five() -> None:
    drawing = """
        T T | T T | T T
        D D | D D | D D
        M M | M M | M M
        ---------------
        D D | T D | D D
        D D | D D | D D
        D D | D D | D D
    """
    assert progress(2, drawing) == Progress(5, 5, 4)
    assert is_met(2, drawing)
    assert not is_met(2, drawing.replace("D D | T D | D D", "D D | T T | D D"))


def test_rule_7_4_goal_2_both_sides_need_a_town() -> None:
    drawing = """
        T T | T T | T T
        D D | D D | D D
        M M | M M | M M
    """
    assert progress(2, drawing) == Progress(0, 5, 0)


def test_rule_7_4_goal_2_any_of_the_largest_towns_may_be_chosen() -> None:
    # Of the two one-square towns, the one on the third card counts.
    drawing = """
        T T | T T | D D
        T T | D M | D D
        D D | M T | D T
    """
    assert progress(2, drawing) == Progress(5, 5, 3)


def test_rule_7_4_goal_2_smaller_towns_of_a_side_do_not_count() -> None:
    drawing = """
        T T | T T | D T
        D D | D D | D D
        M M | M M | M M
        ---------------
        D T | T D | T D
        D D | D D | D D
        D D | D D | D D
    """
    assert progress(2, drawing) == Progress(2, 5, 4)


# 3: three lake areas


def test_rule_7_4_goal_3_three_lake_areas_on_three_cards() -> None:
    assert progress(3, "L D | L D | L L") == Progress(3, 3, 3)
    assert is_met(3, "L D | L D | L L")
    assert not is_met(3, "L D | D L | L D")
    assert not is_met(3, "L D | D D\nD L | D D\nL D | D D")


# 4: an orthogonal group of five mountains


def test_rule_7_4_goal_4_five_mountains_in_a_row_on_three_cards() -> None:
    assert progress(4, "M M | M M | M D") == Progress(5, 5, 3)
    assert is_met(4, "M M | M M | M D")


def test_rule_7_4_goal_4_diagonal_links_do_not_count() -> None:
    drawing = """
        M M | M D | D D
        D D | D M | M M
    """
    assert progress(4, drawing) == Progress(3, 5, 2)


def test_rule_7_4_goal_4_the_larger_group_is_closer_even_on_fewer_cards() -> None:
    drawing = """
        M M | D D | D D
        M D | D M | M D
        D D | D D | D D
    """
    assert progress(4, drawing) == Progress(3, 5, 1)


# 5: six cubes


def test_rule_7_4_goal_5_six_cubes_on_three_cards() -> None:
    assert progress(5, "b* w* | b* w* | g* n*") == Progress(6, 6, 3)
    assert is_met(5, "b* w* | b* w* | g* n*")
    assert not is_met(5, "b* w* | b* w* | g* n")
    assert not is_met(5, "b* w* | b* w*\nb* w* | D D")


# 6 and 7: all four colours


@pytest.mark.parametrize(("goal", "points"), [(6, ""), (7, "4")])
def test_rule_7_4_goals_6_and_7_a_square_of_each_colour_on_three_cards(goal: int, points: str) -> None:
    def drawing(words: str) -> str:
        return "".join(letter + points if letter in "bwgn" else letter for letter in words)

    assert is_met(goal, drawing("b w | g D | n D"))
    assert progress(goal, drawing("b w | g D | D D")).reached == 3
    assert not is_met(goal, drawing("b w | g n | D D"))
    # A second blue square on a third card can be chosen instead of the first.
    assert is_met(goal, drawing("b w | g n | b D"))
    # All colours but blue are on one card, so a choice lies on two cards at most.
    assert progress(goal, drawing("b w | b D | b D\ng n | D D | D D")) == Progress(4, 4, 2)


# 8: a group of production and factory squares


def test_rule_7_4_goal_8_three_in_a_group_on_three_cards() -> None:
    assert is_met(8, "D b | w4 D | D D\nD D | D g | n D")
    assert progress(8, "D b | w4 D | D D\nD D | D g | n D") == Progress(4, 3, 3)
    assert progress(8, "D b | w4 D | D D\nD D | D g | D D") == Progress(3, 3, 2)
    assert not is_met(8, "D b | D w | D g")


def test_rule_7_4_goal_8_a_group_that_meets_it_counts_even_if_another_is_larger() -> None:
    drawing = """
        D b | D D | D D | D D | D D
        D D | w D | D D | b b | D D
        D D | D g | g D | b b | D D
        ------
        D D | D D | D D | b b | D D
    """
    assert is_met(8, drawing)


# 9: two tiles


def test_rule_7_4_goal_9_two_tiles_on_any_number_of_cards() -> None:
    assert progress(9, "D D", tiles_laid=1) == Progress(1, 2, None)
    assert progress(9, "D D", tiles_laid=2).met
    assert progress(9, "D D", tiles_laid=3).met


# Tiles


def test_rule_5_2_a_tile_counts_for_the_card_under_it() -> None:
    lakes = drawn_map("L D | L D | D D")
    assert not meets_goal(3, lakes, 0, COLOURS)
    assert meets_goal(3, lakes.with_tile(Position(4, 0), Kind.LAKE), 0, COLOURS)
    assert not meets_goal(3, lakes.with_tile(Position(2, 2), Kind.LAKE), 0, COLOURS)
