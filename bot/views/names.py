"""How seats are called in messages, and the moment that a button belongs to."""

from __future__ import annotations

from bot.escaping import escaped
from bot.tables import Table
from bot.texts import Language
from bot.views.custom_id import Moment
from engine.cards import MapCard
from engine.maps import PlayerMap
from engine.views import SeatView, View


def plain_name(texts: Language, table: Table, seat: int) -> str:
    """The name of a seat as it is: for pictures and for menus, where nothing is formatted."""
    who = table.seats[seat]
    if who.is_anonymous:
        return texts.format("nobody")
    if who.computer is None:
        return who.name
    number = sum(1 for other in table.seats[: seat + 1] if other.computer is not None)
    return texts.format("computer-name", number=number)


def seat_name(texts: Language, table: Table, seat: int) -> str:
    """The name of a seat inside a message: it cannot format the text, and pings nobody."""
    return escaped(plain_name(texts, table, seat))


def seat_names(texts: Language, table: Table, seats: tuple[int, ...]) -> list[str]:
    """The names of several seats inside a message, in this order."""
    return [seat_name(texts, table, seat) for seat in seats]


def step_of(table: Table, seat: int) -> int:
    """How many decisions of this seat stand at present."""
    return 0 if table.game is None else sum(1 for action in table.game.actions if action.seat == seat)


def moment_of(table: Table, seat: int | None) -> Moment:
    """Now, for the buttons of one seat or, with None, for those that everybody sees."""
    if table.game is None:
        return Moment(table.id)
    view = table.view(seat)
    step = 0 if seat is None else step_of(table, seat)
    return Moment(table.id, view.round, view.phase, step)


def own_seat(view: View) -> SeatView:
    """The seat of the one who looks.

    Raises:
        ValueError: it is the view of everybody.
    """
    if view.seat is None:
        raise ValueError("everybody's view has no seat of its own")
    return view.seats[view.seat]


def own_map_and_card(view: View) -> tuple[PlayerMap, MapCard]:
    """The map of the one who looks, and the card that is to be placed on it."""
    own = own_seat(view)
    if own.selected is None:
        raise ValueError("there is no card to be placed yet")
    return own.map, own.selected
