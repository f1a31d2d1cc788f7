"""Hokkaido: mountains, terraforming and goals (rules.md 5, 6, 7, 8.1)."""

from __future__ import annotations

from engine.maps import PlayerMap
from engine.options import Selection
from engine.rules.game_rules import GameRules
from engine.scoring import (
    Gain,
    Score,
    ScoringArea,
    ScoringCard,
    hokkaido_areas,
    hokkaido_gains,
    score_hokkaido,
)


def _score(player_map: PlayerMap, goals_won: int, scoring_card: ScoringCard | None) -> Score:  # noqa: ARG001 - Honshu's
    return score_hokkaido(player_map, goals_won)


def _areas(player_map: PlayerMap, scoring_card: ScoringCard | None) -> tuple[ScoringArea, ...]:  # noqa: ARG001 - Honshu's
    return hokkaido_areas(player_map)


def _gains(before: PlayerMap, after: PlayerMap, scoring_card: ScoringCard | None) -> tuple[Gain, ...]:  # noqa: ARG001 - Honshu's
    return hokkaido_gains(before, after)


HOKKAIDO = GameRules(
    deck="hokkaido",
    selection=Selection.DRAFT,
    has_mountains=True,
    has_terraforming=True,
    has_goals=True,
    has_towns_by_side=True,
    has_scoring_cards=False,
    score=_score,
    areas=_areas,
    gains=_gains,
)
