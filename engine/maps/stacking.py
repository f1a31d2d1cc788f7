"""Which cards a new card may go under, for all anchors at once (rules.md 4.2 to 4.4).

A square of the new card is hidden where it lies under the card that shows there. So at every anchor
it only matters which of the cards that *show* at its six squares go above the new one, and every
choice of them that no card contradicts (what lies above a card above the new one is above it too)
hides other squares.

Cards are their places in the order laid and sets of cards integers, as in ``pile``.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from engine.maps.grid import ROW, indices
from engine.maps.pile import Pile
from engine.maps.shapes import Shape


class Choice(NamedTuple):
    """Cards that go above the new one, and the anchors at which exactly they can.

    ``shown`` are the visible squares of those cards that decide: a new square there is hidden. Both
    masks are shifted down by the ``base`` of their search, which makes them shorter and so quicker.
    """

    under: frozenset[int]
    shown: int
    anchors: int


class Stacking:
    """The search for all choices for a card of one shape, that covers no lake and no mountain."""

    def __init__(self, pile: Pile, never_covered: int, shape: Shape) -> None:
        outlines = pile.outlines()
        shown = pile.shown()
        occupied = reduce(or_, outlines)
        lowest_bit = (occupied & -occupied).bit_length() - 1
        #: By how many bits all masks of the search are shifted down: to two rows above the map.
        self.base = max(0, lowest_bit // ROW - 2) * ROW
        self._shape = shape
        self._numbers = pile.numbers
        self._above = pile.above
        self._shown = [mask >> self.base for mask in shown]
        anchors = shape.anchors >> self.base
        # The anchors at which the new card would touch a card where it shows.
        self._reach = [shape.reaching(mask) & anchors for mask in self._shown]
        # The cards that show, top ones first, with the anchors at which one has to be above the new
        # card, because a lake or mountain of it would be covered.
        never_covered >>= self.base
        self._order = [
            (card, self._reach[card], shape.reaching(self._shown[card] & never_covered))
            for card in reversed(pile.bottom_to_top())
            if self._reach[card]
        ]
        # The anchors at which the new card would touch a card only where others cover it.
        self._buried = [
            shape.reaching(outline >> self.base) & anchors & ~reach
            for outline, reach in zip(outlines, self._reach, strict=True)
        ]
        self._buried_somewhere = reduce(or_, self._buried)
        self._everywhere = shape.reaching(occupied >> self.base) & anchors
        self._blocked: dict[tuple[int, int], int] = {}
        self._unders: dict[int, frozenset[int]] = {}
        self._found: list[Choice] = []

    def choices(self, room: int | None = None) -> list[Choice]:
        """All choices, for all anchors or for those in ``room``."""
        self._found = []
        anchors = self._everywhere if room is None else self._everywhere & room >> self.base
        if anchors:
            self._explore(0, 0, 0, anchors, self._order)
        return self._found

    def _explore(
        self, chosen: int, higher: int, shown: int, anchors: int, candidates: list[tuple[int, int, int]]
    ) -> None:
        """Find the choices that have the cards ``chosen`` and some of the candidates.

        ``higher`` are all cards above a chosen one. The anchors are those at which all chosen cards
        show and can be chosen, and no lake or mountain of a card declined before would be covered.
        """
        for place, (card, reach, must) in enumerate(candidates, 1):
            taken = anchors & reach
            if not taken:
                continue
            above = self._above[card]
            if above:
                taken &= ~self._where_blocked(card, above & ~chosen)
            if taken:
                self._explore(
                    chosen | 1 << card,
                    higher | above,
                    shown | self._shown[card],
                    taken,
                    candidates[place:],
                )
            # From here on this card is declined.
            anchors &= ~must
            if not anchors:
                return
        anchors &= ~self._shape.within(shown)
        if not anchors:
            return
        if anchors & self._buried_somewhere:
            self._add_parted(chosen, higher & ~chosen, shown, anchors)
        else:
            self._found.append(Choice(self._in_numbers(chosen), shown, anchors))

    def _where_blocked(self, card: int, declined: int) -> int:
        """The anchors at which a card above this one shows too, but has been declined."""
        key = card, declined
        blocked = self._blocked.get(key)
        if blocked is None:
            blocked = 0
            for other in indices(declined):
                blocked |= self._reach[other]
            self._blocked[key] = blocked
        return blocked

    def _add_parted(self, chosen: int, higher: int, shown: int, anchors: int) -> None:
        """Add a choice, parted by the cards that the new one touches only where others cover them.

        Such a card is above the new one too if it lies above a chosen card (rules.md 4.3).
        """
        parts = [(chosen, anchors)]
        for card in indices(higher):
            buried = self._buried[card]
            if not buried & anchors:
                continue
            parts = [
                part
                for cards, where in parts
                for part in ((cards | 1 << card, where & buried), (cards, where & ~buried))
                if part[1]
            ]
        self._found += [Choice(self._in_numbers(cards), shown, where) for cards, where in parts]

    def _in_numbers(self, cards: int) -> frozenset[int]:
        under = self._unders.get(cards)
        if under is None:
            under = self._unders[cards] = frozenset([self._numbers[card] for card in indices(cards)])
        return under
