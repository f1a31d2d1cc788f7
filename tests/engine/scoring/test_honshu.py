"""Final scoring in Honshu, without and with each scoring card (rules.md 8.2, 8.3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.command_line.score_sheet import score_of_map
from engine.parts.squares import Position
from engine.scoring import PRINTED_SCORING_CARDS, Score, largest_town, score_honshu
from tests.engine.drawn_maps import drawn_map


def score_of(drawing: str, scoring_card: int | None = None) -> Score:
    return score_honshu(
        drawn_map(drawing), None if scoring_card is None else PRINTED_SCORING_CARDS[scoring_card]
    )


def bonus(drawing: str, scoring_card: int) -> int:
    """The card's bonus; the other parts must be the same as without it."""
    score, without = score_of(drawing, scoring_card), score_of(drawing)
    assert {**score.parts, "bonus": 0} == dict(without.parts)
    return score.parts["bonus"]


def test_rule_8_2_the_printed_example() -> None:
    data = (Path(__file__).parent / "printed_honshu_63.json").read_bytes()
    assert list(score_of_map(data).to_json().items()) == [
        ("forests", 20),
        ("towns", 17),
        ("factories", 14),
        ("lakes", 12),
        ("bonus", 0),
        ("total", 63),
        ("deserts", 5),
    ]


def test_rule_8_2_the_parts() -> None:
    score = score_of(
        """
        F T T L L
        D T D L T
        b* b3 y2 y4 y*
        """
    )
    assert dict(score.parts) == {"forests": 2, "towns": 3, "factories": 7, "lakes": 6, "bonus": 0}


def test_rule_8_2_only_the_largest_town_scores() -> None:
    drawing = "T T D T\nD D T T\nT D D D"
    assert score_of(drawing).parts["towns"] == 3
    town = largest_town(drawn_map(drawing))
    assert town is not None
    assert town.positions == (Position(3, 0), Position(2, 1), Position(3, 1))
    assert score_of("D D D").parts["towns"] == 0
    assert largest_town(drawn_map("D D D")) is None


def test_rule_8_3_card_1_a_factory_takes_two_cubes_and_each_scores() -> None:
    assert score_of("b* b* b4", 1).parts["factories"] == 8
    assert score_of("b* b* b* b4\nb3 D D D", 1).parts["factories"] == 4 + 4 + 3
    assert score_of("b* b4 b4", 1).parts["factories"] == 4
    assert score_of("b* b* b4", 1).parts["bonus"] == 0


@pytest.mark.parametrize(
    ("drawing", "threes"),
    [
        ("F F F F F", 1),
        ("F F F F F F", 2),
        ("F F F D F F F", 2),
        ("F F F\nF D D\nF D D", 2),  # the corner counts in its row and in its column
        ("F D D\nD F D\nD D F", 0),
    ],
)
def test_rule_8_3_card_2_rows_and_columns_of_three_forests(drawing: str, threes: int) -> None:
    assert bonus(drawing, 2) == 4 * threes


@pytest.mark.parametrize(
    ("drawing", "blocks"),
    [
        ("D D\nD D\nD D", 1),
        # The block in the middle would exclude two others.
        ("D D F F\nD D D F\nF D D D\nF F D D\nF F F F\nF F F F", 2),
    ],
)
def test_rule_8_3_card_3_as_many_blocks_of_desert_as_fit(drawing: str, blocks: int) -> None:
    assert bonus(drawing, 3) == 5 * blocks


def test_rule_8_3_card_4_each_lake_square_instead_of_the_normal_lakes() -> None:
    score = score_of("L D L\nL D D", 4)
    assert score.parts["lakes"] == 6
    assert score.parts["bonus"] == 0


def test_rule_8_3_card_5_town_squares_with_four_town_neighbours() -> None:
    assert bonus("D T D\nT T T\nD T D", 5) == 3
    assert bonus("D T D\nT T T\nD D D", 5) == 0
    assert bonus("D T T D\nT T T T\nD T T D", 5) == 6


def test_rule_8_3_card_6_production_squares_that_are_empty_after_delivery() -> None:
    assert bonus("b y g", 6) == 6
    assert bonus("b* y g*", 6) == 2
    assert bonus("b* b4 b*", 6) == 2
    assert bonus("b* b4 b4 b*", 6) == 4


def test_rule_8_3_cards_7_and_8_cubes_of_two_colours_in_factories() -> None:
    drawing = "b* b4 y* y3\ng* g2 w* w2\nb* y* D D"
    assert bonus(drawing, 7) == 4
    assert bonus(drawing, 8) == 4
    assert bonus("g* g2 g* D", 8) == 2
    assert bonus("b* y* D D", 7) == 0
