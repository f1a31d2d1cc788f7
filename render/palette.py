"""The colours and common measures of the pictures.

The light theme has ink and mineral colours on washi paper; the dark theme is its night version. In the theme
for colour-blind players, kinds also differ in lightness and every square has a letter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.parts.squares import Colour

RGB = tuple[int, int, int]

#: The side of a square in the master sprites, from which all other sizes are scaled, in pixels.
MASTER_SIZE = 192

#: The sizes of squares in pictures, in pixels; a small set, so that scaled sprites are reused.
SQUARE_SIZES = (
    12,
    14,
    16,
    18,
    20,
    22,
    24,
    26,
    28,
    30,
    32,
    34,
    36,
    38,
    40,
    44,
    48,
    54,
    60,
    66,
    72,
    80,
    88,
    96,
    108,
    120,
    132,
    148,
    164,
)

#: The radius of a card's corner and the width of its edge, in squares.
CARD_RADIUS = 0.13
CARD_EDGE = 0.028

#: The number of drawing variants of a forest, a town, a desert or a mountain.
VARIANTS = 4


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """Mix ``share`` (0 to 1) of ``other`` into a colour."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def contrast(one: RGB, other: RGB) -> float:
    """Return the contrast of two colours by WCAG 2, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


class ThemeName(StrEnum):
    """The themes that a player can choose from."""

    LIGHT = "light"
    DARK = "dark"
    COLOUR_BLIND = "colour_blind"


@dataclass(frozen=True, slots=True)
class Inks:
    """The shades of a cube colour: main, dark, light, the ink on it, an empty slot, and the symbol there."""

    main: RGB
    dark: RGB
    light: RGB
    on: RGB
    floor: RGB
    etched: RGB


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of a theme; there is one object per theme, which serves as a cache key.

    ``letters`` is true if every square has the letter of its kind. The frame of a tried card is ``good`` if
    legal, otherwise ``accent``; the frame of the last card placed is ``newest``. ``spots`` are the frames of
    numbered spots, which may cross. The tints are the shares of
    the cube colour in the ground of production squares and factories, from 0 to 1.
    """

    name: ThemeName
    letters: bool
    paper: RGB
    panel: RGB
    grid: RGB
    ink: RGB
    on_ink: RGB
    ink_soft: RGB
    accent: RGB
    good: RGB
    newest: RGB
    card_edge: RGB
    card_line: RGB
    shadow: float
    water: RGB
    water_deep: RGB
    wave: RGB
    foam: RGB
    shore: RGB
    forest_ground: RGB
    forest: RGB
    forest_dark: RGB
    forest_light: RGB
    town_ground: RGB
    roof: RGB
    roof_dark: RGB
    roof_light: RGB
    wall: RGB
    mountain_ground: RGB
    mist: RGB
    rock_light: RGB
    rock_dark: RGB
    snow: RGB
    snow_shade: RGB
    sand: RGB
    rake: RGB
    pebble: RGB
    plate: RGB
    production_tint: float
    factory_tint: float
    cubes: Mapping[Colour, Inks]
    spots: tuple[RGB, ...]
    seats: tuple[RGB, ...]
    on_seat: RGB
    sides: tuple[RGB, RGB]
    lake_line: RGB
    town_line: RGB

    @property
    def ground(self) -> RGB:
        """The colour around a map: a very pale sea."""
        return mix(self.panel, self.water, 0.16)

    @property
    def ground_line(self) -> RGB:
        """The lines between the squares of the ground."""
        return mix(self.panel, self.water, 0.3)


def _rgb(text: str) -> RGB:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def _inks(main: str, dark: str, light: str, on: str, floor: str, etched: str) -> Inks:
    return Inks(_rgb(main), _rgb(dark), _rgb(light), _rgb(on), _rgb(floor), _rgb(etched))


