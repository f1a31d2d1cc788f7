"""What counts on a map besides what counts in every game: what a valuation knows of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.parts.squares import Colour


@dataclass(frozen=True, slots=True)
class Terms:
    """What the features of a map depend on.

    ``by_sides`` says that of the largest towns on the two sides the smaller one scores (rules.md 8.1);
    otherwise the largest town does (8.2). The values of a scoring card (8.3) are 0, or as without it, if
    the table has another or none. ``goals`` are the goal cards that nobody has won yet, ``tiles_laid`` is
    what goal 9 counts, ``colours`` are the colours of the game.
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
