"""A post of its own for a table, in the forum that the server has chosen for tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import discord

from bot.announce.forum_posts import missing_tags, post_table
from bot.connection.channels import channel_of
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.permissions import missing
from bot.interactions.threads import archived_on_failure, name_for_table
from bot.tables import Table

#: What the bot must be allowed to do in the forum, by discord.py's names, and the texts that name it there.
NEEDED_IN_FORUMS: Mapping[str, str] = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-create-posts",
    "send_messages_in_threads": "permission-send-messages-in-threads",
    "attach_files": "permission-attach-files",
}

#: Without one of these the others count as missing, too, whatever is set there.
IMPLY_THE_OTHERS = ("view_channel", "send_messages")


class NoPostError(InputError):
    """No post for a table can be made in the forum that was chosen."""


async def forum_for_posts(context: Context, forum_id: int) -> discord.ForumChannel:
    """The forum with this id, in which the bot can make posts.

    Raises:
        NoPostError: it is gone; the bot lacks a permission there; or each post must have a tag,
            and there are none for it.
    """
    try:
        forum = await channel_of(context.interaction.client, forum_id)
    except discord.NotFound:
        raise NoPostError("forum-gone") from None
    except discord.Forbidden:
        raise _forbidden(context, forum_id, ("view_channel",)) from None
    if not isinstance(forum, discord.ForumChannel):
        raise NoPostError("forum-gone")
    lacking = missing(forum.permissions_for(forum.guild.me), NEEDED_IN_FORUMS)
    if lacking:
        raise _forbidden(context, forum_id, lacking[:1] if lacking[0] in IMPLY_THE_OTHERS else lacking)
    in_server = await context.services.readers.everybody_in(forum.guild.id)
    tags = missing_tags(forum, in_server.texts)
    if tags:
        raise NoPostError("forum-tags", forum=forum_id, names=tags, count=len(tags))
    return forum


def _forbidden(context: Context, forum_id: int, lacking: Iterable[str]) -> NoPostError:
    names = [context.texts.format(NEEDED_IN_FORUMS[name]) for name in lacking]
    return NoPostError("forum-permissions", forum=forum_id, names=names, count=len(names))


async def open_in_post(context: Context, forum: discord.ForumChannel, table: Table) -> Table:
    """Make a post for a new table, and open the table there; the channel it is asked for in is told of it.

    Raises:
        NoPostError: Discord takes none.
    """
    everybody = await context.services.readers.everybody_in(table.guild_id, table.options.locale)
    name = name_for_table(context, everybody, table.options.rules)
    try:
        post, sent = await post_table(context.services, forum, name, table, everybody)
    except discord.HTTPException as error:
        raise NoPostError("forum-refused", forum=forum.id) from error
    async with archived_on_failure(post):
        placed = replace(table, channel_id=post.id).with_state(opened_from=context.channel_id)
        return await context.services.tables.add(placed, sent)
