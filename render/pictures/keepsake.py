"""A picture of one player's finished map for sharing: the land in full colour, in a deep sea.

The text has the owner, the place, the points and their categories, all players, the date, and the name of the
game. The wide form, for desktops, has it beside the sea; the tall form, for phones, above and below it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from PIL import Image, ImageDraw

from engine.rules import rules_of
from render import alt_text
from render.drawing import pen
from render.drawing.atlas import atlas_of, rounded_mask
from render.drawing.fonts import Weight, fitted, width_of, wrapped
from render.drawing.landscape import Sheet, draw_land
from render.drawing.sea import deep_sea, draw_sea
from render.elements.category_signs import category_sign
from render.elements.overlays import OutlinedArea, draw_areas
from render.palette import Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture
from render.pictures.keepsake_layout import (
    LAST,
    LAST_LINE,
    OWNER,
    PLAYERS,
    POINTS,
    TITLE,
    TOTAL,
    Keepsake,
    KeepsakeLayout,
    PlayerBox,
    wide_layout,
    with_players,
)

#: The number of categories in a row of the wide form.
_IN_A_ROW = 3

#: The radius of the waves, in lines of the smallest type.
_WAVE = 1.5


@dataclass(frozen=True, slots=True)
class _Page:
    """A picture being drawn."""

    image: Image.Image
    keepsake: Keepsake
    layout: KeepsakeLayout
    phrases: Phrases
    theme: ThemeName

    @property
    def look(self) -> Theme:
        """The colours."""
        return theme_of(self.theme)


def draw_keepsake(
    keepsake: Keepsake, phrases: Phrases, theme: ThemeName = ThemeName.LIGHT, *, is_tall: bool = False
) -> Picture:
    """Draw the picture in the tall form for phones, or in the wide one for desktops."""
    if is_tall:
        layout, boxes = with_players(keepsake)
    else:
        layout, boxes = wide_layout(keepsake.map), []
    image = Image.new("RGB", (layout.width, layout.height), theme_of(theme).panel)
    page = _Page(image, keepsake, layout, phrases, theme)
    _draw_sea(page)
    if is_tall:
        _write_around(page, boxes)
    else:
        _write_beside(page)
    return as_picture(image, "keepsake", _describe(keepsake, phrases))


# The sea and the map


def _draw_sea(page: _Page) -> None:
    """Draw the sea, the land, and the points of lakes and towns."""
    layout, keepsake, player_map = page.layout, page.keepsake, page.keepsake.map
    left, top, right, bottom = layout.sea
    corner, size = layout.corner(player_map.bounds), (right - left, bottom - top)
    wave = round(_WAVE * layout.line)
    sea = draw_sea(size, player_map.squares, corner, layout.square, wave, deep_sea(page.look))
    sheet = Sheet(sea, atlas_of(page.theme, layout.square), *corner, (layout.width, layout.height))
    draw_land(sheet, player_map, tags=False)
    view = keepsake.view
    areas = (OutlinedArea(*area) for area in rules_of(view.options).areas(player_map, view.scoring_card))
    draw_areas(sheet, [area for area in areas if area.points], ())
    page.image.paste(sea, (left, top))


# The text of the wide form


def _write_beside(page: _Page) -> None:
    """Write all parts below each other, with equal gaps and a line in each gap."""
    layout = page.layout
    line, left, right = layout.line, layout.edge, layout.sea[0] - layout.edge
    parts = list(_parts(page, left, right))
    gap = (layout.height - 2 * layout.edge - sum(height for height, _ in parts) * line) / (len(parts) - 1)
    top, draw = float(layout.edge), ImageDraw.Draw(page.image)
    for number, (height, write) in enumerate(parts):
        if number:
            draw.line((left, top - gap / 2, right, top - gap / 2), page.look.grid, max(2, line // 16))
        write(round(top))
        top += height * line + gap


def _parts(page: _Page, left: int, right: int) -> Iterator[tuple[float, Callable[[int], object]]]:
    """The parts of the text: the height of each in lines, and what writes it below a given height."""
    keepsake, line = page.keepsake, page.layout.line
    yield TITLE + OWNER, lambda top: _write_title(page, left, right, top)
    yield TOTAL, lambda top: _write_total(page, left, right, top + round(TOTAL * line / 2))
    rows = ceil(len(keepsake.view.categories) / _IN_A_ROW)
    yield rows * POINTS, lambda top: _draw_points(page, left, right, top, _IN_A_ROW)
    if (players := len(keepsake.names)) > 1:
        yield players * PLAYERS, lambda top: _list_players(page, left, right, top)
    text = page.phrases.day_and_game(keepsake.day, keepsake.game)
    words, _ = wrapped(text, Weight.REGULAR, line, right - left, 2, line)
    words = words if len(words) == 1 else tuple(text.split(" · "))
    yield len(words) * LAST_LINE, lambda top: _write_lines(page, words, left, right, top)


def _list_players(page: _Page, left: int, right: int, top: int) -> None:
    """Write a line for each player, with the points at the right."""
    line, names = page.layout.line, page.keepsake.names
    for place, seat in enumerate(page.keepsake.best_first):
        middle, total = top + round((place + 0.5) * PLAYERS * line), str(page.keepsake.total_of(seat))
        pen.write(page.image, right, middle, total, Weight.BOLD, line, page.look.ink, anchor="rm")
        room = right - left - width_of(total, Weight.BOLD, line) - line // 2
        pen.player_name(page.image, left, middle, seat, names[seat], line, room, page.look)


def _write_lines(page: _Page, lines: Sequence[str], left: int, right: int, top: int) -> None:
    line, ink = page.layout.line, page.look.ink_soft
    for number, words in enumerate(lines):
        middle = top + round((number + 0.5) * LAST_LINE * line)
        pen.write(page.image, left, middle, words, Weight.REGULAR, line, ink, width=right - left)


# The text of the tall form


def _write_around(page: _Page, boxes: Sequence[PlayerBox]) -> None:
    """Write the title, the player and the points above the sea, the rest below it."""
    layout, keepsake, line = page.layout, page.keepsake, page.layout.line
    left, right, (_, above, _, below) = layout.edge, layout.width - layout.edge, layout.sea
    beside = _write_total(page, None, right, above // 2)
    _write_title(page, left, beside - line // 2, (above - round((TITLE + OWNER) * line)) // 2)
    _draw_points(page, left, right, below + line // 6, len(keepsake.view.categories))
    below += round((POINTS + PLAYERS / 2) * line) + line // 6
    for seat, box in zip(keepsake.best_first, boxes, strict=True):
        middle = below + round(box.row * PLAYERS * line)
        name = keepsake.names[seat]
        used = pen.player_name(page.image, box.left, middle, seat, name, line, box.room, page.look)
        total, after = str(keepsake.total_of(seat)), box.left + used + round(0.4 * line)
        pen.write(page.image, after, middle, total, Weight.BOLD, line, page.look.ink)
    text = page.phrases.day_and_game(keepsake.day, keepsake.game)
    middle = layout.height - round(LAST * line * 0.55)
    pen.write(page.image, left, middle, text, Weight.REGULAR, line, page.look.ink_soft, width=right - left)


# Text of both forms


def _write_title(page: _Page, left: int, right: int, top: int) -> None:
    """Write the title and, below it, the player's name."""
    line, keepsake = page.layout.line, page.keepsake
    title, size = fitted(page.phrases.keepsake(), Weight.BLACK, round(1.9 * line), right - left, line)
    middle = top + round(TITLE * line / 2)
    pen.write(page.image, left, middle, title, Weight.BLACK, size, page.look.ink)
    below, name = top + round((TITLE + OWNER / 2) * line), keepsake.names[keepsake.seat]
    pen.player_name(page.image, left, below, keepsake.seat, name, round(1.1 * line), right - left, page.look)


