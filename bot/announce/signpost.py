"""The signpost: a message that shows the way to the thread of a table.

It stands in the channel above a public thread that the bot has opened for the table, announces the table
there and lets people sit down. For a post of a forum it stands where the table was asked for.
"""

from __future__ import annotations

import logging

import discord

from bot.announce.delivery import Delivery
from bot.announce.sent_messages import SIGNPOST, SentMessages
from bot.announce.slot import Fate, Post
from bot.announce.snapshot import Snapshot
from bot.connection.refusals import is_for_now, thread_of
from bot.tables import Stage, Table
from bot.views.lobby import signpost_screen
from bot.views.viewer import Viewer

log = logging.getLogger(__name__)


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
        if is_for_now(error):
            raise
        log.info("table %s: cannot announce its thread in the parent channel: %s", table.id, error)


async def _channel_above(client: discord.Client, table: Table) -> int | None:
    """Where to announce a public thread that the bot has opened for the table; None for any other thread."""
    if table.opened_from is not None:
        return table.opened_from
    thread = await thread_of(client, table.channel_id)
    is_own = thread is not None and client.user is not None and thread.owner_id == client.user.id
    if thread is None or not is_own or thread.is_private() or isinstance(thread.parent, discord.ForumChannel):
        return None
    return thread.parent_id
