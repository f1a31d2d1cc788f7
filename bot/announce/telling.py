"""One pass over all that Discord shows of a table: each message is brought up to date once.

What fails for one seat does not hold up the others. The slots of the table are settled by ``Reconciler``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.announce.delivery import Delivery
from bot.announce.forum_posts import tag_post
from bot.announce.offers import end_offers
from bot.announce.reconciler import Reconciler
from bot.announce.sent_messages import (
    SET_ASIDE,
    SHUFFLE,
    SentMessages,
    say_channel_is_lost,
)
from bot.announce.signpost import show_way_to_thread
from bot.announce.slot import Post
from bot.announce.slots import (
    CHANNEL_IS_LOST,
    CHANNEL_IS_THERE,
    CHANNEL_MESSAGES,
    DIRECT_MESSAGES,
    LOOKED_AFTER,
    SEAL,
)
from bot.announce.snapshot import Snapshot, read_snapshot
from bot.announce.table_memory import TableMemory
from bot.announce.thread_members import let_everybody_in
from bot.connection.refusals import is_for_now, is_known, is_lost
from bot.services import Services
from bot.store.database import StoreError
from bot.tables import Stage, Table
from bot.tables.shuffles import deal
from bot.views.screen import Screen

log = logging.getLogger(__name__)

#: What is raised while Discord or the database cannot be reached.
OUTAGES = (OSError, aiohttp.ClientError, TimeoutError, StoreError)


class NotToldError(Exception):
    """Somebody could not be told; the log says why already."""


class Teller:
    """Tells of tables, one pass at a time."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        #: Channels that may be gone; it shows in the next pass of their tables.
        self._suspects: set[int] = set()

    def doubt(self, channel_id: int) -> None:
        """A channel may be gone: it shows in the next pass of its table."""
        self._suspects.add(channel_id)

    async def tell(self, table_id: str, memory: TableMemory) -> bool:
        """Bring every message of the table up to date; returns whether the table is still open.

        Raises:
            NotToldError: somebody could not be told.
            Exception: anything that Discord or the database raises; another pass is needed.
        """
        messages = await SentMessages.read(self._services.store, table_id)
        if memory.rechecks:
            memory.rechecks = False
            memory.unchecked = {(role, seat) for role, seat in messages.by_place if role in LOOKED_AFTER}
        try:
            return await self._settle(table_id, memory, messages)
        finally:
            await messages.settled()

    async def _settle(self, table_id: str, memory: TableMemory, messages: SentMessages) -> bool:
        """The same, beginning with the messages that are known to stand."""
        snapshot = await read_snapshot(self._services, table_id, messages)
        delivery = Delivery(self._client, self._services, table_id, messages)
        reconciler = Reconciler(snapshot, messages, delivery, self._services, memory)
        table = snapshot.table
        if table.stage is Stage.DEALING:
            # Nobody waits for anything but the cards: all else is told with them.
            await self._deal(table, reconciler, messages)
            memory.changed.set()
            return True
        failures = await _settle_seats(reconciler, table)
        was_lost = say_channel_is_lost(messages.by_place)
        try:
            await self._look_at_channel(table, memory)
            await self._settle_channel(snapshot, messages, delivery, reconciler)
            await self._tag_once(snapshot, messages, memory)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            log.warning("table %s: cannot write in channel %d: %s", table_id, table.channel_id, error)
            await reconciler.settle(CHANNEL_IS_LOST)
        if say_channel_is_lost(messages.by_place) is not was_lost:
            memory.changed.set()  # who plays in the channel is told directly from now on, or no longer
        if failures:
            raise _most_telling(failures)
        if not table.stage.is_open:
            await messages.settled()
            await self._services.store.mark_announced(table_id)
            return False
        return True

    async def tell_set_aside(self, table_id: str) -> None:
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
            await delivery.send((SET_ASIDE, None), post, channel_id)
        except (discord.HTTPException, *OUTAGES) as error:
            log.warning("table %s: cannot post that it is set aside: %r", table_id, error)

    async def _settle_channel(
        self, snapshot: Snapshot, messages: SentMessages, delivery: Delivery, reconciler: Reconciler
    ) -> None:
        """Bring the messages in the channel up to date.

        Raises:
            discord.HTTPException: the channel takes no message.
        """
        await let_everybody_in(snapshot, messages, delivery, self._client)
        await show_way_to_thread(snapshot, messages, delivery, self._client)
        await reconciler.settle(CHANNEL_MESSAGES)
        # Not together: what is over is ended before anything is sent, which may still be refused.
        await reconciler.settle(CHANNEL_IS_THERE)
        await reconciler.take_back_results()
        await end_offers(snapshot, messages, delivery)

    async def _tag_once(self, snapshot: Snapshot, messages: SentMessages, memory: TableMemory) -> None:
        """Tag the post of a table in a forum when the stage is new; it may have to be fetched."""
        stage = snapshot.table.stage
        if memory.tagged is not stage:
            await tag_post(self._services, snapshot, messages, self._client)
            memory.tagged = stage

    async def _look_at_channel(self, table: Table, memory: TableMemory) -> None:
        """See whether the channel of a table is there, if there is a doubt.

        One that Discord did not name when the bot came in was deleted while it was off, unless it is a thread
        that is asleep.

        Raises:
            discord.HTTPException: it is not.
        """
        channel_id, is_suspect = table.channel_id, table.channel_id in self._suspects
        if memory.found_in == channel_id and not is_suspect:
            return
        if is_suspect or not is_known(self._client, table.guild_id, channel_id):
            await self._client.fetch_channel(channel_id)
            self._suspects.discard(channel_id)
        memory.found_in = channel_id

    async def _deal(self, table: Table, reconciler: Reconciler, messages: SentMessages) -> None:
        """Send the message with the commitment, and have the cards dealt with its id.

        Where the channel refuses the message they are dealt without one.
        """
        try:
            await reconciler.settle(SEAL)
        except discord.HTTPException as error:
            if is_for_now(error):
                raise
            log.warning("table %s: cannot post the commitment of its shuffle: %s", table.id, error)
        sent = messages.get(SHUFFLE)
        await self._services.tables.do_unasked(table.id, deal, None if sent is None else sent.message_id)


async def _settle_seats(reconciler: Reconciler, table: Table) -> list[BaseException]:
    """Bring the direct messages to all seats up to date; returns why some are not."""
    told = await asyncio.gather(
        *(reconciler.settle(DIRECT_MESSAGES, (seat,)) for seat in range(len(table.seats))),
        return_exceptions=True,
    )
    failures = [failure for failure in told if failure is not None]
    for failure in failures:
        if not is_outage(failure):
            log.error("table %s: cannot update the direct message of a seat", table.id, exc_info=failure)
    return failures


def _most_telling(failures: Sequence[BaseException]) -> BaseException:
    """What to raise where some could not be told."""
    return next(filter(is_outage, failures), NotToldError())


def is_outage(error: BaseException) -> bool:
    """Whether it is worth trying again soon: something cannot be reached, or a channel is slow."""
    return is_for_now(error) if isinstance(error, discord.HTTPException) else isinstance(error, OUTAGES)
