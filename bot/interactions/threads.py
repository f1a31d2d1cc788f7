"""A separate thread for a table: below the channel, or a post in the forum that the server has chosen."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from http import HTTPStatus
from typing import TypeGuard

import discord

from bot.announce.threads import missing_tags, post_table
from bot.errors import InputError
from bot.escaping import escaped
from bot.interactions.context import Context
from bot.interactions.permissions import missing, must_have
from bot.people.names import name_of
from bot.people.preferences import Reader
from bot.refusals import (
    LONGEST_NAME,
    NAME_REFUSED,
    OWN_MISTAKES,
    SLEEPS_AFTER,
    TOO_MANY_THREADS,
    channel_of,
    in_discords_words,
    is_for_now,
)
from bot.tables import Table, TableOptions
from bot.views.controls import cut
from engine.options import Rules

log = logging.getLogger(__name__)

#: The permissions that the bot needs in the forum, by discord.py's names, and the texts with their names.
NEEDED_IN_FORUMS: Mapping[str, str] = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-create-posts",
    "send_messages_in_threads": "permission-send-messages-in-threads",
    "attach_files": "permission-attach-files",
}

#: Variants of the text about a refused post, by Discord's error codes.
_REFUSALS: Mapping[int, str] = {TOO_MANY_THREADS: "too-many-threads", NAME_REFUSED: "name-refused"}

#: Without one of these, Discord withholds the others as well.
IMPLY_THE_OTHERS = ("view_channel", "send_messages")


def takes_threads(channel: object) -> TypeGuard[discord.TextChannel]:
    """Whether a table's thread can be created below this channel, which is not possible for announcements."""
    return isinstance(channel, discord.TextChannel) and not channel.is_news()


@asynccontextmanager
async def thread_for_table(context: Context, chosen: TableOptions) -> AsyncIterator[discord.Thread]:
    """Create a thread below the channel; private if the table is by invitation.

    The announcer adds everyone who belongs to the table. If the body fails, the thread is archived, so that
    no empty one stays open.

    Raises:
        InputError: the channel has no threads, or the bot lacks a permission.
    """
    channel = context.interaction.channel
    if not takes_threads(channel):
        raise InputError("no-thread-here")
    private = chosen.by_invitation
    kind = "create_private_threads" if private else "create_public_threads"
    must_have(context, kind, "send_messages_in_threads")
    public = await context.services.readers.public(channel.guild.id, chosen.locale)
    thread = await channel.create_thread(
        name=name_for_table(context, public, chosen.rules),
        type=discord.ChannelType.private_thread if private else discord.ChannelType.public_thread,
        auto_archive_duration=SLEEPS_AFTER,
    )
    async with archived_on_failure(thread):
        yield thread


@asynccontextmanager
async def archived_on_failure(thread: discord.Thread) -> AsyncIterator[None]:
    """Archive a new thread if the body fails."""
    try:
        yield
    except BaseException:
        try:
            await thread.edit(archived=True)
        except discord.HTTPException as error:
            log.info("cannot archive thread %d: %s", thread.id, error)
        raise


def name_for_table(context: Context, public: Reader, rules: Rules) -> str:
    """The name of the thread or post for this person's table: the game and its host."""
    texts = public.texts
    name = texts.format(
        "thread-name", game=texts.format(f"game-{rules}"), host=name_of(context.interaction.user)
    )
    return cut(name, LONGEST_NAME)


class NoPostError(InputError):
    """The chosen forum does not accept a post for a table."""


async def forum_for_posts(context: Context, forum_id: int) -> discord.ForumChannel:
    """The forum with this id, in which the bot can create posts.

    Raises:
        NoPostError: it is gone; the bot lacks a permission there; or each post must have a tag, and there are
            none for it.
    """
    try:
        forum = await channel_of(context.interaction.client, forum_id)
    except discord.NotFound:
        raise NoPostError("forum-gone") from None
    except discord.Forbidden as error:
        if is_for_now(error):
            raise
        raise _forbidden(context, forum_id, ("view_channel",)) from None
    if not isinstance(forum, discord.ForumChannel):
        raise NoPostError("forum-gone")
    lacking = missing(forum.permissions_for(forum.guild.me), NEEDED_IN_FORUMS)
    if lacking:
        raise _forbidden(context, forum_id, lacking[:1] if lacking[0] in IMPLY_THE_OTHERS else lacking)
    in_server = await context.services.readers.public(forum.guild.id)
    tags = missing_tags(forum, in_server.texts)
    if tags:
        raise NoPostError("forum-tags", forum=forum_id, names=tags, count=len(tags))
    return forum


def _forbidden(context: Context, forum_id: int, lacking: Iterable[str]) -> NoPostError:
    names = [context.texts.format(NEEDED_IN_FORUMS[name]) for name in lacking]
    return NoPostError("forum-permissions", forum=forum_id, names=names, count=len(names))


def _refused(forum: discord.ForumChannel, error: discord.HTTPException) -> NoPostError | None:
    """The reason why Discord refuses a post; None if the bot's request was invalid."""
    if is_for_now(error):
        why = "busy"
    elif error.status == HTTPStatus.NOT_FOUND:
        return NoPostError("forum-gone")
    elif error.code in OWN_MISTAKES:
        return None
    else:
        why = _REFUSALS.get(error.code, "other")
    return NoPostError("forum-refused", forum=forum.id, why=why, said=escaped(in_discords_words(error)))


async def open_in_post(context: Context, forum: discord.ForumChannel, table: Table) -> Table:
    """Create a post for a new table, and open the table there; the requesting channel gets a link.

    Raises:
        NoPostError: Discord accepts none.
    """
    public = await context.services.readers.public(table.guild_id, table.options.locale)
    name = name_for_table(context, public, table.options.rules)
    try:
        post, sent = await post_table(context.services, forum, name, table, public)
    except discord.HTTPException as error:
        why = _refused(forum, error)
        if why is None:
            raise
        raise why from error
    async with archived_on_failure(post):
        placed = replace(table, channel_id=post.id, opened_from=context.channel_id)
        return await context.services.tables.add(placed, sent)
