"""The score sheet, like the printed pad: a row for each category and a column for each player."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.maps import PlayerMap
from engine.views import View
from render import alt_text
from render.drawing import pen
from render.drawing.atlas import atlas_of, rounded_mask
from render.drawing.boxes import LEAST_ON_DESKTOP
from render.drawing.fonts import Weight, drawable, fitted, width_of, wrapped
from render.drawing.landscape import Sheet, draw_land, square_size
from render.elements.category_signs import category_sign
from render.elements.panel_layout import UNIT
from render.elements.panels import Box
from render.palette import RGB, SQUARE_SIZES, Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: In units (``render.elements.panel_layout``), which are pixels in a desktop client's box: the maximum
#: height, the width by number of players, and the parts of the table. A phone scales the widest by 0.82.
_HEIGHT = 350
_WIDTHS = {2: 345, 3: 380, 4: 420, 5: 420}
_MARGIN = 6
_LABELS = 104
_HEADER = 46
_ROW = 16.5
_TOTAL_ROW = 23
_SIGN = 13

#: The gap between the maps and the table, and the maximum square size of a map.
_FOOT = 8
_LARGEST_SQUARE = 14

#: The smallest type, in pixels of the picture.
_SMALLEST = LEAST_ON_DESKTOP * UNIT


def draw_score_sheet(
    view: View, names: Sequence[str], phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """Draw the final scores with each player's map above them; ``names`` are in seat order."""
    look, players = theme_of(theme), len(view.seats)
    width = _WIDTHS[players]
    column = (width - 2 * _MARGIN - _LABELS) / players
    table = _HEADER + _ROW * (len(view.categories) + 1) + _TOTAL_ROW
    room = (round((column - 2) * UNIT), round((_HEIGHT - 2 * _MARGIN - _FOOT - table) * UNIT))
    sizes = [_square(seat.map, room) for seat in view.seats]
    highest = max(_rows(seat.map) * size for seat, size in zip(view.seats, sizes, strict=True)) / UNIT
    table_top = _MARGIN + highest + _FOOT
    bottom = table_top + table
    image = Image.new("RGB", (width * UNIT, round((bottom + _MARGIN) * UNIT)), look.paper)
    pen.panel(image, _pixels((_MARGIN, table_top, width - _MARGIN, bottom)), 7 * UNIT, look.panel)
    _write_title(image, table_top, phrases.final_score(), look)
    _draw_rows(image, view.categories, table_top + _HEADER, phrases, theme)
    for seat in range(players):
        left = _MARGIN + _LABELS + seat * column
        foot = (round((left + column / 2) * UNIT), round((table_top - _FOOT) * UNIT))
        _draw_map(image, view.seats[seat].map, foot, sizes[seat], theme)
        _draw_column(image, view, seat, (left, table_top, column), names[seat], phrases, look)
    return as_picture(image, "score-sheet", _describe(view, names, phrases))


def _pixels(box: Box) -> tuple[int, int, int, int]:
    left, top, right, bottom = (round(edge * UNIT) for edge in box)
    return left, top, right, bottom


def _rows(player_map: PlayerMap) -> int:
    return player_map.bounds.bottom - player_map.bounds.top + 1


def _square(player_map: PlayerMap, room: tuple[int, int]) -> int:
    """Return the largest square at which a map fits into a space, in pixels."""
    sizes = [size for size in SQUARE_SIZES if size <= _LARGEST_SQUARE * UNIT]
    columns = player_map.bounds.right - player_map.bounds.left + 1
    return min(square_size(room[0], columns, sizes), square_size(room[1], _rows(player_map), sizes))


def _draw_map(
    image: Image.Image, player_map: PlayerMap, foot: tuple[int, int], size: int, theme: ThemeName
) -> None:
    """Draw a small map; ``foot`` is the middle of its lower edge, in pixels."""
    left, top, right, _ = player_map.bounds
    across = foot[0] - (right - left + 1) * size // 2
    down = foot[1] - _rows(player_map) * size
    sheet = Sheet(image, atlas_of(theme, size), across - left * size, down - top * size)
    draw_land(sheet, player_map, tags=False)


def _write_title(image: Image.Image, top: float, title: str, look: Theme) -> None:
    """Write the title in the corner above the categories."""
    lines, size = wrapped(title, Weight.BOLD, 17 * UNIT, (_LABELS - 12) * UNIT, 2, _SMALLEST)
    for number, line in enumerate(lines):
        y = (top + _HEADER / 2) * UNIT + (number - (len(lines) - 1) / 2) * size * 1.1
        pen.write(image, (_MARGIN + 8) * UNIT, y, line, Weight.BOLD, size, look.ink)


