"""What is SQLite's own: its readers, and how careful it is with the file."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store, open_store
from tests.bot.store.databases import ask_writer
from tests.bot.store.test_store import LOBBY


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    opened = await open_store(path)
    yield opened
    await opened.close()


async def test_readers_wait_for_no_one(store: Store, path: Path) -> None:
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
        await ask_writer(store, name)
        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    ]
    assert [rows[0][0] for rows in answers] == ["wal", 2, 1, 5000]
