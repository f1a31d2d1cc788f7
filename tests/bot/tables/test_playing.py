"""Moving and taking back, for a person's own seat only, and the forced moves that follow."""

from __future__ import annotations

from functools import partial

import pytest

from bot.tables import Stage, TableOptions, game_moves, votes
from bot.tables.game_history import Entry
from bot.tables.game_moves import game_of, undo_points
from engine.actions import Action, Done, Pick, Take
from engine.chance import Chance
from engine.errors import GameError
from engine.events import SeatChose
from engine.forced_moves import forced_move
from engine.game import Game
from engine.options import PlacingOrder, Rules, Selection
from engine.players import decide
from engine.views import Phase
from tests.bot.tables.sitting import ANN, BOB, CLEO, FAY, PEOPLE, Sitting, begun


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


TOGETHER = TableOptions(order=PlacingOrder.SIMULTANEOUS)


def with_last_cards(people: int = 3, computers: int = 0) -> Sitting:
    """Round 6, when everyone has one card left."""
    at = begun(people, computers, TOGETHER)
    at.play(until=lambda now: now.view(None).round == 6)
    return at


@pytest.mark.parametrize(("people", "computers"), [(2, 0), (3, 0), (1, 2)])
def test_no_one_is_asked_for_the_last_card_of_a_hand(people: int, computers: int) -> None:
    at = with_last_cards(people, computers)
    table = at.table
    assert table.view(None).phase is Phase.MAP
    picks = game_of(table).actions[-people - computers :]
    assert [action.seat for action in picks] == list(range(people + computers))
    assert all(isinstance(action, Pick) for action in picks)
    assert [entry.user_id for entry in at.changes[-1].entries[-people - computers :]] == [
        seat.user_id for seat in table.seats
    ], "all in one change, each as a move of its own seat"
    assert at.changes[-2].table.view(None).round == 5


def test_undoing_a_real_decision_undoes_the_forced_moves_after_it() -> None:
    at = with_last_cards()
    table = at.table
    newest = undo_points(table)[0]
    assert isinstance(game_of(table).actions[newest.keep], Done), "forced moves are not undo points"
    at.do(votes.propose_undo, ANN, newest.keep)
    at.do(votes.cast, BOB, True)
    back = at.do(votes.cast, CLEO, True)
    assert game_of(back).actions == game_of(table).actions[: newest.keep]
    assert (back.view(None).round, back.view(None).phase) == (5, Phase.MAP)
    again = at.play(until=lambda now: now.view(None).round == 6)
    assert again.view(None).phase is Phase.MAP


def _decided(decision: Action, _seat: int) -> Action:
    return decision


@pytest.mark.parametrize("people", [2, 3])
def test_no_one_is_asked_for_a_forced_move_in_a_whole_trick_game(people: int) -> None:
    options = TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK)
    at = begun(people, options=options)
    table = at.table
    chance = Chance.of_text("no choice")
    asked = 0
    while table.stage is Stage.RUNNING:
        assert forced_move(game_of(table)) is None
        seat = table.view(None).waiting_for[0]
        decision = decide("random", table.view(seat), chance)
        table = at.do(game_moves.act, PEOPLE[seat], partial(_decided, decision))
        asked += 1
    game = game_of(table)
    takes = [action for action in game.actions if isinstance(action, Take)]
    assert len(takes) == (36 if people == 3 else 0)
    assert len(game.actions) - asked >= (12 if people == 3 else 4), "one take per round, or the last cards"
    assert Game.replay(game.options, game.deck, game.setup, game.actions).is_over
