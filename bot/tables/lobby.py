"""Rules about opening and closing a table, its seats before the game, its options, guests and spectators."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.tables.change import Change, TableClosed, also_alone
from bot.tables.checks import (
    TableError,
    channel_taken,
    must_be_lobby,
    must_be_open,
    must_be_welcome,
    must_fit,
    must_host,
    seat_at,
)
from bot.tables.computer_seats import DEFAULT_OPPONENT, computer_seat
from bot.tables.options import TableOptions, changed
from bot.tables.table import Person, Stage, Table, TableSeat
from engine.options import FEWEST_PLAYERS, MOST_PLAYERS

#: The maximum number of open tables on a server where one person can have a seat.
MOST_TABLES = 5


def new_table(
    table_id: str,
    guild_id: int,
    channel_id: int,
    host: Person,
    options: TableOptions,
    computers: int,
    now: datetime,
    strength: str = DEFAULT_OPPONENT,
) -> Table:
    """A table in the lobby; the host has the first seat, computer players the next ones.

    Raises:
        TableError: ``computers-out-of-range`` if no seat is left for the host; ``deck-few-goals``.
        InvalidInput: the options fit no game.
    """
    if not 0 <= computers < MOST_PLAYERS:
        raise TableError("computers-out-of-range", given=computers, most=MOST_PLAYERS - 1)
    must_fit(options)
    seats: tuple[TableSeat, ...] = (TableSeat(host.id, host.name),)
    for _ in range(computers):
        seats = (*seats, computer_seat(table_id, seats, strength))
    return Table.opened(table_id, guild_id, channel_id, options, seats, now)


def rematch_of(before: Table, table_id: str, person: Person, now: datetime) -> Table:
    """A table in the same channel with the same options and computer seats as a closed one.

    The person who asks becomes host; the other people are invited.

    Raises:
        TableError: ``game-not-over``, ``not-seated``.
    """
    if before.stage.is_open:
        raise TableError("game-not-over")
    seat_at(before, person.id)
    others = tuple(
        Person(seat.user_id, seat.name)
        for seat in before.seats
        if seat.user_id is not None and seat.user_id != person.id
    )
    computers = tuple(TableSeat(None, seat.name, seat.computer) for seat in before.seats if seat.computer)
    seats = (TableSeat(person.id, person.name), *computers)
    table = Table.opened(table_id, before.guild_id, before.channel_id, before.options, seats, now)
    return replace(table, invited=others, rematch_of=before.id, opened_from=before.opened_from)


def has_everyone(table: Table) -> bool:
    """Whether no one else is invited, and computer players have all seats but the host's."""
    others = [seat for seat in table.seats if seat.user_id != table.host_id]
    return not table.invited and len(others) + 1 >= FEWEST_PLAYERS and all(seat.computer for seat in others)


def check_join(table: Table, person_id: int) -> None:
    """Refuse a person without a seat as ``join`` does; if the game is running, as ``watch`` does.

    Raises:
        TableError: ``not-invited`` or, before the game, ``table-full``.
    """
    must_be_welcome(table, person_id)
    if table.stage is Stage.LOBBY:
        _must_have_room(table)


def join(table: Table, now: datetime, by: Person) -> Change:
    """Take the next seat: ``already-seated``, ``not-invited``, ``table-full``; the game must not have begun.

    A computer player does not make room.
    """
    must_be_open(table)
    if table.seat_of(by.id) is not None:
        raise TableError("already-seated")
    must_be_welcome(table, by.id)  # the state of a running game is only for those who may watch it
    must_be_lobby(table)
    seated = _with_next_seat(table, TableSeat(by.id, by.name))
    return Change(seated.without_guest(by.id))


def join_rematch(table: Table, now: datetime, by: Person, rematch_of: str) -> Change:
    """Join the rematch of a table, after someone else has opened it.

    Nothing changes for a person who sits there already. Refused with ``channel-has-table`` if it is another
    table, and with the errors of ``join``.
    """
    if table.rematch_of != rematch_of:
        raise channel_taken(table)
    if table.seat_of(by.id) is not None:
        return Change(table, unchanged=True)
    return join(table, now, by)


def leave(table: Table, now: datetime, by: Person) -> Change:
    """Leave before the game begins; the next person becomes host, or the table closes if there is none."""
    must_be_open(table)
    seat_at(table, by.id)  # the state of a running game is only for its players
    must_be_lobby(table)
    return without_person(table, by.id)


