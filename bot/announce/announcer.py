"""Brings Discord in line with the games: one worker per table, running only while there is work.

A worker takes a snapshot of the table, compares what its messages should show (``slots``) with those
that were sent (``SentMessages``), and makes good the difference in one pass (``Reconciler``). It runs after
every change and, for every table that is not over, at start: so whatever happens between the database and
Discord, nothing is lost, and nothing is told twice that was noted as sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.announce.delivery import (
    MISSING_ACCESS,
    PRIVATE,
    UNKNOWN_CHANNEL,
    Delivery,
    Fate,
    Place,
    Post,
    SentMessage,
    SentMessages,
    is_lost,
)
from bot.announce.seat_posts import RINGS_AFTER
from bot.announce.slots import (
    CHANNEL_IS_LOST,
    CHANNEL_IS_THERE,
    CHANNEL_MESSAGES,
    DIRECT_MESSAGES,
    Audience,
    Rings,
    Slot,
)
from bot.announce.snapshot import SlotState, Snapshot, read_snapshot
from bot.announce.threads import let_everybody_in
from bot.clock import Clock
from bot.services import Services
from bot.store import StoreError
from bot.tables import Table
from engine.events import Event

log = logging.getLogger(__name__)

#: Seconds until a failed attempt is made again, for about a day: nobody else would tell that it is
#: somebody's turn. After the last one the next change tries anew.
RETRIES = (5.0, 30.0, 120.0, 600.0, *(3600.0,) * 23)

#: What is raised while Discord or the database cannot be reached, and the seconds after which it is tried
#: again even after a long time: a game goes on soon after it is over.
OUTAGES = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordServerError, StoreError)
OUTAGE_PAUSE = 20.0


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

    def notice(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """A table has changed; returns at once, the telling comes after."""
        self._look_at(table.id)

    async def catch_up(self) -> None:
        """Look at every closed table whose end has not been shown to all; to be called once at start."""
        for table in await self._services.tables.unannounced():
            self.notice(table)

    async def suspect(self, channel_id: int) -> None:
        """A channel has been deleted: if a table is in it, its people must be told, whatever they do."""
        table = await self._services.tables.in_channel(channel_id)
        if table is not None:
            self._suspects.add(channel_id)
            self.notice(table)

    async def suspect_server(self, guild_id: int) -> None:
        """The bot is no longer in a server: the same for all its channels."""
        for table in await self._services.tables.of_server(guild_id):
            self._suspects.add(table.channel_id)
            self.notice(table)

    async def look_again(self, user_id: int) -> None:
        """Look at the open tables of a person, who is to be told in another way."""
        for table in await self._services.tables.of_person(user_id):
            self.notice(table)

    async def close(self) -> None:
        """Stop at once; the next start makes good what is missing."""
        self._closed = True
        tasks = [*self._workers.values(), *self._alarms.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _look_at(self, table_id: str) -> None:
        if self._closed:
            return
        self._memories.setdefault(table_id, TableMemory(self._services.clock)).changed.set()
        if table_id not in self._workers:
            worker = asyncio.create_task(self._work(table_id), name=f"announcer of {table_id}")
            self._workers[table_id] = worker

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
        self._look_at(table_id)

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
                except Exception as error:
                    pause = next(retries, None)
                    if isinstance(error, OUTAGES):
                        log.warning("table %s: not everything could be told: %r", table_id, error)
                        pause = min(OUTAGE_PAUSE, pause or OUTAGE_PAUSE)
                    else:
                        log.exception("table %s: not everything could be told", table_id)
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
        snapshot = await read_snapshot(self._services, table_id, messages)
        delivery = Delivery(self._client, self._services, table_id, messages)
        reconciler = Reconciler(snapshot, messages, delivery, self._services, memory)
        table = snapshot.table
        seats = range(len(table.seats))
        told = await asyncio.gather(
            *(reconciler.settle(DIRECT_MESSAGES, (seat,)) for seat in seats), return_exceptions=True
        )
        try:
            if table.channel_id in self._suspects:
                await self._client.fetch_channel(table.channel_id)
                self._suspects.discard(table.channel_id)
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
        if moment := _next_ring(snapshot, messages):
            self._look_again_at(table_id, moment)
        if not table.stage.is_open:
            await self._services.tables.mark_announced(table_id)
        return table.stage.is_open


class TableMemory:
    """What is remembered of a table between passes, to save edits and work; losing it does no harm.

    ``changed`` is set when the table has changed since the last pass began.
    """

    def __init__(self, clock: Clock) -> None:
        self.changed = asyncio.Event()
        self._clock = clock
        self._edited_at: dict[str, datetime] = {}
        self._settled: dict[Place, tuple[int, SentMessage]] = {}

    def note_edit(self, slot: Slot) -> None:
        """The message of this slot has changed just now."""
        self._edited_at[slot.role] = self._clock.now()

    async def may_edit(self, slot: Slot) -> bool:
        """Wait until the slot may be edited again; False if the table has changed meanwhile."""
        edited_at = self._edited_at.get(slot.role)
        if edited_at is None or slot.edits is None:
            return True
        pause = edited_at + slot.edits - self._clock.now()
        return pause <= timedelta() or not await self._clock.wait(self.changed, pause.total_seconds())

    def note_settled(self, slot: Slot, state: SlotState) -> None:
        """The message that stands in this slot is as it should be."""
        made_of = _made_of(slot, state)
        if made_of is not None and state.sent is not None:
            self._settled[slot.role, state.seat] = (hash(made_of), state.sent)

    def is_settled(self, slot: Slot, state: SlotState) -> bool:
        """Whether the message that stands is surely still as it should be."""
        before = self._settled.get((slot.role, state.seat))
        made_of = None if before is None else _made_of(slot, state)
        return made_of is not None and before == (hash(made_of), state.sent)


class Reconciler:
    """One pass over the slots of a table."""

    def __init__(
        self,
        snapshot: Snapshot,
        messages: SentMessages,
        delivery: Delivery,
        services: Services,
        memory: TableMemory,
    ) -> None:
        self._snapshot = snapshot
        self._messages = messages
        self._delivery = delivery
        self._services = services
        self._memory = memory
        self._direct_channels: dict[int, int] = {}
        self._posts: dict[tuple[Slot, int | None], Post | None] = {}

    async def settle(self, slots: Sequence[Slot], seats: Sequence[int]) -> None:
        """Bring these slots up to date: first end what is over, then show what should stand.

        Raises:
            discord.HTTPException: Discord refuses, or cannot be reached.
        """
        found = [
            (slot, SlotState(self._snapshot, self._messages.by_place, slot.role, seat))
            for slot in slots
            for seat in ((None,) if slot.audience is Audience.CHANNEL else seats)
        ]
        unsettled = [(slot, state) for slot, state in found if not self._memory.is_settled(slot, state)]
        for slot, state in unsettled:
            await self._end_what_is_over(slot, state)
        for slot, state in unsettled:
            await self._show(slot, state)
            self._memory.note_settled(slot, state)

    async def _end_what_is_over(self, slot: Slot, state: SlotState) -> None:
        sent, place = state.sent, (slot.role, state.seat)
        if sent is None:
            return
        if state.seat is not None and state.user_id is None:
            # The message was for somebody who had the seat before: nothing is kept of where it stands.
            await self._delivery.end(place, Fate.DELETED if slot.over is Fate.DELETED else Fate.STRIPPED)
            await self._messages.forget(*place)
            return
        if slot.applies is not None and not slot.applies(state):
            return
        occasion = sent.occasion if slot.renamed is None else slot.renamed(state)
        if occasion != sent.occasion:
            await self._messages.note(*place, replace(sent, occasion=occasion))
        if sent.is_stripped:
            return
        post = self._post(slot, state)
        if post is None:
            if slot.lasts is None or not slot.lasts(state):
                await self._end(slot, state, slot.over)
        elif post.occasion != occasion:
            await self._end(slot, state, slot.next if isinstance(slot.next, Fate) else slot.next(state))
        elif slot.comes_again is not None and slot.comes_again(state):
            await self._end(slot, state, Fate.DELETED)

    async def _end(self, slot: Slot, state: SlotState, fate: Fate) -> None:
        place, occasion = (slot.role, state.seat), state.occasion
        closed = None
        if fate is Fate.CLOSED and slot.closed is not None and await self._is_still_theirs(slot, state):
            closed = slot.closed(state)
        if closed is not None:
            closed = closed.for_reader(state.reader)
        stood = await self._delivery.end(place, fate, closed)
        if not stood and slot.has_news and closed is not None:
            post = Post(occasion, closed, is_last_word=True)
            await self._delivery.send(place, post, state.table.channel_id, silent=_is_silent(slot, post))

    async def _is_still_theirs(self, slot: Slot, state: SlotState) -> bool:
        """Whether the message was sent to the very person who has the seat now.

        A former person must not read in it what the next one has decided.
        """
        if slot.audience is not Audience.SEAT_DIRECTLY or state.user_id is None or state.sent is None:
            return True
        try:
            return await self._direct_channel(state, state.user_id) == state.sent.channel_id
        except discord.Forbidden:
            return False

    async def _show(self, slot: Slot, state: SlotState) -> None:
        if state.seat is not None and state.user_id is None:
            return
        if slot.applies is not None and not slot.applies(state):
            return
        post = self._post(slot, state)
        while post is not None:
            if slot.edits is None and state.sent is not None and state.sent.occasion == post.occasion:
                return
            if slot.audience is Audience.SEAT_DIRECTLY:
                await self._show_directly(slot, state, post)
            else:
                await self._show_in_channel(slot, state, post)
            post = slot.shows(state) if slot.repeats else None
            if post is not None and post.occasion == state.occasion:
                return

    async def _show_directly(self, slot: Slot, state: SlotState, post: Post) -> None:
        """Show a direct message; a refusal is remembered, and the channel tells instead."""
        user_id = state.user_id
        if user_id is None or state.is_unreachable:
            return
        place = (slot.role, state.seat)
        post = replace(post, screen=post.screen.for_reader(state.reader))
        try:
            channel_id = await self._direct_channel(state, user_id)
            try:
                await self._delivery.show(place, post, channel_id, silent=_is_silent(slot, post))
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_CHANNEL, MISSING_ACCESS):
                    raise
                # It was another bot's: this database has moved.
                channel_id = await self._delivery.open_direct_channel(user_id)
                await self._delivery.show(place, post, channel_id, silent=_is_silent(slot, post))
        except discord.Forbidden as error:
            log.info("table %s: user %d takes no direct messages (%d)", state.table.id, user_id, error.code)
            await self._services.readers.note_unreachable(user_id)
            self._snapshot.unreachable.add(user_id)

    async def _direct_channel(self, state: SlotState, user_id: int) -> int:
        """Where the direct messages to a person stand; it is opened once, and remembered for good."""
        known = state.reader.direct_channel_id or self._direct_channels.get(user_id)
        if known is None:
            known = self._direct_channels[user_id] = await self._delivery.open_direct_channel(user_id)
        return known

    async def _show_in_channel(self, slot: Slot, state: SlotState, post: Post) -> None:
        place, channel_id = (slot.role, state.seat), state.table.channel_id
        post = replace(post, screen=post.screen.for_reader(self._snapshot.everybody))
        silent = _is_silent(slot, post)
        if slot.next is Fate.STAYS:
            await self._delivery.send(place, post, channel_id, silent=silent)
            return
        if _would_be_edited(state, post) and not await self._memory.may_edit(slot):
            return  # the next pass shows what is newest by then
        if await self._delivery.show(place, post, channel_id, silent=silent):
            self._memory.note_edit(slot)

    def _post(self, slot: Slot, state: SlotState) -> Post | None:
        """What should stand; each screen is made once per pass."""
        if (slot, state.seat) not in self._posts:
            self._posts[slot, state.seat] = slot.shows(state)
        return self._posts[slot, state.seat]


def _made_of(slot: Slot, state: SlotState) -> Hashable | None:
    """Everything that the message of a slot depends on, if it can be listed and there is a reader."""
    nobody = state.seat is not None and state.user_id is None
    return None if slot.made_of is None or nobody else slot.made_of(state)


def _is_silent(slot: Slot, post: Post) -> bool:
    """Whether a new message rings for nobody."""
    return slot.rings is Rings.IF_IT_MENTIONS and not post.screen.mentions


def _would_be_edited(state: SlotState, post: Post) -> bool:
    """Whether a message of this occasion stands and shows something else."""
    sent = state.sent
    if sent is None or sent.is_stripped or sent.occasion != post.occasion:
        return False
    return sent.fingerprint != post.screen.fingerprint


def _next_ring(snapshot: Snapshot, messages: SentMessages) -> datetime | None:
    """When a message is to ring that has begun to ask while somebody was there; None for none."""
    found = (messages.standing(PRIVATE, seat) for seat in range(len(snapshot.table.seats)))
    moments = [sent.asks_since + RINGS_AFTER for sent in found if sent is not None and sent.asks_since]
    return min((moment for moment in moments if moment > snapshot.now), default=None)
