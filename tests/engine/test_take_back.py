"""A seat may take back only actions that are still secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from engine.actions import Action, Discard, Done, Pick, Place, Terraform, Unplaceable, Wait
from engine.errors import GameError, InvalidInput
from engine.game import Game
from engine.options import GameOptions, PlacingOrder
from engine.parts.squares import Colour, Kind, Position
from engine.views import Phase
from tests.engine.random_games import random_action
from tests.engine.random_maps import Dice
from tests.engine.tables import HOKKAIDO_CUBES, after, deck_of, first_placement, place, start

LEFT, RIGHT, DESERT = Position(0, 0), Position(1, 0), Position(0, 1)


def nothing_to_take_back(game: Game, seat: int) -> None:
    assert not game.may_take_back(seat)
    with pytest.raises(GameError) as caught:
        game.take_back(seat)
    assert caught.value.key == "nothing-to-take-back"


def picked() -> Game:
    """Three seats have picked 1, 7 and 13; seat 0 has two blue cubes and a desert."""
    game = start(GameOptions(3), provinces=["b b / D D / D T"])
    return after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13))


def test_a_pick_can_be_taken_back_until_everyone_has_picked() -> None:
    empty = start(GameOptions(3))
    game = after(empty, Pick(1, 7))
    assert game.take_back(1) == (empty, Pick(1, 7))
    assert after(game, Pick(0, 1)).take_back(1) == (after(empty, Pick(0, 1)), Pick(1, 7))
    nothing_to_take_back(game, 0)
    for seat in range(3):
        nothing_to_take_back(picked(), seat)


def test_with_two_players_a_pick_or_discard_can_be_taken_back_until_both_have_chosen() -> None:
    begun = start(GameOptions(2))
    one = after(begun, Pick(0, 1))
    assert one.take_back(0) == (begun, Pick(0, 1))
    both = after(one, Pick(1, 7))
    nothing_to_take_back(both, 0)
    nothing_to_take_back(both, 1)
    discarded = after(both, Discard(0, 2))
    assert discarded.take_back(0) == (both, Discard(0, 2))
    nothing_to_take_back(discarded, 1)
    nothing_to_take_back(after(discarded, Discard(1, 8)), 0)


def test_nothing_can_be_taken_back_once_the_phase_is_over() -> None:
    game = picked()
    for seat in range(3):
        game = after(game, first_placement(game, seat))
    game = after(game, Done(0), Done(1), Done(2))
    for seat in range(3):
        nothing_to_take_back(game, seat)


def test_nothing_can_be_taken_back_in_a_sequential_round() -> None:
    game = after(picked(), Terraform(0, DESERT, Kind.LAKE, (LEFT, RIGHT)), Wait(0))
    nothing_to_take_back(game, 0)
    game = after(game, place(0, 1, 1, 1), Done(0))
    nothing_to_take_back(game, 0)


def cube_uncovered() -> Game:
    """Placing is simultaneous; seat 1 takes the only blue cube in the supply, just returned by seat 0."""
    deck = deck_of({7: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 2})
    options = GameOptions(3, order=PlacingOrder.SIMULTANEOUS)
    game = start(options, deck=deck, provinces=["b D / D D / D T", "b D / D D / D T"])
    game = after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13))
    assert game.table.supply[Colour.BLUE] == 0
    return after(game, place(0, 1, 0, -2), place(1, 7, 0, 2))


SPEND_IT = Terraform(1, Position(0, 1), Kind.LAKE, (LEFT, Position(0, 2)))


def test_an_action_that_another_seat_has_built_on_cannot_be_taken_back() -> None:
    game = cube_uncovered()
    assert game.may_take_back(0)
    game = after(game, SPEND_IT)
    assert not game.may_take_back(0)
    assert game.may_take_back(1)
    with pytest.raises(GameError) as caught:
        game.take_back(0)
    assert caught.value.key == "others-built-on-it"


BLUE_PRODUCTION = ["D b / D b / D T", "b b / D D / D D", "D b / b D / D D", "D D / b D / D b"]


def actions_on_maps(dice: Dice, game: Game) -> Iterator[Action]:
    """Actions for a random seat, in the order to try them; no one is done before everyone has placed."""
    assert game.map_phase is not None
    seat = dice.choice([seat for seat, state in enumerate(game.map_phase.seats) if not state.is_done])
    state, player_map = game.map_phase.seats[seat], game.table.maps[seat]
    cubes = dice.shuffled(list(player_map.cubes_of(Colour.BLUE)))
    deserts = player_map.positions(Kind.DESERT)
    if len(cubes) >= 2 and deserts and (state.has_placed or dice.chance(20)):
        yield Terraform(seat, dice.choice(deserts), Kind.LAKE, (cubes[0], cubes[1]))
    if not state.has_placed:
        placements = list(player_map.legal_placements(game.table.card(state.card)))
        yield Place(seat, dice.choice(placements)) if placements else Unplaceable(seat, state.card)
    if all(other.has_placed for other in game.map_phase.seats):
        yield Done(seat)


def act(dice: Dice, game: Game) -> Game:
    """The game after one more action, or unchanged if none is legal."""
    if game.phase is not Phase.MAP:
        return after(game, random_action(dice, game))
    for action in actions_on_maps(dice, game):
        try:
            return after(game, action)
        except GameError:
            continue
    return game


def moments_of_map_phases(seed: int) -> Iterator[tuple[Game, Game]]:
    """Each map phase as it began and after each action; placing is simultaneous and cubes are scarce."""
    dice = Dice(seed)
    players = 2 + seed % 4
    deck = deck_of(
        {number: dice.choice(BLUE_PRODUCTION) for number in range(1, 61)},
        HOKKAIDO_CUBES | {Colour.BLUE: 2 * players - 1 - seed % 2},
    )
    options = GameOptions(players, order=PlacingOrder.SIMULTANEOUS)
    game = begun = start(options, deck=deck, provinces=dice.shuffled(BLUE_PRODUCTION * 2)[:players])
    while game.round <= 4:
        before, game = game, act(dice, game)
        if before.phase is not game.phase:
            begun = game
        if game.phase is Phase.MAP:
            yield begun, game


def test_an_action_can_be_taken_back_exactly_when_the_others_are_legal_without_it() -> None:
    built_on = 0
    for begun, game in chain.from_iterable(map(moments_of_map_phases, range(8))):
        done = game.actions[len(begun.actions) :]
        for seat in {action.seat for action in done}:
            last = max(index for index, action in enumerate(done) if action.seat == seat)
            try:
                without = after(begun, *done[:last], *done[last + 1 :])
            except GameError:
                built_on += 1
                assert not game.may_take_back(seat)
            else:
                assert game.may_take_back(seat)
                assert game.take_back(seat) == (without, done[last])
    assert built_on > 10


@pytest.mark.parametrize("seat", [-1, 3, 5])
def test_no_such_seat(seat: int) -> None:
    with pytest.raises(InvalidInput) as caught:
        picked().take_back(seat)
    assert caught.value.key == "no-such-seat"
    assert not picked().may_take_back(seat)
