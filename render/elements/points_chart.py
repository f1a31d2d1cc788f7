"""A line chart of all players' points by round, on its own picture or small beside the maps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.drawing import pen
from render.drawing.fonts import Weight
from render.elements.panel_layout import UNIT
from render.elements.panels import Box
from render.palette import Theme

#: The line width of a curve and of a curve on a low chart, the type size, and the height of a low chart, all
#: in units.
_LINE = 2.2
_THIN_LINE = 1.5
_TYPE = 12
_LOW = 150

#: The possible distances between grid lines, in points, and the maximum number of lines.
_STEPS = (5, 10, 20, 50, 100)
_MOST_STEPS = 7

#: The minimum distance between two grid lines, and between the numbers of two rounds, in units.
_STEP_ROOM = 18
_ROUND_ROOM = 17

#: The distance of the axis labels from the curves, in units.
_BESIDE = 8
_BELOW = 12


@dataclass(frozen=True, slots=True)
class Chart:
    """The scale of a chart; ``box`` contains only the curves, without the labels.

    ``standing`` is by round, then in seat order; ``rounds`` is the number of rounds on the axis.
    """

    box: Box
    standing: Sequence[Sequence[int]]
    rounds: int

    @property
    def step(self) -> int:
        """The distance between grid lines, in points."""
        _, top, _, bottom = self.box
        least, most = self._extremes
        lines = min(_MOST_STEPS, (bottom - top) // _STEP_ROOM)
        return next((step for step in _STEPS if most - min(least, 0) <= step * lines), _STEPS[-1])

    @property
    def lowest(self) -> int:
        """The points of the lowest grid line."""
        return min(self._extremes[0], 0) // self.step * self.step

    @property
    def highest(self) -> int:
        """The points of the highest grid line."""
        return max(-(-self._extremes[1] // self.step) * self.step, self.lowest + self.step)

    @property
    def curves(self) -> list[tuple[int, ...]]:
        """The points of every seat by round."""
        return list(zip(*self.standing, strict=True))

    @property
    def _extremes(self) -> tuple[int, int]:
        return min(map(min, self.standing)), max(map(max, self.standing))

    def at(self, number: int, total: float) -> tuple[float, float]:
        """The middle of the mark for a round and a total, in units."""
        left, top, right, bottom = self.box
        across = (right - left) * (number - 1) / max(1, self.rounds - 1)
        share = (total - self.lowest) / (self.highest - self.lowest)
        return left + across, bottom - share * (bottom - top)

    def ends(self, row: float, lowest: float) -> Iterator[tuple[int, float]]:
        """Each seat with the y coordinate of the label at the end of its curve, best seat first.

        Labels are at least ``row`` apart, and none is below ``lowest``, in units.
        """
        last = self.standing[-1]
        best_first = sorted(range(len(last)), key=lambda seat: -last[seat])
        above = self.box[1]
        for place, seat in enumerate(best_first):
            room_below = (len(best_first) - 1 - place) * row
            middle = min(max(self.at(self.rounds, last[seat])[1], above), lowest - room_below)
            above = round(middle) + row
            yield seat, middle


def draw_chart(image: Image.Image, chart: Chart, look: Theme) -> None:
    """Draw the grid lines, the axis labels and the curves."""
    draw, size = ImageDraw.Draw(image), _TYPE * UNIT
    for total in range(chart.lowest, chart.highest + 1, chart.step):
        left, y = _pixels(chart.at(1, total))
        right, _ = _pixels(chart.at(chart.rounds, total))
        draw.line((left, y, right, y), look.grid, max(1, UNIT // 2))
        pen.write(
            image, left - _BESIDE * UNIT, y, str(total), Weight.REGULAR, size, look.ink_soft, anchor="rm"
        )
    every = _every(chart)
    for number in range(every, chart.rounds + 1, every):
        x, y = _pixels(chart.at(number, chart.lowest))
        text = str(number)
        pen.write(image, x, y + _BELOW * UNIT, text, Weight.REGULAR, size, look.ink_soft, anchor="mm")
    line = _THIN_LINE if chart.box[3] - chart.box[1] < _LOW else _LINE
    for seat, totals in enumerate(chart.curves):
        points = [_pixels(chart.at(number, total)) for number, total in enumerate(totals, start=1)]
        if len(points) > 1:
            draw.line(points, look.seats[seat], round(line * UNIT), joint="curve")
        for x, y in points:
            pen.disc(image, x, y, round(2.2 * line * UNIT), look.seats[seat])


def _every(chart: Chart) -> int:
    """The interval between labelled rounds."""
    left, _, right, _ = chart.box
    each = (right - left) / max(1, chart.rounds - 1)
    return max(1, -(-_ROUND_ROOM // max(1, round(each))))


def _pixels(place: tuple[float, float]) -> tuple[float, float]:
    return place[0] * UNIT, place[1] * UNIT
