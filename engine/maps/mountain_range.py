"""A map's mountain range, its line and the two sides of the line (rules.md 6.3, 6.4)."""

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
    """An end of the range, and the direction in which the line continues from it (rules.md 6.3).

    ``dx`` and ``dy`` are -1, 0 or 1; y grows downwards.
    """

    position: Position
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class MountainRange:
    """A map's mountain range and its line (rules.md 6.3, 6.4).

    ``path`` lists the mountains from one end to the other. ``ends`` has both ends: none without mountains,
    two at one square for a single mountain. ``line`` has the map's squares on the line, ``sides`` the side
    (0 or 1) of every other square.
    """

    path: tuple[Position, ...]
    ends: tuple[RangeEnd, ...]
    line: tuple[Position, ...]
    sides: Mapping[Position, int]


class Line(NamedTuple):
    """The line of a range: its squares and those on one of its two sides, over the whole grid."""

    squares: int
    side: int


#: For each distance, the squares that have room for this many steps to the right in a 64-bit row.
_ROOM_ON_THE_RIGHT = {
    distance: sum(((1 << ROW - distance) - 1) << row * ROW for row in range(BOTTOM - TOP + 1))
    for distance in (1, 2, 4, 8, 16, 32)
}


def _odd_on_the_right(marks: int) -> int:
    """The squares with an odd number of marked squares further right in their row."""
    odd = marks >> 1 & _ROOM_ON_THE_RIGHT[1]
    for distance, room in _ROOM_ON_THE_RIGHT.items():
        odd ^= odd >> distance & room
    return odd


@cache
def _rows_from(y: int) -> int:
    return EVERYWHERE >> index(LEFT, y) << index(LEFT, y)


@cache
def _chain(step: int, count: int) -> int:
    """A mask of ``count`` bits, ``step`` bits apart."""
    return sum(1 << step * place for place in range(count))


class _Prolongation(NamedTuple):
    """A straight line from an end of the range to the edge of the grid.

    ``uppers`` are the upper squares of its steps from row to row; ``beyond`` are the rows that the line
    crosses only to the right of the grid.
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
    """The line of a legal range, and one of its sides (rules.md 6.3, 6.4).

    The line runs through the centres of squares. The side of another square is the parity of the crossings
    on this route: slightly down from its centre, right along the row until only horizontal prolongations
    are further right, then up. The route along row y crosses every step of the line from row y to row y + 1
    that is further right, diagonal or not, because just below the centres the step is still nearest to its
    upper square. A horizontal prolongation to the right at row y is crossed by the routes from row y and
    the rows below it.
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
    """Both ends of a legal range as bit indices in reading order, with the direction of the line."""
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
    """The bit indices of a legal range along the path, from the end that is first in reading order."""
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
    """The range of a map as positions; ``occupied`` are the squares of the map."""
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
