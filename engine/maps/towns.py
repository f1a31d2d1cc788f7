"""The value of a map's towns after squares are lost and gained."""

from __future__ import annotations

from operator import mul
from typing import NamedTuple

from engine.maps.features import Largest, surrounded, town_features, towns_apart
from engine.maps.grid import orthogonal_area, orthogonal_areas
from engine.maps.masks import around
from engine.maps.valuation import Valuation


class _Town(NamedTuple):
    """A town: its squares, its squares with their neighbours, and its size."""

    squares: int
    around: int
    size: int


class _Side:
    """The towns of one side of the range."""

    __slots__ = ("_towns", "largest", "squares", "within")

    def __init__(self, towns: int, within: int) -> None:
        self.within = within
        self.squares = towns & within
        areas = [_Town(area, around(area), area.bit_count()) for area in orthogonal_areas(self.squares)]
        #: Largest first.
        self._towns = sorted(areas, key=lambda town: -town.size)
        #: The size of the largest town, and its neighbours; of all of them if several have this size.
        self.largest = (0, 0)
        if areas:
            size = self._towns[0].size
            together = sum([town.squares for town in areas if town.size == size])
            self.largest = (size, around(together))

    def largest_with(self, lost: int, new: int) -> tuple[int, int]:
        """``largest`` after this side loses some town squares and gains others."""
        size = squares = joined = 0
        for town in self._towns:
            if town.squares & lost or town.around & new:
                joined |= town.squares
            elif town.size > size:
                size, squares = town.size, town.squares
            elif town.size == size:
                squares |= town.squares
        left = joined & ~lost | new
        while left and left.bit_count() >= size:
            area = orthogonal_area(left & -left, left)
            left ^= area
            count = area.bit_count()
            if count > size:
                size, squares = count, area
            elif count == size:
                squares |= area
        return size, around(squares)


class Towns:
    """The towns of a map on the two sides of a range, or of the whole map where sides do not count."""

    __slots__ = ("_known", "_line", "_shown", "_sides", "_squares", "_valuation")

    def __init__(
        self, towns: int, sides: tuple[int, int], valuation: Valuation, shown: tuple[int, ...]
    ) -> None:
        self._squares = towns
        self._valuation = valuation
        self._shown = shown
        self._line, side = sides
        if not valuation.terms.by_sides:
            self._line = 0
            within: tuple[int, ...] = (-1,)
        else:
            within = (side, ~side & ~self._line) if self._line else ()
        self._sides = [_Side(towns, squares) for squares in within]
        self._known: dict[tuple[int, int, int], int] = {}

    def worth(self, lost: int, new: int, never_covered: int) -> int:
        """The towns' value after losing and gaining squares, with these lakes and mountains on the map."""
        key = (lost, new, never_covered)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._worth(lost, new, never_covered)
        return worth

    def _worth(self, lost: int, new: int, never_covered: int) -> int:
        squares = self._squares & ~lost | new
        free = ~(never_covered | self._line | squares)
        found = []
        for side in self._sides:
            lost_here, new_here = lost & side.squares, new & side.within
            size, reached = side.largest_with(lost_here, new_here) if lost_here or new_here else side.largest
            found.append(Largest(size, (reached & free).bit_count()))
        if not self._valuation.terms.by_sides:
            return self._worth_of_one(found[0], squares)
        one, other = found or (Largest(0, 0), Largest(0, 0))
        worth: int = sum(map(mul, self._valuation.towns, town_features(one, other, squares.bit_count())))
        if 2 in self._valuation.terms.goals:
            steps = towns_apart(one.size, other.size, squares, new, self._shown) if found else 5
            worth += self._valuation.of_goals((steps,))
        return worth

    def _worth_of_one(self, largest: Largest, squares: int) -> int:
        """The towns' value where the map's largest town scores."""
        weights, bonus = self._valuation.towns, self._valuation.terms.town_among_towns
        elsewhere = squares.bit_count() - largest.size
        worth = weights[0] * largest.size + weights[3] * largest.room + weights[5] * elsewhere
        return worth + bonus * self._valuation.bonus * surrounded(squares) if bonus else worth
