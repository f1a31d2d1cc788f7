"""The end of a game: scores, goals won and winners (rules.md 8)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.phases.tabletop import Tabletop
from engine.rules import GameRules
from engine.scoring import Score, ScoringCard, places_of


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game; ``scores`` and ``goals`` (ascending) have one entry per seat (rules.md 8.4)."""

    scores: tuple[Score, ...]
    goals: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1; seats that tie in points and deserts share a place (8.4)."""
        return places_of([score.rank for score in self.scores])

    def to_json(self) -> dict[str, object]:
        """The result in the form of records (docs/record.md)."""
        return {
            "scores": [score.to_json() for score in self.scores],
            "goals": [list(goals) for goals in self.goals],
            "winners": list(self.winners),
        }


def result_of(table: Tabletop, rules: GameRules, scoring_card: ScoringCard | None) -> Result:
    """The result for the current maps and goals of a table."""
    goals = tuple(table.goals_won(seat) for seat in range(table.players))
    scores = tuple(
        rules.score(player_map, len(won), scoring_card)
        for player_map, won in zip(table.maps, goals, strict=True)
    )
    best = max(score.rank for score in scores)
    return Result(scores, goals, tuple(seat for seat, score in enumerate(scores) if score.rank == best))
