"""The buttons of the rules and of the walk through one round: they belong to no table."""

from __future__ import annotations

from collections.abc import Mapping

from bot.components.press import Handler, Press
from bot.tables import TableOptions
from bot.views.controls import NO_TABLE
from bot.views.help import RULES, WALK, rules_screen, walk_screen


async def _rules(press: Press) -> None:
    """Below a public message the rules come as a message of their own; in the walk they take its place."""
    if press.id.arguments:
        await press.answer.begin()
    else:
        await press.answer.begin_new()
    await press.answer.show(rules_screen(press.texts, await _options(press)))


async def _options(press: Press) -> TableOptions | None:
    """What is played at the table of the button, if it is that of a table."""
    if press.id.moment == NO_TABLE:
        return None
    return (await press.services.tables.get(press.id.moment.table_id)).options


async def _walk(press: Press) -> None:
    await press.answer.begin()
    await press.answer.show(walk_screen(press.texts, int(press.id.arguments[0])))


HANDLERS: Mapping[str, Handler] = {RULES: _rules, WALK: _walk}
