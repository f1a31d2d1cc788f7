"""The value of a map: the weighted sum of its features."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul

from engine.maps.features import INDUSTRY, LAKES, LAND, RANGE, SHARED, TOWNS
from engine.maps.industry import Works, colour_of
from engine.maps.masks import Part
from engine.maps.terms import Terms
from engine.parts.squares import Colour


class Valuation:
    """The weights of all features, for the terms of one game; values are in thousandths of a point.

    Values are integers, so that sums do not depend on the order or the machine.
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
        """``weights`` has one weight per feature, in the order of ``FEATURES``."""
        self.terms = terms
        self.weights = tuple(weights)
        left = iter(self.weights)
        self.lakes, self.range, self.towns, self.industry, self.land = (
            tuple([next(left) for _ in names]) for names in (LAKES, RANGE, TOWNS, INDUSTRY, LAND)
        )
        self.bonus, *goals = (next(left) for _ in SHARED)
        #: The value of a goal by the number of steps to it: 0, 1, 2, more.
        self.goals = (*goals, 0)
        self.map = next(left)
        self._colours: dict[tuple[Colour, Works], int] = {}

    def of(self, features: Sequence[int]) -> int:
        """The value of a map with these features."""
        worth: int = sum(map(mul, self.weights, features))
        return worth

    def of_part(self, part: Part, weights: Sequence[int]) -> int:
        """The value of one part of a map, including its bonus and goals."""
        worth: int = sum(map(mul, weights, part.features)) + self.bonus * part.bonus
        return worth + self.of_goals(part.goals) if part.goals else worth

    def of_colour(self, colour: Colour, works: Works) -> int:
        """The value of one colour's industry, without goals."""
        worth = self._colours.get((colour, works))
        if worth is None:
            worth = self.of_part(colour_of(works, colour, self.terms), self.industry)
            self._colours[colour, works] = worth
        return worth

    def of_goals(self, steps: Iterable[int]) -> int:
        """The value of goals for the number of steps to each of them."""
        return sum([self.goals[min(step, len(self.goals) - 1)] for step in steps])

    @property
    def of_all_maps(self) -> int:
        """The part of the value that does not depend on the map: the constant feature and goal 9."""
        if 9 not in self.terms.goals:
            return self.map
        return self.map + self.of_goals((max(0, 2 - self.terms.tiles_laid),))
