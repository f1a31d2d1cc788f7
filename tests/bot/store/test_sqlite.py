"""SQLite specifics: reading during a write, and settings that keep the file safe."""

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


async def test_readers_do_not_wait_for_a_writer(store: Store, path: Path) -> None:
    await store.add_table(LOBBY)
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("UPDATE tables SET host_id = 99")
    try:
        # A reader that waited for the writer would time out.
        stored = await store.load(LOBBY.id)
    finally:
        writer.execute("ROLLBACK")
        writer.close()
    assert stored is not None
    assert stored.table.host_id == 11


async def test_the_file_is_opened_with_safe_settings(store: Store, path: Path) -> None:
    answers = [
        await ask_writer(store, name)
        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    ]
    assert [rows[0][0] for rows in answers] == ["wal", 2, 1, 5000]
