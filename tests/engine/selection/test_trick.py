"""Selection by trick with three to five players (rules.md 3.1, 3.2, 3.4)."""

from __future__ import annotations

import pytest

from engine.actions import Bid, Done, Pick, Take
from engine.errors import OutOfTurn
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
    through_round,
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
    assert refused(game, Bid(0, 1), "not-your-turn", "3.2").values == {"seat": 2}
    assert events_of(game, Bid(2, 13)) == (CardPlayed(2, 13, None),)
    game = after(game, Bid(2, 13), Bid(0, 1))
    assert game.waiting_for == (1,)
    refused(game, Bid(2, 14), "not-your-turn")
    refused(game, Take(1, 13), "phase-is-bid")
    refused(game, Pick(1, 7), "phase-is-bid")
    refused(game, Bid(1, 1), "card-not-in-hand", "3.2")


def test_rule_3_2_cards_are_played_face_up() -> None:
    game = after(begin(), Bid(2, 13, BLUE))
    trick = view_of(game, 1).trick
    assert trick is not None
    (played,) = trick.played
    assert (played.seat, played.card.number, played.cube, played.total) == (2, 13, Colour.BLUE, 73)
    assert trick.colour is Colour.BLUE
    assert view_of(game, 1).seats[2].acted


def test_rule_3_2_a_cube_adds_60_and_the_new_order_follows_the_totals() -> None:
    game = after(begin(), Bid(2, 13), Bid(0, 1, BLUE))
    assert TurnOrderSet((0, 2, 1)) in events_of(game, Bid(1, 7))
    game = after(game, Bid(1, 7))
    assert game.phase is Phase.TAKE
    assert game.waiting_for == (0,)


def test_rule_3_2_later_cubes_must_match_the_first() -> None:
    game = after(begin(), Bid(2, 13, GREY))
    error = refused(game, Bid(0, 1, BLUE), "wrong-colour-of-cube", "3.2")
    assert error.values == {"colour": "grey", "found": "blue"}
    assert after(game, Bid(0, 1, GREY)).waiting_for == (1,)


def test_rule_3_2_a_cube_must_come_from_the_players_own_map() -> None:
    game = begin()
    refused(game, Bid(2, 13, Position(0, 1)), "no-cube-there", "3.2")
    refused(game, Bid(2, 13, Position(9, 9)), "no-cube-there", "3.2")
    game = after(game, Bid(2, 13, BLUE), Bid(0, 1))
    refused(game, Bid(1, 7, BLUE), "no-cube-there", "3.2")
    assert BLUE not in game.table.maps[2].cubes


def test_rule_1_2_cubes_on_the_cards_of_a_trick_are_not_in_the_supply() -> None:
    game = begin()
    blue = game.table.supply[Colour.BLUE]
    game = after(game, Bid(2, 13, BLUE), Bid(0, 1, BLUE), Bid(1, 7))
    assert game.table.supply[Colour.BLUE] == blue
    assert view_of(game, None).supply[Colour.BLUE] == blue
    assert view_of(game, 1).supply[Colour.BLUE] == blue


def test_rule_3_2_each_player_takes_one_of_the_played_cards_in_the_new_order() -> None:
    game = after(begin(), Bid(2, 13), Bid(0, 1), Bid(1, 7))
    assert game.waiting_for == (2,)
    assert refused(game, Take(1, 13), "not-your-turn", "3.2").values == {"seat": 2}
    refused(game, Take(2, 14), "card-not-in-trick", "3.2")
    refused(game, Bid(2, 14), "phase-is-take")
    assert events_of(game, Take(2, 1)) == (CardTaken(2, 1),)
    game = after(game, Take(2, 1))
    refused(game, Take(1, 1), "card-already-taken", "3.2")
    assert refused(game, Take(2, 7), "not-your-turn").values == {"seat": 1}
    game = after(game, Take(1, 13), Take(0, 7))
    assert game.map_phase is not None
    assert game.map_phase.selected == (7, 13, 1)


def test_rule_3_2_everyone_sees_what_is_taken() -> None:
    game = after(begin(), Bid(2, 13), Bid(0, 1), Bid(1, 7), Take(2, 1))
    view = view_of(game, 0)
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


def test_rule_3_4_passing_hands_is_an_event() -> None:
    game = begin()
    for _ in range(2):
        game = through_round(game)
    assert HandsPassed(1) in events_of(through_map_phase_but_one(game), Done(2))


def test_rule_3_2_a_card_played_face_up_cannot_be_taken_back() -> None:
    game = after(begin(), Bid(2, 13))
    assert not game.may_take_back(2)
    with pytest.raises(OutOfTurn) as caught:
        game.take_back(2)
    assert caught.value.key == "nothing-to-take-back"
