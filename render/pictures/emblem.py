"""The picture above a table that is waiting for players: a small landscape for each game."""

from __future__ import annotations

from PIL import Image

from engine.maps import LaidCard, VisibleSquare
from engine.options import Rules
from engine.parts.squares import Position, Square
from render.drawing.atlas import atlas_of
from render.drawing.landscape import Sheet, draw_cards, draw_upright, shown_alone
from render.drawing.sea import draw_sea, pale_sea
from render.palette import ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: The cards: their columns and rows, and their squares row by row, in the letters below.
_CARDS = (
    (0, 1, "TF LF LL"),
    (2, 0, "FF FT MM"),
    (4, 1, "LL MM FF"),
    (6, 0, "FT MM Tw"),
    (8, 1, "FF MM LL"),
    (10, 0, "LF LL Db"),
    (2, 3, "Tg TF DF"),
    (6, 3, "TF LL TF"),
)
_SQUARES = {
    "F": "forest",
    "T": "town",
    "L": "lake",
    "D": "desert",
    "M": "mountain",
    "b": "production:blue",
    "g": "production:green",
    "w": "factory:green:4",
}

#: Honshu has no mountains and nothing green.
_SQUARES_OF_HONSHU = _SQUARES | {"M": "town", "g": "production:yellow", "w": "factory:yellow:3"}

#: The extent of the landscape, and the sea around it, in squares.
_COLUMNS, _ROWS = 12, 6
_SHORE = 0.55

#: The side of a square and the radius of a wave, in pixels.
_SQUARE = 80
_WAVE = 54


def draw_emblem(phrases: Phrases, rules: Rules, theme: ThemeName = ThemeName.LIGHT) -> Picture:
    """Draw the landscape of a game."""
    cards = emblem_cards(rules)
    squares: dict[Position, VisibleSquare] = {}
    for card in cards:
        squares |= shown_alone(card, cubes=True)
    size = (round((_COLUMNS + 2 * _SHORE) * _SQUARE), round((_ROWS + 2 * _SHORE) * _SQUARE))
    shore = round(_SHORE * _SQUARE)
    image: Image.Image = draw_sea(size, squares, (shore, shore), _SQUARE, _WAVE, pale_sea(theme_of(theme)))
    sheet = Sheet(image, atlas_of(theme, _SQUARE), shore, shore)
    draw_cards(sheet, cards, squares)
    draw_upright(sheet, squares)
    return as_picture(image, "emblem", phrases.emblem())


def emblem_cards(rules: Rules) -> list[LaidCard]:
    """The cards of the landscape, each with its own number."""
    numbered = enumerate(_CARDS, start=1)
    return [LaidCard(number, _printed(text, rules), x, y, 0) for number, (x, y, text) in numbered]


def _printed(text: str, rules: Rules) -> tuple[Square, ...]:
    squares = _SQUARES_OF_HONSHU if rules is Rules.HONSHU else _SQUARES
    return tuple(Square.parse(squares[letter]) for letter in text.replace(" ", ""))
