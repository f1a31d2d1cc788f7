"""The card that computer players play to a trick, by what they can expect to take."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.actions import Accept, Bid, Contest, TakePair
from engine.chance import Chance
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.players import HardPlayer, NormalPlayer
from engine.players.bidding import offers_in_trick
from engine.players.bidding_ahead import (
    bid_against_one,
    bid_against_several,
    cards_in_question,
    expected_answers,
)
from engine.views import View, view_of
from tests.engine.tables import after, deck_of, start

CHANCE = Chance(b"")


def last_to_play() -> Game:
    """A trick in which 20 and 30 have been played and only the third player has yet to play."""
    options = GameOptions(3, Rules.HOKKAIDO, Selection.TRICK)
    hands = [20, *range(50, 55), 30, *range(55, 60), 15, 40]
    game = start(options, hands, turn_order=[0, 1, 2])
    return after(game, Bid(0, 20), Bid(1, 30))


@pytest.mark.parametrize(
    ("on_table", "played"),
    [
        pytest.param((9000, 5000), 40, id="the highest number has the first choice of good cards"),
        pytest.param((1000, 1000), 15, id="where there is nothing to choose, the low number is spent"),
    ],
)
def test_the_last_to_play_considers_what_it_could_take(on_table: tuple[int, int], played: int) -> None:
    view = view_of(last_to_play(), 2)
    assert {15, 40} <= {card.number for card in view.hand}
    values = dict.fromkeys((card.number for card in view.hand), -100_000)
    values |= {15: 1000, 40: 1000, 20: on_table[0], 30: on_table[1]}
    assert offers_in_trick(view, values, {})[0].offer.card.number == played


def trick_for_two(round_number: int) -> View:
    """Seat 0 has cards 1 to 5 and 60, seat 1 has 11 to 16, and the pair ``deck`` is 21 and 22."""
    options = GameOptions(2, Rules.HOKKAIDO, Selection.TRICK)
    view = view_of(start(options, [*range(1, 6), 60, *range(11, 17), 21, 22], turn_order=[0, 1]), 0)
    return replace(view, round=round_number)


def everything_worth(view: View, value: int) -> dict[int, int]:
    return dict.fromkeys((card.number for card in cards_in_question(view, expected_answers(view))), value)


@pytest.mark.parametrize(("round_number", "played"), [(1, 60), (3, 60), (4, 1), (6, 1), (7, 60), (10, 1)])
def test_with_nothing_at_stake_high_cards_go_before_hands_pass_and_low_ones_afterwards(
    round_number: int, played: int
) -> None:
    view = trick_for_two(round_number)
    same = everything_worth(view, 1000)
    assert bid_against_one(view, [same, same], expected_answers(view)) == Bid(0, played)


def test_a_card_that_only_the_other_player_wants_is_worth_a_high_bid() -> None:
    view = trick_for_two(4)
    mine = everything_worth(view, 1000)
    theirs = {**mine, 21: 50_000}
    # The lowest card loses to nearly every card the other player may have, who then takes card 21.
    assert bid_against_one(view, [mine, theirs], expected_answers(view)) == Bid(0, 60)


def test_against_a_known_hand_no_higher_card_is_played_than_needed() -> None:
    options = GameOptions(2, Rules.HOKKAIDO, Selection.TRICK)
    view = view_of(start(options, [5, 8, 30, *range(57, 60), *range(11, 17), 21, 22], turn_order=[0, 1]), 0)
    known = tuple(card for card in view.unseen if card.number == 7)
    view = replace(view, round=4, remembered=((), known))
    answers = expected_answers(view)
    assert {answer[1] for answer in answers} == set(known)
    mine = everything_worth(view, 1000) | {21: 9000}
    assert bid_against_one(view, [mine, mine], answers) == Bid(0, 8)


def test_a_high_card_is_played_only_if_others_want_the_same_card() -> None:
    """Card 20 is best for the last to play, who needs a high card for it only if the others want it too."""
    view = replace(view_of(last_to_play(), 2), round=4)
    answers = expected_answers(view)
    assert not any(answers), "everyone else has played"
    wanted = everything_worth(view, 0) | {20: 5000}
    unwanted = {**wanted, 20: -1000}
    assert bid_against_several(view, [wanted, wanted, wanted], answers, {}) == Bid(2, 40)
    lowest = min(card.number for card in view.hand)
    assert bid_against_several(view, [unwanted, unwanted, wanted], answers, {}) == Bid(2, lowest)


def test_expected_answers_are_different_unseen_cards() -> None:
    options = GameOptions(4, Rules.HOKKAIDO, Selection.TRICK)
    view = view_of(start(options, turn_order=[2, 0, 1, 3]), 2)
    unseen = set(view.unseen)
    answers = list(expected_answers(view))
    assert answers
    for answer in answers:
        assert set(answer) == {0, 1, 3}
        assert len(set(answer.values())) == 3
        assert set(answer.values()) <= unseen


def test_hard_pays_for_a_pair_that_only_the_other_player_needs() -> None:
    """Card 22 extends seat 0's lake; for seat 1 it would start a lake, which is not worth two cubes."""
    options = GameOptions(2, Rules.HOKKAIDO, Selection.TRICK)
    deck = deck_of({22: "L D / D D / D T"})
    provinces = ["L L / L L / L D", "b b / b b / D D"]
    game = start(
        options, [60, *range(2, 7), *range(11, 17), 21, 22], deck=deck, provinces=provinces, turn_order=[0, 1]
    )
    game = after(game, Bid(0, 60), Bid(1, 11), TakePair(0, "deck"))
    view = view_of(game, 1)
    assert NormalPlayer().decide(view, CHANCE) == Accept(1)
    assert isinstance(HardPlayer().decide(view, CHANCE), Contest)
