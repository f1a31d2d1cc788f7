"""A table is closed at once before the deal; about a running game the person is asked first."""

from __future__ import annotations

from bot.interactions.context import Answer
from bot.interactions.permissions import moderates
from bot.tables import Stage, Table
from bot.tables.lobby import check_close
from bot.tables.requests import Close
from bot.views.confirm_end import confirm_end_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer


async def close_or_ask(answer: Answer, table: Table) -> Screen | None:
    """Close a table whose cards are not dealt; of a running game answer the question instead.

    Raises:
        TableError: ``not-host-cancel``, ``just-begun`` when the cards were dealt at this very moment, or the
            table is closed already.
    """
    moderator = moderates(answer, table)
    if table.stage is Stage.RUNNING:
        check_close(table, answer.user_id, moderator=moderator)
        return confirm_end_screen(Viewer(answer.texts, table, None))
    await answer.services.tables.do(table.id, Close(answer.user_id, moderator, before_deal=True))
    return None
