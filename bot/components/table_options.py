"""The options of a table, behind the button below it: each change shows at once, here and at the table."""

from __future__ import annotations

import discord

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table
from bot.interactions.threads import thread_for_table
from bot.tables import Table
from bot.tables.checks import must_be_lobby, must_host
from bot.tables.requests import ChangeOption, Move
from bot.views.table_options import CHANGE, OPTIONS, THREAD, options_screen, value_in
from bot.views.viewer import Viewer


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
    change = await context.do(ChangeOption(context.user_id, option, value, context.moderates))
    await _show(context, change.table)


@component(THREAD, at_table, hosting_lobby)
async def move_into_thread(context: Context) -> None:
    """Open a thread for the table and go on there."""
    async with thread_for_table(context, context.table.options) as thread:
        await context.do(Move(context.user_id, thread.id, context.moderates))
    await context.say("thread-opened", channel=thread.id)


async def _show(context: Context, table: Table) -> None:
    has_threads = (
        isinstance(context.interaction.channel, discord.TextChannel)
        and table.channel_id == context.channel_id
    )
    viewer = Viewer(context.texts, table, context.viewer.seat)
    await context.show(options_screen(viewer, has_threads=has_threads))
