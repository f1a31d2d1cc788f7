"""A database in an SQLite file (WAL), with one connection for writing and one for reading."""

from __future__ import annotations

import asyncio
import errno
import logging
import math
import sqlite3
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Self

import aiosqlite

from bot.folders import make_private
from bot.store.database import (
    PAGE,
    BrokenConstraintError,
    Query,
    Result,
    Row,
    StoreError,
    UnusableError,
    Work,
)
from bot.store.migrations import migrate_file
from engine.errors import in_words

log = logging.getLogger(__name__)

#: The oldest SQLite version with strict tables.
OLDEST_SQLITE = (3, 37, 0)

#: Milliseconds that a write waits for another process's write.
BUSY_TIMEOUT = 5_000

#: Allows reads during a write; the file keeps this setting, so it must be this program's own.
USE_WAL = "PRAGMA journal_mode = WAL"

#: FULL keeps accepted actions through a power cut.
SETTINGS = (
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT}",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # Overwrites deleted content, so that deleted personal data cannot be read in the file.
    "PRAGMA secure_delete = ON",
)

#: How often the log gets a new number, in seconds.
LOG_NUMBERED_EVERY = 60.0

#: The log's present and previous number. SQLite writes the log before the file, so the present number in the
#: file is one of the two in the log, unless someone has replaced the file.
NUMBER_LOG = "UPDATE log_numbers SET previous = present, present = random()"
LOG_NUMBERS = "SELECT present, previous FROM log_numbers"

#: The header bytes for the journal mode, and their value without a write-ahead log, as in backups
#: (https://sqlite.org/fileformat2.html#the_database_header).
KIND_OF_JOURNAL = slice(18, 20)
WITHOUT_LOG = b"\x01\x01"
LENGTH_OF_HEADER = 100

#: Suffixes of SQLite's own files next to a database.
LOGS = ("wal", "shm", "journal")

#: Hints for the bot's owner by SQLite's primary error code.
_HINTS = {
    sqlite3.SQLITE_CANTOPEN: "the user who runs this must be able to write to the file and its folder",
    sqlite3.SQLITE_READONLY: "the user who runs this must be able to write to the file and its folder",
    sqlite3.SQLITE_IOERR: "the disk may be full",
}

#: SQLite's errors. Its message about a damaged file may not be valid UTF-8.
FAILURES = (sqlite3.Error, UnicodeDecodeError)

#: Errors that may be temporary.
_PASSING = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR})


class _Transaction:
    """``Transaction`` on one connection.

    No cursor leaves the connection's thread, because freeing it elsewhere may reset a running statement.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def execute(self, sql: str, *values: object) -> list[Row]:
        return [*await self._connection.execute_fetchall(sql, values)]

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        values = [*rows]
        if len(values) > 1:
            async with self._connection.executemany(sql, values):
                pass
        elif values:  # half the passes to the connection's thread
            await self.execute(sql, *values[0])

    async def lock(self, owner_id: int) -> None:
        """Do nothing: only one change runs at a time."""


class SqliteDatabase:
    """A ``Database`` in a file; ``open`` it and ``close`` it."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        """Use ``open`` instead."""
        self._path = path
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._numbered_at = -math.inf

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database file, after creating it or running pending migrations.

        Raises:
            StoreError: it cannot be used now; ``UnusableError`` if the problem is permanent.
        """
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise UnusableError(
                f"This Python has SQLite {sqlite3.sqlite_version}, but 3.37 or later is required"
            )
        try:
            await asyncio.to_thread(_make_file, path)
            writer = await _connect(path)
            try:
                await migrate_file(writer)
                await writer.execute_fetchall(USE_WAL)
                reader = await _connect(path)
            except BaseException:
                await writer.close()  # otherwise its thread keeps the process running
                raise
        except (OSError, *FAILURES, StoreError) as error:
            raise failure(path, "used", error) from error
        return cls(path, writer, reader)

    async def read(self, sql: str, *values: object) -> list[Row]:
        """Run a query and return its rows."""
        async with self._reading:
            with self._readable_errors():
                return await _Transaction(self._reader).execute(sql, *values)

    async def read_at_once(self, queries: Sequence[Query]) -> list[list[Row]]:
        """Run the queries in one snapshot and return the rows of each."""
        async with self._reading, self._transaction(self._reader, "BEGIN") as transaction:
            return [await transaction.execute(sql, *values) for sql, values in queries]

    async def pages(self, queries: Sequence[str]) -> AsyncGenerator[tuple[int, list[Row]], None]:
        """Yield all rows of the queries from one snapshot, in pages."""
        async with self._reading, self._transaction(self._reader, "BEGIN"):
            for number, sql in enumerate(queries):
                async with self._reader.execute(sql) as cursor:
                    while page := await cursor.fetchmany(PAGE):
                        yield number, [*page]

    async def change(self, work: Work[Result]) -> Result:
        """Run ``work`` in one transaction; it is on the disk when this returns."""
        async with self._writing:
            if time.monotonic() - self._numbered_at >= LOG_NUMBERED_EVERY:
                await self._number_log()
            async with self._transaction(self._writer, "BEGIN IMMEDIATE") as transaction:
                return await work(transaction)

    async def erase_deleted(self) -> None:
        """Move the whole write-ahead log into the file and truncate the log."""
        async with self._writing:
            with self._readable_errors():
                found = await _Transaction(self._writer).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if found[0][0]:
            log.warning(
                "another program is reading the database: deleted data remains in the write-ahead log for now"
            )

    async def close(self) -> None:
        """Finish pending reads and writes, and close the file."""
        async with self._reading:
            await self._reader.close()
        async with self._writing:
            await self._writer.close()

    async def _number_log(self) -> None:
        """Give the log a new number if the file contains the present one; see ``require_own_log``."""
        with self._readable_errors():
            execute = _Transaction(self._writer).execute
            ((_, written, moved),) = await execute("PRAGMA wal_checkpoint(PASSIVE)")
            if written == moved:
                await execute(NUMBER_LOG)
                self._numbered_at = time.monotonic()

    @asynccontextmanager
    async def _transaction(self, connection: aiosqlite.Connection, begin: str) -> AsyncIterator[_Transaction]:
        transaction = _Transaction(connection)
        with self._readable_errors():
            try:
                await transaction.execute(begin)
                yield transaction
                await transaction.execute("COMMIT")
            except BaseException:
                # There is no transaction if BEGIN failed, or if COMMIT was cancelled.
                with suppress(sqlite3.OperationalError):
                    await transaction.execute("ROLLBACK")
                raise

    @contextmanager
    def _readable_errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.IntegrityError as error:
            raise BrokenConstraintError(str(error)) from error
        except FAILURES as error:
            raise StoreError(f"The database {self._path} cannot be used: {why(error)}") from error


