"""After a start, tables are resumed one after another while the bot already serves everyone."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import pytest

from bot.store import StoreError
from bot.store.records import StoredTable
from bot.tables import Deadline, Table, TableOptions
from engine.options import PlacingOrder
from tests.bot.table_service.playing import Bot, StartBot
from tests.bot.tables.sitting import ANN

TEN = TableOptions(deadline=Deadline.TEN_MINUTES, order=PlacingOrder.SIMULTANEOUS)

#: The time that each of the two players has.
TIME = timedelta(minutes=10)


class HeldReading:
    """Delays reading the table with this id until ``go`` is set."""

    def __init__(self, bot: Bot, table_id: str) -> None:
        self.asked = asyncio.Event()
        self.go = asyncio.Event()
        self._load = bot.store.load
        self._held = table_id
        bot.store.load = self._wait  # type: ignore[method-assign]  # the same, but it waits

    async def _wait(self, table_id: str) -> StoredTable | None:
        if table_id == self._held:
            self.asked.set()
            await self.go.wait()
        return await self._load(table_id)


async def two_games(bot: Bot, start: StartBot) -> tuple[Bot, Table, Table]:
    """A bot that starts after two days off, and two games with deadlines that were running."""
    await bot.resume()
    first, second = [await bot.begin(channel=channel, options=TEN) for channel in (1, 2)]
    await bot.close()
    bot.clock.advance(timedelta(days=2))
    return await start(clock=bot.clock), first, second


async def test_a_player_who_moves_before_the_table_is_resumed_neither_loses_nor_gains_time(
    bot: Bot, start: StartBot
) -> None:
    again, first, second = await two_games(bot, start)
    held = HeldReading(again, first.id)
    again.tables.resume()
    await held.asked.wait()
    await again.act(second, ANN)
    held.go.set()
    await again.tables.settled()
    for table in (first, second):
        clock = (await again.tables.get(table.id)).clock_of(1)
        assert clock is not None
        assert clock.due_at == again.clock.now() + TIME


async def test_time_is_given_back_only_once_if_the_bot_is_killed_while_resuming(
    bot: Bot, start: StartBot
) -> None:
    await bot.resume()
    first, second = [await bot.begin(channel=channel, options=TEN) for channel in (1, 2)]
    await bot.pass_time(minutes=4)
    await bot.close()
    bot.clock.advance(timedelta(days=2))
    killed = await start(clock=bot.clock)
    held = HeldReading(killed, second.id)
    await killed.tables._heartbeat.beat()
    killed.tables.resume()
    await held.asked.wait()
    await killed.close()
    bot.clock.advance(timedelta(minutes=1))
    again = await start(clock=bot.clock)
    await again.resume()
    await again.tables.settled()
    assert len(await again.store.downtimes()) == 1
    for table in (first, second):
        clock = (await again.tables.get(table.id)).clock_of(1)
        assert clock is not None
        assert clock.due_at == again.clock.now() + timedelta(minutes=5)


async def test_tables_are_resumed_after_the_database_fails_briefly(
    bot: Bot, start: StartBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table_service.scheduler.PAUSE", 0.0)
    again, *games = await two_games(bot, start)
    load, failures = again.store.load, iter([StoreError("locked"), StoreError("locked")])

    async def failing(table_id: str) -> StoredTable | None:
        for failure in failures:
            raise failure
        return await load(table_id)

    again.store.load = failing  # type: ignore[method-assign]  # the same, but it fails
    await again.resume()
    assert sorted({table.id for table, _ in again.heard}) == sorted(table.id for table in games)


async def test_a_bot_that_stops_while_resuming_does_nothing_more(bot: Bot, start: StartBot) -> None:
    again, first, _ = await two_games(bot, start)
    held = HeldReading(again, first.id)
    again.tables.resume()
    await held.asked.wait()
    await again.tables.close()
    held.go.set()
    await asyncio.sleep(0)
    assert again.heard == []


async def test_no_table_is_read_after_the_end(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    """A person may leave the board, or another process change a table, while the bot stops."""
    table = await bot.open()
    await bot.close()
    bot.tables.look_again(table.id)
    await bot.tables.settled()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
