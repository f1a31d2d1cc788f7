"""Overlays on a map: a tried card, legal placements, the line of the range, areas, numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PIL import Image, ImageChops, ImageDraw

from engine.maps import Bounds, LaidCard, MountainRange, PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position
from engine.scoring import Gain
from render.drawing import pen
from render.drawing.fonts import Weight, width_of
from render.drawing.landscape import (
    Sheet,
    draw_letters,
    draw_lone_card,
    draw_number_tags,
    extent,
    shown_alone,
)
from render.palette import CARD_RADIUS, RGB
from render.phrases import Phrases


@dataclass(frozen=True, slots=True)
class TriedCard:
    """A tried card: its placement, whether it is legal and, if not, the squares that break a rule.

    ``cubes`` are the new squares that would get a cube, if the supply does not have enough for all.
    """

    card: MapCard
    placement: Placement
    legal: bool
    offending: frozenset[Position] = field(default=frozenset())
    cubes: frozenset[Position] | None = None

    @property
    def laid(self) -> LaidCard:
        """The laid card at the tried placement."""
        placement = self.placement
        return LaidCard(self.card.number, self.card.squares, placement.x, placement.y, placement.rotation)


@dataclass(frozen=True, slots=True)
class OutlinedArea:
    """A town or a lake to outline: its squares and its points."""

    kind: Kind
    squares: tuple[Position, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Overlays:
    """The overlays of a map; none by default.

    ``numbered`` are squares with the numbers 1, 2, 3, ... for a menu; ``spots`` are outlined placements with
    numbers for buttons. ``gains`` are the points that the tried or last card brings.
    """

    trial: TriedCard | None = None
    range_line: bool = False
    areas: tuple[OutlinedArea, ...] = ()
    numbered: tuple[Position, ...] = ()
    spots: tuple[Placement, ...] = ()
    gains: tuple[Gain, ...] = ()


def with_trial(player_map: PlayerMap, trial: TriedCard | None) -> PlayerMap:
    """Return the map after a legal trial, or the unchanged map."""
    if trial is None or not trial.legal:
        return player_map
    after = player_map.lay(trial.card, trial.placement)
    new = [position for position, _ in after.production_of(trial.card.number)]
    return after.with_cubes(new if trial.cubes is None else trial.cubes)


def draw_trial(sheet: Sheet, player_map: PlayerMap, trial: TriedCard, phrases: Phrases) -> None:
    """Draw the outline of the tried card, and also its squares if the placement is illegal."""
    theme = sheet.atlas.theme
    if not trial.legal:
        _draw_illegal_squares(sheet, player_map, trial, phrases)
    outline_card(sheet, trial.laid, theme.good if trial.legal else theme.accent)
    for position in sorted(trial.offending):
        cross(sheet, position, theme.accent)


def _draw_illegal_squares(sheet: Sheet, player_map: PlayerMap, trial: TriedCard, phrases: Phrases) -> None:
    """Draw the squares of an illegal trial that would be visible."""
    hidden = player_map.hidden_squares(trial.card, trial.placement)
    before = sheet.image.copy()
    draw_lone_card(sheet, trial.laid)
    draw_number_tags(sheet, shown_alone(trial.laid))
    draw_letters(sheet, shown_alone(trial.laid), phrases)
    size = sheet.atlas.size
    for position in hidden:
        left, top = sheet.at(*position)
        box = (left, top, left + size, top + size)
        sheet.image.paste(before.crop(box), box)


def outline_card(sheet: Sheet, card: LaidCard, ink: RGB) -> None:
    """Draw a thick outline of a card, including its hidden parts."""
    size = sheet.atlas.size
    thickness = max(3, round(size * 0.085))
    overlap = thickness // 2
    columns, rows = extent(card)
    left, top = sheet.at(card.x, card.y)
    box = (left - overlap, top - overlap, left + columns * size + overlap, top + rows * size + overlap)
    pen.outline(sheet.image, box, round(CARD_RADIUS * size) + overlap, thickness, ink)


def outline_square(sheet: Sheet, position: Position, ink: RGB) -> None:
    """Draw a thick outline of a square."""
    size = sheet.atlas.size
    thickness = max(3, round(size * 0.12))
    left, top = sheet.at(*position)
    box = (left - thickness, top - thickness, left + size + thickness, top + size + thickness)
    pen.outline(sheet.image, box, round(CARD_RADIUS * size) + thickness, thickness, ink)


def cross(sheet: Sheet, position: Position, ink: RGB) -> None:
    """Cross out a square, on a light ground for contrast with every kind."""
    size = sheet.atlas.size
    scale = 4
    mask = Image.new("L", (size * scale, size * scale))
    draw = ImageDraw.Draw(mask)
    near, far = size * scale * 0.2, size * scale * 0.8
    for line in ((near, near, far, far), (near, far, far, near)):
        draw.line(line, 255, round(size * scale * 0.15))
    left, top = sheet.at(*position)
    veil = Image.new("L", (size, size), 120)
    sheet.image.paste(sheet.atlas.theme.card_edge, (left, top), veil)
    sheet.image.paste(ink, (left, top), mask.reduce(scale))


def draw_range(sheet: Sheet, player_map: PlayerMap, bounds: Bounds) -> None:
    """Tint the two sides of the range and draw its line to the edge of the map (rules.md 6.3, 6.4).

    The line passes behind the points of factories.
    """
    theme, size = sheet.atlas.theme, sheet.atlas.size
    described = player_map.mountain_range
    for position, side in described.sides.items():
        tint = Image.new("L", (size, size), 66)
        sheet.image.paste(theme.sides[side], sheet.at(*position), tint)
    points = line_of_range(described, bounds)
    if not points:
        return
    squares = player_map.squares
    factories = [position for position in squares if squares[position].kind is Kind.FACTORY]
    _draw_line(sheet, points, bounds, factories)


def line_of_range(described: MountainRange, bounds: Bounds) -> list[tuple[float, float]]:
    """The points of the range's line in squares, edge to edge (rules.md 6.3); none without mountains."""
    if not described.path:
        return []
    ends = [_far_end(end.position, end.dx, end.dy, bounds) for end in described.ends]
    return [ends[0], *((x + 0.5, y + 0.5) for x, y in described.path), ends[1]]


