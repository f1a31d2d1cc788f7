"""The store: tables as ``bot.tables`` knows them, kept in a database of either kind.

Every method that writes is one transaction, stored for good when the method returns.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import partial

from bot.store import mentions, queries, rows
from bot.store.database import (
    BrokenConstraintError,
    ChannelTakenError,
    Database,
    Row,
    StaleWriteError,
    Transaction,
)
from bot.store.leases import Call, Leases
from bot.store.people import People
from bot.store.personal_data import PersonalData
from bot.store.records import SentMessage, StoredTable, TableMessage, TableVersion
from bot.tables.change import Change
from bot.tables.events import Notice
from bot.tables.table import Stage, Table

log = logging.getLogger(__name__)

#: How long what is due at a table that no process holds is left to the process that serves its server.
LEFT_TO_OTHERS = timedelta(seconds=20)

#: How many notices are read in no time.
NOTICES_AT_ONCE = 200

#: Stands in the database for "no seat": a message for everybody at the table.
_EVERYBODY = -1


class Store:
    """Tables, seats, histories, messages and small texts.

    ``people`` has settings and results, ``personal_data`` hands out and deletes what is kept of a person. All
    methods may raise ``StoreError``.
    """

    def __init__(self, database: Database) -> None:
        """Keep all of it in this database, which is closed with the store."""
        self.database = database
        self.people = People(database)
        self.personal_data = PersonalData(database)
        #: Which tables this process announces.
        self.leases = Leases(database)

    async def close(self) -> None:
        """Give leases back, finish writing and let go of the database."""
        await self.leases.close()
        await self.database.close()

    # Tables

    async def add_table(self, table: Table, *sent: TableMessage) -> bool:
        """Store a new table, with messages of it that stand already; whether this process is to announce it.

        Raises:
            ChannelTakenError: the channel has an open table.
        """
        try:
            holder = await self.database.change(partial(_add_table, table, sent, self.leases))
        except BrokenConstraintError as error:
            if "channel" in error.rule:
                raise ChannelTakenError(str(table.channel_id)) from error
            raise
        return self.leases.settle(table.id, holder)

    async def save(self, before: Table, change: Change, now: datetime, user_id: int | None = None) -> bool:
        """Store what has become of a table: the table itself, and all that the change adds.

        Returns whether this process is to announce it; if not, the one that is has been called, and knows
        that the person ``user_id``, who has made the change, is there.

        The table's game is not stored but for how it began and its history. A shuffle is kept for good
        once a table has one, and may get the id of its message.

        Raises:
            StaleWriteError: the table has changed since ``before``, or the number of an entry is taken.
        """
        call = Call(before.id, user_id)
        try:
            holder = await self.database.change(partial(_save, before, change, now, self.leases, call))
        except BrokenConstraintError as error:
            if not change.entries:
                raise
            raise StaleWriteError(f"{before.id} at revision {before.revision}: {error}") from error
        return self.leases.settle(before.id, holder)

    async def load(self, table_id: str) -> StoredTable | None:
        """The table with that id and its whole history, as they were at one moment.

        Raises:
            GameError, ValueError: what is stored of it makes no sense.
        """
        found, seats, shuffles, starts, entries = await self.database.read_at_once(
            [(query, (table_id,)) for query in queries.WHOLE_TABLE]
        )
        if not found:
            return None
        return StoredTable(
            rows.table(found[0], seats, shuffles),
            rows.game_start(starts[0]) if starts else None,
            tuple(map(rows.entry, entries)),
        )

    async def revision(self, table_id: str) -> int | None:
        """The table's present revision; cheap."""
        found = await self.database.read(queries.REVISION, table_id)
        return int(found[0][0]) if found else None

    async def closed_at(self, table_id: str) -> datetime | None:
        """When the table was closed; None while it is open."""
        found = await self.database.read(queries.CLOSED_AT, table_id)
        return rows.read_moment_or_none(found[0][0]) if found else None

    async def notices(self, table_id: str, after: int = -1) -> tuple[Notice, ...]:
        """What has happened at a table beside the moves, with a greater number than ``after``, in order.

        Notices are stored with the changes themselves: whoever remembers the number of the last one that was
        told misses none and tells none twice. Reminders are not among them.
        """
        return await _read_notices(await self.database.read(queries.NOTICES, table_id, after))

    async def revision_and_notices(self, table_id: str, after: int) -> tuple[int | None, tuple[Notice, ...]]:
        """The table's present revision, and its notices with a greater number than ``after`` then."""
        some = (after, table_id, NOTICES_AT_ONCE)
        found = await self.database.read(queries.REVISION_AND_SOME_NOTICES, *some)
        if len(found) == NOTICES_AT_ONCE:  # all of them may be thousands
            found = await self.database.read(queries.REVISION_AND_NOTICES, after, table_id)
        revision = int(found[0][0]) if found else None
        return revision, await _read_notices([row for _, *row in found if row[0] is not None])

    async def next_due(self) -> datetime | None:
        """When this process is next to see to a table; a while later to those that others are nearer to."""
        found = [rows.read_moment_or_none(text) for text in await self.leases.next_due()]
        later = None if found[1] is None else found[1] + LEFT_TO_OTHERS
        return min((moment for moment in (found[0], later) if moment is not None), default=None)

    async def due_tables(self, now: datetime) -> tuple[str, ...]:
        """The ids of tables that are due and that nobody else sees to, the longest overdue first."""
        return await self.leases.take_due(rows.moment(now))

    async def postpone(self, table_id: str, until: datetime) -> None:
        """Let nothing be due at a table until then."""
        await self._write(queries.POSTPONE, rows.moment(until), table_id)

    async def channel_of(self, table_id: str) -> tuple[int, int] | None:
        """The server and the channel of a table, also of one that cannot be read; None of somebody alone."""
        found = await self.database.read(queries.CHANNEL_OF, table_id)
        return (int(found[0][0]), int(found[0][1])) if found else None

    async def set_aside(self, table_id: str, now: datetime) -> None:
        """Close a table that cannot be read, and take it out of everybody's way; nothing of it is deleted."""
        await self._write(queries.SET_ASIDE, rows.moment(now), table_id)

    async def is_given_up(self, table_id: str) -> bool:
        """Whether whoever runs the bot has closed a table that could not be read."""
        return bool(await self.database.read(queries.IS_GIVEN_UP, table_id))

    async def open_table_in(self, channel_id: int) -> TableVersion | None:
        """The open table in that channel."""
        found = _versions(await self.database.read(queries.OPEN_TABLE_IN, channel_id))
        return found[0] if found else None

    async def last_game_in(self, channel_id: int) -> str | None:
        """The id of the table in that channel whose game was the last to end, or to be ended."""
        return await self._first_id(queries.LAST_GAME_IN, channel_id)

    async def game_of_day_in(self, place: int, day: date) -> str | None:
        """The id of the table at this place (``bot.tables.alone``) that had the map of a day, once closed."""
        return await self._first_id(queries.GAME_OF_DAY_IN, place, rows.pattern_of_day(day))

    async def last_game_of(self, user_id: int) -> str | None:
        """The id of the table of this person whose game was the last to end, or to be ended."""
        return await self._first_id(queries.LAST_GAME_OF, user_id)

    async def open_tables(self) -> tuple[TableVersion, ...]:
        """All open tables, oldest first."""
        return _versions(await self.database.read(queries.OPEN_TABLES))

    async def open_tables_by_stage(self) -> Mapping[Stage, int]:
        """How many tables are open, for each stage in which a table is open."""
        return rows.counts_by_stage(await self.database.read(queries.OPEN_TABLES_BY_STAGE))

    async def open_tables_of(self, user_id: int) -> tuple[TableVersion, ...]:
        """The open tables at which this person sits, oldest first."""
        return _versions(await self.database.read(queries.OPEN_TABLES_OF, user_id))

    async def open_tables_with_guest(self, user_id: int) -> tuple[TableVersion, ...]:
        """The open tables to which this person is invited or that they watch, oldest first."""
        found = await self.database.read(queries.OPEN_TABLES_NAMING, mentions.pattern(user_id))
        return tuple(
            TableVersion(str(table_id), int(revision))
            for table_id, revision, affairs in found
            if mentions.guests(affairs, user_id)
        )

    async def open_tables_in_server(self, guild_id: int) -> tuple[TableVersion, ...]:
        """The open tables of a server, oldest first."""
        return _versions(await self.database.read(queries.OPEN_TABLES_IN_SERVER, guild_id))

    async def unannounced_tables(self) -> tuple[TableVersion, ...]:
        """Closed tables whose end has not been shown to all yet, oldest first."""
        return _versions(await self.database.read(queries.UNANNOUNCED_TABLES))

    async def mark_announced(self, table_id: str) -> None:
        """Note that the end of this table has been shown to all."""
        await self._write(queries.MARK_ANNOUNCED, table_id)

    # Messages

    async def remember_messages(self, table_id: str, *messages: TableMessage) -> None:
        """Keep each message in its place; those that were there before are forgotten."""
        found = [_message_row(table_id, message) for message in messages]
        await self.database.change(partial(_write_many, queries.REMEMBER_MESSAGE, found))

    async def message(self, table_id: str, role: str, seat: int | None) -> SentMessage | None:
        """The message in that place."""
        found = await self.database.read(queries.MESSAGE, table_id, role, _stored_seat(seat))
        return rows.message(found[0]) if found else None

    async def messages(self, table_id: str) -> tuple[TableMessage, ...]:
        """All remembered messages of a table, in the order in which they were first remembered."""
        return tuple(
            TableMessage(role, None if seat == _EVERYBODY else seat, rows.message(rest))
            for role, seat, *rest in await self.database.read(queries.MESSAGES, table_id)
        )

    async def forget_message(self, table_id: str, role: str, seat: int | None) -> None:
        """Empty that place; nothing happens when it is empty."""
        await self._write(queries.FORGET_MESSAGE, table_id, role, _stored_seat(seat))

    # Small settings

    async def remember(self, key: str, value: str) -> None:
        """Keep a small text under a key, in place of the one before."""
        await self._write(queries.REMEMBER, key, value)

    async def remember_first(self, key: str, value: str) -> str:
        """The text under a key; this one, for good, if there was none, whoever else asks at the same time."""
        await self._write(queries.REMEMBER_FIRST, key, value)
        return await self.recall(key) or value

    async def recall(self, key: str) -> str | None:
        """The text under that key."""
        found = await self.database.read(queries.RECALL, key)
        return str(found[0][0]) if found else None

    async def forget(self, key: str) -> None:
        """Drop the key; nothing happens when there is none."""
        await self._write(queries.FORGET, key)

    # Within

    async def _write(self, sql: str, *values: object) -> None:
        await self.database.change(partial(_write_one, sql, values))

    async def _first_id(self, sql: str, *values: object) -> str | None:
        found = await self.database.read(sql, *values)
        return str(found[0][0]) if found else None


