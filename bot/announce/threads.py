"""The thread of a table: whoever belongs to the table is let in, also into a private one.

A mention would let people into a private thread only where it notifies them and they may see the
channel around it; so each is added by name, and who cannot be is named in the thread.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.announce.delivery import Delivery
from bot.announce.posts import Post
from bot.announce.sent_messages import Shown
from bot.clock import Clock
from bot.tables import Table
from bot.views.screen import Screen
from bot.views.viewer import Viewer

log = logging.getLogger(__name__)

#: The places in the book: who has been let in, and the message about those who could not be.
LET_IN = "let-in"
LEFT_OUT = "left-out"

#: Stand in the book for what kind of channel a table is in.
THREAD = "thread"
CHANNEL = "channel"


async def let_everybody_in(viewer: Viewer, delivery: Delivery, client: discord.Client, clock: Clock) -> None:
    """Add to the table's thread, if it is in one, whoever has come to belong to the table.

    Raises:
        discord.HTTPException: Discord does not let the bot see the channel, or write there.
    """
    table = viewer.table
    noted = await delivery.book.shown(LET_IN, None)
    if noted is None:
        kind = CHANNEL if await thread_of(client, table.channel_id) is None else THREAD
        noted = Shown(table.channel_id, 0, "", kind, clock.now())
        await delivery.book.note(LET_IN, None, noted)
    if noted.fingerprint == CHANNEL:
        return
    before = _ids(noted.key)
    belonging = _people(table)
    new = sorted(belonging - before)
    thread = await thread_of(client, table.channel_id) if new else None
    left_out = () if thread is None else await let_in(thread, new)
    if left_out:
        names = [f"<@{user_id}>" for user_id in left_out]
        screen = Screen(viewer.format("thread-left-out", names=names, count=len(names)))
        # Nobody's id stays in the book when they are gone.
        await delivery.bring(Post(LEFT_OUT, None, screen.fingerprint, screen), table.channel_id)
    if belonging != before:
        # Who belongs to the table no longer is not kept, and is let in anew when they come back.
        key = _key(sorted(belonging))
        await delivery.book.note(LET_IN, None, Shown(table.channel_id, 0, key, THREAD, clock.now()))


async def thread_of(client: discord.Client, channel_id: int) -> discord.Thread | None:
    """The thread with this id, or None if it is another channel.

    Raises:
        discord.Forbidden, discord.NotFound: the bot cannot see it, or it is gone.
    """
    # A thread that has gone to sleep is not among the channels that the client knows.
    channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    return channel if isinstance(channel, discord.Thread) else None


async def let_in(thread: discord.Thread, user_ids: Iterable[int]) -> tuple[int, ...]:
    """Add people to a thread, which is woken for it; answers those who cannot be added."""
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


def _key(user_ids: Iterable[int]) -> str:
    return ",".join(str(user_id) for user_id in user_ids)


def _ids(key: str) -> frozenset[int]:
    return frozenset(int(user_id) for user_id in key.split(",") if user_id)
