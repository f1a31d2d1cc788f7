"""The buttons of a table whose game has not begun.

The announcer shows what they have changed.
"""

from __future__ import annotations

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table
from bot.interactions.lobby import close_or_ask, welcome
from bot.tables.computer_seats import USUAL_OPPONENT, Strength
from bot.tables.requests import AddComputer, Join, KeepOpen, Leave, RemoveComputer
from bot.views.lobby import KEEP_OPEN, TWO_COMPUTERS
from bot.views.screen import Screen


@component("join", acknowledgement=Acknowledgement.SILENT, in_words=True)
async def join(context: Context) -> None:
    """Sit down; whoever presses it above the table's thread is told where the table is."""
    change = await context.do(Join(context.person))
    if context.channel_id != change.table.channel_id:
        await context.add(Screen(context.texts.format("joined-thread", channel=change.table.channel_id)))
    await welcome(context, change.table)


@component("leave", acknowledgement=Acknowledgement.SILENT, in_words=True)
async def leave(context: Context) -> None:
    """Stand up."""
    await context.do(Leave(context.user_id))


@component("add-computer", acknowledgement=Acknowledgement.SILENT, in_words=True)
async def add_computer(context: Context) -> None:
    """Let a computer player sit down: of the strength on the button, or the usual one on older buttons."""
    (strength,) = context.arguments or (USUAL_OPPONENT,)
    await context.do(AddComputer(context.user_id, Strength(strength)))


@component(TWO_COMPUTERS, acknowledgement=Acknowledgement.SILENT, in_words=True)
async def add_two_computers(context: Context) -> None:
    """Let two of the usual computer players sit down at once, for somebody who wants to play now."""
    await context.do(AddComputer(context.user_id, USUAL_OPPONENT, count=2))


@component("remove-computer", acknowledgement=Acknowledgement.SILENT, in_words=True)
async def remove_computer(context: Context) -> None:
    """Let the last computer player stand up."""
    await context.do(RemoveComputer(context.user_id))


@component("begin", acknowledgement=Acknowledgement.SILENT, in_words=True)
async def begin(context: Context) -> None:
    """Begin the game."""
    await context.services.tables.begin(context.table_id, context.user_id)


@component("cancel", at_table, acknowledgement=Acknowledgement.SILENT, in_words=True)
async def cancel(context: Context) -> None:
    """Close the table; an old button of one whose game is running by now asks first."""
    question = await close_or_ask(context)
    if question is not None:
        await context.add(question)


@component(KEEP_OPEN, acknowledgement=Acknowledgement.SILENT, in_words=True)
async def keep_open(context: Context) -> None:
    """Let a table at which nothing happens stay open for as long again."""
    await context.do(KeepOpen(context.user_id))
