"""The buttons of the rules and of the walk through one round: they may belong to no table."""

from __future__ import annotations

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.looking import show_own_games
from bot.tables import TableOptions
from bot.views.controls import NO_TABLE, CustomId
from bot.views.rules import page_of, rules_screen
from bot.views.walk import RULES, WALK, walk_screen
from bot.views.what_now import GAMES


def _where_it_says(custom_id: CustomId) -> Acknowledgement:
    """From page to page, and in the walk, the message changes; elsewhere a new one comes."""
    return Acknowledgement.IN_PLACE if custom_id.arguments else Acknowledgement.ANEW


@component(RULES, acknowledgement=_where_it_says)
async def rules(context: Context) -> None:
    """A page of the rules: of what is played at the button's table, if it is that of a table."""
    options: TableOptions | None = None
    page = 1
    if len(context.arguments) > 1:
        options, page = page_of(context.arguments)
    elif context.pressed.moment != NO_TABLE:
        options = (await context.services.tables.get(context.table_id)).options
    await context.show(rules_screen(context.texts, options, page))


@component(WALK)
async def walk(context: Context) -> None:
    """A step of the walk through one round."""
    await context.show(walk_screen(context.texts, int(context.arguments[0])))


@component(GAMES, acknowledgement=Acknowledgement.ANEW, in_words=True)
async def games(context: Context) -> None:
    """The list of the person's games."""
    await show_own_games(context)
