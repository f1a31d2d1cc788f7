"""Tables without a deadline: daily reminders, hourly nudges, and a warning before a table closes."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import Deadline, Stage, TableOptions, lobby, seats, timing
from bot.tables.change import ReminderDue, TableClosed
from bot.tables.timing import next_due, nudged_by
from tests.bot.tables.sitting import ANN, BOB, CLEO, FAY, begun, opened


def test_without_a_deadline_there_is_one_reminder_a_day_and_at_most_three() -> None:
    at = begun()
    at.act(ANN)
    for day in (1, 2, 3, 4, 5):
        at.pass_time(hours=23, minutes=59)
        assert len(at.events(ReminderDue)) == min(day - 1, 3)
        at.pass_time(minutes=1)
        assert len(at.events(ReminderDue)) == min(day, 3)
    assert at.events(ReminderDue) == [ReminderDue(1, number, None) for number in (1, 2, 3)]


def test_after_a_move_the_day_until_the_next_reminder_starts_again() -> None:
    at = begun()
    at.pass_time(hours=20)
    at.act(ANN)
    at.act(BOB)  # now both discard
    at.pass_time(hours=23)
    assert at.events(ReminderDue) == []
    at.pass_time(hours=1)
    assert len(at.events(ReminderDue)) == 2


def test_a_waiting_player_can_nudge_each_of_the_others_once_an_hour() -> None:
    at = begun(people=3)
    at.act(ANN)
    early = at.refusal(timing.nudge, ANN)
    assert early.key == "nudged-lately"
    assert early.values["until"] == int((at.now + timedelta(hours=1)).timestamp())
    at.pass_time(hours=1)
    now = at.do(timing.nudge, ANN)
    nudged = [(clock.seat, clock.nudged_by) for clock in now.clocks if clock.nudged_at == at.now]
    assert nudged == [(1, 0), (2, 0)]
    at.act(BOB)
    assert at.refused(timing.nudge, BOB) == "nudged-lately"
    at.pass_time(hours=1)
    now = at.do(timing.nudge, BOB)
    assert [clock.seat for clock in now.clocks if clock.nudged_by == 1] == [2]


@pytest.mark.parametrize(("hours", "nudged_last"), [(23, None), (24, 0)])
def test_a_nudge_at_the_moment_of_a_reminder_counts_as_the_later_one(
    hours: int, nudged_last: int | None
) -> None:
    at = begun()
    at.act(ANN)
    at.pass_time(hours=hours)
    at.do(timing.nudge, ANN)
    at.pass_time(hours=24 - hours)
    clock = at.table.clock_of(1)
    assert clock is not None
    assert (clock.reminders, nudged_by(clock)) == (1, nudged_last)


def test_the_refusal_of_an_early_nudge_has_the_time_of_the_first_possible_one() -> None:
    at = begun(people=3)
    asked_at = at.now
    at.act(ANN)
    at.pass_time(minutes=30)
    at.accept(FAY, 2, CLEO.id)  # Fay is asked only now
    early = at.refusal(timing.nudge, ANN)
    assert early.values["until"] == int((asked_at + timedelta(hours=1)).timestamp())
    at.pass_time(minutes=30)
    now = at.do(timing.nudge, ANN)
    assert [clock.seat for clock in now.clocks if clock.nudged_by == 0] == [1]


def test_refused_nudges() -> None:
    at = begun()
    at.pass_time(hours=2)
    assert at.refused(timing.nudge, ANN) == "nudge-own-turn"
    assert at.refused(timing.nudge, FAY) == "not-seated"
    at.act(ANN)
    at.do(timing.pause, ANN)
    assert at.refused(timing.nudge, ANN) == "game-paused"
    at_timed = begun(options=TableOptions(deadline=Deadline.DAY))
    at_timed.act(ANN)
    at_timed.pass_time(hours=2)
    assert at_timed.refused(timing.nudge, ANN) == "nudge-with-deadline"


def test_a_player_whose_seat_the_computer_plays_is_not_nudged() -> None:
    at = begun(people=3)
    at.act(ANN)
    at.do(seats.leave_to_computer, BOB)
    at.pass_time(hours=1)
    now = at.do(timing.nudge, ANN)
    assert [clock.seat for clock in now.clocks if clock.nudged_at] == [2]
    assert CLEO.id == now.seats[2].user_id


@pytest.mark.parametrize(("running", "waits"), [(False, timedelta(hours=48)), (True, timedelta(days=14))])
def test_a_table_warns_a_day_before_it_closes_and_a_player_can_keep_it_open(
    running: bool, waits: timedelta
) -> None:
    at = begun() if running else opened(people=2)
    at.pass_time(seconds=(waits - timedelta(hours=24)).total_seconds() - 1)
    assert not at.table.closing_announced
    at.pass_time(seconds=1)
    told = at.table
    assert told.closing_announced
    assert next_due(told) == at.now + timedelta(hours=24)
    assert at.refused(lobby.keep_open, FAY) == "not-seated"
    kept = at.do(lobby.keep_open, BOB)
    assert not kept.closing_announced
    at.pass_time(seconds=waits.total_seconds() - 1)
    assert at.table.stage is kept.stage
    at.pass_time(seconds=1)
    assert at.table.stage is Stage.CANCELLED
    assert at.events(TableClosed) == [TableClosed("idle")]
