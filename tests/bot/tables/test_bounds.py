"""The very moments and numbers at which something changes: one step before, and exactly then."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.tables import (
    Deadline,
    Person,
    Stage,
    Table,
    TableError,
    TableOptions,
    guests,
    lobby,
    shuffles,
    timing,
    votes,
)
from bot.tables.events import DeadlineMissed, ReminderDue, TableClosed, VoteEnded
from bot.tables.guests import MOST_GUESTS
from bot.tables.lobby import new_table
from bot.tables.rules import asked, unasked
from bot.tables.timing import next_due
from bot.tables.votes import host_is_absent
from tests.bot.tables.sitting import ANN, BOB, CLEO, MESSAGE

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MOMENT = timedelta(microseconds=1)
SECRET = "5" * 64


def opened(options: TableOptions | None = None) -> Table:
    table = new_table("abcd2345", 1, 2, ANN, options or TableOptions(), 0, NOON)
    return asked(table, NOON, lobby.join, BOB).table


def dealt(table: Table) -> Table:
    """A table whose cards are dealt."""
    begun = asked(table, NOON, shuffles.begin, ANN, SECRET).table
    return unasked(begun, NOON, shuffles.deal, MESSAGE).table


def running(deadline: Deadline = Deadline.NONE) -> Table:
    return dealt(opened(TableOptions(deadline=deadline)))


@pytest.mark.parametrize(
    ("table", "after"), [(opened(), timedelta(hours=48)), (running(), timedelta(days=14))]
)
def test_a_table_that_no_one_uses_closes_at_its_moment(table: Table, after: timedelta) -> None:
    due = NOON + after
    while (next_event := next_due(table)) != due:
        assert next_event is not None
        table = unasked(table, next_event, timing.due).table
    assert table.closing_announced
    assert unasked(table, due - MOMENT, timing.due).table.stage.is_open
    closed = unasked(table, due, timing.due)
    assert (closed.table.stage, closed.events) == (Stage.CANCELLED, (TableClosed("idle"),))


@pytest.mark.parametrize(
    ("deadline", "half", "last"),
    [
        (Deadline.TWO_MINUTES, timedelta(minutes=1), timedelta(seconds=100)),
        (Deadline.TEN_MINUTES, timedelta(minutes=5), timedelta(minutes=9)),
        (Deadline.DAY, timedelta(hours=12), timedelta(hours=23)),
    ],
)
def test_reminders_and_the_deadline_come_at_their_moments(
    deadline: Deadline, half: timedelta, last: timedelta
) -> None:
    table = running(deadline)
    whole = deadline.duration
    assert whole is not None
    for number, moment in ((1, half), (2, last)):
        assert next_due(table) == NOON + moment
        assert unasked(table, NOON + moment - MOMENT, timing.due).events == ()
        change = unasked(table, NOON + moment, timing.due)
        assert change.events == tuple(ReminderDue(seat, number, NOON + whole) for seat in (0, 1))
        table = change.table
    assert next_due(table) == NOON + whole
    assert unasked(table, NOON + whole - MOMENT, timing.due).events == ()
    missed = unasked(table, NOON + whole, timing.due)
    assert missed.events == tuple(DeadlineMissed(seat, 1, 1, "pick") for seat in (0, 1))
    late = unasked(running(deadline), NOON + last, timing.due)
    assert late.events == tuple(ReminderDue(seat, 2, NOON + whole) for seat in (0, 1)), "only the last"


@pytest.mark.parametrize(
    ("deadline", "time"),
    [
        (Deadline.NONE, timedelta(hours=24)),
        (Deadline.TWO_MINUTES, timedelta(minutes=10)),
        (Deadline.DAY, timedelta(hours=24)),
        (Deadline.THREE_DAYS, timedelta(days=3)),
    ],
)
def test_a_vote_lapses_at_its_moment(deadline: Deadline, time: timedelta) -> None:
    three = asked(opened(TableOptions(deadline=deadline)), NOON, lobby.join, CLEO).table
    paused = asked(dealt(three), NOON, timing.pause, ANN).table
    three = asked(paused, NOON, votes.propose_end, BOB, host_has_left=True).table
    assert three.vote is not None
    assert three.vote.until == next_due(three) == NOON + time
    assert unasked(three, NOON + time - MOMENT, timing.due).table.vote == three.vote
    lapsed = unasked(three, NOON + time, timing.due)
    assert lapsed.table.vote is None
    assert [event.outcome for event in lapsed.events if isinstance(event, VoteEnded)] == ["lapsed"]


def test_a_host_is_absent_after_a_day() -> None:
    table = running()
    assert not host_is_absent(table, NOON + timedelta(hours=24) - MOMENT)
    assert host_is_absent(table, NOON + timedelta(hours=24))
    paused = asked(table, NOON + timedelta(hours=1), timing.pause, BOB, moderator=True).table
    paused = replace(paused, clocks=())
    assert not host_is_absent(paused, NOON + timedelta(hours=25) - MOMENT)
    assert host_is_absent(paused, NOON + timedelta(hours=25))


def test_the_bounds_of_an_extension() -> None:
    table = running(Deadline.DAY)
    for by in (timedelta(minutes=1), timedelta(days=7)):
        clock = asked(table, NOON, timing.extend, ANN, by).table.clock_of(1)
        assert clock is not None
        assert clock.due_at == NOON + timedelta(hours=24) + by
    for by in (timedelta(minutes=1) - MOMENT, timedelta(days=7) + MOMENT):
        with pytest.raises(TableError, match="extension-out-of-range"):
            asked(table, NOON, timing.extend, ANN, by)


def test_the_most_guests_are_just_allowed() -> None:
    table = opened()
    for number in range(MOST_GUESTS):
        guest = Person(1000 + number, "x")
        table = asked(table, NOON, guests.invite, ANN, guest).table
        table = asked(table, NOON, guests.watch, guest).table
    assert len(table.invited) == len(table.spectators) == MOST_GUESTS
    with pytest.raises(TableError, match="too-many-guests"):
        asked(table, NOON, guests.invite, ANN, CLEO)
    with pytest.raises(TableError, match="too-many-guests"):
        asked(table, NOON, guests.watch, CLEO)


def test_a_table_has_at_most_five_seats() -> None:
    table = opened()
    for _ in range(3):
        table = asked(table, NOON, lobby.add_computer, ANN).table
    with pytest.raises(TableError, match="table-full"):
        asked(table, NOON, lobby.add_computer, ANN)
