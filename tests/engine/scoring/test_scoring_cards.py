"""Scoring cards in deck files (rules.md 8.3; docs/decks.md)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.command_line.english import sentence
from engine.errors import InvalidInput
from engine.parts.squares import Colour
from engine.scoring import PRINTED_SCORING_CARDS, ScoringCard, read_scoring_cards

DECK = Path(__file__).parents[3] / "engine" / "decks" / "honshu.json"


def test_rule_8_3_the_honshu_deck_has_the_printed_cards() -> None:
    cards = read_scoring_cards(json.loads(DECK.read_text(encoding="utf-8"))["scoring_cards"])
    assert cards == dict(PRINTED_SCORING_CARDS)


def test_cards_missing_from_a_deck_are_as_printed() -> None:
    cards = read_scoring_cards({"2": {"row_of_three_forests": 6}, "about": "ours"})
    assert cards == {**PRINTED_SCORING_CARDS, 2: ScoringCard(2, 6)}


def test_unknown_keys_of_scoring_cards_are_ignored() -> None:
    assert read_scoring_cards({"9": 1, "4": {"lake_square": 3, "note": ""}})[4] == ScoringCard(4, 3)


def test_a_card_may_be_worth_0_but_a_factory_takes_at_least_one_cube() -> None:
    cards = read_scoring_cards({"6": {"empty_production": 0}})
    assert cards[6] == ScoringCard(6, 0)
    with pytest.raises(InvalidInput):
        read_scoring_cards({"1": {"cubes_per_factory": 0}})


def test_a_deck_chooses_the_colours_of_cards_7_and_8() -> None:
    cards = read_scoring_cards({"7": {"extra_per_cube": 1, "colours": ["green"]}})
    assert cards[7] == ScoringCard(7, 1, frozenset({Colour.GREEN}))


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (None, "not an object"),
        ({"1": 2}, "scoring card 1: 2 is not an object"),
        ({"1": {}}, "scoring card 1.cubes_per_factory is missing"),
        ({"1": {"cubes_per_factory": 0}}, "between 1 and 99"),
        ({"2": {"row_of_three_forests": "4"}}, "scoring card 2"),
        (
            {"2": {"row_of_three_forests": -1}},
            "scoring card 2, row_of_three_forests: -1 is not between 0 and 99",
        ),
        ({"7": {"extra_per_cube": 2}}, "scoring card 7.colours is missing"),
        (
            {"7": {"extra_per_cube": 2, "colours": []}},
            "scoring card 7: expected one or more different colours (rule 8.3)",
        ),
        ({"7": {"extra_per_cube": 2, "colours": "grey"}}, 'scoring card 7, colours: "grey" is not a list'),
        ({"8": {"extra_per_cube": 2, "colours": ["red"]}}, 'scoring card 8, colours: unknown value "red"'),
        (
            {"8": {"extra_per_cube": 2, "colours": ["grey", "grey"]}},
            "scoring card 8: expected one or more different colours",
        ),
    ],
)
def test_a_wrong_value_is_named(value: object, message: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        read_scoring_cards(value)
    assert message in sentence(caught.value)
