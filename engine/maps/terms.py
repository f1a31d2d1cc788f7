"""The properties of a game on which a map's features depend."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.parts.squares import Colour


@dataclass(frozen=True, slots=True)
class Terms:
    """The properties of a game on which a map's features depend.

    With ``by_sides``, the smaller of the two sides' largest towns scores (rules.md 8.1); otherwise the
    largest town does (8.2). Values of scoring cards (8.3) that the table does not use are 0 or the default.
    ``goals`` are the goal cards not won yet, ``tiles_laid`` is the count for goal 9, ``colours`` are the
    colours of the game.
    """

    colours: tuple[Colour, ...]
    by_sides: bool
    goals: frozenset[int] = frozenset()
    tiles_laid: int = 0
    cubes_per_factory: int = 1
    points_per_lake_square: int | None = None
    row_of_forests: int = 0
    block_of_deserts: int = 0
    town_among_towns: int = 0
    empty_production: int = 0
    extra_per_cube: Mapping[Colour, int] = field(default_factory=dict)
