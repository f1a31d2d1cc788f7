"""Where everything stands on the picture of one map, planned for the two boxes of ``render.drawing.boxes``.

The picture of a map shows just the columns and rows in which a card's top left square may lie: two before
the map and none after it. The heading and the key go into the two empty rows at the top.

While a card is tried, there are two columns and rows on every side, as far as a card that overlaps the map
can reach. If that made the squares too small, only a window around the card is shown. The window stays put
until the card leaves it, so that the map does not slide away under a card that moves by one square.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.maps import Bounds, LaidCard
from render.drawing.boxes import DESKTOP, PHONE_WIDTH
from render.drawing.landscape import square_size
from render.palette import SQUARE_SIZES

#: The strips for coordinates at the sides and at the top and bottom, and an edge without one, in squares.
SIDE_STRIP = 0.95
TOP_STRIP = 0.75
_BARE_EDGE = 0.2

#: How wide and high the picture of a map may get, in pixels. While a card is tried, the picture is drawn,
#: sent and fetched at every press, so it is smaller.
_LARGEST = 1100
_LARGEST_TO_TRY = 900

#: The largest square of a small map, in pixels.
_LARGEST_SQUARE = 108

#: Squares have at least this many pixels in both boxes while a card is tried; a window sees to that.
_LEAST_TO_TRY = 26

#: Coordinates stand along all four edges if squares keep at least this many pixels.
_ENOUGH_FOR_ALL_EDGES = 26

#: The height of a line of the key in the box of a desktop client, in pixels.
_KEY_LINE = 14


@dataclass(frozen=True, slots=True)
class MapLayout:
    """The measures of a picture in its pixels; ``shown`` is the part of ``whole`` that can be seen.

    ``key_below`` is how many lines of the key have room below the map.
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
        """Whether only part of the map can be seen."""
        return self.shown != self.whole


def to_look_at(bounds: Bounds, key_below: int = 0, more_columns: int = 0) -> MapLayout:
    """Lay out a map on its own, with ``key_below`` lines of the key below it.

    ``more_columns`` on the right give the heading and the key of a narrow map more width.
    """
    shown = Bounds(bounds.left - 2, bounds.top - 2, bounds.right + more_columns, bounds.bottom)
    return _laid_out(shown, shown, _LARGEST, key_below)


def to_try(bounds: Bounds, laid: LaidCard, key_below: int = 0) -> MapLayout:
    """Lay out a map, or a window onto it, on which a card is tried."""
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
    """Choose the columns or rows to show: the first or the last if the card is there, or those around it.

    If the card is among both, the half of the map that it is in decides.
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
    """Put coordinates along all edges if squares stay large enough, otherwise on the left and at the top."""
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
    # How many pixels of the picture make one in a box.
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
