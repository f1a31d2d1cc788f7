"""The messages in which seats are offered: they lose their button once the offer can't be accepted any more.

Each has its own place among the messages of its table, as long as it is needed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import datetime

import discord

from bot.announce.sent_messages import OFFER, MessagePlace
from bot.store import Store
from bot.store.records import SentMessage, TableMessage
from bot.tables import Stage, Table
from bot.tables.seats import OFFER_HOLDS


async def note_offer(store: Store, table: Table, seat: int, message: discord.Message) -> None:
    """Store the message that offers this seat."""
    sent = SentMessage(
        message.channel.id, message.id, occasion_of_offer(table, seat), OFFER, message.created_at
    )
    await store.remember_messages(table.id, TableMessage(_role(message.id), None, sent))


async def forget_offer(store: Store, table_id: str, message_id: int) -> None:
    """Delete the record of a deleted message that offered a seat."""
    await store.forget_message(table_id, _role(message_id), None)


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


def _role(message_id: int) -> str:
    return f"{OFFER}-{message_id}"
