"""Brings Discord in line with the games: one worker per table, running only while there is work.

A worker makes pass after pass over its table (``telling``): what the messages should show is compared with
what was sent, and the difference made good. It runs after every change and, for every table that is not
over, at start: so whatever happens between the database and Discord, nothing is lost, and nothing is told
twice that was noted as sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import discord
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.announce.table_memory import TableMemory
from bot.announce.telling import NotToldError, Teller, is_outage
from bot.connection.refusals import is_known
from bot.services import Services
from bot.table_service.cache import UnreadableTableError
from bot.tables import Table, TableError
from engine.events import Event

log = logging.getLogger(__name__)

#: Seconds until a failed attempt is made again, for about a day: nobody else would tell that it is
#: somebody's turn. After the last one the next change tries anew.
RETRIES = (5.0, 30.0, 120.0, 600.0, *(3600.0,) * 23)

#: Seconds until it is tried again while Discord or the database cannot be reached, even after a long time: a
#: game goes on soon after that is over.
OUTAGE_PAUSE = 20.0


class Announcer:
    """Tells the channel and the players what has changed."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._teller = Teller(client, services)
        self._memories: dict[str, TableMemory] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        self._may_tell = asyncio.Event()

    def notice(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """A table has changed; returns at once, the telling comes after. Who plays alone is told nothing."""
        if not table.options.alone:
            self.look_at(table.id)

    def look_at(self, table_id: str) -> None:
        """Bring the messages of a table up to date; returns at once."""
        if self._closed:
            return
        self._memory_of(table_id).changed.set()
        if table_id not in self._workers:
            worker = asyncio.create_task(self._work(table_id), name=f"announcer of {table_id}")
            self._workers[table_id] = worker

    def _memory_of(self, table_id: str) -> TableMemory:
        if table_id not in self._memories:
            self._memories[table_id] = TableMemory(self._services.clock)
        return self._memories[table_id]

    async def begin(self) -> None:
        """From now on tell; what was noticed before has waited until the bot was connected.

        Where it comes in anew meanwhile, channels that it no longer knows may have been deleted unheard.
        """
        if not self._may_tell.is_set():
            self._may_tell.set()
            return
        for table_id in tuple(self._memories):
            place = await self._services.store.channel_of(table_id)
            if place is not None and not is_known(self._client, *place):
                await self.suspect(place[1])

    async def catch_up(self) -> None:
        """Look at every closed table whose end has not been shown to all; to be called once at start."""
        for table in await self._services.tables.unannounced():
            self.notice(table)

    async def suspect(self, channel_id: int) -> None:
        """A channel has been deleted: if a table is in it, its people must be told, whatever they do.

        Of one that cannot be read nobody knows who they are.
        """
        found = await self._services.store.open_table_in(channel_id)
        for table in await self._services.tables.readable([] if found is None else [found]):
            self.doubt(channel_id)
            await self._services.tables.look_at(table)

    def recheck(self, table_id: str) -> None:
        """Have the next pass over a table find out whether the messages that people need still exist."""
        self._memory_of(table_id).rechecks = True

    def doubt(self, channel_id: int) -> None:
        """A channel may be gone: it shows in the next pass of its table."""
        self._teller.doubt(channel_id)

    def is_busy(self, table_id: str) -> bool:
        """Whether anything is still to be told of a table."""
        return table_id in self._workers

    async def close(self) -> None:
        """Stop at once; the next start makes good what is missing."""
        self._closed = True
        tasks = [*self._workers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table_id: str) -> None:
        clear_contextvars()
        bind_contextvars(table=table_id)
        memory = self._memories[table_id]
        retries = iter(RETRIES)
        is_open = True
        try:
            await self._may_tell.wait()
            while memory.changed.is_set():
                # The answer may itself show the change in a message of the table.
                await self._services.presence.answered(table_id)
                memory.changed.clear()
                try:
                    is_open = await self._teller.tell(table_id, memory)
                    retries = iter(RETRIES)
                except Exception as error:
                    if _is_gone(error):
                        is_open = False
                        log.error("table %s cannot be announced: %s", table_id, error)
                        if isinstance(error, UnreadableTableError):
                            await self._teller.tell_set_aside(table_id)
                    else:
                        retries = await self._try_again(table_id, memory, error, retries)
        finally:
            del self._workers[table_id]
            if not is_open:
                del self._memories[table_id]

    async def _try_again(
        self, table_id: str, memory: TableMemory, error: Exception, retries: Iterator[float]
    ) -> Iterator[float]:
        """Wait until it is tried again, or leave it to the next change; returns the pauses from then on."""
        pause = _note_failure(table_id, error, next(retries, None))
        if pause is None:
            log.error("table %s: giving up until the next change", table_id)
            return iter(RETRIES)  # it may have come during the attempt
        has_changed = await self._services.clock.wait(memory.changed, pause)
        memory.changed.set()
        return iter(RETRIES) if has_changed else retries


def _is_gone(error: Exception) -> bool:
    """Whether there is no such table, or it cannot be read: trying again would not help."""
    gone = isinstance(error, TableError) and error.key == "table-gone"
    return gone or isinstance(error, UnreadableTableError)


def _note_failure(table_id: str, error: Exception, pause: float | None) -> float | None:
    """Note in the log that not everything could be told; returns the seconds until the next attempt."""
    if is_outage(error):
        log.warning("table %s: not all messages could be sent: %r", table_id, error)
        if isinstance(error, discord.Forbidden):
            return pause  # a block of the bot, which lasts longer the more is asked meanwhile
        return min(OUTAGE_PAUSE, pause or OUTAGE_PAUSE)
    if not isinstance(error, NotToldError):
        log.error("table %s: not all messages could be sent", table_id, exc_info=error)
    return pause
