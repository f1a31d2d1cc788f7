"""Decks (rules.md 1.1 to 1.4): the shipped ones, and errors in others."""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from engine.command_line.english import sentence
from engine.decks import (
    deck_from_bytes,
    deck_from_json,
    deck_to_json,
    mountains_are_linked,
    range_is_legal,
    shipped_deck,
)
from engine.errors import InvalidInput
from engine.options import Rules
from engine.parts.squares import Colour, Kind
from engine.scoring import PRINTED_SCORING_CARDS, read_scoring_cards
from tests.engine.drawn_maps import card
from tests.engine.spoiling import GONE, spoil


@cache
def shipped(name: str) -> Any:
    return json.loads((resources.files("engine") / "decks" / f"{name}.json").read_text(encoding="utf-8"))


def refusal(data: object, rules: Rules = Rules.HOKKAIDO) -> str:
    with pytest.raises(InvalidInput) as caught:
        deck_from_bytes(json.dumps(data).encode(), rules)
    return sentence(caught.value)


def test_a_deck_saved_by_a_windows_editor_is_read() -> None:
    saved = json.dumps(shipped("hokkaido"), indent=1).replace("\n", "\r\n").encode("utf-8-sig")
    assert deck_from_bytes(saved, Rules.HOKKAIDO) == shipped_deck("hokkaido")


def test_rule_1_2_hokkaido_has_14_cubes_of_four_colours() -> None:
    assert shipped_deck("hokkaido").cubes == dict.fromkeys(
        (Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.GREEN), 14
    )


def test_rule_1_2_honshu_has_10_cubes_of_four_colours_and_no_mountains() -> None:
    deck = shipped_deck("honshu")
    assert deck.cubes == dict.fromkeys((Colour.BLUE, Colour.BROWN, Colour.GREY, Colour.YELLOW), 10)
    sides = [side for province in deck.provinces for side in (province.a, province.b)]
    kinds = {
        square.kind for squares in (*sides, *(card.squares for card in deck.cards)) for square in squares
    }
    assert Kind.MOUNTAIN not in kinds


@pytest.mark.parametrize("name", ["hokkaido", "honshu"])
def test_rule_1_4_a_shipped_deck_has_60_cards_and_6_provinces(name: str) -> None:
    deck = shipped_deck(name)
    assert [card.number for card in deck.cards] == list(range(1, 61))
    assert [province.id for province in deck.provinces] == [1, 2, 3, 4, 5, 6]
    assert all(deck.card(number).number == number for number in (1, 17, 60))
    assert deck.goals == tuple(range(1, 10))


def test_rule_9_all_hokkaido_factories_are_worth_4_except_in_one_province() -> None:
    deck = shipped_deck("hokkaido")
    points = Counter(square.points for card in deck.cards for square in card.squares if square.points)
    assert set(points) == {4}
    cheap = [p.id for p in deck.provinces if any(square.points == 2 for square in (*p.a, *p.b))]
    assert len(cheap) == 1


def test_no_such_shipped_deck() -> None:
    with pytest.raises(InvalidInput) as caught:
        shipped_deck("../honshu")
    assert caught.value.key == "no-such-deck"


@pytest.mark.parametrize("name", ["hokkaido", "honshu"])
def test_a_deck_is_unchanged_after_a_round_trip_through_a_record(name: str) -> None:
    deck = shipped_deck(name)
    again = deck_from_json(deck_to_json(deck), Rules(name), with_provinces=False)
    assert (again.name, again.cubes, again.cards) == (deck.name, deck.cubes, deck.cards)
    assert again.scoring_cards == deck.scoring_cards
    assert again.provinces == ()


def test_the_cards_of_a_file_may_be_in_any_order() -> None:
    data = copy.deepcopy(shipped("hokkaido"))
    data["cards"].reverse()
    data["provinces"].reverse()
    assert deck_from_bytes(json.dumps(data).encode(), Rules.HOKKAIDO) == shipped_deck("hokkaido")


def test_hokkaido_can_be_played_with_the_honshu_deck_but_not_vice_versa() -> None:
    data = json.dumps(shipped("honshu")).encode()
    assert deck_from_bytes(data, Rules.HOKKAIDO).cards == shipped_deck("honshu").cards
    assert refusal(shipped("hokkaido"), Rules.HONSHU) == (
        "card 7, square 4: this game has no mountains (rule 1.4)"
    )


