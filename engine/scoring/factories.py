"""Delivering cubes to factories at the end of the game (rules.md 8.1, 8.2)."""

from __future__ import annotations

from typing import NamedTuple

from engine.maps import PlayerMap
from engine.parts.squares import Colour

_COLOURS = tuple(Colour)


class Delivery(NamedTuple):
    """The points that the delivered cubes score, and how many cubes of each colour are delivered."""

    points: int
    cubes: dict[Colour, int]


def deliver(player_map: PlayerMap, cubes_per_factory: int = 1) -> Delivery:
    """Move cubes to factories of their colour, those with the most points first.

    Every cube that finds a factory is delivered: it always scores there, and no scoring card pays for a
    cube that stays behind (card 6 pays for empty production squares). So delivering all that fit scores the
    most.
    """
    measures = player_map.measures
    total = 0
    cubes = {}
    for colour in _COLOURS:
        held = measures.cubes(colour)
        if not held:
            continue
        # Sorted, because each factory fills up before one with fewer points takes any.
        used = sorted(measures.factory_points(colour) * cubes_per_factory, reverse=True)[:held]
        total += sum(used)
        cubes[colour] = len(used)
    return Delivery(total, cubes)
