"""The sea around a map: pale, with waves, and surf around the land."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageDraw, ImageFilter

from engine.parts.squares import Position
from render.palette import RGB, Theme, mix

#: The width of the surf, in squares.
_SURF = 0.22

#: The share of the water colour in the sea, its waves and the surf, from 0 to 1.
_SEA, _WAVES, _FOAM = 0.3, 0.46, 0.12


def draw_sea(
    size: tuple[int, int],
    land: Iterable[Position],
    corner: tuple[int, int],
    square: int,
    wave: int,
    look: Theme,
) -> Image.Image:
    """Draw a sea around squares of land; ``size`` is in pixels.

    Square (0, 0) is at ``corner``; ``square`` is the side of a square, ``wave`` the radius of the waves.
    """
    sea = Image.new("RGB", size, mix(look.panel, look.water, _SEA))
    _draw_waves(sea, wave, mix(look.panel, look.water, _WAVES))
    shore = Image.new("L", size)
    draw = ImageDraw.Draw(shore)
    reach = round(_SURF * square)
    for x, y in land:
        left, top = corner[0] + x * square, corner[1] + y * square
        box = (left - reach, top - reach, left + square + reach, top + square + reach)
        draw.rounded_rectangle(box, 2 * reach, 255)
    surf = shore.filter(ImageFilter.GaussianBlur(reach))
    sea.paste(mix(look.panel, look.water, _FOAM), (0, 0), surf)
    return sea


def _draw_waves(sea: Image.Image, radius: int, ink: RGB) -> None:
    """Draw the traditional wave pattern seigaiha: rows of arcs that overlap like scales."""
    scale = 2
    tile = Image.new("L", (2 * radius * scale, radius * scale))
    draw = ImageDraw.Draw(tile)
    thin = max(2, round(radius * scale * 0.05))
    # Each row of scales hides the lower part of the row above, which is shifted by half a scale.
    for row in range(-1, 4):
        for column in range(-1, 3):
            x = (2 * column + row % 2) * radius * scale
            y = (row + 1) * radius * scale / 2
            for share in (1.0, 0.72, 0.44):
                reach = radius * scale * share
                draw.ellipse((x - reach, y - reach, x + reach, y + reach), 0, 255, thin)
    pattern = tile.reduce(scale)
    mask = Image.new("L", sea.size)
    for left in range(0, sea.width, pattern.width):
        for top in range(0, sea.height, pattern.height):
            mask.paste(pattern, (left, top))
    sea.paste(ink, (0, 0), mask)