def _draw_rows(
    image: Image.Image, rows: Sequence[str], top: float, phrases: Phrases, theme: ThemeName
) -> None:
    """Draw the categories with their signs and hairlines between them."""
    look, side = theme_of(theme), _SIGN * UNIT
    atlas, mask = atlas_of(theme, side), rounded_mask(side, side, 2 * UNIT)
    left, right = (_MARGIN + 6) * UNIT, image.width - (_MARGIN + 6) * UNIT
    for place, category in enumerate([*rows, "total", "deserts"]):
        y = top + place * _ROW + (_TOTAL_ROW - _ROW if category == "deserts" else 0)
        height = _TOTAL_ROW if category == "total" else _ROW
        middle = round((y + height / 2) * UNIT)
        ImageDraw.Draw(image).line((left, round(y * UNIT), right, round(y * UNIT)), look.grid, 2)
        sign = category_sign(category, atlas, _SMALLEST)
        if sign is not None:
            image.paste(sign, (left, middle - side // 2), mask)
        start = left + (side + 5 * UNIT if sign is not None else 0)
        weight, text_size = (Weight.BOLD, 15) if category == "total" else (Weight.REGULAR, 12)
        ink = look.ink_soft if category == "deserts" else look.ink
        room = (_MARGIN + _LABELS) * UNIT - start
        pen.write(image, start, middle, phrases.category(category), weight, text_size * UNIT, ink, width=room)


def _draw_column(
    image: Image.Image,
    view: View,
    seat: int,
    box: tuple[float, float, float],
    name: str,
    phrases: Phrases,
    look: Theme,
) -> None:
    """Draw a player's badge, name and points, and a frame around the winner's."""
    left, top, width = box
    score = view.seats[seat].score
    middle = round((left + width / 2) * UNIT)
    bottom = top + _HEADER + _ROW * len(view.categories) + _TOTAL_ROW
    won = seat in view.winners
    if won:
        frame = _pixels((left + 1, top, left + width - 1, bottom))
        pen.outline(image, frame, 6 * UNIT, 2 * UNIT, look.accent)
    _draw_player(image, (middle, top, width), seat, name, phrases.winner() if won else "", look)
    for place, category in enumerate(view.categories):
        y = round((top + _HEADER + (place + 0.5) * _ROW) * UNIT)
        points = str(score.parts[category])
        pen.write(image, middle, y, points, Weight.SEMIBOLD, 14 * UNIT, look.ink, anchor="mm")
    total = round((bottom - _TOTAL_ROW / 2) * UNIT)
    ink: RGB = look.accent if won else look.ink
    pen.write(image, middle, total, str(score.total), Weight.BLACK, 21 * UNIT, ink, anchor="mm")
    deserts = round((bottom + _ROW / 2) * UNIT)
    number = str(score.deserts)
    pen.write(image, middle, deserts, number, Weight.REGULAR, 13 * UNIT, look.ink_soft, anchor="mm")


def _draw_player(
    image: Image.Image, box: tuple[int, float, float], seat: int, name: str, winner: str, look: Theme
) -> None:
    """Draw badge and name; the winner gets a tab on the upper edge of the frame."""
    middle, top, width = box
    if winner:
        text, size = fitted(winner, Weight.BOLD, _SMALLEST, round((width - 10) * UNIT), _SMALLEST)
        half = width_of(text, Weight.BOLD, size) / 2 / UNIT + 5
        x = middle / UNIT
        pen.panel(image, _pixels((x - half, top - 7, x + half, top + 7)), 7 * UNIT, look.accent)
        pen.write(image, middle, round(top * UNIT), text, Weight.BOLD, size, look.on_seat, anchor="mm")
    pen.badge(image, middle, round((top + 15.5) * UNIT), 15 * UNIT, seat, look)
    room = round((width - 6) * UNIT)
    lines, size = wrapped(drawable(name), Weight.SEMIBOLD, 12 * UNIT, room, 2, _SMALLEST)
    for number, line in enumerate(lines):
        y = round((top + 34) * UNIT + (number - (len(lines) - 1) / 2) * size)
        pen.write(image, middle, y, line, Weight.SEMIBOLD, size, look.ink, anchor="mm")


def _describe(view: View, names: Sequence[str], phrases: Phrases) -> str:
    lines = [phrases.sheet(", ".join(names[seat] for seat in view.winners))]
    for name, seat in zip(names, view.seats, strict=True):
        figures = {category: seat.score.parts[category] for category in view.categories}
        figures |= {"total": seat.score.total, "deserts": seat.score.deserts}
        parts = [
            phrases.sheet_part(phrases.category(category), points) for category, points in figures.items()
        ]
        lines.append(phrases.sheet_player(name, ", ".join(parts)))
    return alt_text.lines_within(lines)
