"""Deserts: raked sand, the least prominent kind."""

from __future__ import annotations

from render.drawing.canvas import Canvas, on_circle, smooth
from render.palette import Theme, mix

#: The stones that the sand is raked around, one list per variant.
_STONES = (
    [(0.68, 0.64, 0.07)],
    [(0.3, 0.66, 0.055)],
    [(0.64, 0.36, 0.06)],
    [(0.36, 0.38, 0.05), (0.46, 0.44, 0.035)],
)


def draw_desert(theme: Theme, variant: int) -> Canvas:
    """Straight rake lines, with rings around one or two stones."""
    canvas = Canvas(theme.sand)
    for step in range(1, 12):
        height = step / 12
        canvas.line([(-0.05, height), (1.05, height)], 0.014, theme.rake)
    x, y, size = _STONES[variant][0]
    canvas.circle(x, y, size + 0.2, theme.sand)
    for ring in range(3):
        canvas.ring(x, y, size + 0.06 + 0.065 * ring, 0.014, theme.rake)
    for stone_x, stone_y, stone in _STONES[variant]:
        blob = [
            on_circle(stone_x, stone_y, stone * (1 + 0.15 * (i % 2)), i * 60 + variant * 20) for i in range(6)
        ]
        canvas.polygon([(a, b + 0.02) for a, b in smooth(blob)], mix(theme.sand, theme.pebble, 0.55))
        canvas.polygon(smooth(blob), theme.pebble)
    return canvas
