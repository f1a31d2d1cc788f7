"""Moving and taking back, for a person's own seat only."""

from __future__ import annotations

import pytest

from bot.tables import game_moves
from bot.tables.game_history import Entry
from bot.tables.game_moves import game_of
from engine.actions import Done, Pick
from engine.errors import GameError
from engine.events import SeatChose
from tests.bot.tables.sitting import ANN, BOB, FAY, begun


def test_an_action_returns_its_events_and_its_history_entry() -> None:
    at = begun()
    card = at.table.view(1).hand[2].number
    change = at.change(game_moves.act, BOB, lambda seat: Pick(seat, card))
    assert (change.action, change.events) == (Pick(1, card), (SeatChose(1),))
    assert game_of(change.table).actions == (Pick(1, card),)
    assert change.entries == (Entry(0, 1, BOB.id, at.now, Pick(1, card)),)


def test_no_one_can_act_for_another_seat() -> None:
    at = begun()
    card = at.table.view(0).hand[0].number
    assert at.refused(game_moves.act, BOB, lambda seat: Pick(0, card)) == "not-your-seat"


def test_a_person_without_a_seat_cannot_act() -> None:
    at = begun()
    assert at.refused(game_moves.act, FAY, lambda seat: Pick(seat, 1)) == "not-seated"
    assert at.refused(game_moves.take_back, FAY) == "not-seated"


@pytest.mark.parametrize("card", [0, 61, 999999, -3])
def test_the_engine_refuses_illegal_actions(card: int) -> None:
    at = begun()
    with pytest.raises(GameError):
        at.do(game_moves.act, ANN, lambda seat: Pick(seat, card))
    with pytest.raises(GameError):
        at.do(game_moves.act, ANN, Done)


def test_a_pick_can_be_taken_back_until_everyone_has_picked() -> None:
    at = begun(people=3)
    at.act(ANN)
    at.act(BOB)
    change = at.change(game_moves.take_back, ANN)
    assert isinstance(change.action, Pick)
    assert (change.action.seat, change.events) == (0, ())
    assert [action.seat for action in game_of(change.table).actions] == [1]
    assert change.entries == (Entry(2, 0, ANN.id, at.now, undoes=0),), "undone actions stay in the history"
    with pytest.raises(GameError):
        at.do(game_moves.take_back, ANN)
