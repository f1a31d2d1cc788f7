"""Rules about who plays each seat, who is host, and the note that a player keeps."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables import deadlines, lobby
from bot.tables.change import (
    Change,
    HostChanged,
    SeatLeft,
    SeatReplaced,
    SeatTakenBack,
    TableClosed,
    TableEvent,
    VoteEnded,
    also_alone,
)
from bot.tables.checks import (
    TableError,
    must_be_open,
    must_be_running,
    must_be_seat,
    must_host,
    must_host_running,
    seat_at,
    seat_in_running_game,
    seat_played_by,
)
from bot.tables.computer_seats import DEFAULT_COMPUTER, computer_seat
from bot.tables.deadlines import is_absent
from bot.tables.table import FormerPlayer, Person, PrivateNote, Stage, Table, TableSeat, VoteKind

#: How long an offer of a seat can be accepted.
OFFER_HOLDS = timedelta(hours=24)


def leave_to_computer(table: Table, now: datetime, by: Person) -> Change:
    """Let a computer player play the person's seat until they take it back: ``seat-is-computers``."""
    seat = seat_played_by(table, by.id)
    left = table.with_seat(seat, replace(table.seats[seat], away=True, missed=0))
    return Change(left, (SeatLeft(seat, "own"),))


def take_seat_back(table: Table, now: datetime, by: Person) -> Change:
    """Let a person play their own seat again: ``seat-is-yours``.

    The deadline of the phase does not change. If it has passed, the person has the whole time again, once a
    phase.
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
    """Take a seat that the host or a moderator has offered; with the host's seat, the person becomes host.

    At ``offered_at`` (None: the offer was withdrawn) the seat was that of ``former_user_id`` (None: of a
    computer player), and ``host_id`` was host. Nothing changes for the person who has the seat already. In
    the first half of the game the result goes with the seat; later the person who had it keeps it. Refused
    with ``offer-over`` if the seat has changed hands since, ``offer-over-back`` if its person is back,
    ``offer-too-old``, ``already-seated``, and ``keeps-result`` for a person who has left another seat.
    """
    if table.stage.is_open and table.seat_of(by.id) == seat:
        return Change(table, unchanged=True)
    check_offered(table, seat, former_user_id)
    must_be_running(table, by.id)
    is_over = offered_at is None or now - offered_at >= OFFER_HOLDS
    if is_over or table.host_id != host_id:
        raise TableError("offer-too-old")
    if table.seat_of(by.id) is not None:
        raise TableError("already-seated")
    if not _may_change_hands(table, seat, now, host_offers=former_user_id == host_id):
        raise TableError("offer-over-back", name=table.seats[seat].name)
    if any(former.id == by.id and former.seat != seat for former in table.keepers):
        raise TableError("keeps-result")
    after, events = _with_other_on(table, seat, TableSeat(by.id, by.name), keeps=table.is_in_second_half)
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


def check_offer(
    table: Table, now: datetime, by: Person, seat: int, person: Person, *, moderator: bool = False
) -> None:
    """Refuse to offer a seat to a person.

    The seat must be a computer player's, an absent person's or the host's own.

    Raises:
        TableError: ``not-host``, ``not-alone``, ``no-seat``, ``person-seated``, ``seat-is-played``, or the
            game is not running.
    """
    must_be_running(table, by.id)
    if table.options.alone:
        raise TableError("not-alone")
    must_host(table, by.id, moderator=moderator)
    must_be_seat(table, seat)
    if table.seat_of(person.id) is not None:
        raise TableError("person-seated", name=person.name)
    is_own = table.seats[seat].user_id == by.id == table.host_id
    if not _may_change_hands(table, seat, now, host_offers=is_own):
        raise TableError("seat-is-played", name=table.seats[seat].name)


def _may_change_hands(table: Table, seat: int, now: datetime, *, host_offers: bool) -> bool:
    """Whether a seat can go to another person without a vote; ``host_offers``: the host gives their own."""
    return host_offers or table.seats[seat].user_id is None or is_absent(table, seat, now)


def replace_by_computer(
    table: Table, now: datetime, by: Person, seat: int, *, moderator: bool = False
) -> Change:
    """Give a person's seat to a computer player permanently.

    A person whom others replace keeps the seat's result; a person who gives up their own seat keeps it only
    in the second half of the game. Raises the errors of ``check_replace``, and ``seat-is-played`` if the
    others have to agree.
    """
    check_replace(table, by, seat, moderator=moderator)
    if is_for_vote(table, now, by, seat):
        raise TableError("seat-is-played", name=table.seats[seat].name)
    own = table.seat_of(by.id) == seat
    return given_to_computer(table, seat, keeps=not own or table.is_in_second_half)


def is_for_vote(table: Table, now: datetime, by: Person, seat: int) -> bool:
    """Whether replacing another player by a computer player needs a vote, because that player is there."""
    return table.seat_of(by.id) not in (None, seat) and not is_absent(table, seat, now)


def check_replace(table: Table, by: Person, seat: int, *, moderator: bool = False) -> None:
    """Refuse to give a seat to a computer player, even by a vote.

    Raises:
        TableError: ``not-host``, ``no-seat``, ``seat-of-computer``, ``last-person``, or the game is not
            running.
    """
    must_host_running(table, by.id, moderator=moderator)
    must_be_seat(table, seat)
    if table.seats[seat].user_id is None:
        raise TableError("seat-of-computer")
    if _no_one_else_plays(table, seat):
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
    """Leave a table at any stage, for deleting a person's data; the log no longer names the person.

    In the lobby the seat becomes free. Later a computer player takes it, and the table closes if the person
    was the last one.
    """
    must_be_open(table)
    seat = seat_at(table, by.id)
    if table.stage is Stage.LOBBY:
        return lobby.leave(table, now, by)
    if _no_one_else_plays(table, seat):
        return Change(replace(table, stage=Stage.CANCELLED), (TableClosed("empty"),))
    change = given_to_computer(table, seat, keeps=False)
    return replace(change, events=tuple(map(_unnamed, change.notices)))


def _unnamed(event: TableEvent) -> TableEvent:
    return replace(event, former=None) if isinstance(event, SeatReplaced) else event


def _no_one_else_plays(table: Table, seat: int) -> bool:
    """Whether the person on this seat is the last one at the table."""
    return all(of.user_id is None for number, of in enumerate(table.seats) if number != seat)


def given_to_computer(table: Table, seat: int, *, keeps: bool) -> Change:
    """The table with a computer player on a person's seat permanently; with ``keeps`` they keep the result.

    If that person was host, the next person who is there becomes host, or else the next person.
    """
    computer = computer_seat(table.id, table.seats, DEFAULT_COMPUTER)
    after, events = _with_other_on(table, seat, computer, keeps=keeps)
    if table.seats[seat].user_id != table.host_id:
        return Change(after, events)
    others = [number for number, of in enumerate(after.seats) if of.user_id is not None]
    heir = next((number for number in others if number in after.people), others[0])
    return Change(replace(after, host_id=after.seats[heir].user_id or 0), (*events, HostChanged(heir)))


def _with_other_on(
    table: Table, seat: int, of: TableSeat, *, keeps: bool
) -> tuple[Table, tuple[TableEvent, ...]]:
    """The table with a new player on a seat, who has the whole time for the phase.

    With ``keeps`` the former person keeps the result, unless an earlier one does; without it, the result goes
    to a person who takes the seat. A running vote ends, because its voters have changed.
    """
    former = table.seats[seat]
    person = None if former.user_id is None else Person(former.user_id, former.name)
    former_computer = "" if former.computer is None else former.name
    replaced = SeatReplaced(seat, of.computer is not None, person, former_computer)
    changed = {*table.changed_hands} if table.game is None else {*table.changed_hands, seat}
    keeper = table.keeper_of(seat)
    if keeper is None and keeps and person is not None:
        keeper = FormerPlayer(seat, person.id, person.name)
    is_for_next = of.user_id is not None and (not keeps or (keeper is not None and keeper.id == of.user_id))
    others = tuple(one for one in table.keepers if one.seat != seat)
    after = deadlines.without_clock(table, seat).with_seat(seat, of).without_tried(seat)
    after = replace(
        after.without_note(former.user_id),
        changed_hands=tuple(sorted(changed)),
        keepers=others if keeper is None or is_for_next else (*others, keeper),
    )
    if table.vote is None:
        return after, (replaced,)
    return replace(after, vote=None), (VoteEnded(table.vote.kind, "overtaken"), replaced)


#: The maximum length of a note, in characters.
LONGEST_NOTE = 500


@also_alone
def write_note(table: Table, now: datetime, by: Person, text: str) -> Change:
    """Replace the person's note in a running game; an empty text deletes it.

    Refused with ``note-too-long``, ``not-seated``, or if the game is not running.
    """
    seat_in_running_game(table, by.id)
    if len(text) > LONGEST_NOTE:
        raise TableError("note-too-long", most=LONGEST_NOTE)
    others = table.without_note(by.id).private_notes
    own = (PrivateNote(by.id, text),) if text else ()
    return Change(replace(table, private_notes=(*others, *own)))
