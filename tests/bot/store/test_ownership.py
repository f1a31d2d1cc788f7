"""Several processes on one PostgreSQL server: one per shard, notified of changes by the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio
from psycopg import AsyncConnection
from pydantic import SecretStr

from bot.shards import Shards
from bot.store import Store, StoreError, ownership
from bot.store.opening import open_own_store
from bot.tables import Change, Stage, Table
from tests.bot.store.databases import run
from tests.bot.store.test_postgresql import END_OTHERS
from tests.bot.store.test_store import LOBBY, NOON, ids

#: Discord servers on shards 0 and 1 of 2.
FIRST, SECOND = 4 << 22, 5 << 22


@dataclass
class Process:
    """A process's store and its notifications from other processes."""

    store: Store
    heard: asyncio.Queue[tuple[str, int | None] | None] = field(default_factory=asyncio.Queue)

    async def hears(self) -> tuple[str, int | None] | None:
        """The next notification; None if some may have been missed."""
        return await asyncio.wait_for(self.heard.get(), 30)


Start = Callable[[str], Coroutine[Any, Any, Process]]


@pytest_asyncio.fixture
async def start(server_place: SecretStr) -> AsyncIterator[Start]:
    """Starts a process with these shards."""
    started: list[Process] = []

    async def start_another(shards: str) -> Process:
        process = Process(await open_own_store(server_place, Shards.parse(shards)))
        started.append(process)
        process.store.listen(
            lambda table_id, user_id: process.heard.put_nowait((table_id, user_id)),
            lambda: process.heard.put_nowait(None),
        )
        return process

    yield start_another
    for process in started:
        await process.store.close()


def table_on(guild_id: int, number: int = 0) -> Table:
    return replace(
        LOBBY, id=f"table{guild_id >> 22}{number}", guild_id=guild_id, channel_id=guild_id + number
    )


async def test_a_change_is_reported_to_the_process_that_announces_the_table(start: Start) -> None:
    one, other = await start("0/2"), await start("1/2")
    assert [one.store.owns(guild) for guild in (FIRST, SECOND, 0)] == [True, False, True]
    await one.store.add_table(table_on(FIRST))
    theirs = table_on(SECOND)
    await one.store.add_table(theirs)
    assert await other.hears() == (theirs.id, theirs.host_id)
    changed = replace(theirs, revision=1)
    await one.store.save(theirs, Change(changed), NOON, 21)
    assert await other.hears() == (theirs.id, 21)
    await one.store.wake_owner(changed)
    assert await other.hears() == (theirs.id, None)
    await other.store.save(changed, Change(replace(theirs, revision=2)), NOON, 21)
    assert one.heard.empty()
    assert other.heard.empty()


async def test_a_process_finds_only_its_own_tables(start: Start) -> None:
    one, other = await start("0/2"), await start("1/2")
    for guild in (FIRST, SECOND):
        await one.store.add_table(table_on(guild))
        closed = table_on(guild, 1)
        await one.store.add_table(closed)
        await one.store.save(closed, Change(replace(closed, stage=Stage.CANCELLED, revision=1)), NOON)
        due = NOON + timedelta(minutes=guild >> 22)
        await run(one.store, "UPDATE tables SET due_at = ?1 WHERE guild_id = ?2", due.isoformat(), guild)
    for process, guild in ((one, FIRST), (other, SECOND)):
        assert await process.store.open_channels() == ((table_on(guild).id, guild, guild),)
        assert await ids(process.store.unannounced_tables()) == (table_on(guild).id, table_on(guild, 1).id)
        assert await process.store.next_due(NOON) == NOON + timedelta(minutes=guild >> 22)
        found = await process.store.due_tables(NOON + timedelta(days=1))
        assert sorted(found) == [(table_on(guild, number).id, guild) for number in (0, 1)]


async def test_a_shard_has_one_process(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await start("0-3/8")
    await start("4-7/8")
    monkeypatch.setattr(ownership, "PATIENCE", 0)
    for shards in ("3-4/8", "0/1"):
        with pytest.raises(StoreError, match=r"^Another process is serving shard [03] of [81]: [^\n]+$"):
            await start(shards)
    monkeypatch.setattr(ownership, "PATIENCE", 30)
    waiting = asyncio.create_task(start("0-3/8"))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    await first.store.close()
    await waiting


async def test_a_lost_connection_is_restored_and_possible_missed_changes_are_reported(
    start: Start, server_place: SecretStr
) -> None:
    one, other = await start("0/2"), await start("1/2")
    async with await AsyncConnection.connect(server_place.get_secret_value(), autocommit=True) as third:
        await third.execute(END_OTHERS)
    assert await one.hears() is None
    assert await other.hears() is None
    await one.store.add_table(table_on(SECOND))
    assert await other.hears() == (table_on(SECOND).id, LOBBY.host_id)
