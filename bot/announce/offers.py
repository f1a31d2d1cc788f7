"""The messages in which seats are offered: without a button once the offer cannot be accepted any more.

They stand in a table's list of messages under their own numbers, and only as long as they are of use.
"""

from __future__ import annotations

import hashlib

import discord

from bot.announce.delivery import Delivery
from bot.announce.sent_messages import OFFER, SentMessages
from bot.announce.slot import Fate
from bot.announce.snapshot import Snapshot
from bot.store import Store
from bot.store.records import SentMessage, TableMessage
from bot.tables import Stage, Table
from bot.tables.seats import OFFER_HOLDS


async def note_offer(store: Store, table: Table, seat: int, message: discord.Message) -> None:
    """Remember the message that offers this seat."""
    sent = SentMessage(message.channel.id, message.id, _occasion(table, seat), OFFER, message.created_at)
    await store.remember_messages(table.id, TableMessage(_role(message.id), None, sent))


async def forget_offer(store: Store, table_id: str, message_id: int) -> None:
    """A message that offered a seat is gone."""
    await store.forget_message(table_id, _role(message_id), None)


async def end_offers(snapshot: Snapshot, messages: SentMessages, delivery: Delivery) -> None:
    """Take the buttons off the offers that nobody can accept any more.

    Raises:
        discord.HTTPException: Discord cannot be reached, or the channel is closed to the bot.
    """
    table = snapshot.table
    offers = {place: sent for place, sent in messages.by_place.items() if place[0].startswith(f"{OFFER}-")}
    for place, sent in offers.items():
        seat = int(sent.occasion.partition(".")[0])
        holds = snapshot.now - sent.sent_at < OFFER_HOLDS and sent.occasion == _occasion(table, seat)
        if not holds or table.stage is not Stage.RUNNING:
            await delivery.end(place, Fate.STRIPPED, channel_id=table.channel_id)
            await messages.forget(*place)


def _role(message_id: int) -> str:
    return f"{OFFER}-{message_id}"


def _occasion(table: Table, seat: int) -> str:
    """Which seat, and whose it is under which host: as a digest, so that it names nobody."""
    has_seat = table.seats[seat].user_id if seat < len(table.seats) else None
    named = f"{table.id}/{seat}/{has_seat}/{table.host_id}"
    return f"{seat}.{hashlib.sha256(named.encode()).hexdigest()[:8]}"
