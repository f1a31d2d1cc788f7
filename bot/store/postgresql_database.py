"""A database on a PostgreSQL server, used through a connection pool.

No message includes the server's address or a login, because others may read the logs.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from typing import Any, Self

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor, AsyncRawServerCursor, Connection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool
from pydantic import SecretStr

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
from bot.store.migrations import migrate_server, remove_tables, require_present_shape

# Their log lines name the server.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)

#: Seconds to wait for a connection while the server is down.
PATIENCE = 10.0

#: The minimum and maximum number of connections per process.
CONNECTIONS = (1, 8)

#: Connection defaults. As in SQLite, a change fails after waiting 5 s for another one. A server that has gone
#: silently is detected after 10 s.
DEFAULTS = {
    "application_name": "hokkaido-bot",
    "connect_timeout": "5",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "30",
    "options": "-c lock_timeout=5s -c statement_timeout=30s -c idle_in_transaction_session_timeout=60s",
}

#: Seconds without an answer after which an operation is given up, even if something between this process and
#: the server keeps the connection open. Longer than the server works on a statement.
LONGEST = 35.0

#: Makes a transaction read from one snapshot.
SNAPSHOT = b"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"

#: Permanent errors as ``reason`` returns them: login errors of the server, for which the driver has no code,
#: and libpq's errors about the address. If they are not in English, they count as temporary.
REFUSED = re.compile(
    r"(password|Peer|Ident|certificate) authentication failed|no password supplied"
    r"|(role|database) … does not exist|role … is not permitted to log in"
    r"|pg_hba\.conf rejects|no pg_hba\.conf entry|^invalid |^bad value "
)


class _Transaction:
    """``Transaction`` on one connection."""

    def __init__(self, connection: AsyncConnection[Any], limit: asyncio.Timeout) -> None:
        self.connection = connection
        #: Ends the operation if the server does not answer.
        self.limit = limit

    async def execute(self, sql: str, *values: object) -> list[Row]:
        cursor = await self.connection.execute(_numbered(sql), values)
        self._continue()
        return [] if cursor.description is None else await cursor.fetchall()

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        async with self.connection.cursor() as cursor:
            await cursor.executemany(_numbered(sql), rows)
        self._continue()

    async def lock(self, owner_id: int) -> None:
        await self.execute("SELECT pg_advisory_xact_lock(?1)", owner_id)

    def _continue(self) -> None:
        self.limit.reschedule(asyncio.get_running_loop().time() + LONGEST)


class PostgresqlDatabase:
    """A ``Database`` on a server; ``open`` it and ``close`` it."""

    def __init__(self, pool: AsyncConnectionPool[AsyncConnection[Any]]) -> None:
        """Use ``open`` instead."""
        self._pool = pool

    @classmethod
    async def open(cls, address: SecretStr, *, unchanged: bool = False) -> Self:
        """Connect to the database, after running pending migrations unless ``unchanged``.

        Raises:
            StoreError: it cannot be used now; ``UnusableError`` if the problem is permanent.
        """
        await asyncio.to_thread(prepare, address, unchanged=unchanged)
        least, most = CONNECTIONS
        pool = AsyncConnectionPool(
            connection_string(address),
            connection_class=AsyncConnection[Any],
            kwargs={"autocommit": True, "cursor_factory": AsyncRawCursor},
            # Replaces connections that were lost since their last use.
            check=AsyncConnectionPool.check_connection,
            min_size=least,
            max_size=most,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,
            open=False,
        )
        await pool.open()
        return cls(pool)

    async def read(self, sql: str, *values: object) -> list[Row]:
        """Run a query and return its rows."""
        async with self._operation() as operation:
            return await operation.execute(sql, *values)

    async def read_at_once(self, queries: Sequence[Query]) -> list[list[Row]]:
        """Run the queries in one snapshot and return the rows of each."""
        async with self._snapshot() as snapshot:
            return [await snapshot.execute(sql, *values) for sql, values in queries]

    async def pages(self, queries: Sequence[str]) -> AsyncGenerator[tuple[int, list[Row]], None]:
        """Yield all rows of the queries from one snapshot, in pages."""
        async with self._snapshot() as snapshot:
            snapshot.limit.reschedule(None)  # the caller may take long over each page
            for number, sql in enumerate(queries):
                async with AsyncRawServerCursor(snapshot.connection, "pages") as cursor:
                    await cursor.execute(_numbered(sql))
                    while page := await cursor.fetchmany(PAGE):
                        yield number, page

    async def change(self, work: Work[Result]) -> Result:
        """Run ``work`` in one transaction; the server has stored it when this returns."""
        async with self._operation() as operation, operation.connection.transaction():
            return await work(operation)

    async def erase_deleted(self) -> None:
        """Do nothing: the server overwrites deleted data in its own time, and its owner manages archives."""

    async def close(self) -> None:
        """Finish pending writes and close all connections."""
        await self._pool.close()

    @asynccontextmanager
    async def _operation(self) -> AsyncIterator[_Transaction]:
        with _readable_errors():
            async with asyncio.timeout(LONGEST) as limit, self._pool.connection() as connection:
                yield _Transaction(connection, limit)

    @asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[_Transaction]:
        async with self._operation() as operation, operation.connection.transaction():
            await operation.connection.execute(SNAPSHOT)
            yield operation


@contextmanager
def _readable_errors() -> Iterator[None]:
    try:
        yield
    except psycopg.IntegrityError as error:
        broken = error.diag.constraint_name or error.diag.message_primary or type(error).__name__
        raise BrokenConstraintError(broken) from None
    except psycopg.Error as error:
        raise failure(error) from None
    except TimeoutError:
        raise failure(psycopg.OperationalError()) from None


def failure(error: psycopg.Error) -> StoreError:
    """Return the ``StoreError`` for a server error."""
    return StoreError(f"The PostgreSQL database cannot be used: {reason(error)}")


def reason(error: psycopg.Error) -> str:
    """Return the error in one line without server or user names."""
    found = error.diag.message_primary
    if found is None:
        # The text before the last of these words names the server.
        match = re.match(r"(?s).*(?:FATAL|failed|Error|address): +([^\n]*)", str(error))
        # Or the address is invalid and no server was contacted.
        match = match or re.search(r"(invalid [\w ]+|bad value for \w+)", str(error))
        found = match[1] if match else "the server does not answer"
    return re.sub(r"\"[^\"]*\"|'[^']*'|\(?\d+\.\d+\.\d+\.\d+\)?", "…", " ".join(found.split()))


def prepare(address: SecretStr, *, unchanged: bool = False) -> None:
    """Run pending migrations; with ``unchanged``, only check that the database has the current version.

    Raises:
        StoreError: it cannot be used now; ``UnusableError`` if the problem is permanent.
    """
    _run(address, require_present_shape if unchanged else migrate_server)


def remove(address: SecretStr) -> None:
    """Drop the bot's tables.

    Raises:
        StoreError: they cannot be dropped now; ``UnusableError`` if the problem is permanent.
    """
    _run(address, remove_tables)


def _run(address: SecretStr, work: Callable[[Connection[TupleRow]], None]) -> None:
    """Run this on a connection of its own."""
    try:
        with psycopg.connect(connection_string(address), autocommit=True) as connection:
            work(connection)
    except psycopg.Error as error:
        refused = REFUSED.search(reason(error)) or not isinstance(error, psycopg.OperationalError)
        raise (UnusableError if refused else StoreError)(str(failure(error))) from None
    except StoreError as error:
        raise UnusableError(f"The PostgreSQL database cannot be used: {error}") from None


@lru_cache(maxsize=256)
def _numbered(sql: str) -> bytes:
    """Return a statement with PostgreSQL's parameters: ``$1`` for ``?1``."""
    return re.sub(r"\?(\d)", r"$\1", sql).encode()


def connection_string(address: SecretStr) -> str:
    """Return libpq's connection string, with defaults for what the address does not set.

    Raises:
        StoreError: the address is invalid.
    """
    try:
        given = conninfo_to_dict(address.get_secret_value())
    except psycopg.Error:
        raise StoreError(
            "its address must look like postgresql://USER:PASSWORD@HOST/DATABASE, with only "
            "parameters after a ? that libpq supports"
        ) from None
    if not all(port.isdecimal() for port in str(given.get("port", "")).split(",") if port):
        raise StoreError("invalid port number")  # libpq's message for one that is too large
    return make_conninfo("", **{**DEFAULTS, **{name: str(value) for name, value in given.items()}})
