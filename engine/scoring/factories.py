"""Cubes on their way into factories at the end of the game (rules.md 8.1, 8.2)."""

from __future__ import annotations

from typing import NamedTuple

from engine.maps import PlayerMap
from engine.squares import Colour

_COLOURS = tuple(Colour)


class Delivery(NamedTuple):
    """The points that the cubes in the factories score, and how many of each colour are there."""

    points: int
    cubes: dict[Colour, int]


def deliver(player_map: PlayerMap, cubes_per_factory: int = 1) -> Delivery:
    """Move cubes onto factories of their colour, the dearest first.

    Every cube that finds a factory is delivered: it always scores there, and no scoring card pays for
    a cube that stays behind (card 6 pays for production squares that are empty). So the most points are
    had by delivering all that fit.
    """
    measures = player_map.measures
    total = 0
    cubes = {}
    for colour in _COLOURS:
        held = measures.cubes(colour)
        if not held:
            continue
        # Sorted, because each factory takes its cubes before a cheaper one takes any.
        used = sorted(measures.factory_points(colour) * cubes_per_factory, reverse=True)[:held]
        if used:
            total += sum(used)
            cubes[colour] = len(used)
    return Delivery(total, cubes)
