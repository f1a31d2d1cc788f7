"""A thread of its own for a table."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.connection.channels import LONGEST_NAME, SLEEPS_AFTER
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.permissions import must_have
from bot.people.names import name_of
from bot.people.readers import Reader
from bot.tables import TableOptions
from bot.views.controls import cut
from engine.options import Rules

log = logging.getLogger(__name__)


@asynccontextmanager
async def thread_for_table(context: Context, chosen: TableOptions) -> AsyncIterator[discord.Thread]:
    """A new thread below the channel; private where only invited people play.

    Everybody who belongs to the table is let in by the announcer. The thread is archived again when the body
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
    thread = await channel.create_thread(
        name=name_for_table(context, everybody, chosen.rules),
        type=discord.ChannelType.private_thread if private else discord.ChannelType.public_thread,
        auto_archive_duration=SLEEPS_AFTER,
    )
    async with archived_on_failure(thread):
        yield thread


@asynccontextmanager
async def archived_on_failure(thread: discord.Thread) -> AsyncIterator[None]:
    """Archive a new thread again when the body fails."""
    try:
        yield
    except BaseException:
        try:
            await thread.edit(archived=True)
        except discord.HTTPException as error:
            log.info("the thread %d stays: %s", thread.id, error)
        raise


def name_for_table(context: Context, everybody: Reader, rules: Rules) -> str:
    """What the thread or the post of this person's table is called: the game and its host."""
    texts = everybody.texts
    name = texts.format(
        "thread-name", game=texts.format(f"game-{rules}"), host=name_of(context.interaction.user)
    )
    return cut(name, LONGEST_NAME)
