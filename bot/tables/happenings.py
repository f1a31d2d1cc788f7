"""What happens at a table by itself when its time has come.

Everything that is due is done in one change of the table, so it happens once.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables import deadlines
from bot.tables.desk import Desk
from bot.tables.events import TableClosed, TableEvent, VoteEnded
from bot.tables.shuffles import Shuffles
from bot.tables.table import Stage, Table


class Happenings:
    """Lets what is due at a table happen."""

    def __init__(self, desk: Desk, shuffles: Shuffles) -> None:
        self._desk = desk
        self._shuffles = shuffles

    async def at(self, table_id: str) -> None:
        """Do all that is due at this table now, and store it; nothing when nothing is due any more."""
        await self._desk.change(table_id, self._step)

    async def _step(self, table: Table) -> None:
        now = self._desk.clock.now()
        due = deadlines.next_due(table)
        if due is None or due > now:
            return
        if table.stage is Stage.READY:
            await self._shuffles.close_words(table)
            return
        if deadlines.is_idle(table, now):
            closed = replace(table, stage=Stage.CANCELLED)
            await self._desk.save(closed, TableClosed("idle"), by_person=False)
            return
        events: list[TableEvent] = []
        table, from_clocks = deadlines.run_down(table, now)
        events += from_clocks
        if table.vote is not None and now >= table.vote.until:
            events.append(VoteEnded(table.vote.kind, "lapsed"))
            table = table.with_affairs(vote=None)
        await self._desk.save(table, *events, by_person=False)
