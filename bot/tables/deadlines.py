"""Deadlines and reminders: how long the game has waited for each person.

Pure functions of a table and a moment; ``timing`` has the rules that use them. Time in which people could not
act does not count: the bot was off or cut off from Discord, its process or its machine stood still, or the
clock was changed. A table gets that time back with its next change.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.shards import shard_of
from bot.tables.change import DeadlineMissed, ReminderDue, SeatLeft, TableEvent, TimeGivenBack
from bot.tables.table import SeatClock, Stage, Table
from engine.game import Game

#: After this many missed deadlines in a row, a computer player plays the seat until its owner takes it back.
MISSED_IN_A_ROW = 3

#: The time from the second reminder to the deadline, as a part of the whole time, and its bounds.
LAST_REMINDER = 0.1
LAST_REMINDER_BOUNDS = (timedelta(seconds=20), timedelta(hours=1))

#: The number of reminders: one at half time, and one shortly before the deadline.
REMINDERS = 2

#: A person counts as absent when the game has waited for them this long.
ABSENT_AFTER = timedelta(hours=24)

#: The time between reminders at a table without deadline, and their maximum number.
REMINDED_EVERY = timedelta(days=1)
REMINDERS_WITHOUT_DEADLINE = 3


def with_clocks(table: Table, now: datetime) -> Table:
    """The table with clocks for everyone the game waits for; a closed one has no clocks, guests or notes."""
    if not table.stage.is_open:
        return replace(
            table,
            clocks=(),
            paused_at=None,
            vote=None,
            invited=(),
            spectators=(),
            tried=(),
            keepers=(),
            private_notes=(),
        )
    return replace(table, clocks=tuple(_clocks(table, now)))


def run_down(table: Table, now: datetime) -> tuple[Table, tuple[TableEvent, ...]]:
    """The table after the reminders and missed deadlines that are due.

    Only the last of several due reminders is sent, and none after the deadline.
    """
    if table.paused_at is not None:
        return table, ()
    events: list[TableEvent] = []
    clocks = list(table.clocks)
    for index, clock in enumerate(clocks):
        if not clock.asked or clock.overdue:
            continue
        if clock.due_at is not None and now >= clock.due_at:
            clocks[index] = replace(clock, overdue=True, reminders=REMINDERS)
            table, missed = _missed(table, clock)
            events += missed
            continue
        number = _reminders_due(clock, now)
        if number > clock.reminders:
            clocks[index] = replace(clock, reminders=number)
            events.append(ReminderDue(clock.seat, number, clock.due_at))
    return replace(table, clocks=tuple(clocks)), tuple(events)


def with_person_back(table: Table, seat: int) -> Table:
    """The table with no missed deadlines for a person who is back; an overdue seat is asked again."""
    of = table.seats[seat]
    if not (of.away or of.missed or any(clock.seat == seat and clock.overdue for clock in table.clocks)):
        return table
    clocks = tuple(
        replace(clock, overdue=False, stopped_at=clock.due_at)
        if clock.seat == seat and clock.overdue
        else clock
        for clock in table.clocks
    )
    return replace(table.with_seat(seat, replace(of, away=False, missed=0)), clocks=clocks)


def without_clock(table: Table, seat: int) -> Table:
    """The table without the clock of a seat."""
    return replace(table, clocks=tuple(clock for clock in table.clocks if clock.seat != seat))


def extended(table: Table, by: timedelta, now: datetime) -> Table:
    """The table with more time for everyone who is asked and not overdue.

    Reminders are sent again, except those whose moment has passed anyway, or is too soon after the last one.
    """
    clocks = tuple(
        _extended(clock, clock.due_at + by, table.paused_at or now)
        if clock.asked and not clock.overdue and clock.due_at is not None
        else clock
        for clock in table.clocks
    )
    return replace(table, clocks=clocks)


def _extended(clock: SeatClock, due_at: datetime, now: datetime) -> SeatClock:
    longer = replace(clock, due_at=due_at)
    soon = now + _last_reminder_before(due_at - clock.asked_at)
    return replace(longer, reminders=min(clock.reminders, _reminders_due(longer, soon)))


def resumed(table: Table, now: datetime) -> Table:
    """The table after a pause, with the time that was left before it."""
    if table.paused_at is None:
        return table
    paused_at = table.paused_at
    clocks = tuple(moved_on(clock, now - max(paused_at, clock.asked_at)) for clock in table.clocks)
    return replace(table, clocks=clocks, paused_at=None, paused_for=paused_for(table, now))


def paused_for(table: Table, now: datetime) -> timedelta:
    """The total time for which the game has been paused up to now."""
    return table.paused_for + (timedelta() if table.paused_at is None else now - table.paused_at)


def is_absent(table: Table, seat: int, now: datetime) -> bool:
    """Whether a seat's person is away, has missed the last deadline, or has kept others waiting for a day.

    The day counts only without a deadline, and not while the game is paused.
    """
    of, clock = table.seats[seat], table.clock_of(seat)
    if of.away or of.missed:
        return True
    return clock is not None and clock.due_at is None and has_waited(table, clock, now)


def has_waited(table: Table, clock: SeatClock, now: datetime) -> bool:
    """Whether the game has waited for a seat so long that its person counts as absent."""
    return (table.paused_at or now) - clock.asked_at >= ABSENT_AFTER


def moved_on(clock: SeatClock, by: timedelta) -> SeatClock:
    """The clock of a seat, later by a time that does not count."""
    due_at = None if clock.due_at is None else clock.due_at + by
    stopped_at = None if clock.stopped_at is None else clock.stopped_at + by
    return replace(clock, asked_at=clock.asked_at + by, due_at=due_at, stopped_at=stopped_at)


def _clocks(table: Table, now: datetime) -> Iterable[SeatClock]:
    """The clocks of the running phase: one for each person who is, or was, asked in it.

    A person who was asked until another player wanted to wait (rules.md 4.8) has the whole time when their
    turn comes.
    """
    if table.stage is not Stage.RUNNING or table.game is None:
        return
    game, waiting_for, since = table.game, table.waiting_for, table.paused_at or now
    before = {
        clock.seat: clock
        for clock in table.clocks
        if (clock.round, clock.phase) == (game.round, str(game.phase))
    }
    for seat, of in enumerate(table.seats):
        if of.user_id is None or _is_to_place_later(game, seat):
            continue
        asked, clock = seat in waiting_for and not of.away, before.get(seat)
        if clock is not None:
            if clock.stopped_at is not None and asked:
                yield _asked_again(table, clock, clock.stopped_at, now)
            elif clock.asked and not asked:
                yield replace(clock, stopped_at=max(since, clock.asked_at))
            else:
                yield clock
        elif asked:
            duration = table.options.deadline.duration
            due_at = None if duration is None else now + duration
            yield SeatClock(seat, game.round, str(game.phase), now, due_at)


def _asked_again(table: Table, clock: SeatClock, stopped_at: datetime, now: datetime) -> SeatClock:
    """The clock of a person who has come back, or has taken back a move.

    It goes on from where it stopped, and no reminder follows the person's own press. The deadline does not
    change. If it has passed, the person has the whole time again, but only once in a phase.
    """
    since, duration = table.paused_at or now, table.options.deadline.duration
    if clock.due_at is not None and duration is not None and since >= clock.due_at:
        if clock.renewed:
            return replace(clock, stopped_at=None)
        return SeatClock(clock.seat, clock.round, clock.phase, now, now + duration, renewed=True)
    again = replace(clock, asked_at=since - (stopped_at - clock.asked_at), stopped_at=None)
    return replace(again, reminders=max(clock.reminders, _reminders_due(again, since)))


def _is_to_place_later(game: Game, seat: int) -> bool:
    """Whether a seat must wait for others before it may place."""
    phase = game.map_phase
    return phase is not None and not phase.seats[seat].has_placed and seat not in phase.may_place


def next_of(clock: SeatClock) -> datetime | None:
    """When the next reminder or the deadline of a seat is due; None if it is not asked, or overdue."""
    if clock.overdue or not clock.asked:
        return None
    to_come = _reminders(clock)[clock.reminders :]
    return to_come[0] if to_come else clock.due_at


def last_reminder(clock: SeatClock) -> datetime | None:
    """When the last sent reminder was due; None before the first."""
    return _reminders(clock)[clock.reminders - 1] if clock.reminders else None


def _reminders(clock: SeatClock) -> tuple[datetime, ...]:
    """When reminders are due: at half time and shortly before the deadline; without a deadline daily."""
    asked_at, due_at = clock.asked_at, clock.due_at
    if due_at is None:
        return tuple(asked_at + REMINDED_EVERY * day for day in range(1, REMINDERS_WITHOUT_DEADLINE + 1))
    whole = due_at - asked_at
    return asked_at + whole / 2, due_at - _last_reminder_before(whole)


def _last_reminder_before(whole: timedelta) -> timedelta:
    """The time from the last reminder to the deadline, for this whole time."""
    least, most = LAST_REMINDER_BOUNDS
    return min(max(whole * LAST_REMINDER, least), most)


def _reminders_due(clock: SeatClock, now: datetime) -> int:
    return sum(now >= moment for moment in _reminders(clock))


def _missed(table: Table, clock: SeatClock) -> tuple[Table, list[TableEvent]]:
    """The table after a missed deadline; after several in a row a computer player plays the seat."""
    seat = table.seats[clock.seat]
    missed = seat.missed + 1
    events: list[TableEvent] = [DeadlineMissed(clock.seat, missed, clock.round, clock.phase)]
    away = missed >= MISSED_IN_A_ROW
    if away:
        events.append(SeatLeft(clock.seat, "deadline"))
    return table.with_seat(clock.seat, replace(seat, missed=missed, away=away)), events


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
        return shard_of(guild_id, self.count) == self.shard

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
    touched_at = table.last_active
    if paused_at is not None:
        paused_at += downtime.after(paused_at)
    if vote is not None:
        vote = replace(vote, until=vote.until + downtime.after(vote.opened_at))
    clocks = (
        clock if clock.overdue else moved_on(clock, downtime.after(clock.asked_at)) for clock in table.clocks
    )
    return replace(
        table,
        clocks=tuple(clocks),
        paused_at=paused_at,
        vote=vote,
        touched_at=touched_at + downtime.after(touched_at),
        downtime=downtime.number,
    )
