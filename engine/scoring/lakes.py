"""The score of lakes, which is the same in both games (rules.md 8.1, 8.2)."""

from __future__ import annotations

from collections.abc import Iterable

POINTS_PER_FURTHER_SQUARE = 3


def score_lakes(sizes: Iterable[int]) -> int:
    """The points of lakes of these sizes: every square except the first of each lake scores."""
    return sum(POINTS_PER_FURTHER_SQUARE * (size - 1) for size in sizes)
