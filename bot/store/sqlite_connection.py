"""A connection to an SQLite file, and the thread in which everything with it is done.

To go to the thread and back takes longer than most statements, so a whole transaction goes there at once.
"""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Self, TypeVar, TypeVarTuple

from bot.store.database import PAGE, BrokenConstraintError, Row, StoreError, UnreachableError
from engine.errors import in_words

#: How long a write waits for another process that is writing, in milliseconds.
BUSY_TIMEOUT = 5_000

#: Seconds until it is tried again to use settings that SQLite does not wait for by itself.
BREATH = 0.02

#: WAL lets readers read while a writer writes; FULL keeps an accepted action through a power cut.
SETTINGS = (
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # Deleted content is overwritten, so that nothing of a forgotten person can be read in the file.
    "PRAGMA secure_delete = ON",
)

#: What whoever hosts the bot can do about errors of SQLite, by their primary codes.
_HINTS = {
    **dict.fromkeys(
        (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY),
        "whoever runs this must be able to write to the file and its folder",
    ),
    sqlite3.SQLITE_IOERR: "the disk may be full",
}

#: How SQLite fails. What it says of a damaged file may have letters that are none.
FAILURES = (sqlite3.Error, UnicodeDecodeError)

#: Errors of SQLite that may be over in a moment.
_PASSING = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR})

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")


class _Transaction:
    """``Transaction`` in the thread of its connection, where nothing ever waits.

    No cursor leaves the thread. One that another thread lets go of last could reset a statement which the
    next cursor is just running.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def read(self, sql: str, *values: object) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    async def write(self, sql: str, *values: object) -> int:
        return self._connection.execute(sql, values).rowcount

    async def write_many(self, sql: str, rows: Iterable[Row]) -> None:
        self._connection.executemany(sql, rows)


class _SlowTransaction:
    """``Transaction`` that leaves room to wait for something else between its statements."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._statements = _Transaction(connection.sqlite)

    async def read(self, sql: str, *values: object) -> list[Row]:
        return await self._connection.in_thread(_at_once, partial(self._statements.read, sql, *values))

    async def write(self, sql: str, *values: object) -> int:
        return await self._connection.in_thread(_at_once, partial(self._statements.write, sql, *values))

    async def write_many(self, sql: str, rows: Iterable[Row]) -> None:
        await self._connection.in_thread(_at_once, partial(self._statements.write_many, sql, rows))

    async def pages(self, sql: str) -> AsyncGenerator[list[Row], None]:
        """The rows that a query finds, some at a time."""
        cursor = await self._connection.in_thread(self._connection.sqlite.execute, sql)
        try:
            while page := await self._connection.in_thread(cursor.fetchmany, PAGE):
                yield page
        finally:
            await self._connection.in_thread(cursor.close)


