"""Several maps side by side, in the same scale, each on a panel of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.maps import Bounds, PlayerMap
from engine.placement import Placement
from render import pen
from render.atlas import atlas_of
from render.fonts import Weight
from render.landscape import Sheet, draw_land, square_size
from render.overlays import outline_card
from render.palette import SQUARE_SIZES, Theme, ThemeName, theme_of
from render.phrases import Phrases

#: A panel's header with the name, and the room around a map, in pixels.
HEADER = 84
PADDING = 24


@dataclass(frozen=True, slots=True)
class Panel:
    """One player's map with what stands above it.

    ``card`` is the card selected this round, ``last`` the placement to mark.
    """

    seat: int
    name: str
    map: PlayerMap
    points: int | None = None
    card: int | None = None
    last: Placement | None = None
    won: bool = False


def common_square(maps: Sequence[PlayerMap], width: int, height: int, largest: int) -> int:
    """The largest square in pixels at which every map is no wider and no higher than that."""
    sizes = [size for size in SQUARE_SIZES if size <= largest]
    columns = max(_extent(player_map.bounds)[0] for player_map in maps)
    rows = max(_extent(player_map.bounds)[1] for player_map in maps)
    return min(square_size(width, columns, sizes), square_size(height, rows, sizes))


def rows_needed(maps: Sequence[PlayerMap]) -> int:
    """The rows of the highest of some maps."""
    return max(_extent(player_map.bounds)[1] for player_map in maps)


def _extent(bounds: Bounds) -> tuple[int, int]:
    return bounds.right - bounds.left + 1, bounds.bottom - bounds.top + 1


def draw_panel(
    image: Image.Image,
    box: tuple[int, int, int, int],
    panel: Panel,
    size: int,
    phrases: Phrases,
    theme: ThemeName,
    frame: Bounds | None = None,
) -> None:
    """A player's panel; the map, or the ``frame`` that it will fill one day, stands in the middle."""
    look = theme_of(theme)
    left, top, right, bottom = box
    pen.panel(image, box, 22, look.panel)
    if panel.won:
        pen.outline(image, box, 22, 6, look.accent)
    _draw_header(image, (left + PADDING, top, right - PADDING), panel, look, theme)
    bounds = frame or panel.map.bounds
    columns, rows = _extent(bounds)
    across = left + (right - left - columns * size) // 2
    down = top + HEADER + (bottom - PADDING - top - HEADER - rows * size) // 2
    sheet = Sheet(image, atlas_of(theme, size), across - bounds.left * size, down - bounds.top * size)
    draw_land(sheet, panel.map, phrases)
    for card in panel.map.cards:
        if panel.last is not None and card.number == panel.last.card:
            outline_card(sheet, card, look.newest)


def _draw_header(
    image: Image.Image, box: tuple[int, int, int], panel: Panel, look: Theme, theme: ThemeName
) -> None:
    left, top, right = box
    middle = top + HEADER // 2 + 4
    if panel.points is not None:
        right -= pen.write(image, right, middle, str(panel.points), Weight.BLACK, 54, look.ink, anchor="rm")
        right -= PADDING
    if panel.card is not None:
        tag = atlas_of(theme, 120).number_tag(str(panel.card))
        right -= tag.width
        image.paste(tag, (right, middle - tag.height // 2), tag)
        right -= PADDING
    pen.player_name(image, left, middle, panel.seat, panel.name, 36, right - left, look)
