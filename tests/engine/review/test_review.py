"""The review of a game: the mistakes, their cost as valued by the normal player, and the reasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.actions import Bid, Discard, Done, Pick, Place, Take, Terraform
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.parts.placement import Placement
from engine.players.evaluator import POINT, situation_of, valuation_of
from engine.players.play import play_game
from engine.record.record import read_record
from engine.review import Decision, Reason, Review, cost_of, review
from engine.review.reasons import reason_between
from engine.views import Phase, view_of
from tests.engine.drawn_maps import card, drawn_map
from tests.engine.tables import after, deck_of, start
from tests.long import tries

RECORDS = Path(__file__).parents[1] / "records"


def reviewed(name: str, *seats: int) -> tuple[Game, Review]:
    game = read_record((RECORDS / f"{name}.json").read_bytes()).replay()
    return game, review(game, seats)


def in_points(value: int) -> int:
    """A difference between values, in points as a player reads it: at least one."""
    return max(round(value / POINT), 1)


def game_before(game: Game, index: int) -> Game:
    """The game before the action at this index."""
    return after(Game.start(game.options, game.deck, game.setup), *game.actions[:index])


@pytest.mark.parametrize("name", ["hokkaido-draft-2-A", "honshu-trick-3-B", "hokkaido-trick-2-B"])
def test_the_review_of_a_kept_game_is_consistent(name: str) -> None:
    game, found = reviewed(name, 0)
    (seat,) = found.seats
    scores = [score.total for score in game.result().scores]
    assert len(found.standing) == 12
    assert found.standing[-1] == tuple(scores)
    costs = [cost_of(mistakes) for mistakes in seat.rounds]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) > 3
    assert {mistakes[0].round: cost_of(mistakes) for mistakes in seat.rounds} == {
        number: cost for number, cost in enumerate(seat.by_round, 1) if cost
    }
    assert sum(costs) == sum(seat.by_round) == sum(seat.lost.values())
    assert seat.accuracy == round(100 * scores[0] / (scores[0] + sum(costs)))


@pytest.mark.parametrize("name", ["hokkaido-draft-3-A", "hokkaido-draft-5-A", "honshu-trick-3-A"])
def test_a_mistakes_cost_is_the_difference_in_value_of_the_maps_shown(name: str) -> None:
    game, found = reviewed(name, 0)
    placing = {mistake.round: mistake for mistake in found.seats[0].mistakes if mistake.card is not None}
    placing = {number: of for number, of in placing.items() if of.decision is Decision.PLACE}
    placed: dict[int, tuple[Game, Place]] = {}
    terraformed = set()
    now = Game.start(game.options, game.deck, game.setup)
    for action in game.actions:
        if isinstance(action, Place) and action.seat == 0:
            placed[now.round] = (now, action)
        elif isinstance(action, Terraform) and action.seat == 0:
            terraformed.add(now.round)
        now, _ = now.apply(action)
    assert {*placing} - terraformed, "no mistake can be compared exactly"
    for number, mistake in placing.items():
        before, action = placed[number]
        valuation = valuation_of(situation_of(view_of(before, 0), 0), number)
        worth = [valuation.of(one.features(valuation.terms)) for one in (mistake.better, mistake.played)]
        if number in terraformed:
            assert in_points(worth[0] - worth[1]) >= mistake.cost, "a tile may have made up for some of it"
        else:
            assert in_points(worth[0] - worth[1]) == mistake.cost
        assert mistake.better_placement not in (None, action.placement)
        assert mistake.card == mistake.better_card == action.placement.card


OPTIONS = (
    GameOptions(2, Rules.HONSHU, Selection.DRAFT),
    GameOptions(3, Rules.HOKKAIDO, Selection.TRICK),
    GameOptions(2, Rules.HOKKAIDO, Selection.DRAFT, with_goals=True),
    GameOptions(2, Rules.HOKKAIDO, Selection.TRICK, with_goals=True),
)


@pytest.mark.parametrize(
    "options",
    OPTIONS[: tries(2, len(OPTIONS))],
    ids=lambda options: f"{options.rules}-{options.selection}-{options.players}",
)
def test_the_normal_player_makes_no_mistakes(options: GameOptions) -> None:
    """No seat is blamed for a card that another had taken, or a desert that was already terraformed."""
    game = play_game(options, shipped_deck(str(options.rules)), "review", "normal")
    for seat in review(game, range(options.players)).seats:
        assert (seat.accuracy, seat.mistakes, set(seat.lost.values())) == (100, (), {0})


def test_a_better_card_to_pick() -> None:
    """Seat 0 picks a plain card instead of a factory that matches its province's cube."""
    deck = deck_of({1: "b4 D / D D / D D"})
    game = start(GameOptions(2), deck=deck, provinces=["b D / D D / D T", "D D / D D / D T"])
    view = view_of(game, 0)
    assert view.phase is Phase.PICK
    game = after(game, Pick(0, 2), Pick(1, 7))
    (seat,) = review(game, [0]).seats
    (mistake,) = seat.mistakes
    assert (mistake.round, mistake.decision) == (1, Decision.PICK)
    assert (mistake.card, mistake.better_card) == (2, 1)
    assert mistake.cost > 1


