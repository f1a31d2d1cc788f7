"""A player's panel: the map in its own scale, the name and the points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PIL import Image

from engine.maps import Bounds, PlayerMap
from engine.parts.placement import Placement
from engine.parts.squares import Position
from engine.scoring import Gain
from render.drawing import pen
from render.drawing.atlas import atlas_of, draw_tag, rounded_mask
from render.drawing.fonts import Weight, width_of
from render.drawing.landscape import Sheet, draw_land
from render.elements.category_signs import category_sign
from render.elements.gains import draw_gains
from render.elements.overlays import outline_card, outline_square
from render.elements.panel_layout import (
    ENTRY_HEIGHT,
    ENTRY_WIDTH,
    LARGEST_SQUARE,
    PADDING,
    UNIT,
    Block,
    PanelLayout,
    panel_layout,
)
from render.palette import Theme, ThemeName, theme_of

#: Left, top, right and bottom in units (``render.elements.panel_layout``).
Box = tuple[float, float, float, float]

#: The middle of the line with the name, and sizes of type and of signs, in units.
_NAME_MIDDLE = 9
_NAME = 12
_POINTS = 16
_NUMBER = 11
_PART = 12
_SIGN = 11


@dataclass(frozen=True, slots=True)
class Panel:
    """One player's map and the data around it.

    ``parts`` are the points by category, ``card`` is the card selected this round, ``last`` the placement
    to mark with its ``gains``, ``tile`` a square to mark. ``leads`` is true if no player has more points.
    """

    seat: int
    name: str
    map: PlayerMap
    points: int | None = None
    parts: Mapping[str, int] = field(default_factory=dict)
    card: int | None = None
    last: Placement | None = None
    leads: bool = False
    tile: Position | None = None
    gains: tuple[Gain, ...] = ()

    def layout(
        self, box: Box, frame: Bounds | None = None, largest_square: float = LARGEST_SQUARE
    ) -> PanelLayout:
        """Lay out map and points in a box; ``frame`` reserves space for a map that will grow."""
        left, top, right, bottom = box
        width, height = right - left, bottom - top
        if frame is not None:
            return panel_layout(width, height, frame, frozenset(), largest_square=largest_square)
        squares = frozenset(self.map.squares)
        return panel_layout(width, height, self.map.bounds, squares, len(self.parts), largest_square)


def draw_panel(
    image: Image.Image,
    box: Box,
    panel: Panel,
    theme: ThemeName,
    frame: Bounds | None = None,
    largest_square: float = LARGEST_SQUARE,
) -> None:
    """Draw a player's panel, with a frame around it if the player leads."""
    look, layout = theme_of(theme), panel.layout(box, frame, largest_square)
    left, top, right, bottom = (round(edge * UNIT) for edge in box)
    pen.panel(image, (left, top, right, bottom), 5 * UNIT, look.ground)
    if panel.leads:
        pen.outline(image, (left, top, right, bottom), 5 * UNIT, round(1.2 * UNIT), look.accent)
    bounds = frame or panel.map.bounds
    sheet = Sheet(
        image,
        atlas_of(theme, layout.square),
        left + round(layout.left * UNIT) - bounds.left * layout.square,
        top + round(layout.top * UNIT) - bounds.top * layout.square,
    )
    draw_land(sheet, panel.map, tags=layout.square >= 2 * _NUMBER * UNIT)
    for card in panel.map.cards:
        if panel.last is not None and card.number == panel.last.card:
            outline_card(sheet, card, look.newest)
            draw_gains(sheet, panel.gains, panel.map.squares, card)
    if panel.tile is not None:
        outline_square(sheet, panel.tile, look.newest)
    _draw_header(image, (left + PADDING * UNIT, top, right - PADDING * UNIT), panel, look)
    if layout.points is not None:
        _draw_parts(image, (left, top), layout.points, panel.parts, theme)


def _draw_header(image: Image.Image, box: tuple[int, int, int], panel: Panel, look: Theme) -> None:
    left, top, right = box
    middle = top + _NAME_MIDDLE * UNIT
    if panel.points is not None:
        right = _draw_points(image, right, middle, panel, look) - 3 * UNIT
    if panel.card is not None:
        tag = draw_tag(str(panel.card), _NUMBER * UNIT, look.ink, look.on_ink)
        right -= tag.width
        image.paste(tag, (right, middle - tag.height // 2), tag)
        right -= 2 * UNIT
    pen.player_name(image, left, middle, panel.seat, panel.name, _NAME * UNIT, right - left, look)


def _draw_points(image: Image.Image, right: int, middle: int, panel: Panel, look: Theme) -> int:
    """Write the points, on a coloured ground if the player leads, and return their left edge."""
    text, size = str(panel.points), _POINTS * UNIT
    width = width_of(text, Weight.BLACK, size)
    if panel.leads:
        high = round(size * 0.44)
        box = (right - width - 4 * UNIT, middle - high, right, middle + high)
        pen.panel(image, box, 4 * UNIT, look.accent)
        right -= 2 * UNIT
    ink = look.on_seat if panel.leads else look.ink
    pen.write(image, right, middle, text, Weight.BLACK, size, ink, anchor="rm")
    return right - width - (3 * UNIT if panel.leads else 0)


def _draw_parts(
    image: Image.Image, corner: tuple[int, int], block: Block, parts: Mapping[str, int], theme: ThemeName
) -> None:
    """Draw each category's sign with its points."""
    look, size = theme_of(theme), _SIGN * UNIT
    atlas, mask = atlas_of(theme, size), rounded_mask(size, size, 2 * UNIT)
    for place, (category, points) in enumerate(parts.items()):
        row, column = divmod(place, block.columns)
        left = corner[0] + round((block.left + column * ENTRY_WIDTH) * UNIT)
        middle = corner[1] + round((block.top + (row + 0.5) * ENTRY_HEIGHT) * UNIT)
        sign = category_sign(category, atlas, _NUMBER * UNIT)
        if sign is not None:
            image.paste(sign, (left, middle - size // 2), mask)
        ink = look.ink if points else look.ink_soft
        start = left + size + 2 * UNIT
        pen.write(image, start, middle, str(points), Weight.SEMIBOLD, _PART * UNIT, ink)
