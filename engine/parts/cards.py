"""Map cards and starting provinces: 2 x 3 squares each (rules.md 1.1, 1.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.parts.squares import Square

#: The number of map cards in a deck, numbered from 1 (rules.md 1.1).
CARDS = 60

#: The number of starting provinces in a deck, numbered from 1 (rules.md 1.3).
PROVINCES = 6

#: The number of squares on a card (rules.md 1.1).
SQUARES = 6

#: The card number of the starting province in records (rules.md 1.3).
PROVINCE_NUMBER = 0


#: The number of different cards that must contain squares for a goal (rules.md 7.4).
CARDS_FOR_GOAL = 3


class Side(StrEnum):
    """The two sides of every starting province (rules.md 1.3)."""

    A = "A"
    B = "B"


@dataclass(frozen=True, slots=True)
class MapCard:
    """A card; ``squares`` are in reading order of the upright card, 2 wide and 3 high (rules.md 1.1).

    The starting province is placed as card 0.
    """

    number: int
    squares: tuple[Square, ...]

    def __reduce__(self) -> tuple[type[MapCard], tuple[object, ...]]:
        # Twice as fast as the pickling of dataclasses; a view sent to another process has dozens of cards.
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
