"""The layout of the cards to choose from and the player's map on one picture, all in one scale.

The cards lie on a panel in the upper left corner, the map on the ground beside or below it. The squares are
as large as possible, and then the picture is as small as possible.

All lengths are in units: pixels in the box of a desktop client (``render.drawing.boxes``). A picture of
345 x 350 fills both boxes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil

from render.drawing.boxes import DESKTOP, PHONE_WIDTH
from render.elements.panel_layout import UNIT
from render.palette import SQUARE_SIZES

#: The gap between cards and around the panel, and the gap between rows of cards, in units.
GAP = 6
_BETWEEN_ROWS = 3

#: The minimum height of the line with a card's number, in units and in squares.
_LEAST_HEADING = 15
_HEADING = 0.72

#: The height of the line with the title of a group, in units.
TITLE = 15

#: The ground around the map, the height of the line with its heading, and the minimum width of the ground
#: beside the panel, in units.
_AROUND = 5
MAP_HEADING = 17
_LEAST_BESIDE = 70

#: The largest square, in units.
_LARGEST = 36


@dataclass(frozen=True, slots=True)
class Spread:
    """A group of ``count`` cards in columns, in the middle of the panel, below ``top`` (in pixels)."""

    count: int
    columns: int
    top: int

    @property
    def rows(self) -> int:
        """The number of rows."""
        return ceil(self.count / self.columns)


@dataclass(frozen=True, slots=True)
class ChoiceLayout:
    """The measures of a picture in pixels.

    ``heading`` is the height of the line above a card, ``title`` that of the line above a group, or 0, and
    ``panel`` the width and height of the panel with the cards. The map's rectangle is at ``map_at``, the
    middle of its heading's left edge at ``map_heading``.
    """

    square: int
    width: int
    height: int
    heading: int
    title: int
    panel: tuple[int, int]
    groups: tuple[Spread, ...]
    map_at: tuple[int, int]
    map_heading: tuple[int, int]

    def card_at(self, group: int, place: int) -> tuple[int, int]:
        """The upper left corner of a card of a group, below its number; each row is centred on the panel."""
        spread, gap = self.groups[group], GAP * UNIT
        row, column = divmod(place, spread.columns)
        in_row = min(spread.columns, spread.count - row * spread.columns)
        left = (self.panel[0] - in_row * (2 * self.square + gap) + gap) // 2
        down = self.heading + 3 * self.square + _BETWEEN_ROWS * UNIT
        return left + column * (2 * self.square + gap), spread.top + self.heading + row * down

    def table(self, group: int) -> tuple[int, int, int, int]:
        """The part of the panel for a group of open cards, from edge to edge."""
        spread, edge = self.groups[group], GAP * UNIT // 2
        _, last = self.card_at(group, spread.count - 1)
        return edge, spread.top - self.title, self.panel[0] - edge, last + 3 * self.square + edge

    def title_at(self, group: int) -> tuple[int, int]:
        """The middle of the left edge of a group's title."""
        return GAP * UNIT, self.groups[group].top - self.title // 2


def choice_layout(counts: Sequence[int], columns: int, rows: int, foot: float = 0) -> ChoiceLayout:
    """Lay out groups of cards with these ``counts``, and a map below or beside them.

    ``columns`` and ``rows`` are the map's; ``foot`` is the height to leave free at the bottom, in units.
    Several groups have a title each.
    """
    widest, highest = PHONE_WIDTH * UNIT, (DESKTOP[1] - foot) * UNIT
    for size in reversed([size for size in SQUARE_SIZES if size <= _LARGEST * UNIT]):
        ways = [
            layout
            for layout in _ways(size, counts, columns, rows)
            if layout.width <= widest and layout.height <= highest
        ]
        if ways:
            return min(ways, key=lambda layout: layout.width * layout.height)
    return next(_ways(SQUARE_SIZES[0], counts, columns, rows))


def _ways(size: int, counts: Sequence[int], columns: int, rows: int) -> Iterator[ChoiceLayout]:
    """The possible layouts with squares of a size."""
    for across in product(*(_columns(count) for count in counts)):
        panel = _panel(size, counts, across)
        yield _beside(panel, columns * size, rows * size)
        yield _below(panel, columns * size, rows * size)


def _columns(count: int) -> list[int]:
    """The possible numbers of columns, most first; rows differ in as few cards as possible."""
    return [
        columns for columns in range(max(count, 1), 0, -1) if columns == ceil(count / ceil(count / columns))
    ]


@dataclass(frozen=True, slots=True)
class _Panel:
    """The panel with the cards, before the map is placed."""

    square: int
    heading: int
    title: int
    groups: tuple[Spread, ...]
    width: int
    height: int


def _panel(size: int, counts: Sequence[int], across: Sequence[int]) -> _Panel:
    """Put groups of cards below each other."""
    gap, heading = GAP * UNIT, max(_LEAST_HEADING * UNIT, round(_HEADING * size))
    title = TITLE * UNIT if len(counts) > 1 else 0
    groups, top, widest = [], gap // 2, 0
    for count, columns in zip(counts, across, strict=True):
        top += title
        groups.append(Spread(count, columns, top))
        rows = groups[-1].rows
        top += rows * (heading + 3 * size) + max(0, rows - 1) * _BETWEEN_ROWS * UNIT + gap
        widest = max(widest, columns * (2 * size + gap) + gap)
    return _Panel(size, heading, title, tuple(groups), widest, top if counts else 0)


def _beside(panel: _Panel, wide: int, high: int) -> ChoiceLayout:
    """Put a map of this width and height to the right of the cards, in the middle of its ground."""
    head, around = MAP_HEADING * UNIT, _AROUND * UNIT
    width = panel.width + max(wide + 2 * around, _LEAST_BESIDE * UNIT)
    height = max(panel.height, head + high + around)
    place = ((panel.width + width - wide) // 2, (head + height - around - high) // 2)
    return _with_map(panel, panel.width, (width, height), place, (panel.width, 0))


def _below(panel: _Panel, wide: int, high: int) -> ChoiceLayout:
    """Put a map of this width and height below the cards."""
    head, around = MAP_HEADING * UNIT, _AROUND * UNIT
    width, top = max(panel.width, wide + 2 * around), panel.height + head
    place = ((width - wide) // 2, top)
    return _with_map(panel, width, (width, top + high + around), place, (0, panel.height))


def _with_map(
    panel: _Panel,
    right: int,
    extent: tuple[int, int],
    map_at: tuple[int, int],
    heading_at: tuple[int, int],
) -> ChoiceLayout:
    """Complete a layout; ``right`` is the panel's edge, ``heading_at`` the corner of the map's heading."""
    heading = (heading_at[0] + GAP * UNIT, heading_at[1] + MAP_HEADING * UNIT // 2)
    lines, cards = (panel.heading, panel.title), (right, panel.height)
    return ChoiceLayout(panel.square, *extent, *lines, cards, panel.groups, map_at, heading)
