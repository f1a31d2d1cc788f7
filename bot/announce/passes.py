"""One pass over a table: a snapshot, a plan, and its execution in all channels at the same time.

A pass ends when the table changes. The next one leaves out the channels that are still busy, so that a slow
channel holds up only its own messages. Nothing is lost in a crash between the database and Discord, and no
message that was stored is sent twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial

import discord

from bot.announce.answers import Answers
from bot.announce.executor import Executor, OvertakenError
from bot.announce.plan import Edit, Operation, by_channel, in_channel, leaves_nothing, needed, plan
from bot.announce.sent_messages import SentMessages
from bot.announce.slot import RoundEnds, Snapshot, read_snapshot
from bot.announce.threads import add_people_to_thread, tag_post
from bot.refusals import is_known
from bot.services import Services
from bot.store.records import MessagePlace, Role
from bot.tables import Stage
from bot.tables.computer_seats import seat_to_move
from bot.tables.shuffles import deal

#: Seconds before a new snapshot after a message was found to show a later one. If a database is replaced
#: while the bot runs, its revisions may stay behind for a while.
OVERTAKEN_PAUSE = 0.1

#: The maximum number of seconds for the operations of one plan in one channel.
LONGEST_TURN = 120.0

#: The maximum duration of a pass; then another one begins, which leaves out the channels that are busy.
LONGEST_PASS = timedelta(seconds=120)

#: The key of the tag of a forum's post among the channels that are busy.
TAG = 0

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

    table_id: str
    messages: SentMessages
    guild_id: int | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    rechecks: bool = False
    edited_at: timedelta | None = None
    busy: dict[int, asyncio.Task[bool]] = field(default_factory=dict)
    executor: Executor | None = None
    broken: frozenset[MessagePlace | str] = frozenset()


class Passes:
    """Makes the passes of all tables, with one ``Memory`` for each table."""

    def __init__(self, client: discord.Client, services: Services, answers: Answers) -> None:
        self._client = client
        self._services = services
        self._answers = answers
        self._round_ends = RoundEnds()

    async def make(self, memory: Memory) -> bool:
        """Update every message of the table; returns whether the table is still open.

        Raises:
            NotDoneError: some updates failed.
            Exception: any error of Discord or the database.
        """
        await memory.messages.read()
        try:
            return await self._update(memory)
        finally:
            await memory.messages.save()

    async def _update(self, memory: Memory) -> bool:
        table_id, messages, position = memory.table_id, memory.messages, self._answers.begin()
        snapshot = await read_snapshot(self._services, table_id, messages, self._round_ends)
        table = snapshot.table
        if not table.stage.is_open and await self._services.store.is_announced(table_id):
            await messages.save(table)
            return False
        snapshot = replace(snapshot, unsure=self._unsure(snapshot, memory))
        executor = Executor(self._client, self._services, self._answers, position, snapshot, messages)
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
        table, channel = executor.snapshot.table, executor.snapshot.channel
        channel_id, is_on_server = table.channel_id, self._client.get_guild(table.guild_id) is not None
        # Outside a thread there is no one to add and nothing to tag.
        has_looked = is_tagged = is_on_server and channel.is_thread is False
        is_planned = False
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
