"""Squares, colours and positions: the smallest parts of both games (rules.md 1.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple


class Position(NamedTuple):
    """A square of a player's map: x grows to the right, y downwards; the province is at (0, 0)."""

    x: int
    y: int


class Colour(StrEnum):
    """The colours of cubes, production squares and factories in the two games (rules.md 1.2)."""

    BLUE = "blue"
    BROWN = "brown"
    GREY = "grey"
    GREEN = "green"
    YELLOW = "yellow"

    # Members are equal to their text, and the hash of str is faster than Enum's.
    __hash__ = str.__hash__


class Kind(StrEnum):
    """The kind of a square, without colour and points (rules.md 1.1)."""

    FOREST = "forest"
    LAKE = "lake"
    DESERT = "desert"
    TOWN = "town"
    MOUNTAIN = "mountain"
    PRODUCTION = "production"
    FACTORY = "factory"

    __hash__ = str.__hash__


#: The kinds that must stay visible (rules.md 4.4).
NEVER_COVERED = frozenset({Kind.LAKE, Kind.MOUNTAIN})

#: The price in cubes of terraforming (rules.md 5.1) and of contesting a pair (rules.md 3.3).
PRICE = 2

#: The terrains that a desert can be turned into, with the colour of the cubes to pay (rules.md 5.1).
TERRAFORMING_COLOUR: dict[Kind, Colour] = {
    Kind.LAKE: Colour.BLUE,
    Kind.TOWN: Colour.BROWN,
    Kind.FOREST: Colour.GREEN,
    Kind.MOUNTAIN: Colour.GREY,
}


@dataclass(frozen=True, slots=True)
class Square:
    """One square of a card.

    ``colour`` is set for production squares and factories only, ``points`` for factories only.

    >>> str(Square.parse("factory:blue:4"))
    'factory:blue:4'
    """

    kind: Kind
    colour: Colour | None = None
    points: int = 0

    def __reduce__(self) -> tuple[type[Square], tuple[object, ...]]:
        # Twice as fast as the pickling of dataclasses.
        return Square, (self.kind, self.colour, self.points)

    @classmethod
    def parse(cls, text: str) -> Square:
        """Read a square in the notation of deck files (rules.md 1.1).

        Raises:
            ValueError: the text is not a valid square.
        """
        return _parse(text)

    def __str__(self) -> str:
        if self.kind is Kind.FACTORY:
            return f"{self.kind}:{self.colour}:{self.points}"
        if self.kind is Kind.PRODUCTION:
            return f"{self.kind}:{self.colour}"
        return str(self.kind)


@cache
def _parse(text: str) -> Square:
    name, *rest = text.split(":")
    kind = Kind(name)
    if kind is Kind.FACTORY and len(rest) == 2:
        # Exactly one ASCII digit: no sign, no blank, no "٤".
        if rest[1] not in "123456789" or len(rest[1]) != 1:
            raise ValueError(f"factory points out of range: {text!r}")
        return Square(kind, Colour(rest[0]), int(rest[1]))
    if kind is Kind.PRODUCTION and len(rest) == 1:
        return Square(kind, Colour(rest[0]))
    if rest or kind in (Kind.FACTORY, Kind.PRODUCTION):
        raise ValueError(f"not a square: {text!r}")
    return Square(kind)
