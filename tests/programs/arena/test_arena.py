"""The arena and what it measures by: small enough to run with all tests."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.computer_seats import USUAL_OPPONENT
from engine.actions import Contest, Unplaceable
from engine.chance import Chance
from engine.decks import shipped_deck
from engine.game import Game
from engine.maps.features import FEATURES
from engine.options import ROUNDS, GameOptions, Rules, Selection
from engine.players import PLAYERS
from engine.players.weights import weights_of
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import view_of
from tests.engine.random_games import finished
from tests.programs.arena import odd_decks
from tests.programs.arena.__main__ import Match, line_of, worth_of
from tests.programs.arena.clairvoyant import deal_of, reach, with_same_cards
from tests.programs.arena.first_offers import behind
from tests.programs.arena.matches import Run, deals, interval, play, variant, with_interval
from tests.programs.arena.training import BY_HAND, between, choices, fit, fit_to_differences
from tests.programs.arena.tried import TRIED


@pytest.mark.parametrize("rules", Rules)
def test_easy_is_ahead_of_random(rules: Rules) -> None:
    outcomes = list(deals(variant(rules, 2), PLAYERS["easy"], PLAYERS["random"], 2, Run("short")))
    assert [outcome.ahead for outcome in outcomes] == [1, 1]
    assert all(outcome.points - outcome.others > 5 for outcome in outcomes)
    assert all(outcome.place == 1 for outcome in outcomes)


def test_normal_is_ahead_of_easy() -> None:
    (outcome,) = deals(variant(Rules.HOKKAIDO, 2), PLAYERS["normal"], PLAYERS["easy"], 1, Run("short"))
    assert outcome.ahead == 1


def test_a_feature_left_out() -> None:
    line = worth_of("cubes", Rules.HOKKAIDO, 2, Run("line"))
    assert line.startswith("hokkaido: normal with cubes ahead ")


def test_a_player_is_even_with_itself() -> None:
    """Both sides have the same deals from every seat."""
    for outcome in deals(variant(Rules.HOKKAIDO, 3), PLAYERS["random"], PLAYERS["random"], 2, Run("even")):
        assert outcome.points == pytest.approx(outcome.others)
        assert outcome.ahead == pytest.approx(0.5)
        assert outcome.place == pytest.approx(2)


def test_a_newcomer_is_close_to_the_usual_opponents() -> None:
    """Who takes the first card and the first spot offered ends within 12 points of the better of two."""
    for by_value in (False, True):
        (points,) = behind(Rules.HOKKAIDO, USUAL_OPPONENT, 1, "newcomer", by_value=by_value)
        assert points < 12


def test_a_line_says_what_is_wanted() -> None:
    line = line_of(Match("random", "random", 0.5), variant(Rules.HONSHU, 2), 2, Run("line"))
    assert line.startswith("honshu for 2: random ahead of random 50.0% ± 0.0% (wanted 50%)")


def test_a_match_of_other_weights() -> None:
    """A player that looks at nothing but the constant loses to itself."""
    blind = tuple((*[0] * (len(FEATURES) - 1), 1) for _ in range(ROUNDS))
    line = line_of(Match("normal", "normal", None), variant(Rules.HOKKAIDO, 2), 2, Run("line"), blind)
    assert line.startswith("hokkaido for 2: normal ahead of normal 0.0%")


@pytest.mark.parametrize("name", ["ahead", "picking", "denying", "bidding", "milder"])
def test_what_was_tried_and_not_kept_can_be_tried_again(name: str) -> None:
    options, deck = variant(Rules.HONSHU, 2), shipped_deck(GAMES[Rules.HONSHU].deck)
    game = Game.start(options, deck, draw_up(options, deck, name, None))
    while game.round == 1:
        seat = game.waiting_for[0]
        game, _ = game.apply(TRIED[name].decide(view_of(game, seat), Chance(b"tried")))
    assert {len(player_map.cards) for player_map in game.table.maps} == {2}


@pytest.mark.parametrize("seed", ["odd", "even"])
def test_honshu_is_played_with_a_scoring_card_or_without(seed: str) -> None:
    seats = [PLAYERS["random"]] * 2
    for rules, has_scoring_card, found in (
        (Rules.HONSHU, True, True),
        (Rules.HONSHU, False, False),
        (Rules.HONSHU, None, seed == "odd"),
        (Rules.HOKKAIDO, True, False),
    ):
        game = play(variant(rules, 2), seed, seats, has_scoring_card=has_scoring_card)
        assert (game.scoring_card is not None) is found


def test_an_interval() -> None:
    mean, either_way = interval([1.0, 0.0, 1.0, 0.0])
    assert mean == 0.5
    assert either_way == pytest.approx(0.566, abs=0.001)
    assert with_interval([3.0, 1.0], "+.1f") == "+2.0 ± 2.0"
    assert with_interval([0.5], ".1%") == "50.0%", "one value has no interval"


@pytest.mark.parametrize("rules", Rules)
def test_whoever_sees_all_cards_to_come_reaches_more(rules: Rules) -> None:
    game = play(variant(rules, 2), "foreseen", [PLAYERS["easy"]] * 2)
    deal = deal_of(game, 0)
    assert len(deal.offers) == 12
    assert deal.reached == sum(
        points for part, points in game.result().scores[0].parts.items() if part != "goals"
    )
    assert reach(deal, 2) > deal.reached
    laid = game.table.maps[0]
    without_choice = with_same_cards(deal, game, 0).offers
    assert [offer.cards for (offer,) in without_choice] == [
        (game.deck.card(card.number),) for card in laid.cards[1:]
    ]


def test_a_card_that_was_set_aside_is_that_of_its_round() -> None:
    """Another one of the same hand may have been laid later: it must not come twice."""
    game = finished(GameOptions(2, Rules.HOKKAIDO, Selection.DRAFT), 7, wild=True)
    aside = [action.card for action in game.actions if isinstance(action, Unplaceable) and action.seat == 0]
    deal = deal_of(game, 0)
    cards = [offer.cards[0].number for (offer,) in with_same_cards(deal, game, 0).offers]
    assert len({*cards}) == len(cards) == len(deal.offers)
    laid = [card.number for card in game.table.maps[0].cards[1:]]
    assert [card for card in cards if card not in aside] == laid
    assert len(aside) > 3


def test_whoever_sees_all_cards_to_come_pays_for_them_too() -> None:
    """A seat that has contested a pair has paid two cubes for it; without these it would have the other."""
    seat, game = contested()
    contests = [action for action in game.actions if isinstance(action, Contest) and action.seat == seat]
    deal = deal_of(game, seat)
    paying = [offers for offers in deal.offers if offers[0].cubes]
    assert len(paying) == len(contests) > 0
    for paid, free in paying:
        assert (paid.cubes, free.cubes) == (2, 0)
        assert len({card.number for card in (*paid.cards, *free.cards)}) == 4
    # A map without a cube cannot have what must be paid for.
    bare = deal.start.without_cubes(deal.start.cubes)
    score = GAMES[Rules.HONSHU].score(bare, 0, game.scoring_card).total
    paid, _ = paying[0]
    assert reach(replace(deal, start=bare, offers=((paid,),)), 2) == score
    assert reach(replace(deal, start=bare, offers=((paid._replace(cubes=0),),)), 2) > score


def contested() -> tuple[int, Game]:
    """A game of Honshu in which a seat has contested a pair, and that seat."""
    for number in range(20):
        game = play(variant(Rules.HONSHU, 2), f"contested {number}", [PLAYERS["easy"]] * 2)
        for action in game.actions:
            if isinstance(action, Contest):
                return action.seat, game
    raise AssertionError("nobody has contested a pair")


def test_a_fit_finds_the_weights_that_made_the_targets() -> None:
    chance = Chance(b"fit")
    prior = [0] * len(FEATURES)
    true = [0 if name in BY_HAND else 1000 * (place % 5 - 2) for place, name in enumerate(FEATURES)]
    rows = [[*(chance.below(10) for _ in FEATURES[:-1]), 1] for _ in range(400)]
    targets = [sum(weight * x for weight, x in zip(true, row, strict=True)) / 1000 for row in rows]
    found, explained = fit(rows, targets, prior)
    assert explained > 0.99
    assert all(abs(weight - expected) < 150 for weight, expected in zip(found[:-1], true[:-1], strict=True))


def test_a_fit_to_differences_finds_what_choices_differ_in() -> None:
    """Each choice has a level of its own, which no feature tells."""
    chance = Chance(b"differences")
    true = [0 if name in BY_HAND else 500 * (place % 5 - 2) for place, name in enumerate(FEATURES)]
    compared = []
    for _ in range(200):
        rows = [[*(chance.below(10) for _ in FEATURES[:-1]), 1] for _ in range(6)]
        level = chance.below(100)
        worth = [sum(weight * x for weight, x in zip(true[:-1], row[:-1], strict=True)) for row in rows]
        compared.append((rows, [level + value / 1000 for value in worth]))
    found, explained = fit_to_differences(compared, [0] * len(FEATURES))
    assert explained > 0.99
    assert all(abs(weight - expected) < 100 for weight, expected in zip(found[:-1], true[:-1], strict=True))


def test_choices_are_maps_with_one_card_more_than_before() -> None:
    by_round = choices(Rules.HOKKAIDO, weights_of(Rules.HOKKAIDO), 1, "choices")
    for round_number, (choice,) in enumerate(by_round, start=1):
        assert len(choice.positions) > 1
        assert {len(position.map.cards) for position in choice.positions} == {round_number + 1}
        assert len(choice.cards) > round_number + 1


def test_half_of_the_way_is_the_mean() -> None:
    start, end = ((0, 1000), (-4, 7)), ((100, 0), (4, 7))
    assert between(start, end, 0) == start
    assert between(start, end, 50) == ((50, 500), (0, 7))
    assert between(start, end, 100) == end


def test_a_thought_that_is_too_long_fails_the_run_on_odd_decks(capsys: pytest.CaptureFixture[str]) -> None:
    assert odd_decks.verdict({"hard": 2.0, "easy": 0.1}) == 0
    assert odd_decks.verdict({"hard": 2.01, "easy": 0.1, "normal": 3.0}) == 1
    assert capsys.readouterr().out == "more than 2 s of processor time: hard, normal\n"
