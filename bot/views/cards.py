"""The cards of a deck: all of them, or one."""

from __future__ import annotations

from functools import partial

from bot.errors import InputError
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.screen import Screen
from engine.decks import Deck
from render.card_pictures import draw_card, draw_deck


def cards_screen(texts: Language, deck: Deck, number: int | None) -> Screen:
    """One card of a deck, or with None all of them.

    Raises:
        InputError: the deck has no such card.
    """
    if number is None:
        text = texts.format("all-cards", count=len(deck.cards))
        return Screen(text, drawing=partial(draw_deck, tuple(deck.cards), deck.name, phrases_of(texts)))
    card = next((card for card in deck.cards if card.number == number), None)
    if card is None:
        raise InputError("no-such-card", card=number)
    return Screen(texts.format("one-card", card=number), drawing=partial(draw_card, card, phrases_of(texts)))
