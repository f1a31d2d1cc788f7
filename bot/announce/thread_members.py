"""Who is in the thread of a table.

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
from bot.connection.refusals import is_for_now, thread_of
from bot.tables import Table, TableError
from bot.tables.checks import must_be_welcome
from bot.views.screen import Screen

log = logging.getLogger(__name__)


async def let_everybody_in(
    snapshot: Snapshot, messages: SentMessages, delivery: Delivery, client: discord.Client
) -> None:
    """Have in the table's thread, if it is in one, whoever belongs to the table.

    Whoever may not even watch any more is taken out.

    Raises:
        discord.HTTPException: Discord does not let the bot see the channel or write there, or is down.
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
    gone = sorted(person for person in before.people - belonging if not _may_see(table, person))
    thread = await thread_of(client, table.channel_id) if new or gone else None
    left_out = () if thread is None else await let_in(thread, new)
    if left_out:
        names = [f"<@{user_id}>" for user_id in left_out]
        text = snapshot.everybody.texts.format("thread-left-out", names=names, count=len(names))
        screen = Screen(text)
        # The fingerprint names the occasion, so that nobody's id stays among the messages once they are gone.
        await delivery.show((LEFT_OUT, None), Post(screen.fingerprint, screen), table.channel_id)
    if thread is not None:
        await _take_out(thread, gone)
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
            if is_for_now(error):
                raise
            log.info("cannot add user %d to thread %d: %s", user_id, thread.id, error)
            left_out.append(user_id)
    return tuple(left_out)


async def _take_out(thread: discord.Thread, user_ids: Iterable[int]) -> None:
    """Take people out of a private thread that the bot has opened; it is opened again for it.

    From the private thread of somebody else the bot takes nobody, and a public one is open to everybody.

    Raises:
        discord.HTTPException: Discord cannot be reached.
    """
    if not thread.is_private() or thread.owner_id != thread.guild.me.id:
        return
    for user_id in user_ids:
        try:
            if thread.archived:
                thread = await thread.edit(archived=False)
            await thread.remove_user(discord.Object(user_id))
        except discord.NotFound as error:
            log.info("user %d is not in thread %d: %s", user_id, thread.id, error)
        except discord.HTTPException as error:
            if is_for_now(error):
                raise
            log.warning("cannot take user %d out of thread %d: %s", user_id, thread.id, error)


def _may_see(table: Table, user_id: int) -> bool:
    """Whether somebody who does not belong to the table may see it all the same."""
    if not table.stage.is_open:
        return True
    try:
        must_be_welcome(table, user_id)
    except TableError:
        return False
    return True


def _people(table: Table) -> frozenset[int]:
    """Everybody who belongs to an open table: who plays, is invited, or watches."""
    if not table.stage.is_open:
        return frozenset()
    seated = {seat.user_id for seat in table.seats if seat.user_id is not None}
    return frozenset(seated | {person.id for person in (*table.invited, *table.spectators)})
