"""The layout of a picture of one map, for the two boxes of ``render.drawing.boxes``.

The ground has a margin around the map, equal on all four sides. The heading is above the ground, the key to
the letters below it.

While a card is tried, there are two more columns and rows on every side, the reach of a card that overlaps
the map. If the squares would be too small, only a window is shown. It moves only when the card leaves it, so
that the map does not scroll with every step of the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.maps import Bounds, LaidCard
from engine.parts.placement import Placement
from engine.parts.squares import Position
from render.drawing.boxes import DESKTOP, PHONE_WIDTH
from render.drawing.landscape import square_size
from render.palette import SQUARE_SIZES

#: The margin around the shown squares, in squares: with coordinates, with long coordinates (-10), and without
#: coordinates.
MARGIN = 0.6
_WIDE_MARGIN = 0.85
_BARE_MARGIN = 0.35

#: The maximum width and height of a map picture, in pixels. While a card is tried, the picture is smaller,
#: because it is drawn and sent after every press.
_LARGEST = 1100
_LARGEST_TO_TRY = 900

#: The maximum square size, in pixels, and the minimum width of the ground, in squares.
_LARGEST_SQUARE = 108
_LEAST_ACROSS = 6

#: The minimum square size in both boxes while a card is tried, in pixels; larger maps are shown in a window.
_LEAST_TO_TRY = 26

#: The reach of a card that overlaps the map beyond the map's edge, in squares.
_REACH = 2

#: The heights of the heading and of a line of the key, in units.
_HEAD = 27
_KEY_LINE = 14


@dataclass(frozen=True, slots=True)
class MapLayout:
    """The measures of a picture in pixels; ``shown`` is the visible part of ``whole``.

    The upper left corner of ``shown`` is at ``left`` and ``top``. The ground extends from ``ground_top`` to
    ``ground_bottom`` over the whole width; ``margin`` is its margin around ``shown``, in squares. ``unit`` is
    the size of a pixel in the smaller of the two boxes.
    """

    whole: Bounds
    shown: Bounds
    square: int
    left: int
    top: int
    width: int
    height: int
    ground_top: int
    ground_bottom: int
    margin: float
    unit: float
    key_lines: int

    def shows(self, position: Position) -> bool:
        """Whether a square is in the visible part."""
        left, top, right, bottom = self.shown
        return left <= position.x <= right and top <= position.y <= bottom


def plain_layout(bounds: Bounds, *, has_head: bool, has_coordinates: bool, key_lines: int = 0) -> MapLayout:
    """Lay out a map without a tried card; with a key, the picture is as wide as the boxes allow."""
    margin = _margin(bounds) if has_coordinates else _BARE_MARGIN
    return _laid_out(bounds, bounds, _LARGEST, margin, _HEAD if has_head else 0, key_lines)


def trial_layout(
    bounds: Bounds, laid: LaidCard, spots: Sequence[Placement] = (), key_lines: int = 0
) -> MapLayout:
    """Lay out a map, or a window of it, with a tried card and offered ``spots``."""
    left, top = bounds.left - _REACH, bounds.top - _REACH
    right, bottom = bounds.right + _REACH, bounds.bottom + _REACH
    for x, y in laid.positions:
        left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
    whole = Bounds(left, top, right, bottom)
    margin = _margin(whole)
    columns = int(PHONE_WIDTH / _LEAST_TO_TRY - 2 * margin)
    rows = int((DESKTOP[1] - key_lines * _KEY_LINE) / _LEAST_TO_TRY - 2 * margin)
    offered = [position for spot in spots for position in spot.footprint]
    across = _window(
        (left, right),
        columns,
        [x for x, _ in laid.positions],
        [bounds.left, bounds.right, *(x for x, _ in offered)],
    )
    down = _window(
        (top, bottom),
        rows,
        [y for _, y in laid.positions],
        [bounds.top, bounds.bottom, *(y for _, y in offered)],
    )
    shown = Bounds(across[0], down[0], across[1], down[1])
    return _laid_out(whole, shown, _LARGEST_TO_TRY, margin, 0, key_lines)


def _margin(bounds: Bounds) -> float:
    """The margin that has room for the numbers of all rows."""
    return _WIDE_MARGIN if bounds.top <= -10 else MARGIN


def _window(whole: tuple[int, int], room: int, card: list[int], wanted: list[int]) -> tuple[int, int]:
    """Choose the columns or rows to show: the middle of the ``wanted`` ones, the first, or the last.

    The first of these windows that contains the card is used, otherwise one around the card.
    """
    first, last = whole
    if last - first + 1 <= room:
        return first, last
    middle = (min(wanted) + max(wanted) - room + 1) // 2
    around = (min(card) + max(card) - room + 1) // 2
    starts = [min(max(start, first), last - room + 1) for start in (middle, first, last, around)]
    start = next(start for start in starts if start <= min(card) and max(card) < start + room)
    return start, start + room - 1


def _laid_out(
    whole: Bounds, shown: Bounds, largest: int, margin: float, head: int, key_lines: int
) -> MapLayout:
    """Find the largest squares; ``head`` is the height of the heading in units."""
    columns, rows = shown.right - shown.left + 1, shown.bottom - shown.top + 1
    beside = head + key_lines * _KEY_LINE
    high = DESKTOP[1] - beside
    down = rows + 2 * margin
    across = max(columns + 2 * margin, _LEAST_ACROSS, down * PHONE_WIDTH / high if key_lines else 0)
    in_box = min(PHONE_WIDTH / across, high / down)
    sizes = [size for size in SQUARE_SIZES if size <= _LARGEST_SQUARE]
    square = square_size(largest, max(across, down + beside / in_box), sizes)
    unit = square / in_box
    ground_top = round(head * unit)
    ground_bottom = ground_top + round(down * square)
    return MapLayout(
        whole,
        shown,
        square,
        left=round((across - columns) / 2 * square),
        top=ground_top + round(margin * square),
        width=round(across * square),
        height=ground_bottom + round(key_lines * _KEY_LINE * unit),
        ground_top=ground_top,
        ground_bottom=ground_bottom,
        margin=margin,
        unit=unit,
        key_lines=key_lines,
    )
