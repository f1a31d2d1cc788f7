"""The key to the letters on squares, for colour-blind players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.maps import VisibleSquare
from engine.parts.squares import Colour, Kind, Square
from render.drawing import pen
from render.drawing.fonts import Weight, width_of
from render.palette import Theme
from render.phrases import Phrases

#: A letter and its meaning.
Entry = tuple[str, str]

#: The height of a line, the gap after a letter and the gap between entries, as multiples of the type size.
LINE = 1.16
_AFTER_LETTER = 0.3
_BETWEEN = 0.8


def entries(squares: Iterable[Square | VisibleSquare], phrases: Phrases) -> list[Entry]:
    """Return the letters on these squares, kinds before colours."""
    shown = list(squares)
    kinds = [kind for kind in Kind if any(square.kind is kind and square.colour is None for square in shown)]
    colours = [colour for colour in Colour if any(square.colour is colour for square in shown)]
    named = [(phrases.kind_letter(kind), phrases.kind(kind)) for kind in kinds]
    return named + [(phrases.colour_letter(colour).upper(), phrases.colour(colour)) for colour in colours]


def in_lines(key: Sequence[Entry], type_size: int, width: int) -> list[list[Entry]]:
    """Break the entries into lines of ``width`` pixels."""
    lines: list[list[Entry]] = []
    room = 0
    for entry in key:
        needed = _width(entry, type_size)
        if not lines or needed > room:
            lines.append([])
            room = width
        lines[-1].append(entry)
        room -= needed + round(type_size * _BETWEEN)
    return lines


def draw_key(
    image: Image.Image, left: int, top: int, lines: Sequence[Sequence[Entry]], type_size: int, look: Theme
) -> None:
    """Draw each letter, followed by its meaning."""
    for number, line in enumerate(lines):
        x, middle = left, top + round((number + 0.5) * type_size * LINE)
        for letter, name in line:
            pen.write(image, x, middle, letter, Weight.BLACK, type_size, look.ink)
            after = x + width_of(letter, Weight.BLACK, type_size) + round(type_size * _AFTER_LETTER)
            pen.write(image, after, middle, name, Weight.REGULAR, type_size, look.ink)
            x += _width((letter, name), type_size) + round(type_size * _BETWEEN)


def _width(entry: Entry, type_size: int) -> int:
    letter, name = entry
    before = width_of(letter, Weight.BLACK, type_size) + round(type_size * _AFTER_LETTER)
    return before + width_of(name, Weight.REGULAR, type_size)
