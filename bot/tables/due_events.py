"""What happens at a table by itself when its time has come.

Everything that is due is done in one change of the table, so it happens once.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.tables import deadlines
from bot.tables.desk import Desk
from bot.tables.events import TableClosed, TimeGivenBack
from bot.tables.shuffles import Shuffles
from bot.tables.table import Stage, Table
from bot.tables.vote_rules import is_decided
from bot.tables.votes import Votes


class Happenings:
    """Lets what is due at a table happen."""

    def __init__(self, desk: Desk, shuffles: Shuffles, votes: Votes) -> None:
        self._desk = desk
        self._shuffles = shuffles
        self._votes = votes

    async def at(self, table_id: str) -> None:
        """Do all that is due at this table now, and store it; nothing when nothing is due any more."""
        await self._desk.change(table_id, self._step)

    async def give_time_back(self, table_id: str, since: datetime) -> None:
        """The bot was off since then: let no time have passed at this table."""

        async def step(table: Table) -> None:
            now = self._desk.clock.now()
            if not table.stage.is_open:
                return
            changed = deadlines.as_if_off(table, since, now)
            late = changed.clocks != table.clocks and table.options.deadline.duration is not None
            events = (TimeGivenBack(since),) if late else ()
            await self._desk.save(changed, *events, by_person=False)

        await self._desk.change(table_id, step)

    async def _step(self, table: Table) -> None:
        now = self._desk.clock.now()
        due = deadlines.next_due(table)
        if due is None:
            return
        if due > now:
            # Somebody was faster; or another version of this program has stored an earlier moment, at
            # which the timekeeper would look again and again.
            await self._desk.save(table, by_person=False)
            return
        if table.stage is Stage.READY:
            await self._shuffles.close_words(table)
            return
        if deadlines.is_idle(table, now):
            closed = replace(table, stage=Stage.CANCELLED)
            await self._desk.save(closed, TableClosed("idle"), by_person=False)
            return
        table, events = deadlines.run_down(table, now)
        vote = table.vote
        if vote is not None and (now >= vote.until or is_decided(table)):
            await self._votes.conclude(table, vote, *events)
            return
        await self._desk.save(table, *events, by_person=False)
