"""Count the 2 x 2 blocks and straight threes that fit into a set of squares (rules.md 8.3)."""

from __future__ import annotations

from engine.maps.grid import ROW, surrounding_areas


def most_blocks(squares: int) -> int:
    """The maximum number of 2 x 2 blocks that fit without overlapping."""
    pairs = squares & squares >> 1
    corners = pairs & pairs >> ROW
    # Blocks overlap when their top left corners are neighbours, so groups of corners are independent.
    return sum(_most_apart(group) for group in surrounding_areas(corners))


def _most_apart(corners: int) -> int:
    """The size of the largest set of corners with no two neighbours, orthogonal or diagonal.

    The first corner in reading order can have neighbours to its right, below right, below and below left.
    If its neighbours are all neighbours of each other, at most one of the group can be chosen, and the
    first corner is an optimal choice. Otherwise both cases are tried. Subproblems are cached.
    """
    known: dict[int, int] = {0: 0}

    def most(rest: int) -> int:
        if rest not in known:
            first = rest & -rest
            below_left = rest & first << ROW - 1
            on_the_right = rest & (first << 1 | first << ROW + 1)
            later = rest ^ first
            chosen = 1 + most(later & ~(below_left | on_the_right | first << ROW))
            known[rest] = max(chosen, most(later)) if below_left and on_the_right else chosen
        return known[rest]

    return most(corners)


def straight_threes(squares: int) -> int:
    """The number of threes in rows and columns: n div 3 for a straight run of n (rules.md 8.3)."""
    found = 0
    for step in (1, ROW):
        starts = squares & ~(squares << step)
        while starts:
            starts &= squares >> step & squares >> 2 * step
            found += starts.bit_count()
            starts = starts << 3 * step & squares
    return found
