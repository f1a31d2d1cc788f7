"""Every colour and every measure of the pictures, in one place.

The light theme is ink and mineral colours on washi paper; the dark one the same country by night; the
third is for colour-blind players: its kinds also differ in lightness, and every square has a letter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.squares import Colour

RGB = tuple[int, int, int]

#: The side of a square in the sprites that all other sizes are scaled from, in pixels.
MASTER_SIZE = 256

#: The sides of squares that pictures use, in pixels: few, so that scaled sprites are used again.
SQUARE_SIZES = (
    12,
    14,
    16,
    18,
    20,
    24,
    28,
    32,
    36,
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
    180,
    220,
)

#: The radius of a card's corner and the width of its edge, in squares.
CARD_RADIUS = 0.13
CARD_EDGE = 0.028

#: How many ways there are to draw a forest, a town, a desert or a mountain.
VARIANTS = 4


class ThemeName(StrEnum):
    """The looks that a player can choose from."""

    LIGHT = "light"
    DARK = "dark"
    COLOUR_BLIND = "colour_blind"


@dataclass(frozen=True, slots=True)
class Inks:
    """The shades of one colour of cubes: its own, a darker and a lighter one, and what is drawn on it."""

    main: RGB
    dark: RGB
    light: RGB
    on: RGB


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """All colours of a look; there is one object a look, so that drawings can be cached by it.

    ``letters`` says whether every square carries the letter of its kind.
    """

    name: ThemeName
    letters: bool
    paper: RGB
    panel: RGB
    grid: RGB
    ink: RGB
    ink_soft: RGB
    accent: RGB
    good: RGB
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
    cubes: Mapping[Colour, Inks]
    seats: tuple[RGB, ...]
    on_seat: RGB
    sides: tuple[RGB, RGB]


def _rgb(text: str) -> RGB:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def _inks(main: str, dark: str, light: str, on: str) -> Inks:
    return Inks(_rgb(main), _rgb(dark), _rgb(light), _rgb(on))


_LIGHT = Theme(
    name=ThemeName.LIGHT,
    letters=False,
    paper=_rgb("f6f0e3"),
    panel=_rgb("fcf8ef"),
    grid=_rgb("ddd2bd"),
    ink=_rgb("262b38"),
    ink_soft=_rgb("736c60"),
    accent=_rgb("d8432b"),
    good=_rgb("2f7d53"),
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
    mountain_ground=_rgb("c3c9d2"),
    mist=_rgb("e4e6e6"),
    rock_light=_rgb("7f89a0"),
    rock_dark=_rgb("4f5a76"),
    snow=_rgb("ffffff"),
    snow_shade=_rgb("c9d6e8"),
    sand=_rgb("eee1c3"),
    rake=_rgb("e0d0aa"),
    pebble=_rgb("bfae8c"),
    plate=_rgb("f3ead7"),
    cubes={
        Colour.BLUE: _inks("2c66b0", "1c4680", "6fa0dc", "ffffff"),
        Colour.BROWN: _inks("8b5730", "5e381c", "bd8a5c", "fff6e8"),
        Colour.GREY: _inks("747a85", "4a4f59", "a9afb9", "ffffff"),
        Colour.GREEN: _inks("3a8a4a", "22602f", "78bb80", "ffffff"),
        Colour.YELLOW: _inks("e2ae2b", "a9780f", "f5d273", "3d2c05"),
    },
    seats=(_rgb("2f4f8a"), _rgb("c8452d"), _rgb("3c7a52"), _rgb("a8781c"), _rgb("79427d")),
    on_seat=_rgb("ffffff"),
    sides=(_rgb("f2c14e"), _rgb("8d6bb8")),
)

_THEMES = {ThemeName.LIGHT: _LIGHT}


def theme_of(name: ThemeName) -> Theme:
    """The colours of a look."""
    return _THEMES[name]
