"""Connections to an SQLite file: opened with the right settings, and used one transaction at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import aiosqlite

from bot.store.errors import StoreError
from bot.store.migrations import migrate
from bot.store.rows import Row

#: The oldest SQLite with strict tables.
OLDEST_SQLITE = (3, 37, 0)

#: How long a write waits for another process that is writing, in milliseconds.
BUSY_TIMEOUT = 5_000

#: WAL lets readers read while a writer writes; FULL keeps an accepted action through a power cut.
SETTINGS = (
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # Deleted content is overwritten, so that nothing of a forgotten person can be read in the file.
    "PRAGMA secure_delete = ON",
)


class Connection:
    """One connection; callers who want it during a transaction wait."""

    def __init__(self, connection: aiosqlite.Connection, path: Path, begin: str) -> None:
        """Use ``begin`` to begin transactions: ``BEGIN IMMEDIATE`` to write, ``BEGIN`` to read."""
        self._connection = connection
        self._path = path
        self._begin = begin
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Everything inside happens or nothing does; it is on the disk when the block has ended.

        Raises:
            StoreError: SQLite fails (the disk is full, the file is locked for long ...). Broken
                constraints pass as ``sqlite3.IntegrityError``.
        """
        async with self._lock:
            with self._readable_errors():
                try:
                    await write(self._connection, self._begin)
                    yield self._connection
                    await write(self._connection, "COMMIT")
                except BaseException:
                    await self._roll_back()
                    raise

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows of a single query, as they are at this moment.

        Raises:
            StoreError: as ``transaction`` does.
        """
        async with self._lock:
            with self._readable_errors():
                return await rows_of(self._connection, sql, *values)

    async def empty_log(self) -> bool:
        """Bring all of the write-ahead log into the file, and leave nothing in the log.

        False when that is not possible, because another process has been reading or writing for long.

        Raises:
            StoreError: as ``transaction`` does.
        """
        ((is_busy, *_),) = await self.read("PRAGMA wal_checkpoint(TRUNCATE)")
        return not is_busy

    async def close(self) -> None:
        """Wait for the transaction under way and close."""
        async with self._lock:
            await self._connection.close()

    @contextmanager
    def _readable_errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            raise StoreError(f"The database {self._path} cannot be used: {error}") from error

    async def _roll_back(self) -> None:
        # There is no transaction when beginning it has failed, or when it was cancelled in its commit.
        with suppress(sqlite3.OperationalError):
            await write(self._connection, "ROLLBACK")


def prepare(path: Path) -> None:
    """Make the database file ready: its folder, its settings, its shape.

    Raises:
        StoreError: it cannot be written, is no database of this program, or is too new.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreError(f"This Python comes with SQLite {sqlite3.sqlite_version}; 3.37 or later is needed")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            # Hands and seeds are secret: nobody else on the machine may read the file.
            path.touch(mode=0o600)
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            for setting in SETTINGS:
                connection.execute(setting).fetchall()
            migrate(connection)
        finally:
            connection.close()
    except (OSError, sqlite3.Error, StoreError) as error:
        raise StoreError(f"The database {path} cannot be used: {error}") from error


async def connect(path: Path, *, to_write: bool) -> Connection:
    """Open a prepared database file.

    Raises:
        StoreError: it cannot be opened.
    """
    try:
        connection = await aiosqlite.connect(path, isolation_level=None)
        try:
            for setting in SETTINGS:
                # Some return a row; one that is not taken would be in the way of the first commit.
                await connection.execute_fetchall(setting)
        except BaseException:
            await connection.close()  # its thread would keep the process from ending
            raise
    except sqlite3.Error as error:
        raise StoreError(f"The database {path} cannot be used: {error}") from error
    return Connection(connection, path, "BEGIN IMMEDIATE" if to_write else "BEGIN")


async def rows_of(connection: aiosqlite.Connection, sql: str, *values: object) -> list[Row]:
    """The rows that a query returns, inside a transaction or as one of its own."""
    return [tuple(row) for row in await connection.execute_fetchall(sql, values)]


async def write(connection: aiosqlite.Connection, sql: str, values: Sequence[object] = ()) -> int:
    """Run one statement inside a transaction; how many rows it changed.

    Its cursor is closed by the thread it ran in. One that is only let go of is cleaned up by whichever
    thread drops it last, and that can reset a statement which the next cursor is just running.
    """
    async with connection.execute(sql, values) as cursor:
        return cursor.rowcount


async def write_many(connection: aiosqlite.Connection, sql: str, rows: Iterable[Sequence[object]]) -> None:
    """Run one statement for each of the rows, inside a transaction; its cursor is closed as in ``write``."""
    async with connection.executemany(sql, rows):
        pass
