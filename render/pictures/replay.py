"""An animated picture of a whole game, card by card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from engine.maps import Bounds, PlayerMap
from engine.options import ROUNDS
from engine.parts.placement import Placement
from render import alt_text
from render.drawing import pen
from render.drawing.fonts import Weight
from render.elements.panel_layout import UNIT
from render.elements.panels import Box, Panel, draw_panel
from render.palette import ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture

#: The height, the width by number of maps, the margin, and the height of the line with the round, in units.
_HEIGHT = 350
_WIDTHS = {1: 330, 2: 420, 3: 345, 4: 380, 5: 420}
_MARGIN = 4
_BAND = 20

#: The maximum square size, in units; it limits the file size.
_LARGEST_SQUARE = 20

#: The duration of a step, the maximum duration of a game, and the duration of the last step, in milliseconds.
_STEP_TIME = 900
_WHOLE_TIME = 30_000
_LAST_TIME = 5_000


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A step of a game: every seat's map, points and last placement so far.

    ``winners`` is set in the last step.
    """

    round: int
    maps: tuple[PlayerMap, ...]
    points: tuple[int, ...]
    last: tuple[Placement | None, ...]
    winners: tuple[int, ...] = ()


def draw_replay(
    steps: Sequence[ReplayStep],
    names: Sequence[str],
    phrases: Phrases,
    theme: ThemeName = ThemeName.LIGHT,
    seat: int | None = None,
) -> Picture:
    """Draw a game as an animated GIF, with all maps or only one seat's; ``names`` are in seat order.

    Raises:
        ValueError: there are no steps.
    """
    if not steps:
        raise ValueError("a replay without steps")
    seats = list(range(len(names))) if seat is None else [seat]
    stage, last = (_Stage(steps, seats, names, phrases, theme) for _ in range(2))
    end = last.drawn(steps[-1])
    text = phrases.replay(steps[-1].round, ", ".join(names[number] for number in seats))
    data = _animated(map(stage.drawn, steps), len(steps), end)
    return Picture(data, "replay.gif", alt_text.shortened(text), end.width, end.height)


class _Stage:
    """The layout of all maps, which is constant during the animation."""

    def __init__(
        self,
        steps: Sequence[ReplayStep],
        seats: Sequence[int],
        names: Sequence[str],
        phrases: Phrases,
        theme: ThemeName,
    ) -> None:
        self._names, self._phrases, self._theme = names, phrases, theme
        self._frames = {seat: _around([step.maps[seat] for step in steps]) for seat in seats}
        self._boxes = dict(zip(seats, _boxes(len(seats)), strict=True))
        size = (_WIDTHS[len(seats)] * UNIT, _HEIGHT * UNIT)
        self._image = Image.new("RGB", size, theme_of(theme).paper)
        self._shown: dict[int, Panel] = {}

    def drawn(self, step: ReplayStep) -> Image.Image:
        """Draw a step over the previous one; unchanged panels are not drawn again."""
        look = theme_of(self._theme)
        self._image.paste(look.paper, (0, 0, self._image.width, _BAND * UNIT))
        heading = self._phrases.round_heading(step.round, ROUNDS)
        left, middle = 2 * _MARGIN * UNIT, _BAND * UNIT // 2
        pen.write(self._image, left, middle, heading, Weight.BOLD, 15 * UNIT, look.ink)
        for seat, box in self._boxes.items():
            panel = Panel(
                seat,
                self._names[seat],
                step.maps[seat],
                points=step.points[seat],
                last=step.last[seat],
                leads=seat in step.winners,
            )
            if self._shown.get(seat) != panel:
                self._shown[seat] = panel
                draw_panel(self._image, box, panel, self._theme, self._frames[seat], _LARGEST_SQUARE)
        return self._image


def _boxes(maps: int) -> list[Box]:
    """Return the boxes of the panels, in units: one row or two, with the second one centred."""
    rows = 1 if maps < 3 else 2
    columns = -(-maps // rows)
    across = (_WIDTHS[maps] - (columns + 1) * _MARGIN) / columns
    down = (_HEIGHT - _BAND - rows * _MARGIN) / rows
    boxes: list[Box] = []
    for row in range(rows):
        here = min(columns, maps - row * columns)
        indent = (columns - here) * (across + _MARGIN) / 2 + _MARGIN
        top = _BAND + row * (down + _MARGIN)
        for left in (indent + column * (across + _MARGIN) for column in range(here)):
            boxes.append((left, top, left + across, top + down))
    return boxes


def _animated(images: Iterable[Image.Image], count: int, end: Image.Image) -> bytes:
    """Encode an endlessly looping GIF; all frames use the palette of the last one.

    Images are consumed one by one, because all of them together need too much memory on a small machine.
    """
    colours = end.quantize(256, method=Image.Quantize.MEDIANCUT)
    frames = (image.quantize(palette=colours, dither=Image.Dither.NONE) for image in images)
    times = [min(_STEP_TIME, _WHOLE_TIME // count)] * (count - 1) + [_LAST_TIME]
    buffer = BytesIO()
    next(frames).save(
        buffer, "GIF", save_all=True, append_images=frames, duration=times, loop=0, optimize=False
    )
    return buffer.getvalue()


def _around(maps: Sequence[PlayerMap]) -> Bounds:
    """Return bounds that contain a map at every step."""
    bounds = [player_map.bounds for player_map in maps]
    return Bounds(
        min(each.left for each in bounds),
        min(each.top for each in bounds),
        max(each.right for each in bounds),
        max(each.bottom for each in bounds),
    )
