"""The mountain range of a map, the line that it draws, and the line's two sides (rules.md 6.3, 6.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from engine.maps.grid import (
    BOTTOM,
    EVERYWHERE,
    LEFT,
    RIGHT,
    ROW,
    TOP,
    free_rows,
    index,
    indices,
    position_at,
    positions_of,
)
from engine.maps.mountain_links import ends_of, links
from engine.parts.squares import Position


class RangeEnd(NamedTuple):
    """An end of the range, and the direction in which the line goes on from it for ever (rules.md 6.3).

    ``dx`` and ``dy`` are -1, 0 or 1; y grows downwards.
    """

    position: Position
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class MountainRange:
    """The range of a map, and the line that it draws (rules.md 6.3, 6.4).

    ``path`` lists the mountains from one end to the other, ``ends`` has both prolongations (none without a
    mountain, two at the same square for a single one), ``line`` has the squares of the map that lie on the
    line, ``sides`` the side, 0 or 1, of every square of the map that does not.
    """

    path: tuple[Position, ...]
    ends: tuple[RangeEnd, ...]
    line: tuple[Position, ...]
    sides: Mapping[Position, int]


class Line(NamedTuple):
    """The line that a range draws: its squares, and those on one of its two sides, over the whole grid."""

    squares: int
    side: int


#: For each distance, the squares from which a row's 64 bits leave room for so many steps to the right.
_ROOM_ON_THE_RIGHT = {
    distance: sum(((1 << ROW - distance) - 1) << row * ROW for row in range(BOTTOM - TOP + 1))
    for distance in (1, 2, 4, 8, 16, 32)
}


def _odd_on_the_right(marks: int) -> int:
    """The squares with an odd number of the marked ones further right in their row."""
    odd = marks >> 1 & _ROOM_ON_THE_RIGHT[1]
    for distance, room in _ROOM_ON_THE_RIGHT.items():
        odd ^= odd >> distance & room
    return odd


@cache
def _rows_from(y: int) -> int:
    return EVERYWHERE >> index(LEFT, y) << index(LEFT, y)


@cache
def _chain(step: int, count: int) -> int:
    """So many bits, each at the same distance from the one before."""
    return sum(1 << step * place for place in range(count))


class _Prolongation(NamedTuple):
    """A straight line from an end of the range to the edge of the grid.

    ``uppers`` are the upper ends of its steps from row to row; ``beyond`` are all rows of the grid that it
    crosses only further right, beyond the grid.
    """

    squares: int
    uppers: int
    beyond: int


@lru_cache(maxsize=1024)
def _prolongation(end: int, dx: int, dy: int) -> _Prolongation:
    x, y = position_at(end)
    columns = {-1: x - LEFT, 0: ROW, 1: RIGHT - x}[dx]
    rows = {-1: y - TOP, 0: ROW, 1: BOTTOM - y}[dy]
    count = min(columns, rows) + 1
    step = dy * ROW + dx
    squares = _chain(abs(step), count) << (end if step > 0 else end + step * (count - 1))
    if dy == 0:
        return _Prolongation(squares, 0, _rows_from(y) if dx > 0 else 0)
    if dy > 0:
        return _Prolongation(squares, squares, _rows_from(y + count) if dx > 0 else 0)
    above = EVERYWHERE & ~_rows_from(y - count + 1) if dx > 0 else 0
    return _Prolongation(squares, squares & ~(1 << end), above)


@lru_cache(maxsize=1024)
def line_of(mountains: int) -> Line:
    """The line that a legal range draws, and one of its sides (rules.md 6.3, 6.4).

    The line runs through the centres of squares. To find the side of a square off the line, walk from its
    centre a hair's breadth down, then right along the row until nothing lies further right but
    prolongations that run level, then up; count how often you cross the line. A step of the line from row y
    to row y + 1 is crossed by everyone who walks along row y from further left, whether the step is
    diagonal or not, because a hair below the centres it is still nearest to the upper square. A
    prolongation level to the right at row y is crossed by everyone who comes up from row y or below.
    """
    if not mountains:
        return Line(0, 0)
    _, below, below_right, below_left = links(mountains)
    squares = mountains
    uppers = below ^ below_right ^ below_left
    beyond = 0
    for end in _ends(mountains):
        prolongation = _prolongation(*end)
        squares |= prolongation.squares
        uppers ^= prolongation.uppers
        beyond ^= prolongation.beyond
    return Line(squares, (_odd_on_the_right(uppers) ^ beyond) & ~squares)


def _ends(mountains: int) -> list[tuple[int, int, int]]:
    """Both ends of a legal range, as bits in reading order, with the direction in which the line goes on."""
    if not mountains & mountains - 1:
        alone = mountains.bit_length() - 1
        return [(alone, 0, -1), (alone, 0, 1)]
    down = free_rows(mountains)
    mountains >>= down
    ends = ends_of(mountains)
    found = []
    steps = ((1, 1, 0), (ROW, 0, 1), (ROW + 1, 1, 1), (ROW - 1, -1, 1))
    for linked, (step, dx, dy) in zip(links(mountains), steps, strict=True):
        if here := ends & linked:
            found += [(bit + down, -dx, -dy) for bit in indices(here)]
        if there := ends & linked << step:
            found += [(bit + down, dx, dy) for bit in indices(there)]
    return sorted(found)


def _path(mountains: int) -> list[int]:
    """The bits of a legal range, from the end that comes first in reading order."""
    neighbours: dict[int, list[int]] = {bit: [] for bit in indices(mountains)}
    for linked, step in zip(links(mountains), (1, ROW, ROW + 1, ROW - 1), strict=True):
        for bit in indices(linked):
            neighbours[bit].append(bit + step)
            neighbours[bit + step].append(bit)
    at = next(bit for bit, linked_bits in neighbours.items() if len(linked_bits) < 2)
    path = [at]
    while neighbours[at]:
        before, at = at, neighbours[at][0]
        path.append(at)
        neighbours[at].remove(before)
    return path


def describe(mountains: int, occupied: int) -> MountainRange:
    """The range of a map in positions, for the squares that the map has."""
    line = line_of(mountains)
    return MountainRange(
        path=tuple(position_at(bit) for bit in _path(mountains)) if mountains else (),
        ends=tuple(RangeEnd(position_at(bit), dx, dy) for bit, dx, dy in _ends(mountains))
        if mountains
        else (),
        line=positions_of(occupied & line.squares),
        sides={
            **dict.fromkeys(positions_of(occupied & ~line.squares), 0),
            **dict.fromkeys(positions_of(occupied & line.side), 1),
        },
    )
