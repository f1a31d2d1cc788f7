"""Hokkaido: mountains, terraforming and goals (rules.md 5, 6, 7, 8.1)."""

from __future__ import annotations

from engine.maps import PlayerMap
from engine.options import Selection
from engine.rules.game_rules import GameRules
from engine.scoring import Score, ScoringCard, score_hokkaido


def _score(player_map: PlayerMap, goals_won: int, scoring_card: ScoringCard | None) -> Score:  # noqa: ARG001 - Honshu's
    return score_hokkaido(player_map, goals_won)


HOKKAIDO = GameRules(
    deck="hokkaido",
    selection=Selection.DRAFT,
    has_mountains=True,
    has_terraforming=True,
    has_goals=True,
    has_scoring_cards=False,
    score_parts=("mountains", "forests", "factories", "lakes", "towns", "goals"),
    score=_score,
)
