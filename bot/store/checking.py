"""Replays every stored game and compares the result; closes tables that cannot be read."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime

from bot.store import queries
from bot.store.database import Database, StoreError
from bot.store.rows import notice
from bot.store.store import Store
from bot.tables.game_moves import game_of
from bot.tables.table import Stage, Table
from engine.errors import GameError

_TABLES = "SELECT id FROM tables ORDER BY opened_at, rowid"
_RESULTS = "SELECT table_id, total, rank FROM result_seats ORDER BY table_id, seat"


@dataclass(frozen=True, slots=True)
class Findings:
    """The number of stored tables, games and moves, and a line for each problem found."""

    tables: int
    games: int
    moves: int
    problems: tuple[str, ...]


async def check(database: Database) -> Findings:
    """Replay every game and read every table's notices.

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
            for row in await database.read(queries.NOTICES, table_id):
                notice(row)
            stored = await store.load(table_id)
            if stored is not None and stored.start is not None:
                games += 1
                moves += len(stored.standing)
                _require_end(await stored.replayed(), ends.get(table_id))
        except (GameError, ValueError) as error:
            said = error.key if isinstance(error, GameError) else str(error).partition("\n")[0]
            problems.append(f"table {table_id}: {type(error).__name__}: {said}")
    return Findings(len(table_ids), games, moves, tuple(problems))


async def close_unreadable(database: Database, table_id: str, now: datetime) -> None:
    """Close an open table that cannot be read, which frees its channel. Nothing is deleted.

    Raises:
        StoreError: there is no such open table, or it can be read, so its players can end it.
    """
    store = Store(database)
    # A database may fail for other letters.
    if not table_id.isascii() or not await database.read(queries.IS_OPEN, table_id):
        raise StoreError(f"No open table {table_id[:20]!r}")
    try:
        stored = await store.load(table_id)
        if stored is not None:
            await stored.replayed()
    except (GameError, ValueError):
        await store.set_aside(table_id, now)
    else:
        raise StoreError(f"Table {table_id} can be read; end it in Discord with /table end")


def _require_end(table: Table, end: list[tuple[int, int]] | None) -> None:
    """Raise ValueError unless the game ends as stored."""
    game = game_of(table)
    if table.stage is Stage.FINISHED and not game.is_over:
        raise ValueError("the game is not over after its last move")
    if end is not None:
        result = game.result()
        found = [(score.total, place) for score, place in zip(result.scores, result.places, strict=True)]
        if found != end:
            raise ValueError("the points do not match the stored result")
