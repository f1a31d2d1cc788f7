"""All legal placements of a card on a map (rules.md 4.1 to 4.5).

Two placements are equal if the card has the same position and rotation and the same squares are hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache, partial

from engine.errors import GameError
from engine.maps.checks import check_placement
from engine.maps.grid import POSITIONS, indices
from engine.maps.layers import Layers
from engine.maps.mountain_links import is_legal, places_for_one_more
from engine.maps.pile import Pile
from engine.maps.shapes import LYING, SHAPES, UPRIGHT, Shape
from engine.maps.stacking import Choices, Stacking
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import NEVER_COVERED, Kind

#: Builds a ``Placement`` from five values in half the time of the constructor.
_placement: Callable[[tuple[int, int, int, int, frozenset[int]]], Placement] = partial(
    tuple.__new__, Placement
)


class LegalPlacements:
    """All legal placements of one card on one map, computed on demand.

    Iteration yields each different placement once, with the smallest ``under`` that hides the same squares,
    in an order that depends only on the map and the card. ``in`` also accepts a legal placement with a
    larger ``under``.
    """

    __slots__ = ("_card", "_count", "_layers", "_listed", "_pile")

    def __init__(self, pile: Pile, layers: Layers, card: MapCard) -> None:
        self._pile = pile
        self._layers = layers
        self._card = card
        self._listed: list[tuple[int, int, int, int, int]] = []
        self._count: int | None = None

    def __iter__(self) -> Iterator[Placement]:
        number = self._card.number
        for rotation, cards, _, base, anchors in self.masks():
            under = self._pile.numbers_of(cards)
            # Same as ``indices``, without a second generator in the engine's innermost loop.
            anchor = base - 1
            while anchors:
                step = (anchors & -anchors).bit_length()
                anchor += step
                anchors >>= step
                x, y = POSITIONS[anchor]
                yield _placement((number, x, y, rotation, under))

    def __contains__(self, placement: object) -> bool:
        if not isinstance(placement, Placement):
            return False
        try:
            check_placement(self._pile, self._layers, self._card, placement)
        except GameError:
            return False
        return True

    def count(self) -> int:
        """The number of different placements, without creating them one by one."""
        if self._count is None:
            self._listed = list(self.masks())
            self._count = sum([anchors.bit_count() for _, _, _, _, anchors in self._listed])
        return self._count

    def at(self, place: int) -> Placement:
        """The placement at an index of the iteration order, without creating the others.

        Raises:
            IndexError: there are fewer placements.
        """
        rotation, cards, _, base, anchor = self.mask_at(place)
        x, y = POSITIONS[base + anchor]
        return _placement((self._card.number, x, y, rotation, self._pile.numbers_of(cards)))

    def mask_at(self, place: int) -> tuple[int, int, int, int, int]:
        """The placement at an index in the form of ``masks``, with its bit index; for ``engine.maps`` only.

        Raises:
            IndexError: there are fewer placements.
        """
        if place < 0 or place >= self.count():
            raise IndexError(place)
        for rotation, cards, shown, base, anchors in self._listed:
            count = anchors.bit_count()
            if place < count:
                for _ in range(place):
                    anchors &= anchors - 1
                return rotation, cards, shown, base, (anchors & -anchors).bit_length() - 1
            place -= count
        raise IndexError(place)

    def __bool__(self) -> bool:
        return self._has_one_on_top() or any(anchors for _, _, _, _, anchors in self.masks())

    def _has_one_on_top(self) -> bool:
        """Whether the card may lie over all others somewhere; a fast check that nearly always succeeds."""
        if self._card.number in self._pile.numbers:
            return False
        occupied, never_covered = self._layers.occupied(), self._layers.never_covered()
        peaks = self._places_of({Kind.MOUNTAIN})
        return any(
            self._room(shape, peaks) & shape.reaching(occupied) & ~shape.reaching(never_covered)
            for shape in SHAPES.values()
        )

    def masks(self) -> Iterator[tuple[int, int, int, int, int]]:
        """The legal placements as masks shifted down by a base; for ``engine.maps`` only.

        Each item has the rotation, the cards above (numbered as in ``pile``), the squares that hide the
        card, the base, and the anchors where this is legal. Each placement occurs once.
        """
        if self._card.number in self._pile.numbers:
            return
        peaks, protected = self._places_of({Kind.MOUNTAIN}), self._places_of(NEVER_COVERED)
        rooms = {rotation: self._room(shape, peaks) for rotation, shape in SHAPES.items()}
        if not any(rooms.values()):
            return
        base, upright, lying = self._choices(rooms)
        for rotation in (0, 180, 90, 270):
            shape = SHAPES[rotation]
            room = rooms[rotation] >> base
            never_hidden = [shape.offsets[square] for square in protected]
            for cards, shown, anchors in upright if shape.width < shape.height else lying:
                there = anchors & room
                if there and shown:
                    for offset in never_hidden:
                        there &= ~(shown >> offset)
                if there:
                    yield rotation, cards, shown, base, there

    def _choices(self, rooms: dict[int, int]) -> Choices:
        """The choices of cards above the new one at all anchors where a rotation has room."""
        never_covered = self._layers.never_covered()
        upright, lying = rooms[0] | rooms[180], rooms[90] | rooms[270]
        if upright == UPRIGHT.anchors and lying == LYING.anchors:
            return _choices_everywhere(self._pile, never_covered)
        return Stacking(self._pile, never_covered).choices(upright, lying)

    def _room(self, shape: Shape, mountains_of_card: list[int]) -> int:
        """The anchors at which the card's mountains leave the range legal (rules.md 4.5)."""
        mountains = self._layers.of(Kind.MOUNTAIN)
        peaks = [shape.offsets[square] for square in mountains_of_card]
        if not peaks:
            return shape.anchors if is_legal(mountains) else 0
        if len(peaks) == 1:
            return places_for_one_more(mountains) >> peaks[0] & shape.anchors
        new = sum(1 << peak for peak in peaks)
        room = 0
        for anchor in indices(shape.reaching(self._layers.occupied()) & shape.anchors):
            if is_legal(mountains | new << anchor):
                room |= 1 << anchor
        return room

    def _places_of(self, kinds: Collection[Kind]) -> list[int]:
        """The indices of the card's squares of some kinds, in reading order of the upright card."""
        return [place for place, square in enumerate(self._card.squares) if square.kind in kinds]


@lru_cache(maxsize=64)
def _choices_everywhere(pile: Pile, never_covered: int) -> Choices:
    """The choices at all anchors, cached because a whole hand is often tried on one map."""
    return Stacking(pile, never_covered).choices()
