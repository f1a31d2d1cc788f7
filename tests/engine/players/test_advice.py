"""The coach's advice: the normal player's decision, explained in points."""

from __future__ import annotations

import pytest

from engine.actions import Action, Bid, Discard, Done, Pick, Place, Terraform
from engine.chance import Chance
from engine.options import GameOptions, Rules, Selection
from engine.players import PLAYERS
from engine.players.advice import advice, bid_prospects
from engine.players.evaluator import POINT
from engine.players.player import map_with, selected_card
from engine.players.prospects import best_prospects, own_evaluator, tile_prospects
from engine.views import Phase, View, view_of
from tests.engine import random_games
from tests.engine.tables import after, start


def test_the_advice_is_the_normal_players_decision() -> None:
    worth_telling, rest = set[type[Action]](), set[type[Action]]()
    for turn in random_games.play(GameOptions(2, Rules.HOKKAIDO), 11):
        game = turn.after
        if game.is_over or game.round % 4 != 1 or 0 not in game.waiting_for:
            continue
        view = view_of(game, 0)
        found = advice(view)
        assert found.action == PLAYERS["normal"].decide(view, Chance(b""))
        assert (found.gain is None) == (found.later is None)
        (rest if found.gain is None else worth_telling).add(type(found.action))
    assert {Pick, Place} <= worth_telling <= {Pick, Place, Terraform}
    assert rest == {Discard, Done}


@pytest.mark.parametrize(("rules", "seed"), [(Rules.HOKKAIDO, 11), (Rules.HONSHU, 5)])
def test_a_spots_gain_is_in_points_and_the_last_card_adds_nothing_later(rules: Rules, seed: int) -> None:
    promises = {}
    for turn in random_games.play(GameOptions(3, rules), seed):
        game = turn.after
        if game.phase is not Phase.MAP or game.round % 4 or 0 not in game.waiting_for:
            continue
        view = view_of(game, 0)
        if view.seats[0].placed or game.round in promises:
            continue
        found = advice(view)
        assert isinstance(found.action, Place)
        placed, _ = game.apply(found.action)
        assert found.gain is not None
        assert found.gain == total(view_of(placed, 0)) - total(view)
        evaluator = own_evaluator(view)
        laid = map_with(view, selected_card(view), found.action.placement)
        promises[game.round] = found.later
        value = round((evaluator.value_of(laid) - evaluator.value) / POINT)
        assert found.gain + (found.later or 0) == value
    assert set(promises) == {4, 8, 12}
    assert promises[12] == 0
    assert any(promises.values())


def test_advice_on_a_tile_matches_its_button() -> None:
    """Goal 9 (two tiles) is among the goals, so the first tile is a step towards it."""
    promises = []
    for turn in random_games.play(GameOptions(2, with_goals=True), 1):
        game = turn.after
        if game.phase is not Phase.MAP or 0 not in game.waiting_for:
            continue
        view = view_of(game, 0)
        found = advice(view)
        if isinstance(found.action, Terraform):
            tile = found.action
            shown = tile_prospects(view, {tile.terrain: tile.cubes})[tile.terrain, tile.position]
            assert (found.gain, found.later) == (shown.gain, shown.later)
            promises.append(found.later)
    assert 9 in {goal.number for goal in game.table.goals}
    assert promises


@pytest.mark.parametrize("players", [2, 3])
def test_the_first_bid_prospect_is_the_coachs_bid_not_the_card_with_the_best_spot(
    players: int,
) -> None:
    others = cubes = 0
    for turn in random_games.play(GameOptions(players, Rules.HONSHU, Selection.TRICK), 3):
        game = turn.after
        if game.phase is not Phase.BID or 0 not in game.waiting_for:
            continue
        view = view_of(game, 0)
        found = bid_prospects(view.without_memory())
        card, first = next(iter(found.items()))
        assert advice(view).action == Bid(0, card, first.cube if first.takes_cube else None)
        assert set(found) == {card.number for card in view.hand}
        assert all((bid.cube is None) is (bid.with_cube is None) for bid in found.values())
        assert all(not bid.takes_cube or bid.best >= bid.alone for bid in found.values())
        assert bool(view.cubes_to_add(0)) is (first.cube is not None)
        others += card != next(iter(best_prospects(view, view.hand)))
        cubes += first.takes_cube
    assert others > 1
    assert bool(cubes) is (players > 2)


def test_a_bid_is_valued_by_the_card_left_to_take_not_by_its_own_points() -> None:
    """Everyone can take the good card on the table; the card played decides who chooses first."""
    options = GameOptions(3, Rules.HOKKAIDO, Selection.TRICK)
    hands = [20, *range(50, 55), 30, *range(55, 60), 15, 40, 1, 2, 3, 4]
    game = after(start(options, hands, turn_order=[0, 1, 2]), Bid(0, 20), Bid(1, 30))
    view = view_of(game, 2)
    found = bid_prospects(view)
    worth = best_prospects(view, [*view.hand, *(played.card for played in view.trick.played)])  # type: ignore[union-attr]
    whole = {number: card.gain + card.later for number, card in worth.items()}
    assert found[40].alone == max(whole[20], whole[30], whole[40])
    assert found[1].alone == sorted([whole[20], whole[30], whole[1]])[0]


def total(view: View) -> int:
    """The points of seat 0."""
    return view.seats[0].score.total