def _far_end(position: Position, dx: int, dy: int, bounds: Bounds) -> tuple[float, float]:
    """Return the point where the prolongation leaves the bounds."""
    steps = [
        (bounds.right + 1 - position.x - 0.5)
        if dx > 0
        else (position.x + 0.5 - bounds.left)
        if dx < 0
        else None,
        (bounds.bottom + 1 - position.y - 0.5)
        if dy > 0
        else (position.y + 0.5 - bounds.top)
        if dy < 0
        else None,
    ]
    way = min(step for step in steps if step is not None)
    return position.x + 0.5 + dx * way, position.y + 0.5 + dy * way


def _draw_line(
    sheet: Sheet, points: list[tuple[float, float]], bounds: Bounds, factories: Iterable[Position]
) -> None:
    size, scale = sheet.atlas.size, 2
    columns, rows = bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1
    masks = []
    for thickness in (0.2, 0.1):
        mask = Image.new("L", (columns * size * scale, rows * size * scale))
        draw = ImageDraw.Draw(mask)
        scaled = [((x - bounds.left) * size * scale, (y - bounds.top) * size * scale) for x, y in points]
        width = round(size * scale * thickness)
        draw.line(scaled, 255, width, joint="curve")
        for x, y in (scaled[0], scaled[-1]):
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)
        for position in factories:
            x, y = position.x - bounds.left, position.y - bounds.top
            left, top, right, bottom = (x + 0.5) * size, (y + 0.35) * size, (x + 1) * size, (y + 0.95) * size
            box = (round(left * scale), round(top * scale), round(right * scale), round(bottom * scale))
            mask.paste(0, box)
        masks.append(mask.reduce(scale))
    corner = sheet.at(bounds.left, bounds.top)
    sheet.image.paste(sheet.atlas.theme.card_edge, corner, masks[0])
    sheet.image.paste(sheet.atlas.theme.accent, corner, masks[1])


