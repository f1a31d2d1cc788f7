"""Goal cards: a sign and a few words for the goal, or its winner's badge instead of the sign."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.parts.squares import Colour, Kind
from engine.views import GoalView
from render.drawing import pen
from render.drawing.atlas import Atlas, atlas_of, rounded_mask
from render.drawing.fonts import Weight
from render.drawing.landscape import lone_mountain
from render.elements.panel_layout import UNIT
from render.elements.panels import Box
from render.palette import ThemeName, theme_of
from render.phrases import Phrases

#: The side of a sign and of a badge, the size of the type, the height of a goal and the gap between
#: columns, all in units (``render.elements.panel_layout``).
_SIGN = 13
_TEXT = 11
_HEIGHT = 13.5
_GAP = 4

#: A minimum type size too large for any square, so that factories in signs have no points.
_NO_POINTS = 10_000


def draw_goals(
    image: Image.Image,
    box: Box,
    goals: Sequence[GoalView],
    colours: Sequence[Colour],
    columns: int,
    phrases: Phrases,
    theme: ThemeName,
) -> float:
    """Draw a table's goals into a box, in columns, and return the lower end in units.

    ``colours`` are the game's cube colours.
    """
    left, top, right, bottom = box
    width = (right - left - (columns - 1) * _GAP) / columns
    per_column = -(-len(goals) // columns)
    step = min(_HEIGHT + 5, max(_HEIGHT, (bottom - top) / per_column))
    for place, goal in enumerate(goals):
        column, row = divmod(place, per_column)
        edge = left + column * (width + _GAP)
        middle = top + row * step + _HEIGHT / 2
        _draw_goal(image, (edge, middle, edge + width), goal, colours, phrases, theme)
    return top + per_column * step


def goals_height(rows: int) -> float:
    """Return the height of rows of goals, in units."""
    return rows * (_HEIGHT + 2)


def _draw_goal(
    image: Image.Image,
    line: tuple[float, float, float],
    goal: GoalView,
    colours: Sequence[Colour],
    phrases: Phrases,
    theme: ThemeName,
) -> None:
    """Draw a goal along a line (left, middle, right, in units).

    A won goal is dimmed and has its winner's badge instead of its sign, so that its text needs no more room.
    """
    left, middle, right = (round(edge * UNIT) for edge in line)
    look, side = theme_of(theme), _SIGN * UNIT
    if goal.winner is None:
        sign = _sign(goal.number, colours, atlas_of(theme, 24), side)
        image.paste(sign, (left, middle - side // 2), rounded_mask(side, side, 2 * UNIT))
    else:
        pen.badge(image, left + side // 2, middle, side, goal.winner, look)
    ink = look.ink if goal.winner is None else look.ink_soft
    start = left + side + 3 * UNIT
    text = phrases.goal(goal.number)
    pen.write(image, start, middle, text, Weight.REGULAR, _TEXT * UNIT, ink, width=right - start)


def _sign(number: int, colours: Sequence[Colour], atlas: Atlas, side: int) -> Image.Image:
    """Draw a goal's sign of four squares."""
    size = atlas.size
    sign = Image.new("RGB", (2 * size, 2 * size), atlas.theme.panel)
    for place, square in enumerate(_squares(number, colours, atlas)):
        sign.paste(square, (place % 2 * size, place // 2 * size))
    return sign.resize((side, side), Image.Resampling.BOX)


def _squares(number: int, colours: Sequence[Colour], atlas: Atlas) -> list[Image.Image]:
    four = [colours[place % len(colours)] for place in range(4)]
    forest, desert = atlas.ground(Kind.FOREST, 0), atlas.ground(Kind.DESERT, 1)
    town = [atlas.ground(Kind.TOWN, variant) for variant in (0, 3)]
    peak = lone_mountain(atlas, 0)
    with_cube = atlas.production(four[0]).copy()
    with_cube.paste(atlas.cube(four[0]), (0, 0), atlas.cube(four[0]))
    tile = atlas.ground(Kind.FOREST, 2).copy()
    tile.paste(atlas.tile_edge(), (0, 0), atlas.tile_edge())
    return {
        1: [forest, desert, desert, atlas.ground(Kind.FOREST, 3)],
        2: [town[0], peak, town[1], peak],
        3: [atlas.lake(0), desert, desert, atlas.lake(0)],
        4: [peak, lone_mountain(atlas, 1), desert, lone_mountain(atlas, 2)],
        5: [with_cube, desert, desert, with_cube],
        6: [atlas.production(colour) for colour in four],
        7: [atlas.factory(colour, 4, _NO_POINTS) for colour in four],
        8: [
            atlas.production(four[0]),
            atlas.factory(four[1], 4, _NO_POINTS),
            desert,
            atlas.production(four[2]),
        ],
        9: [tile, desert, desert, tile],
    }[number]
