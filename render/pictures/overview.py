"""A small overview of the whole map, in a corner of the window in which a card is tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from PIL import ImageDraw

from engine.maps import LaidCard, PlayerMap, VisibleSquare
from engine.parts.squares import Kind, Position
from render.drawing import pen
from render.drawing.landscape import Sheet
from render.drawing.room import covered
from render.palette import RGB, Theme
from render.pictures.map_layout import MapLayout

#: The maximum length of the overview's shorter side, and the gap around it, in squares of the window.
_THICKNESS = 2
_GAP = 0.12

Box = tuple[int, int, int, int]


def draw_overview(sheet: Sheet, layout: MapLayout, player_map: PlayerMap, card: LaidCard, ink: RGB) -> Box:
    """Draw the map in flat colours, with a frame around the window and one in ``ink`` around the card.

    The overview is placed in the corner where it hides the least; return its box.
    """
    whole, theme, gap = layout.whole, sheet.atlas.theme, max(2, round(layout.square * _GAP))
    columns, rows = whole.right - whole.left + 1, whole.bottom - whole.top + 1
    unit = max(2, (_THICKNESS * layout.square - 3 * gap) // min(columns, rows))
    unit = min(unit, (5 * layout.square) // max(columns, rows))
    width, height = columns * unit + 2 * gap, rows * unit + 2 * gap
    taken = {*player_map.squares, *card.positions}
    left, top = min(
        _corners(sheet, layout, width, height, gap),
        key=lambda corner: _hidden(sheet, (*corner, corner[0] + width, corner[1] + height), taken),
    )
    box = (left, top, left + width, top + height)
    pen.panel(sheet.image, box, 2 * gap, theme.paper)
    pen.outline(sheet.image, box, 2 * gap, max(1, gap // 3), theme.ink_soft)
    draw = ImageDraw.Draw(sheet.image)
    origin = (left + gap - whole.left * unit, top + gap - whole.top * unit)
    for position, square in player_map.squares.items():
        draw.rectangle(_cell(origin, position, position, unit), fill=flat_colour(square, theme))
    shown = layout.shown
    window = _cell(origin, Position(shown.left, shown.top), Position(shown.right, shown.bottom), unit)
    draw.rectangle(window, outline=theme.ink, width=max(1, unit // 5))
    first, last = min(card.positions), max(card.positions)
    draw.rectangle(_cell(origin, first, last, unit), outline=ink, width=max(2, unit // 3))
    return box


def flat_colour(square: VisibleSquare, theme: Theme) -> RGB:
    """Return the colour that represents a square."""
    if square.colour is not None:
        return theme.cubes[square.colour].main
    return {
        Kind.FOREST: theme.forest,
        Kind.LAKE: theme.water,
        Kind.TOWN: theme.roof,
        Kind.MOUNTAIN: theme.rock_light,
    }.get(square.kind, theme.rake)


def _corners(sheet: Sheet, layout: MapLayout, width: int, height: int, gap: int) -> Iterator[tuple[int, int]]:
    left, top = sheet.at(layout.shown.left, layout.shown.top)
    right, bottom = sheet.at(layout.shown.right + 1, layout.shown.bottom + 1)
    for x in (right - gap - width, left + gap):
        for y in (top + gap, bottom - gap - height):
            yield x, y


def _hidden(sheet: Sheet, box: Box, squares: Set[Position]) -> float:
    """Return the number of pixels of these squares that a box would hide."""
    size = sheet.atlas.size
    return covered(box, ((left, top, left + size, top + size) for left, top in _pixels(sheet, squares)))


def _pixels(sheet: Sheet, squares: Iterable[Position]) -> Iterator[tuple[int, int]]:
    return (sheet.at(*position) for position in squares)


def _cell(origin: tuple[int, int], first: Position, last: Position, unit: int) -> Box:
    """Return the box of pixels from one square to another, both included."""
    return (
        origin[0] + first.x * unit,
        origin[1] + first.y * unit,
        origin[0] + (last.x + 1) * unit - 1,
        origin[1] + (last.y + 1) * unit - 1,
    )
