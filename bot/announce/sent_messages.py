"""The records of one table's messages on Discord, and of the state of its channel."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.store import Store
from bot.store.records import STRIPPED, SentMessage, TableMessage
from bot.tables import Stage, Table
from bot.tables.seats import OFFER_HOLDS

#: The roles of messages at a table. They are stored with the messages.
LOBBY = "lobby"
TABLE_LINK = "table-link"
LOG = "log"
INVITATION = "invitation"
LEFT_OUT = "left-out"
FULL = "full"
CLOSING = "closing"
SHUFFLE = "shuffle"
ROUND = "round"
PRIVATE = "private"
MENTION = "mention"
REMINDER = "reminder"
VOTE = "vote"
AWAY = "away"
END = "end"
LOST_CHANNEL = "lost-channel"
DIRECT_END = "direct-end"
SET_ASIDE = "set-aside"

#: The offers of seats, each by the id of its message, and the results of rounds other than the present
#: message, each by its round.
OFFER = "offer"
RESULT = "result"

#: The messages in which a person played until the response to a command took their place, each by its id.
REPLACED = "replaced"

#: Records that are stored like messages: the people added to the table's thread, the stage of the tag of its
#: post in a forum, and whether its channel refuses messages.
THREAD_MEMBERS = "thread-members"
THREAD = "thread"
CHANNEL = "channel"
TAGGED = "tagged"
LOST = "lost"
ONLY_POSTS = "posts"

#: Separates the ids of people in an occasion.
COMMA = ","

#: The place of a message at its table: its role and, if there is one per seat, the seat.
MessagePlace = tuple[str, int | None]


@dataclass(frozen=True, slots=True)
class ThreadMembers:
    """The people who were added to the table's thread; no one in another kind of channel."""

    is_thread: bool
    people: frozenset[int] = frozenset()


class SentMessages:
    """The messages of one table by role and seat; once ``read``, they are kept in step with the store.

    A sent message is stored immediately. An edit is stored with the next sent message, or by ``save``;
    losing it only costs another edit. What could not be stored is stored by the next ``read``.
    """

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._table_id = table_id
        self._messages: dict[MessagePlace, SentMessage] = {}
        self._unsaved: dict[MessagePlace, SentMessage] = {}
        #: Held while records are read or written, so that what is read has everything that was written.
        self._lock = asyncio.Lock()

    async def read(self) -> None:
        """Read the records of the table, after storing those that are not stored yet.

        Raises:
            StoreError: the database fails.
        """
        await self.save()
        async with self._lock:
            self._messages = await self.latest()

    async def latest(self) -> dict[MessagePlace, SentMessage]:
        """The stored records of the table, and those that are not stored yet.

        Raises:
            StoreError: the database fails.
        """
        stored = await self._store.messages(self._table_id)
        return {(one.role, one.seat): one.message for one in stored} | self._unsaved

    @property
    def is_saved(self) -> bool:
        """Whether all changes are stored."""
        return not self._unsaved

    @property
    def by_place(self) -> Mapping[MessagePlace, SentMessage]:
        """All messages, including those recorded later."""
        return self._messages

    def get(self, role: str, seat: int | None = None) -> SentMessage | None:
        """The message in that place."""
        return self._messages.get((role, seat))

    async def note_sent(self, place: MessagePlace, message: SentMessage) -> None:
        """Store a message that was just sent, in place of the previous one; the result of a round is kept."""
        before = self._messages.get(place)
        is_next = before is not None and (before.is_stripped or before.occasion != message.occasion)
        if place[0] == ROUND and before is not None and is_next:
            self.note((f"{RESULT}-{before.occasion}", None), before)
        self.note(place, message)
        await self.save()

    def note(self, place: MessagePlace, message: SentMessage) -> None:
        """Record the message in a place, sent or edited.

        Of two messages in which a person could play, the newer one stays, and the older one is replaced.
        """
        role, seat = place
        before = self._messages.get(place)
        if role == PRIVATE and before is not None and before.message_id != message.message_id:
            older, message = sorted((before, message), key=lambda one: one.message_id)
            if not older.is_stripped:
                self.note((f"{REPLACED}-{older.message_id}", seat), older)
        self._messages[place] = self._unsaved[place] = message

    async def save(self, announced: Table | None = None) -> None:
        """Store all changes, and which state of the table has been shown everywhere."""
        async with self._lock:
            unsaved = {**self._unsaved}
            if unsaved or announced is not None:
                messages = (TableMessage(role, seat, message) for (role, seat), message in unsaved.items())
                await self._store.remember_messages(self._table_id, *messages, announced=announced)
            for place, message in unsaved.items():
                if self._unsaved.get(place) is message:  # not changed meanwhile
                    del self._unsaved[place]

    async def forget(self, place: MessagePlace) -> None:
        """Delete the record of a place."""
        async with self._lock:
            if place in self._messages:
                await self._store.forget_message(self._table_id, *place)
                self._unsaved.pop(place, None)
                del self._messages[place]

    # Records other than messages

    def thread_members(self, table: Table) -> ThreadMembers | None:
        """The people added to the table's thread, or None if the kind of the channel is unknown."""
        noted = self.get(THREAD_MEMBERS)
        if noted is None or noted.channel_id != table.channel_id:  # the table may have moved into a thread
            return None
        return ThreadMembers(noted.fingerprint == THREAD, people_in(noted.occasion))

    async def note_thread_members(self, table: Table, members: ThreadMembers) -> None:
        """Record the people who were added."""
        kind = THREAD if members.is_thread else CHANNEL
        await self.note_fact(THREAD_MEMBERS, table, occasion_of_people(members.people), kind)

    @property
    def tagged(self) -> str:
        """The stage that the tag of the table's post in a forum shows; empty for none."""
        noted = self.get(TAGGED)
        return "" if noted is None else noted.occasion

    @property
    def channel_is_lost(self) -> bool:
        """Whether the table's channel refuses messages, so that the game continues in direct messages."""
        return self.get(LOST) is not None

    @property
    def channel_takes_edits(self) -> bool:
        """Whether the table's channel refuses only new messages, if it refuses any."""
        noted = self.get(LOST)
        return noted is None or noted.occasion == ONLY_POSTS

    async def note_fact(self, role: str, table: Table, occasion: str = "", kind: str = STRIPPED) -> None:
        """Record a fact like a message: ``TAGGED`` with the stage that a tag shows, or ``LOST``.

        The occasion of ``LOST`` is ``ONLY_POSTS`` if the channel still accepts edits.
        """
        await self.note_sent((role, None), SentMessage(table.channel_id, 0, occasion, kind, table.opened_at))


