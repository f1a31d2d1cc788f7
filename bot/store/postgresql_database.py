"""A database on a PostgreSQL server: a pool of connections, and patience with what passes by itself.

What passes by itself is a connection that is lost, a server that is starting, stopping or giving over to
another, and two changes that got into each other's way. A query is asked again then; a change is begun
anew, but only when it is certain that the server has not stored it.

No message says where the server is or how to get in: those who read logs need not know.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, Self, cast

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor, AsyncRawServerCursor
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolClosed
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
from bot.store.migrations import migrate_server, require_present_shape

log = logging.getLogger(__name__)

#: Codes of what passes by itself, beside those of lost connections (class 08): a collision of two changes, a
#: deadlock, a server that stops, crashes or starts, and one that has become the copy of another.
PASSING = frozenset({"40001", "40P01", "57P01", "57P02", "57P03", "25006"})


def passes(error: psycopg.Error) -> bool:
    """Whether it may be over in a moment."""
    if error.sqlstate is None:
        lost = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        return lost and not isinstance(error, PoolClosed)
    return error.sqlstate in PASSING or error.sqlstate.startswith("08")


def failure(error: psycopg.Error) -> StoreError:
    """The error for callers that stands for an error of the server."""
    return StoreError(f"The PostgreSQL database cannot be used: {reason(error)}")


def reason(error: psycopg.Error) -> str:
    """What is wrong, in one line that names neither servers nor people."""
    said = error.diag.message_primary
    if said is None:
        # Before the last of these words stands which server it was.
        found = re.match(r"(?s).*(?:FATAL|failed|Error|address): +([^\n]*)", str(error))
        # Or no server was asked, for a word of the address is wrong.
        found = found or re.search(r"(invalid [\w ]+|bad value for \w+)", str(error))
        said = found[1] if found else "the server does not answer"
    return re.sub(r"\"[^\"]*\"|'[^']*'|\(?\d+\.\d+\.\d+\.\d+\)?", "…", " ".join(said.split()))


#: What a server says that lets the bot in under no circumstances, as ``reason`` gives it (classes 28 and 3D),
#: and what libpq says of a wrong word in the address. The driver keeps no codes of it; where a server says
#: it in another language than English, it may pass.
REFUSED = re.compile(
    r"(password|Peer|Ident|certificate) authentication failed|no password supplied"
    r"|(role|database) … does not exist|role … is not permitted to log in"
    r"|pg_hba\.conf rejects|no pg_hba\.conf entry|^invalid |^bad value "
)

# Their lines, and the representations of connections in them, name the server.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)

#: How many seconds what passes by itself may take before a caller is told that the database fails.
PATIENCE = 10.0

#: How many seconds to wait before trying again.
PAUSE = 0.1

#: How many connections a process has: those it always keeps, and the most.
CONNECTIONS = (1, 8)

#: What an address need not say. A change that another keeps waiting for 5 s fails as in SQLite; a server
#: that is silently gone is noticed after 10 s.
USUAL = {
    "application_name": "hokkaido-bot",
    "connect_timeout": "5",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "30",
    "options": "-c lock_timeout=5s -c statement_timeout=30s -c idle_in_transaction_session_timeout=60s",
}

#: Begins a change that leaves its mark, under a name that nothing else has.
BEGIN = "BEGIN; INSERT INTO changes (id) VALUES ('{change_id}')"

#: What takes the place of a change's mark. It waits for a change that is still under way, and one that is not
#: stored by then can never be.
TAKE_PLACE = "INSERT INTO changes (id) VALUES ($1) ON CONFLICT DO NOTHING"

#: After this many changes the process removes old marks; nobody asks for one after more than half a minute.
MARKS = 1000
REMOVE_MARKS = "DELETE FROM changes WHERE made < now() - interval '10 minutes'"

#: Begins to read everything as it is at that moment.
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class _Transaction:
    """``Transaction`` on one connection."""

    def __init__(self, connection: AsyncConnection[Any]) -> None:
        self._connection = connection

    async def execute(self, sql: str, *values: object) -> list[Row]:
        cursor = await self._connection.execute(_numbered(sql), values)
        return [] if cursor.description is None else await cursor.fetchall()

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        async with self._connection.cursor() as cursor:
            await cursor.executemany(_numbered(sql), rows)


class _OutcomeUnknownError(Exception):
    """The connection was lost while the server was asked to store this transaction, and what it returns."""

    def __init__(self, change_id: str, result: object) -> None:
        super().__init__(change_id)
        self.change_id = change_id
        self.result = result


class PostgresqlDatabase:
    """``Database`` on a server; ``open`` it and ``close`` it."""

    def __init__(self, pool: AsyncConnectionPool[AsyncConnection[Any]]) -> None:
        """Use ``open`` instead."""
        self._pool = pool
        self._begun = 0

    @classmethod
    async def open(cls, address: SecretStr, *, unchanged: bool = False) -> Self:
        """Connect to the database; it is brought to the present shape, unless it is to stay ``unchanged``.

        Raises:
            StoreError: it cannot be used; the message is one line.
        """
        await asyncio.to_thread(prepare, address, unchanged=unchanged)
        least, most = CONNECTIONS
        pool = AsyncConnectionPool(
            connection_string(address),
            connection_class=AsyncConnection[Any],
            kwargs={"autocommit": True, "cursor_factory": AsyncRawCursor},
            min_size=least,
            max_size=most,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,
            open=False,
        )
        await pool.open()
        return cls(pool)

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows that a query finds at this moment."""
        return await self._patiently(partial(_read, sql, values))

    async def read_at_once(self, queries: Sequence[Query]) -> list[list[Row]]:
        """The rows that each of the queries finds, all as they were at one moment."""
        return await self._patiently(partial(_read_at_once, queries))

    async def pages(self, queries: Sequence[str]) -> AsyncGenerator[tuple[int, list[Row]], None]:
        """All rows of the queries in turn, some at a time, as of one moment."""
        try:
            async with self._pool.connection() as connection:
                await connection.execute(SNAPSHOT)
                for number, sql in enumerate(queries):
                    async with AsyncRawServerCursor(connection, "pages") as cursor:
                        await cursor.execute(_numbered(sql))
                        while page := await cursor.fetchmany(PAGE):
                            yield number, page
                await connection.rollback()
        except psycopg.Error as error:
            raise failure(error) from None

    async def change(self, work: Work[Result]) -> Result:
        """Do the work in one transaction; the server has stored it when this returns."""
        give_up_at = time.monotonic() + PATIENCE
        if self._begun % MARKS == 0:
            await self._patiently(_remove_marks, give_up_at)
        self._begun += 1
        while True:
            try:
                return await self._patiently(partial(_change, work), give_up_at)
            except _OutcomeUnknownError as error:
                if await self._patiently(partial(_is_stored, error.change_id)):
                    return cast(Result, error.result)

    async def erase_deleted(self) -> None:
        """Nothing: a server overwrites in its own time, and whoever keeps it decides on its archives."""

    async def close(self) -> None:
        """Finish what is being written and let go of all connections."""
        await self._pool.close()

    async def _patiently(
        self, attempt: Callable[[AsyncConnection[Any]], Awaitable[Result]], give_up_at: float | None = None
    ) -> Result:
        """What an attempt on some connection gives; tried again while that may help, until ``PATIENCE`` ends.

        Raises:
            StoreError: as ``Database`` says.
        """
        give_up_at = give_up_at or time.monotonic() + PATIENCE
        is_told = False
        while True:
            try:
                async with self._pool.connection(max(PAUSE, give_up_at - time.monotonic())) as connection:
                    return await _attempt_on_the_first(attempt, connection)
            except psycopg.IntegrityError as error:
                broken = error.diag.constraint_name or error.diag.message_primary or type(error).__name__
                raise BrokenConstraintError(broken) from None
            except psycopg.Error as error:
                if not passes(error) or time.monotonic() > give_up_at:
                    raise failure(error) from None
                if not is_told:
                    log.warning("PostgreSQL: %s; trying again", reason(error))
                    is_told = True
            await asyncio.sleep(PAUSE)
            # The other connections may be gone as well.
            await self._pool.check()


