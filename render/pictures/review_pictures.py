"""The pictures of a game's review: a map as played beside a better one, and the points by round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.maps import Bounds, PlayerMap
from engine.parts.placement import Placement
from engine.parts.squares import Position
from render import alt_text
from render.drawing import pen
from render.drawing.fonts import Weight, width_of
from render.elements.panel_layout import UNIT
from render.elements.panels import Panel, draw_panel
from render.elements.points_chart import Chart, draw_chart
from render.palette import Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: In units, which are pixels in a desktop's box; a phone scales the width by 0.82.
_WIDTH = 420
_HEIGHT = 262
_MARGIN = 5
_GAP = 4

#: The space around the curves: at the top for the title, then for points, rounds and names.
_TOP, _LEFT, _BOTTOM, _RIGHT = 30, 34, 24, 112
_TITLE = 14
_TYPE = 12

#: The minimum distance between two names at the ends of their curves.
_NAME_ROW = 17


@dataclass(frozen=True, slots=True)
class Compared:
    """A map to compare, with the placed card or tile to mark; None for neither."""

    map: PlayerMap
    card: int | None = None
    tile: Position | None = None


def draw_comparison(
    seat: int, played: Compared, better: Compared, phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """Draw a seat's map as played beside a better one.

    If two cards are compared, each is at its most valuable placement, and the headings have their numbers.
    """
    image = Image.new("RGB", (_WIDTH * UNIT, _HEIGHT * UNIT), theme_of(theme).paper)
    middle, bottom = _WIDTH / 2, _HEIGHT - _MARGIN
    boxes = ((_MARGIN, middle - _GAP / 2), (middle + _GAP / 2, _WIDTH - _MARGIN))
    titles, text = (phrases.as_played(), phrases.better()), phrases.comparison()
    if played.card is not None and better.card is not None and played.card != better.card:
        titles = (phrases.with_card(played.card), phrases.with_card(better.card))
        text = phrases.comparison_of_cards()
    for (left, right), title, one in zip(boxes, titles, (played, better), strict=True):
        last = None if one.card is None else Placement(one.card, 0, 0, 0)
        panel = Panel(seat, title, one.map, last=last, tile=one.tile)
        draw_panel(image, (left, _MARGIN, right, bottom), panel, theme, _around(played.map, better.map))
    return as_picture(image, "comparison", text)


def _around(one: PlayerMap, other: PlayerMap) -> Bounds:
    """The common bounds of both maps, so that shared squares have the same place in both."""
    first, second = one.bounds, other.bounds
    return Bounds(
        min(first.left, second.left),
        min(first.top, second.top),
        max(first.right, second.right),
        max(first.bottom, second.bottom),
    )


def draw_standing(
    standing: Sequence[Sequence[int]],
    names: Sequence[str],
    phrases: Phrases,
    theme: ThemeName = ThemeName.LIGHT,
) -> Picture:
    """Draw the points of every seat after each round; ``standing`` is by round, then in seat order."""
    look = theme_of(theme)
    image = Image.new("RGB", (_WIDTH * UNIT, _HEIGHT * UNIT), look.paper)
    edges = (_MARGIN * UNIT, _MARGIN * UNIT, (_WIDTH - _MARGIN) * UNIT, (_HEIGHT - _MARGIN) * UNIT)
    pen.panel(image, edges, 7 * UNIT, look.panel)
    title, size = phrases.points_by_round(), _TITLE * UNIT
    pen.write(image, 14 * UNIT, 18 * UNIT, title, Weight.BOLD, size, look.ink, width=image.width - 28 * UNIT)
    box = (_LEFT, _TOP + _MARGIN, _WIDTH - _RIGHT, _HEIGHT - _BOTTOM - _MARGIN)
    chart = Chart(box, standing, len(standing))
    draw_chart(image, chart, look)
    _write_names(image, chart, names, look)
    lines = [
        title,
        *(
            phrases.points_of(name, ", ".join(map(str, totals)))
            for name, totals in zip(names, chart.curves, strict=True)
        ),
    ]
    return as_picture(image, "points", alt_text.lines_within(lines))


def _write_names(image: Image.Image, chart: Chart, names: Sequence[str], look: Theme) -> None:
    """Write points and names at the ends of the curves."""
    left, right, size = (_WIDTH - _RIGHT + 10) * UNIT, (_WIDTH - _MARGIN - 5) * UNIT, _TYPE * UNIT
    for seat, middle in chart.ends(_NAME_ROW, _HEIGHT - _MARGIN - _NAME_ROW / 2):
        total, y = str(chart.standing[-1][seat]), round(middle * UNIT)
        pen.write(image, right, y, total, Weight.BLACK, size, look.ink, anchor="rm")
        room = right - left - width_of(total, Weight.BLACK, size) - 3 * UNIT
        pen.player_name(image, left, y, seat, names[seat], size, room, look)
