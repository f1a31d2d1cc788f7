"""The picture of a whole table: all maps, each in its own scale, points, supply, order and goals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.options import ROUNDS
from engine.views import View
from render import alt_text
from render.elements.goal_cards import goals_height
from render.elements.panel_layout import UNIT
from render.elements.panels import Box, Panel, draw_panel
from render.elements.table_info import BAND_HEIGHT, draw_info, passing_order
from render.palette import ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: The height, and the width by number of players, in units, which are pixels in a desktop client's box. A
#: phone scales the widest by 0.82, which gives the minimum type size for phones.
_HEIGHT = 350
_WIDTHS = {2: 400, 3: 345, 4: 420, 5: 420}
_MARGIN = 5
_GAP = 4


@dataclass(frozen=True, slots=True)
class RoundLayout:
    """The width, the boxes of the panels in seat order, and the box of the shared information, in units."""

    width: float
    panels: tuple[Box, ...]
    info: Box


def round_layout(players: int, goals: int) -> RoundLayout:
    """Put two panels below a band; three to five go into a grid with the shared information at the end."""
    width = _WIDTHS[players]
    right, bottom = width - _MARGIN, _HEIGHT - _MARGIN
    if players == 2:
        low = _MARGIN + BAND_HEIGHT + goals_height(-(-goals // 2)) + _GAP
        middle = width / 2
        panels = [(_MARGIN, low, middle - _GAP / 2, bottom), (middle + _GAP / 2, low, right, bottom)]
        return RoundLayout(width, tuple(panels), (_MARGIN + 2, _MARGIN, right - 2, low - _GAP))
    columns = 2 if players == 3 else 3
    across = (width - 2 * _MARGIN - (columns - 1) * _GAP) / columns
    down = (_HEIGHT - 2 * _MARGIN - _GAP) / 2
    cells = [
        (left, top, left + across, top + down)
        for top in (_MARGIN, _MARGIN + down + _GAP)
        for left in (_MARGIN + column * (across + _GAP) for column in range(columns))
    ]
    # Four panels are two by two, with the shared information in the whole last column.
    taken = [cells[place] for place in ((0, 1, 3, 4) if players == 4 else range(players))]
    left, top, *_ = cells[2] if players == 4 else cells[players]
    return RoundLayout(width, tuple(taken), (left + 3, top + 2, right - 1, bottom - 2))


def draw_round(
    view: View, names: Sequence[str], phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """Draw all maps of a view; ``names`` are in seat order."""
    layout = round_layout(len(view.seats), len(view.goals))
    image = Image.new("RGB", (round(layout.width * UNIT), _HEIGHT * UNIT), theme_of(theme).paper)
    draw_info(image, layout.info, view, phrases, theme)
    for box, panel in zip(layout.panels, round_panels(view, names), strict=True):
        draw_panel(image, box, panel, theme)
    return as_picture(image, f"round-{view.round}", _describe(view, names, phrases))


def round_panels(view: View, names: Sequence[str]) -> list[Panel]:
    """Return the panels in seat order, with the leaders or, at the end, the winners marked."""
    totals = [seat.score.total for seat in view.seats]
    most = max(totals)
    leaders = view.winners or [seat for seat, total in enumerate(totals) if most == total > min(totals)]
    return [
        Panel(
            seat=number,
            name=names[number],
            map=seat.map,
            points=seat.score.total,
            parts={category: seat.score.parts[category] for category in view.categories},
            card=seat.selected.number if seat.selected is not None else None,
            last=seat.last_placement,
            gains=seat.gains,
            leads=number in leaders,
        )
        for number, seat in enumerate(view.seats)
    ]


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
    for name, totals in zip(names, zip(*view.standing, strict=True), strict=False):
        lines.append(phrases.points_of(name, ", ".join(map(str, totals))))
    return alt_text.lines_within(lines)
