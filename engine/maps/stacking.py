"""The sets of cards that a new card may go under, computed for all anchors together (rules.md 4.2 to 4.4).

A square of the new card is hidden if the card visible there is above the new one. So at every anchor only
the cards *visible* at its six squares matter: each consistent choice of those above the new one hides
different squares. A choice is consistent if it includes every card that is above one of its cards.

Cards are indices in the order laid and sets of cards are integers, as in ``pile``.

Upright and lying cards share one search: a mask of anchors has those of a lying card in its upper half,
because nearly the same cards can go above both.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from engine.maps.grid import EVERYWHERE, free_rows, indices
from engine.maps.pile import Pile
from engine.maps.shapes import LYING, UPRIGHT, reaching_both, within_both
from engine.parts.cards import SQUARES

#: The cards above the new one, the visible squares of those that hide a part of it, and the anchors at
#: which exactly these cards can be above it.
Choice = tuple[int, int, int]

#: A card, the anchors at which the new card touches a visible square of it, and those at which it may be
#: covered (None for all anchors). Kept together because lookups would slow down the search.
_Candidate = tuple[int, int, int | None]


class Choices(NamedTuple):
    """All choices for an upright card, and all for a lying one.

    All masks are shifted down by ``base``, because shorter integers are faster.
    """

    base: int
    upright: list[Choice]
    lying: list[Choice]


class Stacking:
    """The search for all choices that do not cover a lake or mountain."""

    def __init__(self, pile: Pile, never_covered: int) -> None:
        outlines, shown, top_to_bottom = pile.layout
        occupied = reduce(or_, outlines)
        # All masks of the search are shifted down by this number of bits, to two rows above the map.
        self._base = free_rows(occupied)
        occupied >>= self._base
        # The anchors of a lying card are this number of bits above those of an upright one.
        self._lying = occupied.bit_length()
        self._upright = (1 << self._lying) - 1
        self._above = pile.above
        self._shown = [mask >> self._base for mask in shown]
        anchors = self._anchors(UPRIGHT.anchors, LYING.anchors)
        # For each card, the anchors at which the new card would touch a visible square of it.
        self._reach = [self._reaching(mask) & anchors if mask else 0 for mask in self._shown]
        # The anchors at which a card has to be above, because a lake or mountain of it would be covered.
        never_covered >>= self._base
        self._must = [
            self._reaching(mask & never_covered) if mask & never_covered else 0 for mask in self._shown
        ]
        # The anchors at which the new card would touch only covered squares of a card.
        self._buried = [
            self._reaching(outline >> self._base) & anchors & ~reach if outline != seen else 0
            for outline, seen, reach in zip(outlines, shown, self._reach, strict=True)
        ]
        self._buried_somewhere = reduce(or_, self._buried)
        self._everywhere = self._reaching(occupied) & anchors
        # The visible cards from top to bottom, each with the later ones that are visible near it.
        self._order = [
            (card, self._reach[card], ~self._must[card] if self._must[card] else None)
            for card in top_to_bottom
            if self._reach[card]
        ]
        self._later = {
            card: [candidate for candidate in self._order[place:] if candidate[1] & reach]
            for place, (card, reach, _) in enumerate(self._order, 1)
        }
        self._where_shown: dict[int, int] = {0: 0}
        self._found: list[Choice] = []

    def choices(self, upright: int = EVERYWHERE, lying: int = EVERYWHERE) -> Choices:
        """All choices, for all anchors or for some of an upright card and some of a lying one."""
        self._found = []
        anchors = self._everywhere & self._anchors(upright, lying)
        if anchors:
            self._explore(0, 0, anchors, 0, self._order)
        found = Choices(self._base, [], [])
        for chosen, shown, anchors in self._found:
            if there := anchors & self._upright:
                found.upright.append((chosen, shown, there))
            if there := anchors >> self._lying:
                found.lying.append((chosen, shown, there))
        return found

    def _anchors(self, upright: int, lying: int) -> int:
        """Convert grid anchors to the form of the search."""
        return upright >> self._base & self._upright | (lying >> self._base & self._upright) << self._lying

    def _reaching(self, mask: int) -> int:
        return reaching_both(mask, self._lying)

    def _explore(
        self, chosen: int, shown: int, anchors: int, higher: int, candidates: list[_Candidate]
    ) -> None:
        """Find the choices that consist of the chosen cards and some of the candidates.

        ``higher`` are all cards above any chosen one; ``shown`` are the visible squares of the chosen ones.
        ``anchors`` are those at which all chosen cards are visible and can be chosen, and no lake or mountain
        of a declined card would be covered.
        """
        for card, reach, without in candidates:
            taken = anchors & reach
            if not taken:
                continue
            above = self._above[card]
            higher_declined = above & ~chosen
            if higher_declined:
                taken &= ~self._where_any_shows(higher_declined)
            if taken:
                self._explore(
                    chosen | 1 << card, shown | self._shown[card], taken, higher | above, self._later[card]
                )
            # From here on, this card is declined.
            if without is not None:
                anchors &= without
                if not anchors:
                    return
        if shown.bit_count() >= SQUARES:
            anchors &= ~within_both(shown, self._lying)
        if not anchors:
            return
        unseen = higher & ~chosen
        if unseen and anchors & self._buried_somewhere:
            self._add_parted(chosen, shown, anchors, unseen)
        else:
            self._found.append((chosen, shown, anchors))

    def _where_any_shows(self, cards: int) -> int:
        """The anchors at which the new card would touch a visible square of one of these cards."""
        anchors = self._where_shown.get(cards)
        if anchors is None:
            fewer = cards & cards - 1
            card = (cards ^ fewer).bit_length() - 1
            anchors = self._where_shown[cards] = self._reach[card] | self._where_any_shows(fewer)
        return anchors

    def _add_parted(self, chosen: int, shown: int, anchors: int, higher: int) -> None:
        """Add a choice, split by the cards of which the new one touches only covered squares.

        Such a card is also above the new one if it is above a chosen card (rules.md 4.3).
        """
        parts = [(chosen, anchors)]
        for card in indices(higher):
            buried = self._buried[card]
            if buried & anchors:
                parts = [
                    part
                    for cards, there in parts
                    for part in ((cards | 1 << card, there & buried), (cards, there & ~buried))
                    if part[1]
                ]
        self._found += [(cards, shown, there) for cards, there in parts]
