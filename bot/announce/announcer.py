"""Updates the messages on Discord: one worker per table, which runs only while there is work.

A worker repeats a pass over its table until nothing is left to do: it takes a snapshot, plans, and executes
the plan, in all channels at the same time. A pass ends when the table changes. The next one leaves out the
channels that are still busy, so that a slow channel holds up only its own messages. This happens after every
change and, for changes that were not shown everywhere, at start. Nothing is lost in a crash between the
database and Discord, and no message that was stored is sent twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from itertools import islice

import discord
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.announce.answers import Answers
from bot.announce.executor import OUTAGES, Executor, OvertakenError, is_outage
from bot.announce.plan import Edit, Operation, by_channel, in_channel, leaves_nothing, needed, plan
from bot.announce.sent_messages import SentMessages
from bot.announce.slot import RoundEnds, Snapshot, read_snapshot
from bot.announce.threads import add_people_to_thread, tag_post
from bot.refusals import is_for_now, is_known
from bot.services import Services
from bot.shards import NO_ONE, Reachable
from bot.store.records import MessagePlace, Role, SentMessage
from bot.table_service.queries import UnreadableTableError
from bot.tables import Stage, Table, TableError
from bot.tables.change import Change
from bot.tables.computer_seats import seat_to_move
from bot.tables.shuffles import deal
from bot.views.screen import Screen

log = logging.getLogger(__name__)

#: Seconds before each retry of a failed pass, for about a day. The table may not change soon, because someone
#: does not know that it is their turn. After the last retry the next change starts a pass again.
RETRIES = (5.0, 30.0, 120.0, 600.0, *(3600.0,) * 23)

#: Seconds before a retry while Discord or the database cannot be reached, without a limit, so that games go
#: on soon after the outage.
OUTAGE_PAUSE = 20.0

#: Seconds before a new snapshot after a message was found to show a later one. If a database is replaced
#: while the bot runs, its revisions may stay behind for a while.
OVERTAKEN_PAUSE = 0.1

#: The maximum number of seconds for the operations of one plan in one channel.
LONGEST_TURN = 120.0

#: The maximum duration of a pass; then another one begins, which leaves out the channels that are busy.
LONGEST_PASS = timedelta(seconds=120)

#: The key of the tag of a forum's post among the channels that are busy.
TAG = 0

#: How many tables at which nothing has happened are updated at the same time.
REFRESHED_TOGETHER = 4

#: The minimum time between two edits of a round's message, which changes with every move.
BETWEEN_EDITS = timedelta(seconds=1)


#: The errors of a table: of messages by their places, or of the part that is named.
Failures = Mapping[MessagePlace | str, Exception]


class NotDoneError(Exception):
    """Some messages of a table are not up to date, because of ``failures`` or because its channel is lost."""

    def __init__(self, failures: Failures) -> None:
        super().__init__(*failures.values())
        self.failures = failures


@dataclass(slots=True)
class Memory:
    """The state of a table between passes.

    Only ``messages`` would be missed, if some could not be stored: they would be sent again. ``changed`` is
    set if the table has changed since the last pass began. With ``rechecks`` the next pass checks whether the
    messages that people need still exist. ``edited_at`` is when the message of the round was last edited.
    ``busy`` are the channels in which operations are in progress, of the last plan by the ``executor`` or of
    an earlier one. ``broken`` are the messages that cannot be made.
    """

    messages: SentMessages
    guild_id: int | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    rechecks: bool = False
    edited_at: timedelta | None = None
    busy: dict[int, asyncio.Task[bool]] = field(default_factory=dict)
    executor: Executor | None = None
    broken: frozenset[MessagePlace | str] = frozenset()


class Announcer:
    """Posts changes in the channels and to the players."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._memories: dict[str, Memory] = {}
        self._round_ends = RoundEnds()
        #: Keeps the answers to presses and the announcer's edits in order.
        self.answers = Answers()
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
            people = [seat.user_id for seat in table.seats if seat.user_id is not None]
            is_there = any(map(self._services.presence.is_there, people))
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

    def is_busy(self, table_id: str) -> bool:
        """Whether the messages of a table are not up to date yet."""
        return table_id in self._workers or table_id in self._later

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
            self._memories[table_id] = Memory(SentMessages(self._services.store, table_id))
        return self._memories[table_id]

    async def _until_known(self, table_id: str, memory: Memory) -> None:
        """Wait until the servers of the table's shard are known."""
        if memory.guild_id is None:
            found = await self._services.store.channel_of(table_id)
            memory.guild_id = None if found is None else found[0]
        if not self._may_begin(memory):
            self._make_room(table_id)
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
                    await self._until_known(table_id, memory)
                    is_open = await self._pass(table_id, memory)
                except Exception as error:
                    if self._closed:
                        return  # the error came in place of the cancellation
                    if _is_gone(error):
                        is_open = False
                        log.error("table %s cannot be announced: %s", table_id, error)
                        if isinstance(error, UnreadableTableError):
                            await self._post_unreadable_notice(table_id, memory)
                    else:
                        retries = await self._try_again(table_id, memory, error, retries)
                else:
                    retries = iter(RETRIES)
        finally:
            del self._workers[table_id]
            self._waiting.discard(table_id)
            self._make_room(table_id)
            if not is_open and memory.messages.is_saved:
                del self._memories[table_id]

    async def _try_again(
        self, table_id: str, memory: Memory, error: Exception, retries: Iterator[float]
    ) -> Iterator[float]:
        """Wait until a failed pass can be retried; returns the pauses that remain."""
        failures: Failures = {"table": error}
        if isinstance(error, NotDoneError):
            failures = error.failures
        self._note_outcome(table_id, memory, failures)
        self._make_room(table_id)
        pause = next(retries, None)
        if any(map(is_outage, failures.values())) and not any(map(_is_blocked, failures.values())):
            pause = min(OUTAGE_PAUSE, pause or OUTAGE_PAUSE)
        if pause is None:
            log.warning("table %s: messages will be updated with its next change", table_id)
            return iter(RETRIES)  # the change may have come during the attempt
        has_changed = await self._services.clock.wait(memory.changed, pause)
        memory.changed.set()
        return iter(RETRIES) if has_changed else retries

    def _make_room(self, table_id: str) -> None:
        """Let another table be updated in place of this one, which is up to date or has to wait."""
        self._refreshed.discard(table_id)
        self._start_later()

    def _note_outcome(self, table_id: str, memory: Memory, failures: Failures) -> None:
        """Log what fails from now on, or no more: an outage once for all tables, else once per message."""
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

    # One pass

    async def _pass(self, table_id: str, memory: Memory) -> bool:
        """Update every message of the table; returns whether the table is still open.

        Raises:
            NotDoneError: some updates failed.
            Exception: any error of Discord or the database.
        """
        await memory.messages.read()
        try:
            return await self._update(table_id, memory)
        finally:
            await memory.messages.save()

    async def _update(self, table_id: str, memory: Memory) -> bool:
        messages, position = memory.messages, self.answers.begin()
        snapshot = await read_snapshot(self._services, table_id, messages, self._round_ends)
        table = snapshot.table
        if not table.stage.is_open and await self._services.store.is_announced(table_id):
            await messages.save(table)
            return False
        snapshot = replace(snapshot, unsure=self._unsure(snapshot, memory))
        executor = Executor(self._client, self._services, self.answers, position, snapshot, messages)
        if not await self._carry_out(executor, memory):
            return True  # the next pass uses the latest state
        memory.rechecks = False
        if table.stage is Stage.DEALING and not executor.away:
            sealed = messages.by_place.get(MessagePlace(Role.SHUFFLE))
            message_id = None if sealed is None else sealed.message_id
            await self._services.tables.do_unasked(table_id, deal, message_id)
            return True
        is_left = not table.stage.is_open and executor.snapshot.refuses_posts
        if executor.failures or (is_left and not executor.channel_is_gone):
            raise NotDoneError(executor.failures)
        self._note_outcome(table_id, memory, {})
        # Otherwise the next start checks the channel again, or lets the computer move.
        is_shown = not executor.snapshot.channel.is_lost and seat_to_move(table) is None
        if is_shown or not table.stage.is_open:
            await messages.save(table)
        return table.stage.is_open

    async def _carry_out(self, executor: Executor, memory: Memory) -> bool:
        """Plan and act until nothing is left to do; returns False if the table has changed meanwhile."""
        memory.executor = executor
        clock = self._services.clock
        is_over = asyncio.create_task(clock.wait_until(memory.changed, clock.now() + LONGEST_PASS))
        channel_id = executor.snapshot.table.channel_id
        has_looked = is_planned = is_tagged = False
        self._end_turns(executor, memory)
        try:
            while True:
                if not has_looked and channel_id not in memory.busy:
                    has_looked = True
                    self._begin_turn(memory, channel_id, partial(self._look_into_thread, executor))
                    await asyncio.sleep(0)  # it seldom has to ask Discord
                    self._end_turns(executor, memory)
                if not is_planned:
                    self._begin_turns(executor, memory)
                if not memory.busy:
                    if is_tagged:
                        memory.executor = None  # which keeps the whole table in memory
                        return True
                    is_tagged = True
                    self._begin_turn(memory, TAG, partial(self._tag, executor))
                await asyncio.wait((is_over, *memory.busy.values()), return_when=asyncio.FIRST_COMPLETED)
                is_planned = not self._end_turns(executor, memory)
                if is_over.done() or memory.changed.is_set():
                    memory.changed.set()
                    return False
        finally:
            is_over.cancel()

    def _begin_turns(self, executor: Executor, memory: Memory) -> None:
        """Begin the operations that are needed now, in each channel that is free and can be reached."""
        messages = executor.messages.by_place
        operations = plan(executor.snapshot, messages)
        for channel_id, turn in by_channel(operations, executor.snapshot, messages).items():
            if channel_id not in memory.busy and channel_id not in executor.away:
                self._begin_turn(memory, channel_id, partial(self._do_all, turn, executor, memory))

    @staticmethod
    def _begin_turn(memory: Memory, channel_id: int, turn: Callable[[], Awaitable[bool]]) -> None:
        async def limited() -> bool:
            async with asyncio.timeout(LONGEST_TURN):
                return await turn()

        memory.busy[channel_id] = asyncio.create_task(limited())

    @staticmethod
    def _end_turns(executor: Executor, memory: Memory) -> bool:
        """Note which channels are free again, and what has failed; returns whether to plan again."""
        results = []
        for channel_id, turn in [*memory.busy.items()]:
            if turn.done():
                del memory.busy[channel_id]
                if isinstance(error := turn.exception(), Exception):
                    executor.away.add(channel_id)
                    executor.failures[f"channel {channel_id}"] = error
                results.append(error is not None or turn.result())
        return any(results)

    async def _do_all(self, turn: Sequence[Operation], executor: Executor, memory: Memory) -> bool:
        """Do the operations of one channel until there is a later plan; returns whether to plan again."""
        was_lost = executor.snapshot.channel.is_lost
        try:
            for operation in turn:
                is_latest = memory.executor is executor and await self._may_do(operation, memory)
                if not is_latest or not await executor.do(operation):
                    return True
            return executor.snapshot.channel.is_lost is not was_lost or not leaves_nothing(turn)
        except OvertakenError:
            await self._services.clock.sleep(OVERTAKEN_PAUSE)
            memory.changed.set()
            return True
        finally:
            if memory.executor is not executor:
                memory.changed.set()  # what has been found is not in the later snapshot

    def _unsure(self, snapshot: Snapshot, memory: Memory) -> frozenset[MessagePlace]:
        """The messages in the channel that may be gone; an edit will check that.

        Discord does not list the channels that were deleted while the bot was offline, nor archived threads.
        """
        table, channel, messages = snapshot.table, snapshot.channel, memory.messages.by_place
        is_missing = not channel.is_thread and not is_known(self._client, table.guild_id, table.channel_id)
        if is_missing or not channel.takes_edits:
            return in_channel(table, messages)
        return needed(table, messages) if memory.rechecks else frozenset()

    async def _may_do(self, operation: Operation, memory: Memory) -> bool:
        """Wait until a message may be edited again; False if the table has changed meanwhile."""
        if operation.place != MessagePlace(Role.ROUND) or not isinstance(operation, Edit):
            return True
        clock, edited_at = self._services.clock, memory.edited_at
        pause = timedelta() if edited_at is None else edited_at + BETWEEN_EDITS - clock.elapsed()
        if pause > timedelta() and await clock.wait(memory.changed, pause.total_seconds()):
            return False
        memory.edited_at = clock.elapsed()
        return True

    async def _look_into_thread(self, executor: Executor) -> bool:
        """Add the people of the table to its thread, unless the channel refuses that; then plan again."""
        table = executor.snapshot.table
        if self._client.get_guild(table.guild_id) is None:
            await executor.refuse()
        elif table.stage is not Stage.DEALING:
            try:
                await add_people_to_thread(self._client, executor)
            except discord.HTTPException as error:
                await executor.fail(error)
        return True

    async def _tag(self, executor: Executor) -> bool:
        """Tag the post of the table, unless the channel refuses that; no plan depends on it."""
        if not executor.snapshot.refuses_edits and executor.snapshot.table.stage is not Stage.DEALING:
            try:
                await tag_post(self._client, self._services, executor)
            except discord.HTTPException as error:
                await executor.fail(error)
        return False

    async def _post_unreadable_notice(self, table_id: str, memory: Memory) -> None:
        """Post once in the channel that its game cannot be read and has to wait."""
        try:
            messages = memory.messages
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
