"""Deadlines: reminders, the computer's move for an absent player, and the seat after three missed ones."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.tables import Deadline, Stage, TableOptions, game_moves, seats, timing, votes
from bot.tables.change import DeadlineMissed, MovedForSeat, ReminderDue, SeatLeft, SeatTakenBack
from bot.tables.deadlines import run_down
from bot.tables.game_moves import game_of
from bot.tables.timing import due
from engine.actions import Discard, Done, Pick, Place, Wait
from engine.options import PlacingOrder
from engine.views import Phase
from tests.bot.tables.in_time import TEN, in_map_phase, running
from tests.bot.tables.sitting import ANN, BOB, NOON, PEOPLE, simple_decision


def test_one_reminder_at_half_time_and_one_shortly_before_the_deadline() -> None:
    at = running()
    due = at.now + timedelta(minutes=10)
    at.act(BOB)
    at.pass_time(minutes=4, seconds=59)
    assert at.events(ReminderDue) == []
    at.pass_time(seconds=1)
    assert at.events(ReminderDue) == [ReminderDue(0, 1, due)]
    at.pass_time(minutes=3, seconds=59)
    assert len(at.events(ReminderDue)) == 1
    at.pass_time(seconds=1)
    assert at.events(ReminderDue)[1:] == [ReminderDue(0, 2, due)]
    assert run_down(at.table, at.now) == (at.table, ()), "each reminder is due once"
    clock = at.table.clock_of(0)
    assert clock is not None
    assert (clock.reminders, clock.due_at, clock.overdue) == (2, due, False)


@pytest.mark.parametrize(
    ("deadline", "half", "last"),
    [
        (Deadline.TWO_MINUTES, timedelta(minutes=1), timedelta(seconds=20)),
        (Deadline.TEN_MINUTES, timedelta(minutes=5), timedelta(minutes=1)),
        (Deadline.HOUR, timedelta(minutes=30), timedelta(minutes=6)),
        (Deadline.TWELVE_HOURS, timedelta(hours=6), timedelta(hours=1)),
        (Deadline.DAY, timedelta(hours=12), timedelta(hours=1)),
        (Deadline.THREE_DAYS, timedelta(hours=36), timedelta(hours=1)),
    ],
)
def test_when_to_remind(deadline: Deadline, half: timedelta, last: timedelta) -> None:
    at = running(options=TableOptions(deadline=deadline))
    heard: list[float] = []
    whole = deadline.duration
    assert whole is not None
    for moment in (half, whole - last, whole):
        at.pass_time(seconds=moment.total_seconds() - sum(heard) - 1)
        before = len(at.events(ReminderDue, DeadlineMissed))
        at.pass_time(seconds=1)
        assert len(at.events(ReminderDue, DeadlineMissed)) == before + 2
        heard.append(moment.total_seconds() - sum(heard))
    assert len(at.events(ReminderDue)) == 4
    late = running(options=TableOptions(deadline=deadline))
    late.pass_time(seconds=(whole - last).total_seconds())
    assert late.events(ReminderDue) == [ReminderDue(seat, 2, NOON + whole) for seat in (0, 1)], (
        "only the last"
    )


def test_a_table_without_a_deadline_has_no_missed_deadlines() -> None:
    at = running(options=TableOptions())
    at.pass_time(days=13)
    assert at.events(DeadlineMissed) == []
    clock = at.table.clock_of(0)
    assert clock is not None
    assert clock.due_at is None


def test_at_the_deadline_a_computer_player_moves() -> None:
    at = running()
    at.act(ANN)
    at.pass_time(minutes=10)
    assert at.table.view(None).phase is Phase.DISCARD
    assert at.events(DeadlineMissed, MovedForSeat) == [
        DeadlineMissed(1, 1, 1, "pick"),
        MovedForSeat(1, "pick", 1, "pick", 1),
    ]
    assert [seat.missed for seat in at.table.seats] == [0, 1]
    assert MovedForSeat(1, "pick", 1, "pick", 1) in at.changes[-1].notices


def test_in_the_map_phase_the_computer_player_places_and_is_done() -> None:
    at = running()
    in_map_phase(at)
    for _ in range(2):
        at.act(BOB)
    at.pass_time(minutes=10)
    now = at.table
    assert now.game is not None
    assert now.view(None).round == 2
    assert [type(action) for action in now.game.actions if action.seat == 0] == [Pick, Discard, Place, Done]
    assert [event.did for event in at.events(MovedForSeat)] == ["place", "done"]  # type: ignore[attr-defined]


def test_a_card_that_a_person_has_placed_stays() -> None:
    at = running()
    in_map_phase(at)
    for person in (BOB, BOB, ANN):
        outcome = at.act(person)
    placed = outcome.table.view(0).seats[0].map
    at.pass_time(minutes=10)
    now = at.table
    assert now.view(0).seats[0].map == placed
    assert [event.did for event in at.events(MovedForSeat)] == ["done"]  # type: ignore[attr-defined]


def test_a_player_who_has_moved_is_not_reminded() -> None:
    at = running()
    at.act(ANN)
    at.pass_time(minutes=6)
    assert {event.seat for event in at.events(ReminderDue)} == {1}  # type: ignore[attr-defined]


def test_taking_back_gains_no_time() -> None:
    at = running()
    due = at.now + timedelta(minutes=10)
    at.act(ANN)
    at.pass_time(minutes=4)
    outcome = at.change(game_moves.take_back, ANN)
    clock = outcome.table.clock_of(0)
    assert clock is not None
    assert clock.due_at == due


def test_after_three_missed_deadlines_a_computer_plays_the_seat_until_its_player_takes_it_back() -> None:
    at = running(people=2, computers=1)
    table = at.table
    seat = table.seat_of(BOB.id)
    assert seat is not None
    for missed in (1, 2, 3):
        while seat not in at.table.view(None).waiting_for or (0 in at.table.view(None).waiting_for):
            at.act(ANN)
            at.settle()
        at.pass_time(minutes=10)
        assert len(at.events(DeadlineMissed)) == missed
    now = at.table
    assert now.seats[seat].away
    assert (now.people, now.seat_of(BOB.id)) == ((0,), seat)
    assert at.events(SeatLeft) == [SeatLeft(seat, "deadline")]
    later = at.play_one_round(ANN)
    assert later.view(None).round > now.view(None).round
    assert len(at.events(DeadlineMissed)) == 3
    assert at.refused(game_moves.act, BOB, Done) == "seat-is-computers"
    assert at.refused(game_moves.take_back, BOB) == "seat-is-computers"
    back = at.do(seats.take_seat_back, BOB)
    assert (back.seats[seat].away, back.seats[seat].missed) == (False, 0)
    assert at.events(SeatTakenBack) == [SeatTakenBack(seat)]
    assert at.refused(seats.take_seat_back, BOB) == "seat-is-yours"


def test_moving_again_resets_the_missed_deadlines() -> None:
    at = running()
    at.act(ANN)
    at.pass_time(minutes=10)
    assert at.table.seats[1].missed == 1
    at.act(BOB)
    assert at.table.seats[1].missed == 0


def test_a_player_who_moves_just_after_the_deadline_can_finish() -> None:
    """While the computer player is thinking, the player's own move counts and restarts their time."""
    at = running()
    in_map_phase(at)
    at.now += timedelta(minutes=10)
    at.happens(due)
    at.act(ANN)
    at.settle()
    assert at.table.view(None).seats[0].placed
    assert not at.table.view(None).seats[0].done
    clock = at.table.clock_of(0)
    assert clock is not None
    assert (clock.overdue, clock.due_at) == (False, at.now + timedelta(minutes=10))


