"""The stored history of a game: its start, every action and undo, and its result.

Entries are only ever added. The state of a game is never stored; it is replayed from the history.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, datetime

from bot.tables.table import Table
from engine.actions import Action
from engine.decks import Deck
from engine.game import Game
from engine.options import GameOptions
from engine.setup import Setup


@dataclass(frozen=True, slots=True)
class GameStart:
    """The start of a game: enough to replay it without shuffling.

    ``options`` include the edition of the rulings, so that a game ends under those it began with. ``seed`` is
    secret until the game is over.
    """

    seed: str = field(repr=False)
    options: GameOptions
    deck: Deck
    setup: Setup
    begun_at: datetime

    def game(self) -> Game:
        """The game before the first action."""
        return Game.start(self.options, self.deck, self.setup)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a game's history: an ``action``, or the undoing of the action of the entry ``undoes``.

    ``number`` counts from 0. ``user_id`` is None for a computer seat.
    """

    number: int
    seat: int
    user_id: int | None
    accepted_at: datetime
    action: Action | None = None
    undoes: int | None = None


def standing(entries: Iterable[Entry]) -> tuple[tuple[Entry, Action], ...]:
    """The entries whose actions were not undone, in order."""
    entries = tuple(entries)
    undone = {entry.undoes for entry in entries}
    return tuple(
        (entry, entry.action) for entry in entries if entry.action is not None and entry.number not in undone
    )


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat; ``rank`` counts from 1, and seats that tie have the same rank.

    A seat that its person left permanently has neither person nor computer player, so that the game still
    counts for the others as a game between people; if the person keeps the result, the seat has their id.
    """

    user_id: int | None
    name: str
    computer: str | None
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game, seat by seat, for leaderboards; ``rules`` is the name of the game.

    ``channel_id`` is the table's channel. A game that was played ``alone`` counts separately from all others;
    ``day`` is the day of a map of the day.
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
    """A person's score on the map of a day, and its table; ``mark`` as in ``Standing``."""

    user_id: int
    name: str
    total: int
    mark: str = ""
    table_id: str = ""


def result_of(table: Table, game: Game, now: datetime) -> GameResult:
    """The result of a table's game that has just ended; seats that tie share a rank (rules.md 8.4)."""
    result = game.result()
    seats = tuple(
        _seat_result(table, number, score.total, place)
        for number, (score, place) in enumerate(zip(result.scores, result.places, strict=True))
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


def _seat_result(table: Table, number: int, total: int, rank: int) -> SeatResult:
    seat, keeper = table.seats[number], table.keeper_of(number)
    if keeper is not None:
        return SeatResult(keeper.id, keeper.name, None, total, rank)
    computer = None if number in table.changed_hands else seat.computer
    return SeatResult(seat.user_id, seat.name, computer, total, rank)
