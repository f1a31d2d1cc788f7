"""The buttons of a table whose game has not begun; the announcer shows what they have changed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.newcomers import welcome
from bot.people import person_of
from bot.views.presses.press import Handler, Press


async def _join(press: Press) -> None:
    await press.answer.begin_silently()
    person = person_of(press.answer.interaction.user)
    await press.services.tables.join(press.id.moment.table_id, person)
    await welcome(press.answer)


async def _leave(press: Press) -> None:
    await press.answer.begin_silently()
    await press.services.tables.leave(press.id.moment.table_id, press.answer.user_id)


async def _add_computer(press: Press) -> None:
    await press.answer.begin_silently()
    await press.services.tables.add_computer(press.id.moment.table_id, press.answer.user_id)


async def _remove_computer(press: Press) -> None:
    await press.answer.begin_silently()
    await press.services.tables.remove_computer(press.id.moment.table_id, press.answer.user_id)


async def _begin(press: Press) -> None:
    await press.answer.begin_silently()
    await press.services.tables.begin(press.id.moment.table_id, press.answer.user_id)


async def _cancel(press: Press) -> None:
    await press.answer.begin_silently()
    await press.services.tables.cancel(
        press.id.moment.table_id, press.answer.user_id, moderator=press.answer.is_moderator
    )


HANDLERS: Mapping[str, Handler] = {
    "join": _join,
    "leave": _leave,
    "add-computer": _add_computer,
    "remove-computer": _remove_computer,
    "begin": _begin,
    "cancel": _cancel,
}
