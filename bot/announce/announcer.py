"""Brings Discord in line with the games: one worker per table, running only while there is work.

A worker takes a snapshot of the table, compares what its messages should show (``slots``) with those
that were sent (``SentMessages``), and makes good the difference in one pass (``Reconciler``). It runs after
every change and, for every table that is not over, at start: so whatever happens between the database and
Discord, nothing is lost, and nothing is told twice that was noted as sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime

import aiohttp
import discord
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.announce.delivery import Delivery, LeaseLostError
from bot.announce.forum_posts import tag_post
from bot.announce.reconciler import Reconciler
from bot.announce.seat_posts import RINGS_AFTER
from bot.announce.sent_messages import PRIVATE, SET_ASIDE, SHUFFLE, SentMessages
from bot.announce.slot import Post
from bot.announce.slots import (
    CHANNEL_IS_LOST,
    CHANNEL_IS_THERE,
    CHANNEL_MESSAGES,
    CLOSES_WORDS,
    DIRECT_MESSAGES,
)
from bot.announce.snapshot import Snapshot, read_snapshot
from bot.announce.table_memory import TableMemory
from bot.announce.threads import let_everybody_in, show_way_to_thread
from bot.announce.unnoted_messages import UnnotedMessages
from bot.connection.refusals import is_for_now, is_lost
from bot.services import Services
from bot.store.errors import UnreachableError
from bot.table_service.cache import UnreadableTableError
from bot.tables import Table, TableError
from bot.tables.requests import Deal
from bot.views.screen import Screen
from bot.workers.turns import ASKER
from engine.events import Event

log = logging.getLogger(__name__)

#: Seconds until a failed attempt is made again, for about a day: nobody else would tell that it is
#: somebody's turn. After the last one the next change tries anew.
RETRIES = (5.0, 30.0, 120.0, 600.0, *(3600.0,) * 23)

#: What is raised while Discord or the database cannot be reached, and the seconds after which it is tried
#: again even after a long time: a game goes on soon after it is over.
OUTAGES = (OSError, aiohttp.ClientError, TimeoutError, UnreachableError)
OUTAGE_PAUSE = 20.0


class NotToldError(Exception):
    """Somebody could not be told, or shown a picture; the log says why already."""


class Announcer:
    """Tells the channel and the players what has changed."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._memories: dict[str, TableMemory] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        #: Channels that may be gone; it shows in the next pass of their tables.
        self._suspects: set[int] = set()
        self._alarms: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        self._may_tell = asyncio.Event()
        self._began_at = services.clock.now()

    def notice(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """A table has changed; returns at once, the telling comes after. Who plays alone is told nothing."""
        if not table.options.alone:
            self.look_at(table.id)

    def look_at(self, table_id: str) -> None:
        """Bring the messages of a table up to date; returns at once."""
        if self._closed:
            return
        self._memories.setdefault(table_id, TableMemory(self._services.clock)).changed.set()
        if table_id not in self._workers:
            worker = asyncio.create_task(self._work(table_id), name=f"announcer of {table_id}")
            self._workers[table_id] = worker

    def begin(self) -> None:
        """From now on tell; what was noticed before has waited until the bot could come in."""
        self._may_tell.set()

    async def catch_up(self) -> None:
        """Look at every closed table whose end has not been shown to all; to be called once at start."""
        for table in await self._services.tables.unannounced():
            if table.options.alone:
                await self._services.tables.mark_announced(table.id)
            self.notice(table)

    async def suspect(self, channel_id: int) -> None:
        """A channel has been deleted: if a table is in it, its people must be told, whatever they do."""
        table = await self._services.tables.in_channel(channel_id)
        if table is not None:
            await self._services.tables.look_at(table, channel_id)

    async def suspect_server(self, guild_id: int) -> None:
        """The bot is no longer in a server: the same for all its channels."""
        for table in await self._services.tables.of_server(guild_id):
            await self._services.tables.look_at(table, table.channel_id)

    def doubt(self, channel_id: int) -> None:
        """A channel may be gone: it shows in the next pass of its table."""
        self._suspects.add(channel_id)

    def is_busy(self, table_id: str) -> bool:
        """Whether something is still to be told of a table, now or later."""
        return table_id in self._workers or table_id in self._alarms

    async def look_again(self, user_id: int) -> None:
        """Look at the open tables of a person, who is to be told in another way."""
        for table in await self._services.tables.of_person(user_id):
            await self._services.tables.look_at(table)

    async def close(self) -> None:
        """Stop at once; the next start makes good what is missing."""
        self._closed = True
        tasks = [*self._workers.values(), *self._alarms.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _look_again_at(self, table_id: str, moment: datetime) -> None:
        """Look at a table once more at that moment, unless that is going to happen anyway."""
        if table_id not in self._alarms:
            alarm = asyncio.create_task(self._wait(table_id, moment), name=f"alarm of {table_id}")
            self._alarms[table_id] = alarm

    async def _wait(self, table_id: str, moment: datetime) -> None:
        try:
            await self._services.clock.wait_until(asyncio.Event(), moment)
        finally:
            del self._alarms[table_id]
        self.look_at(table_id)

    async def _work(self, table_id: str) -> None:
        ASKER.set(table_id)  # not whoever made the change
        clear_contextvars()
        bind_contextvars(table=table_id)
        memory = self._memories[table_id]
        retries = iter(RETRIES)
        is_open = True
        try:
            await self._may_tell.wait()
            while memory.changed.is_set():
                memory.changed.clear()
                try:
                    is_open = await self._tell(table_id, memory)
                    retries = iter(RETRIES)
                except Exception as error:
                    if isinstance(error, LeaseLostError) or _is_outage(error):
                        memory.doubt()
                    if isinstance(error, LeaseLostError):
                        log.info("table %s is told of by another process from now on", table_id)
                        continue
                    if _is_gone(error):
                        log.error("table %s: nothing can be told of it: %s", table_id, error)
                        is_open = False
                        if isinstance(error, UnreadableTableError):
                            await self._tell_set_aside(table_id)
                        continue
                    pause = _note_failure(table_id, error, next(retries, None))
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
        if not self._services.store.leases.holds(table_id):
            raise LeaseLostError(table_id)
        messages = await SentMessages.read(self._services.store, table_id)
        try:
            return await self._settle(table_id, memory, messages)
        finally:
            if self._services.store.leases.holds(table_id):
                await messages.settled()

    async def _settle(self, table_id: str, memory: TableMemory, messages: SentMessages) -> bool:
        """The same, beginning with the messages that are known to stand."""
        snapshot = await read_snapshot(self._services, table_id, messages)
        unnoted = self._unnoted(snapshot.table, messages, memory)
        delivery = Delivery(self._client, self._services, table_id, messages, unnoted)
        reconciler = Reconciler(snapshot, messages, delivery, self._services, memory)
        table = snapshot.table
        if table.waits_for_message:
            # Nobody waits for anything but the cards: all else is told with them.
            await self._deal(table, reconciler, messages)
            memory.changed.set()
            return True
        failures = await _settle_seats(reconciler, table)
        try:
            await self._settle_channel(snapshot, messages, delivery, reconciler)
            await self._tag_once(snapshot, messages, memory)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            log.warning("table %s: cannot write in channel %d: %s", table_id, table.channel_id, error)
            await reconciler.settle(CHANNEL_IS_LOST)
        if failures:
            raise _most_telling(failures)
        if messages.lack_pictures:
            raise NotToldError
        if not table.stage.is_open and memory.was_in_doubt:
            unnoted = unnoted or UnnotedMessages(self._client, table_id, messages)
            await unnoted.strip_leftovers(_channels(snapshot))
        memory.is_sure = True
        if moment := _next_ring(snapshot, messages):
            self._look_again_at(table_id, moment)
        if not table.stage.is_open:
            await messages.settled()
            await self._services.tables.mark_announced(table_id)
        return table.stage.is_open

    def _unnoted(self, table: Table, messages: SentMessages, memory: TableMemory) -> UnnotedMessages | None:
        """What may stand already of the messages of a table; None where all that stand are noted."""
        is_own = self._services.store.leases.is_alone and table.opened_at >= self._began_at
        if memory.is_sure is None and not is_own:
            memory.doubt()
        return UnnotedMessages(self._client, table.id, messages) if memory.is_sure is False else None

    async def _tell_set_aside(self, table_id: str) -> None:
        """Tell the channel, once, that its game cannot be read and so has to wait."""
        try:
            messages = await SentMessages.read(self._services.store, table_id)
            place = await self._services.store.channel_of(table_id)
            if place is None or messages.get(SET_ASIDE) is not None:
                return
            guild_id, channel_id = place
            everybody = await self._services.readers.everybody_in(guild_id)
            post = Post("set-aside", Screen(everybody.texts.format("table-set-aside")).for_reader(everybody))
            delivery = Delivery(self._client, self._services, table_id, messages)
            await delivery.send((SET_ASIDE, None), post, channel_id, silent=True)
        except (discord.HTTPException, *OUTAGES) as error:
            log.warning("table %s: nobody could be told that it is set aside: %r", table_id, error)

    async def _settle_channel(
        self, snapshot: Snapshot, messages: SentMessages, delivery: Delivery, reconciler: Reconciler
    ) -> None:
        """Bring the messages in the channel up to date.

        Raises:
            discord.HTTPException: the channel is not there, or takes no message.
        """
        await self._look_at_channel(snapshot.table)
        await let_everybody_in(snapshot, messages, delivery, self._client)
        await show_way_to_thread(snapshot, messages, delivery, self._client)
        await reconciler.settle((*CHANNEL_MESSAGES, *CHANNEL_IS_THERE))
        await reconciler.draw_missing()

    async def _tag_once(self, snapshot: Snapshot, messages: SentMessages, memory: TableMemory) -> None:
        """Tag the post of a table in a forum when the stage is new; it may have to be fetched."""
        stage = snapshot.table.stage
        if memory.tagged is not stage:
            await tag_post(self._services, snapshot, messages, self._client)
            memory.tagged = stage

    async def _look_at_channel(self, table: Table) -> None:
        """See whether the channel of a table is there, if there is a doubt.

        Raises:
            discord.HTTPException: it is not.
        """
        if table.channel_id in self._suspects:
            await self._client.fetch_channel(table.channel_id)
            self._suspects.discard(table.channel_id)

    async def _deal(self, table: Table, reconciler: Reconciler, messages: SentMessages) -> None:
        """Send the message that closes the words, and have the cards dealt with its number.

        Where the channel takes no message they are dealt without one.
        """
        try:
            await reconciler.settle(CLOSES_WORDS)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            log.warning("table %s: no message closes the words: %s", table.id, error)
        sent = messages.get(SHUFFLE)
        await self._services.tables.do(table.id, Deal(None if sent is None else sent.message_id))


async def _settle_seats(reconciler: Reconciler, table: Table) -> list[BaseException]:
    """Bring the direct messages to all seats up to date; returns why some are not."""
    told = await asyncio.gather(
        *(reconciler.settle(DIRECT_MESSAGES, (seat,)) for seat in range(len(table.seats))),
        return_exceptions=True,
    )
    failures = [failure for failure in told if failure is not None]
    for failure in failures:
        if not isinstance(failure, LeaseLostError) and not _is_outage(failure):
            log.error("table %s: a seat could not be told", table.id, exc_info=failure)
    return failures


def _most_telling(failures: Sequence[BaseException]) -> BaseException:
    """What to raise where some could not be told."""
    telling = (failure for failure in failures if isinstance(failure, LeaseLostError) or _is_outage(failure))
    return next(telling, NotToldError())


def _is_outage(error: BaseException) -> bool:
    """Whether it is worth trying again soon: something cannot be reached, or a channel is slow."""
    return is_for_now(error) if isinstance(error, discord.HTTPException) else isinstance(error, OUTAGES)


def _channels(snapshot: Snapshot) -> tuple[int, ...]:
    """Where the messages of a table stand, as far as it is known."""
    directly = (reader.direct_channel_id for reader in snapshot.readers.values())
    return (snapshot.table.channel_id, *(channel_id for channel_id in directly if channel_id is not None))


def _is_gone(error: Exception) -> bool:
    """Whether there is no such table, or none that makes sense: trying again leads nowhere."""
    gone = isinstance(error, TableError) and error.key == "table-gone"
    return gone or isinstance(error, UnreadableTableError)


def _note_failure(table_id: str, error: Exception, pause: float | None) -> float | None:
    """Note in the log that not everything could be told; returns the seconds until the next attempt."""
    if _is_outage(error):
        log.warning("table %s: not everything could be told: %r", table_id, error)
        return min(OUTAGE_PAUSE, pause or OUTAGE_PAUSE)
    if not isinstance(error, NotToldError):
        log.error("table %s: not everything could be told", table_id, exc_info=error)
    return pause


def _next_ring(snapshot: Snapshot, messages: SentMessages) -> datetime | None:
    """When a message is to ring that has begun to ask while somebody was there; None for none."""
    found = (messages.standing(PRIVATE, seat) for seat in range(len(snapshot.table.seats)))
    moments = [sent.asks_since + RINGS_AFTER for sent in found if sent is not None and sent.asks_since]
    return min((moment for moment in moments if moment > snapshot.now), default=None)
