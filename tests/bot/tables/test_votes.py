"""Votes about going back, a new host, and ending the game."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import Deadline, Stage, Table, TableOptions, game_moves, lobby, seats, timing, votes
from bot.tables.change import (
    HostChanged,
    MovesUndone,
    SeatLeft,
    TableClosed,
    UndoneMove,
    VoteCast,
    VoteEnded,
    VoteOpened,
)
from bot.tables.game_moves import game_of, undo_points
from bot.tables.table import Person, VoteKind
from bot.tables.timing import next_due
from engine.actions import Place
from engine.game import Game
from engine.options import PlacingOrder
from engine.views import Phase
from tests.bot.tables.sitting import ANN, BOB, CLEO, DORA, FAY, Sitting, begun, opened

TOGETHER = TableOptions(order=PlacingOrder.SIMULTANEOUS)


def in_round_two(people: int = 3, computers: int = 0) -> Sitting:
    at = begun(people, computers, TOGETHER)
    at.play(until=lambda now: now.view(None).round == 2)
    return at


def first_of_round_one_map(table: Table) -> int:
    return next(point.keep for point in reversed(undo_points(table)) if point.phase == "map")


def test_a_player_can_end_a_game_without_a_vote_if_its_channel_is_lost() -> None:
    at = begun(2)
    assert at.refused(votes.end_without_vote, FAY) == "not-seated"
    assert at.do(votes.end_without_vote, BOB).stage is Stage.CANCELLED


def test_undo_points() -> None:
    at = in_round_two(people=2)
    table = at.table
    points = undo_points(table)
    assert [point.keep for point in points] == list(reversed(range(len(game_of(table).actions))))
    assert (points[0].round, points[0].phase, points[0].did) == (1, "map", "done")
    assert (points[-1].round, points[-1].phase, points[-1].did) == (1, "pick", "pick")
    assert undo_points(opened().table) == ()


@pytest.mark.parametrize(("order", "is_seen"), [("simultaneous", False), ("in_order", True)])
def test_a_placement_is_an_undo_point_once_others_see_it(order: str, is_seen: bool) -> None:
    at = begun(3, 0, TableOptions(order=PlacingOrder(order)))
    at.play(until=lambda now: any(isinstance(action, Place) for action in game_of(now).actions))
    assert (undo_points(at.table)[0].did == "place") is is_seen


def test_everyone_can_agree_to_undo_revealed_moves() -> None:
    at = in_round_two()
    table = at.table
    keep = first_of_round_one_map(table)
    expected = Game.replay(
        game_of(table).options, game_of(table).deck, game_of(table).setup, game_of(table).actions[:keep]
    )
    at.do(votes.propose_undo, BOB, keep)
    waiting = at.do(votes.cast, CLEO, agrees=True)
    assert game_of(waiting) == game_of(table)
    change = at.change(votes.cast, ANN, agrees=True)
    assert game_of(change.table) == expected
    assert (change.table.vote, change.table.view(None).phase) == (None, Phase.MAP)
    assert [entry.undoes for entry in change.entries] == list(reversed(table.entry_numbers[keep:]))
    moves = tuple(
        UndoneMove(point.seat, point.round, point.phase, point.did, table.entry_numbers[point.keep])
        for point in reversed(undo_points(table))
        if point.keep >= keep
    )
    assert change.notices[-2:] == (VoteEnded(VoteKind.UNDO, "agreed"), MovesUndone(moves))
    assert at.play().stage is Stage.FINISHED


def test_players_can_go_back_repeatedly() -> None:
    at = in_round_two(people=1, computers=2)
    for keep in (6, 3, 1, 0):
        at.play(until=lambda now: len(game_of(now).actions) > 12)
        assert keep in [point.keep for point in undo_points(at.table)]
        at.do(votes.propose_undo, ANN, keep)
    assert at.play().stage is Stage.FINISHED


def test_going_back_forgets_tried_placements() -> None:
    at = begun(people=1, computers=1, options=TOGETHER)
    at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    at.act(ANN)
    tried = at.do(game_moves.take_back, ANN)
    assert tried.tried_by(0) is not None
    assert at.do(votes.propose_undo, ANN, 0).tried == ()


def test_computer_players_agree_and_their_moves_are_undone_too() -> None:
    at = in_round_two(people=1, computers=2)
    back = at.do(votes.propose_undo, ANN, 0)
    assert game_of(back).actions == ()
    assert at.events(VoteOpened, VoteEnded) == [
        VoteOpened(VoteKind.UNDO, 0, at.now + timedelta(hours=24), 1, "pick"),
        VoteEnded(VoteKind.UNDO, "agreed"),
    ]
    at.settle()
    assert {action.seat for action in game_of(at.table).actions} == {1, 2}


def test_one_player_who_declines_ends_the_vote() -> None:
    at = in_round_two()
    table = at.table
    at.do(votes.propose_undo, ANN, 0)
    assert at.refused(votes.propose_undo, BOB, 0) == "vote-running"
    after = at.do(votes.cast, BOB, agrees=False)
    assert after.vote is None
    assert game_of(after) == game_of(table)
    assert at.events(VoteCast, VoteEnded) == [VoteCast(1, False), VoteEnded(VoteKind.UNDO, "declined")]
    assert at.refused(votes.cast, CLEO, agrees=True) == "no-vote"


@pytest.mark.parametrize(
    ("deadline", "time"),
    [
        (Deadline.NONE, timedelta(hours=24)),
        (Deadline.TWO_MINUTES, timedelta(minutes=10)),
        (Deadline.DAY, timedelta(hours=24)),
        (Deadline.THREE_DAYS, timedelta(days=3)),
    ],
)
def test_a_vote_lapses(deadline: Deadline, time: timedelta) -> None:
    at = begun(2, options=TableOptions(deadline=deadline))
    at.act(ANN)
    opened = at.do(votes.propose_undo, ANN, 0)
    assert opened.vote is not None
    assert opened.vote.until - opened.vote.opened_at == time
    at.pass_time(seconds=time.total_seconds() - 1)
    assert at.events(VoteEnded) == []
    at.pass_time(seconds=1)
    assert at.table.vote is None
    assert at.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "lapsed")]


def test_a_late_press_does_not_count_for_the_next_vote() -> None:
    at = in_round_two()
    first = at.do(votes.propose_undo, ANN, 0).vote
    assert first is not None
    assert at.refused(votes.withdraw, BOB) == "not-your-vote"
    at.do(votes.withdraw, ANN)
    at.now += timedelta(seconds=1)
    second = at.do(votes.propose_undo, ANN, 0).vote
    assert second is not None
    assert at.refused(votes.cast, BOB, agrees=True, opened_at=first.opened_at) == "no-vote"
    at.do(votes.cast, BOB, agrees=True, opened_at=second.opened_at)


def test_taking_back_the_move_meanwhile_overtakes_the_vote() -> None:
    at = in_round_two()
    table = at.table
    at.act(ANN)
    last = len(game_of(at.table).actions) - 1
    at.do(votes.propose_undo, BOB, last)
    at.change(game_moves.take_back, ANN)
    at.do(votes.cast, CLEO, agrees=True)
    after = at.do(votes.cast, ANN, agrees=True)
    assert game_of(after) == game_of(table)
    assert at.events(VoteEnded, MovesUndone) == [VoteEnded(VoteKind.UNDO, "overtaken")]


def test_moves_made_since_the_proposal_are_undone_too() -> None:
    at = in_round_two(people=2)
    table = at.table
    keep = len(game_of(table).actions) - 1
    at.do(votes.propose_undo, ANN, keep)
    at.act(ANN)
    back = at.do(votes.cast, BOB, agrees=True)
    assert len(game_of(back).actions) == keep
    assert back.view(None).round == 1


def test_a_proposal_is_refused_if_another_move_is_now_in_its_place() -> None:
    """Ann takes her move back while Bob is choosing which of his moves to undo."""
    at = in_round_two()
    table = at.table
    for person in (ANN, BOB):
        at.act(person)
    keep = len(game_of(table).actions)
    meant = next(point for point in undo_points(at.table) if point.keep == keep)
    at.change(game_moves.take_back, ANN)
    assert at.refused(votes.propose_undo, BOB, keep, (meant.seat, meant.did)) == "no-such-move"
    opened = at.do(votes.propose_undo, BOB, keep, (1, "pick"))
    assert opened.vote is not None


def test_a_vote_is_decided_when_the_last_remaining_voter_leaves() -> None:
    """No press triggers this, so it is due immediately."""
    at = begun(3)
    for person in (ANN, BOB):
        at.act(person)
    at.do(votes.propose_undo, ANN, 0)
    at.do(votes.cast, BOB, agrees=True)
    assert next_due(at.do(seats.leave_to_computer, CLEO)) == at.now
    at.settle()
    assert at.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "agreed")]
    assert at.table.vote is None
    assert [action.seat for action in game_of(at.table).actions] in ([], [2])


def test_a_seat_lost_to_the_deadline_does_not_hold_up_a_vote() -> None:
    at = begun(3, options=TableOptions(deadline=Deadline.TEN_MINUTES))
    for _ in range(2):
        at.play(until=lambda now: now.view(None).waiting_for == (2,))
        at.pass_time(minutes=10)
    at.play(until=lambda now: now.view(None).waiting_for == (2,))
    before = len(game_of(at.table).actions)
    at.pass_time(minutes=1)
    at.do(votes.propose_undo, ANN, before - 1)
    at.do(votes.cast, BOB, agrees=True)
    at.pass_time(minutes=9)
    assert at.events(SeatLeft) == [SeatLeft(2, "deadline")]
    assert at.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "agreed")]
    (undone,) = at.events(MovesUndone)
    assert isinstance(undone, MovesUndone)
    assert len(undone.moves) == 1


def test_a_secret_placement_is_not_an_undo_point() -> None:
    """The list would reveal to Ann that Bob has placed; he can take it back himself."""
    at = in_round_two(people=2)
    table = at.table
    table = at.play(until=lambda now: now.view(None).phase is Phase.MAP)
    before = undo_points(table)
    at.act(BOB)
    assert undo_points(at.table) == before
    keep = len(game_of(table).actions)
    assert at.refused(votes.propose_undo, BOB, keep) == "no-such-move"
    at.do(votes.propose_undo, BOB, keep - 1)
    at.do(votes.cast, ANN, agrees=True)
    (undone,) = at.events(MovesUndone)
    assert isinstance(undone, MovesUndone)
    assert [move.phase for move in undone.moves] == ["discard"], "the secret placement is not reported"


def test_earlier_rounds_cannot_be_undone_while_someone_is_away() -> None:
    at = in_round_two()
    at.act(ANN)
    at.do(seats.leave_to_computer, CLEO)
    left = at.table
    assert {point.round for point in undo_points(left)} == {2}
    assert at.refused(votes.propose_undo, ANN, 0) == "no-such-move"
    at.do(seats.take_seat_back, CLEO)
    assert {point.round for point in undo_points(at.table)} == {1, 2}


def test_a_vote_about_an_earlier_round_is_overtaken_if_someone_goes_away() -> None:
    at = in_round_two()
    at.act(ANN)
    at.do(votes.propose_undo, ANN, 0)
    before = game_of(at.do(seats.leave_to_computer, CLEO)).actions
    at.settle()
    after = at.do(votes.cast, BOB, agrees=True)
    assert game_of(after).actions[: len(before)] == before
    assert at.events(VoteEnded, MovesUndone) == [VoteEnded(VoteKind.UNDO, "overtaken")]


def test_no_one_can_go_back_alone_while_the_others_are_away() -> None:
    """Otherwise a losing player could void the result for someone who isn't there to be asked."""
    at = in_round_two(people=2)
    at.act(ANN)
    last = len(game_of(at.table).actions) - 1
    at.do(votes.propose_undo, ANN, last)
    at.do(seats.leave_to_computer, BOB)
    at.settle()
    assert at.events(VoteEnded, MovesUndone) == [VoteEnded(VoteKind.UNDO, "overtaken")]
    assert undo_points(at.table) == ()
    assert at.refused(votes.propose_undo, ANN, last) == "not-back-alone"
    over = at.play()
    assert (over.stage, over.counts) == (Stage.FINISHED, True)


