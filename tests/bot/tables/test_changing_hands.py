"""Seats that change hands: another player, a computer player temporarily or permanently, a new host."""

from __future__ import annotations

from datetime import timedelta

from bot.tables import Deadline, Person, Stage, TableOptions, game_moves, lobby, seats, timing
from bot.tables.change import HostChanged, SeatLeft, SeatReplaced
from bot.tables.table import Tried
from engine.actions import Done, Place
from engine.views import Phase
from tests.bot.tables.in_time import running
from tests.bot.tables.sitting import ANN, BOB, CLEO, DORA, FAY, begun, opened


def test_another_person_takes_over_a_seat() -> None:
    at = running()
    table = at.table
    at.pass_time(minutes=9)
    assert at.refused_seat(FAY, 1, ANN.id) == "offer-over"
    assert at.refused_seat(FAY, 2, BOB.id) == "offer-over"
    assert at.refused_seat(FAY, -1, BOB.id) == "offer-over"
    assert at.refused_seat(ANN, 1, BOB.id) == "already-seated"
    hand = table.view(1).hand
    changed = at.accept(FAY, 1, BOB.id)
    assert changed.view(1).hand == hand
    assert (changed.seat_of(FAY.id), changed.seat_of(BOB.id)) == (1, None)
    clock = changed.clock_of(1)
    assert clock is not None
    assert clock.due_at == at.now + timedelta(minutes=10)
    assert at.events(SeatReplaced) == [SeatReplaced(1, by_computer=False, former=BOB)]
    assert at.refused(game_moves.act, BOB, Done) == "not-seated"
    at.act(FAY)
    assert at.play().stage is Stage.FINISHED


def test_leaving_a_seat_and_taking_it_back_gains_no_time() -> None:
    """Otherwise two players could delay a phase indefinitely by going away and coming back in turn."""
    at = running()
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    first = at.table.clock_of(1)
    assert first is not None
    for _ in range(2):
        at.pass_time(minutes=3)
        at.do(seats.leave_to_computer, BOB)
        clock = at.do(seats.take_seat_back, BOB).clock_of(1)
        assert clock is not None
        assert clock.due_at == first.due_at


def test_a_seat_offer_lasts_a_day_and_only_under_the_same_host() -> None:
    at = begun(3, options=TableOptions(deadline=Deadline.NONE))
    offer = (1, BOB.id, ANN.id, at.now)
    at.do(seats.hand_over, ANN, CLEO.id)
    assert at.refused(seats.accept_seat, FAY, *offer) == "offer-too-old"
    at.do(seats.hand_over, CLEO, ANN.id)
    at.now += timedelta(hours=24)
    assert at.refused(seats.accept_seat, FAY, *offer) == "offer-too-old"
    assert at.accept(FAY, 1, BOB.id).seat_of(FAY.id) == 1


def test_a_computer_player_takes_over_a_seat() -> None:
    at = running(people=3)
    assert at.refused(seats.replace_by_computer, BOB, 0) == "not-host"
    assert at.refused(seats.replace_by_computer, ANN, 3) == "no-seat"
    changed = at.do(seats.replace_by_computer, ANN, 0)
    assert (changed.host_id, changed.seats[0].computer) == (BOB.id, "normal")
    assert at.events(SeatReplaced, HostChanged) == [
        SeatReplaced(0, by_computer=True, former=ANN),
        HostChanged(1),
    ]
    assert at.refused(seats.replace_by_computer, BOB, 0) == "seat-of-computer"
    at.do(seats.replace_by_computer, FAY, 2, moderator=True)
    assert at.refused(seats.replace_by_computer, BOB, 1) == "last-person"
    assert at.play().stage is Stage.FINISHED


def test_the_next_present_player_becomes_host_when_the_host_leaves() -> None:
    at = running(people=4)
    at.do(seats.leave_to_computer, BOB)
    changed = at.do(seats.replace_by_computer, ANN, 0)
    assert changed.host_id == CLEO.id, "Bob is away, and Dora sits after Cleo"
    at.do(seats.leave_to_computer, DORA)
    changed = at.do(seats.remove_person, CLEO)
    assert changed.host_id == BOB.id, "no one is present, so the next player who may come back"


def test_a_tried_placement_is_dropped_with_the_player_who_tried_it() -> None:
    at = running(people=3)
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    spots = {}
    for seat, person in enumerate((ANN, BOB)):
        placed = at.act(person)
        assert isinstance(placed.action, Place)
        spots[seat] = placed.action.placement
        after = at.do(game_moves.take_back, person)
        assert after.tried_by(seat) == Tried(seat, spots[seat])
    changed = at.accept(FAY, 1, BOB.id)
    assert changed.tried == (Tried(0, spots[0]),)
    changed = at.do(seats.replace_by_computer, ANN, 0)
    assert changed.tried == ()


def test_accepting_an_offered_seat_twice_has_no_further_effect() -> None:
    """A double press does not report that someone else has the seat."""
    at = running()
    changed = at.accept(FAY, 1, BOB.id)
    assert at.accept(FAY, 1, BOB.id) == changed
    assert len(at.events(SeatReplaced)) == 1
    at.do(seats.leave_to_computer, FAY)
    at.do(seats.replace_by_computer, ANN, 1)
    assert at.refused_seat(FAY, 1, BOB.id) == "offer-over", "the seat has changed hands since"


def test_handing_over_the_hosts_seat_and_the_role_of_host() -> None:
    at = running(people=3)
    changed = at.accept(Person(FAY.id, "Fay"), 0, ANN.id)
    assert changed.host_id == FAY.id
    changed = at.do(seats.hand_over, FAY, CLEO.id)
    assert changed.host_id == CLEO.id
    assert at.refused(seats.hand_over, CLEO, 5) == "person-not-seated"
    assert at.refused(seats.hand_over, FAY, FAY.id) == "not-host"


def test_leaving_a_seat_to_the_computer_temporarily() -> None:
    at = running(people=2)
    at.do(seats.leave_to_computer, BOB)
    at.settle()
    assert at.events(SeatLeft) == [SeatLeft(1, "own")]
    assert at.table.view(None).waiting_for == (0,)
    assert at.refused(seats.leave_to_computer, BOB) == "seat-is-computers"
    later = at.play_one_round(ANN)
    assert later.view(None).round == 2


def test_requests_about_seats_and_time_are_refused_before_and_after_the_game() -> None:
    at = opened(people=2)
    refusals = (
        at.refused(timing.pause, ANN),
        at.refused(timing.resume, ANN),
        at.refused(timing.extend, ANN, timedelta(hours=1)),
        at.refused_seat(FAY, 1, BOB.id),
        at.refused(seats.replace_by_computer, ANN, 1),
        at.refused(seats.hand_over, ANN, BOB.id),
        at.refused(seats.leave_to_computer, ANN),
        at.refused(seats.take_seat_back, ANN),
    )
    assert set(refusals) == {"game-not-begun"}
    at.do(lobby.close, ANN)
    assert at.refused(timing.pause, ANN) == "table-cancelled"
