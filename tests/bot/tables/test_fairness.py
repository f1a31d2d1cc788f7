"""What no one can do alone in a running game with others: to seats, results and time."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import (
    Deadline,
    Stage,
    Table,
    TableError,
    TableOptions,
    game_moves,
    lobby,
    seats,
    timing,
    votes,
)
from bot.tables.change import ReminderDue, SeatReplaced, TableClosed, VoteEnded
from bot.tables.checks import MOST_TAKEN_BACK
from bot.tables.game_history import GameResult
from bot.tables.table import FormerPlayer, VoteKind
from bot.tables.votes import host_is_absent, voters, waited_for
from engine.options import PlacingOrder
from engine.views import Phase
from tests.bot.tables.in_time import running
from tests.bot.tables.sitting import ANN, BOB, CLEO, DORA, FAY, Sitting, begun

# Ending the game


def test_a_host_can_end_a_game_if_everyone_present_agrees() -> None:
    at = begun(people=4)
    at.do(seats.leave_to_computer, DORA)
    at.do(votes.propose_end, ANN)
    assert at.do(votes.cast, BOB, agrees=True).stage is Stage.RUNNING
    assert at.do(votes.cast, CLEO, agrees=True).stage is Stage.CANCELLED
    assert at.events(TableClosed) == [TableClosed("vote")]


def test_one_player_can_keep_the_host_from_ending_a_game() -> None:
    at = begun(people=3)
    at.do(votes.propose_end, ANN)
    at.do(votes.cast, BOB, agrees=True)
    after = at.do(votes.cast, CLEO, agrees=False)
    assert (after.stage, after.vote) == (Stage.RUNNING, None)


def test_a_moderator_who_plays_can_propose_to_end_the_game_like_the_host() -> None:
    at = begun(people=2)
    assert at.refused(votes.propose_end, BOB) == "host-is-here"
    vote = at.do(votes.propose_end, BOB, moderator=True).vote
    assert vote is not None
    assert voters(at.table, vote) == (0, 1), "the host is present, so the host is asked"


@pytest.mark.parametrize("agrees", [None, True, False])
def test_ending_a_game_in_its_second_half_waits_for_everyone_who_has_a_seat(agrees: bool | None) -> None:
    """Someone who is away may be losing a game that they would win."""
    at = in_round(7, people=2)
    at.do(seats.leave_to_computer, BOB)
    assert at.refused(lobby.close, ANN) == "others-play"
    opened = at.do(votes.propose_end, ANN)
    assert opened.vote is not None
    assert waited_for(opened, opened.vote) == (1,)
    if agrees is not None:
        answered = at.do(seats.take_seat_back, BOB) if agrees else at.do(votes.cast, BOB, agrees=False)
        assert (answered.vote is None) is (not agrees)
    at.pass_time(hours=23, minutes=59)
    before = at.table.stage
    at.pass_time(minutes=1)
    after = Stage.CANCELLED if agrees is None else Stage.RUNNING  # once Bob is back, he has to agree
    assert (before, at.table.stage) == (Stage.RUNNING, after)


def test_in_the_second_half_others_wait_for_an_absent_host_too() -> None:
    for has_left in (False, True):
        at = in_round(7)
        at.pass_time(hours=1)
        at.do(seats.leave_to_computer, ANN)
        at.do(votes.propose_end, BOB, host_has_left=has_left)
        waits = at.do(votes.cast, CLEO, agrees=True)
        assert waits.vote is not None
        assert at.do(votes.cast, ANN, agrees=False).vote is None


def test_in_the_first_half_the_game_ends_without_those_who_are_away() -> None:
    at = in_round(6, people=2)
    at.do(seats.leave_to_computer, BOB)
    assert at.do(lobby.close, ANN).stage is Stage.CANCELLED


def test_no_one_ends_a_game_alone_whose_former_player_keeps_the_result() -> None:
    at = in_round(7, people=2)
    at.do(seats.leave_to_computer, BOB)
    at.do(seats.replace_by_computer, ANN, 1)
    assert at.refused(lobby.close, ANN) == "others-play"
    assert at.refused(votes.propose_end, ANN) == "result-kept"
    assert finished(at).seats[1].user_id == BOB.id


# Seats


def test_a_present_player_can_lose_a_seat_only_if_everyone_agrees_and_they_too() -> None:
    at = begun(people=4)
    assert at.refused(seats.replace_by_computer, ANN, 3) == "seat-is-played"
    vote = at.do(votes.propose_replace, ANN, 3).vote
    assert vote is not None
    assert voters(at.table, vote) == (0, 1, 2, 3)
    for person in (BOB, CLEO):
        assert at.do(votes.cast, person, agrees=True).seat_of(DORA.id) == 3
    after = at.do(votes.cast, DORA, agrees=True)
    assert after.seats[3].computer == "normal"
    assert at.events(SeatReplaced) == [SeatReplaced(3, by_computer=True, former=DORA)]


@pytest.mark.parametrize("agrees", [True, False])
def test_a_second_account_does_not_vote_about_seats(agrees: bool) -> None:
    """Ann gives the computer's seat to it."""
    at = begun(people=2, computers=1)
    at.do(seats.accept_seat, FAY, 1, None, ANN.id, at.now)
    vote = at.do(votes.propose_replace, ANN, 2).vote
    assert vote is not None
    assert voters(at.table, vote) == (0, 2)
    assert at.refused(votes.cast, FAY, agrees=agrees) == "no-voter"
    assert at.do(votes.cast, BOB, agrees=False).seat_of(BOB.id) == 2
    vote = at.do(votes.propose_replace, ANN, 1).vote
    assert vote is not None
    assert voters(at.table, vote) == (0, 1, 2), "about her own seat, Fay is asked"