def without_person(table: Table, user_id: int) -> Change:
    """The table without a person; the next one becomes host, or the table closes if there is none."""
    left = replace(table, seats=tuple(seat for seat in table.seats if seat.user_id != user_id))
    if not left.user_ids:
        return Change(replace(left, stage=Stage.CANCELLED), (TableClosed("empty"),))
    host_id = left.host_id if left.host_id in left.user_ids else left.user_ids[0]
    return Change(replace(left, host_id=host_id))


def change_option(
    table: Table, now: datetime, by: Person, option: str, value: str, *, moderator: bool = False
) -> Change:
    """Change an option of the table (``options``) before the game begins.

    When a table becomes one by invitation, spectators who are not invited are removed, because they would be
    added to its private thread. Refused with ``not-host``, ``no-such-option``, ``deck-few-goals``, and with
    the engine's ``InvalidInput`` if the options fit no game.
    """
    must_be_lobby(table)
    must_host(table, by.id, moderator=moderator)
    try:
        options = changed(table.options, option, value)
    except (KeyError, ValueError):
        raise TableError("no-such-option") from None
    if options == table.options:
        return Change(table, unchanged=True)
    must_fit(options)
    after = replace(table, options=options)
    if options.by_invitation:
        invited = tuple(person for person in table.spectators if table.is_invited(person.id))
        after = replace(after, spectators=invited)
    return Change(after)


def move(table: Table, now: datetime, by: Person, channel_id: int, *, moderator: bool = False) -> Change:
    """Move the table to another channel or thread before the game begins: ``not-host``."""
    must_be_lobby(table)
    must_host(table, by.id, moderator=moderator)
    return Change(replace(table, channel_id=channel_id))


def add_computer(
    table: Table, now: datetime, by: Person, kind: str = DEFAULT_OPPONENT, count: int = 1
) -> Change:
    """Add ``count`` computer players on the next seats before the game begins: ``table-full``."""
    must_be_lobby(table)
    seat_at(table, by.id)
    for _ in range(count):
        table = _with_next_seat(table, computer_seat(table.id, table.seats, kind))
    return Change(table)


def remove_computer(table: Table, now: datetime, by: Person) -> Change:
    """Remove the last computer player before the game begins: ``no-computer-seat``."""
    must_be_lobby(table)
    seat_at(table, by.id)
    computers = [number for number, seat in enumerate(table.seats) if seat.computer is not None]
    if not computers:
        raise TableError("no-computer-seat")
    last = computers[-1]
    return Change(replace(table, seats=table.seats[:last] + table.seats[last + 1 :]))


def check_begin(table: Table, user_id: int) -> None:
    """Refuse to begin unless the host asks and enough seats are taken.

    Raises:
        TableError: ``not-host-begin``, ``too-few-seats``, ``begun-already``, or the table is closed.
    """
    must_be_open(table)
    if table.stage is not Stage.LOBBY:
        raise TableError("begun-already")
    if user_id != table.host_id:
        raise TableError("not-host-begin", host=table.host_name)
    if len(table.seats) < FEWEST_PLAYERS and not table.options.alone:
        raise _too_few_seats(table)


def _too_few_seats(table: Table) -> TableError:
    """The error for beginning with too few players, including who may still join."""
    names = tuple(person.name for person in table.invited)
    return TableError("too-few-seats", seats=FEWEST_PLAYERS, comes=who_may_come(table), names=names)


def who_may_come(table: Table) -> str:
    """Who may still sit down: ``invited``, ``nobody`` or ``anybody``, as in the texts."""
    if table.invited:
        return "invited"
    return "nobody" if table.options.by_invitation else "anybody"


def keep_open(table: Table, now: datetime, by: Person) -> Change:
    """Postpone the closing of an inactive table, as any change of a table by a person does."""
    must_be_open(table)
    seat_at(table, by.id)
    return Change(table)


def check_close(table: Table, user_id: int, *, moderator: bool) -> None:
    """Refuse to close a table, at any stage, unless the host or a moderator asks.

    Raises:
        TableError: ``not-host-cancel``, ``others-play``, or the table is closed already.
    """
    must_be_open(table)
    if user_id != table.host_id and not moderator:
        raise TableError("not-host-cancel", host=table.host_name)
    if _ends_by_vote(table, user_id):
        raise TableError("others-play")