def test_a_better_card_to_take_in_a_trick() -> None:
    """The first to take chooses a plain card instead of a factory that matches its province's cube."""
    options = GameOptions(3, Rules.HOKKAIDO, Selection.TRICK)
    deck = deck_of({20: "b4 D / D D / D D"})
    hands = [40, *range(50, 55), 20, *range(55, 60), 15]
    provinces = ["b D / D D / D T", "D D / D D / D T", "D D / D D / D T"]
    game = start(options, hands, deck=deck, provinces=provinces, turn_order=[0, 1, 2])
    game = after(game, Bid(0, 40), Bid(1, 20), Bid(2, 15), Take(0, 15))
    (mistake,) = review(game, [0]).seats[0].mistakes
    assert (mistake.round, mistake.decision) == (1, Decision.PICK)
    assert (mistake.card, mistake.better_card) == (15, 20)


def test_a_better_spot_for_the_card() -> None:
    """The card's lake could have extended the province's lake."""
    deck = deck_of({1: "L D / D D / D D"})
    game = start(GameOptions(2), deck=deck, provinces=["L L / L D / D T", "D D / D D / D T"])
    game = after(game, Pick(0, 1), Pick(1, 7), Discard(0, 2), Discard(1, 8))
    game = after(game, Place(0, Placement(1, 1, 2, 0)), Done(0))
    (mistake,) = review(game, [0]).seats[0].mistakes
    assert (mistake.decision, mistake.reason) == (Decision.PLACE, Reason.LAKE)
    assert mistake.better.measures != mistake.played.measures


def test_terraforming_can_make_up_for_part_of_a_spots_cost() -> None:
    game, found = reviewed("hokkaido-trick-3-B", 2)
    of_round = (one for one in found.seats[0].mistakes if one.round == 12)
    (mistake,) = (one for one in of_round if one.decision is Decision.PLACE)
    before = next(
        game_before(game, index)
        for index, action in enumerate(game.actions)
        if isinstance(action, Place) and action.placement.card == mistake.card
    )
    valuation = valuation_of(situation_of(view_of(before, 2), 2), 12)
    worth = [valuation.of(one.features(valuation.terms)) for one in (mistake.better, mistake.played)]
    assert 0 < mistake.cost < in_points(worth[0] - worth[1])


def test_a_seat_that_has_terraformed_is_not_blamed_for_not_doing_it_again() -> None:
    game, _ = reviewed("hokkaido-draft-2-A")
    turned = [
        index
        for index, action in enumerate(game.actions)
        if isinstance(action, Terraform) and action.seat == 0
    ]
    assert turned
    for index in turned:
        end = next(
            later
            for later, action in enumerate(game.actions)
            if later > index and isinstance(action, Done) and action.seat == 0
        )
        before, after_it = (review(game_before(game, number), [0]).seats[0] for number in (end, end + 1))
        assert before.lost[Decision.TERRAFORM] == after_it.lost[Decision.TERRAFORM]


