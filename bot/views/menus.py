"""The buttons of a viewer's decisions, with hints, and menus of squares of their map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from bot.texts import Language
from bot.views.decisions import BID, NO_HINTS, TRY, Decision, Hints, Opener, opener_of, ranked
from bot.views.screen import MOST_OPTIONS, MOST_ROWS, Button, Choice, CustomId, Drawing, Menu, Row, Tone
from bot.views.viewer import Viewer
from engine.parts.cards import MapCard
from engine.parts.squares import Colour, Position
from engine.parts.tricks import DECK, HANDS
from engine.trial import ARGUMENTS, Trial, trial_at
from engine.views import TrickView
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice

#: The sign of what the coach would choose.
BEST = "💡"


def choice_drawing(viewer: Viewer, *offers: Offer) -> Drawing:
    """The cards with the viewer's map below them."""
    return partial(draw_choice, offers, viewer.own.map, viewer.phrases, theme=viewer.theme)


def hand_offer(
    viewer: Viewer, cards: Iterable[MapCard], marked: int | None = None, drawn: MapCard | None = None
) -> Offer:
    """Cards that only the viewer sees; one may be ``marked`` as chosen, and one be newly ``drawn``."""
    offered = tuple(OfferedCard(card, marked=card.number == marked, drawn=card == drawn) for card in cards)
    return Offer(offered, title=viewer.phrases.hand_heading())


def open_offers(viewer: Viewer, hints: Hints = NO_HINTS) -> tuple[Offer, ...]:
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
            for pair in ranked_pairs(trick, hints)
        )
    played = {card.card: card for card in trick.in_turn_order}
    cards = tuple(
        OfferedCard(
            card,
            played[card].cube,
            played[card].taken_by not in (None, viewer.seat),
            marked=card == viewer.own.selected,
        )
        for card in hints.best_first(played)
    )
    return (Offer(cards, is_open=True, title=viewer.phrases.trick()),)


def ranked_pairs(trick: TrickView, hints: Hints) -> list[str]:
    """The pairs of a trick of two players, the more valuable one first if there are hints."""
    best = {pair: hints.best_first(cards)[0] for pair, cards in trick.pairs.items()}
    order = hints.best_first(best.values())
    return sorted(best, key=lambda pair: order.index(best[pair]))


#: The value for playing a card without a cube.
NO_CUBE = "none"


def decision_buttons(
    viewer: Viewer, hints: Hints = NO_HINTS, cube: str | None = None, *, in_channel: bool = False
) -> list[Button]:
    """A button for each decision, or for what asks for the spot or the cubes that it needs, the best first.

    They are those below private screens or, ``in_channel``, the others. ``cube`` is the chosen value of the
    menu of cubes. Until one is chosen, the coach's choice for a trick is marked and includes its cube.
    """
    buttons: dict[CustomId, Button] = {}
    for decision in ranked(viewer, hints):
        if decision.kind.in_channel is in_channel:
            button = _button_of(viewer, decision, hints, cube, Tone.PLAIN if buttons else Tone.MAIN)
            buttons.setdefault(button.id, button)
    return [*buttons.values()]


def _button_of(viewer: Viewer, decision: Decision, hints: Hints, cube: str | None, tone: Tone) -> Button:
    card = decision.card or 0
    if decision.kind is BID:
        return _bid_button(viewer, card, hints, cube)
    if decision.opener == TRY:
        return _try_button(viewer, card, decision.opens, hints)
    if decision.opener:
        return viewer.button(decision.opener, tone, decides=True)
    if decision.pair:
        return decision.button(viewer, numbers=pair_with_gains(viewer, decision.pair, hints))
    return decision.button(viewer)


