"""Computer players play whole games of every variant, and their decisions are reproducible."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from statistics import mean

import pytest

from engine.actions import (
    Accept,
    Action,
    Bid,
    Contest,
    Discard,
    Done,
    FreeTile,
    Pick,
    Place,
    Take,
    TakePair,
    Terraform,
    Wait,
)
from engine.chance import Chance, chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.parts.squares import Kind, Position
from engine.players import PLAYERS, GreedyPlayer
from engine.players.greedy_player import best_placement
from engine.players.play import play_game
from engine.players.player import terraformings
from engine.setup import draw_up
from engine.views import View, view_of
from tests.engine.tables import after, deck_of, first_placement, start, through_selection

GREEDY = GreedyPlayer()
CHANCE = Chance(b"")


# The hard player is slow; it plays every variant in test_thinking_players.py.
@pytest.mark.parametrize("player", sorted(PLAYERS.keys() - {"hard"}))
@pytest.mark.parametrize(("rules", "selection"), list(product(Rules, Selection)))
def test_every_player_plays_every_variant(player: str, rules: Rules, selection: Selection) -> None:
    options = GameOptions(
        5 if player == "random" else 2, rules, selection, with_goals=rules is Rules.HOKKAIDO
    )
    deck = shipped_deck(str(rules))
    game = Game.start(options, deck, draw_up(options, deck, "all", 5 if rules is Rules.HONSHU else None))
    while not game.is_over:
        seat = game.waiting_for[0]
        decide = PLAYERS["random" if seat else player].decide
        game, _ = game.apply(decide(view_of(game, seat), chance_of_player("all", seat, len(game.actions))))
    assert not any(isinstance(action, Wait) for action in game.actions)


def test_random_players_vary_their_actions() -> None:
    seen: set[type[Action]] = set()
    cubes = 0
    for players, selection in ((2, Selection.TRICK), (3, Selection.TRICK), (2, Selection.DRAFT)):
        options = GameOptions(players, Rules.HOKKAIDO, selection, with_goals=True)
        for seed in range(6):
            game = play_game(options, shipped_deck("hokkaido"), f"{seed}", "random")
            seen |= {type(action) for action in game.actions}
            cubes += sum(isinstance(action, Bid) and action.cube is not None for action in game.actions)
    expected = {Pick, Discard, Bid, Take, TakePair, Contest, Accept, Place, Terraform, Done, FreeTile}
    assert expected <= seen
    assert cubes


def test_greedy_scores_more_than_random() -> None:
    totals = {}
    for player in ("greedy", "random"):
        games = [play_game(GameOptions(2), shipped_deck("hokkaido"), f"{seed}", player) for seed in range(1)]
        totals[player] = mean(score.total for game in games for score in game.result().scores)
    assert totals["greedy"] > 1.5 * totals["random"]


def test_a_decision_depends_only_on_the_view_and_the_chance() -> None:
    game = start(GameOptions(3))
    view = view_of(game, 0)
    for player in PLAYERS.values():
        assert player.decide(view, Chance(b"1")) == player.decide(view, Chance(b"1"))


def greedy(view: View) -> object:
    return GREEDY.decide(view, CHANCE)


def test_greedy_sets_aside_a_card_it_cannot_place() -> None:
    lakes = "L L / L L / L L"
    game = start(GameOptions(3), deck=deck_of({1: lakes}), provinces=[lakes])
    view = view_of(after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13)), 0)
    assert best_placement(view, deck_of({1: lakes}).card(1), 10).placement is None
    assert greedy(view) == first_placement(after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13)), 0)


def test_greedy_in_a_two_player_trick() -> None:
    options = GameOptions(2, Rules.HOKKAIDO, Selection.TRICK)
    forests = deck_of({13: "F F / F F / F F"})
    game = start(options, deck=forests, provinces=["b g / D D / D T", "D D / D D / D D"], turn_order=[0, 1])
    game = after(game, Bid(0, 6), Bid(1, 7))
    assert greedy(view_of(game, 1)) == TakePair(1, "deck")
    game = after(game, TakePair(1, "deck"))
    answer = greedy(view_of(game, 0))
    assert answer == Contest(0, (Position(0, 0), Position(1, 0)), "deck")
    game = after(game, Accept(0))
    assert greedy(view_of(game, 1)) == Discard(1, 14)


def test_terraformings_are_all_legal() -> None:
    game = through_selection(start(GameOptions(3), provinces=["b b / g D / g T"]))
    found = list(terraformings(view_of(game, 0)))
    assert {action.terrain for action, _ in found} == {Kind.LAKE, Kind.MOUNTAIN}
    for action, expected in found:
        assert after(game, action).table.maps[0] == expected


def test_no_player_decides_from_the_channels_view() -> None:
    for player in PLAYERS.values():
        with pytest.raises(ValueError, match="channel"):
            player.decide(view_of(start(GameOptions(3)), None), CHANCE)


def test_the_scoring_card_counts_in_honshu() -> None:
    """With scoring card 3, a 2 x 2 block of desert is worth 5, more than a forest."""
    cubes = shipped_deck("honshu").cubes
    deck = deck_of({1: "F T / T T / T T", 2: "D D / D D / T T"}, cubes, rest="T T / T T / T T")
    provinces = ["T T / T T / T T"] * 3
    for scoring_card, expected in ((None, 1), (3, 2)):
        game = start(GameOptions(3, Rules.HONSHU), deck=deck, provinces=provinces, scoring_card=scoring_card)
        view = view_of(game, 0)
        hand = tuple(card for card in view.hand if card.number in (1, 2))
        assert greedy(replace(view, hand=hand)) == Pick(0, expected)
