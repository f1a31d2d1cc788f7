"""Which cards a new card may go under, for all anchors at once (rules.md 4.2 to 4.4).

A square of the new card is hidden if the card visible there lies above the new one. So at every anchor only
the cards that are *visible* at its six squares matter: every choice of those that go above the new one,
unless some card contradicts it (what lies above a card above the new one is above it too), hides different
squares.

Cards are their places in the order laid, and sets of cards are integers, as in ``pile``.

Upright and lying cards are looked for together: a mask of anchors has those of a lying card above those of
an upright one, because the same cards can go above both nearly everywhere.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from engine.maps.grid import EVERYWHERE, free_rows, indices
from engine.maps.pile import Pile
from engine.maps.shapes import LYING, UPRIGHT, reaching_both, within_both
from engine.parts.cards import SQUARES

#: The cards that go above the new one; the visible squares of those that matter (a new square there is
#: hidden); and the anchors at which exactly these cards can go above it.
Choice = tuple[int, int, int]

#: A card, the anchors at which it is touched where it shows, and, unless they are all anchors, those at
#: which it may be covered. The search goes through it so often that looking these up would be felt.
_Candidate = tuple[int, int, int | None]


class Choices(NamedTuple):
    """All choices for an upright card, and all for a lying one.

    All masks are shifted down by ``base``, which makes them shorter and so quicker.
    """

    base: int
    upright: list[Choice]
    lying: list[Choice]


class Stacking:
    """The search for all choices, so that no lake or mountain is covered."""

    def __init__(self, pile: Pile, never_covered: int) -> None:
        outlines, shown, top_to_bottom = pile.layout
        occupied = reduce(or_, outlines)
        # The number of bits by which all masks of the search are shifted down: to two rows above the map.
        self._base = free_rows(occupied)
        occupied >>= self._base
        # The number of bits by which the anchors of a lying card are above those of an upright one.
        self._lying = occupied.bit_length()
        self._upright = (1 << self._lying) - 1
        self._above = pile.above
        self._shown = [mask >> self._base for mask in shown]
        anchors = self._anchors(UPRIGHT.anchors, LYING.anchors)
        # The anchors at which the new card would touch a card where that is visible.
        self._reach = [self._reaching(mask) & anchors if mask else 0 for mask in self._shown]
        # Those at which a card has to go above, because a lake or mountain of it would be covered.
        never_covered >>= self._base
        self._must = [
            self._reaching(mask & never_covered) if mask & never_covered else 0 for mask in self._shown
        ]
        # Those at which the new card would touch a card only where others cover it.
        self._buried = [
            self._reaching(outline >> self._base) & anchors & ~reach if outline != seen else 0
            for outline, seen, reach in zip(outlines, shown, self._reach, strict=True)
        ]
        self._buried_somewhere = reduce(or_, self._buried)
        self._everywhere = self._reaching(occupied) & anchors
        # The visible cards, top ones first, and for each the later ones that are visible beside it.
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
        """Anchors of the grid as the search has them."""
        return upright >> self._base & self._upright | (lying >> self._base & self._upright) << self._lying

    def _reaching(self, mask: int) -> int:
        return reaching_both(mask, self._lying)

    def _explore(
        self, chosen: int, shown: int, anchors: int, higher: int, candidates: list[_Candidate]
    ) -> None:
        """Find the choices that consist of the chosen cards and some of the candidates.

        ``higher`` are all cards above any of the chosen ones; ``shown`` is where the chosen ones are visible.
        The anchors are those at which all of them are visible and can be chosen, and no lake or mountain of
        a card declined before would be covered.
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
            # From here on this card is declined.
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
        """The anchors at which the new card would touch one of these cards where it is visible."""
        anchors = self._where_shown.get(cards)
        if anchors is None:
            fewer = cards & cards - 1
            card = (cards ^ fewer).bit_length() - 1
            anchors = self._where_shown[cards] = self._reach[card] | self._where_any_shows(fewer)
        return anchors

    def _add_parted(self, chosen: int, shown: int, anchors: int, higher: int) -> None:
        """Add a choice, split by the cards that the new one touches only where others cover them.

        Such a card is above the new one too if it lies above a chosen card (rules.md 4.3).
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
