"""Where a card goes, as maps, actions and pictures express it."""

from __future__ import annotations

from typing import NamedTuple

#: The four ways in which a card can lie, in degrees clockwise (rules.md 4.1).
ROTATIONS = (0, 90, 180, 270)


class Placement(NamedTuple):
    """Where a card goes (rules.md 4.1, 4.3).

    ``x`` and ``y`` are the top left square of the turned card, ``rotation`` is 0, 90, 180 or 270 degrees
    clockwise. ``under`` holds every earlier card that the new one touches and goes under, 0 being the
    province; the new card lies over all others.

    >>> Placement(card=17, x=1, y=-2, rotation=90)
    Placement(card=17, x=1, y=-2, rotation=90, under=frozenset())
    """

    card: int
    x: int
    y: int
    rotation: int = 0
    under: frozenset[int] = frozenset()
