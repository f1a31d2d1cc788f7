"""Map cards and starting provinces: 2 x 3 squares each (rules.md 1.1, 1.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.parts.squares import Square

#: How many map cards a deck has, numbered from 1 on (rules.md 1.1).
CARDS = 60

#: How many starting provinces a deck has, numbered from 1 on (rules.md 1.3).
PROVINCES = 6

#: How many squares a card has (rules.md 1.1).
SQUARES = 6

#: The number of the starting province in records (rules.md 1.3).
PROVINCE_NUMBER = 0


#: How many different cards the squares that meet a goal must lie on (rules.md 7.4).
CARDS_FOR_GOAL = 3


class Side(StrEnum):
    """The two sides of every starting province (rules.md 1.3)."""

    A = "A"
    B = "B"


@dataclass(frozen=True, slots=True)
class MapCard:
    """One card; ``squares`` in reading order of the upright card, 2 wide and 3 high (rules.md 1.1).

    The starting province is laid as card number 0.
    """

    number: int
    squares: tuple[Square, ...]

    def __reduce__(self) -> tuple[type[MapCard], tuple[object, ...]]:
        # A view that goes to another process has dozens of cards: the way of dataclasses takes twice as long.
        return MapCard, (self.number, self.squares)


@dataclass(frozen=True, slots=True)
class Province:
    """A starting province with the squares of both sides (rules.md 1.3)."""

    id: int
    a: tuple[Square, ...]
    b: tuple[Square, ...]

    def side(self, side: Side) -> tuple[Square, ...]:
        """The six squares of one side, in reading order."""
        return self.a if side is Side.A else self.b
