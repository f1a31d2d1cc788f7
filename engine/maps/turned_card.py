"""A card in one rotation, with its squares as masks relative to the anchor."""

from __future__ import annotations

from typing import NamedTuple

from engine.maps.layers import COLOURS
from engine.maps.shapes import SHAPES
from engine.maps.valuation import Valuation
from engine.parts.cards import MapCard
from engine.parts.squares import Kind


class WorksSquare(NamedTuple):
    """A production square or a factory: its offset from the anchor, its colour's index, and its points."""

    offset: int
    colour: int
    points: int


class Seen(NamedTuple):
    """The visible part of a turned card: masks relative to its anchor, the value of its land, its industry.

    ``works`` has, for each visible colour, its index in ``Colour``, the number of production squares and the
    points of the factories; ``squares`` is the mask of all of them. ``key`` is unique for each visible part.
    """

    towns: int
    forests: int
    deserts: int
    land: int
    industry: tuple[WorksSquare, ...]
    works: tuple[tuple[int, int, tuple[int, ...]], ...]
    squares: int
    key: int


class TurnedCard:
    """A card in one rotation; ``seen`` has its visible part by the squares that are hidden."""

    __slots__ = ("_rotation", "_squares", "_valuation", "lakes", "mountains", "outline", "seen")

    def __init__(self, card: MapCard, rotation: int, valuation: Valuation) -> None:
        shape = SHAPES[rotation]
        self.outline = shape.outline
        self._rotation = rotation
        self._valuation = valuation
        self._squares = list(zip(card.squares, shape.offsets, strict=True))
        self.lakes = self._of(Kind.LAKE, 0)
        self.mountains = self._of(Kind.MOUNTAIN, 0)
        self.seen: dict[int, Seen] = {}
        self.visible_part(0)

    def _of(self, kind: Kind, hidden: int) -> int:
        return sum([1 << offset for square, offset in self._squares if square.kind is kind]) & ~hidden

    def visible_part(self, hidden: int) -> Seen:
        """The visible part of the card if the squares ``hidden`` are covered."""
        forests, deserts = self._of(Kind.FOREST, hidden), self._of(Kind.DESERT, hidden)
        per_forest, per_desert, _ = self._valuation.land
        industry = tuple(
            [
                WorksSquare(offset, COLOURS.index(square.colour), square.points)
                for square, offset in self._squares
                if square.colour is not None and not hidden >> offset & 1
            ]
        )
        seen = self.seen[hidden] = Seen(
            self._of(Kind.TOWN, hidden),
            forests,
            deserts,
            per_forest * forests.bit_count() + per_desert * deserts.bit_count(),
            industry,
            _by_colour(industry),
            sum([1 << square.offset for square in industry]),
            hidden << 2 | self._rotation // 90,
        )
        return seen


def _by_colour(industry: tuple[WorksSquare, ...]) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    found = []
    for colour in sorted({square.colour for square in industry}):
        points = [square.points for square in industry if square.colour == colour]
        found.append((colour, points.count(0), tuple([value for value in points if value])))
    return tuple(found)