APART = ["mountain", "town", "town", "town", "town", "mountain"]
BLOCK = ["mountain", "mountain", "mountain", "mountain", "town", "town"]
YELLOW = "production:yellow"
NO_RANGE = "the province's mountains do not form a legal range"

#: A path in the Hokkaido deck, its new value, and the start of the error message.
SPOILT: list[tuple[tuple[Any, ...], object, str]] = [
    (("name",), GONE, "deck.name is missing"),
    (("cards", 59), GONE, "deck.cards: found 59 items, expected 60 (rule 1.4)"),
    (("cards", 3, "number"), 61, "deck.cards[3].number: 61 is not between 1 and 60"),
    (("cards", 3, "number"), 1, "deck.cards[3]: duplicate number 1 (rule 1.4)"),
    (("cards", 3, "squares", 5), GONE, "card 4, squares: found 5 items, expected 6 (rule 1.1)"),
    (("cards", 16, "squares", 2), "woods", 'card 17, square 3: "woods" is not a kind of square (rule 1.1)'),
    (("cards", 3, "squares", 0), "factory:blue:10", 'card 4, square 1: "factory:blue:10" is not a kind'),
    (("cards", 3, "squares", 0), "factory:blue", 'card 4, square 1: "factory:blue" is not a kind'),
    (("cards", 3, "squares", 0), "town:blue", 'card 4, square 1: "town:blue" is not a kind'),
    (("cards", 16, "squares", 2), YELLOW, "card 17, square 3: the deck has no yellow cubes (rule 1.4)"),
    (("cards", 16, "squares"), APART, "card 17: a card's mountains must be linked (rule 1.4)"),
    (("provinces", 5), GONE, "deck.provinces: found 5 items, expected 6 (rule 1.4)"),
    (("provinces", 1, "id"), 1, "deck.provinces[1]: duplicate number 1 (rule 1.4)"),
    (("provinces", 1, "b"), GONE, "province 2, side B is missing"),
    (("provinces", 1, "b", 1), "sea", 'province 2, side B, square 2: "sea" is not a kind of square'),
    (("provinces", 2, "a"), BLOCK, f"province 3, side A: {NO_RANGE} (rule 6.2)"),
    (("cubes", "blue"), 100, "deck.cubes.blue: 100 is not between 1 and 99"),
    (("cubes", "blue"), 0, "deck.cubes.blue: 0 is not between 1 and 99"),
    (("cubes", "yellow"), 1, "deck.cubes: found 5 items, expected 4 (rule 1.4)"),
    (("cubes", "red"), 1, 'deck.cubes: unknown value "red"'),
    (("goals",), [1, 1], "deck.goals: duplicate goal (rule 7.1)"),
    (("scoring_cards",), {"3": {}}, "scoring card 3"),
]


@pytest.mark.parametrize(
    ("path", "value", "line"), SPOILT, ids=[f"{path} {line}" for path, _, line in SPOILT]
)
def test_rule_1_4_an_error_names_the_place_in_the_deck(
    path: tuple[Any, ...], value: object, line: str
) -> None:
    data = copy.deepcopy(shipped("hokkaido"))
    spoil(data, path, value)
    assert refusal(data).startswith(line)


def test_the_examples_on_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
    example, scoring_cards = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    part = json.loads(example)
    whole = shipped("hokkaido")
    firsts = (whole["cubes"], whole["provinces"][:1], whole["cards"][:1])
    assert (part["cubes"], part["provinces"], part["cards"]) == firsts
    cards = json.loads("{" + scoring_cards + "}")["scoring_cards"]
    assert read_scoring_cards(cards) == dict(PRINTED_SCORING_CARDS)


@pytest.mark.parametrize(
    ("drawing", "linked"),
    [
        ("M D / D M / D D", True),
        ("M D / D M / M D", True),
        ("M M / D D / D M", False),
        ("M M / M M / M M", True),
    ],
)
def test_rule_1_4_the_mountains_of_a_card_are_linked(drawing: str, linked: bool) -> None:
    assert mountains_are_linked(card(1, drawing).squares) is linked


@pytest.mark.parametrize(
    ("drawing", "legal"),
    [
        ("M M / D M / D M", True),
        ("M D / D M / M D", True),
        ("M M / M M / D D", False),
        ("M D / M M / M D", False),
        ("M M / D M / M M", True),
        ("M D / D D / M D", False),
    ],
)
def test_rule_6_2_the_mountains_of_a_province_form_a_range(drawing: str, legal: bool) -> None:
    assert range_is_legal(card(0, drawing).squares) is legal
