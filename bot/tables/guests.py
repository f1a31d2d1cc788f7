"""The rules of invitations and of watching, and of people who leave for good."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.tables import lobby, requests
from bot.tables.change import Change
from bot.tables.checks import must_be_open, must_be_welcome, must_host, seat_at
from bot.tables.computer_seats import USUAL_COMPUTER
from bot.tables.errors import TableError
from bot.tables.events import SeatReplaced, TableClosed, TableEvent
from bot.tables.host_actions import given_to_computer, nobody_else_plays
from bot.tables.shuffles import dealt_if_ready
from bot.tables.table import Stage, Table
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


def remove_guest(table: Table, request: requests.RemoveGuest, now: datetime) -> Change:
    """Take a person who is to be forgotten off both lists; a closed table has none."""
    if not table.stage.is_open:
        return Change(table, unchanged=True)
    return Change(table.without_guest(request.user_id))


def remove_person(table: Table, request: requests.RemovePerson, now: datetime) -> Change:
    """Let a person who is to be forgotten leave for good; the log does not name them any more."""
    must_be_open(table)
    seat = seat_at(table, request.user_id)
    if table.stage is Stage.LOBBY:
        return lobby.leave(table, requests.Leave(request.user_id), now)
    if nobody_else_plays(table, seat):
        return Change(replace(table, stage=Stage.CANCELLED), (TableClosed("empty"),))
    change = given_to_computer(table, seat, USUAL_COMPUTER)
    return dealt_if_ready(_without_word(change.table, seat), now, *map(_unnamed, change.notices))


def _unnamed(event: TableEvent) -> TableEvent:
    return replace(event, former=None) if isinstance(event, SeatReplaced) else event


def _without_word(table: Table, seat: int) -> Table:
    """The table without what this seat has added to a shuffle that is still to come."""
    if table.ready is None or table.shuffle is None:
        return table
    words = tuple(word for word in table.shuffle.words if word.seat != seat)
    ready = replace(table.ready, seats=tuple(other for other in table.ready.seats if other != seat))
    return replace(table, shuffle=replace(table.shuffle, words=words)).with_state(ready=ready)


def _with_guest(guests: tuple[Person, ...], person: Person) -> tuple[Person, ...]:
    others = tuple(other for other in guests if other.id != person.id)
    if len(others) >= MOST_GUESTS:
        raise TableError("too-many-guests", most=MOST_GUESTS)
    return (*others, person)
