"""The score of a map in Hokkaido (rules.md 8.1)."""

from __future__ import annotations

from functools import lru_cache

from engine.maps import Area, PlayerMap
from engine.parts.squares import Kind
from engine.scoring.factories import deliver
from engine.scoring.lakes import score_lakes
from engine.scoring.score import Score

POINTS_PER_MOUNTAIN = 2
POINTS_PER_FOREST = 2
POINTS_PER_TOWN_SQUARE = 2
POINTS_PER_GOAL = 3


# Cached, because every view shows the scores.
@lru_cache(maxsize=256)
def score_hokkaido(player_map: PlayerMap, goals_won: int) -> Score:
    """Score a map as if the game were over, with the number of goal cards won so far (rules.md 7.1)."""
    measures = player_map.measures
    return Score(
        {
            "mountains": POINTS_PER_MOUNTAIN * measures.count(Kind.MOUNTAIN),
            "forests": POINTS_PER_FOREST * measures.count(Kind.FOREST),
            "factories": deliver(player_map).points,
            "lakes": score_lakes(measures.area_sizes(Kind.LAKE)),
            "towns": POINTS_PER_TOWN_SQUARE * min(measures.largest_town_sizes()),
            "goals": POINTS_PER_GOAL * goals_won,
        },
        deserts=measures.count(Kind.DESERT),
    )


def largest_towns(player_map: PlayerMap) -> tuple[Area | None, Area | None]:
    """The largest town on each side of the range; the smaller one scores (rules.md 8.1).

    None if a side has no town. Among towns of the same size, the first one row by row is returned.
    """
    one, other = (
        max(towns, key=lambda town: len(town.positions), default=None)
        for towns in player_map.measures.towns_by_side()
    )
    return one, other
