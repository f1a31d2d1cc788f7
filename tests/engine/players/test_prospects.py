"""The values of cards and placements shown to players are those the normal player decides by."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.actions import Pick, Place
from engine.chance import chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import ROUNDS, GameOptions, Rules
from engine.parts.placement import Placement
from engine.players import PLAYERS
from engine.players.player import map_with, score_of, selected_card
from engine.players.prospects import apart, best_prospects, own_evaluator, prospects
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import Phase, View, view_of
from tests.engine.drawn_maps import card as drawn_card
from tests.engine.tables import start


def views_of_a_game(rules: Rules, players: int, phase: Phase) -> Iterator[View]:
    """Seat 0's view in this phase of each round, before placing, at a table of random players."""
    options = GameOptions(players, rules, GAMES[rules].selection, with_goals=GAMES[rules].has_goals)
    deck = shipped_deck(GAMES[rules].deck)
    game = Game.start(options, deck, draw_up(options, deck, "prospects"))
    while not game.is_over:
        seat = game.waiting_for[0]
        view = view_of(game, seat)
        if seat == 0 and view.phase is phase and not view.seats[0].placed:
            yield view
        game, _ = game.apply(
            PLAYERS["random"].decide(view, chance_of_player("prospects", seat, len(game.actions)))
        )


@pytest.mark.parametrize(("rules", "players"), [(Rules.HOKKAIDO, 3), (Rules.HONSHU, 2)])
def test_prospects_are_the_best_distinct_placements_with_their_points(rules: Rules, players: int) -> None:
    for view in views_of_a_game(rules, players, Phase.MAP):
        card, own = selected_card(view), view.seats[0]
        found = prospects(view, card, 5)
        assert [entry.value for entry in found] == sorted((entry.value for entry in found), reverse=True)
        assert prospects(view, card, 1) == found[:1]
        spots = [entry.placement for entry in found if entry.placement is not None]
        assert 4 <= len(spots) == len(found)
        for one, other in combinations(spots, 2):
            assert len(one.footprint & other.footprint) <= 3, "placements must be easy to tell apart"
        for entry, spot in zip(found, spots, strict=True):
            assert entry.points == score_of(view, map_with(view, card, spot))[0]
            assert entry.gain == entry.points - own.score.total
            if view.round == ROUNDS:
                assert entry.later == 0, "nothing can follow the last round"


def test_placements_may_share_more_squares_if_too_few_are_apart() -> None:
    row = [Placement(1, x, 0) for x in range(3)]
    assert apart(row, 5) == row
    assert apart([*row, Placement(1, 0, 0, 180)], 5) == row, "no spot is listed twice"
    assert apart(row, 1) == row[:1]
    wide = [Placement(1, x, 0) for x in range(12)]
    assert apart(wide, 5) == wide[0::2][:5]
    assert apart([], 5) == []


def test_the_normal_players_placement_has_the_value_of_the_first_prospect() -> None:
    """In Honshu, which has no terraforming to consider."""
    for view in views_of_a_game(Rules.HONSHU, 3, Phase.MAP):
        played = PLAYERS["normal"].decide(view, chance_of_player("prospects", 0, 0))
        assert isinstance(played, Place)
        card = selected_card(view)
        (first,) = prospects(view, card, 1)
        worth = own_evaluator(view).value_of(map_with(view, card, played.placement))
        assert first.value == worth


def test_the_normal_player_picks_the_best_card_of_a_hand() -> None:
    for view in views_of_a_game(Rules.HOKKAIDO, 3, Phase.PICK):
        found = best_prospects(view, view.hand)
        assert set(found) == {card.number for card in view.hand}
        assert PLAYERS["normal"].decide(view, chance_of_player("prospects", 0, 0)) == Pick(
            0, next(iter(found))
        )
        for number, entry in found.items():
            card = next(card for card in view.hand if card.number == number)
            assert entry == prospects(view, card, 1)[0]


def test_a_card_that_fits_nowhere_changes_nothing() -> None:
    lakes = "L L / L L / L L"
    game = start(GameOptions(2), range(1, 13), provinces=[lakes, lakes])
    view = view_of(game, 0)
    lakes_only = drawn_card(60, "L L / L L / L L")
    entry = best_prospects(view, [lakes_only])[60]
    assert (entry.placement, entry.gain, entry.later) == (None, 0, 0)
    assert prospects(view, lakes_only, 5) == []


@pytest.mark.parametrize(("rules", "players"), [(Rules.HOKKAIDO, 2), (Rules.HONSHU, 3)])
def test_the_value_of_a_card_does_not_depend_on_memory(rules: Rules, players: int) -> None:
    for view in views_of_a_game(rules, players, Phase.MAP):
        forgetful = view.without_memory()
        assert not forgetful.unseen
        cards = (selected_card(view), *view.hand)
        assert best_prospects(forgetful, cards) == best_prospects(view, cards)
