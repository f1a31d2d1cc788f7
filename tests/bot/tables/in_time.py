"""Tables with a deadline, for tests of what happens in time."""

from __future__ import annotations

from bot.tables import Deadline, Table, TableOptions
from engine.options import PlacingOrder
from engine.views import Phase
from tests.bot.tables.playing import Bot

TEN = TableOptions(deadline=Deadline.TEN_MINUTES, order=PlacingOrder.SIMULTANEOUS)


async def running(bot: Bot, people: int = 2, computers: int = 0, options: TableOptions = TEN) -> Table:
    """A game that has begun, whose time is kept."""
    await bot.resume()
    return await bot.begin(people, computers, options)


async def in_map_phase(bot: Bot, table: Table) -> Table:
    """The same game in its first map phase."""
    return await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)
