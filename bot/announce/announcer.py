"""Brings Discord in line with the games: one worker per table, running only while there is work.

A worker takes a snapshot of the table, compares what its messages should show (``slots``) with those
that were sent (``SentMessages``), and makes good the difference. It runs after every change and, for
every table that is not over, at start: so whatever happens between the database and Discord, nothing is
lost, and nothing is told twice that was noted as sent.
"""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.announce.delivery import Delivery, SentMessages, is_lost
from bot.announce.reconciler import Reconciler, TableMemory
from bot.announce.slots import CHANNEL_IS_LOST, CHANNEL_IS_THERE, CHANNEL_MESSAGES, DIRECT_MESSAGES
from bot.announce.snapshot import SnapshotReader
from bot.announce.threads import let_everybody_in
from bot.services import Services
from bot.tables import Table
from engine.events import Event

log = logging.getLogger(__name__)

#: Seconds until a failed attempt is made again, for about a day: nobody else would tell that it is
#: somebody's turn. After the last one the next change tries anew.
RETRIES = (5.0, 30.0, 120.0, 600.0, *(3600.0,) * 23)


class Announcer:
    """Tells the channel and the players what has changed."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._reader = SnapshotReader(services)
        self._memories: dict[str, TableMemory] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def notice(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """A table has changed; returns at once, the telling comes after."""
        if self._closed:
            return
        self._memories.setdefault(table.id, TableMemory(self._services.clock)).changed.set()
        if table.id not in self._workers:
            worker = asyncio.create_task(self._work(table.id), name=f"announcer of {table.id}")
            self._workers[table.id] = worker

    async def catch_up(self) -> None:
        """Look at every closed table whose end has not been shown to all; to be called once at start."""
        for table in await self._services.tables.unannounced():
            self.notice(table)

    async def look_again(self, user_id: int) -> None:
        """Look at the open tables of a person, who is to be told in another way."""
        for table in await self._services.tables.of_person(user_id):
            self.notice(table)

    async def close(self) -> None:
        """Stop at once; the next start makes good what is missing."""
        self._closed = True
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def _work(self, table_id: str) -> None:
        memory = self._memories[table_id]
        retries = iter(RETRIES)
        is_open = True
        try:
            while memory.changed.is_set():
                memory.changed.clear()
                try:
                    is_open = await self._tell(table_id, memory)
                    retries = iter(RETRIES)
                except Exception:
                    log.exception("table %s: not everything could be told", table_id)
                    pause = next(retries, None)
                    if pause is None:
                        log.error("table %s: giving up until the next change", table_id)
                        retries = iter(RETRIES)
                        continue  # it may have come during the attempt
                    if await self._services.clock.wait(memory.changed, pause):
                        retries = iter(RETRIES)
                    memory.changed.set()
        finally:
            del self._workers[table_id]
            if not is_open:
                del self._memories[table_id]

    async def _tell(self, table_id: str, memory: TableMemory) -> bool:
        """Bring every message of the table up to date; what fails for one does not hold up the others.

        Returns whether the table is still open.
        """
        messages = await SentMessages.read(self._services.store, table_id)
        snapshot = await self._reader.read(table_id, messages)
        delivery = Delivery(self._client, self._services, table_id, messages)
        reconciler = Reconciler(snapshot, messages, delivery, self._services.readers, memory)
        table = snapshot.table
        seats = range(len(table.seats))
        told = await asyncio.gather(
            *(reconciler.settle(DIRECT_MESSAGES, (seat,)) for seat in seats), return_exceptions=True
        )
        try:
            await let_everybody_in(snapshot, messages, delivery, self._client)
            await reconciler.settle(CHANNEL_MESSAGES, seats)
            await reconciler.settle(CHANNEL_IS_THERE, seats)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            log.warning("table %s: cannot write in channel %d: %s", table_id, table.channel_id, error)
            await reconciler.settle(CHANNEL_IS_LOST, seats)
        failures = [failure for failure in told if failure is not None]
        if failures:
            raise failures[0]
        if not table.stage.is_open:
            await self._services.tables.mark_announced(table_id)
        return table.stage.is_open
