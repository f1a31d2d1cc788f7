"""The mountain range of a map, the line that it draws, and the two sides of the line (rules.md 6.3, 6.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from engine.maps.grid import (
    BOTTOM,
    EVERYWHERE,
    LEFT,
    RIGHT,
    ROW,
    TOP,
    index,
    indices,
    position_at,
    positions_of,
)
from engine.maps.mountain_links import links
from engine.squares import Position


class RangeEnd(NamedTuple):
    """An end of the range, and the direction in which the line goes on for ever (rules.md 6.3).

    ``dx`` and ``dy`` are -1, 0 or 1; y grows downwards.
    """

    position: Position
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class MountainRange:
    """The range of a map, and the line that it draws (rules.md 6.3, 6.4).

    ``path`` lists the mountains from one end to the other, ``ends`` both prolongations (none without
    a mountain, two at the same square for a single one), ``line`` the squares of the map that lie
    on the line, ``sides`` the side, 0 or 1, of every square of the map that does not.
    """

    path: tuple[Position, ...]
    ends: tuple[RangeEnd, ...]
    line: tuple[Position, ...]
    sides: Mapping[Position, int]


class Line(NamedTuple):
    """A legal range as masks.

    ``path`` are the bits from end to end, ``ends`` bit and direction of both prolongations, ``line``
    all squares on the line and ``side`` those of one of the two sides, all over the grid (6.4).
    """

    path: tuple[int, ...]
    ends: tuple[tuple[int, int, int], ...]
    line: int
    side: int


def _path(mountains: int) -> tuple[int, ...]:
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
    return tuple(path)


def _left_of(x: int, y: int) -> int:
    """The squares of row y that lie left of x; x may be off the grid, y may not."""
    width = min(max(x, LEFT), RIGHT + 1) - LEFT
    return ((1 << width) - 1) << index(LEFT, y)


@cache
def _rows_from(y: int) -> int:
    return EVERYWHERE >> index(LEFT, y) << index(LEFT, y)


@lru_cache(maxsize=1024)
def _prolongation(start: int, dx: int, dy: int) -> tuple[int, int]:
    """The squares of a prolongation, and the squares whose side it changes; see ``line_of``."""
    x, y = position_at(start)
    line = side = 0
    if dy == 0 and dx > 0:
        side = _rows_from(y)
    while LEFT <= x <= RIGHT or (dy and TOP <= y <= BOTTOM):
        if LEFT <= x <= RIGHT and TOP <= y <= BOTTOM:
            line |= 1 << index(x, y)
        x, y = x + dx, y + dy
        # The row of the upper end of this step; the x at which the line leaves that row.
        upper, leaving = (y - 1, x - dx) if dy > 0 else (y, x)
        if dy and TOP <= upper <= BOTTOM:
            side ^= _left_of(leaving, upper)
        if dy and not TOP <= y <= BOTTOM:
            break
    return line, side


@lru_cache(maxsize=1024)
def line_of(mountains: int) -> Line:
    """The line that a legal range draws, and one of its sides (rules.md 6.3, 6.4).

    The line runs through the centres of squares. To find the side of a square off the line, walk from
    its centre a hair's breadth down, then right along the row until nothing lies further right but
    prolongations that run level, then up; count how often the line is crossed. A step of the line from
    row y to row y + 1 is crossed by all who walk in row y from further left, whether the step is
    diagonal or not, because a hair below the centres it is still nearest to the upper square. A
    prolongation level to the right at row y is crossed by all who come up from row y or below.
    """
    if not mountains:
        return Line((), (), 0, 0)
    path = _path(mountains)
    if len(path) == 1:
        ends = ((path[0], 0, -1), (path[0], 0, 1))
    else:
        ends = (_end(path[0], path[1]), _end(path[-1], path[-2]))
    line = mountains
    side = 0
    for one, other in pairwise(path):
        x, y = position_at(min(one, other))
        if position_at(max(one, other)).y > y:
            side ^= _left_of(x, y)
    for end in ends:
        further, changed = _prolongation(*end)
        line |= further
        side ^= changed
    return Line(path, ends, line, side & ~line)


def _end(last: int, before: int) -> tuple[int, int, int]:
    here, there = position_at(last), position_at(before)
    return last, here.x - there.x, here.y - there.y


def describe(mountains: int, occupied: int) -> MountainRange:
    """The range of a map in words, for the squares that the map has."""
    line = line_of(mountains)
    sides = dict.fromkeys(positions_of(occupied & ~line.line), 0)
    if line.path:
        sides |= dict.fromkeys(positions_of(occupied & line.side), 1)
    return MountainRange(
        path=tuple(position_at(bit) for bit in line.path),
        ends=tuple(RangeEnd(position_at(bit), dx, dy) for bit, dx, dy in line.ends),
        line=positions_of(occupied & line.line),
        sides=sides,
    )
