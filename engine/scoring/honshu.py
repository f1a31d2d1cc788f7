"""The score of a map in Honshu (rules.md 8.2, 8.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from engine.maps import Area, PlayerMap
from engine.parts.squares import Kind
from engine.scoring.factories import Delivery, deliver
from engine.scoring.lakes import score_lakes
from engine.scoring.score import Score
from engine.scoring.scoring_cards import ScoringCard

POINTS_PER_FOREST = 2
POINTS_PER_TOWN_SQUARE = 1


# Cached, because every view shows the scores.
@lru_cache(maxsize=256)
def score_honshu(player_map: PlayerMap, scoring_card: ScoringCard | None) -> Score:
    """Score a map as if the game were over, with the table's scoring card, if any.

    Cards 1 and 4 change the points of factories and lakes; the points of the others are the ``bonus``.
    """
    measures = player_map.measures
    delivery = deliver(player_map, scoring_card.cubes_per_factory if scoring_card else 1)
    return Score(
        {
            "forests": POINTS_PER_FOREST * measures.count(Kind.FOREST),
            "towns": POINTS_PER_TOWN_SQUARE * max(measures.area_sizes(Kind.TOWN), default=0),
            "factories": delivery.points,
            "lakes": _score_lakes(player_map, scoring_card),
            "bonus": _bonus(player_map, delivery, scoring_card),
        },
        deserts=measures.count(Kind.DESERT),
    )


def largest_town(player_map: PlayerMap) -> Area | None:
    """The town that scores (rules.md 8.2); among towns of the same size, the first one row by row."""
    towns = player_map.measures.areas(Kind.TOWN)
    return max(towns, key=lambda town: len(town.positions), default=None)


def _score_lakes(player_map: PlayerMap, scoring_card: ScoringCard | None) -> int:
    points = scoring_card.points_per_lake_square if scoring_card else None
    if points is None:
        return score_lakes(player_map.measures.area_sizes(Kind.LAKE))
    return points * player_map.measures.count(Kind.LAKE)


def _bonus(player_map: PlayerMap, delivery: Delivery, scoring_card: ScoringCard | None) -> int:
    if scoring_card is None or not scoring_card.adds_points:
        return 0
    return scoring_card.value * _PAID_FOR[scoring_card.number](player_map, delivery, scoring_card)


def _rows_of_forests(player_map: PlayerMap, _: Delivery, __: ScoringCard) -> int:
    return player_map.measures.straight_threes(Kind.FOREST)


def _blocks_of_deserts(player_map: PlayerMap, _: Delivery, __: ScoringCard) -> int:
    return player_map.measures.most_blocks(Kind.DESERT)


def _towns_among_towns(player_map: PlayerMap, _: Delivery, __: ScoringCard) -> int:
    return player_map.measures.surrounded(Kind.TOWN)


def _empty_production(player_map: PlayerMap, delivery: Delivery, _: ScoringCard) -> int:
    left_behind = len(player_map.cubes) - sum(delivery.cubes.values())
    return player_map.measures.count(Kind.PRODUCTION) - left_behind


def _cubes_in_factories(_: PlayerMap, delivery: Delivery, scoring_card: ScoringCard) -> int:
    return sum(count for colour, count in delivery.cubes.items() if colour in scoring_card.colours)


#: The number of times that a map scores a scoring card's value, for the cards that add points.
_PAID_FOR: Mapping[int, Callable[[PlayerMap, Delivery, ScoringCard], int]] = {
    2: _rows_of_forests,
    3: _blocks_of_deserts,
    5: _towns_among_towns,
    6: _empty_production,
    7: _cubes_in_factories,
    8: _cubes_in_factories,
}
