"""The content and the layouts of the picture of a finished map: wide for desktops, tall for phones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from math import ceil

from engine.maps import Bounds, PlayerMap
from engine.scoring import places_of
from engine.views import View
from render.drawing import pen
from render.drawing.boxes import DESKTOP, LEAST_ON_DESKTOP, LEAST_ON_PHONE, PHONE_WIDTH, least_type
from render.drawing.fonts import Weight, width_of
from render.palette import SQUARE_SIZES

#: The size of the wide form, which fills a desktop's box, and the width of its text, in pixels.
_WIDE = (1760, 1120)
_COLUMN = 590

#: The approximate width of the tall form in pixels; the exact width depends on the available square sizes.
_ABOUT = 1060

#: The sea around the map, in squares, and the maximum ratio of the map's height to its width in the tall form
#: (a higher map has more sea beside it).
_SHORE = 0.4
_HIGHEST = 1.25

#: The heights of the parts of the text, in lines of the smallest type: the head of the tall form; the title,
#: the owner and the points; a row of categories and of players; the last line of the tall and the wide form.
_HEAD = 4.1
TITLE, OWNER, TOTAL = 2.0, 1.5, 2.8
POINTS = 1.75
PLAYERS = 1.5
LAST = 1.7

LAST_LINE = 1.15

#: The distance of text from the edges, and between players, in lines.
_EDGE = 0.75
_BETWEEN = 1.1

#: The number of rows of players and the maximum width of names, in lines; the first that fits is used.
_ROOM_FOR_NAMES = ((1, 9.5), *((2, half / 2) for half in range(19, 7, -1)))

#: The factor for the map's maximum height if none of these fits.
_LOWER = 0.9


@dataclass(frozen=True, slots=True)
class Keepsake:
    """The content of the picture: a seat of a finished game, the date of its end, and its name.

    ``names`` has the names of all seats.
    """

    view: View
    seat: int
    names: Sequence[str]
    day: date
    game: str

    @property
    def map(self) -> PlayerMap:
        """The map of the seat."""
        return self.view.seats[self.seat].map

    @property
    def place(self) -> int:
        """The place of the seat, from 1; ties share a place (rules.md 8.4)."""
        return self.place_of(self.seat)

    @property
    def best_first(self) -> list[int]:
        """All seats in the order of their places."""
        return sorted(range(len(self.names)), key=self.place_of)

    def place_of(self, seat: int) -> int:
        """The place of any seat."""
        return places_of([other.score.rank for other in self.view.seats])[seat]

    def total_of(self, seat: int) -> int:
        """The points of any seat."""
        return self.view.seats[seat].score.total


@dataclass(frozen=True, slots=True)
class KeepsakeLayout:
    """The measures of a picture in pixels; ``line`` is its smallest type size.

    ``sea`` is the part of the picture with the sea (left, top, right, bottom); the map is in its middle.
    """

    width: int
    height: int
    line: int
    square: int
    sea: tuple[int, int, int, int]

    @property
    def edge(self) -> int:
        """The distance of text from the edges."""
        return round(_EDGE * self.line)

    def corner(self, bounds: Bounds) -> tuple[int, int]:
        """The place of square (0, 0) in the sea."""
        left, top, right, bottom = self.sea
        wide, high = (
            (bounds.right - bounds.left + 1) * self.square,
            (bounds.bottom - bounds.top + 1) * self.square,
        )
        across, down = (right - left - wide) // 2, (bottom - top - high) // 2
        return across - bounds.left * self.square, down - bounds.top * self.square


def wide_layout(player_map: PlayerMap) -> KeepsakeLayout:
    """Lay out the wide form, with the largest squares at which the map fits into the sea."""
    columns, rows = _extent(player_map)
    width, height = _WIDE
    room = min((width - _COLUMN) / (columns + 2 * _SHORE), height / (rows + 2 * _SHORE))
    square = max(size for size in SQUARE_SIZES if size <= room)
    return KeepsakeLayout(width, height, least_type(width, height), square, (_COLUMN, 0, width, height))


def tall_layout(player_map: PlayerMap, rows_below: int, highest: float = _HIGHEST) -> KeepsakeLayout:
    """Lay out the tall form with the map as wide as the picture, and type that is readable in both clients.

    ``rows_below`` is the number of rows of players; a map that is at least ``highest`` times as high as it is
    wide has more sea beside it.
    """
    columns, rows = _extent(player_map)
    across = max(columns, rows / highest) + 2 * _SHORE
    square = min(SQUARE_SIZES, key=lambda size: abs(size * across - _ABOUT))
    width, sea = round(across * square), round((rows + 2 * _SHORE) * square)
    lines = _HEAD + POINTS + rows_below * PLAYERS + LAST
    # A desktop client scales the picture by its height, so type that makes it higher must itself be larger.
    share = LEAST_ON_DESKTOP / DESKTOP[1]
    line = ceil(
        max(
            sea * share / (1 - lines * share),
            width * LEAST_ON_DESKTOP / DESKTOP[0],
            width * LEAST_ON_PHONE / PHONE_WIDTH,
        )
    )
    top = round(_HEAD * line)
    return KeepsakeLayout(width, int(lines * line) + sea, line, square, (0, top, width, top + sea))


def _extent(player_map: PlayerMap) -> tuple[int, int]:
    """The columns and rows of a map."""
    left, top, right, bottom = player_map.bounds
    return right - left + 1, bottom - top + 1


@dataclass(frozen=True, slots=True)
class PlayerBox:
    """The place of a player below the map: the row, the left edge, and the space for badge and name."""

    row: int
    left: int
    room: int


def with_players(keepsake: Keepsake) -> tuple[KeepsakeLayout, list[PlayerBox]]:
    """Lay out the tall form with all players below the map, wide enough for their names."""
    highest = _HIGHEST
    while True:
        for rows_below, longest in _ROOM_FOR_NAMES:
            layout = tall_layout(keepsake.map, rows_below, highest)
            boxes = _player_boxes(layout, keepsake, longest)
            if boxes[-1].row < rows_below:
                return layout, boxes
        highest *= _LOWER


def _player_boxes(layout: KeepsakeLayout, keepsake: Keepsake, longest: float) -> list[PlayerBox]:
    """Place all players in rows as wide as the picture."""
    line, edge = layout.line, layout.edge
    boxes: list[PlayerBox] = []
    left, row = edge, 0
    for seat in keepsake.best_first:
        total = width_of(str(keepsake.total_of(seat)), Weight.BOLD, line)
        written = min(pen.name_width(keepsake.names[seat], line), round((longest + 1.75) * line))
        width = written + 1 + round(0.4 * line) + total
        if left > edge and left + width > layout.width - edge:
            left, row = edge, row + 1
        boxes.append(PlayerBox(row, left, written + 1))
        left += width + round(_BETWEEN * line)
    return boxes
