"""Maps and cards as small text drawings.

A drawing has a word for every square, rows from top to bottom::

    F L D T M   forest, lake, desert, town, mountain
    b w g n y   a production square: blue, brown, grey, green, yellow; ``b*`` with its cube on it
    b4          a factory with its points
    M+          a terraforming tile
    .           no square of the map; in ``drawn_map`` a desert that completes a card

``drawn_map`` lays upright cards side by side. ``|`` and lines of ``-`` can mark their edges, as in
``F D | L D``. In a real game every card overlaps another, but ranges, scores and goals depend only on what
is visible.
"""

from __future__ import annotations

from engine.maps import PlayerMap
from engine.maps.layers import Layers
from engine.maps.pile import Pile
from engine.maps.words import LaidCard, VisibleSquare
from engine.parts.cards import MapCard
from engine.parts.squares import Colour, Kind, Position, Square

_KINDS = {
    "F": Kind.FOREST,
    "L": Kind.LAKE,
    "D": Kind.DESERT,
    "T": Kind.TOWN,
    "M": Kind.MOUNTAIN,
}
_COLOURS = {
    "b": Colour.BLUE,
    "w": Colour.BROWN,
    "g": Colour.GREY,
    "n": Colour.GREEN,
    "y": Colour.YELLOW,
}
_LETTER_OF = {value: letter for letter, value in (*_KINDS.items(), *_COLOURS.items())}


def square(word: str) -> Square:
    """The square for a word of a drawing, without its cube or tile."""
    if word[0] in _KINDS:
        return Square(_KINDS[word[0]])
    if word[1:].isdigit():
        return Square(Kind.FACTORY, _COLOURS[word[0]], int(word[1:]))
    return Square(Kind.PRODUCTION, _COLOURS[word[0]])


def card(number: int, drawing: str) -> MapCard:
    """A card drawn upright in three rows of two, such as ``F L / D D / T M``."""
    rows = [row.split() for row in drawing.split("/")]
    assert [len(row) for row in rows] == [2, 2, 2], drawing
    return MapCard(number, tuple(square(word) for row in rows for word in row))


def province(drawing: str) -> PlayerMap:
    """A map of just a starting province, without cubes."""
    return PlayerMap.of_province(card(0, drawing).squares)


def drawn_map(drawing: str) -> PlayerMap:
    """The map in a drawing, with its top left square at (0, 0).

    Deserts complete cards that are only partly drawn. The cards are numbered from 0, row by row.
    """
    rows = [line.replace("|", " ").split() for line in drawing.splitlines()]
    rows = [row for row in rows if row and not row[0].startswith("-")]
    width = max(len(row) for row in rows)
    words = {Position(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."}
    pile, layers = Pile((), ()), Layers()
    for top in range(0, len(rows), 3):
        for left in range(0, width, 2):
            places = [Position(left + x, top + y) for y in range(3) for x in range(2)]
            squares = tuple(
                square(words[place]) if place in words else Square(Kind.DESERT) for place in places
            )
            tiles = [place for place in places if words.get(place, "").endswith("+")]
            laid = LaidCard(len(pile.cards), _without_tiles(squares, places, tiles), left, top, 0)
            pile, layers = pile.with_card(laid, 0), layers.with_card(laid, 0)
    player_map = PlayerMap(pile, layers)
    player_map = player_map.with_cubes(place for place, word in words.items() if word.endswith("*"))
    for place, word in words.items():
        if word.endswith("+"):
            player_map = player_map.with_tile(place, square(word).kind)
    return player_map


def _without_tiles(
    squares: tuple[Square, ...], places: list[Position], tiles: list[Position]
) -> tuple[Square, ...]:
    return tuple(
        Square(Kind.DESERT) if place in tiles else square
        for place, square in zip(places, squares, strict=True)
    )


def drawing_of(player_map: PlayerMap) -> str:
    """The drawing of a map."""
    left, top, right, bottom = player_map.bounds
    squares = player_map.squares
    return "\n".join(
        " ".join(_word(squares.get(Position(x, y))) for x in range(left, right + 1)).rstrip()
        for y in range(top, bottom + 1)
    )


def _word(visible: VisibleSquare | None) -> str:
    if visible is None:
        return "."
    word = _LETTER_OF[visible.colour or visible.kind]
    if visible.points:
        word += str(visible.points)
    return word + "*" * visible.cube + "+" * visible.tile


def same_drawing(player_map: PlayerMap, drawing: str) -> bool:
    """Whether a map matches the drawing, ignoring spacing."""
    lines = [" ".join(line.split()) for line in drawing.strip().splitlines()]
    return drawing_of(player_map).splitlines() == lines
