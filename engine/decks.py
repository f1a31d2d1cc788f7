"""A deck: its map cards, starting provinces, cubes and scoring cards, read and checked (rules.md 1.4).

The decks that come with the games are data files beside this module; a table's own copy is read from
a file of the same form. Errors name the card and the square.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from engine import reading
from engine.cards import MapCard, Province, Side
from engine.errors import InvalidInput
from engine.options import Rules
from engine.rules import GAMES
from engine.scoring import PRINTED_SCORING_CARDS, ScoringCard, read_scoring_cards
from engine.scoring.scoring_cards import VALUE_NAMES
from engine.squares import Colour, Kind, Square

#: The decks that are package data, by name.
SHIPPED_DECKS = ("hokkaido", "honshu")

CARDS = 60
PROVINCES = 6
SQUARES = 6
GOALS = tuple(range(1, 10))


@dataclass(frozen=True, slots=True)
class Deck:
    """Everything that is printed: cards 1 to 60 in order, provinces, cubes of each colour.

    A deck that comes out of a record has no provinces: those in play are in the set-up, as are the
    goals. So neither counts when decks are compared.
    """

    name: str
    cubes: Mapping[Colour, int]
    cards: tuple[MapCard, ...]
    provinces: tuple[Province, ...] = field(compare=False)
    goals: tuple[int, ...] = field(compare=False)
    scoring_cards: Mapping[int, ScoringCard]

    def card(self, number: int) -> MapCard:
        """The card with this number, 1 to 60."""
        return self.cards[number - 1]


@cache
def shipped_deck(name: str) -> Deck:
    """One of the decks that come with the games.

    Raises:
        InvalidInput: there is none of that name (``no-such-deck``).
    """
    if name not in SHIPPED_DECKS:
        raise InvalidInput("no-such-deck", deck=reading.shown(name))
    data = (resources.files("engine") / "decks" / f"{name}.json").read_bytes()
    return deck_from_bytes(data, Rules(name))


def deck_from_bytes(data: bytes, rules: Rules) -> Deck:
    """A deck file, checked for the game that it is to be played with.

    Raises:
        InvalidInput: it is no JSON, or breaks rules.md 1.4; the message names card and square.
    """
    members = reading.object_of(reading.parse_json(data), "deck")
    return deck_from_json(members, rules, with_provinces=True)


def deck_from_json(data: object, rules: Rules, *, with_provinces: bool) -> Deck:
    """A deck as deck files (``with_provinces``) or records write it.

    Raises:
        InvalidInput: a missing value, a wrong type, or a break of rules.md 1.4.
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
    """The deck as records keep it (docs/record.md)."""
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


def _scoring_card_to_json(card: ScoringCard) -> dict[str, object]:
    data: dict[str, object] = {VALUE_NAMES[card.number]: card.value}
    return data | ({"colours": sorted(card.colours)} if card.colours else {})


@dataclass(frozen=True, slots=True)
class SquareReader:
    """Reads the six squares of a card of a deck with these cubes, for this game (rules.md 1.4)."""

    cubes: Mapping[Colour, int]
    rules: Rules

    def read(self, value: object, place: str) -> tuple[Square, ...]:
        """Six squares in reading order; ``place`` names the card in messages.

        Raises:
            InvalidInput: not six, no such square, a colour without cubes, a mountain in Honshu, or
                mountains that are not linked.
        """
        written = reading.array_of(value, place)
        if len(written) != SQUARES:
            raise InvalidInput(
                "wrong-length", "1.1", place=f"{place}, squares", expected=SQUARES, found=len(written)
            )
        squares = tuple(
            self._square(entry, f"{place}, square {index}") for index, entry in enumerate(written, 1)
        )
        if not mountains_are_linked(squares):
            raise InvalidInput("mountains-not-linked", "1.4", place=place)
        return squares

    def _square(self, value: object, place: str) -> Square:
        written = reading.text(value, place)
        try:
            square = Square.parse(written)
        except ValueError:
            raise InvalidInput("no-such-square", "1.1", place=place, value=reading.shown(written)) from None
        if square.colour is not None and square.colour not in self.cubes:
            raise InvalidInput("colour-without-cubes", "1.4", place=place, colour=str(square.colour))
        if square.kind is Kind.MOUNTAIN and not GAMES[self.rules].has_mountains:
            raise InvalidInput("mountain-in-honshu", "1.4", place=place)
        return square


def mountains_are_linked(squares: tuple[Square, ...]) -> bool:
    """Whether the mountains of one upright card hang together (rules.md 1.4, 6.1)."""
    mountains = _mountains(squares)
    reached: set[tuple[int, int]] = set()
    ahead = sorted(mountains)[:1]
    while ahead:
        here = ahead.pop()
        reached.add(here)
        ahead += [other for other in mountains - reached if _are_linked(here, other, mountains)]
    return reached == mountains


def _are_linked(one: tuple[int, int], other: tuple[int, int], mountains: set[tuple[int, int]]) -> bool:
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    if across + down == 1:
        return True
    return across == down == 1 and not {(one[0], other[1]), (other[0], one[1])} & mountains


def range_is_legal(squares: tuple[Square, ...]) -> bool:
    """Whether the mountains of a province, the first card of a map, form a legal range (rules.md 6.2)."""
    mountains = _mountains(squares)
    links = [
        sum(_are_linked(here, other, mountains) for other in mountains if other != here) for here in mountains
    ]
    # A tree that forks nowhere is a path.
    return (
        mountains_are_linked(squares)
        and max(links, default=0) <= 2
        and sum(links) == 2 * max(len(mountains) - 1, 0)
    )


def _mountains(squares: tuple[Square, ...]) -> set[tuple[int, int]]:
    return {(index % 2, index // 2) for index, square in enumerate(squares) if square.kind is Kind.MOUNTAIN}


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
    """One side of a province of a deck file; as the first card of a map it needs a legal range (6.2)."""
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
    """The goal cards that a deck file names; all nine where it names none (rules.md 7.1)."""
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
    """The scoring cards that a deck has; as printed where it says nothing (rules.md 8.3)."""
    return (
        read_scoring_cards(members["scoring_cards"]) if "scoring_cards" in members else PRINTED_SCORING_CARDS
    )
