"""The gains by squares and areas add up to the difference between two scores, and name the right squares."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from engine.maps import PlayerMap
from engine.options import Rules
from engine.parts.squares import Position
from engine.rules import GAMES
from engine.scoring import PRINTED_SCORING_CARDS, Gain, ScoringCard, hokkaido_gains, honshu_gains
from tests.engine.drawn_maps import drawn_map
from tests.engine.scoring.test_final_scoring import maps_of_a_random_game


@pytest.mark.parametrize("rules", list(Rules))
@pytest.mark.parametrize("number", range(12))
def test_the_gains_add_up_to_the_difference_in_every_category(rules: Rules, number: int) -> None:
    game = GAMES[rules]
    cards: list[ScoringCard | None] = [None]
    if game.has_scoring_cards:
        cards += list(PRINTED_SCORING_CARDS.values())
    maps = [with_all_cubes(player_map) for player_map in maps_of_a_random_game(rules, random.Random(number))]
    lost = False
    steps = [*pairwise(maps), (maps[0], maps[-1])]
    # Also backwards, so that points are lost.
    for before, after in (*steps, *((after, before) for before, after in steps)):
        for card in cards:
            was, now = game.score(before, 0, card).parts, game.score(after, 0, card).parts
            gains = game.gains(before, after, card)
            for category in now:
                added = sum(gain.points for gain in gains if gain.category == category)
                assert added == now[category] - was[category], category
            for gain in gains:
                there = (after if gain.points > 0 else before).squares
                assert gain.category == "bonus" or gain.positions
                assert set(gain.positions) <= there.keys()
                lost |= gain.points < 0
    assert lost


def with_all_cubes(player_map: PlayerMap) -> PlayerMap:
    return player_map.with_cubes(
        at for card in player_map.cards for at, _ in player_map.production_of(card.number)
    )


def test_rule_8_1_new_squares_gain_and_covered_squares_lose() -> None:
    before = drawn_map("F D D\nM L D\nL L D")
    after = drawn_map("T F F\nM L L\nL D D")
    assert set(hokkaido_gains(before, after)) == {
        Gain("forests", at((1, 0), (2, 0)), 4),
        Gain("forests", at((0, 0)), -2),
        Gain("lakes", at((1, 2)), -3),
    }


def test_rule_8_1_a_lake_gains_at_its_new_squares() -> None:
    (gain,) = hokkaido_gains(drawn_map("L D L L\nD D D D"), drawn_map("L L L L\nD D D D"))
    assert gain == Gain("lakes", at((1, 0)), 6)


def test_rule_8_1_the_other_town_makes_the_smaller_one_score() -> None:
    before, after = drawn_map("D D D\nM M M\nT T T"), drawn_map("T T D\nM M M\nT T T")
    assert hokkaido_gains(before, after) == (Gain("towns", at((0, 0), (1, 0)), 4),)


def test_rule_8_1_a_cube_fills_a_factory_elsewhere() -> None:
    before, after = drawn_map("b4 D b4\nD D b"), drawn_map("b4 D b4\nD D b*")
    assert hokkaido_gains(before, after) == (Gain("factories", at((0, 0)), 4),)


def test_rule_8_1_a_new_factory_that_takes_the_cube_of_an_equal_one_gains_nothing() -> None:
    assert hokkaido_gains(drawn_map("D D b4\nb* D D"), drawn_map("b4 D b4\nb* D D")) == ()


def test_rule_8_1_a_covered_factory_leaves_its_cube_to_an_equal_one() -> None:
    before, after = drawn_map("b4 D b4\nb* D b\nD D D"), drawn_map("F D b4\nb* D b*\nb4 D D")
    factories = [gain for gain in hokkaido_gains(before, after) if gain.category == "factories"]
    assert factories == [Gain("factories", at((0, 2)), 4)]


def test_rule_8_1_a_better_factory_gains_the_difference() -> None:
    before, after = drawn_map("D D b2\nb* D D"), drawn_map("b5 D b2\nb* D D")
    assert hokkaido_gains(before, after) == (Gain("factories", at((0, 0)), 3),)


def test_rule_8_3_the_points_of_a_scoring_card_have_no_square() -> None:
    before, after = drawn_map("F F D\nD D D"), drawn_map("F F F\nD D D")
    gains = honshu_gains(before, after, PRINTED_SCORING_CARDS[2])
    assert gains == (Gain("forests", at((2, 0)), 2), Gain("bonus", (), 4))


def at(*squares: tuple[int, int]) -> tuple[Position, ...]:
    return tuple(Position(x, y) for x, y in squares)
