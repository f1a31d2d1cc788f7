"""Forests: tree tops seen from a hill, the near ones in front of the far ones."""

from __future__ import annotations

from render.drawing.canvas import Canvas
from render.palette import Theme, mix

#: The crowns of each variant, far to near: x, y, radius; a negative radius means a cedar.
_CROWNS = (
    [
        (0.3, 0.26, 0.16),
        (0.7, 0.25, 0.17),
        (0.5, 0.42, 0.17),
        (0.2, 0.56, 0.16),
        (0.8, 0.54, 0.16),
        (0.38, 0.72, 0.17),
        (0.7, 0.76, 0.16),
    ],
    [
        (0.26, 0.28, 0.17),
        (0.66, 0.27, -0.19),
        (0.46, 0.46, 0.16),
        (0.8, 0.5, 0.16),
        (0.22, 0.66, 0.17),
        (0.56, 0.72, 0.18),
        (0.83, 0.78, 0.12),
    ],
    [
        (0.5, 0.24, 0.16),
        (0.22, 0.34, 0.15),
        (0.78, 0.34, 0.16),
        (0.52, 0.52, 0.17),
        (0.24, 0.66, 0.17),
        (0.78, 0.66, 0.17),
        (0.52, 0.79, 0.14),
    ],
    [
        (0.34, 0.28, -0.19),
        (0.72, 0.26, 0.17),
        (0.2, 0.46, 0.15),
        (0.56, 0.5, 0.17),
        (0.82, 0.58, 0.15),
        (0.3, 0.74, 0.18),
        (0.66, 0.77, 0.16),
    ],
)


def draw_forest(theme: Theme, variant: int) -> Canvas:
    """Seven crowns on a clearing, with a gap to the border so that squares are easy to count."""
    canvas = Canvas(theme.forest_ground)
    for x, y, radius in _CROWNS[variant]:
        if radius < 0:
            _cedar(canvas, theme, x, y, -radius)
        else:
            _crown(canvas, theme, x, y, radius)
    return canvas


def _crown(canvas: Canvas, theme: Theme, x: float, y: float, radius: float) -> None:
    """A round crown of four lobes, lit from the upper left."""
    lobes = [(-0.42, 0.18, 0.66), (0.42, 0.2, 0.66), (0.0, -0.3, 0.74), (0.0, 0.3, 0.7)]
    for shift_x, shift_y, size in lobes:
        canvas.circle(
            x + shift_x * radius, y + (shift_y + 0.14) * radius, size * radius + 0.012, theme.forest_dark
        )
    for shift_x, shift_y, size in lobes:
        canvas.circle(x + shift_x * radius, y + shift_y * radius, size * radius, theme.forest)
    light = mix(theme.forest, theme.forest_light, 0.75)
    for shift_x, shift_y, size in lobes[:3]:
        canvas.circle(x + (shift_x - 0.16) * radius, y + (shift_y - 0.2) * radius, size * 0.5 * radius, light)


def _cedar(canvas: Canvas, theme: Theme, x: float, y: float, radius: float) -> None:
    """A cedar of three tiers."""
    for tier, (top, width) in enumerate(((-1.3, 0.55), (-0.75, 0.8), (-0.15, 1.0))):
        foot = y + (top + 1.15) * radius
        left, right = x - width * radius * 0.8, x + width * radius * 0.8
        canvas.polygon(
            [(x, y + top * radius - 0.015), (right + 0.012, foot + 0.016), (left - 0.012, foot + 0.016)],
            theme.forest_dark,
        )
        canvas.polygon([(x, y + top * radius), (right, foot), (left, foot)], theme.forest)
        lit = mix(theme.forest, theme.forest_light, 0.75 - tier * 0.1)
        canvas.polygon(
            [(x, y + top * radius + 0.02), (x - 0.1 * radius, foot - 0.02), (left + 0.03, foot - 0.02)], lit
        )
