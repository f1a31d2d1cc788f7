"""Selection by trick with three to five players (rules.md 3.1, 3.2, 3.4)."""

from __future__ import annotations

import pytest

from engine.actions import Action, Bid, Done, Pick, Take
from engine.events import CardPlayed, CardTaken, HandsPassed, TurnOrderSet
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.parts.squares import Colour, Position
from engine.views import Phase, view_of
from tests.engine.tables import (
    after,
    events_of,
    first_placement,
    refused,
    start,
    through_map_phase,
    through_selection,
)

OPTIONS = GameOptions(3, Rules.HOKKAIDO, Selection.TRICK)
#: Blue and grey cubes for seats 0 and 2, none for seat 1.
PROVINCES = ["b g / D D / D T", "D D / D D / D T", "b g / D D / D T"]
BLUE, GREY = Position(0, 0), Position(1, 0)


def begin() -> Game:
    """Seat 0 has cards 1 to 6, seat 1 has 7 to 12, seat 2 has 13 to 18; the turn order is 2, 0, 1."""
    return start(OPTIONS, provinces=PROVINCES, turn_order=[2, 0, 1])


def test_rule_3_1_the_turn_order_is_open_to_all() -> None:
    trick = view_of(begin(), None).trick
    assert trick is not None
    assert trick.turn_order == (2, 0, 1)


def test_rule_3_2_each_player_plays_one_card_in_turn_order() -> None:
    game = begin()
    assert game.waiting_for == (2,)
    assert events_of(game, Bid(2, 13)) == (CardPlayed(2, 13, None),)
    game = after(game, Bid(2, 13), Bid(0, 1))
    assert game.waiting_for == (1,)


def test_rule_3_2_cards_are_played_face_up() -> None:
    game = after(begin(), Bid(2, 13, BLUE))
    trick = view_of(game, 1).trick
    assert trick is not None
    (played,) = trick.played
    assert (played.seat, played.card.number, played.cube, played.total) == (2, 13, Colour.BLUE, 73)
    assert trick.colour is Colour.BLUE
    assert view_of(game, 1).seats[2].acted
    assert not game.may_take_back(2)


def test_rule_3_2_a_cube_adds_60_and_the_new_order_follows_the_totals() -> None:
    game = after(begin(), Bid(2, 13), Bid(0, 1, BLUE))
    assert TurnOrderSet((0, 2, 1)) in events_of(game, Bid(1, 7))
    game = after(game, Bid(1, 7))
    assert game.phase is Phase.TAKE
    assert game.waiting_for == (0,)


PLAYED = after(begin(), Bid(2, 13), Bid(0, 1))
ALL_PLAYED = after(PLAYED, Bid(1, 7))
TAKEN = after(ALL_PLAYED, Take(2, 1))
GREY_PLAYED = after(begin(), Bid(2, 13, GREY))


@pytest.mark.parametrize(
    ("game", "action", "said"),
    [
        (begin(), Bid(0, 1), "it is seat 2's turn (rule 3.2)"),
        (PLAYED, Bid(2, 14), "it is seat 1's turn (rule 3.2)"),
        (PLAYED, Take(1, 13), "the players are playing cards to the trick: no take"),
        (PLAYED, Pick(1, 7), "the players are playing cards to the trick: no pick"),
        (PLAYED, Bid(1, 1), "card 1 is not in the hand (rule 3.2)"),
        # Later cubes must match the first, and each comes from the player's own map.
        (GREY_PLAYED, Bid(0, 1, BLUE), "cubes in this trick must be grey, not blue (rule 3.2)"),
        (begin(), Bid(2, 13, Position(0, 1)), "there is no cube at 0, 1 (rule 3.2)"),
        (begin(), Bid(2, 13, Position(9, 9)), "there is no cube at 9, 9 (rule 3.2)"),
        (PLAYED, Bid(1, 7, BLUE), "there is no cube at 0, 0 (rule 3.2)"),
        (ALL_PLAYED, Take(1, 13), "it is seat 2's turn (rule 3.2)"),
        (ALL_PLAYED, Take(2, 14), "card 14 was not played to this trick (rule 3.2)"),
        (ALL_PLAYED, Bid(2, 14), "the players are taking the played cards: no bid"),
        (TAKEN, Take(1, 1), "card 1 has already been taken (rule 3.2)"),
        (TAKEN, Take(2, 7), "it is seat 1's turn (rule 3.2)"),
    ],
)
def test_rule_3_2_what_is_refused(game: Game, action: Action, said: str) -> None:
    refused(game, action, said)


