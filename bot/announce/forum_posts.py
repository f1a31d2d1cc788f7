"""The post of a forum in which a table stands: how it is made, and its tags.

The tags say whether the table is open, running or finished.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.announce import channel_posts
from bot.announce.sent_messages import LOBBY, SentMessages
from bot.announce.slot import SlotState
from bot.announce.snapshot import Snapshot
from bot.connection.refusals import SLEEPS_AFTER, is_for_now, thread_of
from bot.people.preferences import Reader
from bot.services import Services
from bot.store.records import SentMessage, TableMessage
from bot.tables import Stage, Table
from bot.texts import Language

log = logging.getLogger(__name__)


#: The texts that are the names of the tags.
OPEN, RUNNING, FINISHED = NAMES = ("tag-open", "tag-running", "tag-finished")

#: Discord's limits: the tags of a forum, and of a post.
MOST_IN_FORUM = 20
MOST_ON_POST = 5


async def post_table(
    services: Services, forum: discord.ForumChannel, name: str, table: Table, everybody: Reader
) -> tuple[discord.Thread, TableMessage]:
    """Make a post for a table that nobody knows of yet; its first message is that of the table.

    Raises:
        discord.HTTPException: Discord does not let the bot do that, or cannot be reached.
    """
    post = channel_posts.lobby(SlotState(Snapshot(table, everybody), {}, LOBBY))
    screen = post.screen.for_reader(everybody)
    picture = await services.pictures.picture_of(screen.drawing, screen.theme)
    in_server = await services.readers.everybody_in(forum.guild.id)
    tag = await _tag_called(OPEN, forum, in_server.texts)
    made = await forum.create_thread(
        name=name,
        auto_archive_duration=SLEEPS_AFTER,
        applied_tags=[] if tag is None else [tag],
        silent=not screen.rings,
        **screen.new_message(picture),
    )
    sent = SentMessage(
        channel_id=made.thread.id,
        message_id=made.message.id,
        occasion=post.occasion,
        fingerprint=screen.fingerprint,
        sent_at=services.clock.now(),
    )
    return made.thread, TableMessage(LOBBY, None, sent)


async def tag_post(
    services: Services, snapshot: Snapshot, messages: SentMessages, client: discord.Client
) -> None:
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
    # The tags are the forum's, so they speak the language of the server whatever that of the table is.
    everybody = snapshot.everybody
    if table.options.locale is not None:
        everybody = await services.readers.everybody_in(table.guild_id)
    ours = {texts.format(key) for texts in services.texts.languages.values() for key in NAMES}
    try:
        if _may_change(post):
            tag = await _tag_called(_name(table.stage), forum, everybody.texts)
            await _tag(post, forum, tag, ours)
    except discord.HTTPException as error:
        if is_for_now(error):
            raise
        log.info("table %s: cannot tag its forum post %d: %s", table.id, post.id, error)


def missing_tags(forum: discord.ForumChannel, texts: Language) -> tuple[str, ...]:
    """The names of the tags without which no post can be made in a forum that wants one on each."""
    if not forum.flags.require_tag or _may_create(forum):
        return ()
    names = [texts.format(key) for key in NAMES]
    return tuple(name for name in names if discord.utils.get(forum.available_tags, name=name) is None)


async def _tag_called(key: str, forum: discord.ForumChannel, texts: Language) -> discord.ForumTag | None:
    """The tag with that name, created if the forum lacks it; None where the bot may not do that."""
    found = discord.utils.get(forum.available_tags, name=texts.format(key))
    if found is None and _may_create(forum):
        return await forum.create_tag(name=texts.format(key))
    return found


async def _tag(
    post: discord.Thread, forum: discord.ForumChannel, wanted: discord.ForumTag | None, ours: Iterable[str]
) -> None:
    """Have this one of ``ours`` on the post, and no other; the tags that people gave it stay."""
    others = [tag for tag in post.applied_tags if tag.name not in ours]
    if len(others) >= MOST_ON_POST:
        return
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
