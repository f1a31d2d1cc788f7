"""Easy, normal and hard players: legal moves on any deck, limited work, and their differences."""

from __future__ import annotations

import pytest

from engine.actions import Action, Bid, Discard, Done, Pick, Place
from engine.chance import Chance, chance_of_player
from engine.game import Game
from engine.maps import PlayerMap
from engine.options import ROUNDS, GameOptions, PlacingOrder, Rules, Selection
from engine.parts.squares import Kind
from engine.players import PLAYERS
from engine.players.easy_player import TRIED
from engine.players.evaluator import POINT, Evaluator, situation_of
from engine.players.hard_player import HardPlayer
from engine.players.normal_player import values_of
from engine.players.outlook import Sampled, best_of_draws, outlook_of
from engine.players.player import map_with, own_seat, score_of, terraformings
from engine.rules import rules_of
from engine.setup import draw_up
from engine.views import Phase, view_of
from tests.engine import random_games
from tests.engine.odd_decks import ODD, odd_deck
from tests.engine.tables import after, deck_of, start, through_selection
from tests.long import only_long

CHANCE = Chance(b"")

THINKING = ("hard", "normal", "easy")


#: Each odd deck with each game, half of them only in ``make trust``.
ODD_GAMES = [
    pytest.param(name, rules, marks=only_long if (row + column) % 2 else ())
    for row, rules in enumerate(Rules)
    for column, name in enumerate(ODD)
]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("name", "rules"), ODD_GAMES)
def test_no_illegal_move_on_odd_decks(name: str, rules: Rules) -> None:
    """Each seat has a player of a different strength; an illegal move raises an error."""
    place = list(ODD).index(name) + 2 * list(Rules).index(rules)
    options = GameOptions(
        2 + place % 2, rules, list(Selection)[place % 2], order=list(PlacingOrder)[place % 3]
    )
    deck = odd_deck(name, rules)
    game = Game.start(options, deck, draw_up(options, deck, "odd"))
    while not game.is_over:
        seat = game.waiting_for[0]
        action = PLAYERS[THINKING[seat]].decide(
            view_of(game, seat), chance_of_player("odd", seat, len(game.actions))
        )
        game, _ = game.apply(action)


@pytest.mark.parametrize("rules", Rules)
def test_at_the_end_a_map_is_worth_its_score(rules: Rules) -> None:
    for turn in random_games.play(GameOptions(2, rules), 7):
        game = turn.after
        if game.round == 12 and not game.is_over:
            view = view_of(game, 0)
            me = view.seats[0]
            situation = situation_of(view, 0)._replace(goals=frozenset())
            value = Evaluator(me.map, view.supply, situation, 12).value
            score = rules_of(game.options).score(me.map, 0, view.scoring_card)
            assert value == POINT * score.total + score.deserts


def test_a_cube_waiting_for_a_factory_has_value() -> None:
    game = start(GameOptions(2), deck=deck_of({1: "b D / D D / D D", 2: "D D / D D / D D"}))
    picked = PLAYERS["normal"].decide(view_of(game, 0), CHANCE)
    assert picked == Pick(0, 1)


def test_normal_considers_every_placement() -> None:
    game = start(GameOptions(2), deck=deck_of({1: "F F / T D / L D"}), provinces=["T T / L F / D M"])
    game = after(game, Pick(0, 1), Pick(1, 7), Discard(0, 2), Discard(1, 8))
    view = view_of(game, 0)
    action = PLAYERS["normal"].decide(view, CHANCE)
    assert isinstance(action, Place)
    me = view.seats[0]
    assert me.selected is not None
    evaluator = Evaluator(me.map, view.supply, situation_of(view, 0), 1)
    best = max(
        evaluator.value_of(map_with(view, me.selected, placement))
        for placement in me.map.legal_placements(me.selected)
    )
    assert evaluator.value_of(map_with(view, me.selected, action.placement)) == best


def test_hard_discards_the_card_that_the_other_player_wants() -> None:
    """Seat 1 has a lake of five squares, so the card with lakes is worth most to it."""
    deck = deck_of({2: "L L / D D / D D", 3: "F F / D D / D D", 4: "D D / D D / D D"})
    provinces = ["D D / D D / D T", "L L / L L / L D"]
    game = start(GameOptions(2), [1, 2, 3, 4, 5, 6], deck=deck, provinces=provinces)
    game = after(game, Pick(0, 1), Pick(1, 7))
    assert PLAYERS["hard"].decide(view_of(game, 0), CHANCE) == Discard(0, 2)


