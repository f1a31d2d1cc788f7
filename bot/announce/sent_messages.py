"""The records of one table's messages on Discord, and of the state of its channel."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from datetime import datetime

import discord

from bot.store import Store
from bot.store.records import MessagePlace, Offered, Role, SentMessage
from bot.tables import Stage, Table
from bot.tables.seats import OFFER_HOLDS


class SentMessages:
    """The messages of one table by place; once ``read``, they are kept in step with the store.

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
        return {**await self._store.messages(self._table_id), **self._unsaved}

    @property
    def is_saved(self) -> bool:
        """Whether all changes are stored."""
        return not self._unsaved

    @property
    def by_place(self) -> Mapping[MessagePlace, SentMessage]:
        """All messages, including those recorded later."""
        return self._messages

    async def note_sent(self, place: MessagePlace, message: SentMessage) -> None:
        """Store a message that was just sent, in place of the previous one; the result of a round is kept."""
        before = self._messages.get(place)
        is_next = before is not None and (before.is_stripped or before.occasion != message.occasion)
        if place.role is Role.ROUND and before is not None and is_next:
            self.note(MessagePlace(Role.RESULT, number=before.about(int)), before)
        self.note(place, message)
        await self.save()

    def note(self, place: MessagePlace, message: SentMessage) -> None:
        """Record the message in a place, sent or edited.

        Of two messages in which a person could play, the newer one stays, and the older one is replaced.
        """
        before = self._messages.get(place)
        if place.role is Role.PRIVATE and before is not None and before.message_id != message.message_id:
            older, message = sorted((before, message), key=lambda one: one.message_id)
            if not older.is_stripped:
                self.note(MessagePlace(Role.REPLACED, place.seat, older.message_id), older)
        self._messages[place] = self._unsaved[place] = message

    async def save(self, announced: Table | None = None) -> None:
        """Store all changes, and which state of the table has been shown everywhere."""
        async with self._lock:
            unsaved = {**self._unsaved}
            if unsaved or announced is not None:
                await self._store.remember_messages(self._table_id, *unsaved.items(), announced=announced)
            for place, message in unsaved.items():
                if self._unsaved.get(place) is message:  # not changed meanwhile
                    del self._unsaved[place]

    async def forget(self, place: MessagePlace) -> None:
        """Delete the record of a place."""
        async with self._lock:
            if place in self._messages:
                await self._store.forget_message(self._table_id, place)
                self._unsaved.pop(place, None)
                del self._messages[place]


# Offers of seats


async def note_offer(store: Store, table: Table, seat: int, message: discord.Message) -> None:
    """Store the message that offers this seat."""
    sent = SentMessage(message.channel.id, message.id, offer_of(table, seat), "", message.created_at)
    await store.remember_messages(table.id, (MessagePlace(Role.OFFER, number=message.id), sent))


async def forget_offer(store: Store, table_id: str, message_id: int) -> None:
    """Delete the record of a deleted message that offered a seat."""
    await store.forget_message(table_id, MessagePlace(Role.OFFER, number=message_id))


def is_void(offer: SentMessage, table: Table, now: datetime) -> bool:
    """Whether an offer can't be accepted any more: another host, another player, too late, no game."""
    offered = offer.about(Offered)
    holds = now - offer.sent_at < OFFER_HOLDS and offered == offer_of(table, offered.seat)
    return not holds or table.stage is not Stage.RUNNING


def offer_of(table: Table, seat: int) -> Offered:
    """The offer of a seat, which is void when its player or the host changes."""
    has_seat = table.seats[seat].user_id if seat < len(table.seats) else None
    named = f"{table.id}/{seat}/{has_seat}/{table.host_id}"
    return Offered(seat, hashlib.sha256(named.encode()).hexdigest()[:8])
