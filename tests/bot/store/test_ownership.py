"""Several processes on one PostgreSQL server: one per shard, notified of changes by the others."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio
from psycopg import AsyncConnection
from pydantic import SecretStr

from bot.shards import Reachable, Shards, shard_of
from bot.store import Store, StoreError, ownership
from bot.store.database import UnusableError
from bot.store.migrations import APPLICATION_ID
from bot.store.opening import open_own_store
from bot.store.ownership import Ownership
from bot.tables import Change, Stage, Table
from tests.bot.store.databases import run
from tests.bot.store.test_postgresql import END_OTHERS
from tests.bot.store.test_store import LOBBY, NOON, ids
from tests.ports import free_port
from tests.postgresql import pooler
from tests.postgresql.dead_line import line_to, vanish
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import TEMPLATE, Server

#: Ends the session that holds the lock of shard 0, and takes the lock.
TAKE_OVER = """
SELECT pg_terminate_backend(pid, 5000), pg_try_advisory_lock(%s, 0) FROM pg_locks
WHERE locktype = 'advisory' AND classid = %s AND objid = 0
"""

#: Discord servers on shards 0 and 1 of 2.
FIRST, SECOND = 4 << 22, 5 << 22


@dataclass
class Process:
    """A process's store and its notifications from other processes."""

    store: Store
    heard: asyncio.Queue[tuple[str, int | None, bool] | None] = field(default_factory=asyncio.Queue)
    signs: asyncio.Queue[tuple[int, str, bool]] = field(default_factory=asyncio.Queue)
    #: Set when it must stop serving.
    taken: asyncio.Event = field(default_factory=asyncio.Event)

    async def hears(self) -> tuple[str, int | None, bool] | None:
        """The next notification; None if some may have been missed."""
        return await asyncio.wait_for(self.heard.get(), 30)


Start = Callable[..., Coroutine[Any, Any, Process]]


