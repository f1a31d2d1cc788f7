"""What the coach would do: the decision of the normal player, told in points."""

from __future__ import annotations

from engine.actions import Discard, Done, Pick, Place, Terraform
from engine.chance import Chance
from engine.options import GameOptions, Rules
from engine.players import PLAYERS
from engine.players.advice import advice
from engine.players.evaluator import POINT
from engine.players.player import map_with, selected_card
from engine.players.prospects import own_evaluator
from engine.views import Phase, view_of
from tests.engine import random_games


def test_every_decision_of_a_game_is_the_normal_players() -> None:
    kinds = set()
    for turn in random_games.play(GameOptions(2, Rules.HOKKAIDO), 11):
        game = turn.after
        if game.is_over or game.round % 4 != 1 or 0 not in game.waiting_for:
            continue
        view = view_of(game, 0)
        found = advice(view)
        assert found.action == PLAYERS["normal"].decide(view, Chance(b""))
        kinds.add(type(found.action))
        is_worth_telling = isinstance(found.action, Pick | Place | Terraform)
        assert (found.gain is not None) == (found.promise is not None) == is_worth_telling
        if isinstance(found.action, Place) and found.gain is not None and found.promise is not None:
            laid = map_with(view, selected_card(view), found.action.placement)
            evaluator = own_evaluator(view)
            assert found.gain + found.promise == round((evaluator.value_of(laid) - evaluator.value) / POINT)
    assert {Pick, Discard, Place, Done} <= kinds


def test_the_last_card_promises_nothing() -> None:
    for turn in random_games.play(GameOptions(3, Rules.HONSHU), 5):
        if turn.after.round == 12 and turn.after.phase is Phase.MAP and 0 in turn.after.waiting_for:
            view = view_of(turn.after, 0)
            if not view.seats[0].placed:
                found = advice(view)
                assert (found.gain, found.promise) != (None, None)
                assert found.promise == 0
