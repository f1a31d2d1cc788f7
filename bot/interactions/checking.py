"""Checking the shuffle of a closed game, by a button or by a command."""

from __future__ import annotations

from bot.interactions.context import Context
from bot.views.shuffle import checked_screen


async def show_checked(context: Context) -> None:
    """Make the shuffle of the table's game again and show that it is right.

    Raises:
        GameError: it is not right, or a word was deleted.
        TableError: the game is not over, or nothing was kept of its shuffle.
    """
    table, services = context.table, context.services
    proof = await services.tables.checked_proof(table.id)
    record = None if table.game is None else await services.history.record(table.id)
    await context.show(checked_screen(context.viewer.everybody, proof, record))
