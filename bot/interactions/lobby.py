"""Opening and closing a table, offers for newcomers, and replacing a player."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.errors import InputError, sentence
from bot.interactions.context import Context
from bot.interactions.gates import posting_to_channel
from bot.interactions.permissions import (
    allowed_to_open,
    must_be_able_to_play_here,
    must_be_able_to_write_here,
)
from bot.interactions.threads import (
    NoPostError,
    forum_for_posts,
    open_in_post,
    takes_threads,
    thread_for_table,
)
from bot.people.preferences import ServerPreferences
from bot.refusals import UNKNOWN_MEMBER
from bot.store.records import PersonNote
from bot.tables import Change, Stage, Table, TableError, TableOptions, lobby, seats, votes
from bot.tables.change import P, PersonRule
from bot.tables.computer_seats import DEFAULT_OPPONENT, Strength
from bot.views.alone import confirm_giving_up_alone_screen
from bot.views.game_over import confirm_end_screen
from bot.views.rulebook import with_welcome
from bot.views.screen import Screen
from bot.views.seats import confirm_giving_up_screen
from bot.views.settings import theme_question
from bot.views.viewer import Viewer


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
    must_be_able_to_write_here(context)
    # A table that is requested in a thread stays there, unless a separate thread is requested as well.
    channel = context.interaction.channel
    in_thread = server.in_thread and takes_threads(channel) if thread is None else thread
    # Everyone could read a forum post, so a table by invitation does not go there.
    to_forum = thread is None and not isinstance(channel, discord.Thread) and not options.by_invitation
    forum, why_not = await _forum(context, server.forum_id if to_forum else None)
    answer = None
    async with allowed_to_open(context, context.guild_id, here=forum is None):
        table = context.services.tables.new_table(
            context.guild_id, context.channel_id, context.person, options, computers, strength
        )
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
