"""Playing alone: how it went, another deal, and giving one up."""

from __future__ import annotations

from bot.components.registry import component
from bot.interactions.alone import play_deal, show_result
from bot.interactions.context import Context
from bot.interactions.gates import seated, sparingly
from bot.tables import TableError, lobby
from bot.tables.alone import options_alone
from bot.views.alone import AGAIN, GIVE_UP, RESULT


@component(RESULT, seated)
async def show(context: Context) -> None:
    """How a deal went beside par."""
    await show_result(context, context.table)


@component(AGAIN, seated, sparingly)
async def play_again(context: Context) -> None:
    """Another deal of the same kind; after a map of the day one of one's own."""
    options = context.table.options
    await play_deal(context, options_alone(options.rules, options.side, with_goals=options.with_goals))


@component(GIVE_UP, seated)
async def give_up(context: Context) -> None:
    """Leave a deal that is not finished, or that was left so already."""
    try:
        await context.do(lobby.close)
    except TableError as error:
        if error.key != "table-cancelled":
            raise
    await context.say("alone-given-up")
