"""The store: tables as ``bot.tables`` knows them, kept in a database of either kind.

Every method that writes is one transaction, stored for good when the method returns.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING

from bot.shards import ALL, Shards
from bot.store import mentions, queries, rows
from bot.store.database import (
    BrokenConstraintError,
    ChannelTakenError,
    Database,
    Row,
    StaleWriteError,
    Transaction,
)
from bot.store.people import People
from bot.store.personal_data import PersonalData
from bot.store.records import SentMessage, StoredTable, TableMessage, TableVersion
from bot.tables.change import Change
from bot.tables.events import Notice
from bot.tables.table import Stage, Table

if TYPE_CHECKING:  # hosts with SQLite do without psycopg
    from bot.store.ownership import Heard, Missed, Ownership

log = logging.getLogger(__name__)

#: More notices than this are read in a thread, so that no one else waits for it.
NOTICES_AT_ONCE = 200

#: Has the process with shard ``?1`` hear ``?2``, in PostgreSQL alone.
_NOTIFY = "SELECT pg_notify('hokkaido_' || ?1, ?2)"

#: Stands in the database for "no seat": a message for everyone at the table.
_EVERYBODY = -1


class Store:
    """Tables, seats, histories, messages and small texts.

    ``people`` has settings and results, ``personal_data`` hands out and deletes what is kept of a person. All
    methods may raise ``StoreError``.
    """

    def __init__(self, database: Database, shards: Shards = ALL, ownership: Ownership | None = None) -> None:
        """Use ``database``, which is closed with the store.

        ``shards`` are this process's, whose locks ``ownership`` holds where there are other processes.
        """
        self.database = database
        self.people = People(database)
        self.personal_data = PersonalData(database)
        self._shards = shards
        self._ownership = ownership

    async def close(self) -> None:
        """Leave the shards to another process, finish writing and close the database."""
        if self._ownership is not None:
            await self._ownership.close()
        await self.database.close()

    # Several processes

    def owns(self, guild_id: int) -> bool:
        """Whether this process announces the tables of a server."""
        return self._shards.has(guild_id)

    def listen(self, heard: Heard, missed: Missed) -> None:
        """Begin to report changes that other processes make to tables of this one."""
        if self._ownership is not None:
            self._ownership.listen(heard, missed)

    async def wake_owner(self, table: Table) -> None:
        """Have the other process that announces a table look at it, though it has not changed."""
        await self.database.change(partial(self._notify, table, None))

    # Tables

    async def add_table(self, table: Table, *sent: TableMessage) -> None:
        """Store a new table, with messages of it that have been sent already.

        Raises:
            ChannelTakenError: the channel has an open table.
        """

        async def add(transaction: Transaction) -> None:
            await _write_new(table, sent, transaction)
            await self._notify(table, table.host_id, transaction)

        try:
            await self.database.change(add)
        except BrokenConstraintError as error:
            if "channel" in error.rule:
                raise ChannelTakenError(str(table.channel_id)) from error
            raise

    async def save(self, before: Table, change: Change, now: datetime, user_id: int | None = None) -> None:
        """Store a changed table, and all that the change adds.

        If another process announces the table, it hears of the change and of the person who has made it.

        The table's game is not stored but for how it began and its history. A shuffle is kept for good
        once a table has one, and may get the id of its message.

        Raises:
            StaleWriteError: the table has changed since ``before``, or the number of an entry is taken.
        """

        async def write(transaction: Transaction) -> None:
            await _write_change(before, change, now, transaction)
            await self._notify(before, user_id, transaction)

        try:
            await self.database.change(write)
        except BrokenConstraintError as error:
            if not change.entries:
                raise
            raise StaleWriteError(f"{before.id} at revision {before.revision}: {error}") from error

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
        found = await self.database.read(queries.REVISION_AND_NOTICES, after, table_id)
        revision = int(found[0][0]) if found else None
        return revision, await _read_notices([row for _, *row in found if row[0] is not None])

    async def next_due(self) -> datetime | None:
        """When something is next due at a table of this process."""
        return rows.read_moment_or_none((await self._read_own(queries.NEXT_DUE))[0][0])

    async def due_tables(self, now: datetime) -> tuple[str, ...]:
        """The ids of this process's tables at which something is due, the longest overdue first."""
        return tuple(str(row[0]) for row in await self._read_own(queries.DUE_TABLES, rows.moment(now)))

    async def last_beat(self) -> datetime | None:
        """When people could last act at the tables of this process."""
        return rows.read_moment_or_none(await self.recall(f"heartbeat.{self._shards}"))

    async def note_beat(self, now: datetime) -> None:
        """Keep that people can act now."""
        await self.remember(f"heartbeat.{self._shards}", rows.moment(now))

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
        """All open tables of this process, oldest first."""
        return _versions(await self._read_own(queries.OPEN_TABLES))

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
            for table_id, revision, state in found
            if mentions.guests(state, user_id)
        )

    async def open_tables_in_server(self, guild_id: int) -> tuple[TableVersion, ...]:
        """The open tables of a server, oldest first."""
        return _versions(await self.database.read(queries.OPEN_TABLES_IN_SERVER, guild_id))

    async def unannounced_tables(self) -> tuple[TableVersion, ...]:
        """Closed tables of this process whose end has not been shown to all yet, oldest first."""
        return _versions(await self._read_own(queries.UNANNOUNCED_TABLES))

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

    async def _notify(self, table: Table, user_id: int | None, transaction: Transaction) -> None:
        """Have the process that announces a table hear of a change, if it is another one."""
        if not self.owns(table.guild_id):
            heard = f"{table.id} {user_id or ''}"
            await transaction.execute(_NOTIFY, str(self._shards.of(table.guild_id)), heard)

    async def _read_own(self, sql: str, *values: object) -> list[Row]:
        """The rows that a query with ``queries._OWN`` finds."""
        shards = self._shards
        return await self.database.read(sql, shards.count, shards.first, shards.last, *values)

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


async def _write_new(table: Table, sent: Sequence[TableMessage], transaction: Transaction) -> None:
    await transaction.execute(queries.ADD_TABLE, *rows.new_table_row(table))
    await transaction.execute_many(queries.ADD_SEAT, rows.seat_rows(table))
    await transaction.execute_many(queries.REMEMBER_MESSAGE, [_message_row(table.id, one) for one in sent])


async def _write_change(before: Table, change: Change, now: datetime, transaction: Transaction) -> None:
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
