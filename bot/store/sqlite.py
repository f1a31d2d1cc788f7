"""The store in an SQLite file (WAL): one connection that writes, one that reads.

With two connections a reader never sees what is not committed yet.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Collection, Mapping
from datetime import datetime
from pathlib import Path
from typing import Self

import aiosqlite

from bot.store import queries, rows
from bot.store.connection import Connection, connect, prepare, rows_of, write, write_many
from bot.store.errors import ChannelTakenError, StaleWriteError, StoreError
from bot.store.records import MessageRecord, StoredTable, TableMessage, TableVersion
from bot.store.sqlite_people import SqlitePeople
from bot.tables.change import Change
from bot.tables.events import Notice
from bot.tables.table import Table

#: Stands in the database for "no seat": a message for everybody at the table.
_EVERYBODY = -1


class SqliteStore:
    """``Store`` in a file; ``open`` it and ``close`` it. The methods are explained in the interface."""

    def __init__(self, writer: Connection, reader: Connection) -> None:
        """Use ``open`` instead."""
        self._writer = writer
        self._reader = reader
        self.people = SqlitePeople(writer, reader)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database file; it is made, or brought to the present shape, when need be.

        Raises:
            StoreError: it cannot be used; the message is one line.
        """
        await asyncio.to_thread(prepare, path)
        writer = await connect(path, to_write=True)
        try:
            return cls(writer, await connect(path, to_write=False))
        except BaseException:
            await writer.close()  # its thread would keep the process from ending
            raise

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        await self._reader.close()
        await self._writer.close()

    # Tables

    async def add_table(self, table: Table) -> None:
        """Store a new table.

        Raises:
            ChannelTakenError: the channel has an open table.
        """
        try:
            async with self._writer.transaction() as connection:
                await write(connection, queries.ADD_TABLE, rows.new_table_row(table))
                await write_many(connection, queries.ADD_SEAT, rows.seat_rows(table))
        except sqlite3.IntegrityError as error:
            if "channel_id" in str(error):
                raise ChannelTakenError(str(table.channel_id)) from error
            raise StoreError(f"Table {table.id} cannot be stored: {error}") from error

    async def save(self, before: Table, change: Change, now: datetime) -> None:
        """Store what has become of a table.

        Raises:
            StaleWriteError: the table has changed since ``before``, or a number of an entry is taken.
        """
        after = change.table
        try:
            async with self._writer.transaction() as connection:
                row = rows.changed_table_row(after, before.revision, now)
                if await write(connection, queries.CHANGE_TABLE, row) != 1:
                    raise StaleWriteError(f"{before.id} is no longer at revision {before.revision}")
                if after.seats != before.seats:
                    await write(connection, queries.DELETE_SEATS, (after.id,))
                    await write_many(connection, queries.ADD_SEAT, rows.seat_rows(after))
                if after.shuffle is not None and after.shuffle != before.shuffle:
                    await write(connection, queries.SAVE_SHUFFLE, rows.shuffle_row(after.id, after.shuffle))
                await _write_history(connection, change, now)
        except sqlite3.IntegrityError as error:
            if not change.entries:
                raise StoreError(f"Table {before.id} cannot be stored: {error}") from error
            raise StaleWriteError(f"{before.id} at revision {before.revision}: {error}") from error

    async def load(self, table_id: str) -> StoredTable | None:
        """The table with its whole history, as they were at one moment.

        Raises:
            GameError, ValueError: they make no sense.
        """
        async with self._reader.transaction() as connection:
            found = await rows_of(connection, queries.TABLE, table_id)
            seats = await rows_of(connection, queries.SEATS, table_id)
            shuffles = await rows_of(connection, queries.SHUFFLE, table_id)
            starts = await rows_of(connection, queries.GAME_START, table_id)
            entries = await rows_of(connection, queries.ENTRIES, table_id)
        if not found:
            return None
        return StoredTable(
            rows.table(found[0], seats, shuffles),
            rows.game_start(starts[0]) if starts else None,
            tuple(map(rows.entry, entries)),
        )

    async def revision(self, table_id: str) -> int | None:
        """The table's present revision."""
        found = await self._reader.read(queries.REVISION, table_id)
        return int(found[0][0]) if found else None

    async def notices(self, table_id: str, after: int = -1) -> tuple[Notice, ...]:
        """The notices of a table with a greater number than ``after``."""
        return tuple(map(rows.notice, await self._reader.read(queries.NOTICES, table_id, after)))

    async def revision_and_notices(self, table_id: str, after: int) -> tuple[int | None, tuple[Notice, ...]]:
        """The table's present revision, and its notices with a greater number than ``after`` then."""
        found = await self._reader.read(queries.REVISION_AND_NOTICES, after, table_id)
        revision = int(found[0][0]) if found else None
        return revision, tuple(rows.notice(row) for _, *row in found if row[0] is not None)

    async def next_due(self) -> datetime | None:
        """The earliest ``due_at`` of all tables."""
        return rows.read_moment_or_none((await self._reader.read(queries.NEXT_DUE))[0][0])

    async def due_tables(self, now: datetime) -> tuple[str, ...]:
        """The ids of the tables that are due, the longest overdue first."""
        return await self._ids(queries.DUE_TABLES, rows.moment(now))

    async def open_table_in(self, channel_id: int) -> TableVersion | None:
        """The open table in that channel."""
        found = await self._versions(queries.OPEN_TABLE_IN, channel_id)
        return found[0] if found else None

    async def last_game_in(self, channel_id: int) -> str | None:
        """The id of the table in that channel whose game was the last to end, or to be ended."""
        found = await self._ids(queries.LAST_GAME_IN, channel_id)
        return found[0] if found else None

    async def open_tables(self) -> tuple[TableVersion, ...]:
        """All open tables, oldest first."""
        return await self._versions(queries.OPEN_TABLES)

    async def open_tables_of(self, user_id: int) -> tuple[TableVersion, ...]:
        """The open tables at which this person sits, oldest first."""
        return await self._versions(queries.OPEN_TABLES_OF, user_id)

    async def open_tables_with_guest(self, user_id: int) -> tuple[TableVersion, ...]:
        """The open tables to which this person is invited or that they watch, oldest first."""
        return await self._versions(queries.OPEN_TABLES_WITH_GUEST, user_id)

    async def open_tables_in_server(self, guild_id: int) -> tuple[TableVersion, ...]:
        """The open tables of a server, oldest first."""
        return await self._versions(queries.OPEN_TABLES_IN_SERVER, guild_id)

    async def unannounced_tables(self) -> tuple[TableVersion, ...]:
        """Closed tables whose end has not been shown to all yet, oldest first."""
        return await self._versions(queries.UNANNOUNCED_TABLES)

    async def mark_announced(self, table_id: str) -> None:
        """Note that the end of this table has been shown to all."""
        await self._write(queries.MARK_ANNOUNCED, table_id)

    # Messages

    async def remember_message(
        self, table_id: str, role: str, seat: int | None, message: MessageRecord
    ) -> None:
        """Keep this message in its place.

        Raises:
            StoreError: there is no such table.
        """
        await self._write(
            queries.REMEMBER_MESSAGE, table_id, role, _stored_seat(seat), *rows.message_row(message)
        )

    async def message(self, table_id: str, role: str, seat: int | None) -> MessageRecord | None:
        """The message in that place."""
        found = await self._reader.read(queries.MESSAGE, table_id, role, _stored_seat(seat))
        return rows.message(found[0]) if found else None

    async def messages(self, table_id: str) -> tuple[TableMessage, ...]:
        """All messages of a table, in the order in which they were first remembered."""
        return tuple(
            TableMessage(role, None if seat == _EVERYBODY else seat, rows.message(rest))
            for role, seat, *rest in await self._reader.read(queries.MESSAGES, table_id)
        )

    async def forget_message(self, table_id: str, role: str, seat: int | None) -> None:
        """Empty that place."""
        await self._write(queries.FORGET_MESSAGE, table_id, role, _stored_seat(seat))

    # Small settings

    async def remember(self, key: str, value: str) -> None:
        """Keep a small text under a key."""
        await self._write(queries.REMEMBER, key, value)

    async def recall(self, key: str) -> str | None:
        """The text under that key."""
        found = await self._reader.read(queries.RECALL, key)
        return str(found[0][0]) if found else None

    async def recall_all(self, keys: Collection[str]) -> Mapping[str, str]:
        """The texts under several keys."""
        return {
            str(key): str(value)
            for key, value in await self._reader.read(queries.RECALL_ALL, json.dumps(list(keys)))
        }

    async def forget(self, key: str) -> None:
        """Drop the key."""
        await self._write(queries.FORGET, key)

    # Within

    async def _write(self, sql: str, *values: object) -> None:
        try:
            async with self._writer.transaction() as connection:
                await write(connection, sql, values)
        except sqlite3.IntegrityError as error:
            raise StoreError(f"This cannot be stored: {error}") from error

    async def _ids(self, sql: str, *values: object) -> tuple[str, ...]:
        return tuple(str(row[0]) for row in await self._reader.read(sql, *values))

    async def _versions(self, sql: str, *values: object) -> tuple[TableVersion, ...]:
        found = await self._reader.read(sql, *values)
        return tuple(TableVersion(str(table_id), int(revision)) for table_id, revision in found)


async def _write_history(connection: aiosqlite.Connection, change: Change, now: datetime) -> None:
    """Write what a change adds: how the game began, its entries, what was said, how it ended."""
    table_id = change.table.id
    if change.start is not None:
        deck_hash, deck = rows.deck_row(change.start)
        await write(connection, queries.ADD_DECK, (deck_hash, deck))
        await write(connection, queries.ADD_GAME, rows.game_row(table_id, change.start, deck_hash))
    if change.entries:
        entries = [rows.entry_row(table_id, entry) for entry in change.entries]
        await write_many(connection, queries.ADD_ENTRY, entries)
    for event in change.notices:
        await write(connection, queries.ADD_NOTICE, rows.notice_row(table_id, event, now))
    if change.result is not None:
        await write(connection, queries.ADD_RESULT, rows.result_row(change.result))
        await write_many(connection, queries.ADD_SEAT_RESULT, rows.seat_result_rows(change.result))


def _stored_seat(seat: int | None) -> int:
    return _EVERYBODY if seat is None else seat
