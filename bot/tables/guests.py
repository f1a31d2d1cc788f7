"""The rules of invitations and of watching."""

from __future__ import annotations

from datetime import datetime

from bot.tables import requests
from bot.tables.change import Change
from bot.tables.checks import must_be_open, must_be_welcome, must_host, seat_at
from bot.tables.errors import TableError
from bot.tables.table import Table
from bot.tables.table_state import Person

#: More people than this do not watch one table, or are invited to it.
MOST_GUESTS = 50


def invite(table: Table, request: requests.Invite, now: datetime) -> Change:
    """Put somebody on the list of those who may sit down or watch; nothing changes for one who is on it."""
    must_be_open(table)
    seat_at(table, request.user_id)
    person = request.person
    if table.seat_of(person.id) is not None:
        raise TableError("person-seated", name=person.name)
    if any(other.id == person.id for other in table.invited):
        return Change(table, unchanged=True)
    return Change(table.with_state(invited=_with_guest(table.invited, person)))


def uninvite(table: Table, request: requests.Uninvite, now: datetime) -> Change:
    """Take somebody off that list, and off that of the spectators."""
    must_be_open(table)
    must_host(table, request.user_id, moderator=request.moderator)
    if all(other.id != request.target_user_id for other in table.invited):
        raise TableError("person-not-invited")
    return Change(table.without_guest(request.target_user_id))


def watch(table: Table, request: requests.Watch, now: datetime) -> Change:
    """Become a spectator; nothing changes for one who is."""
    must_be_open(table)
    person = request.person
    if table.seat_of(person.id) is not None:
        raise TableError("already-seated")
    must_be_welcome(table, person.id)
    if any(other.id == person.id for other in table.spectators):
        return Change(table, unchanged=True)
    return Change(table.with_state(spectators=_with_guest(table.spectators, person)))


def stop_watching(table: Table, request: requests.StopWatching, now: datetime) -> Change:
    """Be a spectator no longer."""
    must_be_open(table)
    left = tuple(other for other in table.spectators if other.id != request.user_id)
    if left == table.spectators:
        raise TableError("not-watching")
    return Change(table.with_state(spectators=left))


def _with_guest(guests: tuple[Person, ...], person: Person) -> tuple[Person, ...]:
    if len(guests) >= MOST_GUESTS:
        raise TableError("too-many-guests", most=MOST_GUESTS)
    return (*guests, person)
