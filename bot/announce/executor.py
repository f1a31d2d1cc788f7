"""Executes the operations of a plan, and stores each as soon as it is done.

The executor also collects facts for the next plan: who accepts no direct messages, whether the channel
refuses messages, and which operations have failed.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import discord

from bot.announce.answers import Answers, Position
from bot.announce.plan import Close, Delete, Edit, Fail, Note, Operation, Send, channel_of
from bot.announce.sent_messages import SentMessages
from bot.announce.slot import Post, Snapshot, Where
from bot.pace import URGENCY, Urgency
from bot.refusals import (
    CLOSED_INBOX,
    CONNECTION_ERRORS,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    OF_CHANNEL,
    THREAD_ARCHIVED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    is_for_now,
    is_lost,
    thread_of,
)
from bot.services import Services
from bot.store.database import StoreError
from bot.store.records import STRIPPED, ChannelState, MessagePlace, Refusal, SentMessage, written
from bot.views.screen import Edited, Screen, controls_below
from render.picture import Picture

log = logging.getLogger(__name__)


#: The errors raised while Discord or the database cannot be reached.
OUTAGES = (*CONNECTION_ERRORS, StoreError)

#: The fingerprint of a message that was sent or edited without its picture, so that it is edited again.
UNFINISHED = ""


class OvertakenError(Exception):
    """A message shows a later screen than this plan's, so that a new snapshot is needed."""


def is_outage(error: Exception) -> bool:
    """Whether a retry may soon succeed, because something could not be reached or was rate limited."""
    return is_for_now(error) if isinstance(error, discord.HTTPException) else isinstance(error, OUTAGES)


