"""A thread of its own for a table."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.permissions import must_have
from bot.people.names import name_of
from bot.tables import TableOptions
from bot.views.controls import cut

log = logging.getLogger(__name__)

#: Discord's limit for the name of a thread, in characters.
LONGEST_NAME = 100

#: A thread in which nobody writes goes to sleep after so many minutes: seven days, the longest there is.
SLEEPS_AFTER: Final = 10080


@asynccontextmanager
async def thread_for_table(context: Context, chosen: TableOptions) -> AsyncIterator[discord.Thread]:
    """A new thread below the channel; private where only invited people play.

    Whoever belongs to the table is let in by the announcer. The thread is put away again when the body
    fails, so that no empty one stays.

    Raises:
        InputError: the channel has no threads, or the bot lacks a permission.
    """
    interaction = context.interaction
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise InputError("no-thread-here")
    private = chosen.by_invitation
    kind = "create_private_threads" if private else "create_public_threads"
    must_have(context, kind, "send_messages_in_threads")
    everybody = await context.services.readers.everybody_in(channel.guild.id, chosen.locale)
    name = everybody.texts.format(
        "thread-name",
        game=everybody.texts.format(f"game-{chosen.rules}"),
        host=name_of(interaction.user),
    )
    thread = await channel.create_thread(
        name=cut(name, LONGEST_NAME),
        type=discord.ChannelType.private_thread if private else discord.ChannelType.public_thread,
        auto_archive_duration=SLEEPS_AFTER,
    )
    try:
        yield thread
    except BaseException:
        try:
            await thread.edit(archived=True)
        except discord.HTTPException as error:
            log.info("the thread %d stays: %s", thread.id, error)
        raise
