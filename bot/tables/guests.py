"""Rules about the people who are invited to a table, and its spectators."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.tables.change import Change
from bot.tables.checks import must_be_open, must_be_welcome, must_host, seat_at
from bot.tables.errors import TableError
from bot.tables.lobby import without_person
from bot.tables.table import Person, Stage, Table

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
    if any(other.id == person.id for other in table.invited):
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
