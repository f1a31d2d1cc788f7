"""Scoring (rules.md 8): ``score_hokkaido`` and ``score_honshu`` return the ``Score`` of a map."""

from engine.scoring.areas import ScoringArea, hokkaido_areas, honshu_areas
from engine.scoring.gains import Gain, hokkaido_gains, honshu_gains
from engine.scoring.hokkaido import largest_towns, score_hokkaido
from engine.scoring.honshu import largest_town, score_honshu
from engine.scoring.score import Score, places_of
from engine.scoring.scoring_cards import PRINTED_SCORING_CARDS, SCORING_CARDS, ScoringCard, read_scoring_cards

__all__ = [
    "PRINTED_SCORING_CARDS",
    "SCORING_CARDS",
    "Gain",
    "Score",
    "ScoringArea",
    "ScoringCard",
    "hokkaido_areas",
    "hokkaido_gains",
    "honshu_areas",
    "honshu_gains",
    "largest_town",
    "largest_towns",
    "places_of",
    "read_scoring_cards",
    "score_hokkaido",
    "score_honshu",
]
