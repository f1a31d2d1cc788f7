"""Selection by draft (rules.md 2), and dealing (1.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.actions import Action, Bid, Discard, Pick, Take
from engine.events import CardsDrawn, HandsPassed, MapPhaseBegan, SeatChose
from engine.game import Game
from engine.options import GameOptions
from engine.views import Phase, view_of
from tests.engine.tables import after, events_of, refused, start, through_map_phase, through_round

THREE = GameOptions(3)
TWO = GameOptions(2)


def hands(game: Game) -> list[set[int]]:
    return [set(hand) for hand in game.table.hands]


def picked(game: Game, *cards: int) -> Game:
    return after(game, *(Pick(seat, card) for seat, card in enumerate(cards)))


def test_rule_1_5_seat_0_is_dealt_the_top_six_then_seat_1() -> None:
    game = start(THREE, [60, 1, 59, 2, 58, 3, 57])
    assert game.table.hands[0] == (60, 1, 59, 2, 58, 3)
    assert game.table.hands[1][0] == 57
    assert len(game.table.pile) == 60 - 18


def test_rule_1_5_six_more_cards_are_dealt_before_round_7() -> None:
    game = start(THREE)
    next_on_pile = game.table.pile
    for _ in range(6):
        game = through_round(game)
    assert game.round == 7
    assert game.table.hands == (next_on_pile[:6], next_on_pile[6:12], next_on_pile[12:18])


def test_rule_2_1_everyone_picks_in_any_order_and_the_last_pick_begins_the_map_phase() -> None:
    game = after(start(THREE), Pick(2, 13), Pick(0, 1))
    assert game.phase is Phase.PICK
    assert game.waiting_for == (1,)
    last = Pick(1, 12)
    assert events_of(game, last) == (SeatChose(1), HandsPassed(1), MapPhaseBegan((1, 12, 13), ()))
    assert after(game, last).phase is Phase.MAP


def test_rule_2_1_hands_pass_to_the_next_seat_and_from_round_7_to_the_previous_one() -> None:
    game = start(THREE)
    assert hands(picked(game, 1, 7, 13)) == [{14, 15, 16, 17, 18}, {2, 3, 4, 5, 6}, {8, 9, 10, 11, 12}]
    for _ in range(6):
        game = through_round(game)
    before = hands(game)
    game = picked(game, *(min(hand) for hand in before))
    assert hands(game) == [before[(seat + 1) % 3] - {min(before[(seat + 1) % 3])} for seat in range(3)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rule_2_1_everyone_gets_every_hand_in_turn(players: int) -> None:
    game = start(GameOptions(players))
    directions = []
    for _ in range(12):
        directions.append(view_of(game, None).passes_to)
        game = through_round(game)
    assert directions == [1, 1, 1, 1, 1, 0, -1, -1, -1, -1, -1, 0]
    assert game.is_over
    assert all(not hand for hand in game.table.hands)


def test_rule_2_1_no_one_sees_the_passed_cards_until_the_map_phase_is_over() -> None:
    game = start(THREE)
    assert [card.number for card in view_of(game, 0).hand] == [1, 2, 3, 4, 5, 6]
    game = picked(game, 1, 7, 13)
    assert game.phase is Phase.MAP
    assert view_of(game, 0).hand == ()
    assert view_of(game, 0).seats[0].hand_size == 5
    game = through_map_phase(game)
    assert [card.number for card in view_of(game, 0).hand] == [14, 15, 16, 17, 18]


def test_rule_2_1_a_pick_is_hidden_until_everyone_has_picked() -> None:
    game = after(start(THREE), Pick(1, 8))
    for viewer in (0, 2, None):
        view = view_of(game, viewer)
        assert view.seats[1].acted
        assert view.seats[1].selected is None
    own = view_of(game, 1).seats[1].selected
    assert own is not None
    assert own.number == 8
    assert 8 not in [card.number for card in view_of(game, 1).hand]


ONE_PICK = after(start(TWO), Pick(0, 1))
BOTH_PICKS = picked(start(TWO), 1, 7)


@pytest.mark.parametrize(
    ("game", "action", "said"),
    [
        (start(THREE), Pick(0, 7), "card 7 is not in the hand (rule 2.1)"),
        (after(start(THREE), Pick(0, 1)), Pick(0, 2), "the seat has already picked"),
        (start(THREE), Take(1, 7), "the players are picking cards: no take"),
        # No one discards before both have picked, and exactly one card of the hand is discarded.
        (ONE_PICK, Discard(0, 2), "no seat can discard before both have picked (rule 2.2)"),
        (ONE_PICK, Discard(1, 7), "the players are picking cards: no discard"),
        (ONE_PICK, Pick(0, 2), "the seat has already picked (rule 2.2)"),
        (BOTH_PICKS, Discard(0, 1), "card 1 is not in the hand (rule 2.2)"),
        (BOTH_PICKS, Discard(0, 14), "card 14 is not in the hand (rule 2.2)"),
        (BOTH_PICKS, Pick(0, 2), "the players are discarding a card: no pick"),
        (after(BOTH_PICKS, Discard(0, 2)), Discard(0, 3), "the seat has already discarded (rule 2.2)"),
        # In a game for one, one of the four offered cards is picked.
        (start(GameOptions(1)), Pick(0, 5), "card 5 is not in the hand (rule 2.3)"),
        (start(GameOptions(1)), Bid(0, 1), "the players are picking cards: no bid"),
        (after(start(GameOptions(1)), Pick(0, 1)), Pick(0, 2), "it is the map phase: no pick"),
    ],
)
def test_rule_2_what_is_refused(game: Game, action: Action, said: str) -> None:
    refused(game, action, said)


def test_rule_2_2_when_both_have_picked_seat_0_draws_first() -> None:
    game = start(TWO)
    assert game.table.pile[:2] == (13, 14)
    game = after(game, Pick(1, 7))
    assert CardsDrawn() in events_of(game, Pick(0, 1))
    game = after(game, Pick(0, 1))
    assert game.phase is Phase.DISCARD
    assert hands(game) == [{2, 3, 4, 5, 6, 13}, {8, 9, 10, 11, 12, 14}]


def test_rule_2_2_when_both_have_discarded_the_hands_are_exchanged() -> None:
    game = after(picked(start(TWO), 1, 7), Discard(1, 14), Discard(0, 2))
    assert game.phase is Phase.MAP
    assert hands(game) == [{8, 9, 10, 11, 12}, {3, 4, 5, 6, 13}]
    assert view_of(game, 0).hand == ()
    assert 2 not in game.table.pile, "a discarded card is out of the game"


def test_rule_2_2_in_rounds_6_and_12_there_is_neither_draw_nor_discard() -> None:
    game = start(TWO)
    pile, discards = len(game.table.pile), []
    while not game.is_over:
        picks = after(game, *(Pick(seat, game.table.hands[seat][0]) for seat in (0, 1)))
        discards.append(picks.phase is Phase.DISCARD)
        assert view_of(game, None).passes_to == int(picks.phase is Phase.DISCARD)
        game = through_round(game)
    assert discards == [True] * 5 + [False] + [True] * 5 + [False]
    assert len(game.table.pile) == pile - 12 - 2 * 10


ALONE = GameOptions(1)


def test_2_3_each_round_offers_the_next_four_cards() -> None:
    game = start(ALONE)
    for number in range(1, 13):
        assert game.round == number
        assert game.phase is Phase.PICK
        first = 4 * number - 3
        assert game.table.hands == ((first, first + 1, first + 2, first + 3),)
        game = through_round(game)
    assert game.is_over
    assert len(game.table.pile) == 12


def test_2_3_cards_not_picked_leave_the_game() -> None:
    game = after(start(ALONE), Pick(0, 3))
    assert game.phase is Phase.MAP
    assert game.map_phase is not None
    assert game.map_phase.selected == (3,)
    assert not game.may_take_back(0)
    assert game.table.hands == ((),)
    game = through_map_phase(game)
    assert game.table.hands == ((5, 6, 7, 8),)
    assert not {1, 2, 4} & {*game.table.pile, *game.table.hands[0]}


def test_all_offered_cards_count_as_seen() -> None:
    game = start(ALONE, deck=None)
    assert [card.number for card in view_of(game, 0).unseen] == list(range(5, 61))
    game = through_round(game)
    assert [card.number for card in view_of(game, 0).unseen] == list(range(9, 61))


def test_no_view_shows_the_order_of_the_pile() -> None:
    """A computer player knows which cards may come, but not when."""
    game = through_round(start(ALONE))
    other = replace(game, table=game.table._replace(pile=tuple(reversed(game.table.pile))))
    assert view_of(game, 0) == view_of(other, 0)