def _ends_by_vote(table: Table, user_id: int) -> bool:
    """Whether a person cannot end the game alone: they play, or will have a result, and others are there.

    In the second half it is enough that others have a seat, or will have a result.
    """
    late, keepers = table.is_in_second_half, {former.id for former in table.keepers}
    seats = range(len(table.seats)) if late else table.people
    others = {table.seats[seat].user_id for seat in seats} | (keepers if late else set())
    plays = table.seat_of(user_id) is not None or user_id in keepers
    return table.stage is Stage.RUNNING and plays and bool(others - {None, user_id})


@also_alone
def close(
    table: Table, now: datetime, by: Person, *, moderator: bool = False, before_deal: bool = False
) -> Change:
    """Close a table permanently: ``not-host-cancel``, ``others-play`` (they have to agree in a vote).

    With ``before_deal`` it is refused with ``just-begun`` once the game is running.
    """
    if before_deal and table.stage is Stage.RUNNING:
        raise TableError("just-begun")
    check_close(table, by.id, moderator=moderator)
    reason = "host" if by.id == table.host_id else "moderator"
    closed = TableClosed(reason, table.seat_of(by.id))
    return Change(replace(table, stage=Stage.CANCELLED), (closed,))


def _must_have_room(table: Table) -> None:
    if len(table.seats) >= MOST_PLAYERS:
        computers = any(seat.computer is not None for seat in table.seats)
        raise TableError("table-full", seats=MOST_PLAYERS, computers=computers)


def _with_next_seat(table: Table, seat: TableSeat) -> Table:
    _must_have_room(table)
    return replace(table, seats=(*table.seats, seat))


#: The maximum number of spectators of a table, and of invited people.
MOST_GUESTS = 50


def invite(table: Table, now: datetime, by: Person, person: Person) -> Change:
    """Invite a person to sit down or watch; anyone at the table may: ``person-seated``, ``too-many-guests``.

    Nothing changes if the person is already invited.
    """
    must_be_open(table)
    seat_at(table, by.id)
    if table.seat_of(person.id) is not None:
        raise TableError("person-seated", name=person.name)
    if table.is_invited(person.id):
        return Change(table, unchanged=True)
    return Change(replace(table, invited=_with_guest(table.invited, person)))


def uninvite(
    table: Table, now: datetime, by: Person, target_user_id: int, *, moderator: bool = False
) -> Change:
    """Remove a person from the invited people, the spectators and, before the game begins, their seat.

    If the table is by invitation, they cannot sit down again, and older links to the board for everyone
    end. Refused with ``not-host``, ``person-not-invited``, and ``person-plays`` once the host has begun.
    """
    must_be_open(table)
    must_host(table, by.id, moderator=moderator)
    without = table.without_guest(target_user_id)
    seat = table.seat_of(target_user_id)
    if seat is not None:
        if table.stage is not Stage.LOBBY:
            raise TableError("person-plays", name=table.seats[seat].name)
        return without_person(without, target_user_id)
    if without == table:
        raise TableError("person-not-invited")
    if table.options.by_invitation:
        without = replace(without, links_renewed=int(now.timestamp()))
    return Change(without)


def watch(table: Table, now: datetime, by: Person) -> Change:
    """Add a spectator, who sees everything that is public; nothing changes for one who watches already.

    Refused with ``already-seated``, ``not-invited``, ``too-many-guests``.
    """
    must_be_open(table)
    if table.seat_of(by.id) is not None:
        raise TableError("already-seated")
    must_be_welcome(table, by.id)
    if table.is_watched_by(by.id):
        return Change(table, unchanged=True)
    return Change(replace(table, spectators=_with_guest(table.spectators, by)))


def stop_watching(table: Table, now: datetime, by: Person) -> Change:
    """Remove the person from the spectators: ``not-watching``."""
    must_be_open(table)
    left = tuple(other for other in table.spectators if other.id != by.id)
    if left == table.spectators:
        raise TableError("not-watching")
    return Change(replace(table, spectators=left))


def remove_guest(table: Table, now: datetime, user_id: int) -> Change:
    """Remove a person, whose data is deleted, from the invited people, spectators and former players."""
    if not table.stage.is_open:
        return Change(table, unchanged=True)
    keepers = tuple(former for former in table.keepers if former.id != user_id)
    return Change(replace(table.without_guest(user_id), keepers=keepers))


def _with_guest(guests: tuple[Person, ...], person: Person) -> tuple[Person, ...]:
    if len(guests) >= MOST_GUESTS:
        raise TableError("too-many-guests", most=MOST_GUESTS)
    return (*guests, person)
