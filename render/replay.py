"""A whole game as an animated picture: the maps grow card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from engine.maps import Bounds, PlayerMap
from engine.options import ROUNDS
from engine.placement import Placement
from render import alt_text, pen
from render.fonts import Weight
from render.landscape import square_size
from render.palette import SQUARE_SIZES, ThemeName, theme_of
from render.panels import HEADER, PADDING, Panel, draw_panel
from render.phrases import Phrases
from render.picture import Picture

_WIDTH = 960
_MARGIN = 20
_BAND = 76
_LARGEST_SQUARE = 60
_LARGEST_MAP_HEIGHT = 620

#: How long a step stands, and the last one, in milliseconds; long games go faster.
_STEP_TIME = 900
_WHOLE_TIME = 30_000
_LAST_TIME = 5_000


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A moment of a game: every seat's map and points, and each seat's last placement so far."""

    round: int
    maps: tuple[PlayerMap, ...]
    points: tuple[int, ...]
    last: tuple[Placement | None, ...]


def draw_replay(
    steps: Sequence[ReplayStep],
    names: Sequence[str],
    phrases: Phrases,
    theme: ThemeName = ThemeName.LIGHT,
    seat: int | None = None,
) -> Picture:
    """An animated GIF of a game, of all maps or of one seat's only; ``names`` in seat order.

    Raises:
        ValueError: there are no steps.
    """
    if not steps:
        raise ValueError("a replay without steps")
    seats = list(range(len(names))) if seat is None else [seat]
    stage = _Stage(steps, seats, names, phrases, theme)
    images = [stage.drawn(step) for step in steps]
    text = phrases.replay(steps[-1].round, ", ".join(names[number] for number in seats))
    data = _animated(images)
    return Picture(data, "replay.gif", alt_text.shortened(text), images[0].width, images[0].height)


class _Stage:
    """The places of all maps, kept the same from the first step to the last."""

    def __init__(
        self,
        steps: Sequence[ReplayStep],
        seats: Sequence[int],
        names: Sequence[str],
        phrases: Phrases,
        theme: ThemeName,
    ) -> None:
        self._names, self._phrases, self._theme = names, phrases, theme
        self._columns = 1 if len(seats) == 1 else 2
        self._frames = {seat: _around([step.maps[seat] for step in steps]) for seat in seats}
        width = (_WIDTH - 2 * _MARGIN - (self._columns - 1) * _MARGIN) // self._columns
        sizes = [size for size in SQUARE_SIZES if size <= _LARGEST_SQUARE]
        widest = max(right - left + 1 for left, _, right, _ in self._frames.values())
        highest = max(bottom - top + 1 for _, top, _, bottom in self._frames.values())
        self._size = min(
            square_size(width - 2 * PADDING, widest, sizes), square_size(_LARGEST_MAP_HEIGHT, highest, sizes)
        )
        self._boxes = self._laid_out(seats, width)
        height = max(bottom for *_, bottom in self._boxes.values()) + _MARGIN
        self._image = Image.new("RGB", (_WIDTH, height), theme_of(theme).paper)
        self._shown: dict[int, Panel] = {}

    def _laid_out(self, seats: Sequence[int], width: int) -> dict[int, tuple[int, int, int, int]]:
        boxes: dict[int, tuple[int, int, int, int]] = {}
        top = _BAND
        for first in range(0, len(seats), self._columns):
            row = seats[first : first + self._columns]
            rows = max(self._frames[seat].bottom - self._frames[seat].top + 1 for seat in row)
            bottom = top + HEADER + rows * self._size + PADDING
            indent = (_WIDTH - len(row) * width - (len(row) - 1) * _MARGIN) // 2
            for column, seat in enumerate(row):
                left = indent + column * (width + _MARGIN)
                boxes[seat] = (left, top, left + width, bottom)
            top = bottom + _MARGIN
        return boxes

    def drawn(self, step: ReplayStep) -> Image.Image:
        """The picture of one moment; panels that stay the same are not drawn again."""
        look = theme_of(self._theme)
        self._image.paste(look.paper, (0, 0, _WIDTH, _BAND))
        heading = self._phrases.round_heading(step.round, ROUNDS)
        pen.write(self._image, _MARGIN + 4, _BAND // 2, heading, Weight.BOLD, 40, look.ink)
        for seat, box in self._boxes.items():
            panel = Panel(seat, self._names[seat], step.maps[seat], step.points[seat], None, step.last[seat])
            if self._shown.get(seat) != panel:
                self._shown[seat] = panel
                draw_panel(
                    self._image, box, panel, self._size, self._phrases, self._theme, self._frames[seat]
                )
        return self._image.copy()


def _animated(images: Sequence[Image.Image]) -> bytes:
    """A GIF that plays for ever; all frames share the last one's colours, so that little changes."""
    colours = images[-1].quantize(256, method=Image.Quantize.MEDIANCUT)
    frames = [image.quantize(palette=colours, dither=Image.Dither.NONE) for image in images]
    each = min(_STEP_TIME, _WHOLE_TIME // len(frames))
    times = [each] * (len(frames) - 1) + [_LAST_TIME]
    buffer = BytesIO()
    frames[0].save(
        buffer, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False
    )
    return buffer.getvalue()


def _around(maps: Sequence[PlayerMap]) -> Bounds:
    """Bounds that hold a map at every step."""
    bounds = [player_map.bounds for player_map in maps]
    return Bounds(
        min(each.left for each in bounds),
        min(each.top for each in bounds),
        max(each.right for each in bounds),
        max(each.bottom for each in bounds),
    )
