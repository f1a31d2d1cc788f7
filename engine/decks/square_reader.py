"""Read the six squares of a card from a deck file or a record (rules.md 1.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import reading
from engine.decks.mountains import mountains_are_linked
from engine.errors import InvalidInput
from engine.options import Rules
from engine.parts.cards import SQUARES
from engine.parts.squares import Colour, Kind, Square
from engine.rules import GAMES


@dataclass(frozen=True, slots=True)
class SquareReader:
    """Reads the six squares of a card for one game and a deck's cube colours (rules.md 1.4)."""

    cubes: Mapping[Colour, int]
    rules: Rules

    def read(self, value: object, place: str) -> tuple[Square, ...]:
        """Read six squares in reading order; ``place`` names the card in messages.

        Raises:
            InvalidInput: not six squares, an unknown square, a colour without cubes, a mountain in
                Honshu, or mountains that are not linked.
        """
        written = reading.array_of(value, place)
        if len(written) != SQUARES:
            raise InvalidInput(
                "wrong-length", "1.1", place=f"{place}, squares", expected=SQUARES, found=len(written)
            )
        squares = tuple(
            self._square(entry, f"{place}, square {index}") for index, entry in enumerate(written, 1)
        )
        if not mountains_are_linked(squares):
            raise InvalidInput("mountains-not-linked", "1.4", place=place)
        return squares

    def _square(self, value: object, place: str) -> Square:
        written = reading.text(value, place)
        try:
            square = Square.parse(written)
        except ValueError:
            raise InvalidInput("no-such-square", "1.1", place=place, value=reading.shown(written)) from None
        if square.colour is not None and square.colour not in self.cubes:
            raise InvalidInput("colour-without-cubes", "1.4", place=place, colour=str(square.colour))
        if square.kind is Kind.MOUNTAIN and not GAMES[self.rules].has_mountains:
            raise InvalidInput("mountain-in-honshu", "1.4", place=place)
        return square
