"""A text drawing of a map, with coordinates."""

from __future__ import annotations

from engine.maps import PlayerMap, VisibleSquare
from engine.parts.squares import Colour, Kind, Position

_LETTERS = {
    Kind.FOREST: "F",
    Kind.LAKE: "L",
    Kind.DESERT: "D",
    Kind.TOWN: "T",
    Kind.MOUNTAIN: "M",
    Kind.PRODUCTION: "p",
    Kind.FACTORY: "f",
}

_COLOUR_LETTERS = {
    Colour.BLUE: "bl",
    Colour.BROWN: "br",
    Colour.GREY: "gy",
    Colour.GREEN: "gn",
    Colour.YELLOW: "ye",
}

#: The key to the letters on a map.
KEY = (
    "F forest, L lake, D desert, T town, M mountain, p production (* with its cube), f factory and points, "
    "+ tile; bl blue, br brown, gy grey, gn green, ye yellow"
)

_WIDTH = 6


def draw_map(player_map: PlayerMap) -> list[str]:
    """The visible squares of a map as letters (see ``KEY``), with x along the top and y on the left."""
    bounds = player_map.bounds
    squares = player_map.squares
    columns = range(bounds.left, bounds.right + 1)
    lines = ["    " + "".join(f"{x:>{_WIDTH}}" for x in columns)]
    for y in range(bounds.top, bounds.bottom + 1):
        cells = (_cell(squares.get(Position(x, y))) for x in columns)
        lines.append(f"{y:>4}" + "".join(f"{cell:>{_WIDTH}}" for cell in cells).rstrip())
    return lines


def _cell(square: VisibleSquare | None) -> str:
    if square is None:
        return ""
    text = _LETTERS[square.kind]
    if square.colour is not None:
        text += _COLOUR_LETTERS[square.colour]
    if square.kind is Kind.FACTORY:
        text += str(square.points)
    return text + ("*" if square.cube else "") + ("+" if square.tile else "")
