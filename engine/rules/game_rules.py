"""The properties in which the games differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from engine.maps import PlayerMap
from engine.options import Selection
from engine.scoring import Gain, Score, ScoringArea, ScoringCard


class ScoreMap(Protocol):
    """How a game scores a map (rules.md 8)."""

    def __call__(self, player_map: PlayerMap, goals_won: int, scoring_card: ScoringCard | None) -> Score:
        """The score of a map as if the game were over."""


class AreasOfMap(Protocol):
    """The points of a map's individual lakes and towns (rules.md 8)."""

    def __call__(self, player_map: PlayerMap, scoring_card: ScoringCard | None) -> tuple[ScoringArea, ...]:
        """The lakes and towns that count, as if the game were over."""


class GainsOfMap(Protocol):
    """Where the difference between a map's scores comes from (rules.md 8)."""

    def __call__(
        self, before: PlayerMap, after: PlayerMap, scoring_card: ScoringCard | None
    ) -> tuple[Gain, ...]:
        """The squares and areas that add up to the difference, without goals."""


@dataclass(frozen=True, slots=True)
class GameRules:
    """An entry in the table of games; ``deck`` and ``selection`` are the defaults."""

    deck: str
    selection: Selection
    has_mountains: bool
    has_terraforming: bool
    has_goals: bool
    has_towns_by_side: bool
    has_scoring_cards: bool
    score: ScoreMap
    areas: AreasOfMap
    gains: GainsOfMap
