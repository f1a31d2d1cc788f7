"""Invitations, offers of seats, and seats that a computer player plays for a while."""

from __future__ import annotations

from dataclasses import dataclass, fields

from bot.escaping import escaped
from bot.people.pings import INVITATION
from bot.tables import Stage, TableError
from bot.views.controls import Row, Tone
from bot.views.game_over import KEEP
from bot.views.screen import Screen
from bot.views.viewer import Viewer

#: The button with which a host gives their own seat to a computer player permanently.
GIVE_UP_SEAT = "give-up-seat"

#: The button with which a host or moderator withdraws the offer of a seat.
WITHDRAW_OFFER = "withdraw-offer"


def invitation_screen(viewer: Viewer, user_ids: tuple[int, ...]) -> Screen:
    """The message that invites people to play or, once the game has begun, to watch."""
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
    rows = ((viewer.button("join", Tone.GOOD, lasting=True),),) if to_play else ()
    return Screen(text, rows=rows, mentions=user_ids, about=INVITATION)


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """An offer of a seat: the seat, the recipient, the present player (None: a computer), and the host."""

    seat: int
    to: int
    from_user: int | None
    host: int

    @property
    def arguments(self) -> tuple[str, ...]:
        """The offer as arguments of a custom id, in hexadecimal so that four ids fit."""
        return tuple(f"{part:x}" for part in (self.seat, self.to, self.from_user or 0, self.host))

    @classmethod
    def of(cls, arguments: tuple[str, ...]) -> SeatOffer:
        """Parse an offer from the arguments of a custom id.

        Raises:
            TableError: ``offer-too-old``, the host's id is missing.
        """
        if len(arguments) != len(fields(cls)):
            raise TableError("offer-too-old")
        seat, to, from_user, host = (int(argument, 16) for argument in arguments)
        return cls(seat, to, from_user or None, host)


def offer_screen(viewer: Viewer, offer: SeatOffer) -> Screen:
    """The message in which a host or moderator offers a seat; it notifies the recipient."""
    name = viewer.name(offer.seat)
    text = viewer.format("seat-offered", user=offer.to, name=name)
    take = viewer.button("take-over", Tone.GOOD, arguments=offer.arguments, lasting=True)
    withdraw = viewer.button(WITHDRAW_OFFER, arguments=offer.arguments, lasting=True)
    return Screen(text, rows=((take, withdraw),), mentions=(offer.to,), about=INVITATION)


def away_screen(viewer: Viewer) -> Screen:
    """The screen of a person whose seat a computer player plays, with a button to take it back."""
    return Screen(viewer.format("seat-is-away-own"), rows=_take_back_row(viewer))


def seat_taken_screen(viewer: Viewer, seat: int, *, notifies: bool) -> Screen:
    """The message in the channel to a person whose seat a computer player has taken over."""
    user_id = viewer.table.seats[seat].user_id
    return Screen(
        viewer.format("seat-is-away", user=user_id or 0),
        rows=_take_back_row(viewer),
        mentions=(user_id,) if notifies and user_id is not None else (),
    )


def _take_back_row(viewer: Viewer) -> tuple[Row, ...]:
    return ((viewer.button("take-seat-back", Tone.MAIN, lasting=True),),)


def confirm_giving_up_screen(viewer: Viewer) -> Screen:
    """The consequences of giving the viewer's seat to a computer player permanently, and the two buttons."""
    buttons = (viewer.button(GIVE_UP_SEAT, Tone.BAD, lasting=True), viewer.button(KEEP, lasting=True))
    is_host = viewer.table.seat_of(viewer.table.host_id) == viewer.seat
    keeps = viewer.table.is_in_second_half and viewer.table.keeper_of(viewer.own_seat) is None
    text = viewer.format("give-up-seat", host=is_host, keeps=keeps)
    return Screen(text, rows=(buttons,))
