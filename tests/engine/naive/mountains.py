"""The mountain range and the two sides of a map (rules.md 6), by plain geometry.

Every square is a point with integer coordinates, the range is a chain of straight segments between such
points, and its two prolongations are segments that reach far beyond any map. To tell whether two squares are
on the same side, walk from one to the other via a third point and count how often the walk crosses a segment.

The third point does not matter: the line comes from infinity and goes to infinity, so it is a closed curve
through the point at infinity, and two walks between the same squares form another closed curve. Two closed
curves on a sphere that do not meet at a corner cross an even number of times. Each segment of the line is
counted separately, so the walk crosses twice where two segments overlap (a prolongation that runs along the
range, or two that run into each other).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from tests.engine.naive.stacking import Position

Piece = tuple[Position, Position]

#: The number of units per square, large enough that some walk misses every corner of the line.
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
    """Both ends of a range, each with the direction in which the line continues forever (6.3)."""
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
    """Which way the path from a via b to c turns: 1, -1, or 0 if it is straight."""
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def is_on(place: Position, piece: Piece) -> bool:
    """Whether the centre of a square lies on a segment of the line."""
    (ax, ay), (bx, by) = piece
    x, y = place
    within = min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)
    return within and turn(*piece, place) == 0


def fine(place: Position) -> Position:
    """The centre of a square in units of 1/``PARTS`` of a square."""
    return place[0] * PARTS, place[1] * PARTS


def crossings(start: Position, end: Position, pieces: Iterable[Piece]) -> int | None:
    """How many segments the straight path from start to end crosses; None if it is in line with a corner.

    Coordinates are in units of 1/``PARTS`` of a square. The path may start or end in line with a segment, but
    not on it.
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

    ``detour`` changes the point via which the walk goes.
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

    The leftmost of them, and of those the topmost, is on side 0. Without mountains there is one side.
    """
    pieces = line(mountains)
    off = sorted(place for place in places if not any(is_on(place, piece) for piece in pieces))
    return {place: parity_of_walk(place, off[0], pieces, detour) for place in off}
