"""A database in an SQLite file (WAL): one connection that writes, one that reads, one that looks things up.

With several connections a reader never sees what is not committed yet, and waits for nobody. What is looked
up by an index takes a few microseconds; to go to a thread and back takes a hundred. So that is done where it
is asked for, and only what may take longer goes to a thread.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from functools import partial
from pathlib import Path
from typing import Self

from bot.store.database import Query, Result, Row, StoreError, Transaction, UnreachableError, Work
from bot.store.migrations import migrate
from bot.store.sqlite_connection import FAILURES, Connection, passes, use_settings, why

log = logging.getLogger(__name__)

#: The oldest SQLite with strict tables.
OLDEST_SQLITE = (3, 37, 0)


class SqliteDatabase:
    """``Database`` in a file; ``open`` it and ``close`` it."""

    is_shared = False

    def __init__(self, writer: Connection, reader: Connection, at_hand: sqlite3.Connection) -> None:
        """Use ``open`` instead."""
        self.writer = writer
        self._reader = reader
        self._at_hand = at_hand

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database file; it is made, or brought to the present shape, when need be.

        Raises:
            StoreError: it cannot be used; the message is one line.
        """
        await asyncio.to_thread(prepare, path)
        writer = await Connection.open(path, "BEGIN IMMEDIATE")
        try:
            reader = await Connection.open(path, "BEGIN")
        except BaseException:
            await writer.close()  # its thread would keep the process from ending
            raise
        return cls(writer, reader, sqlite3.connect(path, isolation_level=None, timeout=0))

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows that a query finds at this moment."""
        return await self._reader.read(sql, *values)

    async def look_up(self, sql: str, *values: object) -> list[Row]:
        """The few rows that a query finds by an index."""
        try:
            return self._at_hand.execute(sql, values).fetchall()
        except FAILURES:
            # Where the file cannot be read just now, the thread may wait, and says what is wrong.
            return await self.read(sql, *values)

    async def read_at_once(self, queries: Sequence[Query]) -> list[list[Row]]:
        """The rows that each of the queries finds, all as they were at one moment."""
        return await self._reader.do(partial(_read_all, queries))

    async def pages(self, queries: Sequence[str]) -> AsyncGenerator[tuple[int, list[Row]], None]:
        """All rows of the queries in turn, some at a time, as of one moment."""
        async with self._reader.transaction() as transaction:
            for number, sql in enumerate(queries):
                async with aclosing(transaction.pages(sql)) as pages:
                    async for page in pages:
                        yield number, page

    async def change(self, work: Work[Result], *, waits: bool = False) -> Result:
        """Do the work in one transaction; it is on the disk when this returns."""
        if not waits:
            return await self.writer.do(work)
        async with self.writer.transaction() as transaction:
            return await work(transaction)

    async def erase_deleted(self) -> None:
        """Bring all of the write-ahead log into the file, and leave nothing in the log."""
        ((is_busy, *_),) = await self.writer.read("PRAGMA wal_checkpoint(TRUNCATE)")
        if is_busy:
            log.warning(
                "another program is reading the database: deleted data stays in its write-ahead log for now"
            )

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        self._at_hand.close()
        await self._reader.close()
        await self.writer.close()


async def _read_all(queries: Sequence[Query], transaction: Transaction) -> list[list[Row]]:
    return [await transaction.read(sql, *values) for sql, values in queries]


def prepare(path: Path) -> None:
    """Make the database file ready: its folder, its settings, its shape.

    Raises:
        StoreError: it cannot be written, is no database of this program, or is too new.
        UnreachableError: the disk is full, or another program holds the file.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreError(f"This Python comes with SQLite {sqlite3.sqlite_version}; 3.37 or later is needed")
    try:
        if path.is_dir():
            raise StoreError("it is a folder")
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            # Hands and seeds are secret: nobody else on the machine may read the file.
            path.touch(mode=0o600)
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            use_settings(connection)
            migrate(connection)
        finally:
            connection.close()
    except (OSError, *FAILURES, StoreError) as error:
        kind = UnreachableError if passes(error) else StoreError
        raise kind(f"The database {path} cannot be used: {why(error)}") from error