_LIGHT = Theme(
    name=ThemeName.LIGHT,
    letters=False,
    paper=_rgb("f6f0e3"),
    panel=_rgb("fcf8ef"),
    grid=_rgb("ddd2bd"),
    ink=_rgb("262b38"),
    on_ink=_rgb("fbf6ea"),
    ink_soft=_rgb("736c60"),
    accent=_rgb("d8432b"),
    good=_rgb("2f7d53"),
    newest=_rgb("1b1f2a"),
    card_edge=_rgb("fbf6ea"),
    card_line=_rgb("4a4536"),
    shadow=0.62,
    water=_rgb("4b86b8"),
    water_deep=_rgb("3b72a6"),
    wave=_rgb("76a8cf"),
    foam=_rgb("dcebee"),
    shore=_rgb("e6d7b2"),
    forest_ground=_rgb("bccb9c"),
    forest=_rgb("4f8459"),
    forest_dark=_rgb("2d5a41"),
    forest_light=_rgb("7aab6f"),
    town_ground=_rgb("f1dbbb"),
    roof=_rgb("cc4a32"),
    roof_dark=_rgb("9a3222"),
    roof_light=_rgb("e2745a"),
    wall=_rgb("fffaf0"),
    mountain_ground=_rgb("d6d3ce"),
    mist=_rgb("ece9e3"),
    rock_light=_rgb("868a9c"),
    rock_dark=_rgb("555870"),
    snow=_rgb("ffffff"),
    snow_shade=_rgb("c9d6e8"),
    sand=_rgb("eee1c3"),
    rake=_rgb("e0d0aa"),
    pebble=_rgb("bfae8c"),
    plate=_rgb("f3ead7"),
    production_tint=0.45,
    factory_tint=0.3,
    cubes={
        Colour.BLUE: _inks("2c66b0", "1c4680", "6fa0dc", "ffffff", "c5d0d9", "265b9f"),
        Colour.BROWN: _inks("8b5730", "5e381c", "bd8a5c", "fff6e8", "e0c8ac", "7b4c29"),
        Colour.GREY: _inks("747a85", "4a4f59", "a9afb9", "ffffff", "d9d5cc", "656b76"),
        Colour.GREEN: _inks("3a8a4a", "22602f", "78bb80", "ffffff", "c8dab9", "327b41"),
        Colour.YELLOW: _inks("e2ae2b", "a9780f", "f5d273", "3d2c05", "f4e2b4", "ce9b21"),
    },
    spots=(_rgb("2f7d53"), _rgb("2c66b0"), _rgb("7b3f98"), _rgb("a8650c"), _rgb("262b38")),
    seats=(_rgb("2f4f8a"), _rgb("c8452d"), _rgb("3c7a52"), _rgb("a8781c"), _rgb("79427d")),
    on_seat=_rgb("ffffff"),
    sides=(_rgb("f2c14e"), _rgb("8d6bb8")),
    lake_line=_rgb("23507c"),
    town_line=_rgb("9a3222"),
)

_DARK = Theme(
    name=ThemeName.DARK,
    letters=False,
    paper=_rgb("151925"),
    panel=_rgb("1d2333"),
    grid=_rgb("343d55"),
    ink=_rgb("eef0f3"),
    on_ink=_rgb("151925"),
    ink_soft=_rgb("9da6b8"),
    accent=_rgb("ff6a4d"),
    good=_rgb("5ed095"),
    newest=_rgb("ffffff"),
    card_edge=_rgb("48526b"),
    card_line=_rgb("0a0c12"),
    shadow=0.85,
    water=_rgb("2c628f"),
    water_deep=_rgb("245379"),
    wave=_rgb("4a83b0"),
    foam=_rgb("8db3c7"),
    shore=_rgb("5b5547"),
    forest_ground=_rgb("37483a"),
    forest=_rgb("4b8657"),
    forest_dark=_rgb("1c3527"),
    forest_light=_rgb("7ab274"),
    town_ground=_rgb("54453a"),
    roof=_rgb("d3573d"),
    roof_dark=_rgb("8a2f20"),
    roof_light=_rgb("ec8468"),
    wall=_rgb("f0e6d5"),
    mountain_ground=_rgb("3f475a"),
    mist=_rgb("535d73"),
    rock_light=_rgb("8e99b2"),
    rock_dark=_rgb("5a6583"),
    snow=_rgb("ffffff"),
    snow_shade=_rgb("bccae0"),
    sand=_rgb("484339"),
    rake=_rgb("565044"),
    pebble=_rgb("746c5a"),
    plate=_rgb("2b303d"),
    production_tint=0.45,
    factory_tint=0.3,
    cubes={
        Colour.BLUE: _inks("3f7fd4", "234f8e", "7fb0ee", "ffffff", "27416a", "7fb0ee"),
        Colour.BROWN: _inks("9c6538", "5f3b1f", "cf9a68", "fff3e2", "48362c", "cf9a68"),
        Colour.GREY: _inks("858c99", "525864", "b9c0cb", "ffffff", "404652", "b9c0cb"),
        Colour.GREEN: _inks("46a05a", "256338", "86cf92", "ffffff", "284c3a", "86cf92"),
        Colour.YELLOW: _inks("e6b534", "97700f", "f7d980", "33250a", "665324", "f7d980"),
    },
    spots=(_rgb("5ed095"), _rgb("4f9bff"), _rgb("e0a0ff"), _rgb("e6b534"), _rgb("eef0f3")),
    seats=(_rgb("4a72c4"), _rgb("d65a41"), _rgb("4b9a69"), _rgb("b98a2c"), _rgb("9a5f9f")),
    on_seat=_rgb("ffffff"),
    sides=(_rgb("f2c14e"), _rgb("a884d8")),
    lake_line=_rgb("a9d0e4"),
    town_line=_rgb("ffa084"),
)

