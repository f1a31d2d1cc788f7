"""What a player sees and presses in a trick: a cube to add, a card to take, pairs, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.errors import InputError
from bot.tables import Table
from bot.texts import Language
from bot.views.cubes import cube_menus, typed_square
from bot.views.custom_id import CustomId, Moment
from bot.views.drawings import map_drawing, pair_drawing, trick_drawing
from bot.views.hand import hand_screen, heading, spelt, take_back_button
from bot.views.names import moment_of, own_seat, seat_name
from bot.views.screen import Button, Row, Screen, Tone, rows_of
from engine.cards import MapCard
from engine.squares import PRICE, Position
from engine.tricks import PAIRS
from engine.views import Phase, TrickView, View

#: The phases of a trick in which something else than a card of the hand is decided.
AFTER_BIDDING = frozenset({Phase.TAKE, Phase.TAKE_PAIR, Phase.ANSWER, Phase.DISCARD_OF_PAIR})


def own_hand_screen(texts: Language, table: Table, seat: int) -> Screen:
    """The hand of a seat and, where that is not a card of it, what the seat is asked for in a trick."""
    hand = hand_screen(texts, table, seat)
    view = table.view(seat)
    if view.phase not in AFTER_BIDDING or table.seats[seat].away:
        return hand
    asked = trick_screen(texts, table, seat)
    # One's pair is what one chooses from then; what lies on the table stands in the round's message as well.
    shows_hand = view.hand and view.phase is not Phase.DISCARD_OF_PAIR
    return Screen(
        text=f"{hand.text}\n{_sentence(texts, table, view, seat)}",
        drawing=hand.drawing if shows_hand else asked.drawing,
        rows=asked.rows,
    )


def trick_screen(texts: Language, table: Table, seat: int) -> Screen:
    """What a seat is asked for, or waits for, when all have played."""
    view = table.view(seat)
    of_pair = view.phase is Phase.DISCARD_OF_PAIR
    buttons = asked_buttons(texts, view, moment_of(table, seat)) if seat in view.waiting_for else []
    if view.may_take_back:
        buttons.append(take_back_button(texts, moment_of(table, seat)))
    return Screen(
        text=f"{heading(texts, table, view)}\n{_sentence(texts, table, view, seat)}",
        drawing=pair_drawing(texts, view) if of_pair else trick_drawing(texts, table, view),
        rows=rows_of(buttons),
    )


def bid_cube_screen(texts: Language, table: Table, seat: int, card: int) -> Screen:
    """Which cube to add to a card of the hand, or none."""
    view = table.view(seat)
    moment = moment_of(table, seat)
    buttons = (
        Button(texts.format("button-bid-alone"), CustomId("bid-alone", moment, (str(card),)), Tone.MAIN),
        _back(texts, moment),
    )
    return Screen(
        text=f"{heading(texts, table, view)}\n{texts.format('bid-cube', card=card)}",
        drawing=map_drawing(texts, table, view, seat),
        rows=(
            *cube_menus(texts, view.cubes_to_add(seat), "bid-cube", moment, (str(card),)),
            buttons,
        ),
    )


def contest_screen(texts: Language, table: Table, seat: int, given: tuple[Position, ...] = ()) -> Screen:
    """Contesting step by step: the first cube, the second one, the pair; ``given`` are those chosen.

    Raises:
        InputError: it is not for this seat to answer, or it has fewer than two cubes.
    """
    view = table.view(seat)
    moment = moment_of(table, seat)
    cubes = view.cubes_to_contest(seat)
    if not cubes:
        raise InputError("contest-too-few-cubes" if seat in view.waiting_for else "not-your-turn")
    arguments = tuple(map(typed_square, given))
    if len(given) == PRICE:
        sentence = texts.format("contest-pair", cubes=given)
        pairs = [_pair_button(texts, view, moment, "contest-pair", pair, arguments) for pair in PAIRS]
        rows: tuple[Row, ...] = rows_of([*pairs, _back(texts, moment)])
    else:
        step = "contest-second" if given else "contest-first"
        sentence = texts.format(step, **({"position": given[0]} if given else {}))
        left = {position: colour for position, colour in cubes.items() if position not in given}
        rows = (*cube_menus(texts, left, step, moment, arguments), (_back(texts, moment),))
    return Screen(
        text=f"{heading(texts, table, view)}\n{sentence}",
        drawing=map_drawing(texts, table, view, seat),
        rows=rows,
    )


def asked_buttons(texts: Language, view: View, moment: Moment) -> list[Button]:
    """The buttons of what is decided in the open, or of one's own pair."""
    return _BUTTONS[view.phase](texts, view, moment)


