"""The points of individual lakes and towns add up to the map's score for them."""

from __future__ import annotations

import random

import pytest

from engine.decks import shipped_deck
from engine.maps import PlayerMap
from engine.options import Rules
from engine.parts.squares import Kind
from engine.rules import GAMES
from engine.scoring import PRINTED_SCORING_CARDS, ScoringCard, hokkaido_areas
from tests.engine.drawn_maps import drawn_map


@pytest.mark.parametrize("rules", list(Rules))
@pytest.mark.parametrize("number", range(12))
def test_the_areas_add_up_to_the_score(rules: Rules, number: int) -> None:
    dice = random.Random(number)
    cards: list[ScoringCard | None] = [None]
    if GAMES[rules].has_scoring_cards:
        cards += list(PRINTED_SCORING_CARDS.values())
    points = 0
    for player_map in maps_of_a_random_game(rules, dice):
        for card in cards:
            areas = GAMES[rules].areas(player_map, card)
            score = GAMES[rules].score(player_map, 0, card).to_json()
            for kind, part in ((Kind.LAKE, "lakes"), (Kind.TOWN, "towns")):
                assert sum(area.points for area in areas if area.kind is kind) == score[part]
                points += score[part]
                for area in areas:
                    assert set(area.positions) <= set(player_map.positions(area.kind))
    assert points > 0


def test_rule_8_1_both_largest_towns_are_listed_and_the_smaller_one_scores() -> None:
    # A range from left to right; three town squares above it, two below.
    player_map = drawn_map(
        """
        T T T
        M M M
        T T .
        """
    )
    towns = [area for area in hokkaido_areas(player_map) if area.kind is Kind.TOWN]
    assert sorted((len(town.positions), town.points) for town in towns) == [(2, 4), (3, 0)]


def test_rule_8_1_a_single_town_scores_nothing() -> None:
    player_map = drawn_map(
        """
        T T T
        M M M
        """
    )
    (town,) = hokkaido_areas(player_map)
    assert (len(town.positions), town.points) == (3, 0)


def maps_of_a_random_game(rules: Rules, dice: random.Random) -> list[PlayerMap]:
    deck = shipped_deck(rules)
    maps = [PlayerMap.of_province(dice.choice(deck.provinces).a)]
    for card in dice.sample(deck.cards, 12):
        spots = list(maps[-1].legal_placements(card))
        if spots:
            maps.append(maps[-1].lay(card, dice.choice(spots)))
    return maps
