"""The pages of a log."""

from __future__ import annotations

from collections.abc import Mapping

from bot.views.log import LOG, log_screen
from bot.views.presses.press import Handler, Press


async def _turn_page(press: Press) -> None:
    await press.answer.begin()
    table = await press.services.tables.get(press.id.moment.table_id)
    entries = await press.services.history.log(table.id)
    await press.answer.show(log_screen(press.texts, table, entries, int(press.id.arguments[0])))


HANDLERS: Mapping[str, Handler] = {LOG: _turn_page}
