"""The boxes that labels take on a picture, so that later labels keep clear of them."""

from __future__ import annotations

from collections.abc import Iterable

#: Left, top, right and bottom, in pixels or in squares.
Box = tuple[float, float, float, float]


def covered(box: Box, taken: Iterable[Box]) -> float:
    """Return the area of the taken boxes that a box would cover."""
    left, top, right, bottom = box
    return sum(
        max(0, min(right, other[2]) - max(left, other[0]))
        * max(0, min(bottom, other[3]) - max(top, other[1]))
        for other in taken
    )
