"""What a deck holds (rules.md 1.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.parts.cards import MapCard, Province
from engine.parts.squares import Colour
from engine.scoring import ScoringCard


@dataclass(frozen=True, slots=True)
class Deck:
    """Everything that is printed: cards 1 to 60 in order, provinces, cubes of each colour.

    A deck read from a record has no provinces: those in play are in the set-up, as are the goals. So
    neither counts when decks are compared.
    """

    name: str
    cubes: Mapping[Colour, int]
    cards: tuple[MapCard, ...]
    provinces: tuple[Province, ...] = field(compare=False)
    goals: tuple[int, ...] = field(compare=False)
    scoring_cards: Mapping[int, ScoringCard]

    def card(self, number: int) -> MapCard:
        """The card with this number, 1 to 60."""
        return self.cards[number - 1]