def test_without_voters_nothing_is_decided() -> None:
    at = in_round_two(people=2)
    at.act(ANN)
    before = game_of(at.table)
    at.do(votes.propose_undo, ANN, len(before.actions) - 1)
    for person in (ANN, BOB):
        at.do(seats.leave_to_computer, person)
    at.settle()
    after = at.table
    assert after.vote is not None
    assert game_of(after) == before


def test_a_proposed_host_who_has_left_meanwhile() -> None:
    at = begun(5)
    at.do(seats.leave_to_computer, ANN)
    at.do(votes.propose_host, BOB, CLEO.id)
    at.do(seats.leave_to_computer, CLEO)
    changed = at.do(votes.cast, DORA, agrees=True)
    assert (changed.host_id, changed.vote) == (ANN.id, None)
    assert at.events(VoteEnded) == [VoteEnded(VoteKind.HOST, "overtaken")]


def test_the_end_of_the_game_overtakes_an_open_vote() -> None:
    at = in_round_two(people=2)
    at.do(votes.propose_undo, ANN, 0)
    over = at.play()
    assert (over.stage, over.vote) == (Stage.FINISHED, None)
    assert at.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "overtaken")]
    assert VoteEnded(VoteKind.UNDO, "overtaken") in at.changes[-1].notices
    assert at.refused(votes.cast, BOB, agrees=True) == "game-finished"
    assert at.refused(votes.propose_undo, ANN, 0) == "game-finished"


