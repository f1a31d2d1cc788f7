"""The values that describe a player's map: laid cards, visible squares, bounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.maps.shapes import SHAPES
from engine.parts.squares import Colour, Kind, Position, Square


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card on a map; the starting province has the number 0.

    ``x`` and ``y`` are the top left square of the turned card, ``rotation`` is in degrees clockwise,
    ``squares`` are in reading order of the upright card (rules.md 1.1, 4.1).
    """

    number: int
    squares: tuple[Square, ...]
    x: int
    y: int
    rotation: int

    def __hash__(self) -> int:
        # The squares are left out because hashing them is slow.
        return hash((self.number, self.x, self.y, self.rotation))

    def __reduce__(self) -> tuple[type[LaidCard], tuple[object, ...]]:
        # Twice as fast as the pickling of dataclasses.
        return LaidCard, (self.number, self.squares, self.x, self.y, self.rotation)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The position of each square, in reading order of the upright card."""
        return tuple(Position(self.x + dx, self.y + dy) for dx, dy in SHAPES[self.rotation].steps)


@dataclass(frozen=True, slots=True)
class VisibleSquare:
    """A visible square of a map.

    ``card`` is the number of the square's card, even under a terraforming tile (rules.md 5.2). ``colour`` is
    set for production and factory squares, ``points`` for factories.
    """

    kind: Kind
    colour: Colour | None
    points: int
    card: int
    tile: bool
    cube: bool


class Bounds(NamedTuple):
    """The outermost columns and rows of a map, all inclusive."""

    left: int
    top: int
    right: int
    bottom: int
