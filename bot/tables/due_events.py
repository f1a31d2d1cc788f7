"""The rules of what happens at a table by itself when its time has come.

Everything that is due is done in one change of the table, so it happens once.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.tables import deadlines
from bot.tables.change import Change
from bot.tables.events import TableClosed, TimeGivenBack
from bot.tables.table import Stage, Table
from bot.tables.vote_rules import is_decided
from bot.tables.votes import conclude


def due(table: Table, now: datetime) -> Change:
    """Do all that is due at this table now; nothing at a closed one."""
    moment = deadlines.next_due(table)
    if moment is None:
        return Change(table, unchanged=True)
    if moment > now:
        # Somebody was faster; or another version of this program has stored an earlier moment, at which
        # the scheduler would look again and again. Storing the table stores the right one.
        return Change(table)
    if deadlines.is_idle(table, now):
        return Change(replace(table, stage=Stage.CANCELLED), (TableClosed("idle"),))
    after, events = deadlines.run_down(deadlines.told_of_closing(table, now), now)
    vote = after.vote
    if vote is not None and (now >= vote.until or is_decided(after)):
        return conclude(after, vote, now, *events)
    return Change(after, events)


def give_time_back(table: Table, now: datetime, since: datetime) -> Change:
    """The bot was off, or its machine asleep, since then: let no time have passed at this table."""
    if not table.stage.is_open:
        return Change(table, unchanged=True)
    # A bot that is killed while tables go on finds the same moment again, and has given some their time.
    since = max(since, min(table.given_back_at or since, now))
    after = deadlines.as_if_off(table, since, now)
    has_deadline = table.options.deadline.duration is not None and table.paused_at is None
    is_late = has_deadline and after.clocks != table.clocks
    return Change(replace(after, given_back_at=now), (TimeGivenBack(since),) if is_late else ())
