"""Pausing and resuming a game, and extending its deadlines."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import Deadline, TableOptions, game_moves, seats, timing, votes
from bot.tables.change import (
    DeadlineExtended,
    DeadlineMissed,
    GamePaused,
    GameResumed,
    ReminderDue,
    VoteEnded,
)
from bot.tables.table import VoteKind
from engine.actions import Pick
from engine.views import Phase
from tests.bot.tables.in_time import running
from tests.bot.tables.sitting import ANN, BOB, FAY, begun


def test_a_pause_stops_the_clocks_and_the_game() -> None:
    at = running(people=2, computers=1)
    at.pass_time(minutes=4)
    at.do(timing.pause, ANN)
    at.pass_time(days=2)
    assert at.events(ReminderDue, DeadlineMissed) == []
    assert at.refused(game_moves.act, ANN, lambda seat: Pick(seat, 1)) == "game-paused"
    assert at.refused(game_moves.take_back, ANN) == "game-paused"
    assert at.refused(timing.pause, ANN) == "game-paused"
    assert at.refused(timing.resume, FAY) == "not-seated"
    at.do(timing.resume, FAY, moderator=True)
    assert at.events(GamePaused, GameResumed) == [GamePaused(0), GameResumed(None)]
    assert at.refused(timing.resume, ANN) == "game-not-paused"
    at.pass_time(seconds=59)
    assert at.events(ReminderDue) == []
    at.pass_time(seconds=1)
    assert len(at.events(ReminderDue)) == 2
    at.pass_time(minutes=5)
    assert len(at.events(DeadlineMissed)) == 2


def test_extending_a_deadline() -> None:
    at = running()
    at.pass_time(minutes=9)
    at.do(timing.extend, ANN, timedelta(hours=1))
    assert at.events(DeadlineExtended) == [DeadlineExtended(3600)]
    at.pass_time(minutes=60)
    assert at.events(DeadlineMissed) == []
    at.pass_time(minutes=1)
    assert len(at.events(DeadlineMissed)) == 2


def test_extending_a_deadline_does_not_repeat_the_first_reminder() -> None:
    """Half of the longer time has passed too, so only the last reminder is sent again."""
    at = running()
    at.act(ANN)
    at.pass_time(minutes=9)
    assert len(at.events(ReminderDue)) == 1
    at.do(timing.extend, ANN, timedelta(minutes=6))
    at.pass_time(minutes=5)
    assert len(at.events(ReminderDue)) == 1
    at.pass_time(minutes=1)
    assert [event.number for event in at.events(ReminderDue)] == [2, 2]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("by", "again_after"),
    [
        (timedelta(minutes=2), []),  # the last reminder would be repeated after 48 seconds
        (timedelta(minutes=10), [timedelta(minutes=8)]),
        (timedelta(hours=1), [timedelta(minutes=53)]),  # the half-time reminder would come after five minutes
        (timedelta(hours=5), [timedelta(minutes=125), timedelta(minutes=269)]),
    ],
)
def test_extending_a_deadline_after_the_last_reminder_skips_reminders_that_are_too_soon(
    by: timedelta, again_after: list[timedelta]
) -> None:
    at = running(options=TableOptions(deadline=Deadline.HOUR))
    at.act(ANN)
    for minutes in (30, 25):
        at.pass_time(minutes=minutes)
    before = len(at.events(ReminderDue))
    extended_at = at.now
    at.do(timing.extend, ANN, by)
    heard = []
    for _ in range(5 + int(by.total_seconds() / 60)):
        count = len(at.events(ReminderDue))
        at.pass_time(minutes=1)
        heard += [at.now - extended_at] * (len(at.events(ReminderDue)) - count)
    assert before == 2
    assert heard == again_after
    assert len(at.events(DeadlineMissed)) == 1


def test_no_one_misses_a_deadline_in_a_pause_when_something_else_is_due() -> None:
    """A vote lapses during the pause, while the clocks are stopped."""
    at = running()
    at.act(ANN)
    at.pass_time(minutes=4)
    at.do(timing.pause, ANN)
    at.do(votes.propose_undo, ANN, 0)
    heard = len(at.changes)
    at.pass_time(minutes=30)
    assert at.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "lapsed")]
    assert len(at.changes) == heard + 1
    assert at.events(DeadlineMissed, ReminderDue) == []
    resumed = at.do(timing.resume, ANN)
    clock = resumed.clock_of(1)
    assert clock is not None
    assert clock.due_at == at.now + timedelta(minutes=6)
    at.pass_time(minutes=5)
    assert at.events(DeadlineMissed) == []
    at.pass_time(minutes=1)
    assert at.events(DeadlineMissed) == [DeadlineMissed(1, 1, 1, "pick")]


def test_refused_extensions() -> None:
    at = running()
    longest = timedelta(days=7)
    for by in (timedelta(hours=-1), timedelta(seconds=59), longest + timedelta(seconds=1)):
        assert at.refused(timing.extend, ANN, by) == "extension-out-of-range"
    assert at.refused(timing.extend, BOB, timedelta(hours=1)) == "not-host"
    for by in (timedelta(minutes=1), longest):
        at.do(timing.extend, ANN, by)
    at_free = begun()
    assert at_free.refused(timing.extend, ANN, timedelta(hours=1)) == "no-deadline"


def test_no_one_runs_out_of_time_in_a_long_pause() -> None:
    at = running()
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    first = at.table.clock_of(1)
    at.do(timing.pause, ANN)
    at.do(seats.leave_to_computer, BOB)
    at.pass_time(hours=1)
    assert at.do(seats.take_seat_back, BOB).clock_of(1) == first
    clock = at.do(timing.resume, ANN).clock_of(1)
    assert clock is not None
    assert (clock.due_at, clock.renewed) == (at.now + timedelta(minutes=10), False)


def test_a_player_first_asked_in_a_pause_gets_no_extra_time() -> None:
    at = running()
    at.do(seats.leave_to_computer, BOB)
    at.act(ANN)
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    at.do(timing.pause, ANN)
    at.pass_time(hours=1)
    at.do(seats.take_seat_back, BOB)
    at.pass_time(hours=1)
    clock = at.do(timing.resume, ANN).clock_of(1)
    assert clock is not None
    assert clock.due_at == at.now + timedelta(minutes=10)
