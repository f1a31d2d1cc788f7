"""Sends, edits and strips the messages of one table, and notes each of them in the book."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import replace
from datetime import timedelta
from http import HTTPStatus
from typing import TypedDict, Unpack

import discord

from bot.announce.posts import Post
from bot.announce.sent_messages import STRIPPED, Book, Shown
from bot.interactions.context import draw
from bot.services import Services
from render.palette import ThemeName

log = logging.getLogger(__name__)

#: After this age the round's message is sent anew when it is to change: Discord limits edits of messages
#: older than an hour.
REPLACED_AFTER = timedelta(minutes=50)

#: Discord's codes for a message that is gone, for too many edits of an old one, and for a thread that
#: has gone to sleep: sending wakes it, editing does not.
UNKNOWN_MESSAGE = 10008
TOO_MANY_OLD_EDITS = 30046
THREAD_ASLEEP = 50083


def former(role: str) -> str:
    """The place in the book of a message that goes as soon as the new one in its place is there."""
    return f"former-{role}"


class Changes(TypedDict, total=False):
    """What can be changed of a message."""

    content: str
    view: discord.ui.View | None


class Delivery:
    """The messages of one table."""

    def __init__(
        self, client: discord.Client, services: Services, table_id: str, theme: ThemeName = ThemeName.LIGHT
    ) -> None:
        """``theme`` is the look of pictures whose readers are everybody."""
        self._theme = theme
        self._client = client
        self._services = services
        self._table_id = table_id
        self.book = Book(services.store, table_id)

    async def needs_edit(self, post: Post | None) -> bool:
        """Whether the message of this occasion is there and shows something else."""
        if post is None:
            return False
        shown = await self.book.shown(post.role, post.seat)
        fingerprint = self._in_its_look(post).screen.fingerprint
        return shown is not None and shown.key == post.key and shown.fingerprint != fingerprint

    async def bring(self, post: Post, channel_id: int) -> None:
        """Make the message in this place what it should be.

        Raises:
            discord.Forbidden: Discord does not let the bot write there.
            discord.HTTPException: Discord refuses otherwise.
        """
        post = self._in_its_look(post)
        if not await self._is_made_so(post, channel_id):
            await self.strip(post.role, post.seat)
            await self._send(post, channel_id)

    async def bring_to_end(self, post: Post, channel_id: int, *, out_of_sight: bool) -> bool:
        """As ``bring`` does, for a message that people look for at the end; whether anything had to change.

        Where it is ``out_of_sight``, or so old that Discord limits its edits, it is sent anew, and the
        former one deleted: what it says is no longer true.

        Raises:
            discord.HTTPException: as ``bring`` does.
        """
        post = self._in_its_look(post)
        await self._delete_former(post.role)
        shown = await self.book.shown(post.role, post.seat)
        if shown is None or shown.stripped:
            await self.bring(post, channel_id)
            return True
        changed = (shown.key, shown.fingerprint) != (post.key, post.screen.fingerprint)
        old = self._services.clock.now() - shown.created_at >= REPLACED_AFTER
        if not out_of_sight and not (changed and old) and await self._is_made_so(post, channel_id):
            return changed
        # The new one comes first: it wakes a thread that has gone to sleep, in which nothing is deleted.
        await self.book.note(former(post.role), None, shown)
        await self._send(post, channel_id)
        await self._delete_former(post.role)
        return True

    async def _is_made_so(self, post: Post, channel_id: int) -> bool:
        """Whether the message that is there shows this, or could be changed so."""
        shown = await self.book.shown(post.role, post.seat)
        # A seat that somebody else has now must not be told of in the former person's messages.
        if shown is None or shown.stripped or (shown.key, shown.channel_id) != (post.key, channel_id):
            return False
        return shown.fingerprint == post.screen.fingerprint or await self._edit(post, shown)

    async def _delete_former(self, role: str) -> None:
        """Take away a message in whose place a new one has been sent, also after a crash in between."""
        before, now = await self.book.shown(former(role), None), await self.book.shown(role, None)
        if before is not None and now is not None and before.message_id != now.message_id:
            await self.delete(former(role), None)

    async def add(self, post: Post, channel_id: int) -> None:
        """Send a message that stays as it is; the one before in its place stays, too.

        Raises:
            discord.HTTPException: Discord does not take it.
        """
        post = self._in_its_look(post)
        await self._send(post, channel_id)
        shown = await self.book.shown(post.role, post.seat)
        if shown is not None:
            await self._note_stripped(post.role, post.seat, shown)

    async def delete(self, role: str, seat: int | None) -> None:
        """Take the message in this place away, if there is one; its occasion stays in the book."""
        shown = await self.book.shown(role, seat)
        if shown is None or shown.stripped:
            return
        try:
            await self._message(shown).delete()
        except discord.HTTPException as error:
            _raise_if_down(error)
            log.info("table %s: the message %d stays: %s", self._table_id, shown.message_id, error)
        await self._note_stripped(role, seat, shown)

    async def close(self, post: Post) -> None:
        """Let a message say how its occasion ended, with nothing left to press; its picture stays."""
        shown = await self.book.shown(post.role, post.seat)
        if shown is None or shown.stripped:
            return
        if shown.key == post.key:
            await self._try_to_edit(shown, content=post.screen.text, view=None)
            await self._note_stripped(post.role, post.seat, shown)
        else:
            await self.strip(post.role, post.seat)

    async def strip(self, role: str, seat: int | None) -> None:
        """Take the buttons off the message in this place, if there is one that has some."""
        shown = await self.book.shown(role, seat)
        if shown is None or shown.stripped:
            return
        await self._try_to_edit(shown, view=None)
        await self._note_stripped(role, seat, shown)

    async def forget(self, role: str, seat: int) -> None:
        """Take the buttons off a message whose person is no longer on the seat, and keep no trace of it."""
        await self.strip(role, seat)
        await self.book.forget(role, seat)

    async def _try_to_edit(self, shown: Shown, **changes: Unpack[Changes]) -> None:
        try:
            await self._message(shown).edit(**changes)
        except discord.HTTPException as error:
            _raise_if_down(error)
            # Gone, or too old: its buttons answer that the game has moved on, so nothing is lost.
            log.info(
                "table %s: the message %d keeps its buttons: %s", self._table_id, shown.message_id, error
            )

    async def _note_stripped(self, role: str, seat: int | None, shown: Shown) -> None:
        await self.book.note(role, seat, replace(shown, fingerprint=STRIPPED))

    def _in_its_look(self, post: Post) -> Post:
        """A picture of its own look for one reader, or that of everybody: another look is another picture."""
        screen = post.screen
        return post if screen.theme is not None else replace(post, screen=replace(screen, theme=self._theme))

    async def _send(self, post: Post, channel_id: int) -> None:
        screen = post.screen
        picture = await draw(self._services, screen)
        channel = self._client.get_partial_messageable(channel_id)
        before = await self.book.shown(post.role, post.seat)
        message = await channel.send(**screen.new_message(picture), nonce=self._nonce(post, before))
        now = self._services.clock.now()
        await self.book.note(
            post.role, post.seat, Shown(channel_id, message.id, post.key, screen.fingerprint, now)
        )

    async def _edit(self, post: Post, shown: Shown) -> bool:
        """Change a message; whether that was possible."""
        screen = post.screen
        if screen.has_picture_of(shown.fingerprint):
            changes = screen.edit_beside_picture()
        else:
            changes = screen.edit(await draw(self._services, screen))
        try:
            await self._message(shown).edit(**changes)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS, THREAD_ASLEEP):
                return False
            raise
        await self.book.note(post.role, post.seat, replace(shown, fingerprint=screen.fingerprint))
        return True

    def _message(self, shown: Shown) -> discord.PartialMessage:
        return self._client.get_partial_messageable(shown.channel_id).get_partial_message(shown.message_id)

    def _nonce(self, post: Post, before: Shown | None) -> str:
        """Lets Discord recognise a message that was sent just before the bot was killed.

        It is another one than the message ``before`` in its place, even if that showed the same.
        """
        place = f"{self._table_id}/{post.role}/{post.seat}/{0 if before is None else before.message_id}"
        occasion = f"{place}/{post.key}/{post.screen.fingerprint}"
        return hashlib.sha256(occasion.encode()).hexdigest()[:24]


def _raise_if_down(error: discord.HTTPException) -> None:
    """Let the attempt be made again where Discord has failed: else a reminder or a button stays for good."""
    if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        raise error
