"""Cards with unique numbers: wherever such a number appears, it means that card.

The cards of a deck are numbered 1 to 60, but so are rounds, points, squares and much else that anyone may
read. Here they are 7001 to 7060, in the same order. Games are otherwise the same, because a number only
decides tricks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

import pytest

from engine.decks import Deck, deck_file, shipped_deck
from engine.decks.square_reader import SquareReader
from engine.parts.cards import CARDS, MapCard

#: What is added to each number.
ADDED = 7000

#: The first number and the last.
FIRST, LAST = ADDED + 1, ADDED + CARDS

#: The numbers in any language's digit grouping, but not as parts of longer ids and secrets.
_NUMBER = re.compile(r"(?<![0-9A-Za-z])7[.,\s\u00a0\u202f]?(0(?:0[1-9]|[1-5]\d|60))(?![0-9A-Za-z])")

_read_as_printed = deck_file._read_cards


def cards_named_in(text: str) -> set[int]:
    """The numbers of all cards that a text names."""
    return {ADDED + int(number) for number in _NUMBER.findall(text)}


@contextmanager
def unique_cards() -> Iterator[None]:
    """Give every deck these numbers for the duration of the context."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deck_file, "_read_cards", _read)
        patch.setattr(Deck, "card", _card)
        for module in ("engine.action_fields", "engine.record.record"):
            patch.setattr(f"{module}.CARDS", LAST)
        patch.setattr("engine.setup.range", _numbers, raising=False)
        shipped_deck.cache_clear()
        yield
    shipped_deck.cache_clear()


def _read(value: object, squares: SquareReader) -> tuple[MapCard, ...]:
    """Read the cards of a file with printed numbers, or of one that a bot with these numbers has written."""
    assert isinstance(value, list)
    printed = [_as_printed(entry) for entry in value]
    return tuple(replace(card, number=card.number + ADDED) for card in _read_as_printed(printed, squares))


def _as_printed(entry: object) -> object:
    if not isinstance(entry, Mapping) or type(number := entry.get("number")) is not int or number < FIRST:
        return entry
    return {**entry, "number": number - ADDED}


def _card(deck: Deck, number: int) -> MapCard:
    return deck.cards[number - FIRST]


def _numbers(first: int, *end: int) -> range:
    """The numbers of the pile's cards; all other ranges are unchanged."""
    return range(FIRST, LAST + 1) if (first, *end) == (1, CARDS + 1) else range(first, *end)
