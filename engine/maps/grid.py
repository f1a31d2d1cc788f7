"""The grid under a player's map: integers as bit sets, one bit per square.

Bit ``index(x, y)`` of a mask represents the square (x, y). Twelve cards of 2 x 3 that each overlap an
earlier one reach at most x from -24 to 25 and y from -24 to 26, so the grid covers every map of both games.
Rows are 64 bits wide and the last 14 bits are always empty, so a shift by one square never wraps into the
next row. Masks are private to ``engine.maps``.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import InvalidInput
from engine.parts.squares import Position

LEFT, RIGHT = -24, 25
TOP, BOTTOM = -24, 26

#: The number of bits from one square to the one below it.
ROW = 64

_COLUMNS = RIGHT - LEFT + 1
_ROWS = BOTTOM - TOP + 1

#: The position of every bit, including those in the empty part of a row.
POSITIONS = tuple(Position(column + LEFT, row + TOP) for row in range(_ROWS) for column in range(ROW))

#: All squares of the grid.
EVERYWHERE = sum(((1 << _COLUMNS) - 1) << (row * ROW) for row in range(_ROWS))


def index(x: int, y: int) -> int:
    """The bit index of a square on the grid; the position is not checked."""
    return (y - TOP) * ROW + x - LEFT


def is_inside(x: int, y: int) -> bool:
    """Whether a square is on the grid."""
    return LEFT <= x <= RIGHT and TOP <= y <= BOTTOM


def checked_bit(position: tuple[int, int]) -> int:
    """The mask of one square.

    Raises:
        InvalidInput: the square is not on the grid (``outside-grid``).
    """
    x, y = position
    if not is_inside(x, y):
        raise InvalidInput("outside-grid", "4.2", x=x, y=y)
    return 1 << index(x, y)


def position_at(bit_index: int) -> Position:
    """The position of a bit index."""
    return POSITIONS[bit_index]


def indices(mask: int) -> Iterator[int]:
    """The bit indices of a mask, in reading order."""
    done = 0
    while mask:
        # Shifting the mask down keeps the integers short and therefore fast.
        step = (mask & -mask).bit_length()
        done += step
        yield done - 1
        mask >>= step


def positions_of(mask: int) -> tuple[Position, ...]:
    """The squares of a mask, in reading order."""
    return tuple(position_at(bit_index) for bit_index in indices(mask))


def free_rows(mask: int) -> int:
    """The number of bits by which a mask can be shifted down with two empty rows left above it.

    Shorter integers are faster.
    """
    return max(0, (mask & -mask).bit_length() // ROW - 2) * ROW


def orthogonal_area(seed: int, within: int) -> int:
    """The squares of ``within`` that are connected to ``seed`` orthogonally."""
    area = seed
    while True:
        grown = (area | area << 1 | area >> 1 | area << ROW | area >> ROW) & within
        if grown == area:
            return area
        area = grown


def surrounding_area(seed: int, within: int) -> int:
    """The squares of ``within`` that are connected to ``seed`` orthogonally or diagonally."""
    area = seed
    while True:
        grown = with_surroundings(area) & within
        if grown == area:
            return area
        area = grown


def with_surroundings(mask: int) -> int:
    """The squares of a mask and their eight neighbours."""
    wide = mask | mask << 1 | mask >> 1
    return wide | wide << ROW | wide >> ROW


def orthogonal_areas(mask: int) -> list[int]:
    """The orthogonal areas of a mask, ordered by their first squares in reading order."""
    found = []
    while mask:
        area = orthogonal_area(mask & -mask, mask)
        found.append(area)
        mask ^= area
    return found


def orthogonal_sizes(mask: int) -> list[int]:
    """The sizes of the orthogonal areas of a mask, ordered by their first squares in reading order."""
    return [area.bit_count() for area in orthogonal_areas(mask >> free_rows(mask))]


def surrounding_areas(mask: int) -> list[int]:
    """The areas of a mask, connected orthogonally or diagonally, in reading order."""
    found = []
    while mask:
        area = surrounding_area(mask & -mask, mask)
        found.append(area)
        mask ^= area
    return found