def _bid_button(viewer: Viewer, card: int, hints: Hints, chosen: str | None) -> Button:
    best = next(iter(hints.bids.items()), None) if chosen is None else None
    hint = best[1] if best is not None and best[0] == card else None
    cube = NO_CUBE if chosen is None else chosen
    if hint is not None and hint.takes_cube and hint.cube is not None:
        cube = typed_square(hint.cube)
    return viewer.button(
        "bid",
        Tone.MAIN,
        arguments=(str(card), cube),
        text="button-bid" if hint is None else "button-bid-gain",
        decides=True,
        card=card,
        cube=cube != NO_CUBE,
        gain="" if hint is None else signed(hint.best),
    )


def _try_button(viewer: Viewer, number: int, text: str, hints: Hints) -> Button:
    """The button for trying a card on the map: where it was last tried, or at its best spot.

    With hints it shows the gain there.
    """
    gain = gain_of(viewer, hints, number)
    return viewer.button(
        TRY,
        Tone.MAIN,
        arguments=arguments_of(number, _trial_of(viewer, number, hints)),
        text=f"{text}-gain" if gain else text,
        decides=True,
        card=number,
        gain=gain,
    )


def _trial_of(viewer: Viewer, number: int, hints: Hints) -> Trial | None:
    """Where a card was last tried, or else its best spot if there are hints."""
    if viewer.seat is None:
        return None
    card, found = viewer.table.options.deck.card(number), hints.cards.get(number)
    best = None if found is None or found.placement is None else found.placement
    return tried_before(viewer, card) or (best and trial_at(viewer.own.map, card, best))


def pair_with_gains(viewer: Viewer, pair: str, hints: Hints) -> str:
    """The cards of an open pair in one line, with the gain of each if there are hints."""
    return cards_with_gains(viewer, viewer.view.open_pairs.get(pair, ()), hints)


def cards_with_gains(viewer: Viewer, cards: Iterable[MapCard], hints: Hints) -> str:
    """The numbers of cards in one line, with the gain of each if there are hints."""
    return " · ".join(f"{card.number} {gain_of(viewer, hints, card.number)}".rstrip() for card in cards)


def gain_of(viewer: Viewer, hints: Hints, card: int) -> str:
    """A card's immediate gain and, in brackets, the later one, as the end of a button's label.

    The best card of a trick is marked.
    """
    found = hints.cards.get(card)
    if found is None:
        return ""
    gain = gain_in_words(viewer, found.gain, found.later)
    is_best = opener_of(viewer.view) is Opener.TRICK and card == next(iter(hints.cards))
    return f"{BEST} {gain}" if is_best else gain


def hint_of_card(viewer: Viewer, hints: Hints, card: int) -> str:
    """A card's gain or, if it is the best one to play to a trick, whether with a cube, and the points."""
    if card != next(iter(hints.bids), None):
        return gain_of(viewer, hints, card)
    cube = f" {viewer.format('plus-cube')}:" if hints.bids[card].takes_cube else ""
    return f"{BEST}{cube} {signed(hints.bids[card].best)}"


def arguments_of(card: int, trial: Trial | None) -> tuple[str, ...]:
    """The arguments of a control about a card, which may have been tried."""
    return (*(() if trial is None else trial.arguments), str(card))


def number_in(arguments: Sequence[str]) -> int:
    """The number of the card in the arguments of such a control, which may have more.

    Raises:
        ValueError, LookupError: they are not such arguments.
    """
    return int(arguments[ARGUMENTS if len(arguments) > ARGUMENTS else 0])


def tried_before(viewer: Viewer, card: MapCard) -> Trial | None:
    """The last trial of a card, before the viewer did something else; None without one."""
    tried = viewer.table.tried_by(viewer.own_seat)
    if tried is None or tried.placement.card != card.number:
        return None
    return trial_at(viewer.own.map, card, tried.placement)


def signed(points: int) -> str:
    """Points with a plus or a true minus sign."""
    return f"{points:+d}".replace("-", "−")


def gain_in_words(viewer: Viewer, gain: int, later: int) -> str:
    """An immediate gain and, if there is more, the expected later gain."""
    return viewer.format("gain-of-card", now=signed(gain), later=signed(later), has_later=later != 0)


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
