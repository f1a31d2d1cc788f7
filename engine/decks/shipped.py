"""The shipped decks: data files next to this module."""

from __future__ import annotations

from functools import cache
from importlib import resources

from engine import reading
from engine.decks.deck import Deck
from engine.decks.deck_file import deck_from_bytes
from engine.errors import InvalidInput
from engine.options import Rules

#: The names of the shipped decks.
SHIPPED_DECKS = ("hokkaido", "honshu")


@cache
def shipped_deck(name: str) -> Deck:
    """A shipped deck by its name.

    Raises:
        InvalidInput: there is no deck with that name (``no-such-deck``).
    """
    if name not in SHIPPED_DECKS:
        raise InvalidInput("no-such-deck", deck=reading.shown(name))
    data = (resources.files("engine.decks") / f"{name}.json").read_bytes()
    return deck_from_bytes(data, Rules(name))
