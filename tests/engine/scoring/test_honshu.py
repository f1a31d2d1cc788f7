"""Final scoring in Honshu, without and with each scoring card (rules.md 8.2, 8.3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.command_line.score_sheet import score_of_map
from engine.parts.squares import Position
from engine.scoring import PRINTED_SCORING_CARDS, largest_town, score_honshu
from tests.engine.drawn_maps import drawn_map

PARTS = "F T T L L\nD T D L T\nb* b3 y2 y4 y*"
TOWNS = "T T D T\nD D T T\nT D D D"
INDUSTRY = "b* b4 y* y3\ng* g2 w* w2\nb* y* D D"


def test_rule_8_2_the_printed_example() -> None:
    data = (Path(__file__).parent / "printed_honshu_63.json").read_bytes()
    assert " ".join(f"{name} {points}" for name, points in score_of_map(data).to_json().items()) == (
        "forests 20 towns 17 factories 14 lakes 12 bonus 0 total 63 deserts 5"
    )


@pytest.mark.parametrize(
    ("card", "drawing", "part", "points"),
    [
        (None, PARTS, "forests", 2),
        (None, PARTS, "towns", 3),
        (None, PARTS, "factories", 7),
        (None, PARTS, "lakes", 6),
        # Only the largest town scores.
        (None, TOWNS, "towns", 3),
        (None, "D D D", "towns", 0),
        # Card 1: a factory takes two cubes, and each scores.
        (1, "b* b* b4", "factories", 8),
        (1, "b* b* b* b4\nb3 D D D", "factories", 4 + 4 + 3),
        (1, "b* b4 b4", "factories", 4),
        # Card 2: rows and columns of three forests; a corner counts in its row and in its column.
        (2, "F F F F F", "bonus", 4),
        (2, "F F F F F F", "bonus", 8),
        (2, "F F F D F F F", "bonus", 8),
        (2, "F F F\nF D D\nF D D", "bonus", 8),
        (2, "F D D\nD F D\nD D F", "bonus", 0),
        # Card 3: as many blocks of desert as fit. The block in the middle would exclude two others.
        (3, "D D\nD D\nD D", "bonus", 5),
        (3, "D D F F\nD D D F\nF D D D\nF F D D\nF F F F\nF F F F", "bonus", 10),
        # Card 4: each lake square instead of the normal lakes.
        (4, "L D L\nL D D", "lakes", 6),
        # Card 5: town squares with four town neighbours.
        (5, "D T D\nT T T\nD T D", "bonus", 3),
        (5, "D T D\nT T T\nD D D", "bonus", 0),
        (5, "D T T D\nT T T T\nD T T D", "bonus", 6),
        # Card 6: production squares that are empty after delivery.
        (6, "b y g", "bonus", 6),
        (6, "b* y g*", "bonus", 2),
        (6, "b* b4 b*", "bonus", 2),
        (6, "b* b4 b4 b*", "bonus", 4),
        # Cards 7 and 8: cubes of two colours in factories.
        (7, INDUSTRY, "bonus", 4),
        (8, INDUSTRY, "bonus", 4),
        (8, "g* g2 g* D", "bonus", 2),
        (7, "b* y* D D", "bonus", 0),
    ],
)
def test_rules_8_2_and_8_3_the_parts(card: int | None, drawing: str, part: str, points: int) -> None:
    """A scoring card changes no other part."""
    player_map = drawn_map(drawing)
    without = score_honshu(player_map, None).parts
    found = score_honshu(player_map, None if card is None else PRINTED_SCORING_CARDS[card]).parts
    assert dict(found) == {**without, part: points}


def test_rule_8_2_the_largest_town() -> None:
    town = largest_town(drawn_map(TOWNS))
    assert town is not None
    assert town.positions == (Position(3, 0), Position(2, 1), Position(3, 1))
    assert largest_town(drawn_map("D D D")) is None
