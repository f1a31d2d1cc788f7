"""Guests of a table: invitations, offered seats, and another game with the same people."""

from __future__ import annotations

from dataclasses import dataclass

from bot.escaping import escaped
from bot.tables import Stage
from bot.views.custom_id import CustomId, Moment
from bot.views.screen import Button, Screen, Tone, rows_of
from bot.views.viewer import Viewer


def invitation_screen(viewer: Viewer, user_ids: tuple[int, ...]) -> Screen:
    """The message that tells people of an invitation, to play or, once the game has begun, to watch."""
    table = viewer.table
    names = [f"<@{user_id}>" for user_id in user_ids]
    host = escaped(table.host_name)
    to_play = table.stage is Stage.LOBBY
    text = viewer.format(
        "invitation" if to_play else "invitation-to-watch",
        names=names,
        host=host,
        game=viewer.format(f"game-{table.options.rules}"),
    )
    join = Button(viewer.format("button-join"), CustomId("join", Moment(table.id)), Tone.GOOD)
    return Screen(text, rows=rows_of([join]) if to_play else (), mentions=user_ids)


def rematch_button(viewer: Viewer) -> Button:
    """Opens another table for the people of this one."""
    return Button(viewer.format("button-rematch"), CustomId("rematch", Moment(viewer.table.id)), Tone.GOOD)


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


def offer_screen(viewer: Viewer, offer: Offer) -> Screen:
    """The message with which a host or moderator offers somebody a seat; it notifies that person."""
    name = viewer.name(offer.seat)
    text = viewer.format("seat-offered", user=offer.to, name=name)
    take = Button(
        viewer.format("button-take-over"),
        CustomId("take-over", Moment(viewer.table.id), offer.arguments),
        Tone.GOOD,
    )
    return Screen(text, rows=rows_of([take]), mentions=(offer.to,))
