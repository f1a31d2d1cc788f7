"""The picture of one player's map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.maps import Bounds, PlayerMap
from engine.parts.placement import Placement
from engine.parts.squares import Position
from render import alt_text
from render.drawing import pen
from render.drawing.atlas import atlas_of
from render.drawing.boxes import least_type
from render.drawing.fonts import Weight, font
from render.drawing.landscape import Sheet, draw_land, draw_letters, draw_number_tags, tagged_squares
from render.elements import letter_key
from render.elements.overlays import (
    Overlays,
    draw_anchors,
    draw_areas,
    draw_numbered,
    draw_range,
    draw_trial,
    outline_card,
    square_for_points,
    with_trial,
)
from render.palette import Theme, ThemeName, mix, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture
from render.pictures.map_layout import SIDE_STRIP, TOP_STRIP, MapLayout, to_look_at, to_try
from render.pictures.overview import draw_overview

_NO_OVERLAYS = Overlays()

#: How many lines the key has below a map on which a card is tried.
_KEY_LINES = 2

#: How many empty columns may be added to the right of a map, so that the key fits above it.
_MORE_COLUMNS = 3


@dataclass(frozen=True)  # with slots it would take far longer to pickle
class Heading:
    """The heading of a map: whose it is, the running score if it is known, and the round."""

    seat: int
    name: str
    points: int | None = None
    round: str = ""


def draw_map(
    player_map: PlayerMap,
    phrases: Phrases,
    theme: ThemeName = ThemeName.LIGHT,
    heading: Heading | None = None,
    last: Placement | None = None,
    overlays: Overlays = _NO_OVERLAYS,
) -> Picture:
    """Draw a map with its coordinates and room around it for what may be added.

    ``last`` is the last placement, which is marked. Coordinates are those of ``/place``. The heading is
    left out while a card is tried: then the picture needs its room, and has just one reader.
    """
    trial = overlays.trial
    shown = with_trial(player_map, trial)
    layout = map_layout(player_map, phrases, theme, overlays)
    image, sheet = _prepared(layout, theme)
    if trial is None:
        _write_head(sheet, layout, heading, shown, phrases)
    draw_land(sheet, shown, tags=False)
    if overlays.range_line:
        draw_range(sheet, shown, shown.bounds)
    tagged = set(tagged_squares(shown.squares).values())
    draw_areas(sheet, overlays.areas, tagged)
    draw_anchors(sheet, overlays.anchors)
    draw_numbered(sheet, overlays.numbered)
    busy = {square_for_points(area.squares, tagged) for area in overlays.areas} | set(overlays.numbered)
    draw_number_tags(sheet, shown.squares, busy)
    draw_letters(sheet, shown.squares, phrases)
    if last is not None and trial is None:
        _mark_last(sheet, shown, last)
    if trial is not None:
        draw_trial(sheet, player_map, trial, phrases)
    if trial is not None and layout.is_window:
        _cover_edges(sheet, layout)
        ink = sheet.atlas.theme.good if trial.legal else sheet.atlas.theme.accent
        draw_overview(sheet, layout, shown, trial.laid, ink)
    if sheet.has_letters and layout.key_below:
        on_trial = trial.card.squares if trial is not None else ()
        _write_key_below(sheet, layout, letter_key.entries((*shown.squares.values(), *on_trial), phrases))
    text = _describe(shown, phrases, heading, last, overlays)
    return as_picture(image, "map", text)


def map_layout(
    player_map: PlayerMap, phrases: Phrases, theme: ThemeName, overlays: Overlays = _NO_OVERLAYS
) -> MapLayout:
    """Lay out the picture of a map, with the key to the letters above the map only if it fits there."""
    letters = theme_of(theme).letters
    if overlays.trial is not None:
        return to_try(player_map.bounds, overlays.trial.laid, _KEY_LINES if letters else 0)
    plain = to_look_at(player_map.bounds)
    if not letters:
        return plain
    key = letter_key.entries(player_map.squares.values(), phrases)
    spare = plain.shown.bottom - plain.shown.top - plain.shown.right + plain.shown.left
    spare = max(0, min(_MORE_COLUMNS, spare))
    for more in range(spare + 1):
        layout = to_look_at(player_map.bounds, more_columns=more)
        least = least_type(layout.width, layout.height)
        width = (layout.shown.right - layout.shown.left + 0.7) * layout.square
        lines = letter_key.in_lines(key, least, round(width))
        if len(lines) * least * letter_key.LINE <= layout.square * 1.12 and not overlays.anchors:
            return layout
    return to_look_at(player_map.bounds, len(lines), more_columns=spare)


def _prepared(layout: MapLayout, theme: ThemeName) -> tuple[Image.Image, Sheet]:
    """Prepare paper with ruled squares and coordinates."""
    look, size = theme_of(theme), layout.square
    image = Image.new("RGB", (layout.width, layout.height), look.paper)
    corner = (layout.left - layout.shown.left * size, layout.top - layout.shown.top * size)
    sheet = Sheet(image, atlas_of(theme, size), *corner)
    _rule(sheet, layout.shown)
    _write_coordinates(sheet, layout)
    return image, sheet


def _write_head(
    sheet: Sheet, layout: MapLayout, heading: Heading | None, player_map: PlayerMap, phrases: Phrases
) -> None:
    """Write the heading and, if it fits, the key into the two rows above the map, which are always empty."""
    size = layout.square
    left, top = sheet.at(layout.shown.left, layout.shown.top)
    right, _ = sheet.at(layout.shown.right + 1, layout.shown.top)
    margin = round(size * 0.15)
    if heading is not None:
        box = (left + margin, top, right - margin)
        _write_heading(sheet.image, heading, box, round(size * 0.95), sheet.atlas.theme)
    if sheet.has_letters and not layout.key_below:
        key = letter_key.entries(player_map.squares.values(), phrases)
        lines = letter_key.in_lines(key, sheet.least, right - left - 2 * margin)
        below = top + (round(size * 0.9) if heading is not None else margin)
        letter_key.draw_key(sheet.image, left + margin, below, lines, sheet.least, sheet.atlas.theme)


def _write_heading(
    image: Image.Image, heading: Heading, box: tuple[int, int, int], height: int, look: Theme
) -> None:
    left, top, right = box
    size = max(least_type(*image.size), min(round(height * 0.62), round(image.width * 0.05)))
    middle = top + height // 2
    if heading.points is not None:
        points, large = str(heading.points), round(size * 1.2)
        right -= pen.write(image, right, middle, points, Weight.BLACK, large, look.ink, anchor="rm")
        right -= size
    if heading.round:
        room, small = round((right - left) * 0.4), max(least_type(*image.size), round(size * 0.85))
        right -= pen.write(
            image, right, middle, heading.round, Weight.REGULAR, small, look.ink_soft, anchor="rm", width=room
        )
        right -= size // 2
    pen.player_name(image, left, middle, heading.seat, heading.name, size, right - left, look)


def _rule(sheet: Sheet, bounds: Bounds) -> None:
    """Draw the ruled ground, a little lighter than the paper."""
    theme, size = sheet.atlas.theme, sheet.atlas.size
    left, top = sheet.at(bounds.left, bounds.top)
    right, bottom = sheet.at(bounds.right + 1, bounds.bottom + 1)
    pen.panel(sheet.image, (left, top, right, bottom), round(size * 0.2), theme.panel)
    draw = ImageDraw.Draw(sheet.image)
    thin = max(1, size // 48)
    line = mix(theme.panel, theme.grid, 0.75)
    for x in range(left + size, right, size):
        draw.line((x, top, x, bottom - 1), line, thin)
    for y in range(top + size, bottom, size):
        draw.line((left, y, right - 1, y), line, thin)


def _write_coordinates(sheet: Sheet, layout: MapLayout) -> None:
    theme, size = sheet.atlas.theme, sheet.atlas.size
    face = font(Weight.SEMIBOLD, max(round(size * 0.48), sheet.least))
    draw = ImageDraw.Draw(sheet.image)
    for text, x, y in _labels(layout.shown, all_edges=layout.all_edges):
        draw.text(sheet.at(x, y), text, theme.ink, face, anchor="mm")


def _labels(bounds: Bounds, *, all_edges: bool) -> Iterator[tuple[str, float, float]]:
    """Yield each coordinate with the centre of its place, in squares."""
    edges = [bounds.top - TOP_STRIP / 2, bounds.bottom + 1 + TOP_STRIP / 2]
    sides = [bounds.left - SIDE_STRIP / 2, bounds.right + 1 + SIDE_STRIP / 2]
    for column in range(bounds.left, bounds.right + 1):
        for edge in edges if all_edges else edges[:1]:
            yield _number(column), column + 0.5, edge
    for row in range(bounds.top, bounds.bottom + 1):
        for side in sides if all_edges else sides[:1]:
            yield _number(row), side, row + 0.5


def _number(value: int) -> str:
    """Write a coordinate with a true minus sign, which is as wide as a digit."""
    return str(value).replace("-", "−")


def _mark_last(sheet: Sheet, player_map: PlayerMap, last: Placement) -> None:
    for card in player_map.cards:
        if card.number == last.card:
            outline_card(sheet, card, sheet.atlas.theme.newest)


def _write_key_below(sheet: Sheet, layout: MapLayout, key: Sequence[letter_key.Entry]) -> None:
    _, below = sheet.at(layout.shown.left, layout.shown.bottom + 1)
    below += round(layout.square * (TOP_STRIP if layout.all_edges else 0.15))
    margin = round(layout.square * 0.2)
    lines = letter_key.in_lines(key, sheet.least, sheet.image.width - 2 * margin)
    letter_key.draw_key(sheet.image, margin, below, lines[: layout.key_below], sheet.least, sheet.atlas.theme)


def _cover_edges(sheet: Sheet, layout: MapLayout) -> None:
    """Cover what reaches beyond the window with paper, and write the coordinates again."""
    image, paper = sheet.image, sheet.atlas.theme.paper
    left, top = sheet.at(layout.shown.left, layout.shown.top)
    right, bottom = sheet.at(layout.shown.right + 1, layout.shown.bottom + 1)
    for box in (
        (0, 0, image.width, top),
        (0, bottom, image.width, image.height),
        (0, 0, left, image.height),
        (right, 0, image.width, image.height),
    ):
        image.paste(paper, box)
    _write_coordinates(sheet, layout)


def _describe(
    shown: PlayerMap, phrases: Phrases, heading: Heading | None, last: Placement | None, overlays: Overlays
) -> str:
    left, top, right, bottom = shown.bounds
    area = phrases.map_area(left, top, right, bottom)
    title = area if heading is None else f"{phrases.map_of(heading.name)} {area}"
    rows, short_rows, key = alt_text.map_rows(shown.squares, phrases)
    return alt_text.fitting(title, rows, _endings(shown, phrases, last, overlays), short_rows, key, phrases)


def _endings(shown: PlayerMap, phrases: Phrases, last: Placement | None, overlays: Overlays) -> list[str]:
    """List what is said after the rows, most important first."""
    lines: list[str] = []
    if overlays.trial is not None:
        trial, placement = overlays.trial, overlays.trial.placement
        if trial.legal:
            lines.append(phrases.legal_trial(placement))
        else:
            lines.append(phrases.illegal_trial(placement, alt_text.places(sorted(trial.offending))))
    elif last is not None:
        lines.append(phrases.last_placement(last))
    lines += [phrases.area(area.kind, len(area.squares), area.points) for area in overlays.areas]
    if overlays.range_line and shown.mountain_range.path:
        lines.append(phrases.range_line(alt_text.places(shown.mountain_range.path)))
    if overlays.anchors:
        by_rows: list[Position] = sorted(overlays.anchors, key=lambda place: (place.y, place.x))
        lines.append(phrases.anchors(alt_text.places(by_rows)))
    return lines
