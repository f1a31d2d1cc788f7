"""Read, check and write decks in deck files and in records (rules.md 1.4).

A table's own deck file has the form of the shipped ones. Errors name the card and the square.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import reading
from engine.decks.deck import Deck
from engine.decks.mountains import range_is_legal
from engine.decks.square_reader import SquareReader
from engine.errors import InvalidInput
from engine.options import Rules
from engine.parts.cards import CARDS, PROVINCES, MapCard, Province, Side
from engine.parts.squares import Colour, Square
from engine.scoring import PRINTED_SCORING_CARDS, ScoringCard, read_scoring_cards
from engine.scoring.goals import GOALS
from engine.scoring.scoring_cards import VALUE_NAMES


def deck_from_bytes(data: bytes, rules: Rules) -> Deck:
    """Read a deck file and check it for a game.

    Raises:
        InvalidInput: not JSON, or a deck that breaks rules.md 1.4; the message names card and square.
    """
    members = reading.object_of(reading.parse_json(data), "deck")
    return deck_from_json(members, rules, with_provinces=True)


def deck_from_json(data: object, rules: Rules, *, with_provinces: bool) -> Deck:
    """Read a deck in the form of deck files (``with_provinces``) or of records.

    Raises:
        InvalidInput: a missing value, a wrong type, or something that rules.md 1.4 does not allow.
    """
    members = reading.object_of(data, "deck")
    cubes = _read_cubes(reading.member(members, "cubes", "deck"))
    squares = SquareReader(cubes, rules)
    return Deck(
        name=reading.text(reading.member(members, "name", "deck"), "deck.name"),
        cubes=cubes,
        cards=_read_cards(reading.member(members, "cards", "deck"), squares),
        provinces=_read_provinces(reading.member(members, "provinces", "deck"), squares)
        if with_provinces
        else (),
        goals=_read_goals(members.get("goals")) if with_provinces else GOALS,
        scoring_cards=_read_scoring_cards(members),
    )


def deck_to_json(deck: Deck) -> dict[str, object]:
    """The deck in the form of records (docs/record.md)."""
    data: dict[str, object] = {
        "name": deck.name,
        "cubes": {str(colour): count for colour, count in deck.cubes.items()},
        "cards": [
            {"number": card.number, "squares": [str(square) for square in card.squares]}
            for card in deck.cards
        ],
    }
    unlike_print = [
        card for card in deck.scoring_cards.values() if card != PRINTED_SCORING_CARDS[card.number]
    ]
    if unlike_print:
        data["scoring_cards"] = {str(card.number): _scoring_card_to_json(card) for card in unlike_print}
    return data


def whole_deck_to_json(deck: Deck) -> dict[str, object]:
    """The deck with its provinces and goal cards, in the form of deck files (docs/decks.md)."""
    return {**deck_to_json(deck), "provinces": provinces_to_json(deck.provinces), "goals": list(deck.goals)}


def provinces_to_json(provinces: Sequence[Province]) -> list[dict[str, object]]:
    """Provinces in the form of deck files."""
    return [
        {
            "id": province.id,
            "a": [str(square) for square in province.a],
            "b": [str(square) for square in province.b],
        }
        for province in provinces
    ]


def provinces_from_json(value: object, rules: Rules, cubes: Mapping[Colour, int]) -> tuple[Province, ...]:
    """Read all provinces of a deck with these cubes, in the form of deck files.

    Raises:
        InvalidInput: a missing value, a wrong type, or something that rules.md 1.4 does not allow.
    """
    return _read_provinces(value, SquareReader(cubes, rules))


def _scoring_card_to_json(card: ScoringCard) -> dict[str, object]:
    data: dict[str, object] = {VALUE_NAMES[card.number]: card.value}
    return data | ({"colours": sorted(card.colours)} if card.colours else {})


def _read_cubes(value: object) -> dict[Colour, int]:
    members = reading.object_of(value, "deck.cubes")
    cubes = {
        reading.word(name, "deck.cubes", Colour): reading.integer(count, f"deck.cubes.{name}", 1, 99)
        for name, count in members.items()
    }
    if len(cubes) != 4:
        raise InvalidInput("wrong-length", "1.4", place="deck.cubes", expected=4, found=len(cubes))
    return cubes


def _read_cards(value: object, squares: SquareReader) -> tuple[MapCard, ...]:
    entries = _entries(value, "deck.cards", CARDS)
    cards: dict[int, MapCard] = {}
    for index, entry in enumerate(entries):
        place = f"deck.cards[{index}]"
        members = reading.object_of(entry, place)
        number = reading.integer(reading.member(members, "number", place), f"{place}.number", 1, CARDS)
        if number in cards:
            raise InvalidInput("number-twice", "1.4", place=place, number=number)
        name = f"card {number}"
        cards[number] = MapCard(number, squares.read(reading.member(members, "squares", name), name))
    return tuple(cards[number] for number in range(1, CARDS + 1))


def _read_provinces(value: object, squares: SquareReader) -> tuple[Province, ...]:
    entries = _entries(value, "deck.provinces", PROVINCES)
    provinces: dict[int, Province] = {}
    for index, entry in enumerate(entries):
        place = f"deck.provinces[{index}]"
        members = reading.object_of(entry, place)
        number = reading.integer(reading.member(members, "id", place), f"{place}.id", 1, PROVINCES)
        if number in provinces:
            raise InvalidInput("number-twice", "1.4", place=place, number=number)
        a, b = (
            _read_province_side(members, squares, f"province {number}", side) for side in (Side.A, Side.B)
        )
        provinces[number] = Province(number, a, b)
    return tuple(provinces[number] for number in range(1, PROVINCES + 1))


def _read_province_side(
    members: Mapping[str, object], squares: SquareReader, place: str, side: Side
) -> tuple[Square, ...]:
    """Read one side of a province, whose mountains must form a legal range (rules.md 6.2)."""
    place = f"{place}, side {side}"
    name = side.value.lower()
    if name not in members:
        raise InvalidInput("missing-value", place=place)
    read = squares.read(members[name], place)
    if not range_is_legal(read):
        raise InvalidInput("no-legal-range", "6.2", place=place)
    return read


def _entries(value: object, place: str, expected: int) -> list[object]:
    entries = reading.array_of(value, place)
    if len(entries) != expected:
        raise InvalidInput("wrong-length", "1.4", place=place, expected=expected, found=len(entries))
    return entries


def _read_goals(value: object) -> tuple[int, ...]:
    """The goal cards that a deck file lists, or all nine if it has no list (rules.md 7.1)."""
    if value is None:
        return GOALS
    entries = reading.array_of(value, "deck.goals")
    goals = [
        reading.integer(goal, f"deck.goals[{index}]", 1, len(GOALS)) for index, goal in enumerate(entries)
    ]
    if len(set(goals)) < len(goals):
        raise InvalidInput("goal-twice", "7.1", place="deck.goals")
    return tuple(sorted(goals))


def _read_scoring_cards(members: Mapping[str, object]) -> Mapping[int, ScoringCard]:
    """The scoring cards of a deck; those not listed are the printed ones (rules.md 8.3)."""
    return (
        read_scoring_cards(members["scoring_cards"]) if "scoring_cards" in members else PRINTED_SCORING_CARDS
    )
