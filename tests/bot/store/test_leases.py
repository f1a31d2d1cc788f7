"""Which of several processes on one server a table belongs to, and what becomes of it when one ends."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio
from pydantic import SecretStr

from bot.shards import Shards
from bot.store import Store, processes, shared_leases
from bot.store.database import Transaction
from bot.store.lease_queries import NOTIFY
from bot.store.leases import Call, Leases
from bot.store.opening import open_shared_store
from bot.store.processes import EVERYBODY, ONE, has_ended, here
from bot.store.shared_leases import SharedLeases
from bot.table_service import TableService
from bot.tables import lobby, timing
from bot.tables.change import Change
from bot.tables.table import Table
from tests.bot.store.databases import rows, run
from tests.bot.store.test_store import LOBBY
from tests.bot.table_service.held_clock import HeldClock
from tests.bot.table_service.playing import think_here
from tests.bot.tables.sitting import BOB

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)

#: Servers on the first and on the second of two shards.
FIRST, SECOND = 2 << 22, 1 << 22

#: Seconds that something may take to come about, on whatever machine.
PATIENCE = 60.0

#: How often it is looked whether it has, in seconds.
GLANCE = 0.01


#: Ends all connections to the database but the one that asks for it.
CUT = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
)


@dataclass
class Process:
    """One process: its store, what it was called for, and the tables at which it is busy."""

    store: Store
    calls: asyncio.Queue[Call] = field(default_factory=asyncio.Queue)
    busy: set[str] = field(default_factory=set)

    @property
    def leases(self) -> SharedLeases:
        assert isinstance(self.store.leases, SharedLeases)
        return self.store.leases

    async def called(self) -> Call:
        return await asyncio.wait_for(self.calls.get(), PATIENCE)

    async def kill(self) -> None:
        """It says nothing more, and gives nothing back."""
        assert self.leases._task is not None
        self.leases._task.cancel()
        await asyncio.gather(self.leases._task, return_exceptions=True)


Start = Callable[[str], Awaitable[Process]]


@pytest_asyncio.fixture
async def start(server_place: SecretStr, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Start]:
    monkeypatch.setattr(shared_leases, "BEAT", 0.05)
    monkeypatch.setattr(processes, "MARGIN", 0.0)
    started: list[Process] = []

    async def start_one(shards: str) -> Process:
        process = Process(await open_shared_store(server_place, Shards.parse(shards)))
        process.leases._processes._place = f"machine-{len(started)} 1"
        await process.leases.open(process.calls.put_nowait, process.busy.__contains__)
        started.append(process)
        return process

    yield start_one
    for process in started:
        await process.store.close()


def a_table(guild_id: int, number: int = 0) -> Table:
    return replace(LOBBY, id=f"table{guild_id >> 22}{number:02}", guild_id=guild_id, channel_id=number + 1)


async def changed(process: Process, table: Table, user_id: int | None = None) -> bool:
    """A change of a table; whether the process is to tell of it."""
    revision = await process.store.revision(table.id)
    before = replace(table, revision=revision or 0)
    return await process.store.save(
        before, Change(replace(before, revision=before.revision + 1)), NOON, user_id
    )


async def holders(process: Process) -> dict[str, str]:
    return {str(table): str(holder) for table, holder in await rows(process.store, "SELECT * FROM leases")}


async def somebody_waits(process: Process) -> bool:
    """Whether somebody has to wait for another in this database, of several on the server."""
    return bool(
        await rows(
            process.store,
            "SELECT pid FROM pg_stat_activity "
            "WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
    )


async def test_a_table_belongs_to_the_process_of_its_server_which_hears_of_every_change(start: Start) -> None:
    one, other = await start("0/2"), await start("1/2")
    table = a_table(SECOND)
    await until(lambda: not one.leases.is_alone)
    assert not await one.store.add_table(table), "it is the other's"
    assert (await other.called()).table_id == table.id
    assert not await changed(one, table, user_id=12)
    assert await other.called() == Call(table.id, seen=12)
    assert await changed(other, table), "it is its own, and nobody need be called"
    assert other.leases.holds(table.id)
    assert not one.leases.holds(table.id)
    assert one.calls.empty()


async def test_whoever_asks_for_something_is_known_to_be_there(start: Start) -> None:
    one, other = await start("0/2"), await start("1/2")
    await until(lambda: not one.leases.is_alone)
    await one.store.add_table(a_table(SECOND))
    table_id = (await other.called()).table_id
    tables = TableService(one.store, clock=HeldClock(), think=think_here)
    await tables.do(table_id, lobby.join, BOB)
    assert await other.called() == Call(table_id, seen=BOB.id)
    await tables.do(table_id, lobby.leave, BOB)
    assert await other.called() == Call(table_id, seen=BOB.id)
    await tables.do_unasked(table_id, timing.due)
    assert await other.called() == Call(table_id)
    await tables.close()


async def test_a_look_is_left_to_the_process_that_tells(start: Start) -> None:
    one, other = await start("0/2"), await start("1/2")
    table = a_table(SECOND)
    assert await other.store.add_table(table)
    call = Call(table.id, lost_channel=7)
    assert not await one.leases.call(table.guild_id, call)
    assert await other.called() == call
    assert await other.leases.call(table.guild_id, Call(table.id))


async def test_a_table_of_a_server_that_nobody_serves_belongs_to_whoever_changes_it(start: Start) -> None:
    one = await start("0/2")
    assert await one.store.add_table(a_table(SECOND))


async def test_who_says_nothing_more_loses_all_leases_and_each_table_is_looked_at(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "LIFE", 1.0)
    one, second, third = await start("0/2"), await start("1/2"), await start("1/2")
    tables = [a_table(SECOND, number) for number in range(50)]
    for table in tables:
        assert await second.store.add_table(table)
    await second.kill()
    await until_async(lambda: none_of(one, second))
    # Who has taken them is called only after that is stored.
    await until(lambda: one.calls.qsize() + third.calls.qsize() >= len(tables))
    await asyncio.sleep(20 * GLANCE)
    calls = [
        process.calls.get_nowait().table_id for process in (one, third) for _ in range(process.calls.qsize())
    ]
    assert sorted(calls) == sorted(table.id for table in tables), "each by one process"
    await until_async(lambda: left(one, second))
    assert not second.leases.holds(tables[0].id)


async def test_who_ends_in_good_order_hands_over_at_once(start: Start) -> None:
    one, other = await start("0/2"), await start("1/2")
    table = a_table(SECOND)
    assert await other.store.add_table(table)
    await other.store.close()
    assert (await one.called()).table_id == table.id
    assert one.leases.holds(table.id)
    await until(lambda: one.leases.is_alone)


async def test_what_is_still_stored_by_who_has_left_is_told_by_another(start: Start) -> None:
    one, other = await start("0/2"), await start("1/2")
    table = a_table(SECOND)
    await other.leases.close()
    assert not await other.store.add_table(table)
    assert (await one.called()).table_id == table.id


async def test_who_was_not_sure_for_a_moment_looks_at_all_tables_anew(start: Start) -> None:
    one = await start("0/2")
    table = a_table(FIRST)
    assert await one.store.add_table(table)
    one.leases._processes.doubt()
    assert (await one.called()).table_id == table.id
    assert one.leases.holds(table.id)


async def test_who_was_not_sure_while_the_server_was_slow_looks_at_all_tables_anew(
    start: Start,
) -> None:
    one = await start("0/2")
    table = a_table(FIRST)
    assert await one.store.add_table(table)

    async def keep_waiting(transaction: Transaction) -> None:
        await transaction.execute("SELECT id FROM processes WHERE id = ?1 FOR UPDATE", one.leases.id)
        await until_async(lambda: somebody_waits(one))
        one.leases._processes.doubt()

    await one.store.database.change(keep_waiting)
    assert (await one.called()).table_id == table.id


async def test_who_was_taken_for_gone_comes_again_and_has_nothing_kept_to_itself(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await start("0/2"), await start("1/2")
    theirs, nobodys = a_table(SECOND), a_table(SECOND, 1)
    assert await other.store.add_table(theirs)
    name = other.leases.id
    await run(one.store, "UPDATE processes SET until = '-infinity' WHERE id = ?1", name)
    assert (await one.called()).table_id == theirs.id
    # What it stores meanwhile is told by whoever has the lease by then.
    assert (await one.called()).table_id == theirs.id
    assert other.leases.id != name
    assert not other.leases.holds(theirs.id)
    assert await other.store.add_table(nobodys)


async def test_what_is_stored_while_a_process_comes_again_is_told(start: Start) -> None:
    """Nobody else is there to have the lease, and this process has a new name that nobody knows yet."""
    one = await start("0/2")
    table = a_table(FIRST)

    async def store_before_it_is_there(transaction: Transaction) -> None:
        await transaction.execute("LOCK TABLE processes IN ROW EXCLUSIVE MODE")
        await run(one.store, "UPDATE processes SET until = '-infinity'")
        await until_async(lambda: somebody_waits(one))
        assert not await one.store.add_table(table)

    await one.store.database.change(store_before_it_is_there)
    assert (await one.called()).table_id == table.id
    assert one.leases.holds(table.id)


async def test_a_lease_is_given_back_when_nothing_happens_any_more(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await start("0/2")
    quiet, busy = a_table(FIRST), a_table(FIRST, 1)
    for table in (quiet, busy):
        assert await one.store.add_table(table)
    one.busy.add(busy.id)
    monkeypatch.setattr(shared_leases, "QUIET", 0.0)
    await until(lambda: not one.leases.holds(quiet.id))
    await until_async(lambda: only(one, busy))
    assert await changed(one, quiet), "and taken again with the next change"


async def test_a_lease_is_not_given_back_while_a_change_of_its_table_is_stored(start: Start) -> None:
    one = await start("0/2")
    quiet, table = a_table(FIRST), a_table(FIRST, 1)
    for each in (quiet, table):
        assert await one.store.add_table(each)

    async def store_slowly(transaction: Transaction) -> str:
        for each in (quiet, table):
            one.leases._held[each.id] -= 2 * shared_leases.QUIET
        holder = await one.leases.claim(transaction, FIRST, Call(table.id))
        await until_async(lambda: only(one, table))
        return holder

    assert one.leases.settle(table.id, await one.store.database.change(store_slowly))
    await until(lambda: not one.leases.holds(quiet.id))
    assert one.leases.holds(table.id)
    assert await only(one, table)


async def test_a_lease_that_is_given_back_while_it_is_claimed_is_taken_again(start: Start) -> None:
    one = await start("0/2")
    table = a_table(FIRST)
    assert await one.store.add_table(table)

    async def claim_late(transaction: Transaction) -> str:
        await transaction.execute("SELECT holder FROM leases WHERE table_id = ?1 FOR UPDATE", table.id)
        one.leases._held[table.id] -= 2 * shared_leases.QUIET
        await until_async(lambda: somebody_waits(one))
        return await one.leases.claim(transaction, FIRST, Call(table.id))

    holder = await one.store.database.change(claim_late)
    await asyncio.sleep(2 * shared_leases.BEAT)  # it is given back before this process goes on
    assert one.leases.settle(table.id, holder)
    assert await one.called() == Call(table.id)
    assert await only(one, table)


async def test_who_hears_that_somebody_has_left_hears_the_calls_that_come_with_it(start: Start) -> None:
    one = await start("0/2")
    table = a_table(FIRST)
    assert await one.store.add_table(table)
    call = Call(table.id, seen=12)

    async def say(transaction: Transaction) -> None:
        await transaction.execute(NOTIFY, EVERYBODY, "")
        await transaction.execute(NOTIFY, ONE + one.leases.id, str(call))

    await one.store.database.change(say)
    assert await one.called() == call


async def test_after_a_lost_connection_every_table_is_looked_at_anew(start: Start) -> None:
    one = await start("0/2")
    table = a_table(FIRST)
    assert await one.store.add_table(table)
    name = one.leases.id
    await run(one.store, CUT)
    assert (await one.called()).table_id == table.id
    assert one.leases.holds(table.id)
    assert one.leases.id == name


async def test_a_server_that_is_away_is_complained_of_once_each_time(
    start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, unused_tcp_port: int
) -> None:
    """It may be away for hours, and is tried twice a second."""
    monkeypatch.setattr(shared_leases, "PAUSE", GLANCE)
    one = await start("0/2")
    table = a_table(FIRST)
    assert await one.store.add_table(table)
    there = one.leases._address
    for _ in range(2):
        caplog.clear()
        one.leases._address = SecretStr(f"postgresql://postgres@127.0.0.1:{unused_tcp_port}/games")
        await run(one.store, CUT)
        await until(lambda: "Connection refused" in caplog.text)
        await asyncio.sleep(20 * GLANCE)
        assert caplog.text.count("Connection refused") == 1
        one.leases._address = there
        assert (await one.called()).table_id == table.id


async def test_at_start_a_process_takes_the_tables_of_its_servers(start: Start) -> None:
    other = await start("1/2")
    ours, theirs, held = a_table(FIRST), a_table(SECOND, 1), a_table(FIRST, 2)
    for table in (ours, theirs, held):
        await other.store.add_table(table)
    await run(other.store, "DELETE FROM leases WHERE table_id <> ?1", held.id)
    one = await start("0/2")
    assert other.leases.came_first
    assert not one.leases.came_first
    await one.leases.claim_open()
    assert [one.leases.holds(table.id) for table in (ours, theirs, held)] == [True, False, False]


async def test_what_is_due_is_seen_to_by_one_process(start: Start) -> None:
    processes = [await start("0/2"), await start("1/2")]
    tables = [a_table(guild_id, number) for guild_id in (FIRST, SECOND) for number in range(30)]
    for number, table in enumerate(tables):
        await processes[0].store.add_table(replace(table, channel_id=number + 1))
    await run(processes[0].store, "DELETE FROM leases")
    for process in processes:
        process.leases._held.clear()
    await run(processes[0].store, "UPDATE tables SET due_at = '2026-01-01T00:00:00.000000+00:00'")
    due = [await process.store.next_due() for process in processes]
    assert due == [datetime(2026, 1, 1, tzinfo=UTC)] * 2
    taken: list[set[str]] = [set(), set()]
    while any(found := await asyncio.gather(*(process.store.due_tables(NOON) for process in processes))):
        # Who comes a moment later may find that some of these tables have just been taken.
        assert max(map(len, found)) <= shared_leases.BATCH, "some at a time"
        for part, seen_to in zip(found, taken, strict=True):
            seen_to.update(part)
            for table_id in part:
                await processes[0].store.postpone(table_id, NOON + timedelta(days=1))
    assert taken[0].isdisjoint(taken[1]), "no table is two processes'"
    assert taken[0] | taken[1] == {table.id for table in tables}


async def test_what_is_due_at_a_table_of_another_wakes_nobody(start: Start) -> None:
    one, other = await start("0/2"), await start("1/2")
    table = a_table(SECOND)
    await other.store.add_table(table)
    await run(one.store, "UPDATE tables SET due_at = '2026-01-01T00:00:00.000000+00:00'")
    assert await one.store.next_due() is None
    assert await one.store.due_tables(NOON) == ()
    assert await other.store.due_tables(NOON) == (table.id,)


def test_one_of_several_processes_answers_nothing_as_if_it_were_alone() -> None:
    asked = {name for name in vars(Leases) if not name.startswith("_")}
    assert asked
    assert asked <= vars(SharedLeases).keys()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody is sure")
def test_a_process_that_was_on_this_machine_and_is_no_more_has_surely_ended() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert has_ended(f"{here()} {ended.pid}")
    assert has_ended(f"{here()} {os.getpid()}")
    assert not has_ended(f"{here()} {os.getppid()}")


@pytest.mark.parametrize("number", [os.getpid(), 2**22 + 1], ids=["own", "nobody"])
def test_a_process_in_another_container_is_not_taken_for_ended(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """Its container may have the same name, and its number may be anybody's here."""
    monkeypatch.setattr(socket, "gethostname", lambda: "hokkaido")
    assert not has_ended(f"hokkaido {number}")
    boot = here().partition("/")[0]
    assert not has_ended(f"{boot}/pid:[1] {number}")


@pytest.mark.parametrize("number", [os.getpid(), 2**22 + 1], ids=["own", "nobody"])
def test_where_nobody_can_be_told_apart_none_is_taken_for_ended(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(processes, "here", lambda: "")
    assert not has_ended(f" {number}")


async def none_of(process: Process, gone: Process) -> bool:
    return gone.leases.id not in (await holders(process)).values()


async def left(process: Process, gone: Process) -> bool:
    return not await rows(process.store, "SELECT 1 FROM processes WHERE id = ?1", gone.leases.id)


async def only(process: Process, table: Table) -> bool:
    return set(await holders(process)) == {table.id}


async def until(wanted: Callable[[], bool]) -> None:
    async def asked() -> bool:
        return wanted()

    await until_async(asked)


async def until_async(wanted: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(int(PATIENCE / GLANCE)):
        if await wanted():
            return
        await asyncio.sleep(GLANCE)
    raise AssertionError("it does not come about")
