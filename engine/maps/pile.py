"""The cards on a map and their stacking order (rules.md 4.3).

In this module a card is its index in the order laid (0 is the province), and a set of cards is an integer
with one bit per card.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.maps.grid import index, indices
from engine.maps.shapes import SHAPES
from engine.maps.words import LaidCard


class Layout(NamedTuple):
    """The squares of each card and those that are visible.

    ``top_to_bottom`` is an order in which the cards can be taken off the map.
    """

    outlines: tuple[int, ...]
    shown: tuple[int, ...]
    top_to_bottom: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards of a map in the order laid; ``above`` has the set of cards above each of them.

    A card is above another if it covers a square of it, or if it is above a card that is above it.
    """

    cards: tuple[LaidCard, ...]
    above: tuple[int, ...]

    def __hash__(self) -> int:
        return hash((self.above, self.cards[-1:]))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the cards, in the order laid."""
        return tuple([card.number for card in self.cards])

    def numbers_of(self, cards: int) -> frozenset[int]:
        """The numbers of some of the cards."""
        return frozenset([self.cards[card].number for card in indices(cards)])

    @property
    def layout(self) -> Layout:
        """The layout, computed on demand so that pickled maps stay small."""
        return _layout_of(self)

    def touched(self, outline: int) -> int:
        """The cards that share at least one square with the outline."""
        touched = 0
        for card, other in enumerate(self.layout.outlines):
            if outline & other:
                touched |= 1 << card
        return touched

    def squares_of(self, cards: int) -> int:
        """The union of the squares of these cards."""
        squares = 0
        for card in indices(cards):
            squares |= self.layout.outlines[card]
        return squares

    def contradiction(self, touched: int, under: int) -> tuple[int, int] | None:
        """A card that the new one would go under, and a card above that one that the new one would cover.

        None if the new card can lie under the cards ``under`` and over all others that it touches.
        """
        for card in indices(under):
            for higher in indices(self.above[card] & touched & ~under):
                return card, higher
        return None

    def possible_unders(self, touched: int) -> list[int]:
        """All sets of touched cards that a new card can lie under, smallest first (rules.md 4.3)."""
        sets = [0]
        # From the top, so that the cards above a card have been decided before the card itself.
        for card in self.layout.top_to_bottom:
            if touched >> card & 1:
                needed = self.above[card] & touched
                sets += [chosen | 1 << card for chosen in sets if not needed & ~chosen]
        return sorted(sets, key=lambda chosen: (chosen.bit_count(), chosen))

    def with_card(self, card: LaidCard, under: int) -> Pile:
        """The pile with one more card, under the cards ``under`` and over all others that it touches."""
        touched = self.touched(_outline_of(card))
        higher = under
        for other in indices(under):
            higher |= self.above[other]
        covered = touched & ~under
        raised = higher | 1 << len(self.cards)
        above = [
            cards | raised if covered >> place & 1 or cards & covered else cards
            for place, cards in enumerate(self.above)
        ]
        return Pile((*self.cards, card), (*above, higher))


def _outline_of(card: LaidCard) -> int:
    return SHAPES[card.rotation].outline << index(card.x, card.y)


@lru_cache(maxsize=256)
def _layout_of(pile: Pile) -> Layout:
    outlines = tuple([_outline_of(card) for card in pile.cards])
    # A card that is above another has fewer cards above it than that one.
    cards = sorted(range(len(outlines)), key=lambda card: (pile.above[card].bit_count(), -card))
    shown = [0] * len(outlines)
    covered = 0
    for card in cards:
        shown[card] = outlines[card] & ~covered
        covered |= outlines[card]
    return Layout(outlines, tuple(shown), tuple(cards))