def beside(database: Path, part: str) -> Path:
    """Return the path of the file with this suffix next to a database."""
    return database.with_name(f"{database.name}-{part}")


def _make_file(path: Path) -> None:
    if path.is_dir():
        raise StoreError("it is a folder")
    make_private(path.parent)
    if not path.exists():
        # Hands and seeds are secret, so only the current user may read the file.
        path.touch(mode=0o600)
    with path.open("r+b"):
        pass  # checked here because aiosqlite's thread may print a traceback
    require_own_log(path)


def require_own_log(path: Path) -> None:
    """Check that the write-ahead log next to a file does not belong to a previous database.

    SQLite would apply such a log to the file, even if the file's header rules out a log.

    Raises:
        StoreError: it does.
    """
    log_file = beside(path, "wal")
    with path.open("rb") as file:
        has_none = file.read(LENGTH_OF_HEADER)[KIND_OF_JOURNAL] == WITHOUT_LOG
    if log_file.exists() and log_file.stat().st_size and (has_none or not _has_own_log(path)):
        raise StoreError(
            f"{log_file} belongs to an earlier database: delete it and "
            f'{path.name}-shm, or restore the backup with "hokkaido restore FILE"'
        )


def _has_own_log(path: Path) -> bool:
    """Whether the number of the log that the file contains is one of the two that the log contains."""
    try:
        in_file, in_log = (_log_numbers(path, how) for how in ("immutable=1", "mode=ro"))
    except (*FAILURES, ValueError):
        return True  # another program's or a damaged database, which is reported when it is opened
    return in_file[0] in in_log


def _log_numbers(path: Path, how: str) -> tuple[int, int]:
    """The numbers in a file as SQLite reads it; it ignores the log of an immutable file."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)) as connection:
        ((present, previous),) = connection.execute(LOG_NUMBERS)
        return present, previous


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        for setting in SETTINGS:
            await connection.execute_fetchall(setting)
    except BaseException:
        await connection.close()
        raise
    return connection


def failure(path: Path, what: str, error: Exception) -> StoreError:
    """Return the error for a file that cannot be used or read; ``UnusableError`` if it is permanent."""
    kind = StoreError if passes(error) else UnusableError
    return kind(f"The database {path} cannot be {what}: {why(error)}")


def why(error: Exception) -> str:
    """Return what went wrong with a file, with a hint for the bot's owner."""
    if isinstance(error, UnicodeDecodeError):
        return "it is damaged"
    hint = _HINTS.get(_code(error))
    return f"{in_words(error)} ({hint})" if hint else in_words(error)


def passes(error: Exception) -> bool:
    """Return whether an error may be temporary."""
    return _code(error) in _PASSING or (isinstance(error, OSError) and error.errno == errno.ENOSPC)


def _code(error: Exception) -> int:
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF
