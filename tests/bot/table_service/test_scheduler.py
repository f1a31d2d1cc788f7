"""The scheduler wakes up in time whatever happens in the meantime, and never runs in a busy loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import cast

import pytest
import pytest_asyncio

from bot.shards import EVERYONE, NO_ONE, Reachable
from bot.store import Store, StoreError
from bot.table_service import TableService
from bot.table_service.heartbeat import Heartbeat
from bot.table_service.scheduler import RETRY, Scheduler
from bot.tables import Deadline, Table, TableOptions, deadlines, timing
from bot.tables.change import Change, DeadlineMissed
from bot.tables.deadlines import Downtime
from tests.bot.store.databases import run
from tests.bot.table_service.held_clock import HeldClock
from tests.bot.table_service.playing import Bot, StartBot
from tests.bot.views.test_viewer import LOBBY

TEN = TableOptions(deadline=Deadline.TEN_MINUTES)


async def turns() -> None:
    """Let every task run as far as it can without waiting for the disk or the clock."""
    for _ in range(20):
        await asyncio.sleep(0)


class Dates(Store):
    """A store of due times and beats only; ``hold`` delays the answer that nothing is due."""

    def __init__(self) -> None:
        self.due: dict[str, datetime] = {}
        self.hold: asyncio.Event | None = None
        self.looked = 0
        self.broken = False
        self.beats: list[datetime] = []

    async def next_due(self, after: datetime) -> datetime | None:
        self.looked += 1
        found = min((due for due in self.due.values() if due > after), default=None)
        if self.hold is not None and found is None:
            await self.hold.wait()
        return found

    async def due_tables(self, now: datetime) -> tuple[tuple[str, int], ...]:
        if self.broken:
            raise StoreError("the disk is gone")
        return tuple((table_id, 0) for table_id, due in self.due.items() if due <= now)

    async def postpone(self, table_id: str, until: datetime) -> None:
        self.due[table_id] = until

    async def last_beats(self, shards: Iterable[int]) -> Mapping[int, datetime]:
        return {}

    async def note_beats(
        self, now: datetime, reachable: Reachable, downtimes: Mapping[int, datetime]
    ) -> None:
        self.beats.append(now)

    async def downtimes(self) -> tuple[Downtime, ...]:
        return ()


class Kept:
    """A scheduler with such a store, and the tables where it has done what was due."""

    def __init__(self) -> None:
        self.store = Dates()
        self.clock = HeldClock()
        self.happened: list[str] = []
        self.failing: set[str] = set()
        self.reachable = EVERYONE
        heartbeat = Heartbeat(self.store, self.clock, lambda: self.reachable)
        tables = cast(TableService, SimpleNamespace(do_unasked=self.happen))
        self.keeper = Scheduler(tables, self.store, self.clock, heartbeat)

    async def happen(self, table_id: str, rule: object) -> None:
        assert rule is timing.due
        if table_id in self.failing:
            raise RuntimeError("nothing can happen here")
        self.happened.append(table_id)
        del self.store.due[table_id]

    async def pass_time(self, by: timedelta) -> None:
        self.clock.advance(by)
        await turns()


@pytest_asyncio.fixture
async def kept() -> AsyncIterator[Kept]:
    kept = Kept()
    yield kept
    await kept.keeper.close()


@pytest.fixture
def at_table(kept: Kept) -> Callable[[str, timedelta], Awaitable[None]]:
    """Changes a table so that something is due there after this time."""

    async def change(table_id: str, after: timedelta) -> None:
        due = kept.clock.now() + after
        kept.store.due[table_id] = due
        kept.keeper.on_change(Change(LOBBY, due_at=due))
        await turns()

    return change


At = Callable[[str, timedelta], Awaitable[None]]


async def test_something_that_becomes_due_during_a_check_is_not_missed(kept: Kept, at_table: At) -> None:
    kept.keeper.start()
    await at_table("first", timedelta(minutes=1))
    kept.store.hold = asyncio.Event()
    await kept.pass_time(timedelta(minutes=1))
    assert kept.happened == ["first"], "it has just read that nothing else is due"
    await at_table("second", timedelta(minutes=2))
    kept.store.hold.set()
    await turns()
    await kept.pass_time(timedelta(minutes=2))
    assert kept.happened == ["first", "second"]


async def test_an_earlier_due_time_wakes_it_and_a_later_one_does_not(kept: Kept, at_table: At) -> None:
    kept.keeper.start()
    await at_table("later", timedelta(seconds=20))
    looked = kept.store.looked
    await at_table("much later", timedelta(seconds=25))
    assert kept.store.looked == looked
    await at_table("soon", timedelta(seconds=10))
    assert kept.store.looked > looked
    for _ in range(5):
        await kept.pass_time(timedelta(seconds=5))
    assert kept.happened == ["soon", "later", "much later"]


async def test_it_beats_and_does_what_is_due_only_while_the_bot_is_connected(
    kept: Kept, at_table: At
) -> None:
    kept.reachable = NO_ONE
    kept.keeper.start()
    await at_table("waiting", timedelta(0))
    await kept.pass_time(HeldClock.beat)
    assert (kept.happened, kept.store.beats) == ([], [])
    kept.reachable = EVERYONE
    kept.keeper.wake()
    await turns()
    assert (kept.happened, kept.store.beats) == (["waiting"], [kept.clock.now()])


async def test_it_beats_regularly_even_after_the_clock_was_set_back(kept: Kept, at_table: At) -> None:
    """But not each time it wakes up."""
    kept.keeper.start()
    await turns()
    began = kept.clock.now()
    await at_table("soon", HeldClock.beat / 2)
    await kept.pass_time(HeldClock.beat / 2)
    assert kept.happened == ["soon"]
    kept.clock.set_back(timedelta(days=1))
    kept.clock.advance(HeldClock.beat / 2)
    await at_table("next", timedelta(seconds=1))
    assert kept.store.beats == [began, kept.clock.now()]


async def test_a_failing_store_is_read_again_later(
    kept: Kept, at_table: At, caplog: pytest.LogCaptureFixture
) -> None:
    kept.store.broken = True
    kept.keeper.start()
    await at_table("waiting", timedelta(0))
    assert kept.happened == []
    kept.store.broken = False
    await kept.pass_time(RETRY)
    assert kept.happened == ["waiting"]
    assert "could not read the tables" in caplog.text


async def test_a_table_that_cannot_be_changed_does_not_hold_up_the_others(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await bot.resume()
    broken = await bot.begin(options=TEN, channel=1)
    await bot.begin(options=TEN, channel=2)
    run_down = deadlines.run_down

    def failing(table: Table, now: datetime) -> object:
        if table.id == broken.id:
            raise RuntimeError("this table cannot be changed")
        return run_down(table, now)

    with monkeypatch.context() as patched:
        patched.setattr(deadlines, "run_down", failing)
        await bot.pass_time(minutes=10)
        assert len(bot.events(DeadlineMissed)) == 2, "at the other table"
    await bot.pass_time(minutes=1)
    assert len(bot.events(DeadlineMissed)) == 4
    assert "this table cannot be changed" in caplog.text


async def test_other_tables_are_on_time_while_a_failing_table_waits(
    kept: Kept, at_table: At, caplog: pytest.LogCaptureFixture
) -> None:
    kept.failing.add("broken")
    kept.keeper.start()
    await at_table("sound", timedelta(seconds=10))
    await at_table("broken", timedelta(0))
    await kept.pass_time(timedelta(seconds=10))
    assert kept.happened == ["sound"], "it does not wait for the other table"
    kept.failing.clear()
    await kept.pass_time(RETRY - timedelta(seconds=11))
    assert kept.happened == ["sound"]
    await kept.pass_time(timedelta(seconds=1))
    assert kept.happened == ["sound", "broken"]
    assert caplog.text.count("cannot run what is due at table broken") == 1


async def test_a_due_time_that_is_stored_too_early_is_corrected(
    bot: Bot, start: StartBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after an update that changes the times; otherwise the scheduler would keep checking that table."""
    with monkeypatch.context() as patched:
        patched.setattr(timing, "LOBBY_CLOSES_AFTER", timedelta(hours=1))
        table = await bot.open()
    bot.clock.advance(timedelta(hours=2))
    other = await start(clock=bot.clock)
    await other.resume()
    await other.tables.settled()
    assert await other.store.next_due(table.opened_at) == table.opened_at + timedelta(hours=24)


async def test_an_unreadable_table_is_logged_once_and_set_aside(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    await bot.resume()
    broken = await bot.begin(channel=1, options=TEN)
    sound = await bot.begin(channel=2, options=TEN)
    await run(bot.store, "UPDATE games SET setup = '' WHERE table_id = ?1", broken.id)
    await run(bot.store, "UPDATE tables SET revision = revision + 1 WHERE id = ?1", broken.id)
    for _ in range(20):
        await bot.pass_time(minutes=1)
    missed = [
        table.id for table, events in bot.heard for event in events if isinstance(event, DeadlineMissed)
    ]
    assert set(missed) == {sound.id}
    told = [record for record in caplog.records if broken.id in record.getMessage()]
    assert [record.levelname for record in told] == ["ERROR"], "it is logged once"
    assert await bot.store.due_tables(bot.clock.now()) == (), "there is no busy loop"
