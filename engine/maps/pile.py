"""Which cards lie on a map, and which of them lie above which others (rules.md 4.3).

Here a card is its place in the order laid (0 is the province), and a set of cards is an integer with a bit
for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.maps.grid import index, indices
from engine.maps.shapes import SHAPES
from engine.maps.words import LaidCard


class Layout(NamedTuple):
    """What follows from how the cards lie: for each card, all its squares and those that are visible.

    ``top_to_bottom`` is one order in which the cards can be taken off the map.
    """

    outlines: tuple[int, ...]
    shown: tuple[int, ...]
    top_to_bottom: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards of a map in the order laid; ``above`` has, for each, the set of all that lie above it.

    A card lies above another if it covers it somewhere, or if it lies above a card that lies above it.
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
        """Where the cards lie and show; kept apart, so that the maps of a stored game stay small."""
        return _layout_of(self)

    def touched(self, outline: int) -> int:
        """The cards that share at least one square with the outline."""
        touched = 0
        for card, other in enumerate(self.layout.outlines):
            if outline & other:
                touched |= 1 << card
        return touched

    def squares_of(self, cards: int) -> int:
        """The squares that the cards take up together."""
        squares = 0
        for card in indices(cards):
            squares |= self.layout.outlines[card]
        return squares

    def contradiction(self, touched: int, under: int) -> tuple[int, int] | None:
        """A card that the new one would go under, and one above it that would nevertheless be covered.

        None if the new card can lie under the cards ``under`` and over all others that it touches.
        """
        for card in indices(under):
            for higher in indices(self.above[card] & touched & ~under):
                return card, higher
        return None

    def possible_unders(self, touched: int) -> list[int]:
        """All sets of touched cards that a new card can lie under, small ones first (rules.md 4.3)."""
        sets = [0]
        # From the top: by the time a card's turn comes, whatever has to come with it has been decided.
        for card in self.layout.top_to_bottom:
            if touched >> card & 1:
                needed = self.above[card] & touched
                sets += [chosen | 1 << card for chosen in sets if not needed & ~chosen]
        return sorted(sets, key=lambda chosen: (chosen.bit_count(), chosen))

    def with_card(self, card: LaidCard, under: int) -> Pile:
        """The pile with one more card, which goes under some and lies over all others that it touches."""
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
    # Whatever lies above a card has fewer cards above it than the card itself.
    cards = sorted(range(len(outlines)), key=lambda card: (pile.above[card].bit_count(), -card))
    shown = [0] * len(outlines)
    covered = 0
    for card in cards:
        shown[card] = outlines[card] & ~covered
        covered |= outlines[card]
    return Layout(outlines, tuple(shown), tuple(cards))
