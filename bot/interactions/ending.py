"""A table is closed at once before the deal; about a running game the person is asked first."""

from __future__ import annotations

from bot.interactions.context import Context
from bot.tables import Stage
from bot.tables.lobby import check_close
from bot.tables.requests import Close
from bot.views.ending import confirm_end_screen
from bot.views.screen import Screen


async def close_or_ask(context: Context) -> Screen | None:
    """Close the table if its cards are not dealt; of a running game return the question instead.

    Raises:
        TableError: ``not-host-cancel``, ``just-begun`` when the cards were dealt at this very moment, or the
            table is closed already.
    """
    table = context.table
    if table.stage is Stage.RUNNING:
        check_close(table, context.user_id, moderator=context.moderates)
        return confirm_end_screen(context.viewer.everybody)
    await context.do(Close(context.user_id, moderator=context.moderates, before_deal=True))
    return None
