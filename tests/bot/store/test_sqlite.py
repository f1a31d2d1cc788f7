"""What is SQLite's own: its readers, and how careful it is with the file."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store, open_store
from tests.bot.store.databases import sqlite_of
from tests.bot.store.test_store import LOBBY, change


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    opened = await open_store(path)
    yield opened
    await opened.close()


async def test_readers_wait_for_nobody(store: Store, path: Path) -> None:
    await store.add_table(LOBBY)
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("UPDATE tables SET host_id = 99")
    try:
        # One that waited for the writer would give up after the time for that.
        stored = await store.load(LOBBY.id)
    finally:
        writer.execute("ROLLBACK")
        writer.close()
    assert stored is not None
    assert stored.table.host_id == 11


async def test_the_settings_of_the_file_are_the_careful_ones(store: Store, path: Path) -> None:
    answers = [
        await sqlite_of(store).writer.read(f"PRAGMA {name}")
        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    ]
    assert [rows[0][0] for rows in answers] == ["wal", 2, 1, 5000]


async def test_where_a_table_is_is_written_only_when_that_changes(store: Store) -> None:
    """Its indexes would be some pages of the file more, in every move."""
    await store.add_table(LOBBY)
    statements: list[str] = []
    writer = sqlite_of(store).writer
    await writer.in_thread(writer.sqlite.set_trace_callback, statements.append)
    table = await change(store, LOBBY, given_up=(1,))
    assert not any("channel_id" in statement for statement in statements)
    await change(store, table, channel_id=77)
    assert sum("channel_id" in statement for statement in statements) == 1
    stored = await store.load(LOBBY.id)
    assert stored is not None
    assert stored.table.channel_id == 77
    assert stored.table.given_up == (1,)


async def test_what_cannot_be_looked_up_at_once_is_read_in_a_thread(store: Store) -> None:
    await store.add_table(LOBBY)
    # Stands for a file that somebody keeps locked: every statement fails at its first step.
    sqlite_of(store)._at_hand.set_progress_handler(lambda: 1, 1)
    assert await store.revision(LOBBY.id) == LOBBY.revision
