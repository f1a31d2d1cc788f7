"""The placement of a card, as used by maps, actions and pictures."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from engine.parts.squares import Position

#: The rotations of a card in degrees clockwise (rules.md 4.1).
ROTATIONS = (0, 90, 180, 270)


class Placement(NamedTuple):
    """The placement of a card (rules.md 4.1, 4.3).

    ``x`` and ``y`` are the top left square of the turned card, ``rotation`` is 0, 90, 180 or 270 degrees
    clockwise. ``under`` has the numbers of the cards that the new one goes under, 0 for the province; the
    new card lies over all others.

    >>> Placement(card=17, x=1, y=-2, rotation=90)
    Placement(card=17, x=1, y=-2, rotation=90, under=frozenset())
    """

    card: int
    x: int
    y: int
    rotation: int = 0
    under: frozenset[int] = frozenset()

    @property
    def footprint(self) -> frozenset[Position]:
        """The six squares that the card occupies, visible or hidden."""
        columns, rows = (2, 3) if self.rotation in (0, 180) else (3, 2)
        return frozenset(Position(self.x + x, self.y + y) for x, y in product(range(columns), range(rows)))
