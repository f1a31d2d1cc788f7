"""The picture of all kinds of squares, with their names and scoring."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.parts.squares import Colour, Kind
from render import alt_text
from render.drawing import pen
from render.drawing.atlas import Atlas, atlas_of
from render.drawing.fonts import Weight, font, wrapped
from render.elements.panel_layout import UNIT
from render.palette import Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: All in units (``render.elements.panel_layout``); the kinds are in two columns, followed by the colours.
_WIDTH = 420
_MARGIN = 6
_GAP = 5
_HEADING = 28
_CELL = 75
_COLUMN = (_WIDTH - 2 * _MARGIN - _GAP) / 2
_TEXT = 11
_NAME = 13
_LINE = 12.5

#: A square and a cube, in pixels of the picture.
_SQUARE = 88
_CUBE = 72


def draw_kinds(colours: Sequence[Colour], phrases: Phrases, theme: ThemeName = ThemeName.LIGHT) -> Picture:
    """Draw every kind of square that ``phrases.scoring`` lists for the game, with its scoring.

    ``colours`` are the game's cube colours.
    """
    look = theme_of(theme)
    scoring = phrases.scoring()
    kinds = list(scoring)
    rows = len(kinds) // 2 + 1
    height = _HEADING + rows * (_CELL + _GAP) + 2
    image = Image.new("RGB", (_WIDTH * UNIT, height * UNIT), look.paper)
    heading, room = phrases.kinds_heading(), (_WIDTH - 4 * _MARGIN) * UNIT
    left, middle = 2 * _MARGIN * UNIT, _HEADING * UNIT // 2
    pen.write(image, left, middle, heading, Weight.BOLD, 17 * UNIT, look.ink, width=room)
    for place, kind in enumerate(kinds):
        _draw_kind(image, _cell(place, rows), kind, colours, phrases, theme)
    _draw_legend(image, _cell(len(kinds), rows), colours, phrases, theme)
    lines = [phrases.kinds_heading()] + [f"{phrases.kind(kind)}: {scoring[kind]}" for kind in kinds]
    return as_picture(image, "kinds", alt_text.lines_within(lines))


def _cell(place: int, rows: int) -> tuple[float, float]:
    """Return the upper left corner of a cell; cells go down the first column, then the second."""
    column, row = divmod(place, rows)
    return _MARGIN + column * (_COLUMN + _GAP), _HEADING + row * (_CELL + _GAP)


def _draw_kind(
    image: Image.Image,
    corner: tuple[float, float],
    kind: Kind,
    colours: Sequence[Colour],
    phrases: Phrases,
    theme: ThemeName,
) -> None:
    """Draw two squares of a kind, with letters if the theme has them, its name and its scoring."""
    look, atlas = theme_of(theme), atlas_of(theme, _SQUARE)
    left, top = round(corner[0] * UNIT), round(corner[1] * UNIT)
    right, bottom = left + round(_COLUMN * UNIT), top + _CELL * UNIT
    pen.panel(image, (left, top, right, bottom), 6 * UNIT, look.panel)
    strip = Image.new("RGB", (2 * _SQUARE, _SQUARE))
    for number, sample in enumerate(_samples(kind, colours, atlas)):
        strip.paste(sample, (number * _SQUARE, 0))
        if look.letters:
            tag = atlas.letter(_letter(kind, colours, number, phrases), _TEXT * UNIT)
            strip.paste(tag, (number * _SQUARE + 4, _SQUARE - tag.height - 4), tag)
    middle = (top + bottom) // 2
    image.paste(strip, (left + 4 * UNIT, middle - _SQUARE // 2), atlas.card_mask(2, 1))
    _write_kind(image, (left + 2 * _SQUARE + 10 * UNIT, middle, right - 3 * UNIT), kind, phrases, look)


def _letter(kind: Kind, colours: Sequence[Colour], number: int, phrases: Phrases) -> str:
    """Return the letter of a sample's kind or colour."""
    if kind is Kind.PRODUCTION:
        return phrases.colour_letter(colours[0]).upper()
    if kind is Kind.FACTORY:
        return phrases.colour_letter(colours[number]).upper()
    return phrases.kind_letter(kind)


