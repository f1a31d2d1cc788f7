"""The store in an SQLite file (WAL): one connection that writes, one that reads.

With two connections a reader never sees what is not committed yet.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Self

import aiosqlite

from bot.store import queries, rows
from bot.store.connection import Connection, connect, prepare, rows_of, write, write_many
from bot.store.errors import ChannelTakenError, StaleWriteError, StoreError
from bot.store.interface import Notices
from bot.store.records import (
    Entry,
    GameStart,
    MessageRecord,
    NoticeRecord,
    ResultRecord,
    ShuffleRecord,
    StoredTable,
    TableMessage,
    TableRecord,
)
from bot.store.sqlite_people import SqlitePeople, add_result

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

    async def add_table(self, table: TableRecord) -> None:
        """Store a new table.

        Raises:
            ChannelTakenError: the channel has an open table.
        """
        try:
            async with self._writer.transaction() as connection:
                await write(connection, queries.ADD_TABLE, rows.new_table(table))
                await _write_seats(connection, table)
        except sqlite3.IntegrityError as error:
            if "channel_id" in str(error):
                raise ChannelTakenError(str(table.channel_id)) from error
            raise StoreError(f"Table {table.id} cannot be stored: {error}") from error

    async def save_table(
        self, table: TableRecord, notices: Notices = (), shuffle: ShuffleRecord | None = None
    ) -> TableRecord:
        """Store stage, host, seats and affairs.

        Raises:
            StaleWriteError: the table has changed since ``table.revision``.
        """
        async with self._writer.transaction() as connection:
            await _advance(connection, table)
            await _write_beside(connection, table.id, notices, shuffle)
        return replace(table, revision=table.revision + 1)

    async def begin_game(
        self,
        table: TableRecord,
        start: GameStart,
        notices: Notices = (),
        shuffle: ShuffleRecord | None = None,
    ) -> TableRecord:
        """Store the table, and how the game began.

        Raises:
            StaleWriteError: the table has changed since ``table.revision``.
        """
        deck_hash = hashlib.sha256(start.deck.encode()).hexdigest()
        begun_at = rows.moment(start.begun_at)
        async with self._writer.transaction() as connection:
            await _advance(connection, table)
            await write(connection, queries.ADD_DECK, (deck_hash, start.deck))
            await write(
                connection,
                queries.ADD_GAME,
                (table.id, start.seed, start.options, deck_hash, start.setup, begun_at),
            )
            await _write_beside(connection, table.id, notices, shuffle)
        return replace(table, revision=table.revision + 1)

    async def append(
        self,
        table: TableRecord,
        *entries: Entry,
        notices: Notices = (),
        result: ResultRecord | None = None,
    ) -> TableRecord:
        """Add to the game's history.

        Raises:
            StaleWriteError: the table has changed since ``table.revision``, or a number is taken.
        """
        try:
            async with self._writer.transaction() as connection:
                await _advance(connection, table)
                added = [(table.id, *rows.entry_row(entry)) for entry in entries]
                await write_many(connection, queries.ADD_ENTRY, added)
                await _write_beside(connection, table.id, notices, None)
                if result is not None:
                    await add_result(connection, result)
        except sqlite3.IntegrityError as error:
            numbers = [entry.number for entry in entries]
            raise StaleWriteError(f"{table.id} entries {numbers}: {error}") from error
        return replace(table, revision=table.revision + 1)

    async def load(self, table_id: str) -> StoredTable | None:
        """The table with its whole history, as they were at one moment."""
        async with self._reader.transaction() as connection:
            found = await rows_of(connection, queries.TABLE, table_id)
            seats = await rows_of(connection, queries.SEATS, table_id)
            starts = await rows_of(connection, queries.GAME_START, table_id)
            entries = await rows_of(connection, queries.ENTRIES, table_id)
            shuffles = await rows_of(connection, queries.SHUFFLE, table_id)
        if not found:
            return None
        return StoredTable(
            rows.table(found[0], seats),
            rows.game_start(starts[0]) if starts else None,
            tuple(map(rows.entry, entries)),
            rows.shuffle(shuffles[0]) if shuffles else None,
        )

    async def revision(self, table_id: str) -> int | None:
        """The table's present revision."""
        found = await self._reader.read(queries.REVISION, table_id)
        return int(found[0][0]) if found else None

    async def notices(self, table_id: str, after: int = -1) -> tuple[NoticeRecord, ...]:
        """The notices of a table with a greater number than ``after``."""
        return tuple(map(rows.notice, await self._reader.read(queries.NOTICES, table_id, after)))

    async def next_due(self) -> datetime | None:
        """The earliest ``due_at`` of all tables."""
        return rows.read_moment_or_none((await self._reader.read(queries.NEXT_DUE))[0][0])

    async def due_tables(self, now: datetime) -> tuple[str, ...]:
        """The ids of the tables that are due, the longest overdue first."""
        return await self._ids(queries.DUE_TABLES, rows.moment(now))

    async def open_table_in(self, channel_id: int) -> str | None:
        """The id of the open table in that channel."""
        found = await self._ids(queries.OPEN_TABLE_IN, channel_id)
        return found[0] if found else None

    async def last_game_in(self, channel_id: int) -> str | None:
        """The id of the table in that channel whose game was the last to end, or to be ended."""
        found = await self._ids(queries.LAST_GAME_IN, channel_id)
        return found[0] if found else None

    async def open_tables_of(self, user_id: int) -> tuple[str, ...]:
        """The ids of the open tables at which this person sits, oldest first."""
        return await self._ids(queries.OPEN_TABLES_OF, user_id)

    async def open_tables_with_guest(self, user_id: int) -> tuple[str, ...]:
        """The ids of the open tables to which this person is invited or that they watch, oldest first."""
        return await self._ids(queries.OPEN_TABLES_WITH_GUEST, user_id)

    async def open_tables_in_server(self, guild_id: int) -> tuple[str, ...]:
        """The ids of the open tables of a server, oldest first."""
        return await self._ids(queries.OPEN_TABLES_IN_SERVER, guild_id)

    async def tables_in(self, stages: frozenset[str]) -> tuple[str, ...]:
        """The ids of all tables in one of these stages, oldest first."""
        return await self._ids(queries.TABLES_IN, json.dumps(sorted(stages)))

    async def unannounced_tables(self) -> tuple[str, ...]:
        """The ids of closed tables whose end has not been shown to all yet, oldest first."""
        return await self._ids(queries.UNANNOUNCED_TABLES)

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


