"""How a game has ended, as servers keep it for their leaderboards."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from bot.tables.table import Table
from engine.game import Game


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat has ended a game; ``rank`` counts from 1, and those who tie have the same.

    A seat that its person has left for good has neither person nor computer player: the game still counts
    for the others, as one among people.
    """

    user_id: int | None
    name: str
    computer: str | None
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game has ended, seat by seat; ``rules`` is the name of the game.

    ``channel_id`` is where its table stood. A game that somebody has played ``alone`` counts apart from all
    others; ``day`` is that of the map of the day, if it was one.
    """

    table_id: str
    guild_id: int
    channel_id: int
    rules: str
    finished_at: datetime
    seats: tuple[SeatResult, ...]
    alone: bool = False
    day: date | None = None


@dataclass(frozen=True, slots=True)
class ScoreOfDay:
    """What somebody has reached on the map of a day; nobody's id if that person was forgotten."""

    user_id: int | None
    name: str
    total: int


def result_of(table: Table, game: Game, now: datetime) -> GameResult:
    """How the game of a table has ended just now; those who tie share a rank (rules.md 8.4)."""
    result = game.result()
    seats = tuple(
        SeatResult(
            seat.user_id,
            seat.name,
            None if number in table.given_up else seat.computer,
            score.total,
            place,
        )
        for number, (seat, score, place) in enumerate(
            zip(table.seats, result.scores, result.places, strict=True)
        )
    )
    options = table.options
    return GameResult(
        table.id,
        table.guild_id,
        table.channel_id,
        options.rules.value,
        now,
        seats,
        alone=options.alone,
        day=options.day,
    )
