"""Goal cards: what each asks for, in a sign and a few phrases, and who has won it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.squares import Colour, Kind
from engine.views import GoalView
from render import pen
from render.atlas import Atlas, rounded_mask
from render.fonts import Weight, wrapped
from render.landscape import lone_mountain
from render.palette import mix
from render.phrases import Phrases

#: The height of a goal card and the side of its sign, in pixels.
GOAL_HEIGHT = 92
_SIGN = 72

#: What each goal counts, as its sign says it beside the picture (rules.md 7.4).
_COUNTS = {1: "×5", 2: "±5", 3: "×3", 4: "×5", 5: "×6", 6: "", 7: "", 8: "×3", 9: "×2"}


def draw_goal(
    image: Image.Image,
    box: tuple[int, int, int],
    goal: GoalView,
    colours: Sequence[Colour],
    atlas: Atlas,
    phrases: Phrases,
) -> None:
    """A goal card of GOAL_HEIGHT; ``box`` is left, top, right, ``atlas`` has squares of half a sign.

    A goal that is won is dimmed and shows its winner's badge.
    """
    left, top, right = box
    theme = atlas.theme
    won = goal.winner is not None
    pen.panel(
        image,
        (left, top, right, top + GOAL_HEIGHT),
        16,
        mix(theme.panel, theme.paper, 0.75) if won else theme.panel,
    )
    sign = _sign(goal.number, colours, atlas)
    inset = (GOAL_HEIGHT - _SIGN) // 2
    mask = rounded_mask(_SIGN, _SIGN, 12)
    image.paste(sign, (left + inset, top + inset), mask.point(lambda value: value * 2 // 5) if won else mask)
    ink = mix(theme.ink_soft, theme.panel, 0.3) if won else theme.ink
    start, middle = left + inset + _SIGN + 14, top + GOAL_HEIGHT // 2
    end = right - 14
    if goal.winner is not None:
        pen.badge(image, end - 24, middle, 48, goal.winner, theme)
        end -= 60
    if _COUNTS[goal.number]:
        start += 10 + pen.write(image, start, middle, _COUNTS[goal.number], Weight.BLACK, 36, ink)
    lines, size = wrapped(phrases.goal(goal.number), Weight.REGULAR, 28, end - start, 3)
    for number, line in enumerate(lines):
        shift = (number - (len(lines) - 1) / 2) * size * 1.12
        pen.write(image, start, middle + shift, line, Weight.REGULAR, size, ink)


def _sign(number: int, colours: Sequence[Colour], atlas: Atlas) -> Image.Image:
    """Four squares that say what a goal is about."""
    size = atlas.size
    sign = Image.new("RGB", (2 * size, 2 * size), atlas.theme.panel)
    for place, square in enumerate(_squares(number, colours, atlas)):
        sign.paste(square, (place % 2 * size, place // 2 * size))
    return sign.resize((_SIGN, _SIGN)) if 2 * size != _SIGN else sign


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
        7: [atlas.factory(colour, 4) for colour in four],
        8: [atlas.production(four[0]), atlas.factory(four[1], 4), desert, atlas.production(four[2])],
        9: [tile, desert, desert, tile],
    }[number]
