"""The buttons of a table whose game has not begun, and whether a running game is to be ended.

The announcer shows what they have changed.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.components.press import Handler, Press
from bot.interactions.ending import close_or_ask
from bot.interactions.onboarding import welcome
from bot.interactions.permissions import moderates
from bot.people.names import person_of
from bot.tables.requests import AddComputer, Close, Join, Leave, RemoveComputer
from bot.views.confirm_end import END, KEEP


async def _join(press: Press) -> None:
    await press.answer.begin_silently()
    person = person_of(press.answer.interaction.user)
    await press.services.tables.do(press.id.moment.table_id, Join(person))
    await welcome(press.answer)


async def _leave(press: Press) -> None:
    await press.answer.begin_silently()
    await press.services.tables.do(press.id.moment.table_id, Leave(press.answer.user_id))


async def _add_computer(press: Press) -> None:
    await press.answer.begin_silently()
    await press.services.tables.do(press.id.moment.table_id, AddComputer(press.answer.user_id))


async def _remove_computer(press: Press) -> None:
    await press.answer.begin_silently()
    await press.services.tables.do(press.id.moment.table_id, RemoveComputer(press.answer.user_id))


async def _begin(press: Press) -> None:
    await press.answer.begin_silently()
    await press.services.tables.begin(press.id.moment.table_id, press.answer.user_id)


async def _cancel(press: Press) -> None:
    """Close the table; an old button of one whose game is running by now asks first."""
    await press.answer.begin_silently()
    table = await press.services.tables.get(press.id.moment.table_id)
    question = await close_or_ask(press.answer, table)
    if question is not None:
        await press.answer.add(question)


async def _end(press: Press) -> None:
    """End the game: who was asked may have ceased to be host or moderator since."""
    await press.answer.begin()
    table = await press.services.tables.get(press.id.moment.table_id)
    moderator = moderates(press.answer, table)
    await press.services.tables.do(table.id, Close(press.answer.user_id, moderator=moderator))
    await press.answer.say("ended-now")


async def _keep(press: Press) -> None:
    await press.answer.begin()
    await press.answer.say("game-kept")


HANDLERS: Mapping[str, Handler] = {
    "join": _join,
    "leave": _leave,
    "add-computer": _add_computer,
    "remove-computer": _remove_computer,
    "begin": _begin,
    "cancel": _cancel,
    END: _end,
    KEEP: _keep,
}
