"""Cubes on their way into factories at the end of the game (rules.md 8.1, 8.2)."""

from __future__ import annotations

from typing import NamedTuple

from engine.maps import PlayerMap
from engine.squares import Colour


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
    for colour in Colour:
        held = measures.cubes(colour)
        if not held:
            continue
        places = [points for points in measures.factory_points(colour) for _ in range(cubes_per_factory)]
        used = places[:held]
        if used:
            total += sum(used)
            cubes[colour] = len(used)
    return Delivery(total, cubes)
