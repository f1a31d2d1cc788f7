"""The rules of sitting down: pure functions from a table in the lobby to the table after a change.

Each raises ``TableError`` and has no other effect.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.computers import USUAL_COMPUTER
from bot.tables.errors import TableError
from bot.tables.table import Stage, Table, TableSeat
from bot.tables.table_state import Person
from engine.options import FEWEST_PLAYERS, MOST_PLAYERS


def check_computers(computers: int) -> None:
    """Refuse a number of computer seats that leaves no seat for the host.

    Raises:
        TableError: ``computers-out-of-range``.
    """
    if not 0 <= computers < MOST_PLAYERS:
        raise TableError("computers-out-of-range", given=computers, most=MOST_PLAYERS - 1)


def join(table: Table, person: Person) -> Table:
    """Give a person the next seat. A computer seat does not make room: full is full.

    Raises:
        TableError: ``already-seated``, ``not-invited``, ``table-full``, or the table is no longer in the
            lobby.
    """
    _must_be_lobby(table)
    if table.seat_of(person.id) is not None:
        raise TableError("already-seated")
    must_be_welcome(table, person.id)
    return without_guest(_with_seat(table, TableSeat(person.id, person.name)), person.id)


def leave(table: Table, user_id: int) -> Table:
    """Free a person's seat. The next person becomes host; when the last leaves, the table closes.

    Raises:
        TableError: ``not-seated``, or the table is no longer in the lobby.
    """
    _must_be_lobby(table)
    seat_at(table, user_id)
    seats = tuple(seat for seat in table.seats if seat.user_id != user_id)
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    if not people:
        return replace(table, seats=seats, stage=Stage.CANCELLED)
    host_id = table.host_id if table.host_id in people else people[0]
    return replace(table, seats=seats, host_id=host_id)


def add_computer(table: Table, user_id: int, kind: str = USUAL_COMPUTER) -> Table:
    """Fill the next seat with a computer player; anybody at the table may.

    Raises:
        TableError: ``not-seated``, ``table-full``, or the table is no longer in the lobby.
    """
    _must_be_lobby(table)
    seat_at(table, user_id)
    return _with_seat(table, TableSeat(None, "", kind))


def remove_computer(table: Table, user_id: int) -> Table:
    """Free the seat of the computer player that came last; anybody at the table may.

    Raises:
        TableError: ``not-seated``, ``no-computer-seat``, or the table is no longer in the lobby.
    """
    _must_be_lobby(table)
    seat_at(table, user_id)
    computers = [number for number, seat in enumerate(table.seats) if seat.computer is not None]
    if not computers:
        raise TableError("no-computer-seat")
    last = computers[-1]
    return replace(table, seats=table.seats[:last] + table.seats[last + 1 :])


def check_begin(table: Table, user_id: int) -> None:
    """Refuse to begin unless the host asks and enough people sit.

    Raises:
        TableError: ``not-host-begin``, ``too-few-seats``, or the table is no longer in the lobby.
    """
    _must_be_lobby(table)
    if user_id != table.host_id:
        raise TableError("not-host-begin", host=table.host_name)
    if len(table.seats) < FEWEST_PLAYERS:
        raise TableError("too-few-seats", seats=FEWEST_PLAYERS)


def cancel(table: Table, user_id: int, *, moderator: bool) -> Table:
    """Close a table for good, in the lobby or in the middle of the game; the host or a moderator may.

    Raises:
        TableError: ``not-host-cancel``, or the table is closed already.
    """
    must_be_open(table)
    if user_id != table.host_id and not moderator:
        raise TableError("not-host-cancel", host=table.host_name)
    return replace(table, stage=Stage.CANCELLED)


def must_be_open(table: Table) -> None:
    """Refuse what can no longer be done at a closed table.

    Raises:
        TableError: ``game-finished`` or ``table-cancelled``.
    """
    if table.stage is Stage.FINISHED:
        raise TableError("game-finished")
    if table.stage is Stage.CANCELLED:
        raise TableError("table-cancelled")


def seat_in_running_game(table: Table, user_id: int) -> int:
    """The seat for which this person may act now.

    Raises:
        TableError: ``game-not-begun``, ``cards-not-dealt``, ``not-seated``, ``game-finished`` or
            ``table-cancelled``.
    """
    must_be_open(table)
    seat = seat_at(table, user_id)
    must_be_running(table)
    return seat


def must_be_welcome(table: Table, user_id: int) -> None:
    """Refuse who is not invited to a table by invitation.

    Raises:
        TableError: ``not-invited``.
    """
    if table.options.by_invitation and all(other.id != user_id for other in table.invited):
        raise TableError("not-invited", host=table.host_name)


def without_guest(table: Table, user_id: int) -> Table:
    """The table where this person is neither invited nor watching."""
    return table.with_affairs(
        invited=tuple(other for other in table.invited if other.id != user_id),
        spectators=tuple(other for other in table.spectators if other.id != user_id),
    )


def must_be_running(table: Table) -> None:
    """Refuse what can be done only with a running game.

    Raises:
        TableError: ``game-not-begun``, ``cards-not-dealt``, ``game-finished`` or ``table-cancelled``.
    """
    must_be_open(table)
    if table.stage is Stage.LOBBY:
        raise TableError("game-not-begun", host=table.host_name)
    if table.stage is Stage.READY:
        raise TableError("cards-not-dealt")


def must_be_played(table: Table, seat: int) -> None:
    """Refuse a move while the game is paused, or for a seat that the computer plays.

    Raises:
        TableError: ``game-paused`` or ``seat-is-computers``.
    """
    if table.paused_at is not None:
        raise TableError("game-paused")
    if table.seats[seat].away:
        raise TableError("seat-is-computers")


def _must_be_lobby(table: Table) -> None:
    must_be_open(table)
    if table.stage is not Stage.LOBBY:
        raise TableError("game-running")


def seat_at(table: Table, user_id: int) -> int:
    """The seat of this person.

    Raises:
        TableError: ``not-seated``.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise TableError("not-seated")
    return seat


def _with_seat(table: Table, seat: TableSeat) -> Table:
    if len(table.seats) >= MOST_PLAYERS:
        raise TableError("table-full", seats=MOST_PLAYERS)
    return replace(table, seats=(*table.seats, seat))
