"""Lakes: water with a wave pattern, and a shore towards neighbours that are not lakes."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from render.drawing.canvas import OVERSAMPLING, Canvas
from render.palette import MASTER_SIZE, Theme

#: Neighbours in the order of the bits for lakes: clockwise from the top.
NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

#: The corners of the square: the bits of the two sides and of the diagonal, and the position.
_CORNERS = ((0, 2, 1, (1, 0)), (2, 4, 3, (1, 1)), (4, 6, 5, (0, 1)), (6, 0, 7, (0, 0)))

_SIDE = MASTER_SIZE * OVERSAMPLING


def normalised(neighbours: int) -> int:
    """Drop the diagonals that do not matter, because a side next to them is not a lake."""
    for one, other, diagonal, _ in _CORNERS:
        if not (neighbours >> one & 1 and neighbours >> other & 1):
            neighbours &= ~(1 << diagonal)
    return neighbours


def draw_lake(theme: Theme, neighbours: int) -> Image.Image:
    """A lake square; bit i of ``neighbours`` is set if ``NEIGHBOURS[i]`` is also a lake."""
    # RGB takes half the time of RGBA, and there are many lake sprites.
    image = Image.new("RGB", (_SIDE, _SIDE), theme.shore)
    image.paste(theme.foam, (0, 0), _water_mask(neighbours, 0.055, 0.3))
    image.paste(_waves(theme), (0, 0), _water_mask(neighbours, 0.095, 0.27))
    return image.reduce(OVERSAMPLING).convert("RGBA")


def _water_mask(neighbours: int, inset: float, radius: float) -> Image.Image:
    """The mask of the water: the square without its shores, with inner and outer corners rounded."""
    mask = Image.new("1", (_SIDE, _SIDE), 255)
    draw = ImageDraw.Draw(mask)
    land, curve = inset * _SIDE, radius * _SIDE
    strips = {
        0: (0, 0, _SIDE, land),
        2: (_SIDE - land, 0, _SIDE, _SIDE),
        4: (0, _SIDE - land, _SIDE, _SIDE),
        6: (0, 0, land, _SIDE),
    }
    for bit, strip in strips.items():
        if not neighbours >> bit & 1:
            draw.rectangle(strip, fill=0)
    for one, other, diagonal, corner in _CORNERS:
        joined = neighbours >> one & 1, neighbours >> other & 1
        if joined == (0, 0):
            _round_outwards(draw, corner, land, curve)
        elif joined == (1, 1) and not neighbours >> diagonal & 1:
            x, y = corner[0] * _SIDE, corner[1] * _SIDE
            draw.ellipse((x - land, y - land, x + land, y + land), fill=0)
    return mask


def _round_outwards(draw: ImageDraw.ImageDraw, corner: tuple[int, int], land: float, curve: float) -> None:
    """Round an outer corner of the water."""
    inner = [land + curve if side == 0 else _SIDE - land - curve for side in corner]
    outer = [0 if side == 0 else _SIDE for side in corner]
    draw.rectangle(
        (min(inner[0], outer[0]), min(inner[1], outer[1]), max(inner[0], outer[0]), max(inner[1], outer[1])),
        fill=0,
    )
    draw.pieslice((inner[0] - curve, inner[1] - curve, inner[0] + curve, inner[1] + curve), 0, 360, fill=255)


@cache
def _waves(theme: Theme) -> Image.Image:
    """The wave pattern seigaiha, which is continuous across squares."""
    canvas = Canvas(theme.water)
    step, radius = 0.25, 0.25
    for row in range(-3, 11):
        y = row * step / 2
        for column in range(-1, 4):
            x = column * 2 * radius + (radius if row % 2 else 0.0)
            canvas.circle(x, y, radius, theme.water_deep)
            for ring in range(2):
                canvas.ring(x, y, radius * (0.94 - 0.36 * ring), 0.022, theme.wave)
    return canvas.image