def public_buttons(texts: Language, view: View, moment: Moment) -> list[Button]:
    """The buttons of everybody's message after the cards are played."""
    if view.phase is not Phase.DISCARD_OF_PAIR:
        return asked_buttons(texts, view, moment)
    return [Button(texts.format("button-trick"), CustomId("trick", moment), Tone.MAIN)]


def cards_of_pair(view: View, pair: str) -> tuple[MapCard, ...]:
    """The cards of a pair that lies open."""
    return view.trick.pairs.get(pair, ()) if view.trick is not None else ()


def spelt_pair(view: View, pair: str) -> str:
    """The numbers of the cards of a pair that lies open."""
    return spelt([card.number for card in cards_of_pair(view, pair)])


def named_pair(trick: TrickView) -> tuple[int, str] | None:
    """Who has named a pair, and which; None before."""
    return next(((seat, pair) for seat, pair in enumerate(trick.chosen) if pair is not None), None)


def _sentence(texts: Language, table: Table, view: View, seat: int) -> str:
    own = own_seat(view)
    phase = str(view.phase).replace("_", "-")
    if seat not in view.waiting_for:
        if view.phase is Phase.TAKE and own.selected is not None:
            return texts.format("trick-taken", card=own.selected.number)
        if view.phase is Phase.DISCARD_OF_PAIR and own.selected is not None:
            gone = next(card.number for card in view.pair if card != own.selected)
            return texts.format("trick-discard-of-pair-made", card=gone)
        return texts.format(f"trick-{phase}-waiting")
    if view.phase is Phase.ANSWER:
        return _asked_to_answer(texts, table, view, seat)
    numbers = spelt([card.number for card in view.pair])
    return texts.format(f"trick-{phase}", numbers=numbers)


def _asked_to_answer(texts: Language, table: Table, view: View, seat: int) -> str:
    named = named_pair(view.trick) if view.trick is not None else None
    winner, pair = named or (seat, PAIRS[0])
    left = next(other for other in PAIRS if other != pair)
    key = "trick-answer" if view.cubes_to_contest(seat) else "trick-answer-without-cubes"
    return texts.format(key, name=seat_name(texts, table, winner), pair=pair, numbers=spelt_pair(view, left))


def _take_buttons(texts: Language, view: View, moment: Moment) -> list[Button]:
    played = view.trick.played if view.trick is not None else ()
    # As they lie in the picture: the highest total first.
    ranked = sorted(played, key=lambda card: -card.total)
    left = [card.card.number for card in ranked if card.taken_by is None]
    return [
        Button(texts.format("button-take", card=card), CustomId("take", moment, (str(card),)), Tone.MAIN)
        for card in left
    ]


def _pair_buttons(texts: Language, view: View, moment: Moment) -> list[Button]:
    return [_pair_button(texts, view, moment, "take-pair", pair) for pair in PAIRS]


def _pair_button(
    texts: Language, view: View, moment: Moment, control: str, pair: str, arguments: tuple[str, ...] = ()
) -> Button:
    label = texts.format("button-pair", pair=pair, numbers=spelt_pair(view, pair))
    return Button(label, CustomId(control, moment, (*arguments, pair)), Tone.MAIN)


def _answer_buttons(texts: Language, view: View, moment: Moment) -> list[Button]:
    buttons = [Button(texts.format("button-accept"), CustomId("accept", moment), Tone.GOOD)]
    if any(view.cubes_to_contest(seat) for seat in view.waiting_for):
        buttons.append(Button(texts.format("button-contest"), CustomId("contest", moment)))
    return buttons


def _discard_buttons(texts: Language, view: View, moment: Moment) -> list[Button]:
    return [
        Button(
            texts.format("button-discard-of-pair", card=card.number),
            CustomId("discard", moment, (str(card.number),)),
            Tone.MAIN,
        )
        for card in view.pair
    ]


def _back(texts: Language, moment: Moment) -> Button:
    return Button(texts.format("button-back"), CustomId("now", moment))


_BUTTONS: Mapping[Phase, Callable[[Language, View, Moment], list[Button]]] = {
    Phase.TAKE: _take_buttons,
    Phase.TAKE_PAIR: _pair_buttons,
    Phase.ANSWER: _answer_buttons,
    Phase.DISCARD_OF_PAIR: _discard_buttons,
}
