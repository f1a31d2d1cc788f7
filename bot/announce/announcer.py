"""Brings Discord in line with the games: one worker a table, running only while there is work.

A worker compares what the table should show (``posts``) with what it is known to show (``book``) and
makes good the difference. It runs after every change and, for every table that is not over, at
start: so whatever happens between the database and Discord, nothing is lost, and nothing is told
twice that is in the book.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import discord

from bot.announce import posts
from bot.announce.delivery import Delivery
from bot.announce.direct_messages import DirectMessages
from bot.announce.lost_channel import is_lost, take_back_that_channel_is_lost, tell_that_channel_is_lost
from bot.announce.notices import Beside
from bot.announce.threads import let_everybody_in
from bot.people.preferences import Hands
from bot.services import Services
from bot.tables import Table
from bot.tables.events import Notice
from bot.views.personalised import personalised
from bot.views.viewer import Viewer
from engine.events import Event

log = logging.getLogger(__name__)

#: The least time between two edits of a round's message.
EDIT_PAUSE = timedelta(seconds=1)

#: Seconds until a failed attempt is made again, for about a day: nobody else would tell that it is
#: somebody's turn. After the last one the next change tries anew.
RETRIES = (5.0, 30.0, 120.0, 600.0, *(3600.0,) * 23)


class Announcer:
    """Tells the channel and the players what has changed."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self.direct_messages = DirectMessages(client, services.store)
        self._client = client
        self._services = services
        self._beside = Beside(services, self.direct_messages)
        self._changed: dict[str, asyncio.Event] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._edited_at: dict[str, datetime] = {}
        self._closed = False

    def notice(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """A table has changed; answers at once, the telling comes after."""
        if self._closed:
            return
        self._changed.setdefault(table.id, asyncio.Event()).set()
        if table.id not in self._workers:
            worker = asyncio.create_task(self._work(table.id), name=f"announcer of {table.id}")
            self._workers[table.id] = worker

    async def catch_up(self) -> None:
        """Look at every table that could lack something; to be called once at start."""
        for table in (*await self._services.tables.unfinished(), *await self._services.tables.unannounced()):
            self.notice(table)

    async def wrote_directly(self, user_id: int) -> None:
        """A person has written to the bot directly: what did not reach them is tried again."""
        if not await self.direct_messages.are_closed(user_id):
            return
        await self.direct_messages.note_open(user_id)
        await self.look_again(user_id)

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
        changed = self._changed[table_id]
        retries = iter(RETRIES)
        try:
            while changed.is_set():
                changed.clear()
                try:
                    await self._tell(table_id, changed)
                    retries = iter(RETRIES)
                except Exception:
                    log.exception("table %s: not everything could be told", table_id)
                    pause = next(retries, None)
                    if pause is None:
                        log.error("table %s: giving up until the next change", table_id)
                        retries = iter(RETRIES)
                        continue  # it may have come during the attempt
                    if await self._services.clock.wait(changed, pause):
                        retries = iter(RETRIES)
                    changed.set()
        finally:
            del self._workers[table_id]
            del self._changed[table_id]

    async def _tell(self, table_id: str, changed: asyncio.Event) -> None:
        """Bring every message of the table up to date; what fails for one does not hold up the others."""
        table = await self._services.tables.get(table_id)
        everybody = await self._services.readers.everybody_in(self._client, table.guild_id)
        delivery = Delivery(self._client, self._services, table_id, everybody.theme)
        failures = await self._tell_seats(table, delivery)
        try:
            await self._tell_channel(Viewer(everybody.texts, table, None), delivery, changed)
            await take_back_that_channel_is_lost(table, delivery)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            log.warning("table %s: cannot write in channel %d: %s", table_id, table.channel_id, error)
            await tell_that_channel_is_lost(self._services, self.direct_messages, table, delivery)
        if failures:
            raise failures[0]
        if not table.stage.is_open:
            await self._services.tables.mark_announced(table_id)
            self._edited_at.pop(table_id, None)

    async def _tell_channel(self, viewer: Viewer, delivery: Delivery, changed: asyncio.Event) -> None:
        table = viewer.table
        await let_everybody_in(viewer, delivery, self._client, self._services.clock)
        await delivery.bring(posts.lobby_post(viewer), table.channel_id)
        notices = await self._beside.tell_log(viewer, delivery)
        await self._beside.tell_before_round(viewer, delivery)
        await self._tell_finished_rounds(viewer, delivery)
        for seat in range(len(table.seats)):
            await self._mention(viewer, seat, delivery)
            await self._beside.tell_reminder(viewer, seat, delivery, in_channel=True)
        await self._beside.tell_after_round(viewer, delivery, notices)
        await self._tell_round(viewer, delivery, changed, notices)
        end = posts.end_post(viewer)
        if end is not None:
            await delivery.bring(end, table.channel_id)
        await self._beside.tell_proof(viewer, delivery)

    async def _tell_round(
        self, viewer: Viewer, delivery: Delivery, changed: asyncio.Event, notices: Sequence[Notice]
    ) -> None:
        """The round's message: new at once, changed not too often and with whatever is newest by then."""
        table = viewer.table
        post = posts.round_post(viewer)
        if post is None:
            shown = await delivery.book.shown(posts.ROUND, None)
            if shown is not None and table.game is not None:
                await delivery.close(posts.ended_round_post(viewer, shown.key))
            return
        clock = self._services.clock
        out_of_sight = await self._beside.has_gone_out_of_sight(viewer, delivery, notices)
        if out_of_sight or await delivery.needs_edit(post):
            edited_at = self._edited_at.get(table.id)
            pause = edited_at + EDIT_PAUSE - clock.now() if edited_at is not None else timedelta()
            if pause > timedelta() and await clock.wait(changed, pause.total_seconds()):
                return  # the worker begins again, with the newer state
        if await delivery.bring_to_end(post, table.channel_id, out_of_sight=out_of_sight):
            self._edited_at[table.id] = clock.now()
        await self._beside.note_round(delivery)

    async def _tell_finished_rounds(self, viewer: Viewer, delivery: Delivery) -> None:
        table = viewer.table
        finished = posts.finished_rounds(viewer)
        shown = await delivery.book.shown(posts.MAPS, None)
        last = int(shown.key) if shown is not None else 0
        if shown is not None and table.game is not None and finished < last:
            # The game has gone back: these rounds will end once more.
            await delivery.book.note(posts.MAPS, None, replace(shown, key=str(finished)))
        running = await delivery.book.shown(posts.ROUND, None)
        if last < finished and running is not None and int(running.key) <= finished:
            await delivery.close(posts.closed_round_post(viewer, int(running.key)))
        for number in range(last + 1, finished + 1):
            await delivery.bring(posts.maps_post(viewer, number), table.channel_id)

    async def _tell_seats(self, table: Table, delivery: Delivery) -> list[BaseException]:
        seats = range(len(table.seats))
        results = await asyncio.gather(
            *(self._tell_person(table, seat, delivery) for seat in seats), return_exceptions=True
        )
        return [result for result in results if result is not None]

    async def _tell_person(self, table: Table, seat: int, delivery: Delivery) -> None:
        """What a seat is asked for in private, and the reminder of it."""
        await self._tell_seat(table, seat, delivery)
        user_id = table.seats[seat].user_id
        if user_id is not None:
            texts = (await self._services.readers.person(user_id)).texts
            await self._beside.tell_reminder(Viewer(texts, table, None), seat, delivery, in_channel=False)

    async def _tell_seat(self, table: Table, seat: int, delivery: Delivery) -> None:
        """One person's private message; a refusal is remembered, and the channel tells instead."""
        user_id = table.seats[seat].user_id
        if user_id is None:
            await delivery.forget(posts.PRIVATE, seat)  # of somebody who had the seat before
            return
        reader = await self._services.readers.person(user_id)
        viewer = Viewer(reader.texts, table, seat)
        shown = await delivery.book.shown(posts.PRIVATE, seat)
        post = posts.private_post(viewer, shown.key if shown else None)
        if shown is not None and post is not None and posts.is_of_away(post):
            # The message that is there becomes it: the person is told in the channel, and need not be twice.
            if shown.key != post.key:
                await delivery.book.note(posts.PRIVATE, seat, replace(shown, key=post.key))
        elif shown is not None and (post is None or post.key != shown.key):
            notices = await self._services.tables.notices(table.id)
            await delivery.close(posts.closed_private_post(viewer, shown.key, notices))
        if post is None:
            return
        if reader.preferences.hands is Hands.CHANNEL:
            await delivery.close(posts.private_post_in_channel(viewer, post.key))
            return
        if await self.direct_messages.are_closed(user_id):
            return
        post = replace(post, screen=personalised(post.screen, reader))
        try:
            await delivery.bring(post, await self.direct_messages.channel_of(user_id))
        except discord.Forbidden as error:
            log.info("table %s: user %d takes no direct messages (%d)", table.id, user_id, error.code)
            await self.direct_messages.note_closed(user_id)

    async def _plays_in_channel(self, user_id: int) -> bool:
        """Whether the person wants the hands in the channel, behind a button."""
        return (await self._services.preferences.of_player(user_id)).hands is Hands.CHANNEL

    async def _mention(self, viewer: Viewer, seat: int, delivery: Delivery) -> None:
        table = viewer.table
        user_id = table.seats[seat].user_id
        closed = user_id is not None and await self.direct_messages.are_closed(user_id)
        if user_id is None or not (closed or await self._plays_in_channel(user_id)):
            await delivery.strip(posts.MENTION, seat)
            return
        shown = await delivery.book.shown(posts.MENTION, seat)
        post = posts.mention_post(viewer, seat, first=closed and shown is None)
        if post is None:
            if not table.stage.is_open:
                await delivery.strip(posts.MENTION, seat)
            return
        if shown is not None and shown.key == post.key:
            return
        await delivery.bring(post, table.channel_id)
