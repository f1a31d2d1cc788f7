"""The thread of a table: everybody who belongs to the table is let in.

A mention would let people into a private thread only where it notifies them and they may see the
channel around it; so each is added by name, and who cannot be is named in the thread.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.announce.delivery import Delivery
from bot.announce.sent_messages import LEFT_OUT, LetIn, SentMessages
from bot.announce.slot import Post
from bot.announce.snapshot import Snapshot
from bot.connection.channels import thread_of
from bot.tables import Table
from bot.views.screen import Screen

log = logging.getLogger(__name__)


async def let_everybody_in(
    snapshot: Snapshot, messages: SentMessages, delivery: Delivery, client: discord.Client
) -> None:
    """Add to the table's thread, if it is in one, everybody who has come to belong to the table.

    Raises:
        discord.HTTPException: Discord does not let the bot see the channel, or write there.
    """
    table = snapshot.table
    before = messages.let_in(table)
    if before is None:
        before = LetIn(await thread_of(client, table.channel_id) is not None)
        await messages.note_let_in(table, before)
    if not before.is_thread:
        return
    belonging = _people(table)
    new = sorted(belonging - before.people)
    thread = await thread_of(client, table.channel_id) if new else None
    left_out = () if thread is None else await let_in(thread, new)
    if left_out:
        names = [f"<@{user_id}>" for user_id in left_out]
        text = snapshot.everybody.texts.format("thread-left-out", names=names, count=len(names))
        screen = Screen(text)
        # The fingerprint names the occasion, so that nobody's id stays among the messages once they are gone.
        await delivery.show((LEFT_OUT, None), Post(screen.fingerprint, screen), table.channel_id, silent=True)
    if belonging != before.people:
        # Somebody who no longer belongs to the table is not kept, and is let in anew when they come back.
        await messages.note_let_in(table, LetIn(before.is_thread, belonging))


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
