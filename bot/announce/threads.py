"""The thread of a table: everybody who belongs to the table is let in, even if it is private.

A mention would let people into a private thread only where it notifies them and they may see the
channel around it; so each is added by name, and who cannot be is named in the thread.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.announce.delivery import Delivery
from bot.announce.sent_messages import (
    LEFT_OUT,
    LET_IN,
    SentMessage,
    SentMessages,
    occasion_of_people,
    people_in,
)
from bot.announce.slot import Post
from bot.announce.snapshot import Snapshot
from bot.connection.channels import thread_of
from bot.tables import Table
from bot.views.screen import Screen

log = logging.getLogger(__name__)

#: Stand instead of a fingerprint for the kind of channel that a table is in.
THREAD = "thread"
CHANNEL = "channel"


async def let_everybody_in(
    snapshot: Snapshot, messages: SentMessages, delivery: Delivery, client: discord.Client
) -> None:
    """Add to the table's thread, if it is in one, whoever has come to belong to the table.

    Raises:
        discord.HTTPException: Discord does not let the bot see the channel, or write there.
    """
    table = snapshot.table
    noted = messages.get(LET_IN)
    if noted is None:
        kind = CHANNEL if await thread_of(client, table.channel_id) is None else THREAD
        noted = _note_of(table, "", kind)
        await messages.note(LET_IN, None, noted)
    if noted.fingerprint == CHANNEL:
        return
    before = people_in(noted.occasion)
    belonging = _people(table)
    new = sorted(belonging - before)
    thread = await thread_of(client, table.channel_id) if new else None
    left_out = () if thread is None else await let_in(thread, new)
    if left_out:
        names = [f"<@{user_id}>" for user_id in left_out]
        text = snapshot.everybody.texts.format("thread-left-out", names=names, count=len(names))
        screen = Screen(text)
        # The fingerprint names the occasion, so that nobody's id stays among the messages once they are gone.
        await delivery.show((LEFT_OUT, None), Post(screen.fingerprint, screen), table.channel_id, silent=True)
    if belonging != before:
        # Whoever belongs to the table no longer is not kept, and is let in anew when they come back.
        await messages.note(LET_IN, None, _note_of(table, occasion_of_people(belonging), THREAD))


def _note_of(table: Table, user_ids: str, kind: str) -> SentMessage:
    """Who has been let in, as it is kept among the messages."""
    return SentMessage(table.channel_id, 0, user_ids, kind, table.opened_at)


async def let_in(thread: discord.Thread, user_ids: Iterable[int]) -> tuple[int, ...]:
    """Add people to a thread, which is opened again for it; returns those who cannot be added."""
    left_out = []
    for user_id in user_ids:
        try:
            if thread.archived:
                thread = await thread.edit(archived=False)
            await thread.add_user(discord.Object(user_id))
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("user %d cannot be let into the thread %d: %s", user_id, thread.id, error)
            left_out.append(user_id)
    return tuple(left_out)


def _people(table: Table) -> frozenset[int]:
    """Everybody who belongs to an open table: who plays, is invited, or watches."""
    if not table.stage.is_open:
        return frozenset()
    seated = {seat.user_id for seat in table.seats if seat.user_id is not None}
    return frozenset(seated | {person.id for person in (*table.invited, *table.spectators)})
