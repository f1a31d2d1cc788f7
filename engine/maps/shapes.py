"""The outline of a card on the grid, turned by 0, 90, 180 or 270 degrees clockwise (rules.md 4.1).

An anchor is the top left square of the turned card. All offsets from the anchor are non-negative, so
``mask >> offset`` has the anchors for which the square at that offset is in the mask.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.maps.grid import BOTTOM, LEFT, RIGHT, ROW, TOP, index
from engine.parts.placement import ROTATIONS


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """The outline of a card in one rotation.

    ``steps`` has, for every square in reading order of the upright card, its column and row relative to the
    anchor; ``offsets`` has the same as bit offsets. ``outline`` is the mask of the six squares with the
    anchor at bit 0; ``anchors`` are all anchors at which the whole card is on the grid.
    """

    width: int
    height: int
    steps: tuple[tuple[int, int], ...]
    offsets: tuple[int, ...]
    outline: int
    anchors: int

    def reaching(self, mask: int) -> int:
        """The anchors at which the card shares at least one square with the mask."""
        rows = mask | mask >> 1
        if self.width == 3:
            rows |= mask >> 2
            return rows | rows >> ROW
        return rows | rows >> ROW | rows >> 2 * ROW


def _turned(rotation: int) -> Shape:
    steps: list[tuple[int, int]] = []
    for row in range(3):
        for column in range(2):
            turned = {
                0: (column, row),
                90: (2 - row, column),
                180: (1 - column, 2 - row),
                270: (row, 1 - column),
            }
            steps.append(turned[rotation])
    width, height = (2, 3) if rotation % 180 == 0 else (3, 2)
    offsets = tuple(y * ROW + x for x, y in steps)
    anchors = 0
    for y in range(TOP, BOTTOM - height + 2):
        for x in range(LEFT, RIGHT - width + 2):
            anchors |= 1 << index(x, y)
    return Shape(width, height, tuple(steps), offsets, sum(1 << offset for offset in offsets), anchors)


#: The shape of each rotation.
SHAPES: dict[int, Shape] = {rotation: _turned(rotation) for rotation in ROTATIONS}

#: The shape of an upright or upside-down card, and of a card on its side.
UPRIGHT, LYING = SHAPES[0], SHAPES[90]


def reaching_both(mask: int, shift: int) -> int:
    """The anchors at which an upright card, or one on its side, shares a square with the mask.

    The anchors of a card on its side are ``shift`` bits above those of an upright one.
    """
    four = mask | mask >> 1
    four |= four >> ROW
    return four | four >> ROW | (four | four >> 1) << shift


def within_both(mask: int, shift: int) -> int:
    """The anchors at which all six squares are in the mask, in the form of ``reaching_both``."""
    four = mask & mask >> 1
    four &= four >> ROW
    return four & four >> ROW | (four & four >> 1) << shift
