"""The symbol of each colour: fish, wood, stone, leaf and rice.

Symbols distinguish the colours for colour-blind players, so their outlines differ clearly.
"""

from __future__ import annotations

from engine.parts.squares import Colour
from render.drawing.canvas import Canvas, Point, on_circle, smooth
from render.palette import RGB


def draw_symbol(
    canvas: Canvas, colour: Colour, x: float, y: float, size: float, ink: RGB, ground: RGB
) -> None:
    """Draw a colour's symbol around (x, y), ``size`` high and wide; ``ground`` is for its inner lines."""
    _SYMBOLS[colour](canvas, x, y, size / 2, ink, ground)


def _fish(canvas: Canvas, x: float, y: float, half: float, ink: RGB, ground: RGB) -> None:
    upper = [(-1.0, 0.05), (-0.62, -0.42), (-0.05, -0.6), (0.4, -0.26), (0.6, -0.04)]
    lower = [(0.6, 0.1), (0.35, 0.36), (-0.1, 0.6), (-0.65, 0.42)]
    canvas.polygon(smooth(_at(upper + lower, x, y, half)), ink)
    canvas.polygon(_at([(0.42, 0.03), (1.0, -0.58), (0.86, 0.03), (1.0, 0.62)], x, y, half), ink)
    canvas.circle(x - 0.58 * half, y - 0.12 * half, 0.12 * half, ground)
    gill = [on_circle(x - 0.62 * half, y, 0.44 * half, angle) for angle in range(-48, 60, 12)]
    canvas.line(gill, 0.1 * half, ground)


def _wood(canvas: Canvas, x: float, y: float, half: float, ink: RGB, ground: RGB) -> None:
    for shift_x, shift_y in ((0.0, -0.46), (-0.5, 0.42), (0.5, 0.42)):
        centre_x, centre_y = x + shift_x * half, y + shift_y * half
        canvas.circle(centre_x, centre_y, 0.5 * half, ink)
        canvas.ring(centre_x, centre_y, 0.33 * half, 0.09 * half, ground)
        canvas.circle(centre_x, centre_y, 0.1 * half, ground)


def _stone(canvas: Canvas, x: float, y: float, half: float, ink: RGB, ground: RGB) -> None:
    outline = [
        (-0.95, 0.62),
        (-0.8, -0.1),
        (-0.3, -0.72),
        (0.35, -0.78),
        (0.82, -0.2),
        (0.98, 0.62),
        (0.5, 0.8),
        (-0.6, 0.8),
    ]
    canvas.polygon(_at(outline, x, y, half), ink)
    for facet in ([(-0.3, -0.72), (0.02, -0.1), (0.82, -0.2)], [(0.02, -0.1), (-0.3, 0.8)]):
        canvas.line(_at(facet, x, y, half), 0.11 * half, ground)


def _leaf(canvas: Canvas, x: float, y: float, half: float, ink: RGB, ground: RGB) -> None:
    edge = [
        (0.95, -0.95),
        (0.1, -0.78),
        (-0.58, -0.3),
        (-0.72, 0.34),
        (-0.5, 0.55),
        (0.3, 0.56),
        (0.78, -0.1),
    ]
    canvas.polygon([_at([edge[0]], x, y, half)[0], *smooth(_at(edge, x, y, half), closed=False)], ink)
    canvas.line(_at([(-0.95, 0.95), (-0.4, 0.4)], x, y, half), 0.17 * half, ink)
    canvas.line(_at([(-0.42, 0.42), (0.45, -0.45)], x, y, half), 0.11 * half, ground)


def _rice(canvas: Canvas, x: float, y: float, half: float, ink: RGB, ground: RGB) -> None:
    stalk = smooth(_at([(-0.35, 1.0), (-0.12, 0.3), (0.0, -0.3), (0.06, -0.6)], x, y, half), closed=False)
    canvas.line(stalk, 0.13 * half, ink)
    _grain(canvas, _at([(0.08, -0.72)], x, y, half)[0], 0.0, half, ink, ground)
    for height in (-0.38, 0.06, 0.5):
        for side in (-1, 1):
            place = _at([(side * 0.42 - height * 0.12, height)], x, y, half)[0]
            _grain(canvas, place, side * 0.62, half, ink, ground)


def _grain(canvas: Canvas, at: Point, lean: float, half: float, ink: RGB, ground: RGB) -> None:
    """A grain with its groove, leaning to one side."""
    outline = [(lean * 0.34, -0.3), (0.17, 0.0 - lean * 0.05), (-lean * 0.34, 0.3), (-0.17, lean * 0.05)]
    canvas.polygon(smooth(_at(outline, at[0], at[1], half)), ink)
    canvas.line(_at([(lean * 0.16, -0.14), (-lean * 0.16, 0.14)], at[0], at[1], half), 0.04 * half, ground)


def _at(points: list[Point], x: float, y: float, half: float) -> list[Point]:
    return [(x + a * half, y + b * half) for a, b in points]


_SYMBOLS = {
    Colour.BLUE: _fish,
    Colour.BROWN: _wood,
    Colour.GREY: _stone,
    Colour.GREEN: _leaf,
    Colour.YELLOW: _rice,
}
