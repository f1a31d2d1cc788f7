"""The hand as its owner sees it: the cards, and a button a card while one is to be chosen."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import Table
from bot.texts import Language
from bot.views.custom_id import CustomId, Moment
from bot.views.decisions import decision_in
from bot.views.drawings import hand_drawing
from bot.views.names import moment_of, own_seat
from bot.views.screen import Button, Row, Screen, Tone, rows_of
from bot.views.timing import away_screen, own_due_line
from engine.actions import Bid
from engine.tricks import DECK
from engine.views import Phase, View

#: The phases in which a card of the hand is chosen, and the control that chooses it.
CHOOSING = {Phase.PICK: "pick", Phase.DISCARD: "discard", Phase.BID: "bid"}

#: With two players the cards of a trick are played in secret, and without cubes (rules.md 3.3).
PLAYERS_IN_SECRET = 2


def hand_screen(texts: Language, table: Table, seat: int) -> Screen:
    """The hand of a seat: to be chosen from while the game asks for it, to be looked at otherwise."""
    view = table.view(seat)
    if table.seats[seat].away:
        screen = away_screen(texts, table)
        return replace(screen, drawing=hand_drawing(texts, view) if view.hand else None)
    moment = moment_of(table, seat)
    return Screen(
        text=f"{heading(texts, table, view)}\n{_sentence(texts, table, view, seat)}",
        drawing=hand_drawing(texts, view) if view.hand or view.phase in CHOOSING else None,
        rows=_rows(texts, view, moment),
    )


def heading(texts: Language, table: Table, view: View) -> str:
    """The beginning of every private message: which round of which game, and until when."""
    line = texts.format("private-heading", round=view.round, channel=table.channel_id)
    due = own_due_line(texts, table, view.seat)
    return line if due is None else f"{line}\n{due}"


def numbers_of_hand(view: View) -> list[int]:
    """The numbers of the cards in the hand, as they lie in the picture."""
    return [card.number for card in view.hand]


def _sentence(texts: Language, table: Table, view: View, seat: int) -> str:
    own = own_seat(view)
    numbers = spelt(numbers_of_hand(view))
    if view.phase is Phase.BID:
        return _sentence_in_trick(texts, table, view, seat, numbers)
    picked = own.selected.number if own.selected else 0
    if view.phase in CHOOSING:
        key = f"hand-{CHOOSING[view.phase]}"
        return texts.format(f"{key}-made" if own.acted else key, numbers=numbers, card=picked)
    if numbers:
        return texts.format("hand-resting", numbers=numbers)
    return texts.format("hand-passed" if own.hand_size else "hand-empty")


def _sentence_in_trick(texts: Language, table: Table, view: View, seat: int, numbers: str) -> str:
    if view.seats[seat].acted:
        made = decision_in(table, seat, view.round, Bid)
        return texts.format("hand-bid-made", card=made.card if made else 0)
    if seat not in view.waiting_for:
        return texts.format("hand-bid-waiting", numbers=numbers)
    trick = view.trick
    if trick is not None and view.options.players == PLAYERS_IN_SECRET:
        pile = spelt([card.number for card in trick.pairs[DECK]])
        return texts.format("hand-bid-secret", numbers=numbers, pile=pile)
    colour = trick.colour if trick is not None else None
    return texts.format("hand-bid", numbers=numbers, colour=colour or "any")


def spelt(numbers: list[int]) -> str:
    """Card numbers in a row."""
    return " · ".join(str(number) for number in numbers)


def _rows(texts: Language, view: View, moment: Moment) -> tuple[Row, ...]:
    if view.phase not in CHOOSING:
        return _leading_on(texts, view, moment)
    if own_seat(view).acted:
        return rows_of([take_back_button(texts, moment)]) if view.may_take_back else ()
    if view.seat not in view.waiting_for:
        return ()
    control = CHOOSING[view.phase]
    return rows_of(
        [
            Button(
                texts.format("button-card", card=number),
                CustomId(control, moment, (str(number),)),
                Tone.MAIN,
            )
            for number in numbers_of_hand(view)
        ]
    )


def _leading_on(texts: Language, view: View, moment: Moment) -> tuple[Row, ...]:
    """The button to what is asked of the seat on its map."""
    if view.seat not in view.waiting_for:
        return ()
    if view.phase is Phase.FREE_TILE:
        return ((Button(texts.format("button-tile"), CustomId("tile", moment), Tone.MAIN),),)
    if view.phase is not Phase.MAP:
        return ()
    if own_seat(view).placed:
        return ((Button(texts.format("button-done"), CustomId("done", moment), Tone.GOOD),),)
    return ((Button(texts.format("button-place"), CustomId("place", moment), Tone.MAIN),),)


def take_back_button(texts: Language, moment: Moment) -> Button:
    """Undo one's last step."""
    return Button(texts.format("button-take-back"), CustomId("take-back", moment))
