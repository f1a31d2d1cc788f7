"""The layout of a player's panel: the map in the middle, the points where they leave it the most room.

All lengths are in units: pixels in the box of a desktop client (``render.drawing.boxes``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.maps import Bounds
from engine.parts.squares import Position
from render.palette import SQUARE_SIZES

#: The number of a picture's pixels per unit.
UNIT = 3

#: The height of the line with the name, including the gap below it, the padding of a panel, and the gap
#: between the map and the points.
HEADER = 19
PADDING = 4
_GAP = 1

#: The width and height of a sign with its points.
ENTRY_WIDTH = 29
ENTRY_HEIGHT = 13.5

#: The default maximum size of a square.
LARGEST_SQUARE = 40


@dataclass(frozen=True, slots=True)
class Block:
    """The block of points by category: its number of columns and its upper left corner."""

    columns: int
    left: float
    top: float


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """The side of a square in pixels, and the corners of the map and the points in units of the panel."""

    square: int
    left: float
    top: float
    points: Block | None = None


@lru_cache(maxsize=256)
def panel_layout(
    width: float,
    height: float,
    bounds: Bounds,
    squares: frozenset[Position],
    categories: int = 0,
    largest_square: float = LARGEST_SQUARE,
) -> PanelLayout:
    """Find the largest squares at which a map and the points of all categories fit into a panel.

    The points are beside or below the map, or in a corner that it leaves free. The map is centred in its
    space, so that its position changes little from round to round.
    """
    across, down = width - 2 * PADDING, height - HEADER - PADDING
    if not categories:
        return _centred(bounds, across, down, largest_square)
    wide, high = block_extent(categories, 1)
    beside = _centred(bounds, across - wide - _GAP, down, largest_square)
    rows = -(-categories // int((across + 2) // ENTRY_WIDTH))
    columns = -(-categories // rows)
    wide_below, high_below = block_extent(categories, columns)
    below = _centred(bounds, across, down - high_below - _GAP, largest_square)
    largest = max(
        replace(beside, points=Block(1, PADDING + across - wide, HEADER + down - high)),
        replace(
            below,
            points=Block(columns, PADDING + (across - wide_below) / 2, HEADER + down - high_below),
        ),
        key=lambda layout: layout.square,
    )
    middle = _centred(bounds, across, down, largest_square)
    for size in sorted(
        (size for size in SQUARE_SIZES if largest.square < size <= middle.square), reverse=True
    ):
        smaller = _centred(bounds, across, down, size / UNIT)
        for block in _corners(across, down, categories):
            if _is_free(smaller, block, bounds, squares, categories):
                return replace(smaller, points=block)
    return largest


def _centred(bounds: Bounds, across: float, down: float, largest_square: float) -> PanelLayout:
    """Centre the map in its space below the header."""
    columns, rows = bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1
    largest = min(largest_square, across / columns, down / rows) * UNIT
    size = max((size for size in SQUARE_SIZES if size <= largest), default=SQUARE_SIZES[0])
    left = PADDING + (across - columns * size / UNIT) / 2
    return PanelLayout(size, left, HEADER + (down - rows * size / UNIT) / 2)


def _corners(across: float, down: float, categories: int) -> Iterator[Block]:
    """Yield the blocks of points in the corners, the lower right one first."""
    for columns in range(1, min(categories, int((across + 2) // ENTRY_WIDTH)) + 1):
        wide, high = block_extent(categories, columns)
        for right, lower in ((1, 1), (0, 1), (1, 0), (0, 0)):
            yield Block(columns, PADDING + right * (across - wide), HEADER + lower * (down - high))


def block_extent(categories: int, columns: int) -> tuple[float, float]:
    """Return the width and height of a block of points with this number of columns."""
    return columns * ENTRY_WIDTH - 2, -(-categories // columns) * ENTRY_HEIGHT


def _is_free(
    layout: PanelLayout, block: Block, bounds: Bounds, squares: Collection[Position], categories: int
) -> bool:
    """Return whether all squares of the map are at least a gap away from the points."""
    wide, high = block_extent(categories, block.columns)
    side = layout.square / UNIT
    first_x = int((block.left - _GAP - layout.left) // side)
    last_x = int((block.left + wide + _GAP - layout.left) // side)
    first_y = int((block.top - _GAP - layout.top) // side)
    last_y = int((block.top + high + _GAP - layout.top) // side)
    return not any(
        Position(bounds.left + x, bounds.top + y) in squares
        for x in range(first_x, last_x + 1)
        for y in range(first_y, last_y + 1)
    )
