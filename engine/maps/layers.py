"""The visible squares of a map: one bit set for each kind and colour."""

from __future__ import annotations

from typing import NamedTuple

from engine.maps.grid import index
from engine.maps.shapes import SHAPES
from engine.maps.words import LaidCard
from engine.parts.squares import Colour, Kind

KINDS = tuple(Kind)
COLOURS = tuple(Colour)
_PLACE_OF_KIND = {kind: place for place, kind in enumerate(KINDS)}
_PLACE_OF_COLOUR = {colour: place for place, colour in enumerate(COLOURS)}


class Layers(NamedTuple):
    """The visible squares of a map.

    ``kinds`` has a mask for each kind in the order of ``Kind``; tiles count as their terrain. ``colours``
    has one for each colour, for production and factory squares together. ``points`` has pairs of factory
    points and their mask, highest first. ``tiles`` are all terraforming tiles, ``cubes`` all cubes.
    """

    kinds: tuple[int, ...] = (0,) * len(KINDS)
    colours: tuple[int, ...] = (0,) * len(COLOURS)
    points: tuple[tuple[int, int], ...] = ()
    tiles: int = 0
    cubes: int = 0

    def of(self, kind: Kind) -> int:
        """The squares of a kind."""
        return self.kinds[_PLACE_OF_KIND[kind]]

    def of_colour(self, colour: Colour) -> int:
        """The production and factory squares of a colour."""
        return self.colours[_PLACE_OF_COLOUR[colour]]

    def occupied(self) -> int:
        """All squares of the map."""
        occupied = 0
        for mask in self.kinds:
            occupied |= mask
        return occupied

    def never_covered(self) -> int:
        """The lakes and mountains, including tiles (rules.md 4.4)."""
        return self.of(Kind.LAKE) | self.of(Kind.MOUNTAIN)

    def with_card(self, card: LaidCard, hidden: int) -> Layers:
        """Add a card whose squares ``hidden`` are not visible; cubes and tiles under it go (4.6, 4.7)."""
        shape = SHAPES[card.rotation]
        anchor = index(card.x, card.y)
        uncovered = ~((shape.outline << anchor) & ~hidden)
        kinds = [mask & uncovered for mask in self.kinds]
        colours = [mask & uncovered for mask in self.colours]
        points = {value: mask & uncovered for value, mask in self.points}
        for square, offset in zip(card.squares, shape.offsets, strict=True):
            bit = 1 << anchor + offset
            if bit & hidden:
                continue
            kinds[_PLACE_OF_KIND[square.kind]] |= bit
            if square.colour is not None:
                colours[_PLACE_OF_COLOUR[square.colour]] |= bit
            if square.points:
                points[square.points] = points.get(square.points, 0) | bit
        return Layers(
            tuple(kinds),
            tuple(colours),
            tuple(sorted(((value, mask) for value, mask in points.items() if mask), reverse=True)),
            self.tiles & uncovered,
            self.cubes & uncovered,
        )

    def with_tile(self, bit: int, terrain: Kind) -> Layers:
        """Turn a desert into other terrain (rules.md 5.2)."""
        kinds = list(self.kinds)
        kinds[_PLACE_OF_KIND[Kind.DESERT]] &= ~bit
        kinds[_PLACE_OF_KIND[terrain]] |= bit
        return self._replace(kinds=tuple(kinds), tiles=self.tiles | bit)


def squares_of_kind(card: LaidCard, kind: Kind) -> int:
    """The squares of a kind on a laid card, including hidden ones."""
    anchor = index(card.x, card.y)
    found = 0
    for square, offset in zip(card.squares, SHAPES[card.rotation].offsets, strict=True):
        if square.kind is kind:
            found |= 1 << anchor + offset
    return found
