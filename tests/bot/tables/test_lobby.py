"""Joining and leaving a table, beginning and cancelling its game, and the errors for refused requests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.tables import (
    Person,
    Stage,
    Table,
    TableError,
    TableOptions,
    TableSeat,
    game_moves,
    lobby,
    seats,
    shuffles,
)
from bot.tables.change import PersonRule, TableClosed
from bot.tables.computer_seats import CHARACTERS
from engine.actions import Action, Done
from engine.options import PlacingOrder
from engine.parts.cards import Side
from tests.bot.tables.sitting import ANN, BOB, CLEO, EMIL, FAY, SECRET, Sitting, begun, opened

#: Makes a table with this many people.
Make = Callable[[int], Sitting]


def people(table: Table) -> list[str]:
    return [seat.computer or seat.name for seat in table.seats]


def test_a_new_table_has_its_host_and_the_computer_players() -> None:
    table = opened(computers=2).table
    assert (table.stage, table.host_id, table.game) == (Stage.LOBBY, ANN.id, None)
    assert table.seats[0] == TableSeat(ANN.id, "Ann")
    assert people(table) == ["Ann", "easy", "easy"]


def test_each_computer_player_at_a_table_is_a_different_character() -> None:
    at = opened(computers=3)
    at.do(lobby.remove_computer, ANN)
    for kind in ("easy", "normal"):
        at.do(lobby.add_computer, ANN, kind)
    computers = [seat.name for seat in at.table.seats if seat.computer is not None]
    assert len(set(computers)) == 4
    assert set(computers) < set(CHARACTERS)
    closed = at.do(lobby.close, ANN)
    assert lobby.rematch_of(closed, "rematch2", ANN, at.now).seats == closed.seats


def test_people_can_join_and_leave() -> None:
    at = opened(people=3)
    table = at.do(lobby.leave, BOB)
    assert people(table) == ["Ann", "Cleo"]
    assert (table.seat_of(CLEO.id), table.seat_of(BOB.id), table.host_id) == (1, None, ANN.id)


def test_no_one_can_join_twice() -> None:
    at = opened(people=2)
    assert at.refused(lobby.join, BOB) == "already-seated"
    assert people(at.table) == ["Ann", "Bob"]


def test_a_full_table_refuses_people_and_computer_players() -> None:
    at = opened(people=4, computers=1)
    error = at.refusal(lobby.join, EMIL)
    assert error.key == "table-full"
    assert error.values == {"seats": 5, "computers": True}
    assert at.refused(lobby.add_computer, ANN) == "table-full"
    assert people(at.table) == ["Ann", "easy", "Bob", "Cleo", "Dora"]


def test_anyone_at_the_table_can_add_and_remove_computer_players() -> None:
    at = opened(people=2)
    table = at.table
    at.do(lobby.add_computer, BOB)
    table = at.do(lobby.add_computer, ANN, kind="random")
    assert people(table) == ["Ann", "Bob", "easy", "random"]
    assert people(at.do(lobby.remove_computer, BOB)) == ["Ann", "Bob", "easy"]
    assert people(at.do(lobby.remove_computer, ANN)) == ["Ann", "Bob"]
    assert at.refused(lobby.remove_computer, ANN) == "no-computer-seat"


@pytest.mark.parametrize("rule", [lobby.leave, lobby.add_computer, lobby.remove_computer, lobby.keep_open])
def test_a_person_without_a_seat_cannot_change_the_table(rule: PersonRule[[]]) -> None:
    assert opened(people=2, computers=1).refused(rule, FAY) == "not-seated"


def test_the_next_player_becomes_host_when_the_host_leaves() -> None:
    at = opened(people=4, computers=1)
    assert people(at.table) == ["Ann", "easy", "Bob", "Cleo", "Dora"]
    after = at.do(lobby.leave, ANN)
    assert (after.host_id, after.host_name) == (BOB.id, "Bob")


def test_the_table_closes_when_the_last_person_leaves() -> None:
    at = opened(people=1, computers=3)
    assert at.do(lobby.leave, ANN).stage is Stage.CANCELLED
    assert at.refused(lobby.join, BOB) == "table-cancelled"


@pytest.mark.parametrize("computers", [-1, 5, 999999])
def test_a_table_has_0_to_4_computer_players(computers: int) -> None:
    with pytest.raises(TableError, match="computers-out-of-range") as raised:
        opened(computers=computers)
    assert raised.value.values == {"given": computers, "most": 4}


def test_only_the_host_can_begin_and_only_with_two_or_more_players() -> None:
    at = opened()
    table = at.table
    error = at.refusal(shuffles.begin, ANN, SECRET)
    assert error.key == "too-few-seats"
    assert error.values == {"seats": 2, "comes": "anybody", "names": ()}
    at.do(lobby.join, BOB)
    error = at.refusal(shuffles.begin, BOB, SECRET)
    assert error.key == "not-host-begin"
    assert error.values == {"host": "Ann"}
    assert at.refused(shuffles.begin, FAY, SECRET) == "not-host-begin"
    table = at.begin()
    assert table.stage is Stage.RUNNING
    assert table.view(0).options.players == 2


def test_a_host_who_cannot_begin_is_told_what_is_missing() -> None:
    at = opened(options=TableOptions(by_invitation=True))
    error = at.refusal(shuffles.begin, ANN, SECRET)
    assert error.key == "too-few-seats"
    assert error.values == {"seats": 2, "comes": "nobody", "names": ()}
    at.do(lobby.invite, ANN, BOB)
    error = at.refusal(shuffles.begin, ANN, SECRET)
    assert error.key == "too-few-seats"
    assert error.values == {"seats": 2, "comes": "invited", "names": ("Bob",)}
    at.do(lobby.join, BOB)
    at.do(shuffles.begin, ANN, SECRET)
    assert at.refused(shuffles.begin, ANN, SECRET) == "begun-already"


def test_the_game_has_the_options_of_the_table() -> None:
    options = TableOptions(Side.B, with_goals=True, order=PlacingOrder.IN_ORDER)
    view = begun(people=3, options=options).table.view(None)
    assert (view.options.players, view.options.side, view.options.order) == (3, Side.B, PlacingOrder.IN_ORDER)
    assert len(view.goals) == 5


@pytest.mark.parametrize(
    ("rule", "person"),
    [(lobby.join, FAY), (lobby.leave, BOB), (lobby.add_computer, ANN), (lobby.remove_computer, ANN)],
)
def test_lobby_requests_are_refused_in_a_running_game(rule: PersonRule[[]], person: Person) -> None:
    at = begun(people=2, computers=1)
    assert at.refused(rule, person) == "game-running"
    assert at.refused(shuffles.begin, ANN, SECRET) == "begun-already"


def test_no_one_can_act_before_the_game() -> None:
    at = opened(people=2)
    table = at.table
    asked: list[int] = []

    def decide(seat: int) -> Action:
        asked.append(seat)
        return Done(seat)

    error = at.refusal(game_moves.act, BOB, decide)
    assert error.key == "game-not-begun"
    assert error.values == {"host": "Ann", "own": False}
    assert at.refusal(game_moves.act, ANN, decide).values["own"] is True
    assert at.refused(game_moves.take_back, BOB) == "game-not-begun"
    assert asked == []
    with pytest.raises(ValueError, match="has not begun"):
        table.view(None)


@pytest.mark.parametrize(
    ("make", "person", "moderator"), [(opened, ANN, False), (opened, FAY, True), (begun, FAY, True)]
)
def test_the_host_or_a_moderator_can_cancel(make: Make, person: Person, moderator: bool) -> None:
    at = make(2)
    error = at.refusal(lobby.close, BOB)
    assert (error.key, error.values) == ("not-host-cancel", {"host": "Ann"})
    game = at.table.game
    closed = at.do(lobby.close, person, moderator=moderator)
    assert (closed.stage, closed.game) == (Stage.CANCELLED, game)
    assert at.refused(lobby.close, person, moderator=moderator) == "table-cancelled"
    assert at.refused(shuffles.begin, ANN, SECRET) == "table-cancelled"


def test_closing_a_lobby_does_not_end_a_game_that_has_just_begun() -> None:
    at = begun(people=2)
    assert at.refused(lobby.close, ANN, before_deal=True) == "just-begun"
    assert at.table.stage is Stage.RUNNING
    assert at.close().stage is Stage.CANCELLED


@pytest.mark.parametrize("moderator", [False, True])
def test_a_player_cannot_end_a_shared_game_alone(moderator: bool) -> None:
    at = begun(people=2, computers=1)
    assert at.refused(lobby.close, ANN, moderator=moderator) == "others-play"
    at.do(seats.leave_to_computer, BOB)
    assert at.do(lobby.close, ANN).stage is Stage.CANCELLED
    assert at.events(TableClosed) == [TableClosed("host", 0)]


def test_a_moderator_who_keeps_a_result_cannot_end_the_game_alone() -> None:
    at = begun(people=3)
    at.play(until=lambda now: now.view(None).round == 7)
    at.do(seats.replace_by_computer, ANN, 0)
    assert at.refused(lobby.close, ANN, moderator=True) == "others-play"
