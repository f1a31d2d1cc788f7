"""A picture of one player's finished map for sharing: the map in a sea, as wide as the picture.

Above the map are its owner, the place and the points; below it are the points by category, all players, the
date, and the name of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from math import ceil

from PIL import Image

from engine.maps import Bounds, PlayerMap
from engine.parts.squares import Kind
from engine.rules import rules_of
from engine.scoring import places_of
from engine.views import View
from render import alt_text
from render.drawing import pen
from render.drawing.atlas import atlas_of, rounded_mask
from render.drawing.boxes import DESKTOP, LEAST_ON_DESKTOP, LEAST_ON_PHONE, PHONE_WIDTH
from render.drawing.fonts import Weight, drawable, fitted, width_of
from render.drawing.landscape import Sheet, draw_land
from render.drawing.sea import draw_sea
from render.elements.category_signs import category_sign
from render.elements.overlays import OutlinedArea, draw_areas, draw_range
from render.palette import SQUARE_SIZES, Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: The approximate width of the picture in pixels; the exact width depends on the available square sizes.
_ABOUT = 1060

#: The sea around the map, in squares, and the maximum ratio of the map's height to its width; a higher map
#: has more sea beside it.
_SHORE = 0.3
_HIGHEST = 1.25

#: The heights of the parts above and below the sea, in lines of the smallest type.
_HEAD = 3.6
_POINTS = 2.2
_PLAYERS = 1.45
_LAST = 1.6

#: The distance of text from the edges, and between players, in lines.
_EDGE = 0.7
_BETWEEN = 1.1

#: The number of rows of players and the maximum width of names, in lines; the first that fits is used.
_ROOM_FOR_NAMES = ((1, 9.5), *((2, half / 2) for half in range(19, 7, -1)))

#: The factor for the map's maximum height if none of these fits.
_LOWER = 0.9

#: The radius of the waves, in lines of the smallest type.
_WAVE = 1.7


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

    def place_of(self, seat: int) -> int:
        """The place of any seat."""
        return places_of([other.score.rank for other in self.view.seats])[seat]


@dataclass(frozen=True, slots=True)
class KeepsakeLayout:
    """The measures of a picture in pixels; ``line`` is its smallest type size.

    ``left`` and ``top`` are the corner of the map in the sea, which is as wide as the picture.
    """

    width: int
    height: int
    line: int
    square: int
    left: int
    top: int
    sea_top: int
    sea_bottom: int


@dataclass(frozen=True, slots=True)
class PlayerBox:
    """The place of a player below the map: the row, the left edge, and the space for badge and name."""

    row: int
    left: int
    room: int


def keepsake_layout(player_map: PlayerMap, rows_below: int, highest: float = _HIGHEST) -> KeepsakeLayout:
    """Lay out the map as wide as the picture, with type that is readable in both clients.

    ``rows_below`` is the number of rows of players; a map that is at least ``highest`` times as high as it is
    wide has more sea beside it.
    """
    first_x, first_y, last_x, last_y = player_map.bounds
    columns, rows = last_x - first_x + 1, last_y - first_y + 1
    across = max(columns, rows / highest) + 2 * _SHORE
    square = min(SQUARE_SIZES, key=lambda size: abs(size * across - _ABOUT))
    width, sea = round(across * square), round((rows + 2 * _SHORE) * square)
    lines = _HEAD + _POINTS + rows_below * _PLAYERS + _LAST
    # A desktop client scales the picture by its height, so type that makes it higher must itself be larger.
    share = LEAST_ON_DESKTOP / DESKTOP[1]
    line = ceil(
        max(
            sea * share / (1 - lines * share),
            width * LEAST_ON_DESKTOP / DESKTOP[0],
            width * LEAST_ON_PHONE / PHONE_WIDTH,
        )
    )
    sea_top = round(_HEAD * line)
    return KeepsakeLayout(
        width=width,
        height=int(lines * line) + sea,
        line=line,
        square=square,
        left=(width - columns * square) // 2,
        top=round(_SHORE * square),
        sea_top=sea_top,
        sea_bottom=sea_top + sea,
    )


def draw_keepsake(keepsake: Keepsake, phrases: Phrases, theme: ThemeName = ThemeName.LIGHT) -> Picture:
    """Draw the picture; the points come from the view."""
    look = theme_of(theme)
    layout, boxes = _with_players(keepsake)
    image = Image.new("RGB", (layout.width, layout.height), look.panel)
    left, top, *_ = keepsake.map.bounds
    corner = (layout.left - left * layout.square, layout.top - top * layout.square)
    size = (layout.width, layout.sea_bottom - layout.sea_top)
    wave = round(_WAVE * layout.line)
    sea = draw_sea(size, keepsake.map.squares, corner, layout.square, wave, look)
    _draw_map(sea, layout, keepsake, theme)
    image.paste(sea, (0, layout.sea_top))
    _write_head(image, layout, keepsake, phrases, look)
    below = layout.sea_bottom + round(_POINTS * layout.line / 2)
    _draw_points(image, layout, below, keepsake, theme)
    below += round((_POINTS + _PLAYERS) * layout.line / 2)
    for seat, box in enumerate(boxes):
        middle = below + round(box.row * _PLAYERS * layout.line)
        _draw_player(image, middle, box, keepsake, seat, layout.line, look)
    _write_last_line(image, layout, keepsake, phrases, look)
    return as_picture(image, "keepsake", _describe(keepsake, phrases))


def _with_players(keepsake: Keepsake) -> tuple[KeepsakeLayout, list[PlayerBox]]:
    """Lay out the picture with all players below the map, wide enough for their names."""
    highest = _HIGHEST
    while True:
        for rows_below, longest in _ROOM_FOR_NAMES:
            layout = keepsake_layout(keepsake.map, rows_below, highest)
            boxes = _player_boxes(layout, keepsake, longest)
            if boxes[-1].row < rows_below:
                return layout, boxes
        highest *= _LOWER


def _player_boxes(layout: KeepsakeLayout, keepsake: Keepsake, longest: float) -> list[PlayerBox]:
    """Place all players in rows as wide as the picture."""
    line, edge = layout.line, _edge(layout)
    boxes: list[PlayerBox] = []
    left, row = edge, 0
    for seat, name in enumerate(keepsake.names):
        total = width_of(str(keepsake.view.seats[seat].score.total), Weight.BOLD, line)
        written = min(width_of(drawable(name), Weight.SEMIBOLD, line), round(longest * line))
        # The space that pen.player_name needs: the badge and a gap before the name.
        room = written + round(1.35 * line) + round(0.4 * line) + 1
        width = room + round(0.4 * line) + total
        if left > edge and left + width > layout.width - edge:
            left, row = edge, row + 1
        boxes.append(PlayerBox(row, left, room))
        left += width + round(_BETWEEN * line)
    return boxes


# The sea and the map


def _draw_map(sea: Image.Image, layout: KeepsakeLayout, keepsake: Keepsake, theme: ThemeName) -> None:
    """Draw the land, the range with its two sides, and the points of lakes and towns."""
    player_map, game = keepsake.map, rules_of(keepsake.view.options)
    left, top, right, bottom = player_map.bounds
    corner = (layout.left - left * layout.square, layout.top - top * layout.square)
    sheet = Sheet(sea, atlas_of(theme, layout.square), *corner, (layout.width, layout.height))
    draw_land(sheet, player_map, tags=False)
    if game.has_mountains:
        # The line continues into the sea.
        more = layout.left // layout.square + 1
        draw_range(sheet, player_map, Bounds(left - more, top - more, right + more, bottom + more))
    areas = (OutlinedArea(*area) for area in game.areas(player_map, keepsake.view.scoring_card))
    draw_areas(sheet, [area for area in areas if area.points or area.kind is Kind.TOWN], ())


# Text around the map


def _write_head(
    image: Image.Image, layout: KeepsakeLayout, keepsake: Keepsake, phrases: Phrases, look: Theme
) -> None:
    """Write the title and the player's name, and the place on a seal with the points beside it."""
    line, edge = layout.line, _edge(layout)
    middle, score = layout.sea_top // 2, keepsake.view.seats[keepsake.seat].score
    right = layout.width - edge
    seal = round(2.7 * line)
    pen.disc(image, right - seal / 2, middle, seal, look.accent)
    pen.disc(image, right - seal / 2, middle, round(seal * 0.88), look.panel)
    pen.disc(image, right - seal / 2, middle, round(seal * 0.8), look.accent)
    inside = round(seal * 0.7)
    place, size = fitted(phrases.place(keepsake.place), Weight.BLACK, round(1.25 * line), inside, line)
    pen.write(image, right - seal // 2, middle, place, Weight.BLACK, size, look.on_seat, anchor="mm")
    right -= seal + line // 2
    total = str(score.total)
    pen.write(image, right, middle, total, Weight.BLACK, round(2.4 * line), look.ink, anchor="rm")
    room = right - width_of(total, Weight.BLACK, round(2.4 * line)) - line // 2 - edge
    title, size = fitted(phrases.keepsake(), Weight.BLACK, round(1.9 * line), room, line)
    pen.write(image, edge, middle - round(0.72 * line), title, Weight.BLACK, size, look.ink)
    below, seat = middle + round(0.98 * line), keepsake.seat
    pen.player_name(image, edge, below, seat, keepsake.names[seat], round(1.15 * line), room, look)


def _draw_points(
    image: Image.Image, layout: KeepsakeLayout, middle: int, keepsake: Keepsake, theme: ThemeName
) -> None:
    """Draw the sign of each category with its points, spread evenly over the width."""
    look, parts = theme_of(theme), keepsake.view.seats[keepsake.seat].score.parts
    categories, edge, line = keepsake.view.categories, _edge(layout), layout.line
    step = (layout.width - 2 * edge) / len(categories)
    large = step >= 3.4 * line
    side, type_size = (round(1.35 * line), round(1.2 * line)) if large else (line, line)
    gap = line // 4 if large else line // 8
    atlas, mask = atlas_of(theme, side), rounded_mask(side, side, side // 6)
    for place, category in enumerate(categories):
        points = str(parts[category])
        wide = side + gap + width_of(points, Weight.BOLD, type_size)
        left = round(edge + (place + 0.5) * step - wide / 2)
        sign = category_sign(category, atlas, line)
        if sign is not None:
            image.paste(sign, (left, middle - side // 2), mask)
        pen.write(image, left + side + gap, middle, points, Weight.BOLD, type_size, look.ink)


def _draw_player(
    image: Image.Image,
    middle: int,
    box: PlayerBox,
    keepsake: Keepsake,
    seat: int,
    line: int,
    look: Theme,
) -> None:
    """Draw the badge, the name and the points of a player."""
    used = pen.player_name(image, box.left, middle, seat, keepsake.names[seat], line, box.room, look)
    total, left = str(keepsake.view.seats[seat].score.total), box.left + used + round(0.4 * line)
    pen.write(image, left, middle, total, Weight.BOLD, line, look.ink)


def _write_last_line(
    image: Image.Image, layout: KeepsakeLayout, keepsake: Keepsake, phrases: Phrases, look: Theme
) -> None:
    """Write the date and the name of the game."""
    text = phrases.day_and_game(keepsake.day, keepsake.game)
    middle = layout.height - round(_LAST * layout.line * 0.55)
    room = layout.width - 2 * _edge(layout)
    pen.write(image, _edge(layout), middle, text, Weight.REGULAR, layout.line, look.ink_soft, width=room)


def _edge(layout: KeepsakeLayout) -> int:
    """Return the distance of text from the edges, in pixels."""
    return round(_EDGE * layout.line)


def _describe(keepsake: Keepsake, phrases: Phrases) -> str:
    view, score = keepsake.view, keepsake.view.seats[keepsake.seat].score
    parts = [phrases.sheet_part(phrases.category(part), score.parts[part]) for part in view.categories]
    heading = phrases.keepsake_of(keepsake.names[keepsake.seat], keepsake.place, score.total)
    others = [
        phrases.player(keepsake.names[seat], of.score.total, None) for seat, of in enumerate(view.seats)
    ]
    endings = [
        ", ".join(parts),
        ", ".join(others),
        phrases.day_and_game(keepsake.day, keepsake.game),
    ]
    path = keepsake.map.mountain_range.path
    if rules_of(view.options).has_mountains and path:
        endings.append(phrases.range_line(alt_text.places(path)))
    rows, short_rows, key = alt_text.map_rows(keepsake.map.squares, phrases)
    return alt_text.fitting(heading, rows, endings, short_rows, key, phrases)
