"""The picture that says what each kind of square is called and what it scores."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.squares import Colour, Kind
from render import alt_text, pen
from render.atlas import Atlas, atlas_of
from render.fonts import Weight, wrapped
from render.palette import ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

_WIDTH = 1080
_MARGIN = 40
_SQUARE = 120
_ROW = 160
_HEADING = 120
_LEGEND = 150


def draw_kinds(colours: Sequence[Colour], phrases: Phrases, theme: ThemeName = ThemeName.LIGHT) -> Picture:
    """Every kind of square with what it scores, as ``phrases.scoring`` lists them for the game.

    ``colours`` are those of the game's cubes.
    """
    look, atlas = theme_of(theme), atlas_of(theme, _SQUARE)
    scoring = phrases.scoring()
    kinds = list(scoring)
    height = _HEADING + len(kinds) * _ROW + _LEGEND + _MARGIN
    image = Image.new("RGB", (_WIDTH, height), look.paper)
    pen.write(
        image, _MARGIN, 66, phrases.kinds_heading(), Weight.BOLD, 50, look.ink, width=_WIDTH - 2 * _MARGIN
    )
    for place, kind in enumerate(kinds):
        top = _HEADING + place * _ROW
        pen.panel(image, (_MARGIN, top, _WIDTH - _MARGIN, top + _ROW - 16), 20, look.panel)
        samples = _samples(kind, colours, atlas)
        middle = top + (_ROW - 16) // 2
        strip = Image.new("RGB", (2 * _SQUARE, _SQUARE))
        for number, sample in enumerate(samples):
            strip.paste(sample, (number * _SQUARE, 0))
        image.paste(strip, (_MARGIN + 12, middle - _SQUARE // 2), atlas.card_mask(2, 1))
        _write_kind(image, kind, scoring[kind], middle, phrases, theme)
    _draw_legend(image, colours, _HEADING + len(kinds) * _ROW, phrases, theme)
    lines = [phrases.kinds_heading()] + [f"{phrases.kind(kind)}: {scoring[kind]}" for kind in kinds]
    return as_picture(image, "kinds", alt_text.lines_within(lines))


def _write_kind(
    image: Image.Image, kind: Kind, text: str, middle: int, phrases: Phrases, theme: ThemeName
) -> None:
    """The name of a kind and, below it, what it scores."""
    look = theme_of(theme)
    left = _MARGIN + 12 + 2 * _SQUARE + 28
    room = _WIDTH - _MARGIN - left - 20
    lines, size = wrapped(text, Weight.REGULAR, 36, room, 2)
    top = middle - (44 + len(lines) * size * 1.12) / 2
    name = phrases.kind(kind)
    name = name[:1].upper() + name[1:]
    pen.write(image, left, top + 20, name, Weight.BOLD, 42, look.ink, width=room)
    for number, line in enumerate(lines):
        y = top + 48 + (number + 0.5) * size * 1.12
        pen.write(image, left, y, line, Weight.REGULAR, size, look.ink_soft)


def _samples(kind: Kind, colours: Sequence[Colour], atlas: Atlas) -> list[Image.Image]:
    """Two squares of a kind side by side."""
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
    image: Image.Image, colours: Sequence[Colour], top: int, phrases: Phrases, theme: ThemeName
) -> None:
    """Each colour's cube with its name."""
    look, atlas = theme_of(theme), atlas_of(theme, 96)
    step = (_WIDTH - 2 * _MARGIN) // len(colours)
    for number, colour in enumerate(colours):
        left = _MARGIN + number * step
        cube = atlas.cube(colour)
        image.paste(cube, (left, top + _LEGEND // 2 - 48), cube)
        room = step - 112
        pen.write(
            image,
            left + 100,
            top + _LEGEND // 2,
            phrases.colour(colour),
            Weight.SEMIBOLD,
            36,
            look.ink,
            width=room,
        )
