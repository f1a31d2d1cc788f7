"""Where everything stands on the picture of one map, planned for the two boxes of ``render.boxes``.

A map is about as wide as it is high, so a picture of 345 by 350 serves both boxes best. It shows the
columns and rows in which a card's top left square may lie, and nothing beyond: two before the map and
none after it. Heading and key stand in the two empty rows, where no map ever is.

The picture in which a card is tried shows two columns and rows on every side, as far as a card that
overlaps the map reaches. Where squares would become too small for a finger's eye it shows a window around
the card. The window leaves its place only when the card leaves it: the map does not run away under a card
that is moved by a square.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.maps import Bounds, LaidCard
from render.boxes import DESKTOP, PHONE_WIDTH
from render.landscape import square_size
from render.palette import SQUARE_SIZES

#: The strips for the coordinates at the sides and above and below, in squares; and an edge without them.
SIDE_STRIP = 0.95
TOP_STRIP = 0.75
_BARE_EDGE = 0.2

#: How wide and high a map's picture may get, in pixels. One in which a card is tried is drawn, sent and
#: fetched at every press, so it is smaller.
_LARGEST = 1100
_LARGEST_TO_TRY = 900

#: The largest square of a small map, in pixels.
_LARGEST_SQUARE = 108

#: A square of at least so many pixels, in both boxes, where a card is tried; else a window is shown.
_LEAST_TO_TRY = 26

#: With squares of so many pixels and more there are coordinates along all edges.
_ENOUGH_FOR_ALL_EDGES = 26

#: The height of a line of the key of letters in the box of a desktop client, in pixels.
_KEY_LINE = 14


@dataclass(frozen=True, slots=True)
class MapLayout:
    """Measures in pixels of the picture; ``shown`` is the part of ``whole`` that can be seen.

    ``key_below`` are the lines of the key of letters that have room below the map.
    """

    whole: Bounds
    shown: Bounds
    square: int
    left: int
    top: int
    width: int
    height: int
    all_edges: bool
    key_below: int

    @property
    def is_window(self) -> bool:
        """Whether only a part of the map can be seen."""
        return self.shown != self.whole


def to_look_at(bounds: Bounds, key_below: int = 0, more_columns: int = 0) -> MapLayout:
    """A map by itself; ``key_below`` are the lines of the key that stand below it.

    ``more_columns`` to the right give a narrow map's heading and key more width.
    """
    shown = Bounds(bounds.left - 2, bounds.top - 2, bounds.right + more_columns, bounds.bottom)
    return _laid_out(shown, shown, _LARGEST, key_below)


def to_try(bounds: Bounds, laid: LaidCard, key_below: int = 0) -> MapLayout:
    """A map on which a card is tried, or a window of it."""
    left, top, right, bottom = bounds.left - 2, bounds.top - 2, bounds.right + 2, bounds.bottom + 2
    for x, y in laid.positions:
        left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
    whole = Bounds(left, top, right, bottom)
    height = DESKTOP[1] - key_below * _KEY_LINE
    columns = int(PHONE_WIDTH / _LEAST_TO_TRY - SIDE_STRIP - _BARE_EDGE)
    rows = int(height / _LEAST_TO_TRY - TOP_STRIP - _BARE_EDGE)
    across = _window(left, right, columns, [x for x, _ in laid.positions])
    down = _window(top, bottom, rows, [y for _, y in laid.positions])
    return _laid_out(whole, Bounds(across[0], down[0], across[1], down[1]), _LARGEST_TO_TRY, key_below)


def _window(first: int, last: int, room: int, card: list[int]) -> tuple[int, int]:
    """The columns or rows to show: the first ones or the last ones with the card, else those around it.

    A card on both stands in the half that has more of the map beside it.
    """
    if last - first + 1 <= room:
        return first, last
    start, end = min(card) - 1, max(card) + 1
    with_first = end <= first + room - 1 or end > last
    with_last = start >= last - room + 1 or start < first
    middle_is_early = min(card) + max(card) <= first + last
    if with_first and (middle_is_early or not with_last) and max(card) < first + room:
        return first, first + room - 1
    if with_last and min(card) > last - room:
        return last - room + 1, last
    begin = (min(card) + max(card) - room + 1) // 2
    return begin, begin + room - 1


def _laid_out(whole: Bounds, shown: Bounds, largest: int, key_below: int) -> MapLayout:
    """Coordinates along all edges where squares stay large with them, else at the left and above."""
    columns, rows = shown.right - shown.left + 1, shown.bottom - shown.top + 1
    height = DESKTOP[1] - key_below * _KEY_LINE
    all_edges = (
        min(PHONE_WIDTH / (columns + 2 * SIDE_STRIP), height / (rows + 2 * TOP_STRIP))
        >= _ENOUGH_FOR_ALL_EDGES
    )
    right_edge, bottom_edge = (SIDE_STRIP, TOP_STRIP) if all_edges else (_BARE_EDGE, _BARE_EDGE)
    across, down = columns + SIDE_STRIP + right_edge, rows + TOP_STRIP + bottom_edge
    sizes = [size for size in SQUARE_SIZES if size <= _LARGEST_SQUARE]
    square = square_size(largest, max(across, down), sizes)
    # So many pixels of the picture are one in a box.
    scale = square / min(PHONE_WIDTH / across, height / down)
    return MapLayout(
        whole,
        shown,
        square,
        left=round(square * SIDE_STRIP),
        top=round(square * TOP_STRIP),
        width=round(square * across),
        height=round(square * down + key_below * _KEY_LINE * scale),
        all_edges=all_edges,
        key_below=key_below,
    )