def test_rule_3_2_a_cube_of_the_same_colour_is_taken_from_the_map() -> None:
    game = after(GREY_PLAYED, Bid(0, 1, GREY))
    assert game.waiting_for == (1,)
    assert GREY not in game.table.maps[2].cubes


def test_rule_1_2_cubes_on_the_cards_of_a_trick_are_not_in_the_supply() -> None:
    game = begin()
    blue = game.table.supply[Colour.BLUE]
    game = after(game, Bid(2, 13, BLUE), Bid(0, 1, BLUE), Bid(1, 7))
    assert game.table.supply[Colour.BLUE] == blue
    assert view_of(game, None).supply[Colour.BLUE] == blue
    assert view_of(game, 1).supply[Colour.BLUE] == blue


def test_rule_3_2_each_player_takes_one_of_the_played_cards_in_the_new_order() -> None:
    assert ALL_PLAYED.waiting_for == (2,)
    assert events_of(ALL_PLAYED, Take(2, 1)) == (CardTaken(2, 1),)
    game = after(TAKEN, Take(1, 13), Take(0, 7))
    assert game.map_phase is not None
    assert game.map_phase.selected == (7, 13, 1)


def test_rule_3_2_everyone_sees_what_is_taken() -> None:
    view = view_of(TAKEN, 0)
    assert view.seats[2].selected is not None
    assert view.seats[2].selected.number == 1
    assert view.seats[1].selected is None
    assert view.trick is not None
    assert [played.taken_by for played in view.trick.played] == [None, 2, None]


def test_rule_3_2_the_spent_cubes_return_when_everyone_has_taken_a_card() -> None:
    game = begin()
    blue = game.table.supply[Colour.BLUE]
    game = after(game, Bid(2, 13, BLUE), Bid(0, 1, BLUE), Bid(1, 7), Take(2, 7), Take(0, 13))
    assert game.table.supply[Colour.BLUE] == blue
    game = after(game, Take(1, 1))
    assert game.phase is Phase.MAP
    assert game.table.supply[Colour.BLUE] == blue + 2


def test_rule_3_2_the_new_order_leads_the_next_trick() -> None:
    game = after(begin(), Bid(2, 13), Bid(0, 1, BLUE), Bid(1, 7), Take(0, 13), Take(2, 1), Take(1, 7))
    game = through_map_phase(game)
    assert game.round == 2
    assert game.waiting_for == (0,)
    trick = view_of(game, None).trick
    assert trick is not None
    assert trick.turn_order == (0, 2, 1)
    assert trick.played == ()


def test_rule_3_4_the_hands_pass_after_rounds_3_and_9() -> None:
    game = begin()
    passed = {}
    for round_number in range(1, 12):
        before = through_map_phase_but_one(game)
        directions = view_of(before, None).passes_to
        assert (HandsPassed(directions) in events_of(before, Done(2))) is bool(directions)
        hands = before.table.hands
        game = through_map_phase(before)
        if round_number != 6:
            moved = next(step for step in (0, 1, -1) if game.table.hands[step % 3] == hands[0])
            passed[round_number] = moved
            assert directions == moved
    assert {number: step for number, step in passed.items() if step} == {3: 1, 9: -1}


def through_map_phase_but_one(game: Game) -> Game:
    """The game when everyone has placed and only the last seat's ``Done`` is missing."""
    game = through_selection(game)
    for seat in range(3):
        game = after(game, first_placement(game, seat))
    return after(game, Done(0), Done(1))
