"""The pages of a log."""

from __future__ import annotations

import asyncio

from bot.components.registry import component
from bot.interactions.context import Context
from bot.interactions.gates import at_table, sparingly
from bot.views.log import LOG, log_screen


@component(LOG, at_table, sparingly, in_words=True)
async def turn_page(context: Context) -> None:
    """Another page of the log."""
    entries = await context.services.history.log(context.table_id)
    page = int(context.arguments[0])
    await context.show(await asyncio.to_thread(log_screen, context.viewer.everybody, entries, page))
