"""The hand as its owner sees it: the cards, and a button a card while one is to be chosen."""

from __future__ import annotations

from bot.tables import Table
from bot.texts import Language
from bot.views.custom_id import CustomId, Moment
from bot.views.drawings import hand_drawing
from bot.views.names import moment_of, own_seat
from bot.views.screen import Button, Row, Screen, Tone, rows_of
from engine.views import Phase, View

#: The phases in which a card of the hand is chosen, and the control that chooses it.
CHOOSING = {Phase.PICK: "pick", Phase.DISCARD: "discard"}


def hand_screen(texts: Language, table: Table, seat: int) -> Screen:
    """The hand of a seat: to be chosen from while the game asks for it, to be looked at otherwise."""
    view = table.view(seat)
    moment = moment_of(table, seat)
    return Screen(
        text=f"{heading(texts, table, view)}\n{_sentence(texts, view)}",
        drawing=hand_drawing(texts, view) if view.hand or view.phase in CHOOSING else None,
        rows=_rows(texts, view, moment),
    )


def heading(texts: Language, table: Table, view: View) -> str:
    """The first line of every private message: which round of which game."""
    return texts.format("private-heading", round=view.round, channel=table.channel_id)


def numbers_of_hand(view: View) -> list[int]:
    """The numbers of the cards in the hand, as they lie in the picture."""
    return [card.number for card in view.hand]


def _sentence(texts: Language, view: View) -> str:
    own = own_seat(view)
    picked = own.selected.number if own.selected else 0
    numbers = numbers_of_hand(view)
    if view.phase not in CHOOSING:
        key = "hand-resting" if numbers else "hand-empty"
        return texts.format(key, numbers=_spelt(numbers))
    if own.acted:
        return texts.format(f"hand-{CHOOSING[view.phase]}-made", card=picked)
    return texts.format(f"hand-{CHOOSING[view.phase]}", numbers=_spelt(numbers), card=picked)


def _spelt(numbers: list[int]) -> str:
    return " · ".join(str(number) for number in numbers)


def _rows(texts: Language, view: View, moment: Moment) -> tuple[Row, ...]:
    if view.phase not in CHOOSING:
        return ()
    if own_seat(view).acted:
        return rows_of([take_back_button(texts, moment)]) if view.may_take_back else ()
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


def take_back_button(texts: Language, moment: Moment) -> Button:
    """Undo one's last step."""
    return Button(texts.format("button-take-back"), CustomId("take-back", moment))
