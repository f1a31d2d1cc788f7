"""Final scoring in Hokkaido (rules.md 8.1, 8.4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.command_line.score_sheet import score_of_map
from engine.parts.squares import Position
from engine.scoring import Score, largest_towns, score_hokkaido
from tests.engine.drawn_maps import drawn_map

#: The largest towns of both sides have three and two squares.
TWO_SIDES = """
    T T D D T T
    T D D D D D
    M M M M M M
    D T D T D D
    D T D D D D
    """


def test_rule_8_1_the_printed_example() -> None:
    data = (Path(__file__).parent / "printed_hokkaido_53.json").read_bytes()
    assert " ".join(f"{name} {points}" for name, points in score_of_map(data).to_json().items()) == (
        "mountains 12 forests 12 factories 20 lakes 3 towns 6 goals 0 total 53 deserts 8"
    )


@pytest.mark.parametrize(
    ("part", "drawing", "points"),
    [
        ("mountains", "M M D F\nD D F D\nF D D F", 4),
        ("forests", "M M D F\nD D F D\nF D D F", 8),
        # A factory scores its points for one cube of its colour.
        ("factories", "b* b4", 4),
        ("factories", "b b4", 0),
        ("factories", "b* w4", 0),
        ("factories", "b* b* b4", 4),
        ("factories", "b* b4 b4", 4),
        # The dearest factories get cubes first.
        ("factories", "b* b2 b4 b3", 4),
        ("factories", "b* b2 b4\nb* b3 D", 7),
        ("factories", "b* b2 w9\ng* g3 n4", 5),
        # Each lake scores for every square but the first.
        ("lakes", "L D L", 0),
        ("lakes", "L L D\nD D L", 3),
        ("lakes", "L L D L\nD L D L", 6 + 3),
        ("towns", TWO_SIDES, 2 * 2),
        # The line continues horizontally through both towns and splits the left one.
        ("towns", "D T D D D\nT T M M T\nD T T D D", 2 * 1),
        # No mountains at all; no town below; the second town is on the line.
        ("towns", "T T D\nT D D\nD D D", 0),
        ("towns", "T T D\nM M M\nD D D", 0),
        ("towns", "T D D\nM M T\nD D D", 0),
    ],
)
def test_rule_8_1_the_parts(part: str, drawing: str, points: int) -> None:
    assert score_hokkaido(drawn_map(drawing), 0).parts[part] == points


def test_rule_8_1_the_largest_towns_of_both_sides() -> None:
    one, other = largest_towns(drawn_map(TWO_SIDES))
    assert one is not None
    assert other is not None
    assert {one.positions, other.positions} == {
        (Position(0, 0), Position(1, 0), Position(0, 1)),
        (Position(1, 3), Position(1, 4)),
    }


def test_rule_8_4_a_tie_goes_to_more_visible_deserts() -> None:
    fewer, more = Score({"forests": 8}, deserts=3), Score({"lakes": 6, "towns": 2}, deserts=4)
    assert fewer.total == more.total
    assert more.rank > fewer.rank
    assert score_hokkaido(drawn_map("F L D D\nD T+ D D\nL L L L"), 0).deserts == 5