def test_one_player_who_declines_keeps_another_in_their_seat() -> None:
    at = begun(people=3)
    at.do(votes.propose_replace, ANN, 2)
    after = at.do(votes.cast, BOB, agrees=False)
    assert (after.vote, after.seat_of(CLEO.id)) == (None, 2)


def test_a_vote_about_a_seat_ends_when_the_seat_changes_hands() -> None:
    at = begun(people=3)
    at.do(votes.propose_replace, ANN, 2)
    at.accept(FAY, 2, CLEO.id)
    assert at.table.vote is None
    assert at.events(VoteEnded) == [VoteEnded(VoteKind.REPLACE, "overtaken")]


def test_a_host_can_replace_a_player_who_is_away_or_overdue() -> None:
    for deadline, hours in ((Deadline.TEN_MINUTES, 1), (Deadline.NONE, 24)):
        at = begun(people=3, options=TableOptions(deadline=deadline))
        assert at.refused(seats.replace_by_computer, ANN, 2) == "seat-is-played"
        at.pass_time(hours=hours)
        assert at.do(seats.replace_by_computer, ANN, 2).seats[2].computer == "normal"
    at_away = begun(people=3)
    at_away.do(seats.leave_to_computer, CLEO)
    assert at_away.do(seats.replace_by_computer, ANN, 2).seats[2].computer == "normal"


def test_a_pause_makes_no_one_absent() -> None:
    at = begun(people=3)
    at.do(timing.pause, ANN)
    at.pass_time(hours=30)
    assert at.refused(seats.replace_by_computer, ANN, 2) == "seat-is-played"
    at.do(timing.resume, ANN)
    assert at.refused(seats.replace_by_computer, ANN, 2) == "seat-is-played"


def offer_refused(at: Sitting, seat: int, *, moderator: bool = False) -> str | None:
    by = FAY if moderator else ANN
    try:
        seats.check_offer(at.table, at.now, by, seat, DORA, moderator=moderator)
    except TableError as error:
        return error.key
    return None


def test_which_seats_can_be_offered() -> None:
    at = running(people=3, computers=1)
    own, computer, here = 0, 1, 3
    assert at.table.seat_of(CLEO.id) == here
    assert [offer_refused(at, seat) for seat in (own, computer, here)] == [None, None, "seat-is-played"]
    assert offer_refused(at, own, moderator=True) == "seat-is-played", "only the host can give it away"
    assert offer_refused(at, 4) == "no-seat"
    at.pass_time(minutes=10)
    assert offer_refused(at, here) is None


