"""The sea around a map, with waves, and surf around the land."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from engine.parts.squares import Position
from render.palette import RGB, Theme, mix

#: The width of the surf, in squares.
_SURF = 0.22

#: The share of the water colour in a pale sea, its waves and its surf, from 0 to 1.
_SEA, _WAVES, _FOAM = 0.3, 0.46, 0.12

#: The colour that darkens the edges of a deep sea and its share there, and the share of foam in the waves and
#: the surf, from 0 to 1.
_ABYSS: RGB = (16, 32, 66)
_DEPTH, _CRESTS, _SHALLOWS = 0.5, 0.2, 0.72


class Sea(NamedTuple):
    """The colours of a sea: its middle, its upper and lower edge, its waves and its surf."""

    middle: RGB
    edge: RGB
    waves: RGB
    surf: RGB


def pale_sea(look: Theme) -> Sea:
    """A sea that leaves all attention to the land."""
    pale = mix(look.panel, look.water, _SEA)
    return Sea(pale, pale, mix(look.panel, look.water, _WAVES), mix(look.panel, look.water, _FOAM))


def deep_sea(look: Theme) -> Sea:
    """A sea in full colour that grows deeper towards the edges, as in a woodblock print."""
    edge = mix(look.water_deep, _ABYSS, _DEPTH)
    return Sea(look.water, edge, mix(look.water, look.foam, _CRESTS), mix(look.water, look.foam, _SHALLOWS))


def draw_sea(
    size: tuple[int, int],
    land: Iterable[Position],
    corner: tuple[int, int],
    square: int,
    wave: int,
    sea: Sea,
) -> Image.Image:
    """Draw a sea around squares of land; ``size`` is in pixels.

    Square (0, 0) is at ``corner``; ``square`` is the side of a square, ``wave`` the radius of the waves.
    """
    image = Image.new("RGB", size, sea.middle)
    if sea.edge != sea.middle:
        image.paste(sea.edge, (0, 0), _towards_the_edges(size))
    _draw_waves(image, wave, sea.waves)
    shore = Image.new("L", size)
    draw = ImageDraw.Draw(shore)
    reach = round(_SURF * square)
    for x, y in land:
        left, top = corner[0] + x * square, corner[1] + y * square
        box = (left - reach, top - reach, left + square + reach, top + square + reach)
        draw.rounded_rectangle(box, 2 * reach, 255)
    surf = shore.filter(ImageFilter.GaussianBlur(reach))
    image.paste(sea.surf, (0, 0), surf)
    return image


def _towards_the_edges(size: tuple[int, int]) -> Image.Image:
    """A mask that is empty in the middle and grows towards the upper and the lower edge."""
    height = size[1]
    column = Image.new("L", (1, height))
    column.putdata([round(255 * abs(2 * y / (height - 1) - 1) ** 1.6) for y in range(height)])
    return column.resize(size)


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
