"""The score sheet: like the printed pad, a row a category and a column a player."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.squares import Kind
from engine.views import View
from render import alt_text, pen
from render.atlas import Atlas, atlas_of, rounded_mask
from render.fonts import Weight, drawable, fitted, width_of, wrapped
from render.landscape import Sheet, draw_land, lone_mountain
from render.palette import RGB, Theme, ThemeName, mix, theme_of
from render.panels import common_square, rows_needed
from render.phrases import Phrases
from render.picture import Picture, as_picture

_MARGIN = 32
_LABELS = 286
#: A phone shows the sheet about 300 points wide: the less pixels it has, the larger are its letters.
_COLUMNS_WIDTH = 800
_WIDEST_COLUMN = 300
_HEADER = 178
_ROW = 84
_TOTAL_ROW = 112
_SIGN = 60

#: The room between the maps and the table.
_FOOT = 40


def draw_score_sheet(
    view: View, names: Sequence[str], phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """The final scores with each player's map above; ``names`` in seat order."""
    look = theme_of(theme)
    column = min(_WIDEST_COLUMN, _COLUMNS_WIDTH // len(view.seats))
    maps = [seat.map for seat in view.seats]
    size = common_square(maps, column - 20, column + 60, 48)
    table_top = _MARGIN + rows_needed(maps) * size + _FOOT
    rows = view.categories
    bottom = table_top + _HEADER + _ROW * len(rows) + _TOTAL_ROW + _ROW
    width = 2 * _MARGIN + _LABELS + column * len(view.seats)
    image = Image.new("RGB", (width, bottom + _MARGIN), look.paper)
    pen.panel(image, (_MARGIN, table_top, width - _MARGIN, bottom), 22, look.panel)
    _write_title(image, table_top, phrases.final_score(), look)
    _draw_rows(image, rows, table_top + _HEADER, phrases, theme)
    for seat in range(len(view.seats)):
        left = _MARGIN + _LABELS + seat * column
        _draw_map(image, view, seat, (left, table_top - _FOOT, column), size, phrases, theme)
        _draw_column(image, view, seat, (left, table_top, column), names[seat], phrases, look)
    return as_picture(image, "score-sheet", _describe(view, names, phrases))


def _draw_map(
    image: Image.Image,
    view: View,
    seat: int,
    box: tuple[int, int, int],
    size: int,
    phrases: Phrases,
    theme: ThemeName,
) -> None:
    """A small map in the middle of its column, its foot on the table."""
    left, foot, width = box
    player_map = view.seats[seat].map
    bounds = player_map.bounds
    across = left + (width - (bounds.right - bounds.left + 1) * size) // 2
    top = foot - (bounds.bottom - bounds.top + 1) * size
    sheet = Sheet(image, atlas_of(theme, size), across - bounds.left * size, top - bounds.top * size)
    draw_land(sheet, player_map, phrases, tags=False)


def _write_title(image: Image.Image, top: int, title: str, look: Theme) -> None:
    """What the sheet is, in the corner above the categories."""
    lines, size = wrapped(title, Weight.BOLD, 46, _LABELS - 30, 2)
    for number, line in enumerate(lines):
        y = top + _HEADER // 2 + round((number - (len(lines) - 1) / 2) * size * 1.1)
        pen.write(image, _MARGIN + 24, y, line, Weight.BOLD, size, look.ink)


def _draw_rows(image: Image.Image, rows: Sequence[str], top: int, phrases: Phrases, theme: ThemeName) -> None:
    """The categories with their signs, a hairline between them, the total set off."""
    look, atlas = theme_of(theme), atlas_of(theme, _SIGN)
    right = image.width - _MARGIN
    mask = rounded_mask(_SIGN, _SIGN, 11)
    for place, category in enumerate([*rows, "total", "deserts"]):
        y = top + place * _ROW + (_TOTAL_ROW - _ROW if category == "deserts" else 0)
        height = _TOTAL_ROW if category == "total" else _ROW
        middle = y + height // 2
        ImageDraw.Draw(image).line((_MARGIN + 20, y, right - 20, y), look.grid, 2)
        sign = _sign(category, atlas)
        if sign is not None:
            image.paste(sign, (_MARGIN + 20, middle - _SIGN // 2), mask)
        start = _MARGIN + 20 + (_SIGN + 18 if sign is not None else 0)
        weight, text_size = (Weight.BOLD, 42) if category == "total" else (Weight.REGULAR, 34)
        ink = look.ink_soft if category == "deserts" else look.ink
        room = _MARGIN + _LABELS - start - 6
        pen.write(image, start, middle, phrases.category(category), weight, text_size, ink, width=room)


def _sign(category: str, atlas: Atlas) -> Image.Image | None:
    """A square that stands for a category."""
    if category == "factories":
        return atlas.factory(next(iter(atlas.theme.cubes)), 4)
    if category == "lakes":
        return atlas.lake(0)
    if category == "mountains":
        return lone_mountain(atlas, 0)
    if category in ("goals", "bonus"):
        return _seal(atlas)
    kinds = {"forests": Kind.FOREST, "towns": Kind.TOWN, "deserts": Kind.DESERT}
    return atlas.ground(kinds[category], 0) if category in kinds else None


def _seal(atlas: Atlas) -> Image.Image:
    """A vermilion seal, for what is won with cards."""
    theme, size = atlas.theme, atlas.size
    seal = Image.new("RGB", (size, size), mix(theme.accent, theme.panel, 0.85))
    pen.disc(seal, size / 2, size / 2, round(size * 0.68), theme.accent)
    pen.disc(seal, size / 2, size / 2, round(size * 0.5), mix(theme.accent, theme.panel, 0.85))
    pen.disc(seal, size / 2, size / 2, round(size * 0.32), theme.accent)
    return seal


def _draw_column(
    image: Image.Image,
    view: View,
    seat: int,
    box: tuple[int, int, int],
    name: str,
    phrases: Phrases,
    look: Theme,
) -> None:
    """A player's badge, name and points; the winner's column is framed."""
    left, top, width = box
    score = view.seats[seat].score
    middle = left + width // 2
    bottom = top + _HEADER + _ROW * (len(view.categories) + 1) + _TOTAL_ROW
    won = seat in view.winners
    if won:
        pen.outline(image, (left + 4, top, left + width - 4, bottom), 22, 6, look.accent)
    _draw_player(image, (middle, top, width), seat, name, phrases.winner() if won else "", look)
    for place, category in enumerate(view.categories):
        points = score.parts[category]
        y = top + _HEADER + place * _ROW + _ROW // 2
        pen.write(image, middle, y, str(points), Weight.SEMIBOLD, 44, look.ink, anchor="mm")
    total = top + _HEADER + len(view.categories) * _ROW + _TOTAL_ROW // 2
    ink: RGB = look.accent if won else look.ink
    pen.write(image, middle, total, str(score.total), Weight.BLACK, 66, ink, anchor="mm")
    deserts = bottom - _ROW // 2
    pen.write(image, middle, deserts, str(score.deserts), Weight.REGULAR, 38, look.ink_soft, anchor="mm")


def _draw_player(
    image: Image.Image, box: tuple[int, int, int], seat: int, name: str, winner: str, look: Theme
) -> None:
    """Badge and name; whoever won has a tab on the upper edge of the frame."""
    middle, top, width = box
    if winner:
        text, size = fitted(winner, Weight.BOLD, 28, width - 80)
        half = width_of(text, Weight.BOLD, size) // 2 + 22
        pen.panel(image, (middle - half, top - 20, middle + half, top + 24), 22, look.accent)
        pen.write(image, middle, top + 2, text, Weight.BOLD, size, look.on_seat, anchor="mm")
    pen.badge(image, middle, top + 62, 56, seat, look)
    lines, size = wrapped(drawable(name), Weight.SEMIBOLD, 32, width - 40, 2)
    for number, line in enumerate(lines):
        y = top + 132 + round((number - (len(lines) - 1) / 2) * size * 1.08)
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
