"""The rules of what hosts and moderators do with a running game, and of seats that change hands."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables import deadlines, requests
from bot.tables.change import Change
from bot.tables.checks import must_be_running, must_host, seat_in_running_game, seat_played_by
from bot.tables.computer_seats import computer_seat
from bot.tables.errors import TableError
from bot.tables.events import (
    DeadlineExtended,
    GamePaused,
    GameResumed,
    HostChanged,
    SeatLeft,
    SeatReplaced,
    SeatTakenBack,
    TableEvent,
    VoteEnded,
)
from bot.tables.table import Table, TableSeat
from bot.tables.table_state import Person

#: By how much a deadline can be extended at a time.
SHORTEST_EXTENSION = timedelta(minutes=1)
LONGEST_EXTENSION = timedelta(days=7)

#: How long somebody may think about the offer of a seat.
OFFER_HOLDS = timedelta(hours=24)


def pause(table: Table, request: requests.Pause, now: datetime) -> Change:
    """Let nobody move, and all deadlines stand still."""
    _must_host_running(table, request)
    if table.paused_at is not None:
        raise TableError("game-paused")
    return Change(table.with_state(paused_at=now), (GamePaused(table.seat_of(request.user_id)),))


def resume(table: Table, request: requests.Resume, now: datetime) -> Change:
    """Let the game go on; everybody has as much time left as there was."""
    _must_host_running(table, request)
    if table.paused_at is None:
        raise TableError("game-not-paused")
    return Change(deadlines.resumed(table, now), (GameResumed(table.seat_of(request.user_id)),))


def extend(table: Table, request: requests.Extend, now: datetime) -> Change:
    """Give everybody who is asked now more time, unless they are all overdue or away."""
    _must_host_running(table, request)
    if table.options.deadline.duration is None:
        raise TableError("no-deadline")
    if not SHORTEST_EXTENSION <= request.by <= LONGEST_EXTENSION:
        raise TableError("extension-out-of-range")
    extended = deadlines.extended(table, request.by)
    if extended == table:
        raise TableError("nobody-in-time")
    return Change(extended, (DeadlineExtended(int(request.by.total_seconds())),))


def hand_over(table: Table, request: requests.HandOver, now: datetime) -> Change:
    """Make another person at the table host."""
    _must_host_running(table, request)
    target = table.seat_of(request.target_user_id)
    if target is None:
        raise TableError("person-not-seated")
    if request.target_user_id == table.host_id:
        raise TableError("host-already", name=table.host_name)
    return Change(replace(table, host_id=request.target_user_id), (HostChanged(target),))


def replace_by_computer(table: Table, request: requests.ReplaceByComputer, now: datetime) -> Change:
    """Give a person's seat to a computer player for good."""
    _must_host_running(table, request)
    if not 0 <= request.seat < len(table.seats):
        raise TableError("no-seat", seat=request.seat + 1)
    if table.seats[request.seat].user_id is None:
        raise TableError("seat-of-computer")
    if nobody_else_plays(table, request.seat):
        raise TableError("last-person")
    return given_to_computer(table, request.seat, request.kind)


def accept_seat(table: Table, request: requests.AcceptSeat, now: datetime) -> Change:
    """Give a seat that was offered to the person who accepts; the host's seat takes the host's part with it.

    An offer holds for a day, as long as the seat belongs to whoever had it when the offer was made and the
    host is the same.
    """
    seat, person = request.seat, request.person
    if not 0 <= seat < len(table.seats) or table.seats[seat].user_id != request.former_user_id:
        raise TableError("offer-over")
    if table.host_id != request.host_id or now - request.offered_at >= OFFER_HOLDS:
        raise TableError("offer-too-old")
    must_be_running(table)
    if table.seat_of(person.id) is not None:
        raise TableError("person-seated", name=person.name)
    after, events = _with_other_on(table, seat, TableSeat(person.id, person.name))
    after = after.without_guest(person.id)
    if request.former_user_id == table.host_id:
        return Change(replace(after, host_id=person.id), (*events, HostChanged(seat)))
    return Change(after, events)


def leave_to_computer(table: Table, request: requests.LeaveToComputer, now: datetime) -> Change:
    """Let the computer play one's own seat until one takes it back."""
    seat = seat_played_by(table, request.user_id)
    left = table.with_seat(seat, replace(table.seats[seat], away=True, missed=0))
    return Change(left, (SeatLeft(seat, "own"),))


def take_seat_back(table: Table, request: requests.TakeSeatBack, now: datetime) -> Change:
    """Play one's own seat again; the time for the phase goes on, or begins once more if it was over."""
    seat = seat_in_running_game(table, request.user_id)
    if not table.seats[seat].away:
        raise TableError("seat-is-yours")
    return Change(deadlines.with_person_back(table, seat), (SeatTakenBack(seat),))


def nobody_else_plays(table: Table, seat: int) -> bool:
    """Whether the person on this seat is the last one at the table."""
    return all(of.user_id is None for number, of in enumerate(table.seats) if number != seat)


def given_to_computer(table: Table, seat: int, kind: str) -> Change:
    """The table with a computer player for good on a person's seat, at which others play, too.

    The host's part goes to the next person who plays themselves, or else to the next person.
    """
    after, events = _with_other_on(table, seat, computer_seat(table.id, table.seats, kind))
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
    replaced = SeatReplaced(seat, by_computer=of.computer is not None, former=person)
    given_up = {*table.state.given_up} - {seat}
    if table.game is not None and former.user_id is not None and of.computer is not None:
        given_up.add(seat)
    after = deadlines.without_clock(table, seat).with_seat(seat, of)
    tried = tuple(tried for tried in table.state.tried if tried.seat != seat)
    after = after.with_state(given_up=tuple(sorted(given_up)), tried=tried)
    if table.vote is None:
        return after, (replaced,)
    return after.with_state(vote=None), (VoteEnded(table.vote.kind, "overtaken"), replaced)


def _must_host_running(
    table: Table,
    request: requests.Pause
    | requests.Resume
    | requests.Extend
    | requests.HandOver
    | requests.ReplaceByComputer,
) -> None:
    must_be_running(table)
    must_host(table, request.user_id, moderator=request.moderator)
