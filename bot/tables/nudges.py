"""The rules of asking others to go on."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables.change import Change
from bot.tables.checks import seat_played_by
from bot.tables.deadlines import last_reminder
from bot.tables.errors import TableError
from bot.tables.table import Stage, Table
from bot.tables.table_state import Person, SeatClock

#: How long after being asked, or nudged, somebody may be nudged.
NUDGED_AFTER = timedelta(hours=1)


def may_be_nudged(table: Table, seat: int) -> tuple[SeatClock, ...]:
    """The persons whom this seat waits for without a deadline, sooner or later to be nudged."""
    if table.stage is not Stage.RUNNING or table.paused_at is not None or table.clock_of(seat) is not None:
        return ()
    if table.options.deadline.duration is not None:
        return ()
    return tuple(clock for clock in table.clocks if clock.asked and not table.seats[clock.seat].away)


def nudge(table: Table, now: datetime, by: Person) -> Change:
    """Remind those whom the game waits for, in the name of somebody who waits."""
    seat = seat_played_by(table, by.id)
    if table.paused_at is not None:
        raise TableError("game-paused")
    if table.options.deadline.duration is not None:
        raise TableError("nudge-with-deadline")
    if table.clock_of(seat) is not None:
        raise TableError("nudge-own-turn")
    waited_for = may_be_nudged(table, seat)
    if not waited_for:
        raise TableError("nobody-to-nudge")
    due = {clock.seat for clock in waited_for if now >= _nudged_from(clock)}
    if not due:
        earliest = min(map(_nudged_from, waited_for))
        raise TableError("nudged-lately", until=int(earliest.timestamp()))
    clocks = tuple(
        replace(clock, nudged_at=now, nudged_by=seat) if clock.seat in due else clock
        for clock in table.clocks
    )
    return Change(replace(table, clocks=clocks))


def nudged_last(table: Table) -> tuple[int, ...]:
    """The seats that the last nudge was for."""
    last = max((clock.nudged_at for clock in table.clocks if clock.nudged_at is not None), default=None)
    return tuple(clock.seat for clock in table.clocks if last is not None and clock.nudged_at == last)


def nudged_by(clock: SeatClock) -> int | None:
    """From which seat somebody was called who is asked, unless a reminder has come by itself since."""
    reminded_at = last_reminder(clock)
    if clock.nudged_at is None or (reminded_at is not None and reminded_at > clock.nudged_at):
        return None
    return clock.nudged_by


def _nudged_from(clock: SeatClock) -> datetime:
    """When somebody may be nudged again, or for the first time."""
    return (clock.nudged_at or clock.asked_at) + NUDGED_AFTER
