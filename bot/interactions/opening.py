"""Opening and closing a table, its thread or post in a forum, newcomers, and replacing a player."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from http import HTTPStatus
from typing import TypeGuard

import discord

from bot.announce.threads import missing_tags, post_table
from bot.errors import InputError, sentence
from bot.escaping import escaped
from bot.interactions.context import Context
from bot.interactions.gates import posting_to_channel
from bot.interactions.permissions import (
    allowed_to_open,
    may_write_here,
    missing,
    must_be_able_to_play_here,
    must_have,
)
from bot.people.names import name_of
from bot.people.preferences import Reader, ServerPreferences
from bot.refusals import (
    LONGEST_NAME,
    NAME_REFUSED,
    OWN_MISTAKES,
    SLEEPS_AFTER,
    TOO_MANY_THREADS,
    UNKNOWN_MEMBER,
    channel_of,
    in_discords_words,
    is_for_now,
)
from bot.store.records import PersonNote
from bot.table_service.service import new_table_id
from bot.tables import Change, Stage, Table, TableError, TableOptions, lobby, seats, votes
from bot.tables.change import P, PersonRule
from bot.tables.computer_seats import DEFAULT_OPPONENT, Strength
from bot.views.game_over import confirm_end_screen
from bot.views.results import confirm_giving_up_alone_screen
from bot.views.rulebook import with_welcome
from bot.views.screen import Screen, cut
from bot.views.settings import theme_question
from bot.views.viewer import Viewer
from bot.views.votes import confirm_giving_up_screen
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


async def open_new_table(
    context: Context,
    server: ServerPreferences,
    options: TableOptions,
    computers: int = 0,
    strength: Strength = DEFAULT_OPPONENT,
    *,
    thread: bool | None = None,
) -> None:
    """Open a table in a post of the server's forum, in a new ``thread``, or in the channel.

    For None the server's settings decide. If the forum accepts no post, the person sees the reason, and the
    table is opened as without a forum.

    Raises:
        InputError: this is no server, the bot lacks a permission in the channel, or the person may not write
            there.
        TableError: the channel has a table, or this person may not open one.
    """
    if context.guild_id is None:
        raise InputError("servers-only")
    if not may_write_here(context):
        raise InputError("may-not-write-here")
    # A table that is requested in a thread stays there, unless a separate thread is requested as well.
    channel = context.interaction.channel
    in_thread = server.in_thread and takes_threads(channel) if thread is None else thread
    # Everyone could read a forum post, so a table by invitation does not go there.
    to_forum = thread is None and not isinstance(channel, discord.Thread) and not options.by_invitation
    forum, why_not = await _forum(context, server.forum_id if to_forum else None)
    answer = None
    async with allowed_to_open(context, context.guild_id, here=forum is None):
        now, place = context.services.clock.now(), (context.guild_id, context.channel_id)
        table = lobby.new_table(new_table_id(), *place, context.person, options, computers, now, strength)
        if forum is not None:
            try:
                post_id = (await open_in_post(context, forum, table)).channel_id
                answer = context.texts.format("post-opened", channel=post_id)
            except NoPostError as error:
                why_not = error
                must_be_able_to_play_here(context)
        screen = Screen(answer or await _opened_here(context, table, in_thread=in_thread))
    screen = screen if why_not is None else screen.with_note(sentence(context.texts, why_not))
    if not await show_with_welcome(context, table, screen):
        await ask_about_theme(context)


async def _opened_here(context: Context, table: Table, *, in_thread: bool) -> str:
    """Open a table in the channel or in a thread below it; returns the confirmation for the person."""
    if not in_thread:
        await context.services.tables.add(table)
        return context.texts.format("table-opened")
    async with thread_for_table(context, table.options) as thread:
        await context.services.tables.add(replace(table, channel_id=thread.id))
    return context.texts.format("thread-opened", channel=thread.id)


async def _forum(
    context: Context, forum_id: int | None
) -> tuple[discord.ForumChannel | None, NoPostError | None]:
    """The forum with this id if it accepts posts, or the reason why not."""
    if forum_id is None:
        return None, None
    try:
        return await forum_for_posts(context, forum_id), None
    except NoPostError as error:
        return None, error


async def ask_about_theme(context: Context) -> None:
    """Ask an experienced moderator for the look and the language of public messages, once."""
    preferences = context.services.preferences
    if context.is_moderator and not await preferences.are_chosen(context.server_id):
        # The question is asked once. From now on the server has settings, even if no one answers.
        await preferences.change_server(context.server_id, lambda defaults: defaults)
        await context.add(theme_question(context.texts, context.services.texts.languages))


async def sit_down(context: Context, rule: PersonRule[P], *args: P.args, **kwargs: P.kwargs) -> Change:
    """Give the person a seat at the table by a rule; this also counts as a response to their inviter.

    Raises:
        TableError: an error of the rule, or ``too-many-tables``.
    """
    change = await context.do(rule, *args, **kwargs)
    await context.services.pings.note_answer(context.user_id)
    return change


async def show_with_welcome(context: Context, table: Table, answer: Screen) -> bool:
    """Show the response to a person who has just sat down; a newcomer is also offered the tutorial or rules.

    Each person gets that offer once; returns whether it was made now. Their inbox is tried again at each
    table.
    """
    offered = await _offer(context, table, answer)
    await context.show(offered or answer)
    await context.try_inbox()
    return offered is not None


async def welcome(context: Context, table: Table, answer: Screen | None = None) -> None:
    """Like ``show_with_welcome``, in a further message, or in none if there is nothing to show."""
    screen = await _offer(context, table, answer) or answer
    if screen is not None:
        await context.add(screen)
    await context.try_inbox()


async def _offer(context: Context, table: Table, answer: Screen | None) -> Screen | None:
    """The response with the offer for newcomers; None for anyone else."""
    key = PersonNote.WELCOMED.of(context.user_id)
    if await context.services.store.recall(key) is not None:
        return None
    await context.services.store.remember(key, table.id)
    return with_welcome(Viewer(context.reader, table, None), answer)


async def close_or_ask(context: Context) -> Screen | None:
    """Close the table if its cards are not dealt; for a running game return the question instead.

    A person who plays with others asks them in a vote.

    Raises:
        TableError: ``not-host-cancel``, ``just-begun`` if the cards were dealt at the same moment,
            ``vote-running``, or the table is closed already.
    """
    table = context.table
    if table.stage is Stage.RUNNING:
        try:
            lobby.check_close(table, context.user_id, moderator=context.moderates)
        except TableError as error:
            if error.key != "others-play":
                raise
            return await propose_end_or_ask(context)
        if table.options.alone:
            return confirm_giving_up_alone_screen(context.viewer)
        return confirm_end_screen(context.viewer.everyone)
    await context.do(lobby.close, moderator=context.moderates, before_deal=True)
    return None


async def propose_end_or_ask(context: Context, *, is_sure: bool = False) -> Screen:
    """Ask the others to end the game; returns the response to the person.

    If no one else has to agree, the person must confirm, unless they are sure. This is also the case while
    the table's channel is lost, because no one would see a vote.

    Raises:
        TableError: ``host-is-here``, ``vote-running``, or the game is not running.
    """
    table, moderator = context.table, context.moderates
    gone = table.host_id != context.user_id and await has_left_server(context, table.host_id)
    now, by = context.services.clock.now(), context.person
    lost = (await context.services.store.channel_state(table)).is_lost
    if not is_sure and (lost or votes.ends_at_once(table, now, by, host_has_left=gone, moderator=moderator)):
        return confirm_end_screen(context.viewer.everyone, by_vote=True)
    if lost:
        await context.do(votes.end_without_vote)
        return Screen(context.texts.format("ended-now"))
    await posting_to_channel(context)
    change = await context.do(votes.propose_end, host_has_left=gone, moderator=moderator)
    return vote_answer(context, change.table, "vote-asked", "ended-now")


async def must_reach_voters(context: Context) -> None:
    """Raise unless the others, if there are any, could see a vote.

    Raises:
        InputError: ``vote-channel-lost``.
    """
    channel = await context.services.store.channel_state(context.table)
    if len(context.table.people) > 1 and channel.is_lost:
        raise InputError("vote-channel-lost", channel=context.table.channel_id)


def vote_answer(context: Context, table: Table, asked: str, decided: str) -> Screen:
    """The text ``asked``, or ``decided`` if no one else had to agree."""
    return Screen(context.texts.format(decided if table.vote is None else asked))


async def has_left_server(context: Context, user_id: int) -> bool:
    """Whether a person has left the table's server; False if Discord does not answer."""
    guild = context.interaction.client.get_guild(context.table.guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.HTTPException as error:
        return error.code == UNKNOWN_MEMBER
    return False


async def replace_or_ask(context: Context, seat: int) -> Screen | None:
    """Replace a player by a computer permanently; for the person's own seat, return the question instead.

    If the player is there, the others are asked in a vote.

    Raises:
        TableError: ``not-host``, ``no-seat``, ``seat-of-computer``, ``last-person``, ``vote-running``, or the
            game is not running.
    """
    table, by, moderator = context.table, context.person, context.moderates
    seats.check_replace(table, by, seat, moderator=moderator)
    if seat == table.seat_of(by.id):
        return confirm_giving_up_screen(context.viewer)
    if seats.is_for_vote(table, context.services.clock.now(), by, seat):
        await must_reach_voters(context)
        await posting_to_channel(context)
        change = await context.do(votes.propose_replace, seat, moderator=moderator)
        return vote_answer(context, change.table, "vote-asked", "replaced-now")
    await context.do(seats.replace_by_computer, seat, moderator=moderator)
    return None