def prepare(address: SecretStr, *, unchanged: bool = False) -> None:
    """Bring the database to the present shape; to stay ``unchanged`` it must have that shape already.

    Raises:
        StoreError: it cannot be used now; ``UnusableError`` if that will not pass.
    """
    try:
        with psycopg.connect(connection_string(address), autocommit=True) as connection:
            (require_present_shape if unchanged else migrate_server)(connection)
    except psycopg.Error as error:
        kind = UnusableError if REFUSED.search(reason(error)) or not passes(error) else StoreError
        raise kind(str(failure(error))) from None
    except StoreError as error:
        raise UnusableError(f"The PostgreSQL database cannot be used: {error}") from None


async def _attempt_on_the_first(
    attempt: Callable[[AsyncConnection[Any]], Awaitable[Result]], connection: AsyncConnection[Any]
) -> Result:
    """What an attempt gives; a connection to a server that has become a copy is not used again."""
    try:
        return await attempt(connection)
    except psycopg.errors.ReadOnlySqlTransaction:
        await connection.close()  # the next one may lead to the server that is now the first
        raise


async def _read(sql: str, values: Row, connection: AsyncConnection[Any]) -> list[Row]:
    return await _Transaction(connection).execute(sql, *values)


async def _read_at_once(queries: Sequence[Query], connection: AsyncConnection[Any]) -> list[list[Row]]:
    """Ask everything before the first answer is there: one way to the server and back."""
    try:
        async with connection.pipeline():
            await connection.execute(SNAPSHOT)
            asked = [await connection.execute(_numbered(sql), values) for sql, values in queries]
            return [await cursor.fetchall() for cursor in asked]
    finally:
        await connection.rollback()


