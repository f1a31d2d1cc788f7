"""Delivering cubes to factories at the end of the game (rules.md 8.1, 8.2)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from engine.maps import PlayerMap
from engine.parts.squares import Colour, Kind, Position

_COLOURS = tuple(Colour)


class Delivery(NamedTuple):
    """The points of the delivered cubes, and the number of cubes delivered of each colour."""

    points: int
    cubes: dict[Colour, int]


def deliver(player_map: PlayerMap, cubes_per_factory: int = 1) -> Delivery:
    """Move cubes to factories of their colour, those with the most points first.

    Every cube that fits is delivered, which maximizes the score: a delivered cube always scores, and no
    scoring card pays for one that is not delivered (card 6 pays for empty production squares).
    """
    measures = player_map.measures
    total = 0
    cubes = {}
    for colour in _COLOURS:
        held = measures.cubes(colour)
        if not held:
            continue
        # Sorted, because a factory is filled before one with fewer points.
        used = sorted(measures.factory_points(colour) * cubes_per_factory, reverse=True)[:held]
        total += sum(used)
        cubes[colour] = len(used)
    return Delivery(total, cubes)


def points_by_factory(
    player_map: PlayerMap, cubes_per_factory: int, first: Collection[Position]
) -> Mapping[Colour, Mapping[Position, int]]:
    """The points of the factories that get cubes, by colour; equal factories in ``first`` come first."""
    squares, measures = player_map.squares, player_map.measures
    factories = sorted(
        player_map.positions(Kind.FACTORY), key=lambda at: (-squares[at].points, at not in first, at.y, at.x)
    )
    filled: dict[Colour, dict[Position, int]] = {}
    for colour in _COLOURS:
        cubes, filled[colour] = measures.cubes(colour), {}
        for at in factories:
            used = min(cubes, cubes_per_factory)
            if used and squares[at].colour is colour:
                cubes -= used
                filled[colour][at] = used * squares[at].points
    return filled