@pytest_asyncio.fixture
async def start(server_place: SecretStr) -> AsyncIterator[Start]:
    """Starts a process with these shards."""
    started: list[Process] = []

    async def start_another(shards: str, *, hears_all: bool = False) -> Process:
        process = Process(await open_own_store(server_place, Shards.parse(shards), hears_all=hears_all))
        started.append(process)
        process.store.listen(
            lambda *heard: process.heard.put_nowait(heard),
            lambda *sign, leaving: process.signs.put_nowait((*sign, leaving)),
            lambda: process.heard.put_nowait(None),
            process.taken.set,
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
    assert await other.hears() == (theirs.id, theirs.host_id, True)
    changed = replace(theirs, revision=1)
    await one.store.save(theirs, Change(changed), NOON, 21)
    assert await other.hears() == (theirs.id, 21, True)
    await one.store.wake_owner(changed)
    assert await other.hears() == (theirs.id, None, True)
    await other.store.save(changed, Change(replace(theirs, revision=2)), NOON, 21)
    assert one.heard.empty()
    assert other.heard.empty()


async def test_a_process_with_a_board_hears_of_every_change_of_the_others(start: Start) -> None:
    one, other, third = await start("0/3", hears_all=True), await start("1/3"), await start("2/3")
    table = table_on(SECOND)
    shard = shard_of(SECOND, 3)
    announcing, passing = (other, third) if shard == 1 else (third, other)
    await announcing.store.add_table(table)
    assert await one.hears() == (table.id, table.host_id, False)
    await passing.store.save(table, Change(replace(table, revision=1)), NOON, 21)
    assert await one.hears() == (table.id, 21, False)
    assert await announcing.hears() == (table.id, 21, True)
    await one.store.save(replace(table, revision=1), Change(replace(table, revision=2)), NOON, 22)
    assert await announcing.hears() == (table.id, 22, True)
    assert [process.heard.empty() for process in (one, announcing, passing)] == [True] * 3


async def test_a_sign_of_life_reaches_the_process_that_announces_the_table(start: Start) -> None:
    one, other = await start("0/2", hears_all=True), await start("1/2", hears_all=True)
    table = table_on(SECOND)
    for leaving in (False, True):
        await one.store.pass_on_sign(table, 21, leaving=leaving)
        assert await asyncio.wait_for(other.signs.get(), 30) == (21, table.id, leaving)
    await other.store.pass_on_sign(table, 21, leaving=False)
    await other.store.add_table(table)
    await one.hears()
    assert one.signs.empty()
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
    assert await other.hears() == (table_on(SECOND).id, LOBBY.host_id, True)


async def test_a_process_whose_lock_another_has_taken_stops(
    start: Start, server_place: SecretStr, caplog: pytest.LogCaptureFixture
) -> None:
    one = await start("0/2")
    async with await AsyncConnection.connect(server_place.get_secret_value(), autocommit=True) as other:
        await other.execute(TAKE_OVER, (APPLICATION_ID, APPLICATION_ID))
        await asyncio.wait_for(one.taken.wait(), 30)
    assert "Another process is serving shard 0 of 2" in caplog.text


async def test_processes_with_different_numbers_of_shards_do_not_run_at_the_same_time(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server's shard depends on the number, so both might serve it."""
    monkeypatch.setattr(ownership, "PATIENCE", 0)
    first = await start("0/2")
    with pytest.raises(StoreError, match=r"^Another process has 2 shards and this one 3: [^\n]+$"):
        await start("1/3")
    await start("1/2")
    await first.store.note_beats(NOON, Reachable(frozenset({0}), 2), {})
    await first.store.note_beats(NOON + timedelta(hours=1), Reachable(frozenset({1}), 2), {})
    latest = NOON + timedelta(hours=1)
    assert await first.store.last_beats(range(3)) == {0: NOON, 1: latest, 2: latest}


async def test_after_an_unexpected_error_possible_missed_changes_are_reported(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = await start("0/2"), await start("1/2")
    await run(one.store, "SELECT pg_notify('hokkaido_1', 'table no-number')")
    assert await other.hears() is None
    await one.store.add_table(table_on(SECOND))
    assert await other.hears() == (table_on(SECOND).id, LOBBY.host_id, True)
    assert "cannot follow the changes" in caplog.text


@pytest.fixture(scope="module")
def server_on_loopback() -> Iterator[Server]:
    """A server that can be reached over TCP."""
    with GuardedFolder() as folder:
        made = Server(folder.path, port=free_port())
        made.make()
        yield made


@pytest.mark.skipif(sys.platform != "linux", reason="needs a socket option of Linux")
async def test_the_lock_of_a_machine_that_has_vanished_is_freed(
    server_on_loopback: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even with data on its way to that machine."""
    monkeypatch.setattr(ownership, "PATIENCE", 10)
    monkeypatch.setattr(ownership, "LEASE", 1)
    place = server_on_loopback.address_on_loopback(TEMPLATE)
    gone, new = (Ownership(place, Shards.parse("0/2")) for _ in range(2))
    await gone.open()
    assert gone._connection is not None
    vanish(gone._connection.fileno())
    server_on_loopback.run("SELECT pg_notify('hokkaido_0', 'table 1')", TEMPLATE)
    await new.open()
    await new.close()
    await gone.close()


async def test_a_process_without_a_confirmation_stops_before_its_lock_is_freed(
    server_on_loopback: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Something between it and the server swallows everything, and keeps both connections open."""
    assert ownership.BEAT < ownership.LIMIT < ownership.LEASE < ownership.PATIENCE
    for name, seconds in {"BEAT": 0.1, "LIMIT": 1, "LEASE": 3}.items():
        monkeypatch.setattr(ownership, name, seconds)
    stopped, shards = asyncio.Event(), Shards.parse("0/2")
    new = Ownership(server_on_loopback.address_on_loopback(TEMPLATE), shards)
    assert server_on_loopback.port is not None
    async with line_to(server_on_loopback.port) as line:
        cut_off = Ownership(server_on_loopback.address_on_loopback(TEMPLATE, line.port), shards)
        await cut_off.open()
        cut_off.listen(lambda *_: None, lambda *_, **__: None, lambda: None, stopped.set)
        await asyncio.sleep(1.5)
        assert not stopped.is_set()
        line.silent = True
        taking = asyncio.create_task(new.open())
        await asyncio.wait_for(stopped.wait(), 10)
        assert not taking.done()
        await taking
    await cut_off.close()
    await new.close()
    assert "PostgreSQL has not confirmed this process's locks for 1 s: it stops serving" in caplog.text


@pytest.mark.skipif(pooler.PROGRAM is None, reason="needs PgBouncer")
@pytest.mark.parametrize(("mode", "works"), [("session", True), ("transaction", False)])
async def test_a_pooler_without_sessions_is_recognised(
    server_on_loopback: Server, mode: str, works: bool
) -> None:
    with pooler.pooler(server_on_loopback, mode) as port:
        place = server_on_loopback.address_on_loopback(TEMPLATE, port)
        owner = Ownership(place, Shards.parse("0/2"))
        if works:
            await owner.open()
            await owner.close()
        else:
            with pytest.raises(UnusableError, match=r"^[^\n]+ pooler in transaction mode: [^\n]+$"):
                await owner.open()
