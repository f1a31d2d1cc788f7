"""Final scoring in Hokkaido (rules.md 8.1, 8.4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.command_line.score_sheet import score_of_map
from engine.parts.squares import Position
from engine.scoring import Score, largest_towns, score_hokkaido
from tests.engine.drawn_maps import drawn_map


def part(name: str, drawing: str) -> int:
    return score_hokkaido(drawn_map(drawing), 0).parts[name]


def test_rule_8_1_the_printed_example() -> None:
    data = (Path(__file__).parent / "printed_hokkaido_53.json").read_bytes()
    assert list(score_of_map(data).to_json().items()) == [
        ("mountains", 12),
        ("forests", 12),
        ("factories", 20),
        ("lakes", 3),
        ("towns", 6),
        ("goals", 0),
        ("total", 53),
        ("deserts", 8),
    ]


def test_rule_8_1_two_points_for_each_mountain_and_forest() -> None:
    drawing = """
        M M D F
        D D F D
        F D D F
        """
    score = score_hokkaido(drawn_map(drawing), 0)
    assert (score.parts["mountains"], score.parts["forests"]) == (4, 8)


def test_rule_8_1_a_factory_scores_its_points_for_one_cube_of_its_colour() -> None:
    assert part("factories", "b* b4") == 4
    assert part("factories", "b b4") == 0
    assert part("factories", "b* w4") == 0
    assert part("factories", "b* b* b4") == 4
    assert part("factories", "b* b4 b4") == 4


def test_rule_8_1_the_dearest_factories_get_cubes_first() -> None:
    assert part("factories", "b* b2 b4 b3") == 4
    assert part("factories", "b* b2 b4\nb* b3 D") == 7
    assert part("factories", "b* b2 w9\ng* g3 n4") == 5


def test_rule_8_1_each_lake_scores_for_every_square_but_the_first() -> None:
    assert part("lakes", "L D L") == 0
    assert part("lakes", "L L D\nD D L") == 3
    assert part("lakes", "L L D L\nD L D L") == 6 + 3


def test_rule_8_1_the_smaller_of_the_two_sides_largest_towns_scores() -> None:
    drawing = """
        T T D D T T
        T D D D D D
        M M M M M M
        D T D T D D
        D T D D D D
        """
    assert part("towns", drawing) == 2 * 2
    one, other = largest_towns(drawn_map(drawing))
    assert one is not None
    assert other is not None
    assert {one.positions, other.positions} == {
        (Position(0, 0), Position(1, 0), Position(0, 1)),
        (Position(1, 3), Position(1, 4)),
    }


def test_rule_8_1_a_town_square_on_the_line_belongs_to_no_town() -> None:
    # The line continues horizontally through both towns and splits the left one.
    assert (
        part(
            "towns",
            """
            D T D D D
            T T M M T
            D T T D D
            """,
        )
        == 2 * 1
    )


@pytest.mark.parametrize(
    "drawing",
    [
        "T T D\nT D D\nD D D",  # no mountains at all
        "T T D\nM M M\nD D D",  # no town below
        "T D D\nM M T\nD D D",  # the second town is on the line
    ],
)
def test_rule_8_1_towns_score_nothing_if_a_side_has_none(drawing: str) -> None:
    assert part("towns", drawing) == 0


def test_rule_8_4_a_tie_goes_to_more_visible_deserts() -> None:
    fewer, more = Score({"forests": 8}, deserts=3), Score({"lakes": 6, "towns": 2}, deserts=4)
    assert fewer.total == more.total
    assert more.rank > fewer.rank
    assert score_hokkaido(drawn_map("F L D D\nD T+ D D\nL L L L"), 0).deserts == 5
