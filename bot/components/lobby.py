"""The buttons and menus of a table before the game: joining and leaving, and its options.

The announcer shows the changes.

``registry.take_press`` calls each handler for its control, once the gates have been passed.
"""

from __future__ import annotations

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table
from bot.interactions.lobby import close_or_ask, open_new_table, sit_down, welcome
from bot.interactions.threads import takes_threads, thread_for_table
from bot.tables import Table, TableError, lobby
from bot.tables.checks import must_be_lobby, must_host
from bot.tables.computer_seats import DEFAULT_OPPONENT, Strength
from bot.tables.options import AS_IN_SERVER, LANGUAGE
from bot.views.lobby import (
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
from bot.views.rulebook import OPEN_TABLE
from bot.views.screen import Screen


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
