"""Leases among several processes on one PostgreSQL server.

Each process says every few seconds that it is there. One that does not any more loses its leases: the others
take them, some at a time, and look at each of these tables. A change claims the lease of its table within
its own transaction, and calls whoever has it (NOTIFY) in the same: so no change is ever stored that nobody
tells of.

A connection of its own serves all this. When it breaks, calls may have been missed: then every table is
looked at anew whose lease this process has.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable
from contextlib import aclosing, suppress
from typing import Any

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor
from pydantic import SecretStr

from bot.shards import Shards
from bot.store import lease_queries as sql
from bot.store.database import Database, Transaction
from bot.store.errors import StoreError
from bot.store.leases import Call, Called
from bot.store.postgresql_database import connection_string, failure, reason

log = logging.getLogger(__name__)

#: Every so many seconds a process says that it is there, and so long others believe it.
BEAT = 4.0
LIFE = 15.0

#: So long before that it stops to believe it itself.
MARGIN = 2.0

#: A lease is given back after so many seconds in which nothing happened at its table.
QUIET = 60.0

#: So many leases, or tables at which something is due, are taken at once: the others are left some.
BATCH = 20

#: Where all processes are told that one has left, and how the names of the places for one alone begin.
EVERYBODY = "hokkaido"
ONE = "hokkaido_"

#: Seconds to wait before connecting anew.
PAUSE = 0.5


class _GoneError(Exception):
    """Others take this process for gone."""


class SharedLeases:
    """``Leases`` for one process of several."""

    def __init__(self, database: Database, address: SecretStr, shards: Shards | None) -> None:
        """Use the database for what belongs to changes; ``shards`` are this process's, None for all."""
        self._database = database
        self._address = address
        self._shards = shards
        self._place = f"{socket.gethostname()} {os.getpid()}"
        self.came_first = True
        self.id = ""
        #: The tables whose leases this process has, with when something last happened there.
        self._held: dict[str, float] = {}
        #: Tables that were changed while this process was taken for gone.
        self._unclaimed: set[str] = set()
        self._believed_until = 0.0
        #: The others that are there, with their shards.
        self._others: dict[str, Shards | None] = {}
        self._called: Called = _nobody
        self._is_busy: Callable[[str], bool] = _never
        self._task: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def is_alone(self) -> bool:
        """Whether no other process is there, as far as is known."""
        return not self._others

    def holds(self, table_id: str) -> bool:
        """Whether this process has the lease of a table, and is surely not taken for gone."""
        return table_id in self._held and time.monotonic() < self._believed_until

    async def open(self, called: Called, is_busy: Callable[[str], bool]) -> None:
        """Begin to hold leases."""
        self._called, self._is_busy = called, is_busy
        try:
            connection = await self._connect()
            await self._come(connection)
        except psycopg.Error as error:
            raise failure(error) from None
        self.came_first = self.is_alone
        for shards in self._others.values():
            if self._shards is None or self._shards.meets(shards):
                log.warning("another process serves the same shards: each of them is to be served once")
        self._task = asyncio.create_task(self._keep(connection), name="leases")

    async def claim_open(self) -> None:
        """Take the leases of all tables of this process's servers at which there may be something to do."""
        found: list[str] = []

        async def take(transaction: Transaction) -> None:
            found[:] = [row[0] for row in await transaction.read(sql.CLAIM_OPEN, self.id, *self._home)]

        await self._database.change(take)
        self._held.update(dict.fromkeys(found, time.monotonic()))

    async def claim(self, transaction: Transaction, guild_id: int, call: Call) -> str:
        """Within the change of a table: whose lease it is from then on; another is called."""
        if self.holds(call.table_id):
            return self.id
        found = await transaction.read(sql.CLAIM, call.table_id, self._home_of(guild_id), self.id)
        if not found:  # somebody else has taken it at this very moment
            found = await transaction.read(sql.HOLDER, call.table_id)
        holder = str(found[0][0]) if found else ""
        if holder not in ("", self.id):
            await transaction.read(sql.NOTIFY, ONE + holder, str(call))
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
            holders: list[str] = []

            async def claim(transaction: Transaction) -> None:
                holders[:] = [await self.claim(transaction, guild_id, call)]

            await self._database.change(claim)
            (holder,) = holders
        return self.settle(call.table_id, holder)

    async def next_due(self) -> tuple[str | None, str | None]:
        """When something is due at a table of this process, and at any that is nobody's."""
        ((ours, any_ones),) = await self._database.read(sql.NEXT_DUE, self.id, *self._home)
        return ours, any_ones

    async def take_due(self, moment: str) -> tuple[str, ...]:
        """Tables at which something is due, and that nobody else sees to."""
        found: list[str] = []

        async def take(transaction: Transaction) -> None:
            found[:] = [row[0] for row in await transaction.read(sql.TAKE_DUE, self.id, moment, BATCH)]

        await self._database.change(take)
        self._held.update(dict.fromkeys(found, time.monotonic()))
        return tuple(found)

    async def close(self) -> None:
        """Leave: the others hear of it and take over at once."""
        if self._task is None:
            return
        tasks = (self._task, *self._errands)
        self._task = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._believed_until = 0.0
        try:
            async with await self._connect() as connection:
                await connection.execute(sql.GONE, ([self.id],))
                await connection.execute(sql.FORGET_GONE)
                await connection.execute("SELECT pg_notify($1, '')", (EVERYBODY,))
        except psycopg.Error as error:
            log.warning("others hear only in a while that this process has ended: %s", reason(error))

    # Who is where

    @property
    def _home(self) -> tuple[int, int, int]:
        """How many shards there are, and the first and the last of this process."""
        shards = self._shards or Shards(0, 0, 1)
        return shards.count, shards.first, shards.last

    def _home_of(self, guild_id: int) -> str:
        """The process to whose shards a server belongs."""
        if guild_id == 0 or self._shards is None or self._shards.has(guild_id):
            return self.id
        found = (id_ for id_, shards in self._others.items() if shards is not None and shards.has(guild_id))
        return next(found, self.id)

    # Being there

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(
            connection_string(self._address), autocommit=True, cursor_factory=AsyncRawCursor
        )

    async def _come(self, connection: AsyncConnection[Any]) -> None:
        """Come in under a new name."""
        self.id = secrets.token_hex(8)
        # From now on, so that no call gets lost.
        await connection.execute(f"LISTEN {ONE}{self.id}".encode())
        await connection.execute(f"LISTEN {EVERYBODY}".encode())
        shards = "" if self._shards is None else str(self._shards)
        began = time.monotonic()
        async with connection.transaction():
            await connection.execute(sql.COME_ALONE)
            await connection.execute(sql.COME, (self.id, shards, self._place, LIFE))
            found = await (await connection.execute(sql.PROCESSES)).fetchall()
            ended = [id_ for id_, _, place, _ in found if id_ != self.id and has_ended(place)]
            await connection.execute(sql.GONE, (ended,))
        self._others = {
            id_: Shards.parse(shards) if shards else None
            for id_, shards, _, is_there in found
            if is_there and id_ != self.id and id_ not in ended
        }
        self._believed_until = began + LIFE - MARGIN

    async def _keep(self, connection: AsyncConnection[Any] | None) -> None:
        """Say that this process is there, and hear what is called, for ever."""
        while True:
            try:
                async with connection or await self._connect() as connected:
                    if connection is None:
                        await self._come_again(connected)
                    while True:
                        await self._beat_and_hear(connected)
            except _GoneError:
                log.warning("this process was taken for gone, and comes in anew")
            except (psycopg.Error, OSError) as error:
                said = reason(error) if isinstance(error, psycopg.Error) else type(error).__name__
                log.warning("what others call is not heard just now: %s; trying again", said)
            except Exception:
                log.exception("leases cannot be kept just now")
            connection = None
            await asyncio.sleep(PAUSE)

    async def _come_again(self, connection: AsyncConnection[Any]) -> None:
        """After the connection had broken: nobody knows what was called meanwhile."""
        began = time.monotonic()
        if await (await connection.execute(sql.STAY, (self.id, LIFE))).fetchall():
            await connection.execute(f"LISTEN {ONE}{self.id}".encode())
            await connection.execute(f"LISTEN {EVERYBODY}".encode())
            self._believed_until = began + LIFE - MARGIN
            self._look_at_all()
            return
        former, self._held = [*self._held, *self._unclaimed], {}
        self._unclaimed.clear()
        await self._come(connection)
        # What was stored here meanwhile nobody may have heard of.
        for table_id in former:
            self._run_errand(Call(table_id))

    async def _beat_and_hear(self, connection: AsyncConnection[Any]) -> None:
        """Say once that this process is there, and hear what is called until the next time."""
        began = time.monotonic()
        if not await (await connection.execute(sql.STAY, (self.id, LIFE))).fetchall():
            raise _GoneError
        was_sure, self._believed_until = began < self._believed_until, began + LIFE - MARGIN
        if not was_sure:  # so nothing was told for a moment
            self._look_at_all()
        found = await (await connection.execute(sql.PROCESSES)).fetchall()
        self._others = {
            id_: Shards.parse(shards) if shards else None
            for id_, shards, _, is_there in found
            if is_there and id_ != self.id
        }
        if not all(is_there for *_, is_there in found):
            await self._take_over(connection)
        await self._give_back(connection)
        async with aclosing(connection.notifies(timeout=max(0.0, began + BEAT - time.monotonic()))) as said:
            async for one in said:
                if one.channel == EVERYBODY:
                    return
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
        quiet = [
            table_id for table_id, used in self._held.items() if used < before and not self._is_busy(table_id)
        ]
        if not quiet:
            return
        for table_id in quiet:
            del self._held[table_id]
        await connection.execute(sql.GIVE_BACK, (self.id, quiet))
        # What was claimed in this process meanwhile has found the lease still here, and it is gone now.
        for table_id in self._held.keys() & set(quiet):
            del self._held[table_id]
            self._run_errand(Call(table_id))


def has_ended(place: str) -> bool:
    """Whether the process at this place has surely ended: it was on this machine and is there no more."""
    host, _, number = place.rpartition(" ")
    if host != socket.gethostname():
        return False
    if int(number) == os.getpid():
        return True  # it was the same container's, before that was started anew
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def _nobody(_: Call) -> None:
    """Before leases are opened, nobody is called."""


def _never(_: str) -> bool:
    return False
