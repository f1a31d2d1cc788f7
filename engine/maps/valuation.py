"""What a map is worth: the weighted sum of its features."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul

from engine.maps.features import INDUSTRY, LAKES, LAND, RANGE, SHARED, TOWNS
from engine.maps.industry import Works, colour_of
from engine.maps.masks import Part
from engine.maps.terms import Terms
from engine.parts.squares import Colour


class Valuation:
    """The weights of all features, for the terms of one game; values are whole thousandths of a point.

    They are whole numbers, so that sums are the same in any order and on every machine.
    """

    __slots__ = (
        "_colours",
        "bonus",
        "goals",
        "industry",
        "lakes",
        "land",
        "map",
        "range",
        "terms",
        "towns",
        "weights",
    )

    def __init__(self, terms: Terms, weights: Sequence[int]) -> None:
        """Takes as many weights as there are ``FEATURES``, in their order."""
        self.terms = terms
        self.weights = tuple(weights)
        left = iter(self.weights)
        self.lakes, self.range, self.towns, self.industry, self.land = (
            tuple([next(left) for _ in names]) for names in (LAKES, RANGE, TOWNS, INDUSTRY, LAND)
        )
        self.bonus, *goals = (next(left) for _ in SHARED)
        #: What a goal is worth by the number of steps to it: none, one, two, more.
        self.goals = (*goals, 0)
        self.map = next(left)
        self._colours: dict[tuple[Colour, Works], int] = {}

    def of(self, features: Sequence[int]) -> int:
        """The value of a map that has these features."""
        worth: int = sum(map(mul, self.weights, features))
        return worth

    def of_part(self, part: Part, weights: Sequence[int]) -> int:
        """What one part of a map is worth, its bonus and goals included."""
        worth: int = sum(map(mul, weights, part.features)) + self.bonus * part.bonus
        return worth + self.of_goals(part.goals) if part.goals else worth

    def of_colour(self, colour: Colour, works: Works) -> int:
        """What the industry of one colour is worth, without goals."""
        worth = self._colours.get((colour, works))
        if worth is None:
            worth = self.of_part(colour_of(works, colour, self.terms), self.industry)
            self._colours[colour, works] = worth
        return worth

    def of_goals(self, steps: Iterable[int]) -> int:
        """What goals are worth with so many steps to each of them."""
        return sum([self.goals[min(step, len(self.goals) - 1)] for step in steps])

    @property
    def of_all_maps(self) -> int:
        """What does not depend on the map: its constant, and goal 9."""
        if 9 not in self.terms.goals:
            return self.map
        return self.map + self.of_goals((max(0, 2 - self.terms.tiles_laid),))
