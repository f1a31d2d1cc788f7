"""The messages of one table on Discord: how those that stand are made what they should be.

Whatever is sent, edited or deleted is noted as soon as that is done; ``SentMessages`` says when it is stored.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import discord

from bot.announce.sent_messages import MessagePlace, SentMessages
from bot.announce.slot import Fate, Post
from bot.connection.refusals import (
    OF_CHANNEL,
    THREAD_ARCHIVED,
    UNKNOWN_MESSAGE,
    is_for_now,
    is_lost,
    thread_of,
)
from bot.services import Services
from bot.store.records import STRIPPED, SentMessage
from bot.views.controls import controls_below, cut
from bot.views.current_screen import current_screen, find_hints
from bot.views.screen import LONGEST_TEXT, Edited, Screen
from bot.views.viewer import Viewer
from render.picture import Picture

log = logging.getLogger(__name__)


class Delivery:
    """The messages of one table on Discord.

    Every method that reaches Discord may raise ``discord.Forbidden`` where Discord does not let the bot
    write, and ``discord.HTTPException`` where it refuses otherwise.
    """

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        table_id: str,
        messages: SentMessages,
    ) -> None:
        self._client = client
        self._services = services
        self._table_id = table_id
        self._messages = messages

    async def show(self, place: MessagePlace, post: Post, channel_id: int, *, rings: bool = False) -> bool:
        """Make the message in this place what it should be: by an edit where that is possible.

        An edit never rings, a new message does for those whom it mentions, or else if it is told to.

        Returns whether anything had to be done.
        """
        sent = self._messages.standing(*place)
        # A seat that somebody else has now must not be told of in the former person's messages.
        if sent is not None and sent.channel_id == channel_id:
            fingerprint = post.screen.fingerprint
            is_news = sent.fingerprint != fingerprint
            if sent.occasion == post.occasion and not is_news:
                return False
            if not is_news or await self._edit(sent, post.screen, hints_for=post.hints_for):
                shown = replace(sent, occasion=post.occasion, fingerprint=fingerprint)
                self._messages.note_change(*place, shown)
                return True
        await self.end(place, Fate.STRIPPED)
        await self.send(place, post, channel_id, rings=rings)
        return True

    async def look_after(self, place: MessagePlace, post: Post) -> None:
        """See whether the message in this place still stands, and send it again where it is gone.

        It is given the buttons that it has: only so does Discord say that it is gone. It rings for nobody
        once more. A thread that is asleep is left so, and whether the channel is lost shows when there is
        news: a look, which not every pass makes, would lose and find it without end.
        """
        sent = self._messages.by_place[place]
        channel = self._client.get_partial_messageable(sent.channel_id)
        message = channel.get_partial_message(sent.message_id)
        try:
            try:
                await message.edit(view=post.screen.edit_beside_picture()["view"])
            except discord.HTTPException as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                quiet = replace(post, screen=replace(post.screen, mentions=()))
                await self.send(place, quiet, sent.channel_id)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            log.info("table %s: cannot look after message %d: %s", self._table_id, sent.message_id, error)

    async def send(self, place: MessagePlace, post: Post, channel_id: int, *, rings: bool = False) -> None:
        """Send a message; the one before in its place stays as it is."""
        fingerprint = STRIPPED if post.is_last_word else post.screen.fingerprint
        screen, picture = await self._finished(post.screen, post.hints_for)
        channel = self._client.get_partial_messageable(channel_id)
        silent = not (rings or screen.rings)
        message = await channel.send(
            **screen.new_message(picture), nonce=self._nonce(place, post), silent=silent
        )
        now = self._services.clock.now()
        sent = SentMessage(channel_id, message.id, post.occasion, fingerprint, now)
        if not _is_shown(screen, message):
            # Discord has returned the message that an earlier process had sent with this nonce.
            await self._edit(sent, screen)
        await self._messages.note(*place, sent)

    async def end(
        self,
        place: MessagePlace,
        fate: Fate,
        closed: Screen | None = None,
        *,
        channel_id: int | None = None,
    ) -> bool:
        """Bring the message in this place, if one stands there, to its end; its occasion is remembered.

        A message that Discord no longer lets the bot change is let go: its buttons answer that the game has
        moved on. It is not where the whole channel of the table, ``channel_id``, is closed to the bot: that
        may be for a while. Returns False if it is gone.
        """
        sent = self._messages.standing(*place)
        if sent is None or fate in (Fate.STAYS, Fate.KEPT):
            return True
        is_gone = False
        try:
            if fate is Fate.DELETED:
                await self._as_bot(sent, discord.PartialMessage.delete)
            elif closed is None:
                await self._change(sent, partial(Edited, view=None))
            else:
                is_gone = not await self._edit(sent, closed, picture_stays=closed.drawing is None)
        except discord.HTTPException as error:
            if is_for_now(error) or (error.code in OF_CHANNEL and sent.channel_id == channel_id):
                raise  # without another attempt a reminder or a button would stay for good.
            log.info("table %s: leaving message %d as it is: %s", self._table_id, sent.message_id, error)
        self._messages.note_change(*place, replace(sent, fingerprint=STRIPPED))
        return not is_gone

    async def delete_pointer(self, place: MessagePlace) -> None:
        """Delete the message in this place, of which nothing else is left to do.

        Where it fails the message stays: it leads where one can play as well.
        """
        sent = self._messages.by_place[place]
        try:
            await self._as_bot(sent, discord.PartialMessage.delete)
        except discord.HTTPException as error:
            if is_for_now(error):
                raise
            log.info("table %s: cannot delete message %d: %s", self._table_id, sent.message_id, error)

    async def correct(self, place: MessagePlace, screen: Screen) -> None:
        """Change the message in this place, of which nothing else is left to do; where it fails it stays."""
        sent = self._messages.by_place[place]
        try:
            await self._edit(sent, screen)
        except discord.HTTPException as error:
            if is_for_now(error):
                raise
            log.info("table %s: cannot correct message %d: %s", self._table_id, sent.message_id, error)

    async def open_direct_channel(self, user_id: int) -> int:
        """Open the channel of direct messages with this person, and remember it."""
        channel_id = (await self._client.create_dm(discord.Object(user_id))).id
        if await self._still_sits(user_id):
            await self._services.readers.note_direct_channel(user_id, channel_id)
        return channel_id

    async def note_unreachable(self, user_id: int) -> None:
        """Remember that a person at the table takes no direct messages."""
        if await self._still_sits(user_id):
            await self._services.readers.note_unreachable(user_id)

    async def _still_sits(self, user_id: int) -> bool:
        """Whether a person is at the table: nothing is noted of one who has been forgotten meanwhile."""
        return (await self._services.tables.get(self._table_id)).seat_of(user_id) is not None

    async def _finished(self, screen: Screen, hints_for: Viewer | None) -> tuple[Screen, Picture | None]:
        """The screen with its hints, and its picture; what cannot be made is left out."""
        if hints_for is not None:
            hints = await find_hints(hints_for, self._services.pictures.workers)
            screen = replace(
                current_screen(hints_for, hints),
                theme=screen.theme,
                mentions=screen.mentions,
                shows_typed=screen.shows_typed,
            )
        return screen, await self._services.pictures.picture_of(screen.drawing, screen.theme)

    async def _edit(
        self,
        sent: SentMessage,
        screen: Screen,
        *,
        picture_stays: bool = False,
        hints_for: Viewer | None = None,
    ) -> bool:
        """Edit a message; returns whether it still exists."""
        stays = picture_stays or screen.has_picture_of(sent.fingerprint)
        picture = None
        if not stays:
            screen, picture = await self._finished(screen, hints_for)
        try:
            await self._change(sent, partial(_changes, screen, picture, stays=stays))
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise
        return True

    async def _change(self, sent: SentMessage, changes: Callable[[], Edited]) -> None:
        await self._as_bot(sent, lambda message: message.edit(**changes()))

    async def _as_bot(
        self, sent: SentMessage, change: Callable[[discord.PartialMessage], Awaitable[object]]
    ) -> None:
        """Change a message with the bot's own token; a thread that is archived is opened again for it."""
        channel = self._client.get_partial_messageable(sent.channel_id)
        message = channel.get_partial_message(sent.message_id)
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
        """What lets Discord recognise a message that was sent just before the bot was killed.

        It names the message that was in this place before, so that every message has a nonce of its own.
        """
        role, seat = place
        before = self._messages.get(*place)
        sent_before = 0 if before is None else before.message_id
        named = f"{self._table_id}/{role}/{seat}/{sent_before}/{post.occasion}"
        return hashlib.sha256(named.encode()).hexdigest()[:24]


def _is_shown(screen: Screen, message: discord.Message) -> bool:
    """Whether a message that Discord has returned shows this screen."""
    wanted = [str(part.id) for row in screen.rows for part in row]
    found = [part.custom_id for part in controls_below(message)]
    return (message.content.strip(), found) == (cut(screen.text, LONGEST_TEXT).strip(), wanted)


def _changes(screen: Screen, picture: Picture | None, *, stays: bool) -> Edited:
    """The change that makes a message show this screen; its picture ``stays``, or is this one."""
    return screen.edit_beside_picture() if stays else screen.edit(picture)
