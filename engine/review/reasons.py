"""Why one map is worth more than another: the part of its value that makes most of the difference."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from enum import StrEnum

from engine.maps import PlayerMap
from engine.maps.features import FEATURES
from engine.maps.valuation import Valuation


class Reason(StrEnum):
    """What the better map has more of."""

    LAKE = "lake"  # squares of lakes that score
    LAKE_ROOM = "lake_room"  # room for its lakes to grow
    RANGE = "range"  # mountains
    RANGE_ROOM = "range_room"  # ends of the range that can go on
    TOWN = "town"  # the town that scores: in Hokkaido the smaller one
    TOWN_ROOM = "town_room"  # a town that can still grow, or sides that keep step
    FACTORY = "factory"  # factories with a cube
    WAITING_FACTORY = "waiting_factory"  # factories that can still be fed
    CUBES = "cubes"  # cubes, and production that still gets one
    FOREST = "forest"
    DESERT = "desert"  # deserts, to be covered or turned into other land
    SIZE = "size"  # squares to build on
    BONUS = "bonus"  # points of the scoring card
    GOAL = "goal"  # goals met, or nearly


_REASONS: Mapping[str, Reason] = {
    "lake_points": Reason.LAKE,
    "lakes": Reason.LAKE,
    "lake_room": Reason.LAKE_ROOM,
    "mountains": Reason.RANGE,
    "no_range": Reason.RANGE,
    "range_room": Reason.RANGE_ROOM,
    "town_points": Reason.TOWN,
    "larger_town": Reason.TOWN_ROOM,
    "town_gap": Reason.TOWN_ROOM,
    "town_room": Reason.TOWN_ROOM,
    "larger_town_room": Reason.TOWN_ROOM,
    "towns_elsewhere": Reason.TOWN_ROOM,
    "factory_points": Reason.FACTORY,
    "waiting_factories": Reason.WAITING_FACTORY,
    "colours_of_waiting_factories": Reason.WAITING_FACTORY,
    "waiting_cubes": Reason.CUBES,
    "colours_of_waiting_cubes": Reason.CUBES,
    "pairs_of_waiting_cubes": Reason.CUBES,
    "empty_production": Reason.CUBES,
    "cubes": Reason.CUBES,
    "forests": Reason.FOREST,
    "deserts": Reason.DESERT,
    "squares": Reason.SIZE,
    "map": Reason.SIZE,
    "bonus": Reason.BONUS,
    "goals_met": Reason.GOAL,
    "goals_one_short": Reason.GOAL,
    "goals_two_short": Reason.GOAL,
}


def reason_between(valuation: Valuation, played: PlayerMap, better: PlayerMap) -> Reason:
    """What makes most of the difference in value between two maps."""
    before, after = (one.features(valuation.terms) for one in (played, better))
    more: dict[Reason, int] = defaultdict(int)
    for name, weight, had, has in zip(FEATURES, valuation.weights, before, after, strict=True):
        more[_REASONS[name]] += weight * (has - had)
    return max(more, key=more.__getitem__)