def test_an_offer_ends_when_the_player_is_back() -> None:
    """Otherwise a host's second account could see the whole hand of a player who is present."""
    at = running(people=3)
    at.do(seats.leave_to_computer, CLEO)
    offered_at = at.now
    at.do(seats.take_seat_back, CLEO)
    assert at.refused(seats.accept_seat, FAY, 2, CLEO.id, ANN.id, offered_at) == "offer-over-back"


# Results


def replaced_by_vote(at: Sitting) -> None:
    """Give Cleo's seat to a computer player, with her consent."""
    at.do(votes.propose_replace, ANN, 2)
    for person in (BOB, CLEO):
        at.do(votes.cast, person, agrees=True)


def finished(at: Sitting) -> GameResult:
    at.play()
    result = at.changes[-1].result
    assert result is not None
    return result


def in_round(number: int, people: int = 3) -> Sitting:
    at = begun(people, options=TableOptions(order=PlacingOrder.SIMULTANEOUS))
    at.play(until=lambda now: now.view(None).round == number)
    return at


@pytest.mark.parametrize(("number", "whose"), [(6, None), (7, ANN.id)])
def test_a_person_who_gives_up_their_seat_in_the_second_half_keeps_its_result(
    number: int, whose: int | None
) -> None:
    at = in_round(number)
    at.do(seats.replace_by_computer, ANN, 0)
    seat = finished(at).seats[0]
    assert (seat.user_id, seat.computer) == (whose, None)


def test_a_player_replaced_by_vote_keeps_the_result() -> None:
    at = in_round(2)
    replaced_by_vote(at)
    result = finished(at)
    assert [seat.user_id for seat in result.seats] == [ANN.id, BOB.id, CLEO.id]
    assert at.table.keepers == (), "it is stored with the result now"


@pytest.mark.parametrize(("number", "whose"), [(6, FAY), (7, ANN)])
def test_a_host_cannot_pass_a_defeat_to_another_account(number: int, whose: object) -> None:
    at = in_round(number)
    at.accept(FAY, 0, ANN.id)
    seat = finished(at).seats[0]
    assert (seat.user_id, seat.name) == (whose.id, whose.name)  # type: ignore[attr-defined]


def test_a_person_who_takes_a_computer_seat_in_the_first_half_gets_its_result() -> None:
    at = in_round(2)
    replaced_by_vote(at)
    at.do(seats.accept_seat, FAY, 2, None, ANN.id, at.now)
    assert finished(at).seats[2].user_id == FAY.id


def test_a_kept_result_goes_to_the_first_former_player_and_not_to_a_later_one() -> None:
    at = in_round(8)
    at.accept(FAY, 2, CLEO.id)
    assert at.table.keepers == (FormerPlayer(2, CLEO.id, "Cleo"),)
    at.do(seats.remove_person, FAY)
    assert finished(at).seats[2].user_id == CLEO.id


def test_no_one_can_have_two_results_in_one_game() -> None:
    at = in_round(8, people=4)
    at.do(seats.replace_by_computer, ANN, 0)
    at.do(seats.leave_to_computer, CLEO)
    assert at.refused(seats.accept_seat, ANN, 2, CLEO.id, BOB.id, at.now) == "keeps-result"
    back = at.do(seats.accept_seat, ANN, 0, None, BOB.id, at.now)
    assert (back.keepers, back.seat_of(ANN.id)) == ((), 0)


def test_a_person_whose_data_is_deleted_keeps_no_result() -> None:
    at = in_round(8)
    at.do(seats.replace_by_computer, ANN, 0)
    at.happens(lobby.remove_guest, ANN.id)
    assert finished(at).seats[0].user_id is None


# Time


def pause_for(at: Sitting, hours: int) -> Table:
    at.do(timing.pause, ANN)
    at.now += timedelta(hours=hours)
    return at.table


