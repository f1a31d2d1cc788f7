"""A canvas for one sprite, which is drawn large and then scaled down.

Coordinates are fractions of a square's side with (0, 0) at the top left. Colours are opaque RGB triples;
translucent colours are mixed in advance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.palette import MASTER_SIZE, RGB

#: The number of line segments between two points of a curve.
STEPS = 8

#: The factor by which a sprite is drawn larger than the master sprite, for antialiasing.
OVERSAMPLING = 3

Point = tuple[float, float]


def smooth(points: Sequence[Point], *, closed: bool = True) -> list[Point]:
    """A curve through the points (Catmull-Rom), as a polygon."""
    count = len(points)
    curve: list[Point] = []
    for index in range(count if closed else count - 1):
        before, start, end, after = (
            points[(index + shift) % count] if closed else points[min(max(index + shift, 0), count - 1)]
            for shift in (-1, 0, 1, 2)
        )
        for step in range(STEPS):
            t = step / STEPS
            curve.append(
                (
                    _catmull_rom(before[0], start[0], end[0], after[0], t),
                    _catmull_rom(before[1], start[1], end[1], after[1], t),
                )
            )
    if not closed:
        curve.append(points[-1])
    return curve


def _catmull_rom(before: float, start: float, end: float, after: float, t: float) -> float:
    return 0.5 * (
        2 * start
        + (end - before) * t
        + (2 * before - 5 * start + 4 * end - after) * t * t
        + (3 * start - before - 3 * end + after) * t * t * t
    )


class Canvas:
    """A canvas of ``width`` by ``height`` squares; transparent without ``ground``."""

    def __init__(self, ground: RGB | None = None, width: float = 1.0, height: float = 1.0) -> None:
        self._unit = MASTER_SIZE * OVERSAMPLING
        size = (round(width * self._unit), round(height * self._unit))
        # RGB scales in half the time of RGBA, so sprites with a ground have no alpha channel until the end.
        self.image = Image.new("RGB", size, ground) if ground else Image.new("RGBA", size, (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]

    def polygon(self, points: Sequence[Point], fill: RGB) -> None:
        """Draw a filled polygon."""
        self._draw.polygon(self._scaled(points), fill=fill)

    def ellipse(self, x: float, y: float, radius_x: float, radius_y: float, fill: RGB) -> None:
        """Draw a filled ellipse around (x, y)."""
        self._draw.ellipse(
            self._scaled([(x - radius_x, y - radius_y), (x + radius_x, y + radius_y)]), fill=fill
        )

    def circle(self, x: float, y: float, radius: float, fill: RGB) -> None:
        """Draw a filled circle around (x, y)."""
        self.ellipse(x, y, radius, radius, fill)

    def line(self, points: Sequence[Point], width: float, fill: RGB) -> None:
        """Draw a line with rounded ends and joints."""
        self._draw.line(
            self._scaled(points), fill=fill, width=max(1, round(width * self._unit)), joint="curve"
        )
        for x, y in (points[0], points[-1]):
            self.circle(x, y, width / 2, fill)

    def ring(self, x: float, y: float, radius: float, width: float, fill: RGB) -> None:
        """Draw the outline of a circle, ``width`` wide, with its outer edge at ``radius``."""
        box = self._scaled([(x - radius, y - radius), (x + radius, y + radius)])
        self._draw.ellipse(box, outline=fill, width=max(1, round(width * self._unit)))

    def rounded(self, left: float, top: float, right: float, bottom: float, radius: float, fill: RGB) -> None:
        """Draw a filled rectangle with rounded corners."""
        box = self._scaled([(left, top), (right, bottom)])
        self._draw.rounded_rectangle(box, radius * self._unit, fill=fill)

    def finished(self) -> Image.Image:
        """Return the sprite, scaled to the master size."""
        return self.image.reduce(OVERSAMPLING).convert("RGBA")


def on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return the point on a circle in a direction in degrees: 0 is right, 90 is down."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)