async def _advance(connection: aiosqlite.Connection, table: TableRecord) -> None:
    """Write the table's row and its seats, if it is still the one that was read."""
    closed_at = rows.moment_or_none(table.closed_at)
    written = await write(
        connection,
        queries.ADVANCE_TABLE,
        (
            table.host_id,
            table.stage,
            closed_at,
            table.affairs,
            rows.moment_or_none(table.due_at),
            table.id,
            table.revision,
        ),
    )
    if written != 1:
        raise StaleWriteError(f"{table.id} is no longer at revision {table.revision}")
    await write(connection, queries.DELETE_SEATS, (table.id,))
    await _write_seats(connection, table)


async def _write_seats(connection: aiosqlite.Connection, table: TableRecord) -> None:
    await write_many(connection, queries.ADD_SEAT, rows.seat_rows(table))


async def _write_beside(
    connection: aiosqlite.Connection, table_id: str, notices: Notices, shuffle: ShuffleRecord | None
) -> None:
    """Write what was said with a change, and what decides the shuffle."""
    if shuffle is not None:
        await write(connection, queries.SAVE_SHUFFLE, (table_id, shuffle.secret, shuffle.words))
    for notice in notices:
        await write(connection, queries.ADD_NOTICE, (table_id, *rows.notice_row(notice)))


def _stored_seat(seat: int | None) -> int:
    return _EVERYBODY if seat is None else seat
