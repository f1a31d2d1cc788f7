"""What hosts and moderators do with a running game, and how people leave their seat to the computer."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.tables import deadlines, lobby
from bot.tables.computers import USUAL_COMPUTER
from bot.tables.desk import Desk
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


class Hosting:
    """All but the last two methods are for the host and, with ``moderator``, for who manages the server.

    They raise ``TableError``: ``not-host``, ``game-not-begun``, ``cards-not-dealt``, or that the table
    is closed.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def pause(self, table_id: str, user_id: int, moderator: bool = False) -> Table:
        """Let nobody move, and all deadlines stand still.

        Raises:
            TableError: ``game-paused``, it is already.
        """

        async def step(table: Table) -> Table:
            _must_host(table, user_id, moderator)
            if table.paused_at is not None:
                raise TableError("game-paused")
            paused = table.with_affairs(paused_at=self._desk.clock.now())
            return await self._desk.save(paused, GamePaused(table.seat_of(user_id)))

        return await self._desk.change(table_id, step)

    async def resume_game(self, table_id: str, user_id: int, moderator: bool = False) -> Table:
        """Let the game go on; everybody has as much time left as there was.

        Raises:
            TableError: ``game-not-paused``.
        """

        async def step(table: Table) -> Table:
            _must_host(table, user_id, moderator)
            if table.paused_at is None:
                raise TableError("game-not-paused")
            resumed = deadlines.resumed(table, self._desk.clock.now())
            return await self._desk.save(resumed, GameResumed(table.seat_of(user_id)))

        return await self._desk.change(table_id, step)

    async def extend(self, table_id: str, user_id: int, by: timedelta, moderator: bool = False) -> Table:
        """Give everybody who is asked now more time; reminders come again.

        Raises:
            TableError: ``no-deadline``, ``extension-out-of-range``, or ``nobody-in-time``: whoever is asked
                is overdue or away.
        """

        async def step(table: Table) -> Table:
            _must_host(table, user_id, moderator)
            if table.options.deadline.duration is None:
                raise TableError("no-deadline")
            if not SHORTEST_EXTENSION <= by <= LONGEST_EXTENSION:
                raise TableError("extension-out-of-range")
            extended = deadlines.extended(table, by)
            if extended == table:
                raise TableError("nobody-in-time")
            return await self._desk.save(extended, DeadlineExtended(int(by.total_seconds())))

        return await self._desk.change(table_id, step)

    async def replace_by_person(
        self, table_id: str, user_id: int, seat: int, person: Person, moderator: bool = False
    ) -> Table:
        """Give a seat, a person's or a computer's, to somebody else, who goes on from where it stands.

        Whoever calls this has asked that person. The host's seat takes the host's part with it.

        Raises:
            TableError: ``no-seat``, or ``person-seated``.
        """

        async def step(table: Table) -> Table:
            _must_host(table, user_id, moderator)
            _must_exist(table, seat)
            return await self._replaced_by_person(table, seat, person)

        return await self._desk.change(table_id, step)

    async def _replaced_by_person(self, table: Table, seat: int, person: Person) -> Table:
        lobby.must_be_running(table)
        if table.seat_of(person.id) is not None:
            raise TableError("person-seated", name=person.name)
        was_host = table.seats[seat].user_id == table.host_id
        changed = deadlines.without_clock(table, seat).with_seat(seat, TableSeat(person.id, person.name))
        changed = lobby.without_guest(changed, person.id)
        changed, ended = without_vote(changed)
        events: list[TableEvent] = [
            *ended,
            SeatReplaced(seat, by_computer=False, former=_person_on(table, seat)),
        ]
        if was_host:
            changed = replace(changed, host_id=person.id)
            events.append(HostChanged(seat))
        return await self._desk.save(changed, *events)

    async def accept_seat(
        self, table_id: str, person: Person, seat: int, former_user_id: int | None
    ) -> Table:
        """Take a seat that was offered while ``former_user_id`` had it; who offered it was allowed to.

        Raises:
            TableError: ``offer-over`` or ``person-seated``.
        """

        async def step(table: Table) -> Table:
            if seat >= len(table.seats) or table.seats[seat].user_id != former_user_id:
                raise TableError("offer-over")
            return await self._replaced_by_person(table, seat, person)

        return await self._desk.change(table_id, step)

    async def replace_by_computer(
        self,
        table_id: str,
        user_id: int,
        seat: int,
        kind: str = USUAL_COMPUTER,
        moderator: bool = False,
    ) -> Table:
        """Give a person's seat to a computer player for good; the next person becomes host if need be.

        Raises:
            TableError: ``no-seat``, ``seat-of-computer``, or ``last-person``: nobody else plays.
        """

        async def step(table: Table) -> Table:
            _must_host(table, user_id, moderator)
            _must_exist(table, seat)
            if table.seats[seat].user_id is None:
                raise TableError("seat-of-computer")
            changed, events = given_to_computer(table, seat, kind)
            return await self._desk.save(changed, *events)

        return await self._desk.change(table_id, step)

    async def hand_over(
        self, table_id: str, user_id: int, target_user_id: int, moderator: bool = False
    ) -> Table:
        """Make another person at the table host.

        Raises:
            TableError: ``person-not-seated``, or ``host-already``.
        """

        async def step(table: Table) -> Table:
            _must_host(table, user_id, moderator)
            target = table.seat_of(target_user_id)
            if target is None:
                raise TableError("person-not-seated")
            if target_user_id == table.host_id:
                raise TableError("host-already", name=table.host_name)
            return await self._desk.save(replace(table, host_id=target_user_id), HostChanged(target))

        return await self._desk.change(table_id, step)

    async def leave_to_computer(self, table_id: str, user_id: int) -> Table:
        """Let the computer play one's own seat until one takes it back.

        Raises:
            TableError: ``seat-is-computers``, ``not-seated`` ...
        """

        async def step(table: Table) -> Table:
            seat = lobby.seat_in_running_game(table, user_id)
            if table.seats[seat].away:
                raise TableError("seat-is-computers")
            left = table.with_seat(seat, replace(table.seats[seat], away=True, missed=0))
            return await self._desk.save(left, SeatLeft(seat, "own"))

        return await self._desk.change(table_id, step)

    async def take_seat_back(self, table_id: str, user_id: int) -> Table:
        """Play one's own seat again, with the whole time for the phase that is running.

        Raises:
            TableError: ``seat-is-yours``, ``not-seated`` ...
        """

        async def step(table: Table) -> Table:
            seat = lobby.seat_in_running_game(table, user_id)
            if not table.seats[seat].away:
                raise TableError("seat-is-yours")
            back = deadlines.with_person_back(table, seat)
            return await self._desk.save(back, SeatTakenBack(seat))

        return await self._desk.change(table_id, step)


