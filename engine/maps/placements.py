"""Where a card may go: all legal placements of a card on a map, for all anchors at once (4.1-4.5).

Two placements are the same when the squares of the card land on the same positions in the same
rotation and the same of them are hidden. A square of the new card is hidden where it lies under the
card that shows there. So for every anchor it only matters which of the cards that *show* at its six
squares go above the new one; every such choice that no card contradicts (what lies above a card
above the new one is above it too) is one placement.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from engine.actions import Placement
from engine.cards import MapCard
from engine.errors import GameError
from engine.maps.checks import check_placement
from engine.maps.grid import indices, position_at
from engine.maps.layers import Layers
from engine.maps.mountain_range import is_legal, places_for_one_more
from engine.maps.pile import Pile
from engine.maps.shapes import ROTATIONS, SHAPES, Shape
from engine.squares import NEVER_COVERED, Kind


class Choice(NamedTuple):
    """Cards that go above the new one, and where.

    ``shown`` are the visible squares of those cards: a new square there is hidden. At ``anchors``
    exactly these of the cards that show there can be above, and no lake or mountain gets covered.
    """

    under: frozenset[int]
    shown: int
    anchors: int


class LegalPlacements:
    """All legal placements of one card on one map; nothing is worked out before it is asked for.

    Iterating gives one placement for each that differs, with the smallest ``under`` that hides the
    same squares, in an order that depends on the map and the card only. ``in`` accepts every legal
    placement, with a larger ``under`` too.
    """

    __slots__ = ("_card", "_layers", "_pile")

    def __init__(self, pile: Pile, layers: Layers, card: MapCard) -> None:
        self._pile = pile
        self._layers = layers
        self._card = card

    def _masks(self) -> Iterator[tuple[int, frozenset[int], int]]:
        """Rotation, cards above, and the anchors where that is legal."""
        if self._card.number in self._pile.numbers:
            return
        protected = [
            number for number, square in enumerate(self._card.squares) if square.kind in NEVER_COVERED
        ]
        peaks = [number for number, square in enumerate(self._card.squares) if square.kind is Kind.MOUNTAIN]
        for rotation in ROTATIONS:
            shape = SHAPES[rotation]
            room = self._room_for(shape, [shape.offsets[number] for number in peaks])
            if not room:
                continue
            offsets = [shape.offsets[number] for number in protected]
            for choice in _choices(self._pile, self._layers.never_covered(), shape.width):
                anchors = choice.anchors & room
                for offset in offsets:
                    anchors &= ~(choice.shown >> offset)
                if anchors:
                    yield rotation, choice.under, anchors

    def _room_for(self, shape: Shape, peaks: list[int]) -> int:
        """The anchors at which the mountains of the card go with the range (rules.md 4.5)."""
        range_so_far = self._layers.of(Kind.MOUNTAIN)
        if not peaks:
            return shape.anchors if is_legal(range_so_far) else 0
        if len(peaks) == 1:
            return places_for_one_more(range_so_far) >> peaks[0] & shape.anchors
        new = sum(1 << peak for peak in peaks)
        room = 0
        for anchor in indices(shape.reaching(self._layers.occupied()) & shape.anchors):
            if is_legal(range_so_far | new << anchor):
                room |= 1 << anchor
        return room

    def __iter__(self) -> Iterator[Placement]:
        number = self._card.number
        for rotation, under, anchors in self._masks():
            for anchor in indices(anchors):
                x, y = position_at(anchor)
                yield Placement(number, x, y, rotation, under)

    def __contains__(self, placement: object) -> bool:
        if not isinstance(placement, Placement):
            return False
        try:
            check_placement(self._pile, self._layers, self._card, placement)
        except GameError:
            return False
        return True

    def count(self) -> int:
        """How many placements differ."""
        return sum(anchors.bit_count() for _, _, anchors in self._masks())

    def __bool__(self) -> bool:
        return any(anchors for _, _, anchors in self._masks())


@lru_cache(maxsize=64)
def _choices(pile: Pile, never_covered: int, width: int) -> tuple[Choice, ...]:
    """Every choice of cards to go under, for a card that lies 2 or 3 wide (rules.md 4.2-4.4)."""
    return tuple(_Stacking(pile, never_covered, SHAPES[0 if width == 2 else 90]).choices())


class _Stacking:
    """The search for all choices: cards of the map by their place in the order laid, top ones first."""

    def __init__(self, pile: Pile, never_covered: int, shape: Shape) -> None:
        self._shape = shape
        self._numbers = pile.numbers
        self._above = pile.above
        self._shown = pile.shown()
        outlines = pile.outlines()
        self._everywhere = shape.reaching(reduce(or_, outlines)) & shape.anchors
        self._order = [card for card in reversed(pile.bottom_to_top()) if self._shown[card]]
        self._reach = {card: shape.reaching(self._shown[card]) & shape.anchors for card in self._order}
        self._touch = [shape.reaching(outline) & shape.anchors for outline in outlines]
        # Where a card has to be above the new one, because a lake or mountain of it would be covered.
        self._must = [
            (card, shape.reaching(self._shown[card] & never_covered) & shape.anchors) for card in self._order
        ]
        # Where another card that shows there lies above this one and so has to be chosen with it.
        self._needs = {
            card: [
                (other, self._reach[other] & self._reach[card])
                for other in self._order
                if self._above[card] >> other & 1
            ]
            for card in self._order
        }

    def choices(self) -> Iterator[Choice]:
        return self._explore(0, 0, self._everywhere, self._order)

    def _explore(self, chosen: int, shown: int, anchors: int, candidates: list[int]) -> Iterator[Choice]:
        """Choices with the cards ``chosen`` (a bit each), and with some of the candidates added."""
        legal = anchors & ~self._shape.within(shown)
        for card, where in self._must:
            if not chosen >> card & 1:
                legal &= ~where
        if legal:
            yield from self._with_cards_between(chosen, shown, legal)
        open_candidates = [card for card in candidates if anchors & self._reach[card]]
        for place, card in enumerate(open_candidates, 1):
            taken = anchors & self._reach[card]
            for other, where in self._needs[card]:
                if not chosen >> other & 1:
                    taken &= ~where
            if taken:
                yield from self._explore(
                    chosen | 1 << card, shown | self._shown[card], taken, open_candidates[place:]
                )

    def _with_cards_between(self, chosen: int, shown: int, anchors: int) -> Iterator[Choice]:
        """The choice, parted by the cards that the new one touches only where others cover them.

        Such a card is above the new one too if it lies above a chosen card (rules.md 4.3).
        """
        higher = 0
        for card in indices(chosen):
            higher |= self._above[card]
        parts = [(chosen, anchors)]
        for card in indices(higher & ~chosen):
            touching = self._touch[card]
            if not touching & anchors:
                continue
            parts = [
                part
                for cards, where in parts
                for part in ((cards | 1 << card, where & touching), (cards, where & ~touching))
                if part[1]
            ]
        for cards, where in parts:
            yield Choice(frozenset(self._numbers[card] for card in indices(cards)), shown, where)
