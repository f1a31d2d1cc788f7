"""Decks: map cards, starting provinces, cubes and scoring cards, read and checked (rules.md 1.4)."""

from engine.decks.deck import Deck
from engine.decks.deck_file import (
    deck_from_bytes,
    deck_from_json,
    deck_to_json,
    provinces_from_json,
    provinces_to_json,
    whole_deck_to_json,
)
from engine.decks.mountains import mountains_are_linked, range_is_legal
from engine.decks.shipped import shipped_deck
from engine.decks.square_reader import SquareReader

__all__ = [
    "Deck",
    "SquareReader",
    "deck_from_bytes",
    "deck_from_json",
    "deck_to_json",
    "mountains_are_linked",
    "provinces_from_json",
    "provinces_to_json",
    "range_is_legal",
    "shipped_deck",
    "whole_deck_to_json",
]
