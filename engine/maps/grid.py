"""The grid under a player's map: integers as bit sets, one bit a square.

Bit ``index(x, y)`` of a mask stands for the square (x, y). Twelve cards of 2 x 3 that each overlap an
earlier one reach no further than x from -24 to 25 and y from -24 to 26 around the province, so the
grid holds every map of both games. Rows are 64 bits wide, of which the last 14 stay empty: a shift
by one square never wraps into a neighbouring row. Masks stay inside ``engine.maps``.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.errors import InvalidInput
from engine.squares import Position

LEFT, RIGHT = -24, 25
TOP, BOTTOM = -24, 26

#: Bits from one square to the one below it.
ROW = 64

_COLUMNS = RIGHT - LEFT + 1
_ROWS = BOTTOM - TOP + 1

#: The position of every bit, those in the empty part of a row too.
POSITIONS = tuple(Position(column + LEFT, row + TOP) for row in range(_ROWS) for column in range(ROW))

#: All squares of the grid.
EVERYWHERE = sum(((1 << _COLUMNS) - 1) << (row * ROW) for row in range(_ROWS))


def index(x: int, y: int) -> int:
    """The bit of a square that is known to lie on the grid."""
    return (y - TOP) * ROW + x - LEFT


def is_inside(x: int, y: int) -> bool:
    """Whether a square lies on the grid, whatever the size of the numbers."""
    return LEFT <= x <= RIGHT and TOP <= y <= BOTTOM


def checked_bit(position: tuple[int, int]) -> int:
    """The mask of one square.

    Raises:
        InvalidInput: no map of either game reaches that far (``outside-grid``).
    """
    x, y = position
    if not is_inside(x, y):
        raise InvalidInput("outside-grid", "4.2", x=x, y=y)
    return 1 << index(x, y)


def position_at(bit_index: int) -> Position:
    """The position of a bit of the grid."""
    return POSITIONS[bit_index]


def indices(mask: int) -> Iterator[int]:
    """The bits of a mask, in reading order."""
    done = 0
    while mask:
        # Shifted down as it goes, because short integers are quicker than long ones.
        step = (mask & -mask).bit_length()
        done += step
        yield done - 1
        mask >>= step


def positions_of(mask: int) -> tuple[Position, ...]:
    """The squares of a mask, in reading order."""
    return tuple(position_at(bit_index) for bit_index in indices(mask))


def free_rows(mask: int) -> int:
    """How far a mask can be shifted down and keep two free rows: short integers are quicker."""
    return max(0, (mask & -mask).bit_length() // ROW - 2) * ROW


def orthogonal_area(seed: int, within: int) -> int:
    """The squares of ``within`` that orthogonal steps reach from ``seed``."""
    area = seed
    while True:
        grown = (area | area << 1 | area >> 1 | area << ROW | area >> ROW) & within
        if grown == area:
            return area
        area = grown


def surrounding_area(seed: int, within: int) -> int:
    """The squares of ``within`` that orthogonal and diagonal steps reach from ``seed``."""
    area = seed
    while True:
        grown = with_surroundings(area) & within
        if grown == area:
            return area
        area = grown


def with_surroundings(mask: int) -> int:
    """The squares of a mask with their eight neighbours."""
    wide = mask | mask << 1 | mask >> 1
    return wide | wide << ROW | wide >> ROW


def orthogonal_areas(mask: int) -> list[int]:
    """The orthogonal areas that a mask falls into, by their first squares in reading order."""
    found = []
    while mask:
        area = orthogonal_area(mask & -mask, mask)
        found.append(area)
        mask ^= area
    return found


def orthogonal_sizes(mask: int) -> list[int]:
    """How many squares the orthogonal areas of a mask have, by their first squares in reading order."""
    return [area.bit_count() for area in orthogonal_areas(mask >> free_rows(mask))]


def surrounding_areas(mask: int) -> list[int]:
    """The areas that a mask falls into when diagonal neighbours count too, in reading order."""
    found = []
    while mask:
        area = surrounding_area(mask & -mask, mask)
        found.append(area)
        mask ^= area
    return found
