"""Time at a table: how long the game waits for whom, and what happens by itself when.

Pure functions of a table and a moment. ``next_due`` is the next moment at which something happens by
itself; it is stored with the table, so one sleeping task is enough for all of them (the scheduler).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables.events import DeadlineMissed, ReminderDue, SeatLeft, TableEvent
from bot.tables.table import Stage, Table
from bot.tables.table_state import SeatClock
from bot.tables.vote_rules import is_decided
from engine.game import Game

#: A table in the lobby at which nobody does anything for this long closes.
LOBBY_CLOSES_AFTER = timedelta(hours=48)

#: A game in which no person does anything for this long closes.
GAME_CLOSES_AFTER = timedelta(days=14)

#: How long before a table closes its people are told.
CLOSING_TOLD_BEFORE = timedelta(hours=24)

#: After this many missed deadlines in a row the seat is the computer's, until its owner takes it back.
MISSED_IN_A_ROW = 3

#: The second reminder comes this part of the time before the deadline, within these bounds.
LAST_REMINDER = 0.1
LAST_REMINDER_BOUNDS = (timedelta(seconds=20), timedelta(hours=1))

#: How many reminders there are: at half time, and shortly before.
REMINDERS = 2

#: Without a deadline there is a reminder each time this long has passed, and at most this many.
REMINDED_EVERY = timedelta(days=1)
REMINDERS_WITHOUT_DEADLINE = 3


def settled(table: Table, now: datetime) -> Table:
    """The table with its state brought in line with its game, as they are to be stored.

    Everybody for whom the game has begun to wait gets a clock. At a closed table nobody is waited for, and
    it has no guests.
    """
    if not table.stage.is_open:
        return replace(table, clocks=(), paused_at=None, vote=None, invited=(), spectators=(), tried=())
    return replace(table, clocks=tuple(_clocks(table, now)))


def next_due(table: Table) -> datetime | None:
    """When something next happens at the table by itself; None at a closed one."""
    closes = closes_at(table)
    if closes is None:
        return None
    moments = [closes if table.closing_told else closes - CLOSING_TOLD_BEFORE]
    if table.vote is not None:
        moments.append(table.vote.opened_at if is_decided(table) else table.vote.until)
    if table.paused_at is None:
        moments += [moment for clock in table.clocks if (moment := _next_of(clock)) is not None]
    return min(moments)


def closes_at(table: Table) -> datetime | None:
    """When an open table closes if nobody does anything; None for a closed one."""
    if not table.stage.is_open:
        return None
    waits = GAME_CLOSES_AFTER if table.stage is Stage.RUNNING else LOBBY_CLOSES_AFTER
    return (table.touched_at or table.opened_at) + waits


def is_idle(table: Table, now: datetime) -> bool:
    """Whether nobody has done anything for so long that the table closes."""
    closes = closes_at(table)
    return closes is not None and now >= closes


def told_of_closing(table: Table, now: datetime) -> Table:
    """The table whose people are told that it closes, if that is soon."""
    closes = closes_at(table)
    if closes is None or now < closes - CLOSING_TOLD_BEFORE:
        return table
    return replace(table, closing_told=True)


def run_down(table: Table, now: datetime) -> tuple[Table, tuple[TableEvent, ...]]:
    """The table after all that its clocks bring by this moment: reminders, and deadlines missed.

    Of several reminders that are due only the last is sent, and none after the deadline.
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
    """The table after a sign of life: nothing is missed any more, and an overdue seat is asked anew."""
    of = table.seats[seat]
    if not (of.away or of.missed or any(clock.seat == seat and clock.overdue for clock in table.clocks)):
        return table
    clocks = tuple(
        replace(clock, overdue=False, asked=False) if clock.seat == seat and clock.overdue else clock
        for clock in table.clocks
    )
    return replace(table.with_seat(seat, replace(of, away=False, missed=0)), clocks=clocks)


def without_clock(table: Table, seat: int) -> Table:
    """The table as if the game had not waited for that seat yet."""
    return replace(table, clocks=tuple(clock for clock in table.clocks if clock.seat != seat))


