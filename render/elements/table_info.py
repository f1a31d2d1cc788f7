"""The information that all players share: round, supply, current order, goals and points by round."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.options import ROUNDS, Selection
from engine.parts.squares import Colour
from engine.views import View
from render.drawing import pen
from render.drawing.atlas import atlas_of
from render.drawing.fonts import Weight
from render.elements.goal_cards import draw_goals
from render.elements.panel_layout import UNIT
from render.elements.panels import Box
from render.elements.points_chart import Chart, draw_chart
from render.palette import Theme, ThemeName, theme_of
from render.phrases import Phrases

#: Sizes of type and heights of lines, in units.
_HEADING = 15
_TEXT = 12
_LABEL = 11
_LINE = 17

#: The diameter of a badge, and the space around the curves for points and for badges, in units.
_BADGE = 14.0
_NUMBERS = 22
_BADGES = 17

#: The minimum height of the chart with its title.
_LEAST_CHART = 75

#: The minimum width for two items per line, and the height of such a wide box without goals.
_BAND_WIDTH = 250
BAND_HEIGHT = 2 * _LINE + 3


def draw_info(image: Image.Image, box: Box, view: View, phrases: Phrases, theme: ThemeName) -> None:
    """Draw the shared information into a box, in units, which is either wide and low or narrow and high."""
    left, top, right, bottom = box
    look = theme_of(theme)
    heading = phrases.round_heading(view.round, ROUNDS)
    wide = right - left >= _BAND_WIDTH
    middle = top + _LINE / 2
    supply_left = left + (right - left) / 2 if wide else left
    room = round((right - left) / (2 if wide else 1) * UNIT)
    _write(image, left, middle, heading, Weight.BOLD, _HEADING, look, room)
    if not wide:
        middle += _LINE
    label = phrases.supply() if wide else ""
    _draw_supply(image, (supply_left, middle, right), view, label, theme)
    middle += _LINE
    if order := passing_order(view):
        label = order_label(view, phrases)
        wrote = _write(image, left, middle, label, Weight.REGULAR, _LABEL, look, room, soft=True)
        start = left + wrote + 5
        if not wide and (right - start) < len(order) * 17:
            middle += _LINE * 0.95
            start = left
        _draw_order(image, order, (start, middle, right), look)
        middle += _LINE
    top = middle - _LINE / 2 + 2
    if view.goals:
        goals = (left, top, right, bottom)
        top = draw_goals(image, goals, view.goals, list(view.supply), 2 if wide else 1, phrases, theme)
    if not wide and view.standing and bottom - top >= _LEAST_CHART:
        _draw_points(image, (left, top, right, bottom), view, phrases, look)


def _draw_points(image: Image.Image, box: Box, view: View, phrases: Phrases, look: Theme) -> None:
    """Draw the chart of all players' points, with a badge at the end of each curve."""
    left, top, right, bottom = box
    title, room = phrases.points_by_round(), round((right - left) * UNIT)
    _write(image, left, top + _LINE / 2, title, Weight.REGULAR, _LABEL, look, room, soft=True)
    inner = (left + _NUMBERS, top + 1.4 * _LINE, right - _BADGES, bottom - _LINE)
    chart = Chart(inner, view.standing, ROUNDS)
    draw_chart(image, chart, look)
    x = chart.at(len(view.standing), 0)[0] + 0.75 * _BADGE
    for seat, y in chart.ends(_BADGE, bottom - _LINE):
        pen.badge(image, round(x * UNIT), round(y * UNIT), round(_BADGE * UNIT), seat, look)


def order_label(view: View, phrases: Phrases) -> str:
    """Return the label for the order of ``passing_order``."""
    return phrases.turn_order() if view.trick is not None or view.placing_order else phrases.passing()


def _write(
    image: Image.Image,
    left: float,
    middle: float,
    text: str,
    weight: Weight,
    size: int,
    look: Theme,
    room: int,
    *,
    soft: bool = False,
) -> float:
    ink = look.ink_soft if soft else look.ink
    place = (round(left * UNIT), round(middle * UNIT))
    return pen.write(image, *place, text, weight, size * UNIT, ink, width=room) / UNIT


def _draw_supply(
    image: Image.Image, line: tuple[float, float, float], view: View, label: str, theme: ThemeName
) -> None:
    """Draw each colour's cube and its number in the supply along a line (left, middle, right, in units)."""
    left, middle, right = line
    look, atlas = theme_of(theme), atlas_of(theme, 44)
    y = round(middle * UNIT)
    if label:
        left += 3 + _write(
            image,
            left,
            middle,
            label,
            Weight.REGULAR,
            _LABEL,
            look,
            round((right - left) / 3 * UNIT),
            soft=True,
        )
    step = min((right - left) / len(view.supply), 40)
    start = left if not label else right - step * len(view.supply)
    for place, (colour, count) in enumerate(view.supply.items()):
        x = round((start + place * step) * UNIT)
        cube = atlas.cube(Colour(colour))
        image.paste(cube, (x - 4, y - cube.height // 2), cube)
        ink = look.ink if count else look.accent
        pen.write(image, x + cube.width - 2, y, str(count), Weight.BOLD, _TEXT * UNIT, ink)


def _draw_order(
    image: Image.Image, order: Sequence[int], line: tuple[float, float, float], look: Theme
) -> None:
    """Draw badges with arrows between them along a line (left, middle, right, in units)."""
    left, middle, right = line
    diameter = _BADGE
    step = min(26.0, (right - left - diameter) / max(1, len(order) - 1))
    y = round(middle * UNIT)
    for place, seat in enumerate(order):
        x = left + diameter / 2 + place * step
        pen.badge(image, round(x * UNIT), y, round(diameter * UNIT), seat, look)
        gap = step - diameter
        if place + 1 < len(order) and gap >= 3:
            start, end = x + diameter / 2 + gap * 0.12, x + step - diameter / 2 - gap * 0.12
            pen.arrow(
                image,
                round(start * UNIT),
                y,
                round(end * UNIT),
                max(2, round(gap / 4 * UNIT / 3)),
                look.ink_soft,
            )


def passing_order(view: View) -> tuple[int, ...]:
    """Return the current order of the seats.

    It is the placing order in a sequential round, the turn order of a trick, or otherwise the order in which
    hands are passed, with the first seat repeated at the end. It is empty if hands are not passed.
    """
    if view.placing_order:
        return view.placing_order
    # In a two-player trick, both players bid simultaneously (rules.md 3.3).
    if view.trick is not None and not view.trick.pairs:
        return view.trick.turn_order
    return way_of_hands(view) if view.options.selection is Selection.DRAFT else ()


def way_of_hands(view: View) -> tuple[int, ...]:
    """The seats in the order in which hands are passed after this round, with the first repeated at the end.

    It is empty if hands are not passed.
    """
    if not view.passes_to:
        return ()
    seats = list(range(len(view.seats)))
    around = seats if view.passes_to > 0 else [0, *reversed(seats[1:])]
    return (*around, around[0])
