"""Choices with hints: cards with the gain of each, and squares of the viewer's map."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from bot.texts import Language
from bot.views.controls import MOST_OPTIONS, MOST_ROWS, Button, Choice, CustomId, Menu, Row, Tone
from bot.views.placer import TRY, arguments_of, gain_in_words, signed, tried_before
from bot.views.screen import Drawing
from bot.views.viewer import Viewer
from engine.parts.cards import MapCard
from engine.parts.squares import Colour, Position
from engine.parts.tricks import DECK, HANDS
from engine.players.advice import BidProspect
from engine.players.prospects import Prospect
from engine.trial import Trial, trial_at
from engine.views import TrickView
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice

#: The worth of each card by its number, the best first; empty without hints.
Gains = Mapping[int, Prospect]

#: The likely gain of each card of the hand in a trick, also the best first.
Bids = Mapping[int, BidProspect]

#: No hints about cards.
NO_GAINS: Gains = MappingProxyType({})
NO_BIDS: Bids = MappingProxyType({})


def choice_drawing(viewer: Viewer, *offers: Offer) -> Drawing:
    """The cards with the viewer's map below them."""
    return partial(draw_choice, offers, viewer.own.map, viewer.phrases, theme=viewer.theme)


def hand_offer(
    viewer: Viewer, cards: Iterable[MapCard], marked: int | None = None, drawn: MapCard | None = None
) -> Offer:
    """Cards that only the viewer sees; one may be ``marked`` as chosen, and one be newly ``drawn``."""
    offered = tuple(OfferedCard(card, marked=card.number == marked, drawn=card == drawn) for card in cards)
    return Offer(offered, title=viewer.phrases.hand_heading())


def open_offers(viewer: Viewer, gains: Gains = NO_GAINS) -> tuple[Offer, ...]:
    """The open cards of a trick: both pairs of two players, or the cards that were played.

    They are in the order of the buttons; the viewer's own card is marked, and any other taken one veiled.
    """
    trick = viewer.view.trick
    if trick is None:
        return ()
    if trick.pairs:
        titles = {DECK: viewer.phrases.pile_pair(), HANDS: viewer.phrases.hands_pair()}
        return tuple(
            Offer(tuple(map(OfferedCard, trick.pairs[pair])), is_open=True, title=titles[pair])
            for pair in ranked_pairs(trick, gains)
        )
    played = {card.card: card for card in trick.in_turn_order}
    offered = (
        OfferedCard(card, played[card].cube, played[card].taken_by not in (None, viewer.seat))
        for card in best_first(played, gains)
    )
    cards = tuple(_marked(card, viewer.own.selected) for card in offered)
    return (Offer(cards, is_open=True, title=viewer.phrases.trick()),)


def _marked(offered: OfferedCard, own: MapCard | None) -> OfferedCard:
    return replace(offered, marked=offered.card == own)


def ranked_pairs(trick: TrickView | None, gains: Gains) -> list[str]:
    """The pairs of a trick of two players, the more valuable one first if there are hints."""
    pairs = {} if trick is None else trick.pairs
    worth = {
        pair: max((gains[card.number].value for card in cards if card.number in gains), default=0)
        for pair, cards in pairs.items()
    }
    return sorted(pairs, key=lambda pair: -worth[pair])


def best_first(cards: Iterable[MapCard], gains: Collection[int]) -> list[MapCard]:
    """The cards ordered by their worth, those without a hint last; in the given order without hints."""
    places = {number: place for place, number in enumerate(gains)}
    return sorted(cards, key=lambda card: places.get(card.number, len(places)))


def try_button(viewer: Viewer, text: str, card: MapCard, gains: Gains = NO_GAINS) -> Button:
    """The button for trying a card on the map: where it was last tried, or at its best spot.

    With hints it shows the gain there.
    """
    gain = gain_of(viewer, gains, card.number)
    return viewer.button(
        TRY,
        Tone.MAIN,
        arguments=arguments_of(card, _trial_of(viewer, card, gains)),
        text=f"{text}-gain" if gain else text,
        card=card.number,
        gain=gain,
    )


def _trial_of(viewer: Viewer, card: MapCard, gains: Gains) -> Trial | None:
    """Where a card was last tried, or else its best spot if there are hints."""
    if viewer.seat is None:
        return None
    found = gains.get(card.number)
    best = None if found is None or found.placement is None else found.placement
    return tried_before(viewer, card) or (best and trial_at(viewer.own.map, card, best))


def discard_button(viewer: Viewer, card: int) -> Button:
    """The button for discarding a card, which looks unlike those for choosing one."""
    return viewer.button("discard", Tone.BAD, arguments=(str(card),), card=card)


#: The value for playing a card without a cube.
NO_CUBE = "none"


def bid_button(viewer: Viewer, card: int, cube: Position | None, hint: BidProspect | None = None) -> Button:
    """The button for playing a card to a trick, with this cube; a ``hint`` marks the coach's choice."""
    return viewer.button(
        "bid",
        Tone.MAIN,
        arguments=(str(card), NO_CUBE if cube is None else typed_square(cube)),
        text="button-bid" if hint is None else "button-bid-gain",
        card=card,
        cube=cube is not None,
        gain="" if hint is None else signed(hint.best),
    )


def gain_of(viewer: Viewer, gains: Gains, card: int) -> str:
    """A card's immediate gain and, in brackets, the later one, as the end of a button's label."""
    found = gains.get(card)
    return "" if found is None else gain_in_words(viewer, found.gain, found.later, "gain-of-card")


def typed_square(position: Position) -> str:
    """A square in the form for typing, which is the same in every language."""
    return f"{position.x},{position.y}"


def square_of(typed: str) -> Position:
    """Parse a square from the output of ``typed_square``."""
    x, y = map(int, typed.split(","))
    return Position(x, y)


def cube_label(texts: Language, position: Position, colour: Colour) -> str:
    """A cube by its colour and its square."""
    return texts.format("cube-choice", colour=colour, position=position)


def cube_menus(
    viewer: Viewer,
    control: str,
    cubes: Mapping[Position, Colour],
    arguments: Iterable[str] = (),
    *,
    first: tuple[Choice, ...] = (),
    chosen: str | None = None,
) -> tuple[Row, ...]:
    """As many menus as the cubes need, with the ``first`` choices before them, leaving a row for buttons.

    The last argument of each is its number, because no two controls of a message may have the same custom id.
    """
    choices = [
        *first,
        *(
            Choice(cube_label(viewer.texts, at, colour), typed_square(at), chosen=typed_square(at) == chosen)
            for at, colour in cubes.items()
        ),
    ]
    starts = range(0, len(choices), MOST_OPTIONS)[: MOST_ROWS - 1]
    return tuple(
        (
            Menu(
                viewer.format("menu-cube"),
                CustomId(control, viewer.moment, (*arguments, str(number))),
                tuple(choices[start : start + MOST_OPTIONS]),
            ),
        )
        for number, start in enumerate(starts)
    )
