"""Time in which people could not act, which does not count for them.

The bot was off or cut off from Discord, its process or its machine stood still, or the clock was changed. A
table gets the time back with its next change.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.tables import deadlines
from bot.tables.events import TimeGivenBack
from bot.tables.table import Table

#: A changed clock is noticed within this time.
NOTICED_WITHIN = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class Downtime:
    """A time in which no one on a shard could act.

    ``until`` is before ``since`` if the clock was set back, so that everything due seems to be later than it
    is.
    """

    number: int
    shard: int
    count: int
    since: datetime
    until: datetime

    def concerns(self, guild_id: int) -> bool:
        """Whether a server was on that shard, out of ``count``."""
        return (guild_id >> 22) % self.count == self.shard

    def after(self, moment: datetime) -> timedelta:
        """The part of the downtime after a stored moment, by which that moment has to be moved."""
        if self.until >= self.since:
            return max(timedelta(), self.until - max(self.since, moment))
        # What was stored just before is from the changed clock.
        is_new = self.until - NOTICED_WITHIN <= moment <= self.until
        return timedelta() if is_new else self.until - self.since


def with_time_back(table: Table, downtimes: Iterable[Downtime]) -> tuple[Table, tuple[TimeGivenBack, ...]]:
    """The table as if there had been no downtimes, and an event if a deadline was extended.

    Everyone has as much time left as before. A seat that was overdue before still is. The time does not make
    the host absent.
    """
    after, since = table, None
    for one in downtimes:
        if one.number <= table.downtime or not table.stage.is_open or not one.concerns(table.guild_id):
            continue
        before, after = after, _without(after, one)
        if one.until > one.since and after.clocks != before.clocks:
            since = since or one.since
    if since is None or table.options.deadline.duration is None or table.paused_at is not None:
        return after, ()
    return after, (TimeGivenBack(since),)


def _without(table: Table, downtime: Downtime) -> Table:
    paused_at, vote = table.paused_at, table.vote
    touched_at = table.touched_at or table.opened_at
    if paused_at is not None:
        paused_at += downtime.after(paused_at)
    if vote is not None:
        vote = replace(vote, until=vote.until + downtime.after(vote.opened_at))
    clocks = (
        clock if clock.overdue else deadlines.moved_on(clock, downtime.after(clock.asked_at))
        for clock in table.clocks
    )
    return replace(
        table,
        clocks=tuple(clocks),
        paused_at=paused_at,
        vote=vote,
        touched_at=touched_at + downtime.after(touched_at),
        downtime=downtime.number,
    )