def occasion_of_people(user_ids: frozenset[int]) -> str:
    """The occasion with the ids of these people."""
    return COMMA.join(str(user_id) for user_id in sorted(user_ids))


def people_in(occasion: str) -> frozenset[int]:
    """The ids of the people in an occasion."""
    return frozenset(int(user_id) for user_id in occasion.split(COMMA) if user_id)


# Offers of seats


async def note_offer(store: Store, table: Table, seat: int, message: discord.Message) -> None:
    """Store the message that offers this seat."""
    sent = SentMessage(
        message.channel.id, message.id, occasion_of_offer(table, seat), OFFER, message.created_at
    )
    await store.remember_messages(table.id, TableMessage(_role_of_offer(message.id), None, sent))


async def forget_offer(store: Store, table_id: str, message_id: int) -> None:
    """Delete the record of a deleted message that offered a seat."""
    await store.forget_message(table_id, _role_of_offer(message_id), None)


def offers(messages: Mapping[MessagePlace, SentMessage]) -> Mapping[MessagePlace, SentMessage]:
    """The messages of a table that offer a seat."""
    return {place: sent for place, sent in messages.items() if place[0].startswith(f"{OFFER}-")}


def is_void(offer: SentMessage, table: Table, now: datetime) -> bool:
    """Whether an offer can't be accepted any more: another host, another player, too late, no game."""
    seat = int(offer.occasion.partition(".")[0])
    holds = now - offer.sent_at < OFFER_HOLDS and offer.occasion == occasion_of_offer(table, seat)
    return not holds or table.stage is not Stage.RUNNING


def occasion_of_offer(table: Table, seat: int) -> str:
    """The seat, with a digest of its player and the host, which identifies no one."""
    has_seat = table.seats[seat].user_id if seat < len(table.seats) else None
    named = f"{table.id}/{seat}/{has_seat}/{table.host_id}"
    return f"{seat}.{hashlib.sha256(named.encode()).hexdigest()[:8]}"


def _role_of_offer(message_id: int) -> str:
    return f"{OFFER}-{message_id}"