def test_a_second_lake_that_does_not_score_yet_is_explained_by_its_room() -> None:
    game = start(GameOptions(2), provinces=["L L / D D / D D"])
    map_ = game.table.maps[0].lay(card(3, "D D / D D / D D"), Placement(3, 0, 2, 0))
    laid = Placement(1, 0, 4, 0)
    better, played = (map_.lay(card(1, drawing), laid) for drawing in ("D D / D D / D L", "T D / D D / D D"))
    valuation = valuation_of(situation_of(view_of(game, 0), 0), 6)
    assert reason_between(valuation, played, better) is Reason.LAKE_ROOM


def test_no_reason_is_given_for_a_larger_town_that_does_not_score_yet() -> None:
    played, better = (drawn_map(f"L L L L\nT T {square} L\nM M M M\nD T D D") for square in ("D", "T"))
    game = start(GameOptions(2))
    valuation = valuation_of(situation_of(view_of(game, 0), 0), 6)
    worth = [valuation.of(one.features(valuation.terms)) for one in (played, better)]
    assert worth[0] < worth[1]
    assert reason_between(valuation, played, better) is None


def test_a_picks_cost_is_the_difference_in_value_of_the_maps_shown() -> None:
    """In Honshu, only some placements are valued to compare cards, but the best ones are shown."""
    game, found = reviewed("honshu-draft-2-A", 0)
    mistakes = found.seats[0].mistakes
    costs = {mistake.round: mistake for mistake in mistakes if mistake.decision is Decision.PICK}
    assert 7 in costs
    now = Game.start(game.options, game.deck, game.setup)
    for action in game.actions:
        if isinstance(action, Pick) and action.seat == 0 and now.round in costs:
            valuation = valuation_of(situation_of(view_of(now, 0), 0), now.round)
            mistake = costs[now.round]
            worth = [valuation.of(one.features(valuation.terms)) for one in (mistake.better, mistake.played)]
            assert in_points(worth[0] - worth[1]) == mistake.cost
        now, _ = now.apply(action)


#: For each reason, the part of the score that must be higher on the better map.
SCORED = {
    Reason.LAKE: "lakes",
    Reason.TOWN: "towns",
    Reason.FACTORY: "factories",
    Reason.FOREST: "forests",
}


@pytest.mark.parametrize("rules", list(Rules))
def test_the_part_given_as_the_reason_scores_more(rules: Rules) -> None:
    game = play_game(GameOptions(2, rules, Selection.DRAFT), shipped_deck(str(rules)), "said", "easy")
    mistakes = [mistake for seat in review(game, [0, 1]).seats for mistake in seat.mistakes]
    said = [mistake for mistake in mistakes if mistake.reason in SCORED]
    assert said
    for mistake in said:
        assert mistake.reason is not None
        part = SCORED[mistake.reason]
        played, better = (game.score_of(one, 0).parts[part] for one in (mistake.played, mistake.better))
        assert better > played


def test_a_forced_take_and_a_discard_in_a_draft_are_not_compared() -> None:
    """The last to take has no choice; the value of a discard is not known."""
    game, _ = reviewed("hokkaido-trick-3-A", 0)
    takers = [action.seat for action in game.actions[:6] if isinstance(action, Take)]
    found = review(game_before(game, 6), takers)
    compared = {seat.seat: seat.compared for seat in found.seats}
    assert [compared[seat] for seat in takers] == [1, 1, 0]

    game, _ = reviewed("hokkaido-draft-2-A", 0)
    assert [type(action) for action in game.actions[:4]] == [Pick, Pick, Discard, Discard]
    assert [seat.compared for seat in review(game_before(game, 4), [0, 1]).seats] == [1, 1]


def test_every_choice_between_cards_and_every_placement_is_compared() -> None:
    game, found = reviewed("honshu-draft-2-A", 0)
    choices = 0
    for index, action in enumerate(game.actions):
        if action.seat == 0 and isinstance(action, Pick):
            choices += len(view_of(game_before(game, index), 0).hand) > 1
        choices += action.seat == 0 and isinstance(action, Place)
    assert found.seats[0].compared == choices


def test_only_the_given_seats_are_reviewed() -> None:
    _, found = reviewed("hokkaido-draft-3-A", 2, 1)
    assert [seat.seat for seat in found.seats] == [1, 2]
