"""Opening a table: in a post of the server's forum, in a thread of its own, or in the channel itself."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.errors import InputError, sentence
from bot.interactions.context import Context
from bot.interactions.forums import NoPostError, forum_for_posts, open_in_post
from bot.interactions.onboarding import ask_about_theme, welcome
from bot.interactions.permissions import must_be_able_to_play_here, must_be_allowed_to_open
from bot.interactions.threads import thread_for_table
from bot.tables import Table, TableOptions
from bot.tables.computer_seats import Strength
from bot.views.screen import Screen


async def open_new_table(
    context: Context,
    options: TableOptions,
    computers: int,
    strength: Strength,
    *,
    in_thread: bool,
    forum_id: int | None,
) -> None:
    """Open a table in a post of this forum, in a thread of its own, or in the channel.

    Where the forum takes no post, the person is told why, and the table is opened as without a forum.

    Raises:
        InputError: this is no server, or the bot lacks a permission in the channel.
        TableError: the channel has a table, or this person may not open one.
    """
    if context.guild_id is None:
        raise InputError("servers-only")
    forum, why_not = await _forum(context, forum_id)
    await must_be_allowed_to_open(context, context.guild_id, here=forum is None)
    table = context.services.tables.new_table(
        context.guild_id, context.channel_id, context.person, options, computers, strength
    )
    answer = None
    if forum is not None:
        try:
            post_id = (await open_in_post(context, forum, table)).channel_id
            answer = context.texts.format("post-opened", channel=post_id)
        except NoPostError as error:
            why_not = error
            must_be_able_to_play_here(context)
    screen = Screen(answer or await _opened_here(context, table, in_thread=in_thread))
    await context.show(screen if why_not is None else screen.with_note(sentence(context.texts, why_not)))
    await welcome(context, table)
    await ask_about_theme(context)


async def _opened_here(context: Context, table: Table, *, in_thread: bool) -> str:
    """Open a table in the channel or in a thread below it; returns what the person is told of it."""
    if not in_thread:
        await context.services.tables.add(table)
        return context.texts.format("table-opened")
    async with thread_for_table(context, table.options) as thread:
        await context.services.tables.add(replace(table, channel_id=thread.id))
    return context.texts.format("thread-opened", channel=thread.id)


async def _forum(
    context: Context, forum_id: int | None
) -> tuple[discord.ForumChannel | None, NoPostError | None]:
    """The forum with this id if it takes posts, or else why not."""
    if forum_id is None:
        return None, None
    try:
        return await forum_for_posts(context, forum_id), None
    except NoPostError as error:
        return None, error
