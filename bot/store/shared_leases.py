"""Leases among several processes on one PostgreSQL server.

A process that is no longer there (``processes``) loses its leases: the others take them, some at a time, and
look at each of these tables. A change claims the lease of its table within
its own transaction, and calls whoever has it (NOTIFY) in the same: so no change is ever stored that nobody
announces.

A connection of its own serves all this. When it breaks, calls may have been missed: then every table is
looked at anew whose lease this process has.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import aclosing, suppress
from functools import partial
from typing import Any

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor
from pydantic import SecretStr

from bot.shards import Shards
from bot.store import lease_queries as sql
from bot.store.database import Database, StoreError, Transaction
from bot.store.leases import Call, Called, Leases
from bot.store.postgresql_database import connection_string, failure, reason
from bot.store.processes import EVERYBODY, ONE, Processes

log = logging.getLogger(__name__)

#: How often, in seconds, a process says that it is there.
BEAT = 4.0

#: A lease is given back when nothing has happened at its table for this many seconds.
QUIET = 60.0

#: How many leases, or tables at which something is due, are taken at once: some are left to the others.
BATCH = 20

#: Seconds to wait before connecting anew.
PAUSE = 0.5


class _GoneError(Exception):
    """Others take this process for gone."""


class SharedLeases(Leases):
    """``Leases`` for one process of several."""

    def __init__(self, database: Database, address: SecretStr, shards: Shards | None) -> None:
        """Use the database for what belongs to changes; ``shards`` are this process's, None for all."""
        super().__init__(database)
        self._address = address
        self._processes = Processes(shards)
        #: The tables whose leases this process has, with when something last happened there.
        self._held: dict[str, float] = {}
        #: Tables of which nobody may have heard what was stored while this process was taken for gone.
        self._unclaimed: set[str] = set()
        self._called: Called
        self._is_busy: Callable[[str], bool]
        self._task: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def is_alone(self) -> bool:
        """Whether no other process is there, as far as is known."""
        return self._processes.is_alone

    @property
    def id(self) -> str:
        """The name under which this process has come in."""
        return self._processes.id

    def holds(self, table_id: str) -> bool:
        """Whether this process has the lease of a table, and is surely not taken for gone."""
        return table_id in self._held and self._processes.is_believed

    async def open(self, called: Called, is_busy: Callable[[str], bool]) -> None:
        """Begin to hold leases."""
        self._called, self._is_busy = called, is_busy
        try:
            connection = await self._connect()
            await self._processes.come(connection)
        except psycopg.Error as error:
            raise failure(error) from None
        self.came_first = self.is_alone
        if self._processes.share_shards:
            log.warning("another process serves some of the same shards: each must have only one process")
        self._task = asyncio.create_task(self._keep(connection), name="leases")

    async def claim_open(self) -> None:
        """Take the leases of all tables of this process's servers at which there may be something to do."""
        await self._take(sql.CLAIM_OPEN, *self._processes.home)

    async def claim(self, transaction: Transaction, guild_id: int, call: Call) -> str:
        """Within the change of a table: whose lease it is from then on; another is called."""
        if self.holds(call.table_id):
            self._held[call.table_id] = time.monotonic()
            return self.id
        found = await transaction.execute(
            sql.CLAIM, call.table_id, self._processes.home_of(guild_id), self.id
        )
        if not found:  # somebody else has taken it at this very moment
            found = await transaction.execute(sql.HOLDER, call.table_id)
        holder = str(found[0][0]) if found else ""
        if holder not in ("", self.id):
            await transaction.execute(sql.NOTIFY, ONE + holder, str(call))
        return holder

    def settle(self, table_id: str, holder: str) -> bool:
        """What was claimed is stored; whether the lease is this process's."""
        if not holder:
            self._unclaimed.add(table_id)
        elif holder == self.id:
            self._held[table_id] = time.monotonic()
        return holder == self.id

    async def call(self, guild_id: int, call: Call) -> bool:
        """Have a table looked at that has not changed; whether that is for this process to do."""
        holder = self.id
        if not self.holds(call.table_id):
            holder = await self._database.change(partial(self.claim, guild_id=guild_id, call=call))
        return self.settle(call.table_id, holder)

    async def next_due(self) -> tuple[str | None, str | None]:
        """When something is due at a table of this process, and at any that no process holds."""
        ((ours, any_ones),) = await self._database.read(sql.NEXT_DUE, self.id, *self._processes.home)
        return ours, any_ones

    async def take_due(self, moment: str) -> tuple[str, ...]:
        """Tables at which something is due, and that nobody else sees to."""
        return await self._take(sql.TAKE_DUE, moment, BATCH)

    async def _take(self, query: str, *values: object) -> tuple[str, ...]:
        """Take leases by SQL whose first value is this process, and which returns the tables."""

        async def take(transaction: Transaction) -> tuple[str, ...]:
            return tuple(row[0] for row in await transaction.execute(query, self.id, *values))

        found = await self._database.change(take)
        self._held.update(dict.fromkeys(found, time.monotonic()))
        return found

    async def close(self) -> None:
        """Leave: the others hear of it and take over at once."""
        if self._task is None:
            return
        task, self._task = self._task, None
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        for errand in self._errands:  # there are no more from now on
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        self._processes.doubt()
        try:
            async with await self._connect() as connection:
                await self._processes.leave(connection)
        except psycopg.Error as error:
            log.warning(
                "the other processes will notice only in a while that this one has ended: %s", reason(error)
            )

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(
            connection_string(self._address), autocommit=True, cursor_factory=AsyncRawCursor
        )

    async def _keep(self, connection: AsyncConnection[Any] | None) -> None:
        """Say that this process is there, and hear what is called, for ever."""
        complaint = ""
        while True:
            try:
                async with connection or await self._connect() as connected:
                    if connection is None:
                        await self._come_again(connected)
                    complaint = ""
                    while True:
                        await self._beat_and_hear(connected)
            except _GoneError:
                log.warning("the other processes took this one for gone; joining them again")
            except (psycopg.Error, OSError) as error:
                said = reason(error) if isinstance(error, psycopg.Error) else type(error).__name__
                if said != complaint:  # the server may be away for hours
                    log.warning("cannot hear the other processes: %s; trying again", said)
                complaint = said
            except Exception:
                log.exception("cannot renew the leases")
            connection = None
            await asyncio.sleep(PAUSE)

    async def _come_again(self, connection: AsyncConnection[Any]) -> None:
        """After the connection had broken: nobody knows what was called meanwhile."""
        if await self._processes.come_back(connection):
            self._look_at_all()
            return
        self._unclaimed |= self._held.keys()
        self._held = {}
        await self._processes.come(connection)

    async def _beat_and_hear(self, connection: AsyncConnection[Any]) -> None:
        """Say once that this process is there, and hear what is called until the next time."""
        began = time.monotonic()
        if not await self._processes.stay(connection):
            raise _GoneError
        if self._processes.was_doubted:  # nothing was told meanwhile
            self._look_at_all()
        while self._unclaimed:
            self._run_errand(Call(self._unclaimed.pop()))
        if await self._processes.look_around(connection):
            await self._take_over(connection)
        await self._give_back(connection)
        is_over = False
        while not is_over:
            left = max(0.0, began + BEAT - time.monotonic())
            is_over = not left
            # What comes together is heard to its end: the rest would be lost.
            async with aclosing(connection.notifies(timeout=left, stop_after=1)) as said:
                async for one in said:
                    if one.channel == EVERYBODY:
                        is_over = True
                    else:
                        self._hear(Call.parse(one.payload))

    def _look_at_all(self) -> None:
        for table_id in [*self._held]:
            self._called(Call(table_id))

    def _hear(self, call: Call) -> None:
        if call.table_id in self._held:
            self._held[call.table_id] = time.monotonic()
            self._called(call)
        else:  # the lease was given back at that very moment
            self._run_errand(call)

    def _run_errand(self, call: Call) -> None:
        task = asyncio.create_task(self._claim_and_look(call), name=f"lease of {call.table_id}")
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _claim_and_look(self, call: Call) -> None:
        while True:
            try:
                if await self.call(0, call):
                    self._called(call)
            except StoreError:
                await asyncio.sleep(PAUSE)
            else:
                return

    async def _take_over(self, connection: AsyncConnection[Any]) -> None:
        """Take leases of those who are gone, some at a time, as long as there are any."""
        while found := await (await connection.execute(sql.TAKE_OVER, (self.id, BATCH))).fetchall():
            log.info("%d tables taken over from a process that has ended", len(found))
            for (table_id,) in found:
                self._held[table_id] = time.monotonic()
                self._called(Call(table_id))
        with suppress(psycopg.IntegrityError):  # somebody claims in its name at this moment
            await connection.execute(sql.FORGET_GONE)

    async def _give_back(self, connection: AsyncConnection[Any]) -> None:
        """Give leases back of tables at which nothing happens any more."""
        before = time.monotonic() - QUIET
        quiet = {
            table_id: used
            for table_id, used in self._held.items()
            if used < before and not self._is_busy(table_id)
        }
        if not quiet:
            return
        try:
            await connection.execute(sql.GIVE_BACK, (self.id, [*quiet]))
        finally:
            for table_id, used in quiet.items():
                # Who has claimed it in this process meanwhile took it to be still here.
                if self._held.pop(table_id) != used:
                    self._run_errand(Call(table_id))
