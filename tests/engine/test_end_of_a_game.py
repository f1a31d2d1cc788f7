"""The end of a game: who has won (rules.md 8.4)."""

from __future__ import annotations

import pickle

import pytest

from engine.actions import Pick, Skip
from engine.decks import shipped_deck
from engine.events import GameEnded
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.phases.result import result_of
from engine.players.play import play_game
from engine.rules import GAMES
from engine.views import Phase
from tests.engine import random_games
from tests.engine.tables import events_of, refused, start, through_round


def finished() -> Game:
    game = start(GameOptions(3))
    while not game.is_over:
        game = through_round(game)
    return game


def test_the_game_is_over_after_twelve_rounds() -> None:
    game = finished()
    assert game.phase is Phase.OVER
    assert game.waiting_for == ()
    assert [len(player_map.cards) for player_map in game.table.maps] == [13, 13, 13]
    refused(game, Pick(0, 1), "the game is over")
    refused(game, Skip(0), "the game is over")
    refused(game, Pick(0, 99), "there is no card 99")


def test_the_last_action_announces_the_winners() -> None:
    game = finished()
    before = Game.replay(game.options, game.deck, game.setup, game.actions[:-1])
    assert events_of(before, game.actions[-1])[-1] == GameEnded(game.result().winners)


@pytest.mark.parametrize(
    ("provinces", "winners", "places"),
    [
        (("F D / D D / D D", "D D / D D / D D"), (0,), (1, 2)),
        (("F F / T T / T T", "F F / D T / T T"), (1,), (2, 1)),
        (("F F / D T / T T", "F D / F T / T T", "D D / D D / D D"), (0, 1), (1, 1, 3)),
        (("D D / T T / T T", "D D / T T / T T"), (0, 1), (1, 1)),
    ],
)
def test_rule_8_4_most_points_then_most_deserts_then_shared(
    provinces: tuple[str, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    """The maps are just these provinces, scored as if the game had ended."""
    game = start(GameOptions(len(provinces)), provinces=provinces)
    result = result_of(game.table, GAMES[Rules.HOKKAIDO], None)
    assert (result.winners, result.places) == (winners, places)


def test_rule_8_1_goals_count_3_each_in_the_result() -> None:
    game = play_game(GameOptions(3, with_goals=True), shipped_deck("hokkaido"), "goals", "easy")
    result = game.result()
    assert sum(len(won) for won in result.goals) > 0
    for score, won in zip(result.scores, result.goals, strict=True):
        assert score.parts["goals"] == 3 * len(won)
        assert score.total == sum(score.parts.values())


@pytest.mark.parametrize("selection", Selection)
@pytest.mark.parametrize("rules", Rules)
def test_every_state_of_a_five_player_game_is_small_and_survives_pickling(
    rules: Rules, selection: Selection
) -> None:
    options = GameOptions(5, rules, selection, with_goals=rules is Rules.HOKKAIDO)
    for turn in random_games.play(options, 5, wild=True):
        stored = pickle.dumps(turn.after)
        # The limit is 50 kB; half of it is reserved for later versions.
        assert len(stored) <= 25_000
        assert pickle.loads(stored) == turn.after