def given_to_computer(table: Table, seat: int, kind: str) -> tuple[Table, list[TableEvent]]:
    """The table with a computer player for good on a person's seat, and what is said of it.

    Raises:
        TableError: ``last-person``.
    """
    user_id = table.seats[seat].user_id
    others = [number for number, of in enumerate(table.seats) if of.user_id not in (None, user_id)]
    if not others:
        raise TableError("last-person")
    changed = deadlines.without_clock(table, seat).with_seat(seat, TableSeat(None, "", kind))
    changed, ended = without_vote(changed)
    events: list[TableEvent] = [*ended, SeatReplaced(seat, by_computer=True, former=_person_on(table, seat))]
    if user_id == table.host_id:
        heir = next((number for number in others if number in table.people), others[0])
        changed = replace(changed, host_id=table.seats[heir].user_id or 0)
        events.append(HostChanged(heir))
    return changed, events


def _person_on(table: Table, seat: int) -> Person | None:
    who = table.seats[seat]
    return None if who.user_id is None else Person(who.user_id, who.name)


def without_vote(table: Table) -> tuple[Table, tuple[TableEvent, ...]]:
    """The table without its vote: other people sit there now than were asked."""
    if table.vote is None:
        return table, ()
    return table.with_affairs(vote=None), (VoteEnded(table.vote.kind, "overtaken"),)


def _must_host(table: Table, user_id: int, moderator: bool) -> None:
    lobby.must_be_running(table)
    if user_id != table.host_id and not moderator:
        raise TableError("not-host", host=table.host_name)


def _must_exist(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise TableError("no-seat", seat=seat + 1)