def test_anyone_seated_can_resume_after_a_day_of_pauses_in_total() -> None:
    at = begun(people=3)
    pause_for(at, 23)
    assert at.refused(timing.resume, BOB) == "resumed-by-all"
    at.do(timing.resume, ANN)
    pause_for(at, 1)
    assert at.refused(timing.resume, FAY) == "not-seated"
    assert at.do(timing.resume, BOB).paused_at is None
    assert host_is_absent(at.table, at.now)
    at.do(votes.propose_host, BOB, BOB.id)
    assert at.do(votes.cast, CLEO, agrees=True).host_id == BOB.id


def test_one_of_two_players_cannot_overrule_a_host_who_only_paused_for_long() -> None:
    at = begun(people=2)
    pause_for(at, 24)
    vote = at.do(votes.propose_end, BOB).vote
    assert vote is not None
    assert waited_for(at.table, vote) == (0,)
    assert at.do(votes.cast, ANN, agrees=False).stage is Stage.RUNNING


def test_time_without_anything_to_do_does_not_count_as_an_absence() -> None:
    at = begun(people=3)
    at.act(BOB)
    at.pass_time(hours=1)
    at.act(CLEO)
    at.pass_time(hours=30)
    at.do(game_moves.take_back, CLEO)
    assert at.refused(seats.replace_by_computer, ANN, 2) == "seat-is-played"
    reminders = len(at.events(ReminderDue))
    at.pass_time(hours=22, minutes=59)
    assert at.refused(seats.replace_by_computer, ANN, 2) == "seat-is-played"
    at.pass_time(minutes=1)
    assert ReminderDue(2, 1, None) in at.events(ReminderDue)[reminders:]
    assert at.do(seats.replace_by_computer, ANN, 2).seats[2].computer == "normal"


def test_after_a_day_of_pauses_in_total_only_a_vote_pauses() -> None:
    at = begun(people=3)
    pause_for(at, 24)
    at.do(timing.resume, BOB)
    for moderator in (False, True):
        assert at.do(timing.pause, ANN, moderator=moderator).paused_at is None
        at.do(votes.cast, BOB, agrees=True)
        assert at.do(votes.cast, CLEO, agrees=False).paused_at is None
    at.do(timing.pause, ANN)
    for person in (BOB, CLEO):
        at.do(votes.cast, person, agrees=True)
    assert (at.table.paused_at, at.table.vote) == (at.now, None)
    at.do(timing.resume, CLEO)
    assert at.do(timing.pause, FAY, moderator=True).paused_at == at.now, "she does not play"


def test_the_number_of_moves_taken_back_is_limited() -> None:
    at = begun(people=3, options=TableOptions(order=PlacingOrder.SIMULTANEOUS))
    for _ in range(MOST_TAKEN_BACK):
        at.act(ANN)
        at.do(game_moves.take_back, ANN)
    at.act(ANN)
    refused = at.refusal(game_moves.take_back, ANN)
    assert (refused.key, refused.values) == ("taken-back-often", {"most": MOST_TAKEN_BACK})
    at.act(BOB)
    at.do(game_moves.take_back, BOB)
    at.play(until=lambda now: now.view(None).round == 2)
    at.act(ANN)
    at.do(game_moves.take_back, ANN)


def test_going_back_alone_is_limited_and_counts_as_taking_back() -> None:
    at = begun(people=1, computers=1)
    for _ in range(MOST_TAKEN_BACK):
        at.act(ANN)
        at.settle()
        at.do(votes.propose_undo, ANN, 0)
        at.settle()
    at.act(ANN)
    at.settle()
    assert at.refused(votes.propose_undo, ANN, 0) == "taken-back-often"
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    at.act(ANN)
    assert at.refused(game_moves.take_back, ANN) == "taken-back-often"


def test_a_player_who_never_moves_gains_no_time_by_stepping_away() -> None:
    at = begun(people=2)
    at.act(ANN)
    at.pass_time(hours=23)
    at.do(seats.leave_to_computer, BOB)
    at.do(seats.take_seat_back, BOB)
    at.pass_time(hours=1)
    assert len(at.events(ReminderDue)) == 1
    assert at.do(seats.replace_by_computer, ANN, 1).seats[1].computer == "normal"
