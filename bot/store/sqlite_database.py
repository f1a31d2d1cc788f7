"""A database in an SQLite file (WAL): one connection that writes, one that reads.

With two connections a reader never sees what is not committed yet, and waits for nobody.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Iterator, Sequence
from contextlib import aclosing, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Self

import aiosqlite

from bot.store.database import PAGE, BrokenConstraintError, Query, Row, Work
from bot.store.errors import StoreError, UnreachableError
from bot.store.migrations import migrate

log = logging.getLogger(__name__)

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


class SqliteTransaction:
    """``Transaction`` on one connection."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows that a query finds."""
        return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]

    async def pages(self, sql: str) -> AsyncGenerator[list[Row], None]:
        """The rows that a query finds, some at a time."""
        async with self._connection.execute(sql) as cursor:
            while page := await cursor.fetchmany(PAGE):
                yield [tuple(row) for row in page]

    async def write(self, sql: str, *values: object) -> int:
        """Run one statement; how many rows it has written.

        Its cursor is closed by the thread it ran in. One that is only let go of is cleaned up by whichever
        thread drops it last, and that can reset a statement which the next cursor is just running.
        """
        async with self._connection.execute(sql, values) as cursor:
            return cursor.rowcount

    async def write_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run one statement for each of the rows; its cursor is closed as in ``write``."""
        async with self._connection.executemany(sql, rows):
            pass


class Connection:
    """One connection; callers who want it during a transaction wait."""

    def __init__(self, connection: aiosqlite.Connection, path: Path, begin: str) -> None:
        """Use ``begin`` to begin transactions: ``BEGIN IMMEDIATE`` to write, ``BEGIN`` to read."""
        self._connection = connection
        self._statements = SqliteTransaction(connection)
        self._path = path
        self._begin = begin
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[SqliteTransaction]:
        """Everything inside happens or nothing does; it is on the disk when the block has ended.

        Raises:
            StoreError: SQLite fails (the disk is full, the file is locked for long ...).
            BrokenConstraintError: a constraint is broken.
        """
        async with self._lock:
            with self._readable_errors():
                try:
                    await self._statements.write(self._begin)
                    yield self._statements
                    await self._statements.write("COMMIT")
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
                return await self._statements.read(sql, *values)

    async def close(self) -> None:
        """Wait for the transaction under way and close."""
        async with self._lock:
            await self._connection.close()

    @contextmanager
    def _readable_errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.IntegrityError as error:
            raise BrokenConstraintError(str(error)) from error
        except sqlite3.Error as error:
            # The disk is full, another program holds the file ...: that may be over in a moment.
            kind = UnreachableError if isinstance(error, sqlite3.OperationalError) else StoreError
            raise kind(f"The database {self._path} cannot be used: {error}") from error

    async def _roll_back(self) -> None:
        # There is no transaction when beginning it has failed, or when it was cancelled in its commit.
        with suppress(sqlite3.OperationalError):
            await self._statements.write("ROLLBACK")


class SqliteDatabase:
    """``Database`` in a file; ``open`` it and ``close`` it."""

    def __init__(self, writer: Connection, reader: Connection) -> None:
        """Use ``open`` instead."""
        self.writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database file; it is made, or brought to the present shape, when need be.

        Raises:
            StoreError: it cannot be used; the message is one line.
        """
        await asyncio.to_thread(prepare, path)
        writer = await connect(path, to_write=True)
        try:
            return cls(writer, await connect(path, to_write=False))
        except BaseException:
            await writer.close()  # its thread would keep the process from ending
            raise

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows that a query finds at this moment."""
        return await self._reader.read(sql, *values)

    async def read_at_once(self, queries: Sequence[Query]) -> list[list[Row]]:
        """The rows that each of the queries finds, all as they were at one moment."""
        async with self._reader.transaction() as transaction:
            return [await transaction.read(sql, *values) for sql, values in queries]

    async def pages(self, queries: Sequence[str]) -> AsyncGenerator[tuple[int, list[Row]], None]:
        """All rows of the queries in turn, some at a time, as of one moment."""
        async with self._reader.transaction() as transaction:
            for number, sql in enumerate(queries):
                async with aclosing(transaction.pages(sql)) as pages:
                    async for page in pages:
                        yield number, page

    async def change(self, work: Work) -> None:
        """Do the work in one transaction; it is on the disk when this returns."""
        async with self.writer.transaction() as transaction:
            await work(transaction)

    async def erase_deleted(self) -> None:
        """Bring all of the write-ahead log into the file, and leave nothing in the log."""
        ((is_busy, *_),) = await self.writer.read("PRAGMA wal_checkpoint(TRUNCATE)")
        if is_busy:
            log.warning(
                "somebody is reading the database: its log keeps what was deleted until it is emptied"
            )

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        await self._reader.close()
        await self.writer.close()


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
