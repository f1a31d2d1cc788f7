"""Guests of a table: invitations, offered seats, and another game with the same people."""

from __future__ import annotations

from dataclasses import dataclass

from bot.escaping import escaped
from bot.tables import Stage, Table
from bot.texts import Language
from bot.views.custom_id import CustomId, Moment
from bot.views.names import seat_name
from bot.views.screen import Button, Screen, Tone, rows_of


def invitation_screen(texts: Language, table: Table, user_ids: tuple[int, ...]) -> Screen:
    """The message that tells people of an invitation, to play or, once the game has begun, to watch."""
    names = [f"<@{user_id}>" for user_id in user_ids]
    host = escaped(table.host_name)
    to_play = table.stage is Stage.LOBBY
    text = texts.format(
        "invitation" if to_play else "invitation-to-watch",
        names=names,
        host=host,
        game=texts.format(f"game-{table.options.rules}"),
    )
    join = Button(texts.format("button-join"), CustomId("join", Moment(table.id)), Tone.GOOD)
    return Screen(text, rows=rows_of([join]) if to_play else (), mentions=user_ids)


def rematch_button(texts: Language, table: Table) -> Button:
    """Opens another table for the people of this one."""
    return Button(texts.format("button-rematch"), CustomId("rematch", Moment(table.id)), Tone.GOOD)


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that is offered to somebody: which, to whom, and who has it until then (None: a computer)."""

    seat: int
    to: int
    from_user: int | None

    @property
    def arguments(self) -> tuple[str, ...]:
        """The same for a custom id."""
        return (str(self.seat), str(self.to), str(self.from_user or 0))

    @classmethod
    def of(cls, arguments: tuple[str, ...]) -> Offer:
        """The offer that a custom id holds."""
        seat, to, from_user = (int(argument) for argument in arguments)
        return cls(seat, to, from_user or None)


def offer_screen(texts: Language, table: Table, offer: Offer) -> Screen:
    """The message with which a host or moderator offers somebody a seat; it notifies that person."""
    name = seat_name(texts, table, offer.seat)
    text = texts.format("seat-offered", user=offer.to, name=name)
    take = Button(
        texts.format("button-take-over"), CustomId("take-over", Moment(table.id), offer.arguments), Tone.GOOD
    )
    return Screen(text, rows=rows_of([take]), mentions=(offer.to,))
