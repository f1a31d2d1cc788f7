"""Counts and areas of a map, for scoring (rules.md 8) and goals (rules.md 7)."""

from __future__ import annotations

from typing import NamedTuple

from engine.maps.blocks import most_blocks, straight_threes
from engine.maps.grid import ROW, orthogonal_areas, orthogonal_sizes, positions_of, surrounding_areas
from engine.maps.layers import Layers
from engine.maps.mountain_range import line_of
from engine.maps.pile import Pile
from engine.parts.squares import Colour, Kind, Position


class Area(NamedTuple):
    """Connected squares, row by row, and the numbers of the cards they are on."""

    positions: tuple[Position, ...]
    cards: frozenset[int]


class Measures:
    """Counts and areas of one map; only visible squares count, and tiles count as their terrain."""

    __slots__ = ("_layers", "_pile")

    def __init__(self, pile: Pile, layers: Layers) -> None:
        self._pile = pile
        self._layers = layers

    # Numbers

    def count(self, kind: Kind) -> int:
        """The number of visible squares of a kind."""
        return self._layers.of(kind).bit_count()

    def area_sizes(self, kind: Kind) -> list[int]:
        """The sizes of the orthogonal areas of a kind, ordered by their first squares row by row."""
        return orthogonal_sizes(self._layers.of(kind))

    def largest_town_sizes(self) -> tuple[int, int]:
        """The size of the largest town on each side of the range; 0 if there is none (rules.md 6.4, 8.1)."""
        one, other = self._towns()
        return max(orthogonal_sizes(one), default=0), max(orthogonal_sizes(other), default=0)

    def cubes(self, colour: Colour) -> int:
        """The number of cubes of a colour on the map."""
        return (self._layers.cubes & self._layers.of_colour(colour)).bit_count()

    def all_cubes(self) -> int:
        """The number of cubes on the map."""
        return self._layers.cubes.bit_count()

    def factory_points(self, colour: Colour) -> list[int]:
        """The points of every factory of a colour, highest first."""
        factories = self._layers.of_colour(colour)
        return [
            points
            for points, squares in self._layers.points
            for _ in range((squares & factories).bit_count())
        ]

    def straight_threes(self, kind: Kind) -> int:
        """The number of threes of a kind in rows and columns: n div 3 for a straight run of n (8.3)."""
        return straight_threes(self._layers.of(kind))

    def most_blocks(self, kind: Kind) -> int:
        """The maximum number of 2 x 2 blocks of a kind that do not overlap (8.3)."""
        return most_blocks(self._layers.of(kind))

    def surrounded(self, kind: Kind) -> int:
        """The number of squares of a kind with four orthogonal neighbours of that kind (rules.md 8.3)."""
        squares = self._layers.of(kind)
        return (squares & squares << 1 & squares >> 1 & squares << ROW & squares >> ROW).bit_count()

    # Areas

    def areas(self, kind: Kind) -> tuple[Area, ...]:
        """The orthogonal areas of a kind, ordered by their first squares row by row."""
        return self._in_words(orthogonal_areas(self._layers.of(kind)))

    def towns_by_side(self) -> tuple[tuple[Area, ...], tuple[Area, ...]]:
        """The towns on the two sides of the range; town squares on the line belong to neither (6.4).

        Without mountains there are no sides, and so no towns.
        """
        one, other = self._towns()
        return self._in_words(orthogonal_areas(one)), self._in_words(orthogonal_areas(other))

    def industry(self) -> tuple[Area, ...]:
        """Groups of production and factory squares, connected orthogonally or diagonally (7.4)."""
        return self._in_words(
            surrounding_areas(self._layers.of(Kind.PRODUCTION) | self._layers.of(Kind.FACTORY))
        )

    def cards_with(self, kind: Kind, colour: Colour) -> frozenset[int]:
        """The numbers of the cards with visible production or factory squares of a colour."""
        return self._in_words([self._layers.of(kind) & self._layers.of_colour(colour)])[0].cards

    def cards_with_cubes(self) -> frozenset[int]:
        """The numbers of the cards with cubes."""
        return self._in_words([self._layers.cubes])[0].cards

    def _towns(self) -> tuple[int, int]:
        """The town squares of each side."""
        line = line_of(self._layers.of(Kind.MOUNTAIN))
        if not line.squares:
            return 0, 0
        towns = self._layers.of(Kind.TOWN) & ~line.squares
        return towns & line.side, towns & ~line.side

    def _in_words(self, areas: list[int]) -> tuple[Area, ...]:
        shown = self._pile.layout.shown
        numbers = self._pile.numbers
        return tuple(
            Area(
                positions_of(area),
                frozenset(number for number, squares in zip(numbers, shown, strict=True) if squares & area),
            )
            for area in areas
        )