def _write_kind(
    image: Image.Image, line: tuple[int, int, int], kind: Kind, phrases: Phrases, look: Theme
) -> None:
    """Write the name of a kind and its scoring below it, centred on a line (left, middle, right)."""
    left, middle, right = line
    size, room = _TEXT * UNIT, right - left
    lines, _ = wrapped(phrases.scoring()[kind], Weight.REGULAR, size, room, 4, size)
    name = phrases.kind(kind)
    name = name[:1].upper() + name[1:]
    high = 15 + len(lines) * _LINE
    top = middle - high * UNIT / 2
    pen.write(image, left, round(top + 7 * UNIT), name, Weight.BOLD, 14 * UNIT, look.ink, width=room)
    for number, text in enumerate(lines):
        y = round(top + (15 + (number + 0.5) * _LINE) * UNIT)
        pen.write(image, left, y, text, Weight.REGULAR, size, look.ink_soft)


def _samples(kind: Kind, colours: Sequence[Colour], atlas: Atlas) -> list[Image.Image]:
    """Return two squares of a kind, to go side by side."""
    if kind is Kind.LAKE:
        return [atlas.lake(1 << 2), atlas.lake(1 << 6)]
    if kind is Kind.MOUNTAIN:
        pair = Image.new("RGB", (2 * _SQUARE, _SQUARE))
        for number in range(2):
            pair.paste(atlas.ground(Kind.MOUNTAIN, 0), (number * _SQUARE, 0))
        for x, sprite in (
            (_SQUARE // 2, atlas.link_peak(0)),
            (0, atlas.massif(0)),
            (_SQUARE, atlas.massif(2)),
        ):
            pair.paste(sprite, (x, 0), sprite)
        return [pair.crop((0, 0, _SQUARE, _SQUARE)), pair.crop((_SQUARE, 0, 2 * _SQUARE, _SQUARE))]
    if kind is Kind.PRODUCTION:
        with_cube = atlas.production(colours[0]).copy()
        with_cube.paste(atlas.cube(colours[0]), (0, 0), atlas.cube(colours[0]))
        return [with_cube, atlas.production(colours[0])]
    if kind is Kind.FACTORY:
        return [atlas.factory(colour, 4) for colour in colours[:2]]
    return [atlas.ground(kind, 0), atlas.ground(kind, 1)]


def _draw_legend(
    image: Image.Image,
    corner: tuple[float, float],
    colours: Sequence[Colour],
    phrases: Phrases,
    theme: ThemeName,
) -> None:
    """Draw each colour's cube with its name, in two columns."""
    look, atlas = theme_of(theme), atlas_of(theme, _CUBE)
    step = _legend_step(colours[1::2], phrases, look, atlas)
    for number, colour in enumerate(colours):
        row, column = divmod(number, 2)
        left = round((corner[0] + 4 + column * step) * UNIT)
        middle = round((corner[1] + (row + 0.5) * _CELL / 2) * UNIT)
        cube = atlas.cube(colour)
        image.paste(cube, (left, middle - _CUBE // 2), cube)
        left += _CUBE + 2 * UNIT
        if look.letters:
            tag = atlas.letter(phrases.colour_letter(colour).upper(), _TEXT * UNIT)
            image.paste(tag, (left, middle - tag.height // 2), tag)
            left += tag.width + UNIT
        room = round((corner[0] + (step if column == 0 else _COLUMN)) * UNIT) - left
        name = phrases.colour(colour)
        pen.write(image, left, middle, name, Weight.SEMIBOLD, _NAME * UNIT, look.ink, width=room)


def _legend_step(second: Sequence[Colour], phrases: Phrases, look: Theme, atlas: Atlas) -> float:
    """Return the distance between the columns: half the width, or less if the second has long names."""
    face = font(Weight.SEMIBOLD, _NAME * UNIT)
    widest = _CUBE + 3 * UNIT + max(face.getlength(phrases.colour(colour)) for colour in second)
    if look.letters:
        letters = [phrases.colour_letter(colour).upper() for colour in second]
        widest += max(atlas.letter(letter, _TEXT * UNIT).width for letter in letters)
    return min(_COLUMN / 2, _COLUMN - 4 - widest / UNIT)
