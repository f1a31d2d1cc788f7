"""Rules about who plays which seat, and who is host."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables import deadlines, lobby
from bot.tables.change import Change, also_alone
from bot.tables.checks import (
    must_be_open,
    must_be_running,
    must_host_running,
    seat_at,
    seat_in_running_game,
    seat_played_by,
)
from bot.tables.computer_seats import USUAL_COMPUTER, computer_seat
from bot.tables.errors import TableError
from bot.tables.events import (
    HostChanged,
    SeatLeft,
    SeatReplaced,
    SeatTakenBack,
    TableClosed,
    TableEvent,
    VoteEnded,
)
from bot.tables.table import Person, Stage, Table, TableSeat, VoteKind

#: How long an offer of a seat can be accepted.
OFFER_HOLDS = timedelta(hours=24)


def leave_to_computer(table: Table, now: datetime, by: Person) -> Change:
    """Let a computer player play one's own seat until one takes it back: ``seat-is-computers``."""
    seat = seat_played_by(table, by.id)
    left = table.with_seat(seat, replace(table.seats[seat], away=True, missed=0))
    return Change(left, (SeatLeft(seat, "own"),))


def take_seat_back(table: Table, now: datetime, by: Person) -> Change:
    """Play one's own seat again: ``seat-is-yours``.

    The deadline of the phase stays. If it has passed, the person has the whole time again, once a phase.
    """
    seat = seat_in_running_game(table, by.id)
    if not table.seats[seat].away:
        raise TableError("seat-is-yours")
    return Change(deadlines.with_person_back(table, seat), (SeatTakenBack(seat),))


def accept_seat(
    table: Table,
    now: datetime,
    by: Person,
    seat: int,
    former_user_id: int | None,
    host_id: int,
    offered_at: datetime | None,
) -> Change:
    """Take a seat that the host or a moderator has offered; whoever takes the host's seat becomes host.

    At ``offered_at`` (None: the offer was withdrawn) the seat was that of ``former_user_id`` (None: of a
    computer player), and ``host_id`` was host. Nothing changes for the person who has the seat already.
    Refused with ``offer-over`` when the seat has changed hands since, ``offer-too-old``, ``already-seated``.
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
    """Refuse an offer of a seat that has changed hands since.

    Raises:
        TableError: ``offer-over``.
    """
    if not 0 <= seat < len(table.seats) or table.seats[seat].user_id != former_user_id:
        raise TableError("offer-over")


def replace_by_computer(
    table: Table, now: datetime, by: Person, seat: int, *, moderator: bool = False
) -> Change:
    """Give a person's seat to a computer player permanently; raises as ``check_replace`` does."""
    check_replace(table, by, seat, moderator=moderator)
    return _given_to_computer(table, seat)


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
    if _nobody_else_plays(table, seat):
        raise TableError("last-person")


def hand_over(
    table: Table, now: datetime, by: Person, target_user_id: int, *, moderator: bool = False
) -> Change:
    """Make another person at the table host; a vote about the former host ends.

    Refused with ``not-host``, ``person-not-seated``, ``host-already``.
    """
    must_host_running(table, by.id, moderator=moderator)
    target = table.seat_of(target_user_id)
    if target is None:
        raise TableError("person-not-seated")
    if target_user_id == table.host_id:
        raise TableError("host-already", name=table.host_name)
    after, changed = replace(table, host_id=target_user_id), HostChanged(target)
    if table.vote is None or table.vote.kind is VoteKind.UNDO:
        return Change(after, (changed,))
    return Change(replace(after, vote=None), (VoteEnded(table.vote.kind, "overtaken"), changed))


@also_alone
def remove_person(table: Table, now: datetime, by: Person) -> Change:
    """Leave a table at any stage, so that one can be forgotten; the log no longer names the person.

    In the lobby the seat is free again. Later a computer player has it, and where no one else plays the table
    closes.
    """
    must_be_open(table)
    seat = seat_at(table, by.id)
    if table.stage is Stage.LOBBY:
        return lobby.leave(table, now, by)
    if _nobody_else_plays(table, seat):
        return Change(replace(table, stage=Stage.CANCELLED), (TableClosed("empty"),))
    change = _given_to_computer(table, seat)
    return replace(change, events=tuple(map(_unnamed, change.notices)))


def _unnamed(event: TableEvent) -> TableEvent:
    return replace(event, former=None) if isinstance(event, SeatReplaced) else event


def _nobody_else_plays(table: Table, seat: int) -> bool:
    """Whether the person on this seat is the last one at the table."""
    return all(of.user_id is None for number, of in enumerate(table.seats) if number != seat)


def _given_to_computer(table: Table, seat: int) -> Change:
    """The table with a computer player on a person's seat permanently.

    If that was the host, the next person who is there becomes host, or else the next person.
    """
    after, events = _with_other_on(table, seat, computer_seat(table.id, table.seats, USUAL_COMPUTER))
    if table.seats[seat].user_id != table.host_id:
        return Change(after, events)
    others = [number for number, of in enumerate(after.seats) if of.user_id is not None]
    heir = next((number for number in others if number in after.people), others[0])
    return Change(replace(after, host_id=after.seats[heir].user_id or 0), (*events, HostChanged(heir)))


def _with_other_on(table: Table, seat: int, of: TableSeat) -> tuple[Table, tuple[TableEvent, ...]]:
    """The table with another occupant on a seat, who has the whole time for the phase.

    A vote ends, because its voters have changed.
    """
    former = table.seats[seat]
    person = None if former.user_id is None else Person(former.user_id, former.name)
    former_computer = "" if former.computer is None else former.name
    replaced = SeatReplaced(seat, of.computer is not None, person, former_computer)
    given_up = {*table.given_up} - {seat}
    if table.game is not None and former.user_id is not None and of.computer is not None:
        given_up.add(seat)
    after = replace(
        deadlines.without_clock(table, seat).with_seat(seat, of),
        given_up=tuple(sorted(given_up)),
        tried=tuple(tried for tried in table.tried if tried.seat != seat),
    )
    if table.vote is None:
        return after, (replaced,)
    return replace(after, vote=None), (VoteEnded(table.vote.kind, "overtaken"), replaced)
