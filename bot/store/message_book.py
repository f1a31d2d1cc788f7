"""The book of messages: which of a table's messages stand on Discord, and what each of them shows.

A message that was sent is written before anything else happens: it would be sent once more. How one that
stands has changed waits for up to a second and is written together with what has changed at all tables: not
to know of it costs another edit and nothing else, and a transaction takes as long as a move to be decided.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

from bot.store import queries, rows
from bot.store.database import BrokenConstraintError, Database, Row, StoreError, Transaction
from bot.store.records import SentMessage, TableMessage

log = logging.getLogger(__name__)

#: For how long, in seconds, a change waits for others to be written with it.
TOGETHER = 1.0

#: Of how many tables the messages are kept in memory; those of one take a few kB.
MOST_KEPT = 256

#: Stands in the database for "no seat": a message for everybody at the table.
_EVERYBODY = -1

#: Where a message stands: at which table, in which role, for which seat.
_Place = tuple[str, str, int | None]

#: What is to be written: the message in each place, or that there is none.
_Changes = Mapping[_Place, SentMessage | None]


class MessageBook:
    """The messages of all tables; all methods may raise ``StoreError``.

    Where other processes write to the database, too, nothing is kept in memory and nothing waits.
    """

    def __init__(self, database: Database) -> None:
        """Use this database; ``close`` the book before it."""
        #: What waits for others sleeps so; to be set where the time is not that of the machine.
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._database = database
        self._kept: OrderedDict[str, dict[_Place, SentMessage]] = OrderedDict()
        #: What is known already, and is not surely on the disk.
        self._unwritten: dict[_Place, SentMessage | None] = {}
        #: Grows with everything that is noted.
        self._moment = 0
        self._writing = asyncio.Lock()
        self._later: asyncio.Task[None] | None = None

    async def of_table(self, table_id: str) -> tuple[TableMessage, ...]:
        """All messages of a table, in the order in which they were first noted."""
        messages = await self._of_table(table_id)
        return tuple(TableMessage(role, seat, message) for (_, role, seat), message in messages.items())

    async def find(self, table_id: str, role: str, seat: int | None) -> SentMessage | None:
        """The message in that place."""
        if not self._database.is_shared:
            return (await self._of_table(table_id)).get((table_id, role, seat))
        found = await self._database.look_up(queries.MESSAGE, table_id, role, _stored_seat(seat))
        return rows.message(found[0]) if found else None

    async def note(self, table_id: str, *messages: TableMessage) -> None:
        """Keep each message in its place, instead of the one before; it is on the disk when this returns."""
        await self._change({(table_id, one.role, one.seat): one.message for one in messages})

    async def note_soon(self, table_id: str, *messages: TableMessage) -> None:
        """The same for what may be lost if the process is killed within a second."""
        changes = {(table_id, one.role, one.seat): one.message for one in messages}
        if not changes:
            return
        if self._database.is_shared:
            await self._change(changes)
            return
        self._know(changes)
        self._write_soon()

    async def forget(self, table_id: str, role: str, seat: int | None) -> None:
        """Empty that place; nothing happens when it is empty."""
        await self._change({(table_id, role, seat): None})

    async def write(self) -> None:
        """Write what waits for others, so that the database has everything."""
        async with self._writing:
            changes = dict(self._unwritten)
            if not changes:
                return
            try:
                await self._database.change(partial(_write, changes))
            except BrokenConstraintError:
                self._forget_waiting(changes)  # it could never be written, nor anything else with it
                self.read_anew()
                raise
            self._forget_waiting(changes)

    def read_anew(self) -> None:
        """Know nothing of what is in the database: it has been changed there."""
        self._moment += 1
        self._kept.clear()

    async def close(self) -> None:
        """Write what waits; the database is still open."""
        if self._later is not None:
            self._later.cancel()
        with suppress(StoreError):  # it costs edits after the next start, and nothing else
            await self.write()

    # Within

    async def _of_table(self, table_id: str) -> Mapping[_Place, SentMessage]:
        if (kept := self._kept.get(table_id)) is not None:
            self._kept.move_to_end(table_id)
            return kept
        moment = self._moment
        found = {
            (table_id, str(role), None if seat == _EVERYBODY else int(seat)): rows.message(rest)
            for role, seat, *rest in await self._database.look_up(queries.MESSAGES, table_id)
        }
        _bring_up_to_date(found, {place: of for place, of in self._unwritten.items() if place[0] == table_id})
        if not self._database.is_shared and moment == self._moment:
            self._kept[table_id] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    async def _change(self, changes: _Changes) -> None:
        if self._database.is_shared:
            await self._database.change(partial(_write, changes))
            return
        self._know(changes)
        try:
            await self.write()
        except StoreError:
            self._write_soon()  # it is known by now, whether or not anybody tries again
            raise

    def _forget_waiting(self, changes: _Changes) -> None:
        """Let these changes wait no longer, but for what has been noted in their places since."""
        for place, message in changes.items():
            if place in self._unwritten and self._unwritten[place] is message:
                del self._unwritten[place]

    def _know(self, changes: _Changes) -> None:
        """Take changes for done: whoever asks from now on is told of them."""
        self._moment += 1
        self._unwritten.update(changes)
        for table_id in {table_id for table_id, _, _ in changes}:
            if (kept := self._kept.get(table_id)) is not None:
                _bring_up_to_date(kept, changes)

    def _write_soon(self) -> None:
        if self._later is None and self._unwritten:
            self._later = asyncio.create_task(self._write_later(), name="message book")

    async def _write_later(self) -> None:
        fails = False
        try:
            while self._unwritten:
                await self.sleep(TOGETHER)
                try:
                    await self.write()
                except StoreError as error:
                    if not fails:
                        log.warning("how messages have changed is not written yet: %s", error)
                    fails = True
        finally:
            self._later = None


def _bring_up_to_date(messages: dict[_Place, SentMessage], changes: _Changes) -> None:
    for place, message in changes.items():
        if message is None:
            messages.pop(place, None)
        else:
            messages[place] = message


async def _write(changes: _Changes, transaction: Transaction) -> None:
    there = [(*place, message) for place, message in changes.items() if message is not None]
    found = [_row(table_id, role, seat, message) for table_id, role, seat, message in there]
    empty = [place for place, message in changes.items() if message is None]
    await transaction.write_many(queries.REMEMBER_MESSAGE, found)
    emptied = [(table_id, role, _stored_seat(seat)) for table_id, role, seat in empty]
    await transaction.write_many(queries.FORGET_MESSAGE, emptied)


def message_rows(table_id: str, messages: Sequence[TableMessage]) -> list[Row]:
    """What ``queries.REMEMBER_MESSAGE`` takes for each of these messages."""
    return [_row(table_id, one.role, one.seat, one.message) for one in messages]


def _row(table_id: str, role: str, seat: int | None, message: SentMessage) -> Row:
    return (table_id, role, _stored_seat(seat), *rows.message_row(message))


def _stored_seat(seat: int | None) -> int:
    return _EVERYBODY if seat is None else seat
