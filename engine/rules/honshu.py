"""Honshu: no mountains, no terraforming, end-game scoring cards (rules.md 1.2, 8.2, 8.3)."""

from __future__ import annotations

from engine.maps import PlayerMap
from engine.options import Selection
from engine.rules.game_rules import GameRules
from engine.scoring import Score, ScoringCard, honshu_areas, honshu_gains, score_honshu


def _score(player_map: PlayerMap, goals_won: int, scoring_card: ScoringCard | None) -> Score:  # noqa: ARG001 - Hokkaido's
    return score_honshu(player_map, scoring_card)


HONSHU = GameRules(
    deck="honshu",
    selection=Selection.TRICK,
    has_mountains=False,
    has_terraforming=False,
    has_goals=False,
    has_towns_by_side=False,
    has_scoring_cards=True,
    score=_score,
    areas=honshu_areas,
    gains=honshu_gains,
)
