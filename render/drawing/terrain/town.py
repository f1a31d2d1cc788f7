"""Towns: a cluster of roofs with wide eaves."""

from __future__ import annotations

from render.drawing.canvas import Canvas
from render.palette import Theme, mix

#: The houses of each variant, far to near: x of the middle, y of the foot, width of the roof.
_HOUSES = (
    [(0.3, 0.47, 0.46), (0.74, 0.42, 0.4), (0.25, 0.9, 0.38), (0.66, 0.93, 0.56)],
    [(0.26, 0.43, 0.4), (0.69, 0.48, 0.48), (0.34, 0.93, 0.56), (0.78, 0.9, 0.36)],
    [(0.5, 0.41, 0.46), (0.25, 0.66, 0.42), (0.75, 0.68, 0.42), (0.5, 0.94, 0.5)],
    [(0.29, 0.46, 0.44), (0.73, 0.44, 0.44), (0.27, 0.92, 0.46), (0.75, 0.91, 0.44)],
)


def draw_town(theme: Theme, variant: int) -> Canvas:
    """Four houses; the near ones overlap the far ones."""
    canvas = Canvas(theme.town_ground)
    for x, foot, width in _HOUSES[variant]:
        draw_house(canvas, theme, x, foot, width)
    return canvas


def draw_house(canvas: Canvas, theme: Theme, x: float, foot: float, width: float) -> None:
    """Draw a house with a hipped roof; ``foot`` is the y coordinate of its foot."""
    half, roof, wall = width / 2, width * 0.5, width * 0.26
    eaves = foot - wall
    ridge = eaves - roof
    canvas.ellipse(x, foot, half * 0.95, 0.035, mix(theme.town_ground, theme.roof_dark, 0.3))
    canvas.polygon(
        [
            (x - half * 0.74, eaves - 0.02),
            (x + half * 0.74, eaves - 0.02),
            (x + half * 0.74, foot),
            (x - half * 0.74, foot),
        ],
        theme.wall,
    )
    for window in (-0.4, 0.12):
        left = x + window * half
        canvas.polygon(
            [
                (left, eaves + wall * 0.3),
                (left + half * 0.3, eaves + wall * 0.3),
                (left + half * 0.3, foot),
                (left, foot),
            ],
            mix(theme.wall, theme.roof_dark, 0.55),
        )
    slope = [
        (-1.0, 1.0),
        (-0.86, 0.72),
        (-0.66, 0.38),
        (-0.52, 0.0),
        (0.52, 0.0),
        (0.66, 0.38),
        (0.86, 0.72),
        (1.0, 1.0),
    ]
    canvas.polygon([(x + a * half, ridge + b * roof + 0.022) for a, b in slope], theme.roof_dark)
    canvas.polygon([(x + a * half, ridge + b * roof) for a, b in slope], theme.roof)
    for row, (spread, down) in enumerate(((0.62, 0.3), (0.78, 0.58), (0.92, 0.84))):
        shade = mix(theme.roof, theme.roof_dark, 0.45 + 0.1 * row)
        canvas.line(
            [
                (x - spread * half * 0.94, ridge + down * roof),
                (x + spread * half * 0.94, ridge + down * roof),
            ],
            0.011,
            shade,
        )
    canvas.polygon(
        [
            (x - half * 0.52, ridge),
            (x + half * 0.02, ridge),
            (x - half * 0.3, eaves - 0.01),
            (x - half * 0.97, eaves),
        ],
        mix(theme.roof, theme.roof_light, 0.55),
    )
    canvas.line([(x - half * 0.54, ridge), (x + half * 0.54, ridge)], 0.036, theme.roof_dark)