@pytest.mark.parametrize("keep", [-1, 10_000])
def test_refused_votes(keep: int) -> None:
    at = in_round_two()
    assert at.refused(votes.propose_undo, ANN, keep) == "no-such-move"
    assert at.refused(votes.propose_undo, FAY, 0) == "not-seated"
    assert at.refused(votes.cast, ANN, agrees=True) == "no-vote"
    assert at.refused(votes.withdraw, ANN) == "no-vote"
    assert at.refused(votes.propose_host, BOB, BOB.id) == "host-is-here"
    assert at.refused(votes.propose_end, BOB) == "host-is-here"
    at_in_lobby = opened()
    assert at_in_lobby.refused(votes.propose_undo, ANN, 0) == "game-not-begun"


def test_a_vote_for_a_new_host_after_the_host_has_left() -> None:
    at = in_round_two()
    at.do(seats.leave_to_computer, ANN)
    assert at.refused(votes.propose_host, BOB, ANN.id) == "host-already"
    assert at.refused(votes.propose_host, ANN, ANN.id) == "seat-is-computers"
    assert at.refused(votes.propose_host, BOB, FAY.id) == "person-not-seated"
    at.do(seats.leave_to_computer, CLEO)
    assert at.refused(votes.propose_host, BOB, CLEO.id) == "person-away"
    at.do(seats.take_seat_back, CLEO)
    opened = at.do(votes.propose_host, BOB, BOB.id)
    assert opened.host_id == ANN.id
    changed = at.do(votes.cast, CLEO, agrees=True)
    assert changed.host_id == BOB.id
    assert at.events(HostChanged) == [HostChanged(1)]


