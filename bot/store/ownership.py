"""Shares the tables between several processes on one PostgreSQL server (docs/scaling.md).

Any process can change any table. The process that serves a server's shard announces that server's tables,
does what is due there and moves for the computer seats. It holds an advisory lock for each of its shards and
is notified (NOTIFY) of changes that other processes make.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from typing import Any

import psycopg
from psycopg import AsyncConnection
from pydantic import SecretStr

from bot.shards import Shards
from bot.store.database import StoreError
from bot.store.migrations import APPLICATION_ID
from bot.store.postgresql_database import connection_string, failure

log = logging.getLogger(__name__)

#: Seconds that a new process waits for the shards of one that has just ended.
PATIENCE = 20.0

#: Seconds until the next attempt.
PAUSE = 0.5

#: The server detects within 20 seconds that a process's machine is gone, and frees its locks.
KEEP_ALIVE = "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"

#: Locks shards; returns those that another process holds.
LOCK = "SELECT shard FROM unnest(%s::int[]) AS shard WHERE NOT pg_try_advisory_lock(%s, shard)"

#: Called with a table's id and the user who changed it, or None if its messages are only to be checked.
OnChange = Callable[[str, int | None], None]

#: Called when changes may have been missed.
Missed = Callable[[], None]


class Ownership:
    """Locks a process's shards and listens for changes; ``open`` it and ``close`` it."""

    def __init__(self, address: SecretStr, shards: Shards) -> None:
        self._address = address
        self._shards = shards
        self._connection: AsyncConnection[Any] | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Lock the shards.

        Raises:
            StoreError: another process holds one, or the server does not answer.
        """
        self._connection = await self._claim(PATIENCE)

    def listen(self, on_change: OnChange, missed: Missed) -> None:
        """Start reporting changes that other processes make to tables of these shards."""
        self._task = asyncio.create_task(self._listen(on_change, missed), name="ownership")

    async def close(self) -> None:
        """Unlock the shards."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def _listen(self, on_change: OnChange, missed: Missed) -> None:
        while True:
            if self._connection is None:
                self._connection = await self._claim(math.inf)
                missed()
            try:
                async for notification in self._connection.notifies():
                    table_id, _, user_id = notification.payload.partition(" ")
                    on_change(table_id, int(user_id) if user_id else None)
            except psycopg.Error as error:
                log.warning("%s; reconnecting", failure(error))
            await self._connection.close()
            self._connection = None

    async def _claim(self, patience: float) -> AsyncConnection[Any]:
        """Return a connection that holds the locks and listens; retry for up to ``patience`` seconds."""
        give_up_at = time.monotonic() + patience
        logged = ""
        while True:
            try:
                return await self._try_to_claim()
            except StoreError as error:
                if time.monotonic() > give_up_at:
                    raise
                if str(error) != logged:  # the server may be down for hours
                    logged = str(error)
                    log.warning("%s; retrying", logged)
            await asyncio.sleep(PAUSE)

    async def _try_to_claim(self) -> AsyncConnection[Any]:
        shards = self._shards
        try:
            connection = await AsyncConnection.connect(connection_string(self._address), autocommit=True)
            try:
                await connection.execute(KEEP_ALIVE)
                taken = await (await connection.execute(LOCK, ([*shards.ids], APPLICATION_ID))).fetchall()
                if taken:
                    raise StoreError(
                        f"Another process is serving shard {taken[0][0]} of {shards.count}: "
                        "each shard must have only one process"
                    )
                for shard in shards.ids:
                    await connection.execute(f"LISTEN hokkaido_{shard}".encode())
            except BaseException:
                await connection.close()
                raise
        except psycopg.Error as error:
            raise failure(error) from None
        return connection