def test_hard_predicts_its_next_hand_from_memory() -> None:
    game = start(GameOptions(3))
    for _ in range(60):
        if game.round == 4:
            break
        seat = game.waiting_for[0]
        game, _ = game.apply(PLAYERS["random"].decide(view_of(game, seat), Chance(b"3")))
        while game.phase is Phase.MAP:
            seat = game.waiting_for[0]
            game, _ = game.apply(PLAYERS["random"].decide(view_of(game, seat), Chance(b"3")))
    view = view_of(game, 0)
    outlook = outlook_of(view, lambda _, cards: cards[0], Sampled())
    assert outlook is not None
    # Seat 2's hand in round 4 was seat 0's in round 2; seat 2 will pick one of its cards.
    assert len(outlook.known) == 2
    assert set(outlook.known) < set(view.remembered[2])


def test_the_expected_best_of_some_draws_is_exact() -> None:
    assert best_of_draws([4, 1], 1) == 2
    assert best_of_draws([9, 6, 0], 2) == 8
    assert best_of_draws([9, 6, 0], 5) == 9


def test_in_the_last_round_hard_terraforms_exactly_when_that_scores_more() -> None:
    did: list[bool] = []
    for seed in range(6):
        for turn in random_games.play(GameOptions(2), seed):
            game = turn.after
            if game.is_over or game.round < ROUNDS or game.phase is not Phase.MAP:
                continue
            seat = game.waiting_for[0]
            view = view_of(game, seat)
            me = view.seats[seat]
            maps: dict[Action, PlayerMap] = {Done(seat): me.map, **dict(terraformings(view))}
            if not me.placed or len(maps) == 1:
                continue
            points = {action: score_of(view, after) for action, after in maps.items()}
            action = HardPlayer().decide(view, CHANCE)
            assert points[action] == max(points.values())
            did.append(action != Done(seat))
    assert set(did) == {True, False}


@pytest.mark.parametrize("rules", Rules)
def test_easy_takes_the_best_of_a_few_random_placements(rules: Rules) -> None:
    compared = 0
    for turn in (turn for seed in range(4) for turn in random_games.play(GameOptions(2, rules), seed)):
        game = turn.after
        if game.is_over or game.phase is not Phase.MAP or game.round < 4:
            continue
        view = view_of(game, game.waiting_for[0])
        _, me = own_seat(view)
        if me.selected is None or me.placed or not (count := me.map.legal_placements(me.selected).count()):
            continue
        chance = Chance(b"5")
        tried = [
            me.map.legal_placements(me.selected).at(chance.below(count)) for _ in range(TRIED[rules].to_place)
        ]
        points = {spot: score_of(view, map_with(view, me.selected, spot))[0] for spot in tried}
        action = PLAYERS["easy"].decide(view, Chance(b"5"))
        assert isinstance(action, Place)
        assert points[action.placement] == max(points.values())
        compared += len({*points.values()}) > 1
    assert compared > 5


def test_a_cube_is_added_in_a_trick_only_if_it_pays() -> None:
    options = GameOptions(3, Rules.HOKKAIDO, Selection.TRICK)
    provinces = ["D D / D D / D D", "b D / D D / D D"]
    game = start(options, [14, 60], deck=deck_of(), provinces=provinces, turn_order=[0, 1, 2])
    action = PLAYERS["normal"].decide(view_of(after(game, Bid(0, 60)), 1), CHANCE)
    assert isinstance(action, Bid)
    assert action.cube is None


def test_the_number_of_placements_valued_is_limited() -> None:
    """On a finished game's map, where each card has hundreds of placements."""
    game = random_games.finished(GameOptions(2, Rules.HONSHU), 3)
    there = {card.number for card in game.table.maps[0].cards}
    hand = [card for card in game.deck.cards if card.number not in there][:6]
    assert sum(game.table.maps[0].legal_placements(card).count() for card in hand) > 2000
    view = view_of(game, 0)
    for most in (300, 1000):
        evaluator = Evaluator(game.table.maps[0], view.supply, situation_of(view, 0), 12)
        values = values_of(evaluator, hand, most)
        assert len(values) == 6
        # The limit assumes that all cards have as many placements as the first two.
        assert most // 3 < evaluator.placements < 1.5 * most


def test_terraformings_are_all_legal() -> None:
    game = through_selection(start(GameOptions(3), provinces=["b b / g D / g T"]))
    found = list(terraformings(view_of(game, 0)))
    assert {action.terrain for action, _ in found} == {Kind.LAKE, Kind.MOUNTAIN}
    for action, expected in found:
        assert after(game, action).table.maps[0] == expected


@pytest.mark.parametrize("name", PLAYERS)
def test_no_player_decides_from_the_channels_view(name: str) -> None:
    with pytest.raises(ValueError, match="channel"):
        PLAYERS[name].decide(view_of(start(GameOptions(3)), None), CHANCE)
