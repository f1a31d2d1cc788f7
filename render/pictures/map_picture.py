"""The picture of one player's map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from PIL import Image, ImageDraw

from engine.maps import PlayerMap
from engine.parts.placement import Placement
from render import alt_text
from render.drawing import pen
from render.drawing.atlas import atlas_of
from render.drawing.boxes import least_type
from render.drawing.fonts import Weight, font
from render.drawing.landscape import Sheet, draw_land, draw_letters, draw_number_tags, tagged_squares
from render.drawing.room import Box
from render.elements import letter_key
from render.elements.gains import draw_gains, gains_by_category
from render.elements.overlays import (
    Overlays,
    draw_areas,
    draw_numbered,
    draw_range,
    draw_trial,
    outline_card,
    square_for_points,
    with_trial,
)
from render.elements.spots import draw_spot_numbers, draw_spot_outlines
from render.palette import Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture
from render.pictures.map_layout import MapLayout, plain_layout, trial_layout
from render.pictures.overview import draw_overview

_NO_OVERLAYS = Overlays()

#: The distance of heading and key from the sides, and the heading's type size, in units.
_HEADING_MARGIN = 8
_HEADING_TYPE = 15

#: The opacity of the veil over the map outside a window, from 0 to 255.
_VEIL = 210


@dataclass(frozen=True)  # no slots, because they make pickling much slower
class Heading:
    """The heading of a map: the player, the current score if it is known, and the round."""

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
    *,
    coordinates: bool = True,
) -> Picture:
    """Draw a map with ``overlays``; ``last`` is the last placement, which is marked.

    ``coordinates`` are those of ``/place``. The heading is left out while a card is tried, because only that
    player sees the picture and the map needs the space.
    """
    trial = overlays.trial
    shown = with_trial(player_map, trial)
    layout = map_layout(player_map, phrases, theme, overlays, heading, coordinates=coordinates)
    image, sheet = _prepared(layout, theme)
    if heading is not None and trial is None:
        _write_heading(image, layout, heading, sheet.atlas.theme)
    draw_land(sheet, shown, tags=False)
    if overlays.range_line:
        draw_range(sheet, shown, shown.bounds)
    tagged = set(tagged_squares(shown.squares).values())
    draw_areas(sheet, overlays.areas, tagged)
    draw_numbered(sheet, overlays.numbered)
    draw_spot_outlines(sheet, overlays.spots, trial.placement if trial is not None else None)
    busy = {square_for_points(area.squares, tagged) for area in overlays.areas} | set(overlays.numbered)
    taken = draw_number_tags(sheet, shown.squares, busy)
    draw_letters(sheet, shown.squares, phrases)
    if last is not None and trial is None:
        _mark_last(sheet, shown, last)
    if trial is not None:
        is_cut = not all(map(layout.shows, shown.squares))
        if is_cut:
            _veil_edges(sheet, layout)
        draw_trial(sheet, player_map, trial, phrases)
        if is_cut:
            ink = sheet.atlas.theme.good if trial.legal else sheet.atlas.theme.accent
            taken.append(draw_overview(sheet, layout, shown, trial.laid, ink))
    if coordinates:
        _write_coordinates(sheet, layout)
    tried = trial.laid.positions if trial is not None else ()
    taken += _draw_gains(sheet, layout, shown, last, overlays, taken)
    draw_spot_numbers(sheet, overlays.spots, shown.squares, layout.shown, tried, taken)
    if sheet.has_letters:
        _write_key(sheet, layout, _key_of(shown, overlays, phrases))
    text = _describe(shown, phrases, heading, last, overlays)
    return as_picture(image, "map", text)


def map_layout(
    player_map: PlayerMap,
    phrases: Phrases,
    theme: ThemeName,
    overlays: Overlays = _NO_OVERLAYS,
    heading: Heading | None = None,
    *,
    coordinates: bool = True,
) -> MapLayout:
    """Lay out the picture of a map, with room for the key in a theme with letters."""
    layout, lines = _laid_out(player_map, overlays, heading, 0, coordinates=coordinates), 0
    if not theme_of(theme).letters:
        return layout
    key = _key_of(player_map, overlays, phrases)
    while lines < len(
        letter_key.in_lines(key, least_type(layout.width, layout.height), _room_for_key(layout))
    ):
        lines += 1
        layout = _laid_out(player_map, overlays, heading, lines, coordinates=coordinates)
    return layout


def _laid_out(
    player_map: PlayerMap, overlays: Overlays, heading: Heading | None, key_lines: int, *, coordinates: bool
) -> MapLayout:
    if overlays.trial is not None:
        return trial_layout(player_map.bounds, overlays.trial.laid, overlays.spots, key_lines)
    has_head = heading is not None
    return plain_layout(
        player_map.bounds, has_head=has_head, has_coordinates=coordinates, key_lines=key_lines
    )


def _prepared(layout: MapLayout, theme: ThemeName) -> tuple[Image.Image, Sheet]:
    """Prepare the image with the ground of the map and its grid."""
    look, size = theme_of(theme), layout.square
    image = Image.new("RGB", (layout.width, layout.height), look.paper)
    corner = (layout.left - layout.shown.left * size, layout.top - layout.shown.top * size)
    top, bottom = layout.ground_top, layout.ground_bottom
    image.paste(look.ground, (0, top, image.width, bottom))
    draw = ImageDraw.Draw(image)
    thin = max(1, size // 48)
    for x in range(layout.left % size, image.width, size):
        draw.line((x, top, x, bottom - 1), look.ground_line, thin)
    for y in range(top + (layout.top - top) % size, bottom, size):
        draw.line((0, y, image.width - 1, y), look.ground_line, thin)
    return image, Sheet(image, atlas_of(theme, size), *corner)


def _write_heading(image: Image.Image, layout: MapLayout, heading: Heading, look: Theme) -> None:
    """Write the heading above the ground."""
    margin, size = round(_HEADING_MARGIN * layout.unit), round(_HEADING_TYPE * layout.unit)
    left, right, middle = margin, image.width - margin, layout.ground_top // 2
    if heading.points is not None:
        points, large = str(heading.points), round(size * 1.2)
        right -= pen.write(image, right, middle, points, Weight.BLACK, large, look.ink, anchor="rm")
        right -= size
    if heading.round:
        name, small = pen.name_width(heading.name, size), max(least_type(*image.size), round(size * 0.85))
        room = max(round((right - left) * 0.4), right - left - name - size // 2)
        right -= pen.write(
            image, right, middle, heading.round, Weight.REGULAR, small, look.ink_soft, anchor="rm", width=room
        )
        right -= size // 2
    pen.player_name(image, left, middle, heading.seat, heading.name, size, right - left, look)


def _write_coordinates(sheet: Sheet, layout: MapLayout) -> None:
    """Write small numbers into the left and upper margin."""
    look, shown, draw = sheet.atlas.theme, layout.shown, ImageDraw.Draw(sheet.image)
    face = font(Weight.REGULAR, sheet.least)
    for column in range(shown.left, shown.right + 1):
        place = sheet.at(column + 0.5, shown.top - layout.margin / 2)
        draw.text(place, _number(column), look.ink_soft, face, anchor="mm")
    for row in range(shown.top, shown.bottom + 1):
        place = sheet.at(shown.left - layout.margin / 2, row + 0.5)
        draw.text(place, _number(row), look.ink_soft, face, anchor="mm")


def _number(value: int) -> str:
    """Format a coordinate with a typographic minus sign, which is as wide as a digit."""
    return str(value).replace("-", "−")


def _mark_last(sheet: Sheet, player_map: PlayerMap, last: Placement) -> None:
    for card in player_map.cards:
        if card.number == last.card:
            outline_card(sheet, card, sheet.atlas.theme.newest)


def _draw_gains(
    sheet: Sheet,
    layout: MapLayout,
    shown: PlayerMap,
    last: Placement | None,
    overlays: Overlays,
    taken: Sequence[Box],
) -> list[Box]:
    """Draw the points of the tried or last card on the squares in sight; return their boxes."""
    placed = overlays.trial.placement if overlays.trial is not None else last
    in_sight = [gain for gain in overlays.gains if any(map(layout.shows, gain.positions))]
    card = next((card for card in shown.cards if placed is not None and card.number == placed.card), None)
    return [] if card is None else draw_gains(sheet, in_sight, shown.squares, card, overlays.numbered, taken)


def _key_of(player_map: PlayerMap, overlays: Overlays, phrases: Phrases) -> list[letter_key.Entry]:
    """The key to all letters on a map and on the tried card."""
    on_trial = overlays.trial.card.squares if overlays.trial is not None else ()
    return letter_key.entries((*player_map.squares.values(), *on_trial), phrases)


def _room_for_key(layout: MapLayout) -> int:
    return layout.width - 2 * round(_HEADING_MARGIN * layout.unit)


def _write_key(sheet: Sheet, layout: MapLayout, key: Sequence[letter_key.Entry]) -> None:
    left, lines = (
        round(_HEADING_MARGIN * layout.unit),
        letter_key.in_lines(key, sheet.least, _room_for_key(layout)),
    )
    # The frame of a spot may extend below the window.
    sheet.image.paste(sheet.atlas.theme.paper, (0, layout.ground_bottom, *sheet.image.size))
    letter_key.draw_key(sheet.image, left, layout.ground_bottom, lines, sheet.least, sheet.atlas.theme)


def _veil_edges(sheet: Sheet, layout: MapLayout) -> None:
    """Veil the margin where the map continues outside the window."""
    image, ground = sheet.image, sheet.atlas.theme.ground
    left, top = sheet.at(layout.shown.left, layout.shown.top)
    right, bottom = sheet.at(layout.shown.right + 1, layout.shown.bottom + 1)
    for box in (
        (0, layout.ground_top, image.width, top),
        (0, bottom, image.width, layout.ground_bottom),
        (0, top, left, bottom),
        (right, top, image.width, bottom),
    ):
        image.paste(ground, box, Image.new("L", (box[2] - box[0], box[3] - box[1]), _VEIL))


def _describe(
    shown: PlayerMap, phrases: Phrases, heading: Heading | None, last: Placement | None, overlays: Overlays
) -> str:
    left, top, right, bottom = shown.bounds
    area = phrases.map_area(left, top, right, bottom)
    title = area if heading is None else f"{phrases.map_of(heading.name)} {area}"
    rows, short_rows, key = alt_text.map_rows(shown.squares, phrases)
    return alt_text.fitting(title, rows, _endings(shown, phrases, last, overlays), short_rows, key, phrases)


def _endings(shown: PlayerMap, phrases: Phrases, last: Placement | None, overlays: Overlays) -> list[str]:
    """Return the lines after the rows, most important first."""
    lines: list[str] = []
    if overlays.trial is not None:
        trial, placement = overlays.trial, overlays.trial.placement
        if trial.legal:
            lines.append(phrases.legal_trial(placement))
        else:
            lines.append(phrases.illegal_trial(placement, alt_text.places(sorted(trial.offending))))
    elif last is not None:
        lines.append(phrases.last_placement(last))
    if brought := gains_by_category(overlays.gains):
        parts = (phrases.sheet_part(phrases.category(category), points) for category, points in brought)
        lines.append(", ".join(parts))
    if overlays.spots:
        lines.append(phrases.spots("; ".join(map(_spot_text, overlays.spots, count(1)))))
    lines += [phrases.area(area.kind, len(area.squares), area.points) for area in overlays.areas]
    if overlays.range_line and shown.mountain_range.path:
        lines.append(phrases.range_line(alt_text.places(shown.mountain_range.path)))
    return lines


def _spot_text(spot: Placement, number: int) -> str:
    """Format a spot with its number: "2: -1, 3, 90°"."""
    turned = f", {spot.rotation}°" if spot.rotation else ""
    return f"{number}: {spot.x}, {spot.y}{turned}"
