"""The masks of a map from which its value is computed."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from engine.maps.grid import ROW, free_rows
from engine.maps.layers import Layers
from engine.maps.pile import Pile
from engine.parts.cards import CARDS_FOR_GOAL
from engine.parts.squares import Kind


class Masks(NamedTuple):
    """The masks of a map, shifted down by ``base``; ``shown`` has the visible squares of each card."""

    base: int
    lakes: int
    mountains: int
    towns: int
    forests: int
    deserts: int
    production: int
    factories: int
    occupied: int
    cubes: int
    colours: tuple[int, ...]
    points: tuple[tuple[int, int], ...]
    shown: tuple[int, ...]


class Part(NamedTuple):
    """The features of one part, its bonus points, and the number of steps to each goal."""

    features: tuple[int, ...]
    bonus: int = 0
    goals: tuple[int, ...] = ()


def masks_of(pile: Pile, layers: Layers, base: int | None = None) -> Masks:
    """The masks of a map, shifted down so that two rows above it stay empty."""
    occupied = reduce(or_, layers.kinds)
    if base is None:
        base = free_rows(occupied)
    return Masks(
        base,
        layers.of(Kind.LAKE) >> base,
        layers.of(Kind.MOUNTAIN) >> base,
        layers.of(Kind.TOWN) >> base,
        layers.of(Kind.FOREST) >> base,
        layers.of(Kind.DESERT) >> base,
        layers.of(Kind.PRODUCTION) >> base,
        layers.of(Kind.FACTORY) >> base,
        occupied >> base,
        layers.cubes >> base,
        tuple([mask >> base for mask in layers.colours]),
        tuple([(points, mask >> base) for points, mask in layers.points]),
        tuple([mask >> base for mask in pile.layout.shown]),
    )


def around(mask: int) -> int:
    """The squares of a mask and their four neighbours."""
    return mask | mask << 1 | mask >> 1 | mask << ROW | mask >> ROW


def steps_to_goal(missing: int, squares: int, new: int, shown: tuple[int, ...]) -> int:
    """The steps to a goal that lacks ``missing`` steps and needs squares on three cards (rules.md 7.4).

    Squares in ``new`` are on a card that is not in ``shown``.
    """
    if missing >= CARDS_FOR_GOAL:
        return missing
    old = squares & ~new
    cards = sum([1 for mask in shown if mask & old]) + bool(squares & new)
    return max(missing, CARDS_FOR_GOAL - cards, 0)
