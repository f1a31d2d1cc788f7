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
        self._alone = [frozenset((number,)) for number in pile.numbers]
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
        # The anchors at which one of the cards above a card shows too.
        self._where_shown: dict[int, int] = {}
        self._topped = [self._where_any_shows(above) for above in self._above]
        self._found: list[Choice] = []

    def choices(self, room: int | None = None) -> list[Choice]:
        """All choices, for all anchors or for those in ``room``."""
        self._found = []
        anchors = self._everywhere if room is None else self._everywhere & room >> self.base
        if anchors:
            self._explore(Choice(frozenset(), 0, anchors), 0, 0, self._order)
        return self._found

    def _explore(
        self, so_far: Choice, chosen: int, higher: int, candidates: list[tuple[int, int, int]]
    ) -> None:
        """Find the choices that have the cards of ``so_far`` and some of the candidates.

        The anchors of ``so_far`` are those at which all its cards show and can be chosen, and no lake
        or mountain of a card declined before would be covered. ``chosen`` are its cards once more as a
        set of places, ``higher`` all cards above one of them.
        """
        under, shown, anchors = so_far
        for place, (card, reach, must) in enumerate(candidates, 1):
            taken = anchors & reach
            if not taken:
                continue
            above = self._above[card]
            if above:
                taken &= ~(self._where_any_shows(above & ~chosen) if above & chosen else self._topped[card])
            if taken:
                self._explore(
                    Choice(under | self._alone[card], shown | self._shown[card], taken),
                    chosen | 1 << card,
                    higher | above,
                    candidates[place:],
                )
            # From here on this card is declined.
            anchors &= ~must
            if not anchors:
                return
        anchors &= ~self._shape.within(shown)
        if anchors & self._buried_somewhere:
            self._add_parted(Choice(under, shown, anchors), higher & ~chosen)
        elif anchors:
            self._found.append(Choice(under, shown, anchors))

    def _where_any_shows(self, cards: int) -> int:
        """The anchors at which the new card would touch one of some cards where it shows."""
        anchors = self._where_shown.get(cards)
        if anchors is None:
            anchors = 0
            for card in indices(cards):
                anchors |= self._reach[card]
            self._where_shown[cards] = anchors
        return anchors

    def _add_parted(self, choice: Choice, higher: int) -> None:
        """Add a choice, parted by the cards that the new one touches only where others cover them.

        Such a card is above the new one too if it lies above a chosen card (rules.md 4.3).
        """
        parts = [(choice.under, choice.anchors)]
        for card in indices(higher):
            buried = self._buried[card]
            if not buried & choice.anchors:
                continue
            parts = [
                part
                for under, anchors in parts
                for part in ((under | self._alone[card], anchors & buried), (under, anchors & ~buried))
                if part[1]
            ]
        self._found += [Choice(under, choice.shown, anchors) for under, anchors in parts]
