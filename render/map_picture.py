"""The picture of one player's map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.maps import Bounds, LaidCard, PlayerMap
from engine.placement import Placement
from engine.squares import Position
from render import alt_text, pen
from render.atlas import atlas_of
from render.fonts import Weight, font
from render.landscape import Sheet, draw_land, draw_number_tags, square_size, tagged_squares
from render.overlays import (
    Overlays,
    draw_anchors,
    draw_areas,
    draw_range,
    draw_trial,
    outline_card,
    with_trial,
)
from render.palette import SQUARE_SIZES, Theme, ThemeName, mix, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: How wide and high a map's picture may get, in pixels. One in which a card is tried is drawn, sent and
#: fetched at every press, so it is smaller; a phone shows it in 900 pixels at most.
_LARGEST = (1200, 1300)
_LARGEST_TO_TRY = (900, 975)

#: The largest square of a small map, in pixels.
_LARGEST_SQUARE = 108

#: The strips for the coordinates at the sides and above and below, in squares.
_SIDE_STRIP = 1.0
_TOP_STRIP = 0.8

_NO_OVERLAYS = Overlays()


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above a map: whose it is, the running score where it is known, and the round."""

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
    """A map with its coordinates along all edges, and room around it for what may be added.

    ``last`` is the last placement, which is marked. Coordinates are those of ``/place``.
    """
    trial = overlays.trial
    shown = with_trial(player_map, trial)
    bounds = _with_room(shown.bounds) if trial is None else _with_room_to_try(player_map.bounds, trial.laid)
    image, sheet = _prepared(bounds, _LARGEST if trial is None else _LARGEST_TO_TRY, theme, heading)
    draw_land(sheet, shown, phrases, tags=False)
    if overlays.range_line:
        draw_range(sheet, shown, bounds)
    draw_areas(sheet, overlays.areas, set(tagged_squares(shown.squares).values()))
    draw_anchors(sheet, overlays.anchors)
    draw_number_tags(sheet, shown.squares)
    if last is not None and trial is None:
        _mark_last(sheet, shown, last)
    if trial is not None:
        draw_trial(sheet, player_map, trial, phrases)
    text = _describe(shown, phrases, heading, last, overlays)
    return as_picture(image, "map", text)


def _with_room(bounds: Bounds) -> Bounds:
    """The bounds with the empty columns and rows in which a card's top left square may lie.

    A card is at most three squares wide, so that is two columns and rows before the map and none
    after it; one more is kept there for the eye.
    """
    return Bounds(bounds.left - 2, bounds.top - 2, bounds.right + 1, bounds.bottom + 1)


def _with_room_to_try(bounds: Bounds, laid: LaidCard) -> Bounds:
    """The bounds with two columns and rows on every side: as far as a card that overlaps the map reaches.

    So the map stays where it is in the picture while a card is moved about on it.
    """
    left, top, right, bottom = bounds.left - 2, bounds.top - 2, bounds.right + 2, bounds.bottom + 2
    for x, y in laid.positions:
        left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
    return Bounds(left, top, right, bottom)


def _prepared(
    bounds: Bounds, largest: tuple[int, int], theme: ThemeName, heading: Heading | None
) -> tuple[Image.Image, Sheet]:
    """Paper with heading, ruled squares and coordinates, about as ``largest`` in pixels at most."""
    look = theme_of(theme)
    columns, rows = bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1
    sizes = [size for size in SQUARE_SIZES if size <= _LARGEST_SQUARE]
    size = min(
        square_size(largest[0], columns + 2 * _SIDE_STRIP, sizes),
        square_size(largest[1], rows + 2 * _TOP_STRIP, sizes),
    )
    side, strip = round(size * _SIDE_STRIP), round(size * _TOP_STRIP)
    width = columns * size + 2 * side
    headroom = round(max(44, width * 0.075)) if heading is not None else 0
    image = Image.new("RGB", (width, rows * size + 2 * strip + headroom), look.paper)
    if heading is not None:
        _write_heading(image, heading, headroom, round(size * 0.35), look)
    sheet = Sheet(
        image, atlas_of(theme, size), side - bounds.left * size, headroom + strip - bounds.top * size
    )
    _rule(sheet, bounds)
    _write_coordinates(sheet, bounds)
    return image, sheet


def _write_heading(image: Image.Image, heading: Heading, height: int, margin: int, look: Theme) -> None:
    size = round(height * 0.56)
    middle = round(height * 0.62)
    right = image.width - margin
    if heading.points is not None:
        right -= pen.write(
            image, right, middle, str(heading.points), Weight.BLACK, round(size * 1.2), look.ink, anchor="rm"
        )
        right -= size
    if heading.round:
        room = round(image.width * 0.3)
        right -= pen.write(
            image,
            right,
            middle,
            heading.round,
            Weight.REGULAR,
            round(size * 0.8),
            look.ink_soft,
            anchor="rm",
            width=room,
        )
        right -= size // 2
    pen.player_name(image, margin, middle, heading.seat, heading.name, size, right - margin, look)


def _rule(sheet: Sheet, bounds: Bounds) -> None:
    """The ruled ground, a little lighter than the paper."""
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


def _write_coordinates(sheet: Sheet, bounds: Bounds) -> None:
    theme, size = sheet.atlas.theme, sheet.atlas.size
    face = font(Weight.SEMIBOLD, round(size * 0.5))
    draw = ImageDraw.Draw(sheet.image)
    for text, x, y in _labels(bounds):
        draw.text(sheet.at(x, y), text, theme.ink, face, anchor="mm")


def _labels(bounds: Bounds) -> Iterator[tuple[str, float, float]]:
    """Each coordinate with the middle of its place, in squares."""
    for column in range(bounds.left, bounds.right + 1):
        for edge in (bounds.top - _TOP_STRIP / 2, bounds.bottom + 1 + _TOP_STRIP / 2):
            yield _number(column), column + 0.5, edge
    for row in range(bounds.top, bounds.bottom + 1):
        for side in (bounds.left - _SIDE_STRIP / 2, bounds.right + 1 + _SIDE_STRIP / 2):
            yield _number(row), side, row + 0.5


def _number(value: int) -> str:
    """A coordinate with a true minus sign, which is as wide as a digit."""
    return str(value).replace("-", "−")


def _mark_last(sheet: Sheet, player_map: PlayerMap, last: Placement) -> None:
    for card in player_map.cards:
        if card.number == last.card:
            outline_card(sheet, card, sheet.atlas.theme.newest)


def _describe(
    shown: PlayerMap, phrases: Phrases, heading: Heading | None, last: Placement | None, overlays: Overlays
) -> str:
    left, top, right, bottom = shown.bounds
    area = phrases.map_area(left, top, right, bottom)
    title = area if heading is None else f"{phrases.map_of(heading.name)} {area}"
    rows, short_rows, key = alt_text.map_rows(shown.squares, phrases)
    return alt_text.fitting(title, rows, _endings(shown, phrases, last, overlays), short_rows, key, phrases)


def _endings(shown: PlayerMap, phrases: Phrases, last: Placement | None, overlays: Overlays) -> list[str]:
    """What is said after the rows, the weightiest first."""
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