def test_computer_players_stop_when_no_one_is_left_and_the_game_closes() -> None:
    at = running()
    for _ in range(10):
        at.pass_time(minutes=10)
    now = at.table
    assert now.people == ()
    assert now.stage is Stage.RUNNING
    assert now.view(None).round < 4
    at.pass_time(days=14)
    assert at.table.stage is Stage.CANCELLED


def test_a_player_who_waits_for_others_to_place_gets_the_whole_time_when_it_is_their_turn() -> None:
    at = running(people=3, options=replace(TEN, order=PlacingOrder.AS_PRINTED))
    in_map_phase(at)
    at.pass_time(minutes=1)
    at.do(game_moves.act, ANN, Wait)
    phase = game_of(at.table).map_phase
    assert phase is not None
    first, second, last = phase.order
    at.do(seats.leave_to_computer, PEOPLE[last])
    at.pass_time(minutes=8)
    at.act(PEOPLE[first])
    now = at.table
    asked, waits = now.clock_of(second), now.clock_of(last)
    assert asked is not None
    assert (asked.due_at, waits) == (at.now + timedelta(minutes=10), None)
    at.pass_time(minutes=9, seconds=59)
    assert [event.seat for event in at.events(DeadlineMissed)] == [first]  # type: ignore[attr-defined]


def test_a_person_cannot_take_back_what_a_computer_player_decided_for_them() -> None:
    """Otherwise going away would be a way to get hints, even at a table without hints."""
    at = running(people=3)
    at.now += timedelta(minutes=10)
    at.happens(due)
    at.happens(game_moves.act_for_computer, simple_decision(at.table.view(0)))
    assert at.refused(game_moves.take_back, ANN) == "computer-decided"
    at.do(seats.leave_to_computer, BOB)
    at.happens(game_moves.act_for_computer, simple_decision(at.table.view(1)))
    at.do(seats.take_seat_back, BOB)
    assert at.refused(game_moves.take_back, BOB) == "computer-decided"


def test_a_vote_can_undo_what_a_computer_player_has_decided() -> None:
    at = running()
    at.do(seats.leave_to_computer, BOB)
    at.settle()
    at.do(seats.take_seat_back, BOB)
    at.do(votes.propose_undo, BOB, 0)
    back = at.do(votes.cast, ANN, agrees=True)
    assert (game_of(back).actions, back.computer_entries) == ((), frozenset())
    at.act(BOB)
    assert at.do(game_moves.take_back, BOB).entry_numbers == ()


def test_a_player_gets_the_whole_time_again_only_once_per_phase() -> None:
    at = running()
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    at.do(seats.leave_to_computer, BOB)
    ends = []
    for _ in range(2):
        at.do(timing.extend, ANN, timedelta(hours=2))
        at.pass_time(minutes=15)
        clock = at.do(seats.take_seat_back, BOB).clock_of(1)
        assert clock is not None
        ends.append(clock.due_at)
        at.do(seats.leave_to_computer, BOB)
    assert ends == [ends[0]] * 2
