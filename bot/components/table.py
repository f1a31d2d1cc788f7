"""The buttons and menus of a table: joining and leaving, its options, votes, and seats that change hands.

``registry.take_press`` calls each handler for its control, once the gates have been passed.
"""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.announce.sent_messages import forget_offer
from bot.components.registry import component, is_made_up
from bot.errors import InputError
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table
from bot.interactions.opening import (
    close_or_ask,
    open_new_table,
    show_with_welcome,
    sit_down,
    takes_threads,
    thread_for_table,
    welcome,
)
from bot.tables import Table, TableError, lobby, seats, timing, votes
from bot.tables.checks import must_be_lobby, must_host, must_host_running, seat_at
from bot.tables.computer_seats import DEFAULT_OPPONENT, Strength
from bot.tables.options import AS_IN_SERVER, LANGUAGE
from bot.tables.seats import check_offered
from bot.tables.table import Vote
from bot.views.map_screens import TAKE_SEAT_BACK
from bot.views.rulebook import OPEN_TABLE
from bot.views.screen import Screen
from bot.views.table_message import (
    CHANGE,
    KEEP_OPEN,
    LANGUAGES,
    MORE,
    OPTIONS,
    THREAD,
    TWO_COMPUTERS,
    languages_screen,
    more_screen,
    options_screen,
)
from bot.views.votes import (
    AGREE,
    DECLINE,
    GIVE_UP_SEAT,
    WITHDRAW,
    WITHDRAW_OFFER,
    SeatOffer,
    argument_of,
)


