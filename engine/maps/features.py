"""The features of a map: whole numbers whose weighted sum is the map's value.

Each part of the map (lakes, range, towns, industry, land) computes some of them from the masks it needs, so
that ``tried_placements`` can recompute only the parts that a new card changes. Parts also compute the
number of steps to each open goal (rules.md 7.4); the last features combine these.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.maps.blocks import most_blocks, straight_threes
from engine.maps.grid import ROW, orthogonal_area, orthogonal_areas
from engine.maps.industry import industry_of
from engine.maps.masks import Masks, Part, around, steps_to_goal
from engine.maps.mountain_links import places_for_one_more
from engine.maps.mountain_range import line_of
from engine.maps.terms import Terms

LAKES = ("lake_points", "lakes", "lake_room")
RANGE = ("mountains", "range_room", "no_range")
TOWNS = ("town_points", "larger_town", "town_gap", "town_room", "larger_town_room", "towns_elsewhere")
INDUSTRY = (
    "factory_points",
    "waiting_cubes",
    "colours_of_waiting_cubes",
    "pairs_of_waiting_cubes",
    "waiting_factories",
    "colours_of_waiting_factories",
    "empty_production",
    "cubes",
)
LAND = ("forests", "deserts", "squares")
#: Extra points of a scoring card, and the number of open goals that the map meets or misses by one or two
#: steps; every part can add to these.
SHARED = ("bonus", "goals_met", "goals_one_short", "goals_two_short")

#: The names of all features in order; the last one is always 1.
FEATURES = (*LAKES, *RANGE, *TOWNS, *INDUSTRY, *LAND, *SHARED, "map")

#: The maximum difference in size between the two scoring towns that is counted.
FAR_AHEAD = 3


def features_of(masks: Masks, terms: Terms) -> tuple[int, ...]:
    """All features of a map, in the order of ``FEATURES``."""
    parts = (
        lakes_of(masks.lakes, masks.mountains, terms, masks.shown),
        range_of(masks.mountains, masks.lakes, masks.base, terms, masks.shown),
        towns_of(
            masks.towns,
            masks.lakes | masks.mountains,
            sides_of(masks.mountains, masks.base),
            terms,
            masks.shown,
        ),
        industry_of(masks, terms),
        land_of(masks.forests, masks.deserts, masks.occupied, terms, masks.shown),
    )
    found = [value for part in parts for value in part.features]
    steps = [step for part in parts for step in part.goals]
    if 9 in terms.goals:
        steps.append(max(0, 2 - terms.tiles_laid))
    found.append(sum(part.bonus for part in parts))
    found += [steps.count(0), steps.count(1), steps.count(2), 1]
    return tuple(found)


# Lakes and mountains


def lakes_of(lakes: int, mountains: int, terms: Terms, shown: tuple[int, ...], new: int = 0) -> Part:
    """The features ``LAKES``; ``new`` are the lakes of a card that is not in ``shown``."""
    areas = len(orthogonal_areas(lakes))
    squares = lakes.bit_count()
    each = terms.points_per_lake_square
    points = 3 * (squares - areas) if each is None else each * squares
    room = (around(lakes) & ~(lakes | mountains)).bit_count()
    goals = (steps_to_goal(3 - areas, lakes, new, shown),) if 3 in terms.goals else ()
    return Part((points, areas, room), 0, goals)


def range_of(
    mountains: int, lakes: int, base: int, terms: Terms, shown: tuple[int, ...], new: int = 0
) -> Part:
    """The features ``RANGE``; ``new`` are the mountains of a card that is not in ``shown``."""
    if not mountains:
        return Part((0, 0, 1), 0, (5,) if 4 in terms.goals else ())
    room = (places_for_one_more(mountains << base) >> base & ~lakes).bit_count()
    goals: tuple[int, ...] = ()
    if 4 in terms.goals:
        areas = orthogonal_areas(mountains)
        goals = (min(steps_to_goal(5 - area.bit_count(), area, new, shown) for area in areas),)
    return Part((mountains.bit_count(), room, 0), 0, goals)


def sides_of(mountains: int, base: int) -> tuple[int, int]:
    """The squares of the line and those on one side of it (rules.md 6.4); 0 and 0 without mountains."""
    line = line_of(mountains << base)
    return line.squares >> base, line.side >> base


# Towns


class Largest(NamedTuple):
    """The size of a side's largest town, and the number of squares it can grow into."""

    size: int
    room: int


def largest_of(towns: int, blocked: int) -> Largest:
    """The largest town; if several have this size, the room of all of them counts."""
    size = squares = 0
    while towns:
        area = orthogonal_area(towns & -towns, towns)
        towns ^= area
        count = area.bit_count()
        if count > size:
            size, squares = count, area
        elif count == size:
            squares |= area
    return Largest(size, (around(squares) & ~blocked).bit_count())


def town_features(one: Largest, other: Largest, total: int) -> tuple[int, ...]:
    """The features ``TOWNS`` in a game that scores by sides; ``total`` is the number of town squares."""
    small, large = (one, other) if one <= other else (other, one)
    gap = min(large.size - small.size, FAR_AHEAD)
    elsewhere = total - small.size - large.size
    return (2 * small.size, large.size, gap, small.room, large.room, elsewhere)


def towns_of(
    towns: int, never_covered: int, sides: tuple[int, int], terms: Terms, shown: tuple[int, ...]
) -> Part:
    """The features ``TOWNS``."""
    blocked = never_covered | towns
    if not terms.by_sides:
        largest = largest_of(towns, blocked)
        bonus = terms.town_among_towns and terms.town_among_towns * surrounded(towns)
        return Part((largest.size, 0, 0, largest.room, 0, towns.bit_count() - largest.size), bonus)
    line, side = sides
    if not line:
        features = town_features(Largest(0, 0), Largest(0, 0), towns.bit_count())
        return Part(features, 0, (5,) if 2 in terms.goals else ())
    blocked |= line
    one = largest_of(towns & side, blocked)
    other = largest_of(towns & ~side & ~line, blocked)
    goals: tuple[int, ...] = ()
    if 2 in terms.goals:
        goals = (towns_apart(one.size, other.size, towns, 0, shown),)
    return Part(town_features(one, other, towns.bit_count()), 0, goals)


def towns_apart(one: int, other: int, towns: int, new: int, shown: tuple[int, ...]) -> int:
    """The number of steps to goal 2."""
    if not one or not other:
        return 5
    return steps_to_goal(5 - abs(one - other), towns, new, shown)


def surrounded(squares: int) -> int:
    """The number of squares with four orthogonal neighbours in the mask."""
    return (squares & squares << 1 & squares >> 1 & squares << ROW & squares >> ROW).bit_count()


# Land

#: The goals that ``land_of`` counts; without them ``tried_placements`` values land in a faster way.
GOALS_OF_LAND = frozenset({1})


def land_of(
    forests: int, deserts: int, occupied: int, terms: Terms, shown: tuple[int, ...], new: int = 0
) -> Part:
    """The features ``LAND``; ``new`` are the squares of a card that is not in ``shown``."""
    bonus = 0
    if terms.row_of_forests:
        bonus += terms.row_of_forests * straight_threes(forests)
    if terms.block_of_deserts:
        bonus += terms.block_of_deserts * most_blocks(deserts)
    goals: tuple[int, ...] = ()
    if 1 in terms.goals:
        goals = (steps_to_goal(5 - len(orthogonal_areas(forests)), forests, new, shown),)
    return Part((forests.bit_count(), deserts.bit_count(), occupied.bit_count()), bonus, goals)
