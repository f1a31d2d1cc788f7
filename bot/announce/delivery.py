"""The messages of one table: what is known to stand on Discord, and how that is made what it should be.

Whatever is sent, edited or deleted is noted as soon as that is done.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from http import HTTPStatus
from typing import Self, TypedDict

import discord

from bot.services import Services
from bot.store import Store
from bot.store.records import MessageRecord
from bot.views.screen import Screen, advised

log = logging.getLogger(__name__)

#: The roles of messages at a table.
LOBBY = "lobby"
LOG = "log"
INVITATION = "invitation"
LEFT_OUT = "left-out"
READY = "ready"
ROUND = "round"
MAPS = "maps"
PRIVATE = "private"
MENTION = "mention"
REMINDER = "reminder"
VOTE = "vote"
AWAY = "away"
END = "end"
PROOF = "proof"
LOST_CHANNEL = "lost-channel"

#: No messages, but kept as such: who has been let into the table's thread, and how far the log had come
#: when the round's message was sent.
LET_IN = "let-in"
LOG_ABOVE_ROUND = "log-above-round"

#: Stands for the content of a message that has lost its buttons, or is gone.
STRIPPED = "-"

#: Divides the ids of people in an occasion that names them.
COMMA = ","

#: Where a message stands at its table: its role and, where there is one a seat, the seat.
Place = tuple[str, int | None]

#: A message that people look for at the end is sent anew from this age on when it is to change: Discord
#: limits edits of messages older than an hour.
REPLACED_AFTER = timedelta(minutes=50)

#: Discord's codes for a message that is gone, for too many edits of an old one, for a thread that is
#: archived (sending opens it again, editing does not), and for one that is locked.
UNKNOWN_MESSAGE = 10008
TOO_MANY_OLD_EDITS = 30046
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005


@dataclass(frozen=True, slots=True)
class Post:
    """A message that should stand.

    ``occasion`` is what it is about, such as a phase of a round: another one means another message, the
    same one at most an edit of the message that stands.
    """

    occasion: str
    screen: Screen


class Fate(StrEnum):
    """What becomes of a message whose occasion is over."""

    STAYS = "stays"  # as it is
    STRIPPED = "stripped"  # without its buttons
    CLOSED = (
        "closed"  # edited to say how it ended, without buttons; its picture stays unless there is another
    )
    DELETED = "deleted"
    REPLACED = "replaced"  # deleted as soon as the next one stands


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message that was sent: for which occasion, and the fingerprint of what it shows."""

    channel_id: int
    message_id: int
    occasion: str
    fingerprint: str
    sent_at: datetime

    @property
    def is_stripped(self) -> bool:
        """Whether nothing is left to do about it: its buttons are gone, or all of it."""
        return self.fingerprint == STRIPPED


class SentMessages:
    """The messages of one table by role and seat; ``read`` once, then kept in step with the store."""

    def __init__(self, store: Store, table_id: str, messages: dict[Place, SentMessage]) -> None:
        self._store = store
        self._table_id = table_id
        self._messages = messages

    @classmethod
    async def read(cls, store: Store, table_id: str) -> Self:
        """All that was noted of a table."""
        found = await store.messages(table_id)
        return cls(store, table_id, {(one.role, one.seat): _from_record(one.message) for one in found})

    @property
    def by_place(self) -> Mapping[Place, SentMessage]:
        """All of them, as they are at any later moment."""
        return self._messages

    def get(self, role: str, seat: int | None = None) -> SentMessage | None:
        """The message in that place."""
        return self._messages.get((role, seat))

    def standing(self, role: str, seat: int | None = None) -> SentMessage | None:
        """The message in that place, unless nothing is left to do about it."""
        found = self.get(role, seat)
        return None if found is None or found.is_stripped else found

    async def note(self, role: str, seat: int | None, message: SentMessage) -> None:
        """Remember a message in its place, instead of the one before."""
        await self._store.remember_message(self._table_id, role, seat, _to_record(message))
        self._messages[role, seat] = message

    async def forget(self, role: str, seat: int | None) -> None:
        """Know nothing of this place any more."""
        if (role, seat) in self._messages:
            await self._store.forget_message(self._table_id, role, seat)
            del self._messages[role, seat]


class Changes(TypedDict, total=False):
    """What can be changed of a message."""

    content: str
    view: discord.ui.View | None


