"""Final scoring in both games, and the points of individual lakes and towns (rules.md 8.1 to 8.4)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.command_line.score_sheet import score_of_map
from engine.decks import shipped_deck
from engine.maps import PlayerMap
from engine.options import Rules
from engine.parts.squares import Kind, Position
from engine.rules import GAMES
from engine.scoring import (
    PRINTED_SCORING_CARDS,
    Score,
    ScoringCard,
    hokkaido_areas,
    largest_town,
    largest_towns,
    score_hokkaido,
    score_honshu,
)
from tests.engine.drawn_maps import drawn_map

#: The largest towns of both sides have three and two squares.
TWO_SIDES = """
    T T D D T T
    T D D D D D
    M M M M M M
    D T D T D D
    D T D D D D
    """


def test_rule_8_1_the_printed_example() -> None:
    data = (Path(__file__).parent / "printed_hokkaido_53.json").read_bytes()
    assert " ".join(f"{name} {points}" for name, points in score_of_map(data).to_json().items()) == (
        "mountains 12 forests 12 factories 20 lakes 3 towns 6 goals 0 total 53 deserts 8"
    )


@pytest.mark.parametrize(
    ("part", "drawing", "points"),
    [
        ("mountains", "M M D F\nD D F D\nF D D F", 4),
        ("forests", "M M D F\nD D F D\nF D D F", 8),
        # A factory scores its points for one cube of its colour.
        ("factories", "b* b4", 4),
        ("factories", "b b4", 0),
        ("factories", "b* w4", 0),
        ("factories", "b* b* b4", 4),
        ("factories", "b* b4 b4", 4),
        # The dearest factories get cubes first.
        ("factories", "b* b2 b4 b3", 4),
        ("factories", "b* b2 b4\nb* b3 D", 7),
        ("factories", "b* b2 w9\ng* g3 n4", 5),
        # Each lake scores for every square but the first.
        ("lakes", "L D L", 0),
        ("lakes", "L L D\nD D L", 3),
        ("lakes", "L L D L\nD L D L", 6 + 3),
        ("towns", TWO_SIDES, 2 * 2),
        # The line continues horizontally through both towns and splits the left one.
        ("towns", "D T D D D\nT T M M T\nD T T D D", 2 * 1),
        # No mountains at all; no town below; the second town is on the line.
        ("towns", "T T D\nT D D\nD D D", 0),
        ("towns", "T T D\nM M M\nD D D", 0),
        ("towns", "T D D\nM M T\nD D D", 0),
    ],
)
def test_rule_8_1_the_parts(part: str, drawing: str, points: int) -> None:
    assert score_hokkaido(drawn_map(drawing), 0).parts[part] == points


def test_rule_8_1_the_largest_towns_of_both_sides() -> None:
    one, other = largest_towns(drawn_map(TWO_SIDES))
    assert one is not None
    assert other is not None
    assert {one.positions, other.positions} == {
        (Position(0, 0), Position(1, 0), Position(0, 1)),
        (Position(1, 3), Position(1, 4)),
    }


def test_rule_8_4_a_tie_goes_to_more_visible_deserts() -> None:
    fewer, more = Score({"forests": 8}, deserts=3), Score({"lakes": 6, "towns": 2}, deserts=4)
    assert fewer.total == more.total
    assert more.rank > fewer.rank
    assert score_hokkaido(drawn_map("F L D D\nD T+ D D\nL L L L"), 0).deserts == 5


PARTS = "F T T L L\nD T D L T\nb* b3 y2 y4 y*"
TOWNS = "T T D T\nD D T T\nT D D D"
INDUSTRY = "b* b4 y* y3\ng* g2 w* w2\nb* y* D D"


def test_rule_8_2_the_printed_example() -> None:
    data = (Path(__file__).parent / "printed_honshu_63.json").read_bytes()
    assert " ".join(f"{name} {points}" for name, points in score_of_map(data).to_json().items()) == (
        "forests 20 towns 17 factories 14 lakes 12 bonus 0 total 63 deserts 5"
    )


@pytest.mark.parametrize(
    ("card", "drawing", "part", "points"),
    [
        (None, PARTS, "forests", 2),
        (None, PARTS, "towns", 3),
        (None, PARTS, "factories", 7),
        (None, PARTS, "lakes", 6),
        # Only the largest town scores.
        (None, TOWNS, "towns", 3),
        (None, "D D D", "towns", 0),
        # Card 1: a factory takes two cubes, and each scores.
        (1, "b* b* b4", "factories", 8),
        (1, "b* b* b* b4\nb3 D D D", "factories", 4 + 4 + 3),
        (1, "b* b4 b4", "factories", 4),
        # Card 2: rows and columns of three forests; a corner counts in its row and in its column.
        (2, "F F F F F", "bonus", 4),
        (2, "F F F F F F", "bonus", 8),
        (2, "F F F D F F F", "bonus", 8),
        (2, "F F F\nF D D\nF D D", "bonus", 8),
        (2, "F D D\nD F D\nD D F", "bonus", 0),
        # Card 3: as many blocks of desert as fit. The block in the middle would exclude two others.
        (3, "D D\nD D\nD D", "bonus", 5),
        (3, "D D F F\nD D D F\nF D D D\nF F D D\nF F F F\nF F F F", "bonus", 10),
        # Card 4: each lake square instead of the normal lakes.
        (4, "L D L\nL D D", "lakes", 6),
        # Card 5: town squares with four town neighbours.
        (5, "D T D\nT T T\nD T D", "bonus", 3),
        (5, "D T D\nT T T\nD D D", "bonus", 0),
        (5, "D T T D\nT T T T\nD T T D", "bonus", 6),
        # Card 6: production squares that are empty after delivery.
        (6, "b y g", "bonus", 6),
        (6, "b* y g*", "bonus", 2),
        (6, "b* b4 b*", "bonus", 2),
        (6, "b* b4 b4 b*", "bonus", 4),
        # Cards 7 and 8: cubes of two colours in factories.
        (7, INDUSTRY, "bonus", 4),
        (8, INDUSTRY, "bonus", 4),
        (8, "g* g2 g* D", "bonus", 2),
        (7, "b* y* D D", "bonus", 0),
    ],
)
def test_rules_8_2_and_8_3_the_parts(card: int | None, drawing: str, part: str, points: int) -> None:
    """A scoring card changes no other part."""
    player_map = drawn_map(drawing)
    without = score_honshu(player_map, None).parts
    found = score_honshu(player_map, None if card is None else PRINTED_SCORING_CARDS[card]).parts
    assert dict(found) == {**without, part: points}


def test_rule_8_2_the_largest_town() -> None:
    town = largest_town(drawn_map(TOWNS))
    assert town is not None
    assert town.positions == (Position(3, 0), Position(2, 1), Position(3, 1))
    assert largest_town(drawn_map("D D D")) is None


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
