"""The very moments and numbers at which something changes: one step before, and exactly then."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.tables import Deadline, Person, Stage, Table, TableError, TableOptions
from bot.tables.deadlines import next_due
from bot.tables.events import DeadlineMissed, ReminderDue, TableClosed, VoteEnded
from bot.tables.lobby import MOST_GUESTS, new_table
from bot.tables.requests import (
    AddComputer,
    AddWord,
    Begin,
    Deal,
    Due,
    Extend,
    Invite,
    Join,
    Pause,
    ProposeEnd,
    Watch,
)
from bot.tables.rules import change_of
from bot.tables.shuffles import LONGEST_WORD, MESSAGE_TIME
from bot.tables.votes import host_is_absent
from tests.bot.tables.playing import ANN, BOB, CLEO, MESSAGE

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MOMENT = timedelta(microseconds=1)
SECRET = "5" * 64


def lobby(options: TableOptions | None = None) -> Table:
    table = new_table("abcd2345", 1, 2, ANN, options or TableOptions(), 0, NOON)
    return change_of(table, Join(BOB), NOON).table


def dealt(table: Table) -> Table:
    """A table whose host has begun, and whose words a message has closed."""
    return change_of(change_of(table, Begin(ANN.id, SECRET), NOON).table, Deal(MESSAGE), NOON).table


def running(deadline: Deadline = Deadline.NONE) -> Table:
    return dealt(lobby(TableOptions(deadline=deadline)))


@pytest.mark.parametrize(
    ("table", "after"), [(lobby(), timedelta(hours=48)), (running(), timedelta(days=14))]
)
def test_a_table_that_nobody_uses_closes_at_its_moment(table: Table, after: timedelta) -> None:
    due = NOON + after
    while (next_event := next_due(table)) != due:
        assert next_event is not None
        table = change_of(table, Due(), next_event).table
    assert table.state.closing_told
    assert change_of(table, Due(), due - MOMENT).table.stage.is_open
    closed = change_of(table, Due(), due)
    assert (closed.table.stage, closed.events) == (Stage.CANCELLED, (TableClosed("idle"),))


@pytest.mark.parametrize(
    ("deadline", "time"),
    [
        (Deadline.NONE, timedelta(minutes=2)),
        (Deadline.TWO_MINUTES, timedelta(minutes=2)),
        (Deadline.TEN_MINUTES, timedelta(minutes=10)),
        (Deadline.HOUR, timedelta(hours=1)),
        (Deadline.DAY, timedelta(hours=1)),
    ],
)
def test_the_time_to_get_ready(deadline: Deadline, time: timedelta) -> None:
    table = change_of(lobby(TableOptions(words=True, deadline=deadline)), Begin(ANN.id, SECRET), NOON).table
    assert next_due(table) == NOON + time
    before = change_of(table, Due(), NOON + time - MOMENT).table
    assert before.ready is not None
    assert not before.ready.closed
    closed = change_of(table, Due(), NOON + time).table
    assert closed.ready is not None
    assert closed.ready.closed
    assert next_due(closed) == NOON + time + MESSAGE_TIME
    assert change_of(closed, Due(), NOON + time + MESSAGE_TIME - MOMENT).table.stage is Stage.READY
    assert change_of(closed, Due(), NOON + time + MESSAGE_TIME).table.stage is Stage.RUNNING


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
        assert change_of(table, Due(), NOON + moment - MOMENT).events == ()
        change = change_of(table, Due(), NOON + moment)
        assert change.events == tuple(ReminderDue(seat, number, NOON + whole) for seat in (0, 1))
        table = change.table
    assert next_due(table) == NOON + whole
    assert change_of(table, Due(), NOON + whole - MOMENT).events == ()
    missed = change_of(table, Due(), NOON + whole)
    assert missed.events == tuple(DeadlineMissed(seat, 1, 1, "pick") for seat in (0, 1))
    late = change_of(running(deadline), Due(), NOON + last)
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
    three = change_of(lobby(TableOptions(deadline=deadline)), Join(CLEO), NOON).table
    three = dealt(three)
    three = change_of(change_of(three, Pause(ANN.id), NOON).table, ProposeEnd(BOB.id, True), NOON).table
    assert three.vote is not None
    assert three.vote.until == next_due(three) == NOON + time
    assert change_of(three, Due(), NOON + time - MOMENT).table.vote == three.vote
    lapsed = change_of(three, Due(), NOON + time)
    assert lapsed.table.vote is None
    assert [event.outcome for event in lapsed.events if isinstance(event, VoteEnded)] == ["lapsed"]


def test_a_host_is_absent_after_a_day() -> None:
    table = running()
    assert not host_is_absent(table, NOON + timedelta(hours=24) - MOMENT)
    assert host_is_absent(table, NOON + timedelta(hours=24))
    paused = change_of(table, Pause(BOB.id, moderator=True), NOON + timedelta(hours=1)).table
    paused = paused.with_state(clocks=())
    assert not host_is_absent(paused, NOON + timedelta(hours=25) - MOMENT)
    assert host_is_absent(paused, NOON + timedelta(hours=25))


def test_the_bounds_of_an_extension() -> None:
    table = running(Deadline.DAY)
    for by in (timedelta(minutes=1), timedelta(days=7)):
        clock = change_of(table, Extend(ANN.id, by), NOON).table.clock_of(1)
        assert clock is not None
        assert clock.due_at == NOON + timedelta(hours=24) + by
    for by in (timedelta(minutes=1) - MOMENT, timedelta(days=7) + MOMENT):
        with pytest.raises(TableError, match="extension-out-of-range"):
            change_of(table, Extend(ANN.id, by), NOON)


def test_the_most_guests_and_the_longest_word_are_just_allowed() -> None:
    table = lobby(TableOptions(words=True))
    for number in range(MOST_GUESTS):
        guest = Person(1000 + number, "x")
        table = change_of(change_of(table, Invite(ANN.id, guest), NOON).table, Watch(guest), NOON).table
    assert len(table.invited) == len(table.spectators) == MOST_GUESTS
    for request in (Invite(ANN.id, CLEO), Watch(CLEO)):
        with pytest.raises(TableError, match="too-many-guests"):
            change_of(table, request, NOON)
    ready = change_of(table, Begin(ANN.id, SECRET), NOON).table
    added = change_of(ready, AddWord(BOB.id, "x" * LONGEST_WORD), NOON).table
    assert added.shuffle is not None
    assert [word.text for word in added.shuffle.words] == ["x" * LONGEST_WORD]
    with pytest.raises(TableError, match="word-too-long"):
        change_of(ready, AddWord(BOB.id, "x" * (LONGEST_WORD + 1)), NOON)


def test_a_table_has_at_most_five_seats() -> None:
    table = lobby()
    for _ in range(3):
        table = change_of(table, AddComputer(ANN.id), NOON).table
    with pytest.raises(TableError, match="table-full"):
        change_of(table, AddComputer(ANN.id), NOON)
