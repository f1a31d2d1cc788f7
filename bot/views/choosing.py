"""Cards to choose from, with what each of them would bring: the picture above one's own map, the buttons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bot.views.controls import Button, Tone
from bot.views.placer import gain_in_words
from bot.views.screen import Drawing, Hints, Screen
from bot.views.viewer import Viewer
from engine.cards import MapCard
from engine.players.prospects import Prospect, best_prospects
from engine.views import TrickView
from render.choice_picture import Offer, OfferedCard, draw_choice

#: What each card is worth by its number, the best first; nothing where there are no hints.
Gains = dict[int, Prospect]


def choice_drawing(viewer: Viewer, *offers: Offer) -> Drawing:
    """The cards with the viewer's map below them."""
    return partial(draw_choice, offers, viewer.own.map, viewer.phrases)


def hand_offer(cards: Iterable[MapCard], marked: int | None = None) -> Offer:
    """Cards that only the viewer sees."""
    return Offer(tuple(OfferedCard(card, marked=card.number == marked) for card in cards))


def open_offers(trick: TrickView | None) -> tuple[Offer, ...]:
    """The cards of a trick that everybody sees: both pairs of two players, or those that were played."""
    if trick is None:
        return ()
    if trick.pairs:
        return tuple(Offer(tuple(map(OfferedCard, cards)), is_open=True) for cards in trick.pairs.values())
    played = (OfferedCard(card.card, card.cube, card.taken_by is not None) for card in trick.played)
    return (Offer(tuple(played), is_open=True),)


def hints_on(viewer: Viewer, cards: Iterable[MapCard], shown: partial[Screen]) -> Hints[Gains] | None:
    """The hints about some cards, where the table allows any; ``shown`` makes the screen with them."""
    if not viewer.table.options.hints:
        return None
    return Hints(partial(best_prospects, viewer.view.without_memory(), tuple(cards)), shown)


def best_first(cards: Iterable[MapCard], gains: Gains) -> list[MapCard]:
    """The cards in the order of what they are worth; as they are where there are no hints."""
    places = {number: place for place, number in enumerate(gains)}
    return sorted(cards, key=lambda card: places.get(card.number, 0))


def card_button(viewer: Viewer, control: str, text: str, card: int, gains: Gains) -> Button:
    """The button that chooses a card; with hints it says what the card would bring."""
    gain = gain_of(viewer, gains, card)
    key = f"{text}-gain" if gain else text
    return viewer.button(control, Tone.MAIN, arguments=(str(card),), text=key, card=card, gain=gain)


def gain_of(viewer: Viewer, gains: Gains, card: int) -> str:
    """What a card brings at once and, in brackets, later: as the end of a button's label."""
    found = gains.get(card)
    return "" if found is None else gain_in_words(viewer, found.gain, found.promise, "gain-of-card")
