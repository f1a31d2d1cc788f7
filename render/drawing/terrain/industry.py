"""Production squares, the cubes on them, and factories."""

from __future__ import annotations

from engine.parts.squares import Colour
from render.drawing.canvas import Canvas
from render.drawing.terrain.symbols import draw_symbol
from render.palette import Theme, mix


def draw_production(theme: Theme, colour: Colour) -> Canvas:
    """A production square without its cube: an empty slot with the symbol at its bottom."""
    inks = theme.cubes[colour]
    tint = mix(theme.plate, inks.light, theme.production_tint)
    canvas = Canvas(tint)
    canvas.rounded(0.07, 0.07, 0.93, 0.93, 0.13, inks.main)
    canvas.rounded(0.115, 0.115, 0.885, 0.885, 0.09, theme.plate)
    canvas.rounded(0.18, 0.18, 0.82, 0.82, 0.07, mix(theme.plate, inks.dark, 0.42))
    canvas.rounded(0.195, 0.235, 0.805, 0.805, 0.06, inks.floor)
    draw_symbol(canvas, colour, 0.5, 0.52, 0.44, inks.etched, inks.floor)
    return canvas


def draw_cube(theme: Theme, colour: Colour) -> Canvas:
    """A cube seen from the front, a little from above and from the right."""
    inks = theme.cubes[colour]
    canvas = Canvas()
    left, top, right, bottom, deep = 0.195, 0.29, 0.715, 0.81, 0.11
    canvas.rounded(
        left + 0.01, bottom - 0.1, right + deep, bottom + 0.03, 0.05, mix(theme.plate, inks.dark, 0.5)
    )
    canvas.polygon(
        [(left, top), (left + deep, top - deep), (right + deep, top - deep), (right, top)], inks.light
    )
    canvas.polygon(
        [(right, top), (right + deep, top - deep), (right + deep, bottom - deep), (right, bottom)], inks.dark
    )
    canvas.rounded(left, top, right, bottom, 0.02, inks.main)
    canvas.line(
        [(left + 0.015, top + 0.008), (right - 0.01, top + 0.008)], 0.018, mix(inks.main, inks.light, 0.7)
    )
    draw_symbol(canvas, colour, (left + right) / 2, (top + bottom) / 2, 0.42, inks.on, inks.main)
    return canvas


def draw_factory(theme: Theme, colour: Colour) -> Canvas:
    """A factory without its points: a building with a saw-tooth roof, the symbol on its left half."""
    inks = theme.cubes[colour]
    canvas = Canvas(mix(theme.plate, inks.light, theme.factory_tint))
    canvas.rounded(0.1, 0.86, 0.97, 0.95, 0.03, mix(theme.plate, inks.dark, 0.45))
    canvas.polygon([(0.74, 0.08), (0.86, 0.08), (0.88, 0.4), (0.72, 0.4)], inks.dark)
    for tooth in range(3):
        left = 0.06 + tooth * 0.2933
        canvas.polygon([(left, 0.4), (left, 0.19), (left + 0.2933, 0.37), (left + 0.2933, 0.4)], inks.dark)
        canvas.polygon([(left + 0.035, 0.4), (left + 0.035, 0.26), (left + 0.2, 0.37)], inks.light)
    canvas.rounded(0.06, 0.36, 0.94, 0.92, 0.04, inks.main)
    canvas.polygon([(0.06, 0.36), (0.94, 0.36), (0.94, 0.42), (0.06, 0.42)], inks.main)
    draw_symbol(canvas, colour, 0.31, 0.655, 0.36, inks.on, inks.main)
    return canvas
