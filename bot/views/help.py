"""The rules in short, and the cards to look at."""

from __future__ import annotations

from bot.mistakes import InputError
from bot.texts import Language
from bot.views.drawings import card_drawing, deck_drawing
from bot.views.screen import Screen
from engine.decks import Deck


def rules_screen(texts: Language) -> Screen:
    """What a newcomer has to know to play along."""
    return Screen(texts.format("rules"))


def cards_screen(texts: Language, deck: Deck, number: int | None) -> Screen:
    """One card, or all of a deck.

    Raises:
        InputError: the deck has no such card.
    """
    if number is None:
        text = texts.format("all-cards", count=len(deck.cards))
        return Screen(text, drawing=deck_drawing(texts, tuple(deck.cards), deck.name))
    card = next((card for card in deck.cards if card.number == number), None)
    if card is None:
        raise InputError("no-such-card", card=number)
    return Screen(texts.format("one-card", card=number), drawing=card_drawing(texts, card))