def test_half_of_the_voters_are_enough_to_decline_a_new_host() -> None:
    at = in_round_two()
    at.do(seats.leave_to_computer, ANN)
    at.do(votes.propose_host, BOB, BOB.id)
    declined = at.do(votes.cast, CLEO, agrees=False)
    assert (declined.vote, declined.host_id) == (None, ANN.id)
    assert at.events(VoteEnded) == [VoteEnded(VoteKind.HOST, "declined")]


def test_a_host_who_has_kept_everyone_waiting_for_a_day_counts_as_absent() -> None:
    at = begun(3)
    at.act(BOB)
    at.now += timedelta(hours=23)
    assert at.refused(votes.propose_end, BOB) == "host-is-here"
    at.now += timedelta(hours=1)
    at.do(votes.propose_end, BOB)
    ended = at.do(votes.cast, CLEO, agrees=True)
    assert ended.stage is Stage.CANCELLED
    assert at.events(TableClosed) == [TableClosed("vote")]
    assert at.refused(votes.cast, CLEO, agrees=True) == "table-cancelled"


def propose(at: Sitting, kind: VoteKind, target: Person) -> Table:
    """Let Bob propose to end the game, or to make the target host."""
    if kind is VoteKind.END:
        return at.do(votes.propose_end, BOB)
    return at.do(votes.propose_host, BOB, target.id)


@pytest.mark.parametrize("kind", [VoteKind.HOST, VoteKind.END])
def test_a_host_who_comes_back_ends_the_vote(kind: VoteKind) -> None:
    """They may not even have seen it, as when playing in direct messages."""
    at = in_round_two()
    at.do(seats.leave_to_computer, ANN)
    propose(at, kind, BOB)
    after = at.do(seats.take_seat_back, ANN)
    assert (after.stage, after.host_id, after.vote) == (Stage.RUNNING, ANN.id, None)
    assert at.events(VoteEnded) == [VoteEnded(kind, "overtaken")]
    assert at.refused(votes.cast, CLEO, agrees=True) == "no-vote"


