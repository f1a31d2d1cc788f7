"""Forced moves, such as the last card of a hand: made and undone with the decision before them."""

from __future__ import annotations

from functools import partial

import pytest

from bot.tables import Stage, TableOptions, game_moves, votes
from bot.tables.game_moves import game_of, undo_points
from engine.actions import Action, Done, Pick, Take
from engine.chance import Chance
from engine.forced_moves import forced_move
from engine.game import Game
from engine.options import PlacingOrder, Rules, Selection
from engine.players import decide
from engine.views import Phase
from tests.bot.tables.sitting import ANN, BOB, CLEO, PEOPLE, Sitting, begun

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
