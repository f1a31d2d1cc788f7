"""The tags of a post in a forum: whether its table is open, running or finished."""

from __future__ import annotations

import logging

import discord

from bot.announce.sent_messages import SentMessages
from bot.announce.snapshot import Snapshot
from bot.connection.channels import thread_of
from bot.connection.refusals import is_for_now
from bot.tables import Stage
from bot.texts import Language

log = logging.getLogger(__name__)

#: The texts that are the names of the tags.
OPEN, RUNNING, FINISHED = NAMES = ("tag-open", "tag-running", "tag-finished")

#: Discord's limits: the tags of a forum, and of a post.
MOST_IN_FORUM = 20
MOST_ON_POST = 5


async def tag_post(snapshot: Snapshot, messages: SentMessages, client: discord.Client) -> None:
    """Give the post that the table stands in, if it is one, the tag of the table's stage.

    A tag that the forum lacks is created where the bot may do that; else the post goes without.

    Raises:
        discord.HTTPException: Discord does not let the bot see the post, or cannot be reached.
    """
    table = snapshot.table
    noted = messages.let_in(table)
    if noted is None or not noted.is_thread:
        return
    post = await thread_of(client, table.channel_id)
    forum = None if post is None else post.parent
    if post is None or not isinstance(forum, discord.ForumChannel) or post.locked:
        return
    try:
        if _may_change(post):
            await _tag(post, forum, snapshot.everybody.texts, _name(table.stage))
    except discord.HTTPException as error:
        if is_for_now(error):
            raise
        log.info("table %s: its post %d gets no tag: %s", table.id, post.id, error)


async def _tag(post: discord.Thread, forum: discord.ForumChannel, texts: Language, name: str) -> None:
    ours = {texts.format(key) for key in NAMES}
    others = [tag for tag in post.applied_tags if tag.name not in ours]
    if len(others) >= MOST_ON_POST:
        return
    wanted = discord.utils.get(forum.available_tags, name=texts.format(name))
    if wanted is None and _may_create(forum):
        wanted = await forum.create_tag(name=texts.format(name))
    tags = others if wanted is None else [*others, wanted]
    if {tag.id for tag in tags} == {tag.id for tag in post.applied_tags}:
        return
    if not tags and forum.flags.require_tag:
        return
    if post.archived:
        await post.edit(archived=False)
    await post.edit(applied_tags=tags)


def _name(stage: Stage) -> str:
    """The text that names the tag of a stage."""
    if not stage.is_open:
        return FINISHED
    return OPEN if stage is Stage.LOBBY else RUNNING


def _may_change(post: discord.Thread) -> bool:
    """Whether the bot may change the tags of a post: its own, or where it manages threads."""
    me = post.guild.me
    return post.owner_id == me.id or post.permissions_for(me).manage_threads


def _may_create(forum: discord.ForumChannel) -> bool:
    """Whether the bot may give the forum a further tag."""
    return forum.permissions_for(forum.guild.me).manage_channels and len(forum.available_tags) < MOST_IN_FORUM
