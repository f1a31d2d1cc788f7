"""Value every legal placement of a card from masks, without creating maps.

Only the parts that a card changes are recomputed, and most results are cached: lakes and mountains by the
positions of new ones, industry by the squares covered and the visible part of the card, towns by the squares
lost and gained. The values are the weighted sums of ``features_of`` for the map after the placement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from engine.maps.features import GOALS_OF_LAND, lakes_of, land_of, range_of, sides_of
from engine.maps.grid import POSITIONS, ROW, free_rows
from engine.maps.industry_with_card import Industry, IndustryWithCard
from engine.maps.layers import Layers
from engine.maps.masks import masks_of
from engine.maps.pile import Pile
from engine.maps.placements import LegalPlacements
from engine.maps.towns import Towns
from engine.maps.turned_card import Seen, TurnedCard
from engine.maps.valuation import Valuation
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour


class TriedPlacement(NamedTuple):
    """A legal placement and the value of the map after it; ``TriedPlacements.placement`` converts it."""

    value: int
    rotation: int
    anchor: int
    cards_above: int


class _Waters(NamedTuple):
    """The value of lakes and mountains with some new ones, their squares, and the towns between them."""

    worth: int
    never_covered: int
    towns: Towns


class TriedPlacements:
    """Values the placements of cards on one map; successive cards share cached results."""

    def __init__(self, pile: Pile, layers: Layers, valuation: Valuation) -> None:
        self._pile = pile
        self._layers = layers
        self._valuation = valuation
        # One more free row than the search for placements leaves, to count room around new squares.
        self._base = max(0, free_rows(layers.occupied()) - ROW)
        masks = self._masks = masks_of(pile, layers, self._base)
        terms = valuation.terms
        self._land_has_goals = not terms.goals.isdisjoint(GOALS_OF_LAND)
        self._land_is_counted = not (terms.row_of_forests or terms.block_of_deserts or self._land_has_goals)
        self._soft = masks.occupied & ~(masks.lakes | masks.mountains)
        self._industry = Industry(masks, valuation)
        self._known_waters: dict[tuple[int, int], _Waters] = {}
        self._known_towns: dict[int, Towns] = {}
        self._known_land: dict[tuple[int, int], int] = {}
        #: The map's value with six more squares, without its lakes, range, towns and industry.
        self._counted = (
            valuation.of_all_maps
            + valuation.land[0] * masks.forests.bit_count()
            + valuation.land[1] * masks.deserts.bit_count()
            + valuation.land[2] * (masks.occupied.bit_count() + 6)
        )

    def of(self, card: MapCard, supply: Mapping[Colour, int], step: int = 1) -> list[TriedPlacement]:
        """Every ``step``-th legal placement of a card, in iteration order.

        ``supply`` has the cubes available for the card (rules.md 4.6).
        """
        found: list[TriedPlacement] = []
        industry = self._industry.for_card(supply)
        turned: dict[int, TurnedCard] = {}
        listed = 0
        for rotation, cards, shown, base, anchors in LegalPlacements(self._pile, self._layers, card).masks():
            if rotation not in turned:
                turned[rotation] = TurnedCard(card, rotation, self._valuation)
            shift = base - self._base
            shown <<= shift
            anchor = shift - 1
            while anchors:
                bits = (anchors & -anchors).bit_length()
                anchor += bits
                anchors >>= bits
                if listed % step == 0:
                    value = self._value(turned[rotation], shown, anchor, industry)
                    found.append(TriedPlacement(value, rotation, anchor, cards))
                listed += 1
        return found

    def chosen(
        self, card: MapCard, supply: Mapping[Colour, int], choose: Callable[[int], Iterable[int]]
    ) -> list[TriedPlacement]:
        """The legal placements of a card at chosen indices; the others are not valued.

        ``choose`` takes the number of placements, at least 1, and returns indices in iteration order, from 0.
        """
        legal = LegalPlacements(self._pile, self._layers, card)
        if not legal.count():
            return []
        industry = self._industry.for_card(supply)
        found: list[TriedPlacement] = []
        for place in choose(legal.count()):
            rotation, cards, shown, base, bit = legal.mask_at(place)
            shift = base - self._base
            turned = TurnedCard(card, rotation, self._valuation)
            value = self._value(turned, shown << shift, shift + bit, industry)
            found.append(TriedPlacement(value, rotation, shift + bit, cards))
        return found

    def placement(self, card: MapCard, trial: TriedPlacement) -> Placement:
        """The placement of a tried placement of this card."""
        x, y = POSITIONS[trial.anchor + self._base]
        return Placement(card.number, x, y, trial.rotation, self._pile.numbers_of(trial.cards_above))

    def _value(self, turned: TurnedCard, shown: int, anchor: int, industry: IndustryWithCard) -> int:
        """The value of the card at an anchor, with the squares in ``shown`` hidden."""
        masks = self._masks
        per_forest, per_desert, per_square = self._valuation.land
        outline = turned.outline << anchor
        hidden = (outline & shown) >> anchor
        seen = turned.seen.get(hidden) or turned.visible_part(hidden)
        lakes, mountains = turned.lakes, turned.mountains
        if lakes or mountains:
            lakes, mountains = lakes << anchor, mountains << anchor
        worth, never_covered, towns = self._known_waters.get((lakes, mountains)) or self._waters(
            lakes, mountains
        )
        value = self._counted + worth + seen.land - per_square * (outline & masks.occupied).bit_count()
        covered = outline & ~shown & self._soft
        works = 0
        if covered:
            works = self._industry.squares & covered
            value -= (
                per_forest * (masks.forests & covered).bit_count()
                + per_desert * (masks.deserts & covered).bit_count()
            )
        value += industry.worth(works, seen, anchor) if works or seen.works else self._industry.as_it_is
        value += towns.worth(masks.towns & covered, seen.towns << anchor, never_covered)
        return value if self._land_is_counted else value + self._more_of_land(covered, seen, anchor)

    def _waters(self, new_lakes: int, new_mountains: int) -> _Waters:
        """The lakes and the range with new squares, and the towns between them."""
        masks, valuation, shown = self._masks, self._valuation, self._masks.shown
        terms = valuation.terms
        lakes, mountains = masks.lakes | new_lakes, masks.mountains | new_mountains
        worth = valuation.of_part(lakes_of(lakes, mountains, terms, shown, new_lakes), valuation.lakes)
        worth += valuation.of_part(
            range_of(mountains, lakes, self._base, terms, shown, new_mountains), valuation.range
        )
        towns = self._known_towns.get(mountains)
        if towns is None:
            sides = sides_of(mountains, self._base)
            towns = self._known_towns[mountains] = Towns(masks.towns, sides, valuation, shown)
        found = self._known_waters[new_lakes, new_mountains] = _Waters(worth, lakes | mountains, towns)
        return found

    def _more_of_land(self, covered: int, seen: Seen, anchor: int) -> int:
        """The value of rows and areas of forests and of blocks of deserts, without their number."""
        new = seen.forests << anchor
        forests = self._masks.forests & ~covered | new
        deserts = self._masks.deserts & ~covered | seen.deserts << anchor
        worth = self._known_land.get((forests, deserts))
        if worth is None or self._land_has_goals:
            part = land_of(forests, deserts, 0, self._valuation.terms, self._masks.shown, new)
            worth = self._known_land[forests, deserts] = self._valuation.of_part(part, (0, 0, 0))
        return worth