class Delivery:
    """The messages of one table on Discord.

    Every method that reaches Discord may raise ``discord.Forbidden`` where Discord does not let the bot
    write, and ``discord.HTTPException`` where it refuses otherwise.
    """

    def __init__(
        self, client: discord.Client, services: Services, table_id: str, messages: SentMessages
    ) -> None:
        self._client = client
        self._services = services
        self._table_id = table_id
        self._messages = messages

    async def show(self, place: Place, post: Post, channel_id: int) -> None:
        """Make the message in this place what it should be: by an edit where that is possible."""
        if await self._is_made_so(place, post, channel_id):
            return
        await self.end(place, Fate.STRIPPED)
        await self.send(place, post, channel_id)

    async def show_at_end(self, place: Place, post: Post, channel_id: int, *, anew: bool) -> bool:
        """The same for a message that people look for at the end of the channel.

        If ``anew``, or if it is so old that Discord limits its edits, it is sent again and the one before is
        deleted. Returns whether anything had to change.
        """
        await self._delete_former(place)
        sent = self._messages.standing(*place)
        if sent is None:
            await self.show(place, post, channel_id)
            return True
        changed = (sent.occasion, sent.fingerprint) != (post.occasion, post.screen.fingerprint)
        old = self._services.clock.now() - sent.sent_at >= REPLACED_AFTER
        if not anew and not (changed and old) and await self._is_made_so(place, post, channel_id):
            return changed
        # The new one comes first: it opens an archived thread, in which nothing can be deleted.
        await self._messages.note(*_former(place), sent)
        await self.send(place, post, channel_id)
        await self._delete_former(place)
        return True

    async def send(self, place: Place, post: Post, channel_id: int) -> None:
        """Send a message; the one before in its place stays as it is."""
        screen = await advised(post.screen, self._services.pictures.workers)
        picture = await self._services.pictures.picture_of(screen.drawing, screen.theme)
        channel = self._client.get_partial_messageable(channel_id)
        message = await channel.send(**screen.new_message(picture), nonce=self._nonce(place, post))
        now = self._services.clock.now()
        sent = SentMessage(channel_id, message.id, post.occasion, post.screen.fingerprint, now)
        await self._messages.note(*place, sent)

    async def end(self, place: Place, fate: Fate, closed: Screen | None = None) -> None:
        """Bring the message in this place, if one stands there, to its end; its occasion is remembered.

        A message that Discord no longer lets the bot change is let go: its buttons answer that the game has
        moved on.
        """
        sent = self._messages.standing(*place)
        if sent is None or fate in (Fate.STAYS, Fate.REPLACED):
            return
        try:
            if fate is Fate.DELETED:
                await self._message(sent).delete()
            elif closed is not None and closed.drawing is not None:
                picture = await self._services.pictures.picture_of(closed.drawing, closed.theme)
                await self._message(sent).edit(**closed.edit(picture))
            else:
                changes = Changes(view=None) if closed is None else Changes(view=None, content=closed.text)
                await self._message(sent).edit(**changes)
        except discord.HTTPException as error:
            if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
                raise  # Discord is down; without another attempt a reminder or a button would stay for good.
            log.info("table %s: the message %d stays: %s", self._table_id, sent.message_id, error)
        await self._messages.note(*place, replace(sent, fingerprint=STRIPPED))

    async def direct_channel(self, user_id: int) -> int:
        """The channel of direct messages with this person."""
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def _is_made_so(self, place: Place, post: Post, channel_id: int) -> bool:
        """Whether the message that stands shows this already, or could be edited to show it."""
        sent = self._messages.standing(*place)
        # A seat that somebody else has now must not be told of in the former person's messages.
        if sent is None or (sent.occasion, sent.channel_id) != (post.occasion, channel_id):
            return False
        return sent.fingerprint == post.screen.fingerprint or await self._edit(place, post, sent)

    async def _delete_former(self, place: Place) -> None:
        """Delete a message in whose place a new one has been sent, also after a crash in between."""
        before, now = self._messages.get(*_former(place)), self._messages.get(*place)
        if before is not None and now is not None and before.message_id != now.message_id:
            await self.end(_former(place), Fate.DELETED)

    async def _edit(self, place: Place, post: Post, sent: SentMessage) -> bool:
        """Edit a message; returns whether that was possible."""
        screen = post.screen
        if screen.has_picture_of(sent.fingerprint):
            changes = screen.edit_beside_picture()
        else:
            hinted = await advised(screen, self._services.pictures.workers)
            changes = hinted.edit(await self._services.pictures.picture_of(hinted.drawing, hinted.theme))
        try:
            await self._message(sent).edit(**changes)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS, THREAD_ARCHIVED):
                return False
            raise
        await self._messages.note(*place, replace(sent, fingerprint=screen.fingerprint))
        return True

    def _message(self, sent: SentMessage) -> discord.PartialMessage:
        return self._client.get_partial_messageable(sent.channel_id).get_partial_message(sent.message_id)

    def _nonce(self, place: Place, post: Post) -> str:
        """What lets Discord recognise a message that was sent just before the bot was killed.

        It differs from the nonce of the message that was in this place before, even if that showed the same.
        """
        role, seat = place
        before = self._messages.get(*place)
        sent_before = 0 if before is None else before.message_id
        named = f"{self._table_id}/{role}/{seat}/{sent_before}/{post.occasion}/{post.screen.fingerprint}"
        return hashlib.sha256(named.encode()).hexdigest()[:24]


def occasion_of_people(user_ids: frozenset[int]) -> str:
    """The occasion that names these people."""
    return COMMA.join(str(user_id) for user_id in sorted(user_ids))


def people_in(occasion: str) -> frozenset[int]:
    """The ids of the people whom an occasion names."""
    return frozenset(int(user_id) for user_id in occasion.split(COMMA) if user_id)


def is_lost(error: discord.HTTPException) -> bool:
    """Whether Discord will take no messages in a channel until somebody changes something there."""
    if error.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND):
        return True
    return error.code in (THREAD_ARCHIVED, THREAD_LOCKED)


def _former(place: Place) -> Place:
    """Where a message is kept which is deleted as soon as the new one in its place stands."""
    role, seat = place
    return f"former-{role}", seat


def _from_record(record: MessageRecord) -> SentMessage:
    occasion, _, fingerprint = record.shown.rpartition("|")
    return SentMessage(record.channel_id, record.message_id, occasion, fingerprint, record.created_at)


def _to_record(message: SentMessage) -> MessageRecord:
    shown = f"{message.occasion}|{message.fingerprint}"
    return MessageRecord(message.channel_id, message.message_id, shown, message.sent_at)
