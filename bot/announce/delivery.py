"""The messages of one table: what is known to stand on Discord, and how that is made what it should be.

Whatever is sent, edited or deleted is noted as soon as that is done.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from http import HTTPStatus
from typing import Self

import discord

from bot.services import Services
from bot.store import Store
from bot.store.records import MessageRecord
from bot.views.screen import Edited, Screen, advised
from render.picture import Picture

log = logging.getLogger(__name__)

#: The roles of messages at a table.
LOBBY = "lobby"
LOG = "log"
INVITATION = "invitation"
LEFT_OUT = "left-out"
READY = "ready"
ROUND = "round"
PRIVATE = "private"
MENTION = "mention"
REMINDER = "reminder"
VOTE = "vote"
AWAY = "away"
END = "end"
PROOF = "proof"
LOST_CHANNEL = "lost-channel"

#: No message, but kept as such: who has been let into the table's thread.
LET_IN = "let-in"

#: Stands for the content of a message that has lost its buttons, or is gone.
STRIPPED = "-"

#: Divides what a message shows from since when it asks without having rung.
ASKS_SINCE = "|asks-since:"

#: Divides the ids of people in an occasion that names them.
COMMA = ","

#: Where a message stands at its table: its role and, where there is one a seat, the seat.
Place = tuple[str, int | None]

#: Discord's codes for a channel and a message that are gone, for a channel that is another bot's, for a
#: thread that is archived (sending opens it again, editing does not), and for one that is locked.
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
MISSING_ACCESS = 50001
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005


@dataclass(frozen=True, slots=True)
class Post:
    """A message that should stand.

    ``occasion`` is what it is about, such as a phase of a round: while it is the same, the message that
    stands is edited at most. ``is_last_word`` says that nothing is left to do about it once it is sent, and
    ``asks_since`` is what the message that stands is to be noted with.
    """

    occasion: str
    screen: Screen
    is_last_word: bool = False
    asks_since: datetime | None = None


class Fate(StrEnum):
    """What becomes of a message whose occasion is over."""

    STAYS = "stays"  # as it is
    STRIPPED = "stripped"  # without its buttons
    CLOSED = "closed"  # edited to say how it ended; its picture stays unless there is another
    DELETED = "deleted"
    KEPT = "kept"  # edited into the message of the next occasion


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message that was sent: for which occasion, and the fingerprint of what it shows.

    ``asks_since`` is there while the message asks for something that the person may not have seen: since
    then it does so without having rung.
    """

    channel_id: int
    message_id: int
    occasion: str
    fingerprint: str
    sent_at: datetime
    asks_since: datetime | None = None

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

    async def show(self, place: Place, post: Post, channel_id: int, *, silent: bool) -> bool:
        """Make the message in this place what it should be: by an edit where that is possible.

        Returns whether anything had to change.
        """
        sent = self._messages.standing(*place)
        # A seat that somebody else has now must not be told of in the former person's messages.
        if sent is not None and sent.channel_id == channel_id:
            shown = replace(
                sent,
                occasion=post.occasion,
                fingerprint=post.screen.fingerprint,
                asks_since=post.asks_since,
            )
            if shown == sent:
                return False
            if sent.fingerprint == shown.fingerprint or await self._edit(sent, post.screen):
                await self._messages.note(*place, shown)
                return True
        await self.end(place, Fate.STRIPPED)
        await self.send(place, post, channel_id, silent=silent)
        return True

    async def send(self, place: Place, post: Post, channel_id: int, *, silent: bool) -> None:
        """Send a message; the one before in its place stays as it is."""
        screen = await advised(post.screen, self._services.pictures.workers)
        picture = await self._services.pictures.picture_of(screen.drawing, screen.theme)
        channel = self._client.get_partial_messageable(channel_id)
        message = await channel.send(
            **screen.new_message(picture), nonce=self._nonce(place, post), silent=silent
        )
        fingerprint = STRIPPED if post.is_last_word else post.screen.fingerprint
        now = self._services.clock.now()
        await self._messages.note(
            *place, SentMessage(channel_id, message.id, post.occasion, fingerprint, now)
        )

    async def end(self, place: Place, fate: Fate, closed: Screen | None = None) -> bool:
        """Bring the message in this place, if one stands there, to its end; its occasion is remembered.

        A message that Discord no longer lets the bot change is let go: its buttons answer that the game has
        moved on. Returns False if it is gone.
        """
        sent = self._messages.standing(*place)
        if sent is None or fate in (Fate.STAYS, Fate.KEPT):
            return True
        is_there = True
        try:
            if fate is Fate.DELETED:
                await self._as_bot(sent, discord.PartialMessage.delete)
            elif closed is None:
                await self._strip(sent)
            else:
                is_there = await self._edit(sent, closed, picture_stays=closed.drawing is None)
        except discord.HTTPException as error:
            if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
                raise  # Discord is down; without another attempt a reminder or a button would stay for good.
            log.info("table %s: the message %d stays: %s", self._table_id, sent.message_id, error)
        await self._messages.note(*place, replace(sent, fingerprint=STRIPPED, asks_since=None))
        return is_there

    async def open_direct_channel(self, user_id: int) -> int:
        """Open the channel of direct messages with this person, and remember it."""
        channel_id = (await self._client.create_dm(discord.Object(user_id))).id
        await self._services.readers.note_direct_channel(user_id, channel_id)
        return channel_id

    async def _edit(self, sent: SentMessage, screen: Screen, *, picture_stays: bool = False) -> bool:
        """Edit a message; returns False if it is gone."""
        stays = picture_stays or screen.has_picture_of(sent.fingerprint)
        picture = None
        if not stays:
            screen = await advised(screen, self._services.pictures.workers)
            picture = await self._services.pictures.picture_of(screen.drawing, screen.theme)
        press = self._services.presence.press_in(sent.message_id)
        if press is not None:
            try:
                await press.edit_original_response(**_changes(screen, picture, stays=stays))
            except discord.HTTPException as error:
                self._give_up_press(sent, error)
            else:
                return True
        try:
            await self._as_bot(sent, lambda message: message.edit(**_changes(screen, picture, stays=stays)))
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise
        return True

    async def _strip(self, sent: SentMessage) -> None:
        """Take the buttons from a message."""
        press = self._services.presence.press_in(sent.message_id)
        if press is not None:
            try:
                await press.edit_original_response(view=None)
            except discord.HTTPException as error:
                self._give_up_press(sent, error)
            else:
                return
        await self._as_bot(sent, lambda message: message.edit(view=None))

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
        # An archived thread is not among the channels that the client knows.
        channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread):
            await channel.edit(archived=False)

    def _give_up_press(self, sent: SentMessage, error: discord.HTTPException) -> None:
        """The bot's own token has to do what could not be done by answering a press."""
        if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise error
        self._services.presence.forget_press(sent.message_id)

    def _nonce(self, place: Place, post: Post) -> str:
        """What lets Discord recognise a message that was sent just before the bot was killed.

        It differs from the nonce of the message that was in this place before, even if that showed the same.
        """
        role, seat = place
        before = self._messages.get(*place)
        sent_before = 0 if before is None else before.message_id
        named = f"{self._table_id}/{role}/{seat}/{sent_before}/{post.occasion}/{post.screen.fingerprint}"
        return hashlib.sha256(named.encode()).hexdigest()[:24]


def _changes(screen: Screen, picture: Picture | None, *, stays: bool) -> Edited:
    """The change that makes a message show this screen; its picture ``stays``, or is this one."""
    return screen.edit_beside_picture() if stays else screen.edit(picture)


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


def _from_record(record: MessageRecord) -> SentMessage:
    shown, _, asks_since = record.shown.partition(ASKS_SINCE)
    occasion, _, fingerprint = shown.rpartition("|")
    since = datetime.fromisoformat(asks_since) if asks_since else None
    return SentMessage(record.channel_id, record.message_id, occasion, fingerprint, record.created_at, since)


def _to_record(message: SentMessage) -> MessageRecord:
    shown = f"{message.occasion}|{message.fingerprint}"
    if message.asks_since is not None:
        shown += f"{ASKS_SINCE}{message.asks_since.isoformat()}"
    return MessageRecord(message.channel_id, message.message_id, shown, message.sent_at)
