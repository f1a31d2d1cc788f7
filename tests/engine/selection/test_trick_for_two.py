"""Selection by trick with two players (rules.md 3.3)."""

from __future__ import annotations

import pytest

from engine.actions import Accept, Action, Bid, Contest, Discard, Take, TakePair
from engine.events import MapPhaseBegan, PairAccepted, PairContested, PairNamed, PairTurnedUp, SeatChose
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.parts.squares import Colour, Position
from engine.views import Phase, view_of
from tests.engine.tables import after, events_of, refused, start, through_map_phase

OPTIONS = GameOptions(2, Rules.HOKKAIDO, Selection.TRICK)
BLUE, GREY = Position(0, 0), Position(1, 0)


def begin(provinces: tuple[str, str] = ("b g / D D / D T", "b g / D D / D T")) -> Game:
    """Seat 0 has cards 1 to 6, seat 1 has 7 to 12, and the pair ``deck`` is 13 and 14."""
    return start(OPTIONS, provinces=provinces, turn_order=[0, 1])


def named(pair: str = "hands") -> Game:
    """Seat 1 has won the trick and named a pair; the pair ``hands`` is 6 and 7."""
    return after(begin(), Bid(0, 6), Bid(1, 7), TakePair(1, pair))


def test_rule_3_3_two_cards_from_the_pile_are_the_pair_deck() -> None:
    game = begin()
    assert game.table.pile[0] == 15
    trick = view_of(game, None).trick
    assert trick is not None
    assert [card.number for card in trick.pairs["deck"]] == [13, 14]
    assert "hands" not in trick.pairs


def test_rule_3_3_both_play_in_any_order_hidden_until_both_have() -> None:
    game = after(begin(), Bid(1, 7))
    assert game.waiting_for == (0,)
    view = view_of(game, 0)
    assert view.seats[1].acted
    assert view.trick is not None
    assert view.trick.played == ()
    assert "hands" not in view.trick.pairs
    assert events_of(game, Bid(0, 6)) == (SeatChose(0), PairTurnedUp("hands", (6, 7)))


PLAYED = after(begin(), Bid(0, 6), Bid(1, 7))
ACCEPTED = after(named(), Accept(0))
POOR = after(begin(("b D / D D / D T", "D D / D D / D T")), Bid(0, 6), Bid(1, 7), TakePair(1, "deck"))


@pytest.mark.parametrize(
    ("game", "action", "said"),
    [
        (begin(), Bid(0, 6, BLUE), "with two players no cube can be added (rule 3.3)"),
        (after(begin(), Bid(1, 7)), Bid(1, 8), "the seat has already played a card (rule 3.3)"),
        (after(begin(), Bid(1, 7)), Bid(0, 7), "card 7 is not in the hand (rule 3.3)"),
        (PLAYED, TakePair(0, "deck"), "it is seat 1's turn (rule 3.3)"),
        (PLAYED, TakePair(1, "pile"), 'there is no pair "pile"'),
        (PLAYED, Take(1, 6), "the winner of the trick is choosing a pair: no take"),
        (named(), Accept(1), "it is seat 0's turn (rule 3.3)"),
        (named(), Contest(1, (BLUE, GREY), "hands"), "it is seat 0's turn (rule 3.3)"),
        # The two cubes must be different and from the player's own map.
        (named(), Contest(0, (BLUE, Position(0, 1)), "hands"), "there is no cube at 0, 1 (rule 3.3)"),
        (named(), Contest(0, (BLUE, BLUE), "hands"), "the cube at 0, 0 is named twice"),
        (POOR, Contest(0, (BLUE, GREY), "deck"), "there is no cube at 1, 0 (rule 3.3)"),
        (ACCEPTED, Discard(0, 6), "card 6 is not in the pair (rule 3.3)"),
        (ACCEPTED, Bid(0, 5), "the players are discarding a card of their pair: no bid"),
        (after(ACCEPTED, Discard(0, 13)), Discard(0, 14), "the seat has already discarded (rule 3.3)"),
    ],
)
def test_rule_3_3_what_is_refused(game: Game, action: Action, said: str) -> None:
    refused(game, action, said)


def test_rule_3_3_the_higher_card_names_a_pair() -> None:
    assert (PLAYED.phase, PLAYED.waiting_for) == (Phase.TAKE_PAIR, (1,))
    assert events_of(PLAYED, TakePair(1, "hands")) == (PairNamed(1, "hands"),)


def test_rule_3_3_the_loser_accepts_the_other_pair() -> None:
    game = named("hands")
    assert game.waiting_for == (0,)
    assert events_of(game, Accept(0)) == (PairAccepted(0),)
    game = after(game, Accept(0))
    assert [card.number for card in view_of(game, 0).pair] == [13, 14]
    assert [card.number for card in view_of(game, 1).pair] == [6, 7]
    assert view_of(game, None).pair == ()


def test_rule_3_3_the_loser_takes_the_named_pair_for_two_cubes() -> None:
    game = named("hands")
    contest = Contest(0, (BLUE, GREY), "hands")
    assert events_of(game, contest) == (PairContested(0, "hands", (BLUE, GREY)),)
    before = game.table.supply
    game = after(game, contest)
    assert [card.number for card in view_of(game, 0).pair] == [6, 7]
    assert [card.number for card in view_of(game, 1).pair] == [13, 14]
    assert not game.table.maps[0].cubes
    assert game.table.supply[Colour.BLUE] == before[Colour.BLUE] + 1
    assert game.table.supply[Colour.GREY] == before[Colour.GREY] + 1


def test_rule_3_3_each_player_discards_one_card_of_the_pair_and_builds_the_other() -> None:
    game = after(named("hands"), Accept(0))
    game = after(game, Discard(0, 13))
    own = view_of(game, 0).seats[0].selected
    assert own is not None
    assert own.number == 14
    assert view_of(game, 1).seats[0].selected is None
    assert MapPhaseBegan((14, 6), ()) in events_of(game, Discard(1, 7))
    game = after(game, Discard(1, 7))
    assert game.map_phase is not None
    assert game.map_phase.selected == (14, 6)
    assert all(13 not in hand and 7 not in hand for hand in game.table.hands)


def test_rule_3_3_the_next_trick_has_two_new_cards() -> None:
    game = through_map_phase(after(named("hands"), Accept(0), Discard(0, 13), Discard(1, 7)))
    assert game.phase is Phase.BID
    assert game.waiting_for == (0, 1)
    trick = view_of(game, None).trick
    assert trick is not None
    assert [card.number for card in trick.pairs["deck"]] == [15, 16]
    assert trick.chosen == (None, None)


@pytest.mark.parametrize(
    ("game", "chosen", "contested_by"),
    [
        (begin(), (None, None), None),
        (named("deck"), (None, "deck"), None),
        (after(named("deck"), Accept(0)), ("hands", "deck"), None),
        (after(named("deck"), Contest(0, (BLUE, GREY), "deck")), ("deck", "hands"), 0),
        # The loser may also pay for the other pair, which is left anyway.
        (after(named("deck"), Contest(0, (BLUE, GREY), "hands")), ("hands", "deck"), None),
    ],
)
def test_rule_3_3_who_has_which_pair_and_who_has_paid_for_it_is_open(
    game: Game, chosen: tuple[str | None, ...], contested_by: int | None
) -> None:
    trick = view_of(game, None).trick
    assert trick is not None
    assert (trick.chosen, trick.contested_by) == (chosen, contested_by)