@component(OPEN_TABLE, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def open_table(context: Context) -> None:
    """Open a table with the server's defaults."""
    server = await context.services.preferences.of_server(context.guild_id)
    await open_new_table(context, server, server.options)


@component("join", acknowledgement=Acknowledgement.SILENT)
async def join(context: Context) -> None:
    """Join the table; a person who presses the button above the table's thread gets a link to it."""
    change = await sit_down(context, lobby.join)
    channel_id, answer = change.table.channel_id, None
    if context.channel_id != channel_id:
        answer = Screen(context.texts.format("joined-thread", channel=channel_id))
    await welcome(context, change.table, answer)


@component("leave", acknowledgement=Acknowledgement.SILENT)
async def leave(context: Context) -> None:
    """Leave the table."""
    await context.do(lobby.leave)


@component("add-computer", acknowledgement=Acknowledgement.SILENT)
async def add_computer(context: Context) -> None:
    """Add a computer player with the strength on the button, or else the default."""
    (strength,) = context.arguments or (DEFAULT_OPPONENT,)
    await context.do(lobby.add_computer, Strength(strength))


@component(TWO_COMPUTERS, acknowledgement=Acknowledgement.SILENT)
async def add_two_computers(context: Context) -> None:
    """Add two default computer players, and begin unless someone else has just sat down."""
    change = await context.do(lobby.add_computer, DEFAULT_OPPONENT, count=2)
    if len(change.table.people) == 1:
        await context.services.tables.begin(context.table_id, context.person)


@component("remove-computer", acknowledgement=Acknowledgement.SILENT)
async def remove_computer(context: Context) -> None:
    """Remove the last computer player."""
    await context.do(lobby.remove_computer)


@component("begin", acknowledgement=Acknowledgement.SILENT)
async def begin(context: Context) -> None:
    """Begin the game."""
    await context.services.tables.begin(context.table_id, context.person)


@component("cancel", at_table, acknowledgement=Acknowledgement.SILENT)
async def cancel(context: Context) -> None:
    """Close the table; an old button of a table whose game has begun asks first."""
    question = await close_or_ask(context)
    if question is not None:
        await context.add(question)


@component(KEEP_OPEN, acknowledgement=Acknowledgement.SILENT)
async def keep_open(context: Context) -> None:
    """Postpone the closing of an inactive table."""
    await context.do(lobby.keep_open)


async def hosting_lobby(context: Context) -> None:
    """A second gate: the game has not begun, and the person is its host, or a moderator.

    Raises:
        TableError: ``not-host``, the host has begun, or the table is closed.
    """
    must_be_lobby(context.table)
    must_host(context.table, context.user_id, moderator=context.moderates)


@component(MORE, at_table, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def show_more(context: Context) -> None:
    """Show the less common actions before a game; rights are checked again when one is pressed."""
    must_be_lobby(context.table)
    hosts = context.moderates or context.user_id == context.table.host_id
    await context.show(more_screen(context.viewer, hosts=hosts))


@component(OPTIONS, at_table, hosting_lobby)
async def show_options(context: Context) -> None:
    """Show all options of the table."""
    await _show(context, context.table)


@component(CHANGE, at_table, hosting_lobby)
async def change_option(context: Context) -> None:
    """Change an option to the value chosen from its menu or given by its button."""
    option, *given = context.arguments
    (value,) = context.values or given
    if option == LANGUAGE and value not in (AS_IN_SERVER, *context.services.texts.languages):
        raise TableError("unknown-locale", locale=value)
    change = await context.do(lobby.change_option, option, value, moderator=context.moderates)
    await _show(context, change.table)


@component(LANGUAGES, at_table, hosting_lobby)
async def choose_language(context: Context) -> None:
    """Show the languages that the table can have, or return to the other options."""
    if context.arguments:
        await _show(context, context.table)
    else:
        await context.show(languages_screen(context.viewer, context.services.texts.languages))


@component(THREAD, at_table, hosting_lobby)
async def move_into_thread(context: Context) -> None:
    """Move the table into a new thread; an earlier press may already have moved it."""
    tables = context.services.tables
    async with tables.once(f"thread of {context.table_id}"):
        channel_id = (await tables.get(context.table_id)).channel_id
        if channel_id == context.channel_id:
            async with thread_for_table(context, context.table.options) as thread:
                await context.do(lobby.move, thread.id, moderator=context.moderates)
            channel_id = thread.id
    await context.say("thread-opened", channel=channel_id)


async def _show(context: Context, table: Table) -> None:
    has_threads = takes_threads(context.interaction.channel) and table.channel_id == context.channel_id
    viewer = context.viewer_of(table)
    languages = context.services.texts.languages
    await context.show(options_screen(viewer, languages, has_threads=has_threads))


@component(AGREE, at_table, acknowledgement=Acknowledgement.SILENT)
@component(DECLINE, at_table, acknowledgement=Acknowledgement.SILENT)
async def cast(context: Context) -> None:
    """Agree to the proposal, or decline it."""
    agrees = context.pressed.control == AGREE
    await context.do(votes.cast, agrees, _vote_of(context).opened_at)


@component(WITHDRAW, at_table, acknowledgement=Acknowledgement.SILENT)
async def withdraw(context: Context) -> None:
    """Withdraw the person's own proposal."""
    _vote_of(context)
    await context.do(votes.withdraw)


def _vote_of(context: Context) -> Vote:
    """The vote of the pressed button.

    Raises:
        TableError: ``no-vote``, it is over.
    """
    vote = context.table.vote
    if vote is None or (argument_of(vote),) != context.arguments:
        raise TableError("no-vote")
    return vote


@component("resume", at_table, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def resume(context: Context) -> None:
    """Resume the paused game."""
    await context.do(timing.resume, moderator=context.moderates)
    await context.say("resumed-now")


@component(TAKE_SEAT_BACK, at_table, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def take_seat_back(context: Context) -> None:
    """Let a person play their own seat again; a person who plays already has pressed another's button."""
    viewer = context.viewer
    others = tuple(number for number, of in enumerate(context.table.seats) if of.away)
    if others and viewer.seat is not None and viewer.seat not in others:
        raise InputError("seat-is-of-another", names=viewer.names(others))
    await context.do(seats.take_seat_back)
    await context.say("back-now")


# Not a text-only response, because the announcer next writes to the person, maybe for the first time, and
# needs their language.
@component("take-over", acknowledgement=Acknowledgement.NEW_MESSAGE)
async def take_over(context: Context) -> None:
    """Take the seat that a host or moderator has offered to the person; the announcer ends the offer."""
    offer, message = SeatOffer.of(context.arguments), context.interaction.message
    if offer.to != context.user_id or message is None:
        raise InputError("offer-for-another")
    # Only the custom id says who may take which seat, so it is valid only in a message of the bot.
    offered_at = None if is_made_up(context) else message.created_at
    change = await sit_down(context, seats.accept_seat, offer.seat, offer.from_user, offer.host, offered_at)
    await show_with_welcome(context, change.table, Screen(context.texts.format("seat-taken-over")))


@component(WITHDRAW_OFFER, at_table, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def withdraw_offer(context: Context) -> None:
    """Delete an offer that has not been accepted, for the host or a moderator."""
    offer, message = SeatOffer.of(context.arguments), context.interaction.message
    must_host_running(context.table, context.user_id, moderator=context.moderates)
    check_offered(context.table, offer.seat, offer.from_user)
    if message is None or is_made_up(context):
        raise InputError("button-unknown")
    with suppress(discord.NotFound):
        await message.delete()
    await forget_offer(context.services.store, context.table.id, message.id)
    await context.say("offer-withdrawn")


@component(GIVE_UP_SEAT, at_table)
async def give_up_seat(context: Context) -> None:
    """Give the person's own seat to a computer player permanently, if they may still do so."""
    seat = seat_at(context.table, context.user_id)
    await context.do(seats.replace_by_computer, seat, moderator=context.moderates)
    await context.say("replaced-now")
