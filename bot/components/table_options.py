"""The options of a table, behind the button below it: each change shows at once, here and at the table."""

from __future__ import annotations

import discord

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table
from bot.interactions.threads import thread_for_table
from bot.tables import Table, TableError
from bot.tables.checks import must_be_lobby, must_host
from bot.tables.option_values import AS_IN_SERVER, LANGUAGE
from bot.tables.requests import ChangeOption, Move
from bot.views.table_options import (
    CHANGE,
    LANGUAGES,
    OPTIONS,
    THREAD,
    languages_screen,
    options_screen,
    value_in,
)


async def hosting_lobby(context: Context) -> None:
    """A further gate: the game has not begun, and the person is its host, or a moderator.

    Raises:
        TableError: ``not-host``, ``game-running``, or the table is closed.
    """
    must_be_lobby(context.table)
    must_host(context.table, context.user_id, moderator=context.moderates)


@component(OPTIONS, at_table, hosting_lobby, acknowledgement=Acknowledgement.ANEW, in_words=True)
async def show_options(context: Context) -> None:
    """All options of the table."""
    await _show(context, context.table)


@component(CHANGE, at_table, hosting_lobby, in_words=True)
async def change_option(context: Context) -> None:
    """Change one of them, to what was chosen from its menu or stands on its button."""
    option, *argument = context.arguments
    value = context.values[0] if context.values else value_in(option, argument[0])
    if option == LANGUAGE and value not in (AS_IN_SERVER, *context.services.texts.languages):
        raise TableError("unknown-locale", locale=value)
    change = await context.do(ChangeOption(context.user_id, option, value, context.moderates))
    await _show(context, change.table)


@component(LANGUAGES, at_table, hosting_lobby, in_words=True)
async def choose_language(context: Context) -> None:
    """The languages that the table can have, or from there back to the other options."""
    if context.arguments:
        await _show(context, context.table)
    else:
        await context.show(languages_screen(context.viewer, context.services.texts.languages))


@component(THREAD, at_table, hosting_lobby)
async def move_into_thread(context: Context) -> None:
    """Open a thread for the table and go on there; it may have moved already, by an earlier press."""
    tables = context.services.tables
    async with tables.once(f"thread of {context.table_id}"):
        channel_id = (await tables.get(context.table_id)).channel_id
        if channel_id == context.channel_id:
            async with thread_for_table(context, context.table.options) as thread:
                await context.do(Move(context.user_id, thread.id, context.moderates))
            channel_id = thread.id
    await context.say("thread-opened", channel=channel_id)


async def _show(context: Context, table: Table) -> None:
    has_threads = (
        isinstance(context.interaction.channel, discord.TextChannel)
        and table.channel_id == context.channel_id
    )
    viewer = context.viewer_of(table)
    languages = context.services.texts.languages
    await context.show(options_screen(viewer, languages, has_threads=has_threads))
