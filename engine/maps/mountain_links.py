"""Links between mountains, and the check for a legal range (rules.md 6.1, 6.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.maps.grid import EVERYWHERE, ROW, free_rows, surrounding_area, surrounding_areas


class RangeFault(NamedTuple):
    """The reason why mountains do not form a legal range: a message key and the squares at fault."""

    key: str
    squares: int


class _Counted(NamedTuple):
    """The squares that have at least one, two or three links."""

    one: int
    two: int
    three: int


def links(mountains: int) -> tuple[int, int, int, int]:
    """The mountains linked to their right, lower, lower right and lower left neighbour (rules.md 6.1)."""
    right = mountains >> 1
    below = mountains >> ROW
    neither = mountains & ~below
    return (
        mountains & right,
        mountains & below,
        neither & ~right & mountains >> ROW + 1,
        neither & ~(mountains << 1) & mountains >> ROW - 1,
    )


def ends_of(mountains: int) -> int:
    """The mountains with one link or none: the ends of a legal range."""
    return mountains & ~_link_counts(mountains).two


@lru_cache(maxsize=4096)
def is_legal(mountains: int) -> bool:
    """Whether the mountains form one simple path; one or no mountain is legal (rules.md 6.2)."""
    if not mountains:
        return True
    mountains >>= free_rows(mountains)
    count = sum(linked.bit_count() for linked in links(mountains))
    return (
        count == mountains.bit_count() - 1
        and not _link_counts(mountains).three
        and surrounding_area(mountains & -mountains, mountains) == mountains
    )


def fault_of(mountains: int, added: int) -> RangeFault | None:
    """The fault of a range after the mountains ``added`` have joined it, or None (rules.md 6.2).

    The keys are ``range-block`` (a 2 x 2 block), ``range-fork`` (a square with more than two links),
    ``range-apart`` (mountains that are not linked to the others) and ``range-ring``.
    """
    if is_legal(mountains):
        return None
    rows = mountains & mountains >> 1
    block = rows & rows >> ROW
    if block:
        corner = block & -block
        return RangeFault("range-block", corner | corner << 1 | corner << ROW | corner << ROW + 1)
    forks = _link_counts(mountains).three
    if forks:
        return RangeFault("range-fork", forks)
    groups = surrounding_areas(mountains)
    if len(groups) > 1:
        strangers = sum(group for group in groups if not group & ~added)
        # If every group contains old mountains, all groups but the largest are at fault.
        return RangeFault("range-apart", strangers or mountains & ~max(groups, key=int.bit_count))
    return RangeFault("range-ring", mountains)


@lru_cache(maxsize=512)
def places_for_one_more(mountains: int) -> int:
    """The squares where one more mountain keeps a legal range legal (rules.md 6.2).

    The new mountain is either linked only to an end of the range, or it fills the corner between two
    diagonally linked mountains, so that the range runs through the corner instead.
    """
    if not mountains:
        return EVERYWHERE
    down = free_rows(mountains)
    mountains >>= down
    ends = ends_of(mountains)
    left, right, above, below = mountains << 1, mountains >> 1, mountains << ROW, mountains >> ROW
    corners = (
        (ROW + 1, above, left),
        (ROW - 1, above, right),
        (1 - ROW, below, left),
        (-ROW - 1, below, right),
    )
    linked = [left, right, above, below]
    to_end = ends << 1 | ends >> 1 | ends << ROW | ends >> ROW
    corner_of_two = 0
    for step, one, other in corners:
        apart = ~(one | other)
        linked.append(_moved(mountains, step) & apart)
        to_end |= _moved(ends, step) & apart
        corner_of_two |= one & other & ~_moved(mountains, step)
    counted = _count(linked)
    places = counted.one & ~counted.two & to_end | counted.two & ~counted.three & corner_of_two
    return (places & ~mountains) << down & EVERYWHERE


def _link_counts(mountains: int) -> _Counted:
    """The mountains with at least one, two or three links."""
    right, below, below_right, below_left = links(mountains)
    return _count(
        [
            right,
            right << 1,
            below,
            below << ROW,
            below_right,
            below_right << ROW + 1,
            below_left,
            below_left << ROW - 1,
        ]
    )


def _count(masks: list[int]) -> _Counted:
    """The squares that are in at least one, two or three of the masks."""
    one = two = three = 0
    for mask in masks:
        three |= two & mask
        two |= one & mask
        one |= mask
    return _Counted(one, two, three)


def _moved(mask: int, step: int) -> int:
    return mask << step if step > 0 else mask >> -step