def _versions(found: Sequence[Row]) -> tuple[TableVersion, ...]:
    return tuple(TableVersion(str(table_id), int(revision)) for table_id, revision in found)


async def _read_notices(found: Sequence[Row]) -> tuple[Notice, ...]:
    """Notices from their rows; many are read without holding up the event loop."""
    if len(found) > NOTICES_AT_ONCE:
        return await asyncio.to_thread(_notices, found)
    return _notices(found)


def _notices(found: Sequence[Row]) -> tuple[Notice, ...]:
    """Those that can be read: a damaged one must not keep people from being told of all others."""
    notices = []
    for row in found:
        try:
            notices.append(rows.notice(row))
        except ValueError as error:
            # What follows in further lines may name people.
            log.warning("left out notice %s, which cannot be read: %s", row[0], str(error).partition("\n")[0])
    return tuple(notices)


async def _write_one(sql: str, values: Row, transaction: Transaction) -> None:
    await transaction.execute(sql, *values)


async def _write_many(sql: str, found: Sequence[Row], transaction: Transaction) -> None:
    await transaction.execute_many(sql, found)


async def _add_table(
    table: Table, sent: Sequence[TableMessage], leases: Leases, transaction: Transaction
) -> str:
    """Write a new table; whose lease it is."""
    await transaction.execute(queries.ADD_TABLE, *rows.new_table_row(table))
    await transaction.execute_many(queries.ADD_SEAT, rows.seat_rows(table))
    await transaction.execute_many(queries.REMEMBER_MESSAGE, [_message_row(table.id, one) for one in sent])
    return await leases.claim(transaction, table.guild_id, Call(table.id, table.host_id))


