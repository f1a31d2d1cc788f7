"""The value of a map's industry after a card covers some squares and adds others."""

from __future__ import annotations

from collections.abc import Mapping

from engine.maps.industry import Works, goal_of_neighbours, goals_of_counts, industry_goals, works_of
from engine.maps.layers import COLOURS
from engine.maps.masks import Masks
from engine.maps.turned_card import Seen
from engine.maps.valuation import Valuation
from engine.parts.squares import Colour


class Industry:
    """The production squares, cubes and factories of a map."""

    __slots__ = ("_colours", "_counts", "_masks", "_neighbours", "_valuation", "as_it_is", "squares")

    def __init__(self, masks: Masks, valuation: Valuation) -> None:
        self._masks = masks
        self._valuation = valuation
        self._counts = not valuation.terms.goals.isdisjoint({5, 6, 7})
        self._neighbours = 8 in valuation.terms.goals
        self.squares = masks.production | masks.factories
        self._colours = []
        self.as_it_is = valuation.of_goals(industry_goals(masks, valuation.terms))
        for colour in valuation.terms.colours:
            place = COLOURS.index(colour)
            works = works_of(masks, masks.colours[place])
            worth = valuation.of_colour(colour, works)
            self.as_it_is += worth
            self._colours.append((place, colour, masks.colours[place], works, worth))

    def for_card(self, supply: Mapping[Colour, int]) -> IndustryWithCard:
        """The industry with a card to be tried, for this supply of cubes (rules.md 4.6)."""
        return IndustryWithCard(self, [supply.get(colour, 0) for colour in COLOURS])

    def with_card(self, covered: int, seen: Seen, place: int, supply: list[int]) -> int:
        """The industry's value with these squares covered and the visible squares of a card added.

        Goal 8 is not included, so the value does not depend on where the card lies.
        """
        worth = 0
        brought = {colour: (production, factories) for colour, production, factories in seen.works}
        for number, colour, squares, works, as_it_is in self._colours:
            lost = squares & covered
            if not lost and number not in brought:
                worth += as_it_is
                continue
            production, factories = brought.get(number, (0, ()))
            worth += self._valuation.of_colour(
                colour, self._changed(works, lost, production, factories, supply[number])
            )
        if self._counts:
            masks, new = self._masks_with_card(covered, seen, place, supply)
            worth += self._valuation.of_goals(goals_of_counts(masks, self._valuation.terms, new))
        return worth

    def of_neighbours(self, covered: int, seen: Seen, place: int) -> int:
        """The value of goal 8 in this case; 0 if it is not open."""
        if not self._neighbours:
            return 0
        new = seen.squares << place
        steps = goal_of_neighbours(self.squares & ~covered | new, new, self._masks.shown)
        return self._valuation.of_goals((steps,))

    def _changed(
        self, works: Works, lost: int, production: int, factories: tuple[int, ...], supply: int
    ) -> Works:
        """One colour after some squares are lost and others gained."""
        masks = self._masks
        cubes, squares, points = works
        if lost:
            returned = (lost & masks.cubes).bit_count()
            cubes -= returned
            supply += returned
            squares -= (lost & masks.production).bit_count()
            if lost & masks.factories:
                gone = [value for value, mask in masks.points for _ in range((mask & lost).bit_count())]
                left = list(points)
                for value in gone:
                    left.remove(value)
                points = tuple(left)
        if factories:
            points = tuple(sorted(points + factories, reverse=True))
        return Works(cubes + min(production, supply), squares + production, points)

    def _masks_with_card(self, covered: int, seen: Seen, place: int, supply: list[int]) -> tuple[Masks, int]:
        """The masks of the industry with the card laid, and the squares of the card."""
        old = self._masks
        colours = [mask & ~covered for mask in old.colours]
        left = [
            count + (covered & old.cubes & mask).bit_count()
            for count, mask in zip(supply, old.colours, strict=True)
        ]
        production, factories, cubes = (
            mask & ~covered for mask in (old.production, old.factories, old.cubes)
        )
        new = 0
        for square in seen.industry:
            bit = 1 << place + square.offset
            new |= bit
            colours[square.colour] |= bit
            if square.points:
                factories |= bit
                continue
            production |= bit
            if left[square.colour] > 0:
                left[square.colour] -= 1
                cubes |= bit
        masks = old._replace(production=production, factories=factories, cubes=cubes, colours=tuple(colours))
        return masks, new


class IndustryWithCard:
    """The industry of a map with one card, which is tried in many places."""

    __slots__ = ("_industry", "_known", "_supply")

    def __init__(self, industry: Industry, supply: list[int]) -> None:
        self._industry = industry
        self._supply = supply
        self._known: dict[tuple[int, int], int] = {}

    def worth(self, covered: int, seen: Seen, place: int) -> int:
        """The industry's value with these squares covered and the card's visible squares added."""
        key = (covered, seen.key)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._industry.with_card(covered, seen, place, self._supply)
        return worth + self._industry.of_neighbours(covered, seen, place)
