"""The points of a map's individual lakes and towns (rules.md 8.1, 8.2)."""

from __future__ import annotations

from typing import NamedTuple

from engine.maps import Area, PlayerMap
from engine.parts.squares import Kind, Position
from engine.scoring.hokkaido import POINTS_PER_TOWN_SQUARE, largest_towns
from engine.scoring.honshu import POINTS_PER_TOWN_SQUARE as POINTS_IN_HONSHU
from engine.scoring.honshu import largest_town
from engine.scoring.lakes import score_lakes
from engine.scoring.scoring_cards import ScoringCard


class ScoringArea(NamedTuple):
    """A lake or a town that counts: its squares row by row, and its points."""

    kind: Kind
    positions: tuple[Position, ...]
    points: int


def hokkaido_areas(player_map: PlayerMap) -> tuple[ScoringArea, ...]:
    """The scoring lakes, and the largest town on each side of the range.

    Only the smaller town scores; the other one is listed with 0 points, because that can still change. If
    both have the same size, the second one has 0 points.
    """
    lakes = tuple(area for area in map(_lake, player_map.measures.areas(Kind.LAKE)) if area.points)
    towns = [town.positions for town in largest_towns(player_map) if town is not None]
    # If only one side has a town, the other side's has size 0 and is the smaller one.
    smaller = min(towns, key=len) if len(towns) > 1 else ()
    return lakes + tuple(
        ScoringArea(Kind.TOWN, town, POINTS_PER_TOWN_SQUARE * len(town) * (town == smaller)) for town in towns
    )


def honshu_areas(player_map: PlayerMap, scoring_card: ScoringCard | None) -> tuple[ScoringArea, ...]:
    """The scoring lakes, with the scoring card applied, and the largest town."""
    each = scoring_card.points_per_lake_square if scoring_card else None
    lakes = player_map.measures.areas(Kind.LAKE)
    scored = tuple(
        _lake(lake) if each is None else ScoringArea(Kind.LAKE, lake.positions, each * len(lake.positions))
        for lake in lakes
    )
    town = largest_town(player_map)
    found = tuple(area for area in scored if area.points)
    if town is None:
        return found
    return (*found, ScoringArea(Kind.TOWN, town.positions, POINTS_IN_HONSHU * len(town.positions)))


def _lake(lake: Area) -> ScoringArea:
    return ScoringArea(Kind.LAKE, lake.positions, score_lakes([len(lake.positions)]))