async def _save(
    before: Table, change: Change, now: datetime, leases: Leases, call: Call, transaction: Transaction
) -> str:
    """Write what a change makes of a table; whose lease it is from then on."""
    after = change.table
    row = rows.changed_table_row(after, before.revision)
    if not await transaction.execute(queries.CHANGE_TABLE, *row):
        raise StaleWriteError(f"{before.id} is no longer at revision {before.revision}")
    if (place := rows.place_row(after)) != rows.place_row(before):
        closed_at = None if after.stage.is_open else rows.moment(now)
        await transaction.execute(queries.MOVE_TABLE, *place, closed_at, after.id)
    if after.options.alone and not after.stage.is_open:
        await transaction.execute(queries.MARK_ANNOUNCED, after.id)  # nobody else is told of it
    if after.options != before.options:
        await transaction.execute(queries.CHANGE_OPTIONS, rows.written_options(after), after.id)
    if after.seats != before.seats:
        await transaction.execute(queries.DELETE_SEATS, after.id)
        await transaction.execute_many(queries.ADD_SEAT, rows.seat_rows(after))
    if after.shuffle is not None and after.shuffle != before.shuffle:
        await transaction.execute(queries.SAVE_SHUFFLE, *rows.shuffle_row(after.id, after.shuffle))
    await _write_history(transaction, change, now)
    return await leases.claim(transaction, before.guild_id, call)


async def _write_history(transaction: Transaction, change: Change, now: datetime) -> None:
    """Write what a change adds: how the game began, its entries, what was said, how it ended."""
    table_id = change.table.id
    if change.start is not None:
        deck_hash, deck = rows.deck_row(change.start)
        await transaction.execute(queries.ADD_DECK, deck_hash, deck)
        await transaction.execute(queries.ADD_GAME, *rows.game_row(table_id, change.start, deck_hash))
    if change.entries:
        entries = [rows.entry_row(table_id, entry) for entry in change.entries]
        await transaction.execute_many(queries.ADD_ENTRY, entries)
    for event in change.notices:
        await transaction.execute(queries.ADD_NOTICE, *rows.notice_row(table_id, event, now))
    if change.result is not None:
        await transaction.execute(queries.ADD_RESULT, *rows.result_row(change.result))
        await transaction.execute_many(queries.ADD_SEAT_RESULT, rows.seat_result_rows(change.result))


def _message_row(table_id: str, message: TableMessage) -> Row:
    return (table_id, message.role, _stored_seat(message.seat), *rows.message_row(message.message))


def _stored_seat(seat: int | None) -> int:
    return _EVERYBODY if seat is None else seat
