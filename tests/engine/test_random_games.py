"""Properties of every game in every variant, whatever the seats decide."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Action, from_json, to_json
from engine.errors import GameError
from engine.game import Game
from engine.options import GameOptions, PlacingOrder, Rules, Selection
from engine.parts.cards import Side
from engine.parts.squares import Colour
from engine.record.record import write_record
from engine.views import Phase, view_of
from tests.engine.naive.referee import result_of
from tests.engine.random_games import finished, play
from tests.engine.random_maps import Dice
from tests.long import tries

TIMES = tries(1, 10)

VARIANTS = [
    GameOptions(players, rules, selection, side, with_goals)
    for rules, selection, players, side, with_goals in itertools.product(
        Rules, Selection, range(1, 6), Side, (False, True)
    )
    if (rules is Rules.HOKKAIDO or not with_goals) and (players > 1 or selection is Selection.DRAFT)
]

some_variant = st.builds(replace, st.sampled_from(VARIANTS), order=st.sampled_from(PlacingOrder))
some_seed = st.integers(0, 2**32)


def some_games(count: int) -> settings:
    """Settings for the same games in every run, so that failures can be reproduced."""
    return settings(max_examples=count * TIMES, deadline=None, derandomize=True, database=None)


def name_of(options: GameOptions) -> str:
    goals = "with goals" if options.with_goals else ""
    return f"{options.rules} {options.selection} {options.players} side {options.side} {goals}".strip()


def naive_result(game: Game) -> object:
    """The result of a game's record according to the naive referee."""
    return result_of(json.loads(write_record(game)))


@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
def test_the_naive_referee_comes_to_the_same_result(options: GameOptions) -> None:
    for seed in range(TIMES):
        game = finished(options, seed)
        assert naive_result(game) == game.result().to_json(), f"seed {seed}"


@some_games(8)
@given(some_variant, some_seed)
def test_the_naive_referee_agrees_on_wild_decks_and_every_placing_order(
    options: GameOptions, seed: int
) -> None:
    game = finished(options, seed, wild=True)
    assert naive_result(game) == game.result().to_json()


@some_games(12)
@given(some_variant, some_seed, st.booleans())
def test_no_cube_is_lost_and_no_card_is_duplicated(options: GameOptions, seed: int, wild: bool) -> None:
    for turn in play(options, seed, wild=wild):
        assert cubes_in_play(turn.after) == Counter(turn.after.deck.cubes)
        no_card_is_in_two_places(turn.after)


def cubes_in_play(game: Game) -> Counter[Colour]:
    """Cubes on maps, in the supply and on the cards of the trick (1.2)."""
    cubes = Counter(game.table.supply)
    for player_map in game.table.maps:
        cubes.update(player_map.cubes.values())
    trick = view_of(game, None).trick
    if trick is not None and game.phase in (Phase.BID, Phase.TAKE):
        cubes.update(played.cube for played in trick.played if played.cube)
    return cubes


def no_card_is_in_two_places(game: Game) -> None:
    cards = Counter(game.table.pile)
    for hand in game.table.hands:
        cards.update(hand)
    for player_map in game.table.maps:
        cards.update(card.number for card in player_map.cards[1:])
    assert not cards or max(cards.values()) == 1


@some_games(6)
@given(some_variant, some_seed, st.booleans())
def test_replaying_actions_from_json_gives_the_same_states(
    options: GameOptions, seed: int, wild: bool
) -> None:
    replayed: Game | None = None
    for turn in play(options, seed, wild=wild):
        if replayed is None:
            replayed = Game.start(turn.before.options, turn.before.deck, turn.before.setup)
        assert replayed == turn.before
        action = from_json(json.loads(json.dumps(to_json(turn.action))))
        assert action == turn.action
        replayed, _ = replayed.apply(action)
        assert replayed == turn.after


@some_games(6)
@given(some_variant, some_seed)
def test_an_action_that_was_taken_back_can_be_repeated(options: GameOptions, seed: int) -> None:
    for turn in play(options, seed):
        seat = turn.action.seat
        if turn.after.may_take_back(seat):
            back, action = turn.after.take_back(seat)
            assert action == turn.action
            assert back == turn.before
            assert back.apply(action)[0] == turn.after
        else:
            with pytest.raises(GameError):
                turn.after.take_back(seat)


@some_games(10)
@given(some_variant, some_seed, st.booleans())
def test_any_action_at_any_time_is_applied_or_refused(options: GameOptions, seed: int, wild: bool) -> None:
    """Try actions from other moments of the same game, for other seats and with other values."""
    turns = list(play(options, seed, wild=wild))
    dice = Dice(seed)
    for _ in range(150):
        game = dice.choice(turns).before
        action = _disturbed(dice, dice.choice(turns).action)
        try:
            after, _ = game.apply(action)
        except GameError:
            continue
        assert after.actions == (*game.actions, action)
        assert cubes_in_play(after) == Counter(after.deck.cubes)


def _disturbed(dice: Dice, action: Action) -> Action:
    """The action for a random seat, with some numbers changed a little or a lot."""
    data = to_json(action)
    data["seat"] = dice.below(5)
    for key in ("card", "x", "y", "rotation"):
        if key in data and dice.chance(30):
            number = data[key]
            assert isinstance(number, int)
            data[key] = number + dice.choice([-90, -1, 1, 90])
    if data.get("under") and dice.chance(30):
        data["under"] = [dice.below(61)]
    try:
        return from_json(data)
    except GameError:
        return action
