"""The mountain range and the two sides of a map (rules.md 6), by plain geometry.

Every square is a point with whole coordinates, the range a chain of straight segments between such points,
and its two prolongations are segments that reach far beyond any map. Whether two squares are on the same
side is found by walking from one to the other by way of a third point and counting how often the walk
crosses a segment.

Why the third point does not matter: the line comes from infinity and goes to infinity, so it is a closed
curve through the point at infinity, and two walks between the same squares make another closed curve. Two
closed curves on a sphere that meet at no corner cross an even number of times. Each segment of the line
counts by itself, so where two segments lie on each other (a prolongation that runs along the range, or two
that run into each other), the walk crosses twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from tests.engine.naive.stacking import Position

Piece = tuple[Position, Position]

#: Parts of a square: fine enough that some walk misses every corner of the line.
PARTS = 1000
#: In squares; no map of thirteen cards is nearly as large.
FAR_AWAY = 500


def linked(one: Position, other: Position, mountains: set[Position]) -> bool:
    """Whether two mountains are neighbours in the range (6.1)."""
    (x, y), (u, v) = one, other
    if abs(x - u) + abs(y - v) == 1:
        return True
    diagonal = abs(x - u) == 1 and abs(y - v) == 1
    return diagonal and (x, v) not in mountains and (u, y) not in mountains


def links(mountains: set[Position]) -> dict[Position, set[Position]]:
    """The mountains that each mountain is linked to."""
    return {m: {n for n in mountains if n != m and linked(m, n, mountains)} for m in mountains}


def is_one_path(mountains: set[Position]) -> bool:
    """Whether the links form one simple path (6.2)."""
    if len(mountains) < 2:
        return True
    neighbours = links(mountains)
    if any(len(near) > 2 for near in neighbours.values()):
        return False
    reached: set[Position] = set()
    new = {min(mountains)}
    while new:
        reached |= new
        new = {n for m in new for n in neighbours[m]} - reached
    is_ring = all(len(near) == 2 for near in neighbours.values())
    return reached == mountains and not is_ring


def from_end_to_end(mountains: set[Position]) -> list[Position]:
    """The mountains of a legal range in order."""
    if len(mountains) < 2:
        return list(mountains)
    neighbours = links(mountains)
    path = [min(m for m in mountains if len(neighbours[m]) == 1)]
    while len(path) < len(mountains):
        (after,) = neighbours[path[-1]] - set(path)
        path.append(after)
    return path


def prolongations(path: list[Position]) -> list[tuple[Position, Position]]:
    """Both ends of a range, each with the direction in which the line goes on for ever (6.3)."""
    if not path:
        return []
    if len(path) == 1:
        return [(path[0], (0, -1)), (path[0], (0, 1))]
    return [
        (last, (last[0] - before[0], last[1] - before[1]))
        for before, last in ((path[1], path[0]), (path[-2], path[-1]))
    ]


def line(mountains: set[Position]) -> list[Piece]:
    """The range and its prolongations, segment by segment; without mountains there is no line."""
    path = from_end_to_end(mountains)
    pieces = list(pairwise(path))
    for (x, y), (dx, dy) in prolongations(path):
        pieces.append(((x, y), (x + dx * FAR_AWAY, y + dy * FAR_AWAY)))
    return pieces


def turn(a: Position, b: Position, c: Position) -> int:
    """Which way the path from a by way of b to c bends: 1, -1, or 0 if it goes straight on."""
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def is_on(place: Position, piece: Piece) -> bool:
    """Whether the middle of a square lies on a segment of the line."""
    (ax, ay), (bx, by) = piece
    x, y = place
    within = min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)
    return within and turn(*piece, place) == 0


def fine(place: Position) -> Position:
    """The middle of a square in parts of a square."""
    return place[0] * PARTS, place[1] * PARTS


def crossings(start: Position, end: Position, pieces: Iterable[Piece]) -> int | None:
    """How often the straight way from start to end crosses the segments; None if it meets a corner.

    All in parts of a square. The way may begin or end on the straight continuation of a segment, never on
    the segment itself.
    """
    count = 0
    for a, b in pieces:
        if turn(start, end, a) == 0 or turn(start, end, b) == 0:
            return None
        if turn(start, end, a) != turn(start, end, b) and turn(a, b, start) * turn(a, b, end) < 0:
            count += 1
    return count


def parity_of_walk(start: Position, end: Position, pieces: list[Piece], detour: int = 0) -> int:
    """0 if a walk between two squares off the line crosses it an even number of times, otherwise 1.

    ``detour`` picks another walk: a different point to go by.
    """
    fine_pieces = [(fine(a), fine(b)) for a, b in pieces]
    near, far = fine(start), fine(end)
    while True:
        detour += 1
        by = ((near[0] + far[0]) // 2 + 317 * detour + 11, (near[1] + far[1]) // 2 - 491 * detour + 7)
        there = crossings(near, by, fine_pieces)
        back = crossings(by, far, fine_pieces)
        ends_on_a_line = any(turn(a, b, by) == 0 for a, b in fine_pieces)
        if there is not None and back is not None and not ends_on_a_line:
            return (there + back) % 2


def sides(places: Iterable[Position], mountains: set[Position], detour: int = 0) -> dict[Position, int]:
    """The side, 0 or 1, of every one of these squares that lies off the line (6.4).

    The first of them in reading order is on side 0. Without mountains there is one side.
    """
    pieces = line(mountains)
    off = sorted(place for place in places if not any(is_on(place, piece) for piece in pieces))
    return {place: parity_of_walk(place, off[0], pieces, detour) for place in off}
