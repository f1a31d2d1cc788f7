"""Values from masks match the map after the placement, and features match the naive map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from engine.actions import Place
from engine.maps.features import FEATURES
from engine.maps.terms import Terms
from engine.maps.valuation import Valuation
from engine.options import GameOptions, Rules
from engine.parts.cards import MapCard
from engine.parts.squares import Colour
from engine.players.player import map_with
from engine.scoring.goals import GOALS
from engine.views import View, view_of
from tests.engine import random_games
from tests.engine.both_maps import grow_both
from tests.engine.naive.features import features as naive_features
from tests.engine.random_maps import COLOURS, Dice
from tests.long import tries

MAPS = tries(20, 600)

CASES = [(rules, seed, wild) for rules in Rules for seed in range(2) for wild in (False, True)]


def some_terms(dice: Dice, rules: Rules) -> Terms:
    """More open goals or scoring cards than any game has, drawn at random."""
    colours = tuple(Colour(name) for name in COLOURS[rules])
    if rules is Rules.HOKKAIDO:
        return Terms(colours, True, frozenset(dice.some(GOALS, 50)), dice.below(4))
    return Terms(
        colours,
        False,
        cubes_per_factory=1 + dice.below(3),
        points_per_lake_square=dice.choice([None, 2]),
        row_of_forests=dice.choice([0, 4]),
        block_of_deserts=dice.choice([0, 5]),
        town_among_towns=dice.choice([0, 3]),
        empty_production=dice.choice([0, 2]),
        extra_per_cube=dice.choice([{}, {Colour.BLUE: 2, Colour.YELLOW: 1}]),
    )


def some_weights(dice: Dice) -> list[int]:
    """Random weights, so different that no feature can be mistaken for another."""
    return [dice.below(2_000_001) - 1_000_000 for _ in FEATURES]


def moments(rules: Rules, seed: int, *, wild: bool) -> Iterator[tuple[View, MapCard]]:
    """The seat's view before each placement in a random game, and the card to place."""
    for turn in random_games.play(GameOptions(2, rules), seed, wild=wild):
        if isinstance(turn.action, Place):
            view = view_of(turn.before, turn.action.seat)
            card = view.seats[turn.action.seat].selected
            assert card is not None
            yield view, card


@pytest.mark.parametrize(("rules", "seed", "wild"), CASES)
def test_a_tried_placement_has_the_value_of_the_map_after_it(rules: Rules, seed: int, wild: bool) -> None:
    dice = Dice(seed)
    for view, card in moments(rules, seed, wild=wild):
        assert view.seat is not None
        player_map = view.seats[view.seat].map
        valuation = Valuation(some_terms(dice, rules), some_weights(dice))
        trials = player_map.trials(valuation)
        found = trials.of(card, view.supply)
        placements = list(player_map.legal_placements(card))
        assert [trials.placement(card, trial) for trial in found] == placements
        for trial, placement in list(zip(found, placements, strict=True))[::5]:
            laid = map_with(view, card, placement)
            assert trial.value == valuation.of(laid.features(valuation.terms)), placement


def test_a_short_supply_changes_the_values() -> None:
    dice = Dice(5)
    tried = 0
    for view, card in moments(Rules.HOKKAIDO, 3, wild=True):
        if not any(square.colour for square in card.squares):
            continue
        assert view.seat is not None
        for left in (0, 1):
            supply: Mapping[Colour, int] = dict.fromkeys(view.supply, left)
            trials = view.seats[view.seat].map.trials(
                Valuation(some_terms(dice, Rules.HOKKAIDO), some_weights(dice))
            )
            short = [trial.value for trial in trials.of(card, supply)]
            tried += short != [trial.value for trial in trials.of(card, dict.fromkeys(supply, 9))]
    assert tried > 3


def test_every_nth_placement_can_be_tried() -> None:
    view, card = list(moments(Rules.HONSHU, 1, wild=False))[-1]
    assert view.seat is not None
    trials = view.seats[view.seat].map.trials(
        Valuation(some_terms(Dice(1), Rules.HONSHU), some_weights(Dice(2)))
    )
    everything = trials.of(card, view.supply)
    assert len(everything) > 100
    assert trials.of(card, view.supply, 7) == everything[::7]


@pytest.mark.parametrize("rules", Rules)
def test_chosen_placements_have_the_same_values_as_in_the_full_list(rules: Rules) -> None:
    dice = Dice(6)
    for view, card in moments(rules, 6, wild=True):
        assert view.seat is not None
        trials = view.seats[view.seat].map.trials(Valuation(some_terms(dice, rules), some_weights(dice)))
        everything = trials.of(card, view.supply)
        last = len(everything) - 1
        places = {last + 1: [0, *(dice.below(last + 1) for _ in range(8)), last]}
        found = trials.chosen(card, view.supply, places.__getitem__)
        assert found == [everything[place] for place in places[last + 1]]


def test_nothing_is_chosen_for_a_card_without_placements() -> None:
    view, _ = next(moments(Rules.HONSHU, 1, wild=False))
    assert view.seat is not None
    player_map = view.seats[view.seat].map
    trials = player_map.trials(Valuation(some_terms(Dice(1), Rules.HONSHU), some_weights(Dice(2))))
    laid = player_map.cards[0]
    assert trials.chosen(MapCard(laid.number, laid.squares), view.supply, lambda _: [0]) == []


@pytest.mark.parametrize("seed", range(MAPS))
def test_features_match_the_naive_map(seed: int) -> None:
    dice = Dice(seed)
    for both in grow_both(seed):
        terms = some_terms(dice, Rules.HOKKAIDO if both.deck == "hokkaido" else Rules.HONSHU)
        terms = replace(terms, tiles_laid=both.naive.tiles_laid)
        if not terms.by_sides and (terms.cubes_per_factory > 1):
            # The naive scoring supports these cards only with one cube per factory.
            terms = replace(terms, extra_per_cube={}, empty_production=0)
        expected = naive_features(both.naive, terms)
        assert dict(zip(FEATURES, both.engine.features(terms), strict=True)) == expected, both.name
