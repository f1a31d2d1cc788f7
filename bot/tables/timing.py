"""Rules about time: pausing, extending deadlines, nudges, and everything that is due at a table.

Everything due at a table is done in one change, so it happens once. ``next_due`` is stored with the table, so
that one sleeping task (the scheduler) serves all tables.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables import deadlines, votes
from bot.tables.change import Change, DeadlineExtended, GamePaused, GameResumed, TableClosed
from bot.tables.checks import TableError, must_be_running, must_host_running, seat_at, seat_played_by
from bot.tables.table import Person, SeatClock, Stage, Table

#: A table in the lobby closes after this time without activity.
LOBBY_CLOSES_AFTER = timedelta(hours=48)

#: A game closes after this time without activity of a person.
GAME_CLOSES_AFTER = timedelta(days=14)

#: The time from the warning to the closing of a table.
CLOSING_NOTICE_BEFORE = timedelta(hours=24)

#: The minimum and maximum of one extension of the deadlines.
SHORTEST_EXTENSION = timedelta(minutes=1)
LONGEST_EXTENSION = timedelta(days=7)

#: The time that must pass after a person was asked, or nudged, before they can be nudged.
NUDGED_AFTER = timedelta(hours=1)


def pause(table: Table, now: datetime, by: Person, *, moderator: bool = False) -> Change:
    """Pause the game and all deadlines, or ask the others to (``pauses_by_vote``).

    Refused with ``not-host``, ``game-paused`` and, for a vote, ``seat-is-computers``, ``vote-running``.
    """
    must_host_running(table, by.id, moderator=moderator)
    if table.paused_at is not None:
        raise TableError("game-paused")
    if pauses_by_vote(table, now, by):
        return votes.propose_pause(table, now, by)
    return Change(replace(table, paused_at=now), (GamePaused(table.seat_of(by.id)),))


def pauses_by_vote(table: Table, now: datetime, by: Person) -> bool:
    """Whether a person who plays can pause only by a vote: the pauses have lasted a day in total."""
    return table.seat_of(by.id) is not None and deadlines.paused_for(table, now) >= votes.MOST_PAUSED


def resume(table: Table, now: datetime, by: Person, *, moderator: bool = False) -> Change:
    """Resume a paused game; everyone has as much time left as before.

    Once the pauses have lasted a day in total, anyone seated may. Refused with ``game-not-paused``, and
    before that with ``resumed-by-all``.
    """
    must_be_running(table, by.id)
    if table.paused_at is None:
        raise TableError("game-not-paused")
    if by.id != table.host_id and not moderator:
        seat_at(table, by.id)
        left = votes.MOST_PAUSED - deadlines.paused_for(table, now)
        if left > timedelta():
            raise TableError("resumed-by-all", host=table.host_name, until=int((now + left).timestamp()))
    return Change(deadlines.resumed(table, now), (GameResumed(table.seat_of(by.id)),))


def extend(table: Table, now: datetime, by: Person, longer: timedelta, *, moderator: bool = False) -> Change:
    """Give more time to everyone who is asked now and is not overdue; reminders are sent again.

    Refused with ``not-host``, ``no-deadline``, ``extension-out-of-range``, ``nobody-in-time``.
    """
    must_host_running(table, by.id, moderator=moderator)
    if table.options.deadline.duration is None:
        raise TableError("no-deadline")
    if not SHORTEST_EXTENSION <= longer <= LONGEST_EXTENSION:
        raise TableError("extension-out-of-range")
    extended = deadlines.extended(table, longer, now)
    if extended == table:
        raise TableError("nobody-in-time")
    return Change(extended, (DeadlineExtended(int(longer.total_seconds())),))


def nudge(table: Table, now: datetime, by: Person) -> Change:
    """Remind the players whom the game waits for, on behalf of a waiting player.

    Each of them can be nudged once an hour. Refused with ``seat-is-computers``, ``game-paused``,
    ``nudge-with-deadline``, ``nudge-own-turn``, ``nobody-to-nudge``, ``nudged-lately``.
    """
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
    ready = {clock.seat for clock in waited_for if now >= _nudged_from(clock)}
    if not ready:
        earliest = min(map(_nudged_from, waited_for))
        raise TableError("nudged-lately", until=int(earliest.timestamp()))
    clocks = tuple(
        replace(clock, nudged_at=now, nudged_by=seat) if clock.seat in ready else clock
        for clock in table.clocks
    )
    return Change(replace(table, clocks=clocks))


def may_be_nudged(table: Table, seat: int) -> tuple[SeatClock, ...]:
    """The clocks of the people whom this seat can nudge now or later."""
    if table.stage is not Stage.RUNNING or table.paused_at is not None or table.clock_of(seat) is not None:
        return ()
    if table.options.deadline.duration is not None:
        return ()
    return tuple(clock for clock in table.clocks if clock.asked and not table.seats[clock.seat].away)


def nudged_last(table: Table) -> tuple[int, ...]:
    """The seats that were nudged last."""
    last = max((clock.nudged_at for clock in table.clocks if clock.nudged_at is not None), default=None)
    return tuple(clock.seat for clock in table.clocks if last is not None and clock.nudged_at == last)


def nudged_by(clock: SeatClock) -> int | None:
    """The seat that nudged this one, unless a reminder has been sent since."""
    reminded_at = deadlines.last_reminder(clock)
    if clock.nudged_at is None or (reminded_at is not None and reminded_at > clock.nudged_at):
        return None
    return clock.nudged_by


def _nudged_from(clock: SeatClock) -> datetime:
    """When the seat may be nudged next."""
    return (clock.nudged_at or clock.asked_at) + NUDGED_AFTER


# The clock


def next_due(table: Table) -> datetime | None:
    """When something is next due at the table without a request; None for a closed table."""
    closes = closes_at(table)
    if closes is None:
        return None
    moments = [closes if table.closing_announced else closes - CLOSING_NOTICE_BEFORE]
    if table.vote is not None:
        moments.append(table.vote.opened_at if votes.is_decided(table) else table.vote.until)
    if table.paused_at is None:
        moments += filter(None, map(deadlines.next_of, table.clocks))
    return min(moments)


def closes_at(table: Table) -> datetime | None:
    """When an open table closes unless there is activity before; None for a closed one."""
    if not table.stage.is_open:
        return None
    waits = GAME_CLOSES_AFTER if table.stage is Stage.RUNNING else LOBBY_CLOSES_AFTER
    return table.last_active + waits


def due(table: Table, now: datetime) -> Change:
    """Do what is due: reminders, missed deadlines, the end of a vote, closing a table or warning about it."""
    moment, closes = next_due(table), closes_at(table)
    if moment is None or closes is None:
        return Change(table, unchanged=True)
    if moment > now:
        # Another process was faster. Storing the table updates the stored ``next_due``.
        return Change(table)
    if now >= closes:
        return Change(replace(table, stage=Stage.CANCELLED), (TableClosed("idle"),))
    if now >= closes - CLOSING_NOTICE_BEFORE:
        table = replace(table, closing_announced=True)
    after, events = deadlines.run_down(table, now)
    vote = after.vote
    if vote is not None and (now >= vote.until or votes.is_decided(after)):
        return votes.conclude(after, vote, now, *events)
    return Change(after, events)
