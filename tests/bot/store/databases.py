"""Direct access to a database for tests, bypassing the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from bot.store import Store
from bot.store.database import Row, Transaction
from bot.store.sqlite_database import SqliteDatabase


async def run(store: Store, sql: str, *values: object) -> None:
    """Run one statement in its own transaction."""
    await store.database.change(partial(_run, sql, values))


async def ask_writer(store: Store, pragma: str) -> list[Row]:
    """Read or set something about the connection that writes to an SQLite database."""
    assert isinstance(store.database, SqliteDatabase)
    return [*await store.database._writer.execute_fetchall(f"PRAGMA {pragma}")]


async def rows(store: Store, sql: str, *values: object) -> list[Row]:
    """The rows that a query finds."""
    return await store.database.read(sql, *values)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Lock a database, like another process in the middle of a long write."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def _run(sql: str, values: tuple[object, ...], transaction: Transaction) -> None:
    await transaction.execute(sql, *values)
