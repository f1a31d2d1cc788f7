"""What a seat may take back: what is still its own secret, and nothing else."""

from __future__ import annotations

import pytest

from engine.actions import Discard, Done, Pick, Terraform, Unplaceable, Wait
from engine.errors import GameError, InvalidInput
from engine.game import Game
from engine.options import GameOptions, PlacingOrder
from engine.squares import Colour, Kind, Position
from tests.engine.tables import HOKKAIDO_CUBES, after, deck_of, first_placement, place, start

LEFT, RIGHT, DESERT = Position(0, 0), Position(1, 0), Position(0, 1)
LAKES = "L L / L L / L L"


def nothing_to_take_back(game: Game, seat: int) -> None:
    assert not game.may_take_back(seat)
    with pytest.raises(GameError) as caught:
        game.take_back(seat)
    assert caught.value.key == "nothing-to-take-back"


def picked() -> Game:
    """Three have picked 1, 7 and 13; seat 0 has two blue cubes and a desert."""
    game = start(GameOptions(3), provinces=["b b / D D / D T"])
    return after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13))


def test_a_pick_until_all_have_picked() -> None:
    empty = start(GameOptions(3))
    game = after(empty, Pick(1, 7))
    assert game.take_back(1) == (empty, Pick(1, 7))
    nothing_to_take_back(game, 0)
    for seat in range(3):
        nothing_to_take_back(picked(), seat)


def test_the_picks_of_the_others_stay() -> None:
    game = after(start(GameOptions(3)), Pick(1, 7), Pick(0, 1))
    assert game.take_back(1) == (after(start(GameOptions(3)), Pick(0, 1)), Pick(1, 7))


def test_a_pick_for_two_until_the_cards_are_drawn_and_a_discard_until_both_have_discarded() -> None:
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


def test_the_map_phase_step_by_step_also_after_done_until_it_closes() -> None:
    tile = Terraform(0, DESERT, Kind.LAKE, (LEFT, RIGHT))
    steps = [tile, place(0, 1, 1, 1), Done(0)]
    games = [picked()]
    for step in steps:
        games.append(after(games[-1], step))
    for before, step, game in zip(games, steps, games[1:], strict=False):
        assert game.take_back(0) == (before, step)
    nothing_to_take_back(games[0], 0)


def test_what_others_did_meanwhile_stays() -> None:
    game = after(picked(), place(0, 1, 0, 1), place(1, 7, 0, 1), Done(0), Done(1))
    game, action = game.take_back(0)
    assert action == Done(0)
    assert game == after(picked(), place(0, 1, 0, 1), place(1, 7, 0, 1), Done(1))
    game, action = game.take_back(0)
    assert game == after(picked(), place(1, 7, 0, 1), Done(1))


def test_nothing_of_a_phase_that_has_closed() -> None:
    game = picked()
    for seat in range(3):
        game = after(game, first_placement(game, seat))
    game = after(game, Done(0), Done(1), Done(2))
    for seat in range(3):
        nothing_to_take_back(game, seat)


def test_a_card_set_aside_can_be_taken_back() -> None:
    game = start(GameOptions(3), deck=deck_of({1: LAKES}), provinces=[LAKES])
    game = after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13))
    assert after(game, Unplaceable(0, 1)).take_back(0) == (game, Unplaceable(0, 1))


def test_nothing_in_a_sequential_round_not_even_a_wait() -> None:
    game = after(picked(), Terraform(0, DESERT, Kind.LAKE, (LEFT, RIGHT)), Wait(0))
    nothing_to_take_back(game, 0)
    game = after(game, place(0, 1, 1, 1), Done(0))
    nothing_to_take_back(game, 0)


def test_not_where_another_seat_has_built_on_it() -> None:
    """Always simultaneous, and one blue cube in the supply: seat 0 uncovers it for seat 1 to spend."""
    deck = deck_of({7: "b D / D D / D D"}, HOKKAIDO_CUBES | {Colour.BLUE: 2})
    options = GameOptions(3, order=PlacingOrder.SIMULTANEOUS)
    game = start(options, deck=deck, provinces=["b D / D D / D T", "b D / D D / D T"])
    game = after(game, Pick(0, 1), Pick(1, 7), Pick(2, 13))
    assert game.table.supply[Colour.BLUE] == 0
    game = after(game, place(0, 1, 0, -2), place(1, 7, 0, 2))
    assert game.may_take_back(0)
    game = after(game, Terraform(1, Position(0, 1), Kind.LAKE, (LEFT, Position(0, 2))))
    assert not game.may_take_back(0)
    assert game.may_take_back(1)
    with pytest.raises(GameError) as caught:
        game.take_back(0)
    assert caught.value.key == "others-built-on-it"


@pytest.mark.parametrize("seat", [-1, 3, 5])
def test_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(InvalidInput) as caught:
        picked().take_back(seat)
    assert caught.value.key == "no-such-seat"
    assert not picked().may_take_back(seat)
