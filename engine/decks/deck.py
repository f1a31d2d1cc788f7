"""The contents of a deck (rules.md 1.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.parts.cards import MapCard, Province
from engine.parts.squares import Colour
from engine.scoring import ScoringCard


@dataclass(frozen=True, slots=True)
class Deck:
    """The printed components of a game: cards 1 to 60 in order, provinces, cubes of each colour.

    A deck read from a record has no provinces, because the set-up lists those in play, like the goals.
    Comparison therefore ignores provinces and goals.
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
