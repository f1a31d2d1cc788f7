"""Full, locked and read-only databases: a one-line error, nothing half done, and usable again afterwards."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import Store, StoreError, open_store, sqlite_database
from bot.tables import Change, Table, TableSeat
from bot.tables.change import SeatReplaced
from bot.tables.table import Person
from tests.bot.empty_database import make_empty_database
from tests.bot.store.databases import ask_writer, locked
from tests.bot.store.test_store import LOBBY, NOON, action, begin, change

#: More than fits into the free pages of a full database.
MUCH = "x" * 100_000

#: Seconds for a thread to end.
PATIENCE = 60.0


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = await open_store(path)
    try:
        yield store
    finally:
        await store.close()


async def nothing_is_written(store: Store, table: Table) -> None:
    """Check that each kind of write fails with a one-line error and changes nothing."""
    said = SeatReplaced(0, by_computer=False, former=Person(12, MUCH))
    after = replace(table, revision=table.revision + 1, host_id=99)
    before = await store.load(table.id)
    writes: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: store.save(table, Change(after, (said,), (action(0),)), NOON),
        lambda: store.save(table, Change(after, (said,)), NOON),
        lambda: store.add_table(replace(LOBBY, id="efgh2345", channel_id=7, seats=(TableSeat(11, MUCH),))),
        lambda: store.remember("key", MUCH),
    )
    for write in writes:
        with pytest.raises(StoreError, match=r"^The database .*games\.sqlite3 cannot be used: [^\n]+$"):
            await write()
    assert await store.load(table.id) == before
    assert await store.notices(table.id) == ()
    assert await store.load("efgh2345") is None
    assert await store.recall("key") is None


async def test_a_full_database_refuses_writes_until_there_is_room(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.sqlite3") as store:
        table = await begin(store)
        await ask_writer(store, "max_page_count = 1")  # no more than there are now
        await nothing_is_written(store, table)
        await ask_writer(store, "max_page_count = 100000")
        assert (await change(store, table, action(0))).revision == table.revision + 1


async def test_a_read_only_database_can_still_be_read(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.sqlite3") as store:
        table = await begin(store)
        await ask_writer(store, "query_only = ON")
        await nothing_is_written(store, table)
        await ask_writer(store, "query_only = OFF")
        await change(store, table, action(0))


async def test_a_lasting_lock_is_waited_for_and_then_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    patient = sqlite_database.SETTINGS
    monkeypatch.setattr(sqlite_database, "SETTINGS", ("PRAGMA busy_timeout = 20", *patient[1:]))
    async with opened(path) as store:
        table = await begin(store)
        with locked(path):
            await nothing_is_written(store, table)
        await change(store, table, action(0))


async def test_a_lock_held_by_another_process_holds_up_writes_but_not_reads(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        table = await begin(store)
        with locked(path):
            write = asyncio.create_task(change(store, table, action(0)))
            await asyncio.sleep(0.1)
            began = time.monotonic()
            assert await store.load(table.id) is not None
            assert await store.revision(table.id) == table.revision
            assert await store.notices(table.id) == ()
            assert await store.open_table_in(table.channel_id) is not None
            assert await store.people.results_of(table.guild_id) == ()
            assert await store.recall("key") is None
            assert time.monotonic() - began < PATIENCE / 2, "reads do not wait for the lock"
            assert not write.done()
        await write
        assert await store.revision(table.id) == table.revision + 1


async def test_the_file_is_opened_with_safe_settings(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.sqlite3") as store:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        answers = [await ask_writer(store, name) for name in names]
    assert [rows[0][0] for rows in answers] == ["wal", 2, 1, 5000]


async def test_a_database_that_cannot_be_opened_leaves_no_thread_that_keeps_the_process_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    make_empty_database(path)
    threads = threading.enumerate()
    monkeypatch.setattr(sqlite_database, "SETTINGS", ("PRAGMA foreign_keys = ON", "SELECT * FROM nowhere"))
    with pytest.raises(StoreError, match="no such table: nowhere"):
        await open_store(path)
    left = [thread for thread in threading.enumerate() if thread not in threads]
    for thread in left:
        thread.join(0 if thread.name.startswith("asyncio") else PATIENCE)  # a connection's is about to end
    assert all(thread.name.startswith("asyncio") for thread in left if thread.is_alive())
