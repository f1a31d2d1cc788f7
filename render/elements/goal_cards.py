"""Goal cards: a sign and a few words for the goal, and its winner."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.parts.squares import Colour, Kind
from engine.views import GoalView
from render.drawing import pen
from render.drawing.atlas import Atlas, atlas_of, rounded_mask
from render.drawing.fonts import Weight, wrapped
from render.drawing.landscape import lone_mountain
from render.elements.panel_layout import UNIT
from render.elements.panels import Box
from render.palette import ThemeName, theme_of
from render.phrases import Phrases

#: The sides of a sign and a badge, the size of the type, the height of a line, the height of a goal
#: with one line and the gap between columns, all in units (``render.elements.panel_layout``).
_SIGN = 13
_BADGE = 13
_TEXT = 11
_LINE = 12.5
_LOWEST = 13.5
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

    ``colours`` are the game's cube colours. A goal gets a second line if it needs one and there is room.
    """
    left, top, right, bottom = box
    end = top
    width = (right - left - (columns - 1) * _GAP) / columns
    per_column = -(-len(goals) // columns)
    for column in range(columns):
        some = goals[column * per_column : (column + 1) * per_column]
        edge = left + column * (width + _GAP)
        lines = [_lines(goal, width, phrases, 2) for goal in some]
        room = bottom - top
        if sum(_height(each) for each in lines) > room:
            lines = [_lines(goal, width, phrases, 1) for goal in some]
        spare = max(0.0, min(5.0, (room - sum(_height(each) for each in lines)) / max(1, len(some))))
        y = top
        for goal, each in zip(some, lines, strict=True):
            _draw_goal(image, (edge, y + _height(each) / 2, edge + width), goal, each, colours, theme)
            y += _height(each) + spare
        end = max(end, y)
    return end


def goals_height(rows: int) -> float:
    """Return the height of rows of goals with one line each, in units."""
    return rows * (_LOWEST + 2)


def _lines(goal: GoalView, width: float, phrases: Phrases, most: int) -> tuple[str, ...]:
    """Break a goal's text into at most ``most`` lines."""
    room = round((width - _SIGN - 3) * UNIT) - (0 if goal.winner is None else round((_BADGE + 2) * UNIT))
    size = _TEXT * UNIT
    return wrapped(phrases.goal(goal.number), Weight.REGULAR, size, room, most, size)[0]


def _height(lines: Sequence[str]) -> float:
    return max(_LOWEST, len(lines) * _LINE)


def _draw_goal(
    image: Image.Image,
    line: tuple[float, float, float],
    goal: GoalView,
    lines: Sequence[str],
    colours: Sequence[Colour],
    theme: ThemeName,
) -> None:
    """Draw a goal along a line (left, middle, right, in units); a won goal is dimmed and has its winner."""
    left, middle, right = (round(edge * UNIT) for edge in line)
    atlas, look = atlas_of(theme, 24), theme_of(theme)
    side = _SIGN * UNIT
    mask = rounded_mask(side, side, 2 * UNIT)
    won = goal.winner is not None
    sign = _sign(goal.number, colours, atlas, side)
    image.paste(sign, (left, middle - side // 2), mask.point(lambda value: value * 2 // 5) if won else mask)
    if goal.winner is not None:
        pen.badge(image, right - _BADGE * UNIT // 2, middle, _BADGE * UNIT, goal.winner, look)
    ink = look.ink_soft if won else look.ink
    for number, text in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * _LINE * UNIT
        pen.write(image, left + side + 3 * UNIT, y, text, Weight.REGULAR, _TEXT * UNIT, ink)


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