async def _change(work: Work[Result], connection: AsyncConnection[Any]) -> Result:
    """Do the work on this connection.

    Raises:
        _OutcomeUnknownError: nobody knows whether it is stored.
    """
    change_id = uuid.uuid4().hex
    try:
        await connection.execute(BEGIN.format(change_id=change_id).encode())
        result = await work(_Transaction(connection))
    except BaseException:
        await connection.rollback()
        raise
    try:
        await connection.commit()
    except psycopg.OperationalError:
        raise _OutcomeUnknownError(change_id, result) from None
    return result


async def _is_stored(change_id: str, connection: AsyncConnection[Any]) -> bool:
    """Whether the server has stored this change; if not, it never will.

    Raises:
        StoreError: it has not decided soon.
    """
    try:
        return not (await connection.execute(TAKE_PLACE, (change_id,))).rowcount
    except psycopg.errors.LockNotAvailable:
        raise StoreError("The PostgreSQL database does not say whether it has stored a change") from None


async def _remove_marks(connection: AsyncConnection[Any]) -> None:
    await connection.execute(REMOVE_MARKS)


@lru_cache(maxsize=256)
def _numbered(sql: str) -> bytes:
    """The same statement with its parameters as PostgreSQL writes them: ``$1`` for ``?1``."""
    return re.sub(r"\?(\d)", r"$\1", sql).encode()


def connection_string(address: SecretStr) -> str:
    """What libpq needs to connect.

    Raises:
        StoreError: the address makes no sense.
    """
    try:
        given = conninfo_to_dict(address.get_secret_value())
    except psycopg.Error:
        raise StoreError(
            "its address must look like postgresql://USER:PASSWORD@HOST/DATABASE, with nothing after a ? "
            "that libpq does not know"
        ) from None
    if not all(port.isdecimal() for port in str(given.get("port", "")).split(",") if port):
        raise StoreError("invalid port number")  # as libpq says of one that is too large
    return make_conninfo("", **{**USUAL, **{name: str(value) for name, value in given.items()}})