def draw_areas(sheet: Sheet, areas: Iterable[OutlinedArea], tagged: Collection[Position]) -> None:
    """Outline areas and write each one's points into one of its squares.

    A square ``tagged`` with a card's number is used only if the area has no other.
    """
    theme, size = sheet.atlas.theme, sheet.atlas.size
    inks: Mapping[Kind, RGB] = {Kind.LAKE: theme.lake_line, Kind.TOWN: theme.town_line}
    for area in areas:
        ink = inks.get(area.kind, theme.ink)
        mask, corner = _area_mask(area.squares, size, 0)
        inner, _ = _area_mask(area.squares, size, max(3, round(size * 0.09)))
        sheet.image.paste(ink, sheet.at(*corner), ImageChops.subtract(mask, inner))
        square = square_for_points(area.squares, tagged)
        _draw_badge(sheet, square, str(area.points), ink)


def draw_numbered(sheet: Sheet, squares: Iterable[Position]) -> None:
    """Draw numbers on squares, starting with 1."""
    for number, square in enumerate(squares, start=1):
        _draw_badge(sheet, square, str(number), sheet.atlas.theme.good)


def _draw_badge(sheet: Sheet, square: Position, text: str, ground: RGB) -> None:
    """Draw a disc with a number on a square, away from the corner of the letter."""
    theme, size = sheet.atlas.theme, sheet.atlas.size
    type_size = max(round(size * 0.46), sheet.least)
    diameter = max(round(type_size * 1.4), width_of(text, Weight.BOLD, type_size) + type_size // 3)
    edge = max(2, size // 12)
    left, top = sheet.at(*square)
    x, y = left + size / 2, top + size / 2
    if sheet.has_letters:
        x, y = left + size - diameter / 2, top + diameter / 2
    pen.disc(sheet.image, x, y, diameter + edge, theme.card_edge)
    pen.disc(sheet.image, x, y, diameter, ground)
    pen.write(sheet.image, x, y, text, Weight.BOLD, type_size, theme.on_ink, anchor="mm")


def square_for_points(squares: Sequence[Position], tagged: Collection[Position]) -> Position:
    """Choose the square for an area's points: near its middle, without a card number if possible."""
    middle = len(squares) // 2
    place = min(range(len(squares)), key=lambda place: (squares[place] in tagged, abs(place - middle)))
    return squares[place]


def _area_mask(squares: tuple[Position, ...], size: int, inset: int) -> tuple[Image.Image, Position]:
    """Return the mask of an area's squares, ``inset`` pixels inside its edge, and its upper left corner."""
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    right, bottom = max(x for x, _ in squares), max(y for _, y in squares)
    mask = Image.new("L", ((right - left + 1) * size, (bottom - top + 1) * size))
    draw = ImageDraw.Draw(mask)
    area = set(squares)
    for x, y in squares:
        box = [
            (x - left) * size + inset,
            (y - top) * size + inset,
            (x - left + 1) * size - inset,
            (y - top + 1) * size - inset,
        ]
        draw.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=255)
        if (x + 1, y) in area:
            draw.rectangle((box[2], box[1], box[2] + 2 * inset, box[3] - 1), fill=255)
        if (x, y + 1) in area:
            draw.rectangle((box[0], box[3], box[2] - 1, box[3] + 2 * inset), fill=255)
        if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= area:
            draw.rectangle((box[2], box[3], box[2] + 2 * inset, box[3] + 2 * inset), fill=255)
    return mask, Position(left, top)