_COLOUR_BLIND = Theme(
    name=ThemeName.COLOUR_BLIND,
    letters=True,
    paper=_rgb("f4f2ec"),
    panel=_rgb("ffffff"),
    grid=_rgb("d4d0c6"),
    ink=_rgb("14161c"),
    on_ink=_rgb("ffffff"),
    ink_soft=_rgb("5a5a5a"),
    accent=_rgb("c4327a"),
    good=_rgb("00694c"),
    newest=_rgb("000000"),
    card_edge=_rgb("ffffff"),
    card_line=_rgb("14161c"),
    shadow=0.62,
    water=_rgb("3fa3e6"),
    water_deep=_rgb("2b8fd4"),
    wave=_rgb("a6d8fb"),
    foam=_rgb("ffffff"),
    shore=_rgb("c9e6fa"),
    forest_ground=_rgb("2f7a60"),
    forest=_rgb("0f5c46"),
    forest_dark=_rgb("052f24"),
    forest_light=_rgb("2f9275"),
    town_ground=_rgb("f6b24a"),
    roof=_rgb("b5471b"),
    roof_dark=_rgb("6d2508"),
    roof_light=_rgb("e0793f"),
    wall=_rgb("fff6e4"),
    mountain_ground=_rgb("8d8aa8"),
    mist=_rgb("b7b4cd"),
    rock_light=_rgb("6a6690"),
    rock_dark=_rgb("2e2a55"),
    snow=_rgb("ffffff"),
    snow_shade=_rgb("d5d3ea"),
    sand=_rgb("fbf5df"),
    rake=_rgb("ece2bd"),
    pebble=_rgb("c8bc92"),
    plate=_rgb("ffffff"),
    production_tint=0.3,
    factory_tint=1.0,
    cubes={
        Colour.BLUE: _inks("004a94", "002a57", "3f8fd0", "ffffff", "88bae2", "002a57"),
        Colour.BROWN: _inks("6a3510", "3f1e06", "b5713f", "ffffff", "d1a788", "3f1e06"),
        Colour.GREY: _inks("b4b4b4", "4a4a4a", "dcdcdc", "000000", "e9e9e9", "4a4a4a"),
        Colour.GREEN: _inks("0a8f68", "00452f", "45cfa4", "ffffff", "8ce1c7", "00452f"),
        Colour.YELLOW: _inks("e0bb00", "6b5a00", "f2d41f", "1a1500", "fffef5", "6b5a00"),
    },
    spots=(_rgb("00694c"), _rgb("7b3f98"), _rgb("b06f00"), _rgb("14161c"), _rgb("5b3a1e")),
    seats=(_rgb("00568f"), _rgb("b5471b"), _rgb("00755a"), _rgb("7a6400"), _rgb("8a3f78")),
    on_seat=_rgb("ffffff"),
    sides=(_rgb("f2d516"), _rgb("5b4bb0")),
    lake_line=_rgb("00426f"),
    town_line=_rgb("6d2508"),
)

_THEMES = {theme.name: theme for theme in (_LIGHT, _DARK, _COLOUR_BLIND)}


def theme_of(name: ThemeName) -> Theme:
    """Return the colours of a theme."""
    return _THEMES[name]
