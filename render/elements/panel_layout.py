"""How a player's map and points share a panel: the map as large as possible, the points beside it.

All lengths are in units: pixels in the box of a desktop client (``render.drawing.boxes``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.maps import Bounds
from engine.parts.squares import Position
from render.palette import SQUARE_SIZES

#: How many pixels of a picture make a unit.
UNIT = 3

#: The height of the line with the name, the padding of a panel, and the clearance around the points.
HEADER = 17
PADDING = 4
_CLEARANCE = 2

#: The width and height of a sign with its points.
ENTRY_WIDTH = 29
ENTRY_HEIGHT = 13.5

#: The largest square, unless told.
LARGEST_SQUARE = 40


@dataclass(frozen=True, slots=True)
class Block:
    """The points by category: how many stand side by side, and the upper left corner of all."""

    columns: int
    left: float
    top: float


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """The side of a square in pixels, and the corners of the map and the points in units of the panel."""

    square: int
    left: float
    top: float
    points: Block | None


@lru_cache(maxsize=256)
def panel_layout(
    width: float,
    height: float,
    bounds: Bounds,
    squares: frozenset[Position],
    categories: int = 0,
    largest_square: float = LARGEST_SQUARE,
) -> PanelLayout:
    """Find the largest squares at which a map and the points of all categories fit into a panel."""
    across, down = width - 2 * PADDING, height - HEADER - PADDING
    columns, rows = bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1
    largest = min(largest_square, across / columns, down / rows)
    for size in sorted((size for size in SQUARE_SIZES if size <= largest * UNIT), reverse=True):
        for layout in _ways(across, down, bounds, size, categories):
            if layout.points is None or _is_free(layout, layout.points, bounds, squares, categories):
                return PanelLayout(size, layout.left + PADDING, layout.top + HEADER, _moved(layout.points))
    size = SQUARE_SIZES[0]
    block = _block(categories, 1, 0, 0) if categories else None
    return PanelLayout(size, PADDING + ENTRY_WIDTH, HEADER, _moved(block))


def _moved(block: Block | None) -> Block | None:
    """Move the points to their place in the whole panel."""
    return block and Block(block.columns, block.left + PADDING, block.top + HEADER)


def _ways(across: float, down: float, bounds: Bounds, size: int, categories: int) -> Iterator[PanelLayout]:
    """Yield layouts with the points in each corner, in columns, and the map centred or moved away."""
    free_across = across - (bounds.right - bounds.left + 1) * size / UNIT
    free_down = down - (bounds.bottom - bounds.top + 1) * size / UNIT
    if not categories:
        yield PanelLayout(size, free_across / 2, free_down / 2, None)
        return
    for columns in range(1, min(categories, int((across + 2) // ENTRY_WIDTH)) + 1):
        wide, high = block_extent(categories, columns)
        if wide > across or high > down:
            continue
        for to_right, to_bottom in ((1, 1), (1, 0), (0, 1), (0, 0)):
            block = _block(categories, columns, to_right * (across - wide), to_bottom * (down - high))
            yield PanelLayout(size, free_across / 2, free_down / 2, block)
            yield PanelLayout(size, free_across * (1 - to_right), free_down * (1 - to_bottom), block)
            yield PanelLayout(size, free_across * (1 - to_right), free_down / 2, block)


def block_extent(categories: int, columns: int) -> tuple[float, float]:
    """Return the width and height of the points of all categories, in so many columns."""
    return columns * ENTRY_WIDTH - 2, -(-categories // columns) * ENTRY_HEIGHT


def _block(categories: int, columns: int, left: float, top: float) -> Block:
    return Block(min(columns, categories), left, top)


def _is_free(
    layout: PanelLayout, block: Block, bounds: Bounds, squares: Collection[Position], categories: int
) -> bool:
    """Tell whether no square of the map is where the points stand."""
    wide, high = block_extent(categories, block.columns)
    side = layout.square / UNIT
    first_x = int((block.left - _CLEARANCE - layout.left) // side)
    last_x = int((block.left + wide + _CLEARANCE - layout.left) // side)
    first_y = int((block.top - _CLEARANCE - layout.top) // side)
    last_y = int((block.top + high + _CLEARANCE - layout.top) // side)
    return not any(
        Position(bounds.left + x, bounds.top + y) in squares
        for x in range(first_x, last_x + 1)
        for y in range(first_y, last_y + 1)
    )
