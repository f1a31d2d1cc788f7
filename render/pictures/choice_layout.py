"""The layout of the cards to choose from and the player's map on one picture, all in one scale.

All lengths are in units: pixels in the box of a desktop client (``render.drawing.boxes``). A picture of
345 x 350 fills both boxes; the squares are the largest at which everything fits into it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from render.drawing.boxes import DESKTOP, PHONE_WIDTH
from render.elements.panel_layout import UNIT
from render.palette import SQUARE_SIZES

#: The gap between cards and around the picture, and the gap between rows of cards, in units.
GAP = 6
_BETWEEN_ROWS = 3

#: The minimum height of the line with a card's number, in units and in squares.
_LEAST_HEADING = 15
_HEADING = 0.72

#: The gap between cards and the ground of the map beside them, the ground around the map, and the line with
#: its heading, in units.
_TO_GROUND = 5
_AROUND = 4
MAP_HEADING = 17

#: The largest square, in units.
_LARGEST = 36


@dataclass(frozen=True, slots=True)
class Spread:
    """A group of cards in columns, and the corner of the first card (below its number), in pixels."""

    columns: int
    left: int
    top: int


@dataclass(frozen=True, slots=True)
class ChoiceLayout:
    """The measures of a picture in pixels: a square, the whole picture, each group of cards, and the map.

    ``heading`` is the height of the line above a card, ``map_at`` the corner of the map's rectangle. The map
    is drawn on ``ground`` (left, top, right, bottom), with a heading in the upper left corner.
    """

    square: int
    width: int
    height: int
    heading: int
    groups: tuple[Spread, ...]
    map_at: tuple[int, int]
    ground: tuple[int, int, int, int]

    def card_at(self, group: int, place: int) -> tuple[int, int]:
        """The corner of a card of a group."""
        spread = self.groups[group]
        row, column = divmod(place, spread.columns)
        left = spread.left + column * (2 * self.square + GAP * UNIT)
        return left, spread.top + row * (3 * self.square + self.heading + _BETWEEN_ROWS * UNIT)


def choice_layout(counts: Sequence[int], columns: int, rows: int, foot: float = 0) -> ChoiceLayout:
    """Lay out groups of cards with these ``counts``, and a map below or beside them.

    ``columns`` and ``rows`` are the map's; ``foot`` is the height to leave free at the bottom, in units.
    """
    for size in reversed([size for size in SQUARE_SIZES if size <= _LARGEST * UNIT]):
        for layout in _ways(size, counts, columns, rows):
            if layout.width <= PHONE_WIDTH * UNIT and layout.height <= (DESKTOP[1] - foot) * UNIT:
                return layout
    return next(_ways(SQUARE_SIZES[0], counts, columns, rows))


def _ways(size: int, counts: Sequence[int], columns: int, rows: int) -> Iterator[ChoiceLayout]:
    """The possible layouts with squares of a size, those with few rows of cards first.

    For a single card, beside the map comes first, because a picture with the map below is narrow and tall.
    """
    map_extent = (columns * size, rows * size)
    is_single = sum(counts) == 1
    for across in product(*(range(max(count, 1), 0, -1) for count in counts)):
        yield _laid_out(size, counts, across, map_extent, beside=is_single)
        yield _laid_out(size, counts, across, map_extent, beside=not is_single)


def _laid_out(
    size: int, counts: Sequence[int], across: Sequence[int], map_extent: tuple[int, int], *, beside: bool
) -> ChoiceLayout:
    gap, heading = GAP * UNIT, max(_LEAST_HEADING * UNIT, round(_HEADING * size))
    spreads, top, widest = [], round(gap / 2), 0
    for count, in_row in zip(counts, across, strict=True):
        lines = -(-count // in_row)
        spreads.append(Spread(in_row, gap, top + heading))
        top += lines * (heading + 3 * size) + max(0, lines - 1) * _BETWEEN_ROWS * UNIT + gap
        widest = max(widest, in_row * (2 * size + gap) - gap)
    (wide, high), head, around = map_extent, MAP_HEADING * UNIT, _AROUND * UNIT
    if beside:
        left = gap + widest + _TO_GROUND * UNIT
        width, height = left + wide + 2 * around, max(top, head + high + around)
        map_at = (left + around, head + (height - head - around - high) // 2)
        return ChoiceLayout(size, width, height, heading, tuple(spreads), map_at, (left, 0, width, height))
    width, height = 2 * gap + max(widest, wide), top + head + high + around
    centred = tuple(
        Spread(spread.columns, (width - spread.columns * (2 * size + gap) + gap) // 2, spread.top)
        for spread in spreads
    )
    map_at = ((width - wide) // 2, top + head)
    return ChoiceLayout(size, width, height, heading, centred, map_at, (0, top, width, height))