@pytest.mark.parametrize("kind", [VoteKind.HOST, VoteKind.END])
def test_one_of_two_players_waits_for_a_host_who_is_temporarily_away(kind: VoteKind) -> None:
    at = in_round_two(people=2, computers=1)
    at.do(seats.leave_to_computer, ANN)
    opened = propose(at, kind, BOB)
    assert (opened.stage, opened.host_id) == (Stage.RUNNING, ANN.id)
    assert opened.vote is not None
    after = at.do(votes.cast, ANN, agrees=False)
    assert (after.vote, after.seats[0].away) == (None, True), "she can decline without coming back"
    propose(at, kind, BOB)
    assert at.do(seats.take_seat_back, ANN).vote is None
    at.do(seats.leave_to_computer, ANN)
    propose(at, kind, BOB)
    at.pass_time(hours=24)
    after = at.table
    assert after.vote is None
    assert (after.stage is Stage.CANCELLED) is (kind is VoteKind.END)
    assert (after.host_id == BOB.id) is (kind is VoteKind.HOST)
    assert at.events(VoteEnded)[-1] == VoteEnded(kind, "agreed")


def test_no_one_waits_for_a_host_whose_time_is_up_or_who_has_left_the_server() -> None:
    for deadline, waits in ((Deadline.NONE, False), (Deadline.DAY, False), (Deadline.THREE_DAYS, True)):
        at = begun(2, options=TableOptions(deadline=deadline))
        at.act(BOB)
        at.now += timedelta(hours=24)
        assert (at.do(votes.propose_end, BOB).vote is not None) is waits
    at_left = begun(2)
    assert at_left.do(votes.propose_end, BOB, host_has_left=True).stage is Stage.CANCELLED


def test_a_host_who_finally_moves_ends_the_vote() -> None:
    at = begun(3)
    at.act(BOB)
    at.now += timedelta(hours=24)
    at.do(votes.propose_end, BOB)
    after = at.act(ANN).table
    assert (after.stage, after.vote) == (Stage.RUNNING, None)
    assert at.events(VoteEnded) == [VoteEnded(VoteKind.END, "overtaken")]


def test_a_host_ends_the_vote_by_resuming_the_game_but_not_by_keeping_it_open() -> None:
    at = begun(3)
    at.do(timing.pause, ANN)
    at.now += timedelta(hours=24)
    at.do(votes.propose_end, BOB)
    assert at.do(lobby.keep_open, ANN).vote is not None
    assert at.do(timing.resume, ANN).vote is None


def test_a_host_who_has_left_the_server_can_propose_to_end_the_game() -> None:
    """They still play in direct messages, and their own proposal does not overtake the vote."""
    at = begun(3)
    assert at.do(votes.propose_end, ANN, host_has_left=True).vote is not None


def test_a_host_who_declines_ends_the_vote() -> None:
    at = begun(3)
    at.act(BOB)
    at.now += timedelta(hours=24)
    at.do(votes.propose_end, BOB)
    assert at.refused(votes.cast, ANN, agrees=True) == "no-voter"
    after = at.do(votes.cast, ANN, agrees=False)
    assert (after.stage, after.vote) == (Stage.RUNNING, None)


@pytest.mark.parametrize("kind", [VoteKind.HOST, VoteKind.END])
def test_a_change_of_host_ends_a_vote_about_the_former_host(kind: VoteKind) -> None:
    """A moderator makes Dora host during the vote."""
    at = begun(5)
    at.do(seats.leave_to_computer, ANN)
    propose(at, kind, CLEO)
    after = at.do(seats.hand_over, FAY, DORA.id, moderator=True)
    assert (after.host_id, after.vote) == (DORA.id, None)
    assert at.events(VoteEnded, HostChanged) == [VoteEnded(kind, "overtaken"), HostChanged(3)]


def test_a_change_of_host_does_not_end_a_vote_to_go_back() -> None:
    at = in_round_two()
    at.do(votes.propose_undo, BOB, 0)
    after = at.do(seats.hand_over, ANN, BOB.id)
    assert after.host_id == BOB.id
    assert after.vote is not None