class Connection:
    """One connection; callers who want it during a transaction wait."""

    def __init__(
        self, path: Path, begin: str, thread: ThreadPoolExecutor, sqlite: sqlite3.Connection
    ) -> None:
        """Use ``open`` instead."""
        self.sqlite = sqlite
        self._path = path
        self._begin = begin
        self._thread = thread
        self._lock = asyncio.Lock()
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path, begin: str) -> Self:
        """Connect to a prepared database file.

        Use ``begin`` to begin transactions: ``BEGIN IMMEDIATE`` to write, ``BEGIN`` to read.

        Raises:
            StoreError: it cannot be opened.
        """
        thread = ThreadPoolExecutor(1, "sqlite")
        try:
            with _readable_errors(path):
                sqlite = await asyncio.get_running_loop().run_in_executor(thread, _connected, path)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(path, begin, thread, sqlite)

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows of a single query, as they are at this moment.

        Raises:
            StoreError: SQLite fails (the disk is full, the file is locked for long ...).
        """
        async with self._lock:
            with _readable_errors(self._path):
                return await self.in_thread(self._read, sql, values)

    async def do(self, work: Callable[[_Transaction], Awaitable[_Result]]) -> _Result:
        """Do the work in one transaction; it is on the disk when this returns.

        The work waits for nothing but its statements. If the caller is cancelled, it is still done.

        Raises:
            StoreError: as ``read`` does.
            BrokenConstraintError: a constraint is broken.
        """
        async with self._lock:
            with _readable_errors(self._path):
                return await self.in_thread(self._do, work)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[_SlowTransaction]:
        """Everything inside happens or nothing does; it is on the disk when the block has ended.

        Raises:
            StoreError: as ``do`` does.
        """
        async with self._lock:
            with _readable_errors(self._path):
                try:
                    await self.in_thread(self._read, self._begin)
                    yield _SlowTransaction(self)
                    await self.in_thread(self._read, "COMMIT")
                except BaseException:
                    await self.in_thread(self._roll_back)
                    raise

    async def close(self) -> None:
        """Wait for the transaction under way and close, unless that is done."""
        async with self._lock:
            if not self._is_closed:
                self._is_closed = True
                await self.in_thread(self.sqlite.close)
                self._thread.shutdown(wait=False)

    async def in_thread(self, function: Callable[[*_Arguments], _Result], *arguments: *_Arguments) -> _Result:
        """Call something in the thread of the connection."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, function, *arguments)

    # In the thread

    def _read(self, sql: str, values: Row = ()) -> list[Row]:
        return self.sqlite.execute(sql, values).fetchall()

    def _do(self, work: Callable[[_Transaction], Awaitable[_Result]]) -> _Result:
        try:
            self.sqlite.execute(self._begin)
            result = _at_once(partial(work, _Transaction(self.sqlite)))
            self.sqlite.execute("COMMIT")
        except BaseException:
            self._roll_back()
            raise
        return result

    def _roll_back(self) -> None:
        # There is no transaction when beginning it has failed, or when it was cancelled in its commit.
        with suppress(sqlite3.OperationalError):
            self.sqlite.execute("ROLLBACK")


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        use_settings(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def use_settings(connection: sqlite3.Connection) -> None:
    """Have a connection work as all do.

    Raises:
        sqlite3.Error: the file is no database, or is locked for longer than ``BUSY_TIMEOUT``.
    """
    until = time.monotonic() + BUSY_TIMEOUT / 1000
    for setting in SETTINGS:
        # Some return a row; one that is not taken would be in the way of the first commit.
        while not _is_used(connection, setting, until):
            time.sleep(BREATH)


def _is_used(connection: sqlite3.Connection, setting: str, until: float) -> bool:
    """Try to use a setting; False if the file is locked, and there is time to try again.

    SQLite does not wait by itself while several processes turn a new file to a write-ahead log.
    """
    try:
        connection.execute(setting).fetchall()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
            raise
        return False
    return True


def _at_once(work: Callable[[], Awaitable[_Result]]) -> _Result:
    """Do something that is written as if it waited, but never has to.

    Raises:
        RuntimeError: it does wait.
    """
    steps = work().__await__()
    try:
        next(steps)
    except StopIteration as done:
        result: _Result = done.value
        return result
    raise RuntimeError("a change waits for something else than its statements")


@contextmanager
def _readable_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise BrokenConstraintError(str(error)) from error
    except FAILURES as error:
        # The disk is full, another program holds the file ...: that may be over in a moment.
        kind = UnreachableError if isinstance(error, sqlite3.OperationalError) else StoreError
        raise kind(f"The database {path} cannot be used: {why(error)}") from error


def why(error: Exception) -> str:
    """What went wrong with a file, and what can be done about it."""
    if isinstance(error, UnicodeDecodeError):
        return "it is damaged"
    hint = _HINTS.get(_code(error))
    return f"{in_words(error)} ({hint})" if hint else in_words(error)


def passes(error: Exception) -> bool:
    """Whether a file that could not be used now may be usable later."""
    return _code(error) in _PASSING or (isinstance(error, OSError) and error.errno == errno.ENOSPC)


def _code(error: Exception) -> int:
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF
