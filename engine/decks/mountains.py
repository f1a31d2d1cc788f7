"""Checks of the mountains printed on one card (rules.md 6)."""

from __future__ import annotations

from engine.parts.squares import Kind, Square


def mountains_are_linked(squares: tuple[Square, ...]) -> bool:
    """Whether all mountains of an upright card are linked (rules.md 1.4, 6.1)."""
    mountains = _mountains(squares)
    reached: set[tuple[int, int]] = set()
    ahead = sorted(mountains)[:1]
    while ahead:
        here = ahead.pop()
        reached.add(here)
        ahead += [other for other in mountains - reached if _are_linked(here, other, mountains)]
    return reached == mountains


def _are_linked(one: tuple[int, int], other: tuple[int, int], mountains: set[tuple[int, int]]) -> bool:
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    if across + down == 1:
        return True
    return across == down == 1 and not {(one[0], other[1]), (other[0], one[1])} & mountains


def range_is_legal(squares: tuple[Square, ...]) -> bool:
    """Whether the mountains of a province form a legal range (rules.md 6.2)."""
    mountains = _mountains(squares)
    links = [
        sum(_are_linked(here, other, mountains) for other in mountains if other != here) for here in mountains
    ]
    # A tree without forks is a path.
    return (
        mountains_are_linked(squares)
        and max(links, default=0) <= 2
        and sum(links) == 2 * max(len(mountains) - 1, 0)
    )


def _mountains(squares: tuple[Square, ...]) -> set[tuple[int, int]]:
    return {(index % 2, index // 2) for index, square in enumerate(squares) if square.kind is Kind.MOUNTAIN}
