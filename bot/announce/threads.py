"""The thread of a table: everybody who belongs to the table is let in, and the signpost shows the way there.

A mention would let people into a private thread only where it notifies them and they may see the
channel around it; so each is added by name, and who cannot be is named in the thread.

The signpost stands in the channel above a public thread that the bot has opened for the table, announces the
table there and lets people sit down. For a post of a forum it stands in the channel in which the table was
asked for.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.announce.delivery import Delivery
from bot.announce.sent_messages import LEFT_OUT, SIGNPOST, LetIn, SentMessages
from bot.announce.slot import Fate, Post
from bot.announce.snapshot import Snapshot
from bot.connection.channels import thread_of
from bot.tables import Stage, Table
from bot.views.lobby import signpost_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer

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
        await delivery.show((LEFT_OUT, None), Post(screen.fingerprint, screen), table.channel_id)
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


async def show_way_to_thread(
    snapshot: Snapshot, messages: SentMessages, delivery: Delivery, client: discord.Client
) -> None:
    """Tell of the table's thread in the channel above it; once people cannot come any more, take Join away.

    Where the bot may not write in that channel, the thread has to be found without.

    Raises:
        discord.HTTPException: Discord cannot be reached.
    """
    table, sent, place = snapshot.table, messages.get(SIGNPOST), (SIGNPOST, None)
    try:
        if table.stage is not Stage.LOBBY:
            await delivery.end(place, Fate.STRIPPED)
            return
        noted = messages.let_in(table)
        if noted is None or not noted.is_thread:
            return
        channel_id = await _channel_above(client, table) if sent is None else sent.channel_id
        if channel_id is not None:
            screen = signpost_screen(Viewer(snapshot.everybody.texts, table, None))
            await delivery.show(place, Post("signpost", screen), channel_id)
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("table %s: nothing in the channel above tells of its thread: %s", table.id, error)


async def _channel_above(client: discord.Client, table: Table) -> int | None:
    """Where to announce a public thread that the bot has opened for the table; None for any other thread."""
    if table.state.opened_from is not None:
        return table.state.opened_from
    thread = await thread_of(client, table.channel_id)
    is_own = thread is not None and client.user is not None and thread.owner_id == client.user.id
    if thread is None or not is_own or thread.is_private() or isinstance(thread.parent, discord.ForumChannel):
        return None
    return thread.parent_id
