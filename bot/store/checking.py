"""Looks through a whole database: whether every game can be played again, and ends as it is kept."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from bot.store import queries
from bot.store.database import Database
from bot.store.records import StoredTable
from bot.store.rows import notice
from bot.store.store import Store
from bot.tables.game_history import Entry, GameStart
from bot.tables.table import Stage
from engine.actions import Action
from engine.errors import GameError
from engine.game import Game

_TABLES = "SELECT id FROM tables ORDER BY opened_at, rowid"
_RESULTS = "SELECT table_id, total, rank FROM result_seats ORDER BY table_id, seat"


@dataclass(frozen=True, slots=True)
class Findings:
    """How much there is, and a line for every table with which something is wrong."""

    tables: int
    games: int
    moves: int
    problems: tuple[str, ...]


async def check(database: Database) -> Findings:
    """Play every game again, and read what else has happened at each table.

    Raises:
        StoreError: the database cannot be read.
    """
    store = Store(database)
    ends: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for table_id, total, rank in await database.read(_RESULTS):
        ends[table_id].append((total, rank))
    table_ids = [str(table_id) for (table_id,) in await database.read(_TABLES)]
    games = moves = 0
    problems = []
    for table_id in table_ids:
        try:
            for row in await database.read(queries.NOTICES, table_id, -1):
                notice(row)
            stored = await store.load(table_id)
            if stored is not None and stored.start is not None:
                games += 1
                moves += len(stored.standing)
                game = play_again(stored.start, stored.standing)
                _require_end(stored, game, ends.get(table_id))
        except (GameError, ValueError) as error:
            said = error.key if isinstance(error, GameError) else str(error).partition("\n")[0]
            problems.append(f"table {table_id}: {type(error).__name__}: {said}")
    return Findings(len(table_ids), games, moves, tuple(problems))


def play_again(start: GameStart, standing: Iterable[tuple[Entry, Action]]) -> Game:
    """The game that these actions lead to.

    Raises:
        GameError, ValueError: they lead nowhere.
    """
    game = start.game()
    for _, action in standing:
        game, _ = game.apply(action)
    return game


def _require_end(stored: StoredTable, game: Game, end: list[tuple[int, int]] | None) -> None:
    """Raises ValueError unless the game ends as stored."""
    if stored.table.stage is Stage.FINISHED and not game.is_over:
        raise ValueError("it is not over when all its moves are played")
    if end is not None:
        result = game.result()
        found = [(score.total, place) for score, place in zip(result.scores, result.places, strict=True)]
        if found != end:
            raise ValueError("it ends with other points than those that are kept")