def extended(table: Table, by: timedelta, now: datetime) -> Table:
    """The table with more time for everybody who is asked and not overdue.

    Reminders come again, but for those whose moment has passed all the same, or comes so soon that they would
    only say what has just been said.
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
    """The table after a pause: as much time is left as there was."""
    if table.paused_at is None:
        return table
    paused_at = table.paused_at
    clocks = tuple(_moved_on(clock, now - max(paused_at, clock.asked_at)) for clock in table.clocks)
    return replace(table, clocks=clocks, paused_at=None)


def as_if_off(table: Table, since: datetime, now: datetime) -> Table:
    """The table as if its time had stood still while the bot was off: nobody could do anything then.

    Everybody has as much time left as they had ``since`` then. A seat that was overdue by then still is. A
    pause is no longer by it, for nobody could end it.
    """
    paused_at, vote = table.paused_at, table.vote
    touched_at = table.touched_at or table.opened_at
    if paused_at is not None:
        paused_at += now - max(since, paused_at)
    if vote is not None:
        vote = replace(vote, until=vote.until + (now - max(since, vote.opened_at)))
    return replace(
        table,
        clocks=tuple(_as_if_off(clock, since, now) for clock in table.clocks),
        paused_at=paused_at,
        vote=vote,
        touched_at=touched_at + (now - max(since, touched_at)),
    )


def _as_if_off(clock: SeatClock, since: datetime, now: datetime) -> SeatClock:
    return clock if clock.overdue else _moved_on(clock, now - max(since, clock.asked_at))


def _clocks(table: Table, now: datetime) -> Iterable[SeatClock]:
    """The clocks of the running phase: one for each person who is asked, or was before in it.

    Who was asked until somebody wanted to wait (rules.md 4.8) has the whole time when their turn comes.
    """
    if table.stage is not Stage.RUNNING or table.game is None:
        return
    game = table.game
    before = {
        clock.seat: clock
        for clock in table.clocks
        if (clock.round, clock.phase) == (game.round, str(game.phase))
    }
    for seat, of in enumerate(table.seats):
        if of.user_id is None or _is_to_place_later(game, seat):
            continue
        asked, clock = seat in game.waiting_for and not of.away, before.get(seat)
        if clock is not None:
            if clock.asked is asked:
                yield clock
            else:
                yield _asked_again(table, clock, now) if asked else replace(clock, asked=False)
        elif asked:
            duration = table.options.deadline.duration
            due_at = None if duration is None else now + duration
            yield SeatClock(seat, game.round, str(game.phase), now, due_at)


def _asked_again(table: Table, clock: SeatClock, now: datetime) -> SeatClock:
    """The clock of a person who has come back, or taken something back: they were there just now.

    So the game waits for them since then, and nothing reminds them of their own press. Their deadline stays;
    after it they have the whole time again, but only once in a phase.
    """
    again = replace(clock, asked=True)
    since, duration = table.paused_at or now, table.options.deadline.duration
    if clock.due_at is None or duration is None:
        return replace(again, asked_at=now, reminders=0, nudged_at=None, nudged_by=None)
    if since < clock.due_at:
        return replace(again, asked_at=since)
    if clock.renewed:
        return again
    return SeatClock(clock.seat, clock.round, clock.phase, now, now + duration, renewed=True)


def _is_to_place_later(game: Game, seat: int) -> bool:
    """Whether a seat waits for others before it may place."""
    phase = game.map_phase
    return phase is not None and not phase.seats[seat].has_placed and seat not in phase.may_place


def _next_of(clock: SeatClock) -> datetime | None:
    """The next reminder, or the deadline."""
    if clock.overdue or not clock.asked:
        return None
    to_come = _reminders(clock)[clock.reminders :]
    return to_come[0] if to_come else clock.due_at


def last_reminder(clock: SeatClock) -> datetime | None:
    """When the last of the reminders that have been sent was due; None before the first."""
    return _reminders(clock)[clock.reminders - 1] if clock.reminders else None


def _reminders(clock: SeatClock) -> tuple[datetime, ...]:
    """When to remind: at half time, and shortly before the deadline; without one day after day."""
    asked_at, due_at = clock.asked_at, clock.due_at
    if due_at is None:
        return tuple(asked_at + REMINDED_EVERY * day for day in range(1, REMINDERS_WITHOUT_DEADLINE + 1))
    whole = due_at - asked_at
    return asked_at + whole / 2, due_at - _last_reminder_before(whole)


def _last_reminder_before(whole: timedelta) -> timedelta:
    """How long before the deadline the last reminder comes, of the whole time."""
    least, most = LAST_REMINDER_BOUNDS
    return min(max(whole * LAST_REMINDER, least), most)


def _reminders_due(clock: SeatClock, now: datetime) -> int:
    return sum(now >= moment for moment in _reminders(clock))


def _missed(table: Table, clock: SeatClock) -> tuple[Table, list[TableEvent]]:
    """The table after a missed deadline; after too many the computer has the seat."""
    seat = table.seats[clock.seat]
    missed = seat.missed + 1
    events: list[TableEvent] = [DeadlineMissed(clock.seat, missed, clock.round, clock.phase)]
    away = missed >= MISSED_IN_A_ROW
    if away:
        events.append(SeatLeft(clock.seat, "deadline"))
    return table.with_seat(clock.seat, replace(seat, missed=missed, away=away)), events


def _moved_on(clock: SeatClock, by: timedelta) -> SeatClock:
    due_at = None if clock.due_at is None else clock.due_at + by
    return replace(clock, asked_at=clock.asked_at + by, due_at=due_at)
