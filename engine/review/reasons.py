"""Explain why one map is worth more than another by the part of the value that differs most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from enum import StrEnum

from engine.maps import PlayerMap
from engine.maps.features import FEATURES
from engine.maps.valuation import Valuation


class Reason(StrEnum):
    """What the better map has more of than the other."""

    LAKE = "lake"  # squares of lakes that score
    LAKE_ROOM = "lake_room"  # room for its lakes to grow, a new one among them
    RANGE = "range"  # mountains
    RANGE_ROOM = "range_room"  # ends of the range that can go on
    TOWN = "town"  # the town that scores: in Hokkaido the smaller one
    TOWN_ROOM = "town_room"  # a town that can still grow, or sides with balanced towns
    FACTORY = "factory"  # points of factories with a cube
    WAITING_FACTORY = "waiting_factory"  # factories without a cube
    CUBES = "cubes"  # cubes, and production squares that can still get one
    FOREST = "forest"
    DESERT = "desert"  # deserts, which can be covered or terraformed
    SIZE = "size"  # squares to build on
    BONUS = "bonus"  # points of the scoring card
    GOAL = "goal"  # goals met or nearly met


_REASONS: Mapping[str, Reason] = {
    "lake_points": Reason.LAKE,
    "lakes": Reason.LAKE_ROOM,
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

#: The features of each reason; a reason is given only if the better map has more of one of them.
_SHOWN_BY: Mapping[Reason, tuple[str, ...]] = {
    Reason.LAKE: ("lake_points",),
    Reason.LAKE_ROOM: ("lake_room",),
    Reason.RANGE: ("mountains",),
    Reason.RANGE_ROOM: ("range_room",),
    Reason.TOWN: ("town_points",),
    Reason.TOWN_ROOM: ("town_room", "larger_town_room"),
    Reason.FACTORY: ("factory_points",),
    Reason.WAITING_FACTORY: ("waiting_factories", "colours_of_waiting_factories"),
    Reason.CUBES: ("cubes",),
    Reason.FOREST: ("forests",),
    Reason.DESERT: ("deserts",),
    Reason.SIZE: ("squares",),
    Reason.BONUS: ("bonus",),
    Reason.GOAL: ("goals_met", "goals_one_short", "goals_two_short"),
}


def reason_between(valuation: Valuation, played: PlayerMap, better: PlayerMap) -> Reason | None:
    """The visible reason for most of the difference in value between two maps.

    None if no advantage of the better map is visible, as with a larger town that does not score yet.
    """
    before, after = (
        dict(zip(FEATURES, one.features(valuation.terms), strict=True)) for one in (played, better)
    )
    more: dict[Reason, int] = defaultdict(int)
    for name, weight in zip(FEATURES, valuation.weights, strict=True):
        more[_REASONS[name]] += weight * (after[name] - before[name])
    seen = [
        reason
        for reason, worth in more.items()
        if worth > 0 and any(after[name] > before[name] for name in _SHOWN_BY[reason])
    ]
    return max(seen, key=more.__getitem__, default=None)
