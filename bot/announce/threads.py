"""The thread of a table, which may be a post of a forum: who is in it, the way there, its name and tags.

A mention would let people into a private thread only where it notifies them and they may see the
channel around it; so each is added by name, and who cannot be is named in the thread.

The signpost stands in the channel above a public thread that the bot has opened for the table, announces the
table there and lets people sit down. For a post of a forum it stands in the channel in which the table was
asked for. The tags of a post say whether the table is open, running or finished.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.announce import channel_posts
from bot.announce.delivery import Delivery
from bot.announce.sent_messages import LEFT_OUT, LOBBY, SIGNPOST, LetIn, SentMessages
from bot.announce.slot import Fate, Post, SlotState
from bot.announce.snapshot import Snapshot
from bot.connection.refusals import SLEEPS_AFTER, is_for_now, thread_of
from bot.people.readers import Reader
from bot.services import Services
from bot.store.records import SentMessage, TableMessage
from bot.tables import Stage, Table, TableError
from bot.tables.checks import must_be_welcome
from bot.texts import Language
from bot.views.lobby import signpost_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer

log = logging.getLogger(__name__)


async def let_everybody_in(
    snapshot: Snapshot, messages: SentMessages, delivery: Delivery, client: discord.Client
) -> None:
    """Have in the table's thread, if it is in one, whoever belongs to the table.

    Whoever may not even watch any more is taken out.

    Raises:
        discord.HTTPException: Discord does not let the bot see the channel or write there, or is down.
    """
    table = snapshot.table
    before = messages.let_in(table)
    if before is None:
        before = LetIn(await thread_of(client, table.channel_id) is not None)
        await messages.note_let_in(table, before)
    if not before.is_thread:
        return
    belonging = _people(table)
    new = sorted(belonging - before.people)
    gone = sorted(person for person in before.people - belonging if not _may_see(table, person))
    thread = await thread_of(client, table.channel_id) if new or gone else None
    left_out = () if thread is None else await let_in(thread, new)
    if left_out:
        names = [f"<@{user_id}>" for user_id in left_out]
        text = snapshot.everybody.texts.format("thread-left-out", names=names, count=len(names))
        screen = Screen(text)
        # The fingerprint names the occasion, so that nobody's id stays among the messages once they are gone.
        await delivery.show((LEFT_OUT, None), Post(screen.fingerprint, screen), table.channel_id)
    if thread is not None:
        await _take_out(thread, gone)
    if belonging != before.people:
        # Somebody who no longer belongs to the table is not kept, and is let in anew when they come back.
        await messages.note_let_in(table, LetIn(before.is_thread, belonging))


async def let_in(thread: discord.Thread, user_ids: Iterable[int]) -> tuple[int, ...]:
    """Add people to a thread, which is opened again for it; returns those who cannot be added."""
    left_out = []
    for user_id in user_ids:
        try:
            if thread.archived:
                thread = await thread.edit(archived=False)
            await thread.add_user(discord.Object(user_id))
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("cannot add user %d to thread %d: %s", user_id, thread.id, error)
            left_out.append(user_id)
    return tuple(left_out)


async def _take_out(thread: discord.Thread, user_ids: Iterable[int]) -> None:
    """Take people out of a private thread that the bot has opened; it is opened again for it.

    From the private thread of somebody else the bot takes nobody, and a public one is open to everybody.

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
            log.warning("cannot take user %d out of thread %d: %s", user_id, thread.id, error)


def _may_see(table: Table, user_id: int) -> bool:
    """Whether somebody who does not belong to the table may see it all the same."""
    if not table.stage.is_open:
        return True
    try:
        must_be_welcome(table, user_id)
    except TableError:
        return False
    return True


def _people(table: Table) -> frozenset[int]:
    """Everybody who belongs to an open table: who plays, is invited, or watches."""
    if not table.stage.is_open:
        return frozenset()
    seated = {seat.user_id for seat in table.seats if seat.user_id is not None}
    return frozenset(seated | {person.id for person in (*table.invited, *table.spectators)})


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
        log.info("table %s: cannot announce its thread in the parent channel: %s", table.id, error)


async def _channel_above(client: discord.Client, table: Table) -> int | None:
    """Where to announce a public thread that the bot has opened for the table; None for any other thread."""
    if table.state.opened_from is not None:
        return table.state.opened_from
    thread = await thread_of(client, table.channel_id)
    is_own = thread is not None and client.user is not None and thread.owner_id == client.user.id
    if thread is None or not is_own or thread.is_private() or isinstance(thread.parent, discord.ForumChannel):
        return None
    return thread.parent_id


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
    screen, picture = await post.screen.for_reader(everybody).finished(services.pictures)
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
        lacks_picture=picture is None,
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
