"""The picture of a whole table: all maps, scores, goals, supply, the way that hands pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.options import ROUNDS, Selection
from engine.squares import Colour
from engine.views import View
from render import alt_text, pen
from render.atlas import atlas_of
from render.fonts import Weight, width_of
from render.goal_cards import GOAL_HEIGHT, draw_goal
from render.palette import ThemeName, theme_of
from render.panels import HEADER, PADDING, Panel, common_square, draw_panel, rows_needed
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: A phone shows the picture about 300 points wide: the less pixels it has, the larger are its letters.
_WIDTH = 1080
_MARGIN = 28
_GAP = 20
_BAND = 104

#: The line below the heading, for the order that matters this round.
_SECOND_LINE = 78
_LARGEST_SQUARE = 60
_LARGEST_MAP_HEIGHT = 520

#: With more goal cards in a row their words would be too narrow.
_GOALS_IN_A_ROW = 3


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where the parts of a round's picture go, in pixels from its top."""

    goals_top: int
    goals_per_row: int
    panels_top: int
    panel_width: int
    panel_heights: tuple[int, ...]
    square: int

    @property
    def height(self) -> int:
        return self.panels_top + sum(self.panel_heights) + _GAP * (len(self.panel_heights) - 1) + _MARGIN


def draw_round(
    view: View, names: Sequence[str], phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """All maps of a table as the view's seat, or the channel, sees them; ``names`` in seat order."""
    panels = round_panels(view, names)
    layout = _laid_out(view, panels)
    image = Image.new("RGB", (_WIDTH, layout.height), theme_of(theme).paper)
    _draw_band(image, view, phrases, theme)
    _draw_goals(image, view, layout, phrases, theme)
    top = layout.panels_top
    for row, height in enumerate(layout.panel_heights):
        pair = panels[2 * row : 2 * row + 2]
        indent = (_WIDTH - 2 * _MARGIN - len(pair) * layout.panel_width - (len(pair) - 1) * _GAP) // 2
        for column, panel in enumerate(pair):
            left = _MARGIN + indent + column * (layout.panel_width + _GAP)
            box = (left, top, left + layout.panel_width, top + height)
            draw_panel(image, box, panel, layout.square, phrases, theme)
        top += height + _GAP
    return as_picture(image, f"round-{view.round}", _describe(view, names, phrases))


def round_panels(view: View, names: Sequence[str]) -> list[Panel]:
    """The panels of all seats, in seat order."""
    return [
        Panel(
            seat=number,
            name=names[number],
            map=seat.map,
            points=seat.score.total,
            card=seat.selected.number if seat.selected is not None else None,
            last=seat.last_placement,
            won=number in view.winners,
        )
        for number, seat in enumerate(view.seats)
    ]


def _laid_out(view: View, panels: Sequence[Panel]) -> _Layout:
    panel_width = (_WIDTH - 2 * _MARGIN - _GAP) // 2
    maps = [panel.map for panel in panels]
    square = common_square(maps, panel_width - 2 * PADDING, _LARGEST_MAP_HEIGHT, _LARGEST_SQUARE)
    heights = tuple(
        rows_needed(maps[first : first + 2]) * square + HEADER + PADDING for first in range(0, len(maps), 2)
    )
    goals = len(view.goals)
    # Rows of as many cards as possible, and as equally many as possible.
    goal_rows = -(-goals // _GOALS_IN_A_ROW)
    per_row = -(-goals // goal_rows) if goals else 0
    goals_top = _MARGIN + _BAND + (_SECOND_LINE if passing_order(view) else 0)
    panels_top = goals_top + goal_rows * (GOAL_HEIGHT + 14) + (_GAP // 2 if goals else 0)
    return _Layout(goals_top, per_row, panels_top, panel_width, heights, square)


def _draw_band(image: Image.Image, view: View, phrases: Phrases, theme: ThemeName) -> None:
    """Round and supply; below them the direction of passing, or the turn order."""
    look = theme_of(theme)
    middle = _MARGIN + 34
    right = _draw_supply(image, view, phrases, theme, middle)
    heading = phrases.round_heading(view.round, ROUNDS)
    pen.write(image, _MARGIN, middle, heading, Weight.BOLD, 52, look.ink, width=right - _MARGIN)
    order = passing_order(view)
    if not order:
        return
    left, middle = _MARGIN, middle + _SECOND_LINE
    label = phrases.turn_order() if view.trick is not None or view.placing_order else phrases.passing()
    left += pen.write(image, left, middle, label, Weight.REGULAR, 34, look.ink_soft, width=300) + 20
    _draw_order(image, order, left, middle, image.width - _MARGIN - left, theme)


def _draw_order(
    image: Image.Image, order: Sequence[int], left: int, middle: int, room: int, theme: ThemeName
) -> None:
    """Badges with arrows between them, as large as the room allows."""
    look = theme_of(theme)
    diameter = max(26, min(46, round(room / (len(order) * 1.75))))
    step = round(diameter * 1.75)
    for place, seat in enumerate(order):
        x = left + diameter // 2 + place * step
        pen.badge(image, x, middle, diameter, seat, look)
        if place + 1 < len(order):
            start = x + diameter // 2 + diameter // 8
            pen.arrow(
                image,
                start,
                middle,
                x + step - diameter // 2 - diameter // 8,
                max(3, diameter // 12),
                look.ink_soft,
            )


def passing_order(view: View) -> tuple[int, ...]:
    """The seats in the order that matters this round.

    The turn order of a trick or of a sequential round; else the way that hands pass, the first seat
    once more at the end. Empty when hands do not move.
    """
    if view.trick is not None:
        return view.trick.turn_order
    if view.placing_order:
        return view.placing_order
    if not view.passes_to or view.options.selection is not Selection.DRAFT:
        return ()
    seats = list(range(len(view.seats)))
    around = seats if view.passes_to > 0 else [0, *reversed(seats[1:])]
    return (*around, around[0])


def _draw_supply(image: Image.Image, view: View, phrases: Phrases, theme: ThemeName, middle: int) -> int:
    """Each colour's cube with how many are left, at the right; returns where they begin."""
    look = theme_of(theme)
    atlas = atlas_of(theme, 60)
    left = _WIDTH - _MARGIN
    for colour, count in reversed(list(view.supply.items())):
        left -= max(44, width_of(str(count), Weight.BOLD, 40))
        ink = look.ink if count else look.accent
        pen.write(image, left, middle, str(count), Weight.BOLD, 40, ink)
        left -= 62
        cube = atlas.cube(Colour(colour))
        image.paste(cube, (left, middle - 31), cube)
        left -= 8
    left -= 10
    label = pen.write(
        image, left, middle, phrases.supply(), Weight.REGULAR, 34, look.ink_soft, anchor="rm", width=150
    )
    return left - label - 40


def _draw_goals(image: Image.Image, view: View, layout: _Layout, phrases: Phrases, theme: ThemeName) -> None:
    if not view.goals:
        return
    width = (_WIDTH - 2 * _MARGIN - 14 * (layout.goals_per_row - 1)) // layout.goals_per_row
    for place, goal in enumerate(view.goals):
        row, column = divmod(place, layout.goals_per_row)
        left = _MARGIN + column * (width + 14)
        top = layout.goals_top + row * (GOAL_HEIGHT + 14)
        draw_goal(image, (left, top, left + width), goal, list(view.supply), atlas_of(theme, 36), phrases)


def _describe(view: View, names: Sequence[str], phrases: Phrases) -> str:
    heading = phrases.round_heading(view.round, ROUNDS)
    lines = [phrases.maps(heading, len(view.seats))]
    for name, seat in zip(names, view.seats, strict=True):
        card = seat.selected.number if seat.selected is not None else None
        lines.append(phrases.player(name, seat.score.total, card))
    counts = [phrases.cubes(colour, left) for colour, left in view.supply.items()]
    lines.append(phrases.supply_of(", ".join(counts)))
    if order := passing_order(view):
        in_order = " → ".join(names[seat] for seat in order)
        turns = view.trick is not None or view.placing_order
        lines.append(phrases.players_in_turn(in_order) if turns else phrases.passing_order(in_order))
    for goal in view.goals:
        asked = phrases.goal(goal.number)
        if goal.winner is None:
            lines.append(phrases.open_goal(goal.number, asked))
        else:
            lines.append(phrases.won_goal(goal.number, asked, names[goal.winner]))
    return alt_text.lines_within(lines)
