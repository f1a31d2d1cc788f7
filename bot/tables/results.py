"""How a game has ended, as servers keep it for their leaderboards."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.tables.table import Table
from engine.game import Game


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat has ended a game; ``rank`` counts from 1, and those who tie have the same."""

    user_id: int | None
    name: str
    computer: str | None
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game has ended, seat by seat; ``rules`` is the name of the game."""

    table_id: str
    guild_id: int
    rules: str
    finished_at: datetime
    seats: tuple[SeatResult, ...]


def result_of(table: Table, game: Game, now: datetime) -> GameResult:
    """How the game of a table has ended just now; those who tie share a rank (rules.md 8.4)."""
    result = game.result()
    seats = tuple(
        SeatResult(seat.user_id, seat.name, seat.computer, score.total, place)
        for seat, score, place in zip(table.seats, result.scores, result.places, strict=True)
    )
    return GameResult(table.id, table.guild_id, table.options.rules.value, now, seats)
