"""Who else belongs to a table: guests, the same people once more, and those who leave for good."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import lobby, records
from bot.tables.computers import USUAL_COMPUTER
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.events import SeatReplaced, TableClosed
from bot.tables.host_actions import given_to_computer
from bot.tables.table import Stage, Table, TableSeat
from bot.tables.table_state import Affairs, Person

#: More people than this do not watch one table, or are invited to it.
MOST_GUESTS = 50


class Company:
    """Invitations, spectators, rematches, and people who leave for good."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def invite(self, table_id: str, user_id: int, person: Person) -> Table:
        """Put somebody on the list of those who may sit down or watch; anybody at the table may.

        Nothing changes when they are on it already.

        Raises:
            TableError: ``person-seated``, ``too-many-guests``, ``not-seated``, or the table is closed.
        """

        async def step(table: Table) -> Table:
            lobby.must_be_open(table)
            lobby.seat_at(table, user_id)
            if table.seat_of(person.id) is not None:
                raise TableError("person-seated", name=person.name)
            if any(other.id == person.id for other in table.invited):
                return table
            invited = _with_guest(table.invited, person)
            return await self._desk.save(table.with_affairs(invited=invited))

        return await self._desk.change(table_id, step)

    async def uninvite(
        self, table_id: str, user_id: int, target_user_id: int, moderator: bool = False
    ) -> Table:
        """Take somebody off that list, and off that of the spectators; the host or a moderator may.

        Raises:
            TableError: ``person-not-invited``, ``not-host``, or the table is closed.
        """

        async def step(table: Table) -> Table:
            lobby.must_be_open(table)
            if user_id != table.host_id and not moderator:
                raise TableError("not-host", host=table.host_name)
            if all(other.id != target_user_id for other in table.invited):
                raise TableError("person-not-invited")
            return await self._desk.save(lobby.without_guest(table, target_user_id))

        return await self._desk.change(table_id, step)

    async def watch(self, table_id: str, person: Person) -> Table:
        """Become a spectator: one who is told what everybody may know, and nothing else.

        Raises:
            TableError: ``already-seated``, ``not-invited``, ``too-many-guests``, or the table is closed.
        """

        async def step(table: Table) -> Table:
            lobby.must_be_open(table)
            if table.seat_of(person.id) is not None:
                raise TableError("already-seated")
            lobby.must_be_welcome(table, person.id)
            if any(other.id == person.id for other in table.spectators):
                return table
            spectators = _with_guest(table.spectators, person)
            return await self._desk.save(table.with_affairs(spectators=spectators))

        return await self._desk.change(table_id, step)

    async def stop_watching(self, table_id: str, user_id: int) -> Table:
        """Be a spectator no longer.

        Raises:
            TableError: ``not-watching``, or the table is closed.
        """

        async def step(table: Table) -> Table:
            lobby.must_be_open(table)
            left = tuple(other for other in table.spectators if other.id != user_id)
            if left == table.spectators:
                raise TableError("not-watching")
            return await self._desk.save(table.with_affairs(spectators=left))

        return await self._desk.change(table_id, step)

    async def open_rematch(self, table_id: str) -> Table | None:
        """The open table in the channel of this one that is its rematch, if there is one by now."""
        before = await self._desk.get(table_id)
        open_id = await self._desk.store.open_table_in(before.channel_id)
        table = None if open_id is None else await self._desk.shelf.table(open_id)
        return table if table is not None and table.rematch_of == before.id else None

    async def rematch(self, table_id: str, person: Person) -> Table:
        """Open a table in the same channel with the same options and computer seats.

        Who asks is host; the other people are invited. When somebody else was faster, one sits down at
        the table that they have opened.

        Raises:
            TableError: ``game-not-over``, ``not-seated``, ``channel-has-table``.
        """
        before = await self._desk.get(table_id)
        if before.stage.is_open:
            raise TableError("game-not-over")
        lobby.seat_at(before, person.id)
        others = tuple(
            Person(seat.user_id, seat.name)
            for seat in before.seats
            if seat.user_id is not None and seat.user_id != person.id
        )
        computers = tuple(TableSeat(None, "", seat.computer) for seat in before.seats if seat.computer)
        table = Table(
            id=self._desk.new_id(),
            guild_id=before.guild_id,
            channel_id=before.channel_id,
            host_id=person.id,
            options=before.options,
            stage=Stage.LOBBY,
            seats=(TableSeat(person.id, person.name), *computers),
            game=None,
            opened_at=self._desk.clock.now(),
            affairs=Affairs(touched_at=self._desk.clock.now(), invited=others, rematch_of=before.id),
        )
        try:
            return await self._desk.open(table)
        except TableError as error:
            open_id = await self._desk.store.open_table_in(before.channel_id)
            if error.key != "channel-has-table" or open_id is None:
                raise
            return await self._join_rematch(open_id, before.id, person, error)

    async def remove_person(self, table_id: str, user_id: int) -> Table:
        """Let a person leave for good, in whatever stage the table is.

        In the lobby the seat is free again, later it is a computer player's, and a word for the shuffle
        is gone. Where nobody else plays the table closes.

        Raises:
            TableError: ``not-seated``, or the table is closed.
        """

        async def step(table: Table) -> Table:
            lobby.must_be_open(table)
            seat = lobby.seat_at(table, user_id)
            if table.stage is Stage.LOBBY:
                left = lobby.leave(table, user_id)
                return await self._desk.save(left, *(() if left.stage.is_open else (TableClosed("empty"),)))
            try:
                left, named = given_to_computer(table, seat, USUAL_COMPUTER)
            except TableError:
                return await self._desk.save(replace(table, stage=Stage.CANCELLED), TableClosed("empty"))
            # Whoever leaves so is to be forgotten: the log does not name them any more.
            events = [
                replace(event, former=None) if isinstance(event, SeatReplaced) else event for event in named
            ]
            if left.ready is None:
                return await self._desk.save(left, *events)
            shuffle = self._desk.shelf.shuffle_of(table)
            words = tuple(word for word in records.words_from_text(shuffle.words) if word.seat != seat)
            ready = replace(left.ready, seats=tuple(other for other in left.ready.seats if other != seat))
            shuffle = replace(shuffle, words=records.words_to_text(words))
            return await self._desk.save(left.with_affairs(ready=ready), *events, shuffle=shuffle)

        return await self._desk.change(table_id, step)

    async def remove_guest(self, table_id: str, user_id: int) -> Table:
        """Take a person off the lists of invited people and spectators; a closed table has none."""

        async def step(table: Table) -> Table:
            if not table.stage.is_open:
                return table
            return await self._desk.save(lobby.without_guest(table, user_id), by_person=False)

        return await self._desk.change(table_id, step)

    async def _join_rematch(self, open_id: str, before_id: str, person: Person, error: TableError) -> Table:
        async def step(table: Table) -> Table:
            if table.rematch_of != before_id:
                raise error
            if table.seat_of(person.id) is not None:
                return table
            return await self._desk.save(lobby.join(table, person))

        return await self._desk.change(open_id, step)


def _with_guest(guests: tuple[Person, ...], person: Person) -> tuple[Person, ...]:
    others = tuple(other for other in guests if other.id != person.id)
    if len(others) >= MOST_GUESTS:
        raise TableError("too-many-guests", most=MOST_GUESTS)
    return (*others, person)
