"""The thread of a table: its members, the link to it, and the tag of a post in a forum.

A mention adds people to a private thread only if it notifies them and they may see the channel above, so each
person is added individually. Those who cannot be added are listed in the thread.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace

import discord

from bot.announce import channel_posts
from bot.announce.executor import Executor
from bot.announce.sent_messages import SentMessages
from bot.announce.slot import SlotState, Snapshot
from bot.people.preferences import Reader
from bot.refusals import SLEEPS_AFTER, is_for_now, thread_of
from bot.services import Services
from bot.store.records import ChannelState, MessagePlace, Role, SentMessage, TableMessage
from bot.tables import Stage, Table, TableError
from bot.tables.checks import must_be_welcome
from bot.texts import Language

log = logging.getLogger(__name__)

#: The ids of the texts with the names of the tags.
OPEN, RUNNING, FINISHED = NAMES = ("tag-open", "tag-running", "tag-finished")

#: Discord's limits: the number of tags of a forum, and of a post.
MOST_IN_FORUM = 20
MOST_ON_POST = 5


# The members of a thread


async def add_people_to_thread(client: discord.Client, executor: Executor) -> None:
    """Add the people of the table to its thread, if it is in one, and remove those who may not watch.

    The executor's snapshot gets those who cannot be added, and the channel for the link to the thread.

    Raises:
        discord.HTTPException: Discord does not let the bot see the thread, or is down.
    """
    table, before = executor.snapshot.table, executor.snapshot.channel
    if before.is_thread is None:
        before = replace(before, is_thread=await thread_of(client, table.channel_id) is not None)
        await executor.note_channel(before)
    if not before.is_thread:
        return
    belonging = _people(table)
    new = sorted(belonging - before.members)
    gone = sorted(person for person in before.members - belonging if not _may_see(table, person))
    thread = await thread_of(client, table.channel_id) if new or gone else None
    if thread is not None:
        left_out = await add_people(thread, new)
        executor.snapshot = replace(executor.snapshot, left_out=left_out)
        await _take_out(thread, gone)
    if belonging != before.members:
        # A person who no longer belongs to the table is added again when they come back.
        await executor.note_channel(replace(before, members=belonging))
    above = await _channel_above(client, table, executor.messages)
    executor.snapshot = replace(executor.snapshot, above=above)


async def add_people(thread: discord.Thread, user_ids: Iterable[int]) -> tuple[int, ...]:
    """Add people to a thread, after opening it if it is archived; returns those who cannot be added."""
    left_out = []
    for user_id in user_ids:
        try:
            if thread.archived:
                thread = await thread.edit(archived=False)
            await thread.add_user(discord.Object(user_id))
        except (discord.Forbidden, discord.NotFound) as error:
            if is_for_now(error):
                raise
            log.info("cannot add user %d to thread %d: %s", user_id, thread.id, error)
            left_out.append(user_id)
    return tuple(left_out)


async def _take_out(thread: discord.Thread, user_ids: Iterable[int]) -> None:
    """Remove people from a private thread that the bot has created, after opening it if it is archived.

    The bot removes no one from another owner's private thread, and a public one is open to everyone.

    Raises:
        discord.HTTPException: Discord cannot be reached.
    """
    if not thread.is_private() or thread.owner_id != thread.guild.me.id:
        return
    for user_id in user_ids:
        try:
            if thread.archived:
                thread = await thread.edit(archived=False)
            await thread.remove_user(discord.Object(user_id))
        except discord.NotFound as error:
            log.info("user %d is not in thread %d: %s", user_id, thread.id, error)
        except discord.HTTPException as error:
            if is_for_now(error):
                raise
            log.warning("cannot remove user %d from thread %d: %s", user_id, thread.id, error)


def _may_see(table: Table, user_id: int) -> bool:
    """Whether a person who does not belong to the table may see it."""
    if not table.stage.is_open:
        return True
    try:
        must_be_welcome(table, user_id)
    except TableError:
        return False
    return True


def _people(table: Table) -> frozenset[int]:
    """Everyone who belongs to an open table: players, invited people and spectators."""
    if not table.stage.is_open:
        return frozenset()
    return frozenset((*table.user_ids, *(person.id for person in (*table.invited, *table.spectators))))


async def _channel_above(client: discord.Client, table: Table, messages: SentMessages) -> int | None:
    """The channel for the link to a thread: the one above a public thread that the bot created, else None.

    For a post in a forum it is the channel in which the table was requested.
    """
    if table.stage is not Stage.LOBBY:
        return None
    if (sent := messages.by_place.get(MessagePlace(Role.TABLE_LINK))) is not None:
        return sent.channel_id
    if table.opened_from is not None:
        return table.opened_from
    thread = await thread_of(client, table.channel_id)
    is_own = thread is not None and client.user is not None and thread.owner_id == client.user.id
    if thread is None or not is_own or thread.is_private() or isinstance(thread.parent, discord.ForumChannel):
        return None
    return thread.parent_id


# Posts of a forum


async def post_table(
    services: Services, forum: discord.ForumChannel, name: str, table: Table, public: Reader
) -> tuple[discord.Thread, TableMessage]:
    """Create a post for a table that no one knows yet; its first message is the table's.

    Raises:
        discord.HTTPException: Discord does not let the bot do that, or cannot be reached.
    """
    place = MessagePlace(Role.LOBBY)
    state = SlotState(Snapshot(table, public, ChannelState(table.channel_id)), {}, place)
    post = channel_posts.open_lobby(state)
    screen = post.screen
    screen = screen.notifying(await services.pings.allowed(screen.about, table.id, screen.notified))
    picture = await services.pictures.picture_of(screen.drawing)
    in_server = await services.readers.public(forum.guild.id)
    tag = await _tag_called(OPEN, forum, in_server.texts)
    made = await forum.create_thread(
        name=name,
        auto_archive_duration=SLEEPS_AFTER,
        applied_tags=[] if tag is None else [tag],
        silent=not screen.notified,
        **screen.new_message(picture),
    )
    now = services.clock.now()
    sent = SentMessage(made.thread.id, made.message.id, post.occasion, screen.fingerprint, now)
    return made.thread, (place, sent)


async def tag_post(client: discord.Client, services: Services, executor: Executor) -> None:
    """Tag the table's post in a forum, if it is in one, with the table's stage, once for each stage.

    If the forum lacks a tag, it is created if the bot may do that; otherwise the post has no tag.

    Raises:
        discord.HTTPException: Discord does not let the bot see the post, or cannot be reached.
    """
    table, channel = executor.snapshot.table, executor.snapshot.channel
    if not channel.is_thread or channel.tagged == table.stage:
        return
    post = await thread_of(client, table.channel_id)
    forum = None if post is None else post.parent
    if post is not None and isinstance(forum, discord.ForumChannel) and _may_change(post):
        # The tags belong to the forum, so they are in the language of the server.
        in_server = await services.readers.public(table.guild_id)
        try:
            tag = await _tag_called(_name(table.stage), forum, in_server.texts)
            await _tag(post, forum, tag, {in_server.texts.format(key) for key in NAMES})
        except discord.HTTPException as error:
            if is_for_now(error):
                raise
            log.info("table %s: cannot tag its forum post %d: %s", table.id, post.id, error)
    await executor.note_channel(replace(executor.snapshot.channel, tagged=table.stage))


def missing_tags(forum: discord.ForumChannel, texts: Language) -> tuple[str, ...]:
    """The names of the tags without which no post can be created in a forum that requires tags."""
    if not forum.flags.require_tag or _may_create(forum):
        return ()
    names = [texts.format(key) for key in NAMES]
    return tuple(name for name in names if discord.utils.get(forum.available_tags, name=name) is None)


async def _tag_called(key: str, forum: discord.ForumChannel, texts: Language) -> discord.ForumTag | None:
    """The tag with that name, created if the forum lacks it; None if the bot may not do that."""
    found = discord.utils.get(forum.available_tags, name=texts.format(key))
    if found is None and _may_create(forum):
        return await forum.create_tag(name=texts.format(key))
    return found


async def _tag(
    post: discord.Thread, forum: discord.ForumChannel, wanted: discord.ForumTag | None, ours: Iterable[str]
) -> None:
    """Set only this one of ``ours`` on the post; the tags that people added stay."""
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
    """The id of the text that names the tag of a stage."""
    if not stage.is_open:
        return FINISHED
    return OPEN if stage is Stage.LOBBY else RUNNING


def _may_change(post: discord.Thread) -> bool:
    """Whether the bot may change the tags of a post: its own, or any if it manages threads."""
    me = post.guild.me
    return not post.locked and (post.owner_id == me.id or post.permissions_for(me).manage_threads)


def _may_create(forum: discord.ForumChannel) -> bool:
    """Whether the bot may add a tag to the forum."""
    return forum.permissions_for(forum.guild.me).manage_channels and len(forum.available_tags) < MOST_IN_FORUM