class Executor:
    """The operations on the messages of one table in one pass, and the facts found meanwhile.

    ``failures`` are the errors of channels and of messages that could not be brought up to date, except those
    of a channel that refuses messages. ``away`` are the channels that cannot be reached.
    ``channel_is_gone`` means that the channel of the table will never accept a message.
    """

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        answers: Answers,
        position: Position,
        snapshot: Snapshot,
        messages: SentMessages,
    ) -> None:
        self.snapshot = snapshot
        self.messages = messages
        self.failures: dict[MessagePlace | str, Exception] = {}
        self.away: set[int] = set()
        self.channel_is_gone = False
        self._client = client
        self._services = services
        self._answers = answers
        self._position = position.reading(snapshot.table)
        URGENCY.set(self._urgency)

    async def do(self, operation: Operation) -> bool:
        """Do one operation and store the result; returns False if it failed, so that a new plan is needed.

        Operations in different channels can be done at the same time.

        Raises:
            OvertakenError: the message shows a later screen.
            Exception: an outage, which may concern the whole channel.
        """
        table = self.snapshot.table
        in_channel = channel_of(operation, self.snapshot, self.messages.by_place) == table.channel_id
        URGENCY.set(partial(self._urgency, operation))
        try:
            await self._done(operation)
        except OvertakenError:
            raise
        except Exception as error:
            if is_outage(error):
                raise
            refused = error if isinstance(error, discord.HTTPException) and is_lost(error) else None
            is_above = isinstance(operation, Send | Edit) and operation.post.where is Where.ABOVE
            is_expected = refused is not None and (in_channel or is_above)
            self._give_up(operation.place, None if is_expected else error)
            if in_channel and refused is not None:
                await self.refuse(refused)
            return False
        self.snapshot = replace(self.snapshot, unsure=self.snapshot.unsure - {operation.place})
        channel = self.snapshot.channel
        shows_it = isinstance(operation, Send if channel.takes_edits else Send | Edit)
        if in_channel and channel.is_lost and shows_it:
            log.info("table %s: channel %d accepts messages again", table.id, table.channel_id)
            await self.note_channel(replace(channel, refusal=None))
        return True

    async def refuse(self, error: discord.HTTPException | None = None) -> None:
        """Record that the table's channel refuses messages, with this error or because the server is gone.

        The bot can edit its messages where it is only not permitted to send any.
        """
        table, before = self.snapshot.table, self.snapshot.channel
        code = None if error is None else error.code
        refusal = Refusal.POSTS if code == MISSING_PERMISSIONS else Refusal.EVERYTHING
        channel = replace(before, refusal=refusal)
        self.snapshot = replace(self.snapshot, refuses_posts=True, refuses_edits=not channel.takes_edits)
        self.channel_is_gone = code == UNKNOWN_CHANNEL
        if not before.is_lost:
            log.warning("table %s: channel %d refuses messages: %s", table.id, table.channel_id, error)
        if channel != before:
            await self.note_channel(channel)

    async def note_channel(self, channel: ChannelState) -> None:
        """Store what was found out about the table's channel."""
        await self._services.store.remember_channel(self.snapshot.table.id, channel)
        self.snapshot = replace(self.snapshot, channel=channel)

    async def fail(self, error: discord.HTTPException) -> None:
        """Record that an operation on the thread of the table has failed."""
        if is_lost(error):
            await self.refuse(error)
        elif is_for_now(error):
            raise error
        else:
            self.failures["thread"] = error

    def _give_up(self, place: MessagePlace, error: Exception | None) -> None:
        """Leave the message in a place as it is, so that the others can be updated."""
        self.snapshot = replace(self.snapshot, failed=self.snapshot.failed | {place})
        if error is not None:
            self.failures[place] = error

    def _urgency(self, operation: Operation | None = None) -> Urgency:
        """How urgent an operation's requests are: a new message, or one where people are active."""
        is_there = self._services.presence.is_there
        if not isinstance(operation, Send) and not any(map(is_there, self.snapshot.readers)):
            return Urgency.REFRESHING
        asks = isinstance(operation, Send | Edit) and operation.post.asks
        return Urgency.ASKING if asks else Urgency.ACTIVE

    async def _done(self, operation: Operation) -> None:
        match operation:
            case Send(place, Post(where=Where.DIRECT) as post):
                await self._send_directly(place, post)
            case Send(place, post):
                above = self.snapshot.above if post.where is Where.ABOVE else None
                await self._send(place, post, above or self.snapshot.table.channel_id)
            case Edit():
                await self._edit(operation)
            case Close() | Delete():
                await self._end(operation)
            case Note(place, occasion):
                self.messages.note(place, replace(self.messages.by_place[place], occasion=occasion))
            case Fail(_, error):
                raise error

    async def _drawn(self, place: MessagePlace, screen: Screen) -> Picture | None:
        """The picture of a screen, if it has one; a message whose picture cannot be drawn goes without it."""
        try:
            return await self._services.pictures.drawn_from(screen.drawing)
        except Exception as error:
            self._give_up(place, error)
            return None

    async def _send(self, place: MessagePlace, post: Post, channel_id: int, *, quiet: bool = False) -> None:
        """Send a message; unless it is ``quiet``, it notifies its recipient and whom it may ping."""
        screen = await post.finished(self._services.pictures.workers)
        picture = await self._drawn(place, screen)
        nonce, pings = self._nonce(place, post), self._services.pings
        pinged = () if quiet else await pings.allowed(screen.about, nonce, screen.notified)
        screen = screen.notifying(pinged)
        silent = quiet or not (screen.notified or post.where is Where.DIRECT)
        channel = self._client.get_partial_messageable(channel_id)
        message = await channel.send(**screen.new_message(picture), nonce=nonce, silent=silent)
        now = self._services.clock.now()
        fingerprint = post.fingerprint if _is_whole(screen, picture) else UNFINISHED
        sent = SentMessage(channel_id, message.id, post.occasion, fingerprint, now)
        if not _is_shown(screen, message):
            # Discord returned the message that an earlier process had sent with this nonce.
            await self._write(sent, lambda message: message.edit(**screen.edit(picture)))
        await self.messages.note_sent(place, sent)

    async def _send_directly(self, place: MessagePlace, post: Post) -> None:
        """Send a direct message; if it is refused, record that, and the channel asks the person instead."""
        user_id = self.snapshot.table.seats[place.seat or 0].user_id or 0
        try:
            known = self.snapshot.readers[user_id].direct_channel_id
            channel_id = known or await self._open_direct_channel(user_id)
            try:
                await self._send(place, post, channel_id, quiet=post.moves_down)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_CHANNEL, MISSING_ACCESS) or channel_id != known:
                    raise
                # The channel was another bot's, so this database has moved.
                await self._send(place, post, await self._open_direct_channel(user_id))
            self._services.presence.note_direct(user_id, self.messages.by_place[place].message_id)
        except discord.Forbidden as error:
            if error.code not in CLOSED_INBOX:
                raise
            table_id = self.snapshot.table.id
            log.info("table %s: user %d does not accept direct messages (%d)", table_id, user_id, error.code)
            if await self._still_sits(user_id):
                await self._services.readers.note_unreachable(user_id)
            self.snapshot = replace(self.snapshot, unreachable=self.snapshot.unreachable | {user_id})

    async def _open_direct_channel(self, user_id: int) -> int:
        """Open the channel of direct messages with this person, and store its id."""
        channel_id = (await self._client.create_dm(discord.Object(user_id))).id
        if await self._still_sits(user_id):
            await self._services.readers.note_direct_channel(user_id, channel_id)
        reader = replace(self.snapshot.readers[user_id], direct_channel_id=channel_id)
        self.snapshot = replace(self.snapshot, readers={**self.snapshot.readers, user_id: reader})
        return channel_id

    async def _still_sits(self, user_id: int) -> bool:
        """Whether a person is at the table; nothing may be stored about one whose data was deleted."""
        return (await self._services.tables.get(self.snapshot.table.id)).seat_of(user_id) is not None

    async def _edit(self, operation: Edit) -> None:
        """Edit a message into its post; a deleted message is sent again without a ping."""
        place, post, sent = operation.place, operation.post, self.messages.by_place[operation.place]
        is_whole = True
        try:
            if operation.is_check:
                screen = await post.finished(self._services.pictures.workers)
                view = screen.edit_beside_picture()["view"]
                await self._write(sent, lambda message: message.edit(view=view))
            else:
                is_whole = await self._change(place, sent, post)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._send(place, post, sent.channel_id, quiet=True)
            return
        fingerprint = post.fingerprint if is_whole else UNFINISHED
        self._note(place, replace(sent, occasion=post.occasion, fingerprint=fingerprint))

    async def _end(self, operation: Close | Delete) -> None:
        """Change a message for the last time, or delete it.

        If Discord refuses the change, the message is no longer tracked; its buttons answer that the game has
        moved on. It stays tracked if its picture could not be drawn, and if the whole channel refuses
        messages, because that may be temporary.
        """
        place, sent = operation.place, self.messages.by_place[operation.place]
        screen = operation.screen if isinstance(operation, Close) else None
        last = None if screen is None else Post(sent.occasion, screen, is_last_word=True)
        is_whole = True
        try:
            if isinstance(operation, Delete):
                await self._write(sent, discord.PartialMessage.delete)
            elif screen is not None or not sent.is_stripped:
                picture_stays = operation.keeps_picture and screen is not None and screen.drawing is None
                is_whole = await self._change(place, sent, last, picture_stays=picture_stays)
        except discord.HTTPException as error:
            is_of_table = sent.channel_id == self.snapshot.table.channel_id
            if is_for_now(error) or (is_of_table and error.code in OF_CHANNEL):
                raise
            if error.code == UNKNOWN_MESSAGE and last is not None and not operation.forgets:
                await self._send(place, last, sent.channel_id, quiet=True)
                return
            table_id = self.snapshot.table.id
            log.info("table %s: message %d cannot be updated: %s", table_id, sent.message_id, error)
        if operation.forgets:
            await self.messages.forget(place)
        elif is_whole:
            self._note(place, replace(sent, fingerprint=STRIPPED))

    def _note(self, place: MessagePlace, changed: SentMessage) -> None:
        """Record the edit of a message, unless an answer has become the message of its place meanwhile."""
        present = self.messages.by_place.get(place)
        if present is not None and present.message_id == changed.message_id:
            self.messages.note(place, changed)

    async def _change(
        self, place: MessagePlace, sent: SentMessage, post: Post | None, *, picture_stays: bool = False
    ) -> bool:
        """Edit a message into a post, or remove its buttons if there is none; returns whether it is whole."""
        if post is None:
            await self._write(sent, lambda message: message.edit(view=None))
            return True
        picture_stays = picture_stays or post.screen.has_picture_of(sent.fingerprint)
        screen = await post.finished(self._services.pictures.workers)
        picture = None if picture_stays else await self._drawn(place, screen)

        def changes() -> Edited:
            return screen.edit_beside_picture() if picture_stays else screen.edit(picture)

        await self._write(sent, lambda message: message.edit(**changes()))
        return picture_stays or _is_whole(screen, picture)

    async def _write(
        self, sent: SentMessage, change: Callable[[discord.PartialMessage], Awaitable[object]]
    ) -> None:
        """Change a message, when no answer is doing so, after opening its thread if it is archived.

        Raises:
            OvertakenError: it shows a later screen.
        """
        message = self._client.get_partial_messageable(sent.channel_id).get_partial_message(sent.message_id)
        async with self._answers.writing(sent.message_id, self._position) as may_write:
            if not may_write:
                raise OvertakenError
            try:
                await change(message)
            except discord.HTTPException as error:
                if error.code != THREAD_ARCHIVED:
                    raise
                await self._open_again(sent.channel_id)
                await change(message)

    async def _open_again(self, channel_id: int) -> None:
        thread = await thread_of(self._client, channel_id)
        if thread is not None:
            await thread.edit(archived=False)

    def _nonce(self, place: MessagePlace, post: Post) -> str:
        """A nonce by which Discord recognises a message that was sent just before the process died.

        It includes the previous message in this place, so that every message has its own nonce.
        """
        before = self.messages.by_place.get(place)
        sent_before = 0 if before is None else before.message_id
        named = f"{self.snapshot.table.id}/{place.role}/{place.seat}/{sent_before}/{written(post.occasion)}"
        return hashlib.sha256(named.encode()).hexdigest()[:24]


def _is_whole(screen: Screen, picture: Picture | None) -> bool:
    """Whether this is a screen's picture, or it has none."""
    return picture is not None or screen.drawing is None


def _is_shown(screen: Screen, message: discord.Message) -> bool:
    """Whether a message returned by Discord shows this screen."""
    wanted = [getattr(part, "url", "") or str(part.id) for row in screen.rows for part in row]
    found = [getattr(part, "url", None) or part.custom_id for part in controls_below(message)]
    return (message.content.strip(), found) == (screen.content.strip(), wanted)
