"""Shares the tables between several processes on one PostgreSQL server (docs/scaling.md).

Any process can change any table. The process that serves a server's shard announces that server's tables,
does what is due there and moves for the computer seats. It holds an advisory lock for each of its shards. It
stops serving if another process has its lock, or if the server does not confirm in time that it still has the
lock itself.

Every change is notified (NOTIFY). A process listens to those of its shards, or of all if it serves the board.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable
from typing import Any

import psycopg
from psycopg import AsyncConnection
from pydantic import SecretStr

from bot.shards import Shards
from bot.store.database import StoreError, UnusableError
from bot.store.migrations import APPLICATION_ID
from bot.store.postgresql_database import connection_string, failure
from bot.store.records import News, OnSign

log = logging.getLogger(__name__)

#: Seconds that a new process waits for the shards of one that has just ended, or whose machine is gone.
PATIENCE = 30.0

#: Seconds until the next attempt.
PAUSE = 0.5

#: Seconds between two statements by which a process confirms its locks, and seconds without a confirmation
#: after which it stops serving.
BEAT = 2.0
LIMIT = 10.0

#: Seconds without a statement after which the server ends the session and frees its locks: longer than
#: ``LIMIT``, so that the process stops first, and shorter than ``PATIENCE``.
LEASE = 20.0

#: Sets that time in milliseconds. The response confirms that the session, and so its locks, still exist.
RENEW = "SELECT set_config('idle_session_timeout', %s, false)"

#: Locks shards; returns those that another process holds.
LOCK = "SELECT shard FROM unnest(%s::int[]) AS shard WHERE NOT pg_try_advisory_lock(%s, shard)"

#: Locks the number of shards together with other processes, then finds the number of any that has another.
COUNTS = APPLICATION_ID + 1
LOCK_COUNT = "SELECT pg_advisory_lock_shared(%s, %s)"
OTHER_COUNT = """
SELECT objid FROM pg_locks
WHERE locktype = 'advisory' AND classid = %s AND objid <> %s
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
LIMIT 1
"""

#: Transactions with which a pooler is tried.
TRIES = 3

#: Called with a table's id, the user who changed it, or None if its messages are only to be checked, and
#: whether this process announces the table.
OnChange = Callable[[str, int | None, bool], None]

#: Called when changes may have been missed.
Missed = Callable[[], None]

#: Called when another process has taken a lock, or may have taken it, so that this one must stop serving.
Taken = Callable[[], object]


class TakenError(StoreError):
    """Another process serves a shard of this one, or has another number of shards."""


class Ownership:
    """Locks a process's shards and listens for changes; ``open`` it and ``close`` it."""

    def __init__(self, address: SecretStr, shards: Shards, *, hears_all: bool = False) -> None:
        """Listen to the changes of these shards, or with ``hears_all`` of every shard."""
        self._address = address
        self._shards = shards
        self._heard = range(shards.count) if hears_all else shards.ids
        #: The name under which this process notifies others.
        self.name = secrets.token_hex(4)
        self._connection: AsyncConnection[Any] | None = None
        #: When the last statement that confirmed the locks was sent, by ``time.monotonic``.
        self._confirmed_at = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._on_change: OnChange = lambda *_: None
        self._on_sign: OnSign = lambda *_, **__: None
        self._missed: Missed = lambda: None

    async def open(self) -> None:
        """Lock the shards, and keep confirming the locks.

        Raises:
            StoreError: another process holds one, or the server does not answer; ``UnusableError`` if a
                pooler is in between that has no sessions.
        """
        self._connection = await self._claim(PATIENCE, UnusableError)
        self._confirmed_at = time.monotonic()
        self._tasks.append(asyncio.create_task(self._listen(), name="ownership"))

    def listen(self, on_change: OnChange, on_sign: OnSign, missed: Missed, taken: Taken) -> None:
        """Start reporting what other processes notify."""
        self._on_change, self._on_sign, self._missed = on_change, on_sign, missed
        self._tasks.append(asyncio.create_task(self._watch(self._tasks[0], taken), name="watch"))

    async def close(self) -> None:
        """Unlock the shards."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def _listen(self) -> None:
        """Keep confirming the locks and reporting changes, until a ``TakenError``."""
        while True:
            try:
                if self._connection is None:
                    self._connection = await self._claim(math.inf, TakenError)
                    self._missed()
                while True:
                    asked_at = time.monotonic()
                    await _renew(self._connection)
                    self._confirmed_at = asked_at
                    async for notification in self._connection.notifies(timeout=BEAT):
                        self._report(notification)
            except TakenError:
                raise
            except psycopg.Error as error:
                log.warning("%s; reconnecting", failure(error))
            except Exception:
                log.exception("cannot follow the changes of other processes; reconnecting")
            if self._connection is not None:
                await self._connection.close()
                self._connection = None
            await asyncio.sleep(PAUSE)

    def _report(self, notification: psycopg.Notify) -> None:
        """Report what another process has notified; this one's own notifications arrive, too."""
        what, sender, table_id, user_id = notification.payload.split(" ")
        is_own = int(notification.channel.rpartition("_")[2]) in self._shards.ids
        if sender == self.name:
            return
        if what == News.CHANGED:
            self._on_change(table_id, int(user_id) if user_id else None, is_own)
        elif is_own:
            self._on_sign(int(user_id), table_id, leaving=what == News.LEAVING)

    async def _watch(self, listening: asyncio.Task[None], taken: Taken) -> None:
        """Call ``taken`` once ``listening`` has failed, or waits too long for the server's confirmation."""
        while not listening.done() and (left := self._confirmed_at + LIMIT - time.monotonic()) > 0:
            await asyncio.wait([listening], timeout=left)
        unconfirmed = f"PostgreSQL has not confirmed this process's locks for {LIMIT:.0f} s: it stops serving"
        log.warning("%s", listening.exception() if listening.done() else unconfirmed)
        taken()

    async def _claim(self, patience: float, final: type[StoreError]) -> AsyncConnection[Any]:
        """Return a connection that holds the locks and listens.

        Retry for up to ``patience`` seconds, but not after a ``final`` error.
        """
        give_up_at = time.monotonic() + patience
        logged = ""
        while True:
            try:
                return await self._try_to_claim()
            except StoreError as error:
                if time.monotonic() > give_up_at or isinstance(error, final):
                    raise
                if str(error) != logged:  # the server may be down for hours
                    logged = str(error)
                    log.warning("%s; retrying", logged)
            await asyncio.sleep(PAUSE)

    async def _try_to_claim(self) -> AsyncConnection[Any]:
        try:
            connection = await self._connect()
            try:
                await self._require_session(connection)
                await self._lock(connection)
            except BaseException:
                await connection.close()
                raise
        except psycopg.Error as error:
            raise failure(error) from None
        return connection

    async def _lock(self, connection: AsyncConnection[Any]) -> None:
        """Lock the shards and their number, and listen."""
        shards = self._shards
        await _renew(connection)
        taken = await (await connection.execute(LOCK, ([*shards.ids], APPLICATION_ID))).fetchall()
        if taken:
            raise TakenError(
                f"Another process is serving shard {taken[0][0]} of {shards.count}: "
                "each shard must have only one process"
            )
        await connection.execute(LOCK_COUNT, (COUNTS, shards.count))
        others = await (await connection.execute(OTHER_COUNT, (COUNTS, shards.count))).fetchall()
        if others:
            raise TakenError(
                f"Another process has {others[0][0]} shards and this one {shards.count}: "
                "all processes must have the same number"
            )
        for shard in self._heard:
            await connection.execute(f"LISTEN hokkaido_{shard}".encode())

    async def _require_session(self, connection: AsyncConnection[Any]) -> None:
        """Check that a pooler, if there is one, does not run each transaction in another session.

        Neither locks nor LISTEN would work then, and no one would notice.

        Raises:
            UnusableError: it does.
        """
        number = await _process_id(connection)
        if number == connection.info.backend_pid:
            return  # there is no pooler
        async with await self._connect() as other:
            for _ in range(TRIES):
                async with other.transaction():
                    if await _process_id(other) == number or await _process_id(connection) != number:
                        raise UnusableError(
                            "The PostgreSQL database cannot be used through a pooler in transaction mode: "
                            "choose session mode, or connect directly"
                        )

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(connection_string(self._address), autocommit=True)


async def _renew(connection: AsyncConnection[Any]) -> None:
    """Confirm that the session exists, and let it last for another ``LEASE`` seconds."""
    await connection.execute(RENEW, (str(round(LEASE * 1000)),))


async def _process_id(connection: AsyncConnection[Any]) -> int:
    """Return the process id of the session in which a statement runs."""
    found = await (await connection.execute("SELECT pg_backend_pid()")).fetchone()
    return int(found[0]) if found else 0
