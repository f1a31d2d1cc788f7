"""The colour-blind theme: any two kinds look different under each kind of colour blindness.

Colour vision is simulated with the matrices of Machado, Oliveira and Fernandes (2009, severity 1.0).
The difference of two squares is the mean distance in CIE Lab of their 16 x 16 pixels, about the size of a
square on a phone, so it includes both colour and shape. A difference of 2.3 is just noticeable.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from engine.parts.squares import Colour, Kind
from engine.trial import MOST_SPOTS
from render.drawing.atlas import Atlas, atlas_of
from render.drawing.landscape import lone_mountain
from render.palette import RGB, ThemeName, contrast, theme_of

Lab = tuple[float, float, float]
Matrix = tuple[tuple[float, float, float], ...]

_VISIONS: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

#: The minimum difference of any two squares, and of any two kinds of land, which have no symbols.
_LEAST = 10.0
_LEAST_OF_LAND = 25.0

#: The minimum distance between the inks of two colours of cubes.
_LEAST_OF_INKS = 20.0

#: The minimum distance between the frames of two spots.
_LEAST_OF_FRAMES = 15.0

_LAND = ("forest", "lake", "desert", "town", "mountain")


def _squares(atlas: Atlas) -> Iterator[tuple[str, Image.Image]]:
    for kind in (Kind.FOREST, Kind.DESERT, Kind.TOWN):
        yield kind, atlas.ground(kind, 0)
    yield "lake", atlas.lake(0)
    yield "mountain", lone_mountain(atlas, 0)
    for colour in Colour:
        yield f"factory {colour}", atlas.factory(colour, 4)
        yield f"production {colour}", atlas.production(colour)
        with_cube = atlas.production(colour).copy()
        with_cube.paste(atlas.cube(colour), (0, 0), atlas.cube(colour))
        yield f"cube {colour}", with_cube


@cache
def _seen(theme: ThemeName, vision: str) -> dict[str, list[Lab]]:
    return {
        name: [_lab(_pixel(square, place), vision) for place in range(256)]
        for name, square in ((name, _small(image)) for name, image in _squares(atlas_of(theme, 66)))
    }


def _small(image: Image.Image) -> bytes:
    return image.convert("RGB").resize((16, 16), Image.Resampling.BOX).tobytes()


def _pixel(data: bytes, place: int) -> RGB:
    red, green, blue = data[3 * place : 3 * place + 3]
    return red, green, blue


def _lab(colour: RGB, vision: str) -> Lab:
    linear = [_linear(value / 255) for value in colour]
    red, green, blue = (
        min(1.0, max(0.0, sum(share * value for share, value in zip(row, linear, strict=True))))
        for row in _VISIONS[vision]
    )
    x = _cube_root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _cube_root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _cube_root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else math.pow((value + 0.055) / 1.055, 2.4)


def _cube_root(value: float) -> float:
    return math.cbrt(value) if value > 0.008856 else 7.787 * value + 16 / 116


def _distance(one: Lab, other: Lab) -> float:
    return math.dist(one, other)


def _figure(one: list[Lab], other: list[Lab]) -> float:
    return sum(_distance(a, b) for a, b in zip(one, other, strict=True)) / len(one)


def _least(inks: Iterable[RGB], vision: str) -> float:
    """The distance of the two inks that are closest to each other."""
    return min(_distance(*pair) for pair in combinations([_lab(ink, vision) for ink in inks], 2))


#: Every theme for full colour vision, and the colour-blind theme for each kind of colour blindness.
_READERS = [
    *((theme, "full") for theme in ThemeName),
    *((ThemeName.COLOUR_BLIND, vision) for vision in _VISIONS if vision != "full"),
]


@pytest.mark.parametrize(("theme", "vision"), _READERS)
def test_any_two_squares_differ(theme: ThemeName, vision: str) -> None:
    seen = _seen(theme, vision)
    figures = {pair: _figure(seen[pair[0]], seen[pair[1]]) for pair in combinations(seen, 2)}
    assert {pair: figure for pair, figure in figures.items() if figure < _LEAST} == {}


@pytest.mark.parametrize("vision", _VISIONS)
def test_kinds_of_land_and_colours_of_cubes_differ_clearly(vision: str) -> None:
    seen = _seen(ThemeName.COLOUR_BLIND, vision)
    figures = {pair: _figure(seen[pair[0]], seen[pair[1]]) for pair in combinations(_LAND, 2)}
    assert {pair: figure for pair, figure in figures.items() if figure < _LEAST_OF_LAND} == {}
    cubes = theme_of(ThemeName.COLOUR_BLIND).cubes
    assert _least([cubes[colour].main for colour in Colour], vision) >= _LEAST_OF_INKS


@pytest.mark.parametrize("vision", _VISIONS)
@pytest.mark.parametrize("theme", ThemeName)
def test_the_frame_of_the_newest_card_stands_out(theme: ThemeName, vision: str) -> None:
    """From the frames of legal and illegal trials, and from every background."""
    look = theme_of(theme)
    grounds = (look.paper, look.panel, look.sand, look.town_ground, look.forest_ground, look.water)
    assert min(_least((look.newest, ink), vision) for ink in (look.good, look.accent)) >= _LEAST_OF_INKS
    assert min(_least((look.newest, ground), vision) for ground in grounds) >= _LEAST_OF_LAND


@pytest.mark.parametrize(("theme", "vision"), _READERS)
def test_the_frames_of_numbered_spots_differ_from_each_other(theme: ThemeName, vision: str) -> None:
    spots = theme_of(theme).spots
    assert len(spots) == MOST_SPOTS
    assert _least(spots, vision) >= _LEAST_OF_FRAMES


@pytest.mark.parametrize("theme", ThemeName)
def test_text_stands_out_from_its_background(theme: ThemeName) -> None:
    """WCAG 2 requires a contrast of 4.5 for text and 3 for large text; the main text has 7."""
    look = theme_of(theme)
    pairs = [(look.ink, look.paper, 7.0), (look.ink, look.panel, 7.0), (look.on_ink, look.ink, 7.0)]
    pairs += [(look.ink_soft, ground, 4.5) for ground in (look.paper, look.panel)]
    pairs += [(look.accent, ground, 3.0) for ground in (look.paper, look.panel)]
    pairs += [(look.on_seat, seat, 3.0) for seat in look.seats]
    pairs += [(look.on_ink, spot, 3.0) for spot in (*look.spots, look.good, look.accent)]
    pairs += [(inks.on, inks.main, 3.0) for inks in look.cubes.values()]
    assert [pair for pair in pairs if contrast(pair[0], pair[1]) < pair[2]] == []
