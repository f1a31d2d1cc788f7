"""Updates the messages on Discord: one worker per table, which runs only while there is work.

A worker repeats a pass over its table (``passes``) until nothing is left to do, after every change and, for
changes that were not shown everywhere, at start. A failed pass is repeated after a pause.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping
from itertools import islice

import discord
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.announce.answers import Answers
from bot.announce.executor import OUTAGES, is_outage
from bot.announce.passes import Failures, Memory, NotDoneError, Passes
from bot.announce.sent_messages import SentMessages
from bot.refusals import is_for_now, is_known
from bot.services import Services
from bot.shards import NO_ONE, Reachable
from bot.store.records import MessagePlace, Role, SentMessage
from bot.table_service.queries import UnreadableTableError
from bot.tables import Stage, Table, TableError
from bot.tables.change import Change
from bot.views.screen import Screen

log = logging.getLogger(__name__)

#: Seconds before each retry of a failed pass, for about a day. The table may not change soon, because someone
#: does not know that it is their turn. After the last retry the next change starts a pass again.
RETRIES = (5.0, 30.0, 120.0, 600.0, *(3600.0,) * 23)

#: Seconds before a retry while Discord or the database cannot be reached, without a limit, so that games go
#: on soon after the outage.
OUTAGE_PAUSE = 20.0

#: How many tables at which nothing has happened are updated at the same time.
REFRESHED_TOGETHER = 4


class Announcer:
    """Posts changes in the channels and to the players."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._memories: dict[str, Memory] = {}
        #: Keeps the answers to presses and the announcer's edits in order.
        self.answers = Answers()
        self._passes = Passes(client, services, self.answers)
        self._workers: dict[str, asyncio.Task[None]] = {}
        #: The tables at which nothing has happened: those that wait for a worker, and those that have one.
        self._later: dict[str, None] = {}
        self._refreshed: set[str] = set()
        #: The tables whose workers wait until Discord or the database can be reached.
        self._waiting: set[str] = set()
        self._closed = False
        #: The shards whose servers and channels are known.
        self._known = NO_ONE
        self._is_known = asyncio.Condition()

    def on_change(self, change: Change) -> None:
        """Update the messages of a changed table without waiting; the table service calls it."""
        table = change.table
        if not table.options.alone:
            self._memory(table.id).guild_id = table.guild_id
            is_there = any(map(self._services.presence.is_there, table.user_ids))
            self.refresh(table.id, is_active=is_there or bool(change.events))

    def refresh(self, table_id: str, *, is_active: bool = False) -> None:
        """Update the messages of a table, last where nothing has happened; returns immediately."""
        if self._closed:
            return
        self._memory(table_id).changed.set()
        if table_id in self._workers:
            return
        if is_active:
            self._later.pop(table_id, None)
            self._start(table_id)
        else:
            self._later[table_id] = None
            self._start_later()

    def _start(self, table_id: str) -> None:
        worker = asyncio.create_task(self._work(table_id), name=f"announcer of {table_id}")
        self._workers[table_id] = worker

    def _start_later(self) -> None:
        """Start updating tables at which nothing has happened, as far as there is room for them."""
        ready = (one for one in tuple(self._later) if self._may_begin(self._memories[one]))
        for table_id in islice(ready, REFRESHED_TOGETHER - len(self._refreshed)):
            del self._later[table_id]
            self._refreshed.add(table_id)
            self._start(table_id)

    def recheck(self, table_id: str) -> None:
        """Make the next pass over a table check whether the messages that people need still exist."""
        self._memory(table_id).rechecks = True

    async def records(self, table_id: str) -> Mapping[MessagePlace, SentMessage]:
        """The records of a table's messages.

        Raises:
            StoreError: the database fails.
        """
        memory = self._memories.get(table_id)
        found = SentMessages(self._services.store, table_id) if memory is None else memory.messages
        return await found.latest()

    def may_answer(self, table: Table) -> bool:
        """Whether an answer may show the running game in the message in which a person plays.

        If another process announces the table, that edits the message.
        """
        return table.stage is Stage.RUNNING and self._services.store.owns(table.guild_id)

    async def note_own_message(self, table: Table, seat: int, *messages: SentMessage) -> None:
        """Record the message in which the person on a seat plays, and update the table's messages.

        If it is another message than before, the previous one comes first, and will be deleted.

        Raises:
            StoreError: the database fails.
        """
        place = MessagePlace(Role.PRIVATE, seat)
        if self._services.store.owns(table.guild_id):
            for message in messages:
                self._memory(table.id).messages.note(place, message)
            self.refresh(table.id, is_active=True)
        else:
            await self._services.store.remember_messages(table.id, *((place, one) for one in messages))
            await self._services.tables.publish(table)

    async def begin(self, shards: Reachable) -> None:
        """Start working on the tables of these shards, once their servers and channels are known.

        Also updates the tables whose channel Discord does not list.
        """
        is_back = shards.ids <= self._known.ids
        async with self._is_known:
            self._known = Reachable(self._known.ids | shards.ids, shards.count)
            self._is_known.notify_all()
        self._start_later()
        for table_id, guild_id, channel_id in await self._services.store.open_channels():
            if shards.has(guild_id) and not is_known(self._client, guild_id, channel_id):
                if is_back:
                    self.recheck(table_id)
                self.refresh(table_id)

    async def suspect(self, channel_id: int) -> None:
        """Update the table of a deleted channel, so that its players are informed."""
        found = await self._services.store.open_table_in(channel_id)
        for table in await self._services.tables.readable([] if found is None else [found]):
            await self._services.tables.refresh(table)

    @property
    def incomplete(self) -> int:
        """The number of tables with a message that cannot be made, and is left as it is."""
        return sum(bool(memory.broken) for memory in self._memories.values())

    async def close(self) -> None:
        """Stop immediately; the next start completes the updates."""
        self._closed = True
        self._later.clear()
        busy = (task for memory in self._memories.values() for task in memory.busy.values())
        tasks = [*self._workers.values(), *busy]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _memory(self, table_id: str) -> Memory:
        if table_id not in self._memories:
            self._memories[table_id] = Memory(table_id, SentMessages(self._services.store, table_id))
        return self._memories[table_id]

    async def _until_known(self, memory: Memory) -> None:
        """Wait until the servers of the table's shard are known."""
        if memory.guild_id is None:
            found = await self._services.store.channel_of(memory.table_id)
            memory.guild_id = None if found is None else found[0]
        if not self._may_begin(memory):
            self._make_room(memory.table_id)
            async with self._is_known:
                await self._is_known.wait_for(lambda: self._may_begin(memory))

    def _may_begin(self, memory: Memory) -> bool:
        """Whether the servers of the table's shard are known, or it is unknown where the table is."""
        return memory.guild_id is None or self._known.has(memory.guild_id)

    # The worker of one table

    async def _work(self, table_id: str) -> None:
        clear_contextvars()
        bind_contextvars(table=table_id)
        memory = self._memories[table_id]
        retries = iter(RETRIES)
        is_open = True
        try:
            while memory.changed.is_set():
                # The response to a move may itself show it in a message of the table.
                await self.answers.given(table_id, self._services.clock)
                memory.changed.clear()
                try:
                    await self._until_known(memory)
                    is_open = await self._passes.make(memory)
                except Exception as error:
                    if self._closed:
                        return  # the error came in place of the cancellation
                    if _is_gone(error):
                        is_open = False
                        log.error("table %s cannot be announced: %s", table_id, error)
                        if isinstance(error, UnreadableTableError):
                            await self._post_unreadable_notice(memory)
                    else:
                        retries = await self._try_again(memory, error, retries)
                else:
                    retries = iter(RETRIES)
                    if not memory.changed.is_set():
                        self._note_outcome(memory, {})
        finally:
            del self._workers[table_id]
            self._waiting.discard(table_id)
            self._make_room(table_id)
            if not is_open and memory.messages.is_saved:
                del self._memories[table_id]

    async def _try_again(self, memory: Memory, error: Exception, retries: Iterator[float]) -> Iterator[float]:
        """Wait until a failed pass can be retried; returns the pauses that remain."""
        failures: Failures = {"table": error}
        if isinstance(error, NotDoneError):
            failures = error.failures
        self._note_outcome(memory, failures)
        self._make_room(memory.table_id)
        pause = next(retries, None)
        if any(map(is_outage, failures.values())) and not any(map(_is_blocked, failures.values())):
            pause = min(OUTAGE_PAUSE, pause or OUTAGE_PAUSE)
        if pause is None:
            log.warning("table %s: messages will be updated with its next change", memory.table_id)
            return iter(RETRIES)  # the change may have come during the attempt
        has_changed = await self._services.clock.wait(memory.changed, pause)
        memory.changed.set()
        return iter(RETRIES) if has_changed else retries

    def _make_room(self, table_id: str) -> None:
        """Let another table be updated in place of this one, which is up to date or has to wait."""
        self._refreshed.discard(table_id)
        self._start_later()

    def _note_outcome(self, memory: Memory, failures: Failures) -> None:
        """Log what fails from now on, or no more: an outage once for all tables, else once per message."""
        table_id = memory.table_id
        broken = {place: error for place, error in failures.items() if not is_outage(error)}
        outages = [error for error in failures.values() if is_outage(error)]
        for place in broken.keys() - memory.broken:
            log.error("table %s: cannot update a message (%s)", table_id, place, exc_info=broken[place])
        if memory.broken and not failures:
            log.info("table %s: messages are up to date again", table_id)
        memory.broken = frozenset(broken) | (memory.broken if outages else frozenset())
        was_waiting = bool(self._waiting)
        if outages:
            self._waiting.add(table_id)
            if not was_waiting:
                log.warning(
                    "messages are waiting because Discord or the database cannot be reached: %r", outages[0]
                )
        else:
            self._waiting.discard(table_id)
            if was_waiting and not self._waiting:
                log.info("Discord and the database can be reached again, no messages are waiting")

    async def _post_unreadable_notice(self, memory: Memory) -> None:
        """Post once in the channel that its game cannot be read and has to wait."""
        table_id, messages = memory.table_id, memory.messages
        try:
            await messages.read()
            place = await self._services.store.channel_of(table_id)
            if place is None or MessagePlace(Role.SET_ASIDE) in messages.by_place:
                return
            guild_id, channel_id = place
            public = await self._services.readers.public(guild_id)
            screen = Screen(public.texts.format("table-set-aside"))
            channel = self._client.get_partial_messageable(channel_id)
            message = await channel.send(**screen.new_message(None), silent=True)
            now = self._services.clock.now()
            sent = SentMessage(channel_id, message.id, "set-aside", screen.fingerprint, now)
            await messages.note_sent(MessagePlace(Role.SET_ASIDE), sent)
        except (discord.HTTPException, *OUTAGES) as error:
            log.warning("table %s: cannot post that the table is set aside: %r", table_id, error)


def _is_gone(error: Exception) -> bool:
    """Whether the table does not exist or cannot be read, so that a retry would not help."""
    is_gone = isinstance(error, TableError) and error.key == "table-gone"
    return is_gone or isinstance(error, UnreadableTableError)


def _is_blocked(error: Exception) -> bool:
    """Whether Discord has blocked the bot for a while; more requests would prolong the block."""
    return isinstance(error, discord.Forbidden) and is_for_now(error)
