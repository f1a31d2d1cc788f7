"""The rules of seats that change hands: left to a computer player, offered, or taken back."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables import deadlines
from bot.tables.change import Change
from bot.tables.checks import must_be_running, must_host_running, seat_in_running_game, seat_played_by
from bot.tables.computer_seats import USUAL_COMPUTER, computer_seat
from bot.tables.errors import TableError
from bot.tables.events import HostChanged, SeatLeft, SeatReplaced, SeatTakenBack, TableEvent, VoteEnded
from bot.tables.table import Table, TableSeat
from bot.tables.table_state import Person

#: How long somebody may think about the offer of a seat.
OFFER_HOLDS = timedelta(hours=24)


def replace_by_computer(
    table: Table, now: datetime, by: Person, seat: int, *, moderator: bool = False
) -> Change:
    """Give a person's seat to a computer player for good."""
    check_replace(table, by, seat, moderator=moderator)
    return given_to_computer(table, seat)


def check_replace(table: Table, by: Person, seat: int, *, moderator: bool = False) -> None:
    """Refuse to give a seat to a computer player.

    Raises:
        TableError: ``not-host``, ``no-seat``, ``seat-of-computer``, ``last-person``, or the game is not
            running.
    """
    must_host_running(table, by.id, moderator=moderator)
    if not 0 <= seat < len(table.seats):
        raise TableError("no-seat", seat=seat + 1)
    if table.seats[seat].user_id is None:
        raise TableError("seat-of-computer")
    if nobody_else_plays(table, seat):
        raise TableError("last-person")


def accept_seat(
    table: Table,
    now: datetime,
    by: Person,
    seat: int,
    former_user_id: int | None,
    host_id: int,
    offered_at: datetime | None,
) -> Change:
    """Give a seat that was offered to the person who accepts; the host's seat takes the host's part with it.

    Nothing changes for whoever has it already. An offer holds for a day, as long as the seat belongs to the
    person who had it when the offer was made, and the host is the same.
    """
    if table.stage.is_open and table.seat_of(by.id) == seat:
        return Change(table, unchanged=True)
    check_offered(table, seat, former_user_id)
    must_be_running(table)
    is_over = offered_at is None or now - offered_at >= OFFER_HOLDS
    if is_over or table.host_id != host_id:
        raise TableError("offer-too-old")
    if table.seat_of(by.id) is not None:
        raise TableError("already-seated")
    after, events = _with_other_on(table, seat, TableSeat(by.id, by.name))
    after = after.without_guest(by.id)
    if former_user_id == table.host_id:
        return Change(replace(after, host_id=by.id), (*events, HostChanged(seat)))
    return Change(after, events)


def check_offered(table: Table, seat: int, former_user_id: int | None) -> None:
    """Refuse what is about the offer of a seat that has changed hands since.

    Raises:
        TableError: ``offer-over``.
    """
    if not 0 <= seat < len(table.seats) or table.seats[seat].user_id != former_user_id:
        raise TableError("offer-over")


def leave_to_computer(table: Table, now: datetime, by: Person) -> Change:
    """Let the computer play one's own seat until one takes it back."""
    seat = seat_played_by(table, by.id)
    left = table.with_seat(seat, replace(table.seats[seat], away=True, missed=0))
    return Change(left, (SeatLeft(seat, "own"),))


def take_seat_back(table: Table, now: datetime, by: Person) -> Change:
    """Play one's own seat again; the time for the phase goes on, or begins once more if it was over."""
    seat = seat_in_running_game(table, by.id)
    if not table.seats[seat].away:
        raise TableError("seat-is-yours")
    return Change(deadlines.with_person_back(table, seat), (SeatTakenBack(seat),))


def nobody_else_plays(table: Table, seat: int) -> bool:
    """Whether the person on this seat is the last one at the table."""
    return all(of.user_id is None for number, of in enumerate(table.seats) if number != seat)


def given_to_computer(table: Table, seat: int) -> Change:
    """The table with a computer player for good on a person's seat, at which others play, too.

    The host's part goes to the next person who plays themselves, or else to the next person.
    """
    after, events = _with_other_on(table, seat, computer_seat(table.id, table.seats, USUAL_COMPUTER))
    if table.seats[seat].user_id != table.host_id:
        return Change(after, events)
    others = [number for number, of in enumerate(after.seats) if of.user_id is not None]
    heir = next((number for number in others if number in after.people), others[0])
    return Change(replace(after, host_id=after.seats[heir].user_id or 0), (*events, HostChanged(heir)))


def _with_other_on(table: Table, seat: int, of: TableSeat) -> tuple[Table, tuple[TableEvent, ...]]:
    """The table with another occupant on a seat, who gets the whole time for the phase.

    A vote ends: other people sit there now than were asked.
    """
    former = table.seats[seat]
    person = None if former.user_id is None else Person(former.user_id, former.name)
    former_computer = "" if former.computer is None else former.name
    replaced = SeatReplaced(seat, of.computer is not None, person, former_computer)
    given_up = {*table.given_up} - {seat}
    if table.game is not None and former.user_id is not None and of.computer is not None:
        given_up.add(seat)
    after = deadlines.without_clock(table, seat).with_seat(seat, of)
    tried = tuple(tried for tried in table.tried if tried.seat != seat)
    after = replace(after, given_up=tuple(sorted(given_up)), tried=tried)
    if table.vote is None:
        return after, (replaced,)
    return replace(after, vote=None), (VoteEnded(table.vote.kind, "overtaken"), replaced)
