"""What the review of a game shows: a map as it was played beside a better one, and the points by round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.maps import Bounds, PlayerMap
from engine.parts.placement import Placement
from engine.parts.squares import Position
from render import alt_text
from render.drawing import pen
from render.drawing.fonts import Weight, width_of
from render.elements.panel_layout import UNIT
from render.elements.panels import Panel, draw_panel
from render.palette import Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: In units, which are pixels in a desktop's box; a phone scales the width by 0.82.
_WIDTH = 420
_HEIGHT = 262
_MARGIN = 5
_GAP = 4

#: Around the curves: above for the title, on the left for points, below for rounds, on the right for names.
_TOP, _LEFT, _BOTTOM, _RIGHT = 30, 34, 24, 112
_TITLE = 14
_TYPE = 12
_LINE = 2.2

#: The least distance between two names beside the ends of their curves.
_NAME_ROW = 17

#: The distance of the lines across, in points: the first that leaves at most so many of them.
_STEPS = (5, 10, 20, 50, 100)
_MOST_STEPS = 7


@dataclass(frozen=True, slots=True)
class Compared:
    """A map with what it is compared in: the card that was laid or the tile, None for neither."""

    map: PlayerMap
    card: int | None = None
    tile: Position | None = None


def draw_comparison(
    seat: int, played: Compared, better: Compared, phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """Draw a map as a seat has played it, and beside it what would have been better.

    Where two cards are compared, each lies where it is worth most, and the headings say which is which.
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
    """The bounds of both maps together: what both have stands at the same place in both."""
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
    chart = _Chart(standing)
    _draw_grid(image, chart, look)
    curves = list(zip(*standing, strict=True))
    for seat, totals in enumerate(curves):
        points = [chart.at(number, total) for number, total in enumerate(totals, start=1)]
        if len(points) > 1:
            ImageDraw.Draw(image).line(points, look.seats[seat], round(_LINE * UNIT), joint="curve")
        for x, y in points:
            pen.disc(image, x, y, round(2.2 * _LINE * UNIT), look.seats[seat])
    _write_names(image, chart, curves, names, look)
    lines = [
        title,
        *(
            phrases.points_of(name, ", ".join(map(str, totals)))
            for name, totals in zip(names, curves, strict=True)
        ),
    ]
    return as_picture(image, "points", alt_text.lines_within(lines))


class _Chart:
    """Where points after a round stand, in pixels."""

    def __init__(self, standing: Sequence[Sequence[int]]) -> None:
        self.rounds = len(standing)
        least, most = min(map(min, standing)), max(map(max, standing))
        spread = most - min(least, 0)
        self.step = next((step for step in _STEPS if spread <= step * _MOST_STEPS), _STEPS[-1])
        self.lowest = min(least, 0) // self.step * self.step
        self.highest = max(-(-most // self.step) * self.step, self.lowest + self.step)

    def at(self, number: int, total: float) -> tuple[float, float]:
        """The middle of a mark after a round."""
        across = (_WIDTH - _LEFT - _RIGHT) * (number - 1) / max(1, self.rounds - 1)
        share = (total - self.lowest) / (self.highest - self.lowest)
        down = _HEIGHT - _BOTTOM - _MARGIN - share * (_HEIGHT - _TOP - _BOTTOM - 2 * _MARGIN)
        return (_LEFT + across) * UNIT, down * UNIT


def _draw_grid(image: Image.Image, chart: _Chart, look: Theme) -> None:
    """Draw a line for every few points, and the numbers of points and of rounds."""
    draw, size = ImageDraw.Draw(image), _TYPE * UNIT
    for total in range(chart.lowest, chart.highest + 1, chart.step):
        left, y = chart.at(1, total)
        right, _ = chart.at(chart.rounds, total)
        draw.line((left, y, right, y), look.grid, max(1, UNIT // 2))
        pen.write(image, left - 8 * UNIT, y, str(total), Weight.REGULAR, size, look.ink_soft, anchor="rm")
    for number in range(1, chart.rounds + 1):
        x, y = chart.at(number, chart.lowest)
        pen.write(image, x, y + 12 * UNIT, str(number), Weight.REGULAR, size, look.ink_soft, anchor="mm")


def _write_names(
    image: Image.Image, chart: _Chart, curves: Sequence[Sequence[int]], names: Sequence[str], look: Theme
) -> None:
    """Write points and names where the curves end, apart from each other, the best on top."""
    best_first = sorted(range(len(curves)), key=lambda seat: -curves[seat][-1])
    wanted = [chart.at(chart.rounds, curves[seat][-1])[1] / UNIT for seat in best_first]
    lowest = _HEIGHT - _MARGIN - _NAME_ROW / 2
    above = _TOP
    for place, seat in enumerate(best_first):
        room_below = (len(best_first) - 1 - place) * _NAME_ROW
        middle = min(max(wanted[place], above), lowest - room_below)
        above = round(middle) + _NAME_ROW
        left, right = (_WIDTH - _RIGHT + 10) * UNIT, (_WIDTH - _MARGIN - 5) * UNIT
        total = str(curves[seat][-1])
        y, size = round(middle * UNIT), _TYPE * UNIT
        pen.write(image, right, y, total, Weight.BLACK, size, look.ink, anchor="rm")
        room = right - left - width_of(total, Weight.BLACK, size) - 3 * UNIT
        pen.player_name(image, left, y, seat, names[seat], size, room, look)