def _write_total(page: _Page, left: int | None, right: int, middle: int) -> int:
    """Write the points and the place on a seal, and return the left edge.

    Without ``left``, the points are directly beside the seal.
    """
    line, look = page.layout.line, page.look
    seal = round(2.6 * line)
    pen.disc(page.image, right - seal / 2, middle, seal, look.accent)
    pen.disc(page.image, right - seal / 2, middle, round(seal * 0.88), look.panel)
    pen.disc(page.image, right - seal / 2, middle, round(seal * 0.8), look.accent)
    place = page.phrases.place(page.keepsake.place)
    place, size = fitted(place, Weight.BLACK, round(1.25 * line), round(seal * 0.7), line)
    pen.write(page.image, right - seal // 2, middle, place, Weight.BLACK, size, look.on_seat, anchor="mm")
    total, size = str(page.keepsake.total_of(page.keepsake.seat)), round(2.6 * line)
    start = right - seal - line // 2 - width_of(total, Weight.BLACK, size) if left is None else left
    pen.write(page.image, start, middle, total, Weight.BLACK, size, look.ink)
    return start


def _draw_points(page: _Page, left: int, right: int, top: int, columns: int) -> None:
    """Draw the sign of each category with its points, in rows of ``columns``."""
    line, look, keepsake = page.layout.line, page.look, page.keepsake
    parts, step = keepsake.view.seats[keepsake.seat].score.parts, (right - left) / columns
    large = step >= 3.4 * line
    side, type_size = (round(1.35 * line), round(1.2 * line)) if large else (line, line)
    gap = line // 4 if large else line // 8
    atlas, mask = atlas_of(page.theme, side), rounded_mask(side, side, side // 6)
    for place, category in enumerate(keepsake.view.categories):
        row, column = divmod(place, columns)
        points, middle = str(parts[category]), top + round((row + 0.5) * POINTS * line)
        wide = side + gap + width_of(points, Weight.BOLD, type_size)
        start = round(left + (column + 0.5) * step - wide / 2)
        sign = category_sign(category, atlas, line)
        if sign is not None:
            page.image.paste(sign, (start, middle - side // 2), mask)
        pen.write(page.image, start + side + gap, middle, points, Weight.BOLD, type_size, look.ink)


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
