"""Two processes on one PostgreSQL server: the one with a Discord server's shard runs its tables."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import pytest
import pytest_asyncio
from pydantic import SecretStr

from bot.shards import Shards
from bot.store.database import Location
from bot.tables import Deadline, TableOptions
from bot.tables.change import DeadlineMissed
from engine.views import Phase
from tests.bot.table_service.playing import CHANNEL, Bot, StartBot, open_table
from tests.bot.tables.sitting import ANN

#: A Discord server on shard 1 of 2; direct messages of its members arrive at shard 0.
GUILD = 5 << 22


@dataclass
class Pair:
    """Two processes, and the notifications that the second gets from the first."""

    one: Bot
    other: Bot
    heard: list[tuple[str, int | None]] = field(default_factory=list)


@pytest.fixture
def place(server_place: SecretStr) -> Location:
    return server_place


@pytest_asyncio.fixture
async def pair(start: StartBot) -> Pair:
    """The process for direct messages, and the one that announces the server's tables."""
    one = await start(shards=Shards.parse("0/2"))
    pair = Pair(one, await start(shards=Shards.parse("1/2"), clock=one.clock))
    pair.other.tables.subscribe(
        lambda _: None, lambda table_id, user_id: pair.heard.append((table_id, user_id))
    )
    for process in (pair.one, pair.other):
        await process.resume()
    return pair


async def until_heard(bot: Bot, count: int) -> None:
    """Wait until a process has notified its subscriber of this many changes."""
    async with asyncio.timeout(30):
        while len(bot.heard) < count:  # noqa: ASYNC110 - nothing reports it
            await asyncio.sleep(0.01)


async def test_computer_players_move_in_the_process_that_announces_the_table(pair: Pair) -> None:
    one, other = pair.one, pair.other
    table = await open_table(other.tables, GUILD, CHANNEL, ANN, TableOptions(), computers=2)
    await one.tables.begin(table.id, ANN)
    await until_heard(other, 2)
    await other.deal(table.id)
    await other.tables.settled()
    for _ in range(2):
        await one.act(table, ANN)
        await until_heard(other, len(other.heard) + 1)
        await other.tables.settled()
    assert (await one.tables.get(table.id)).view(None).phase is Phase.MAP
    assert one.heard == []
    assert set(pair.heard) == {(table.id, ANN.id)}


async def test_what_is_due_is_done_by_the_process_that_announces_the_table(pair: Pair) -> None:
    one, other = pair.one, pair.other
    options = TableOptions(deadline=Deadline.TEN_MINUTES)
    table = await open_table(one.tables, GUILD, CHANNEL, ANN, options, computers=1)
    await until_heard(other, 1)
    await other.deal_at(table)
    await one.pass_time(minutes=10)
    await other.tables.settled()
    assert len(other.events(DeadlineMissed)) == 1
    assert one.heard == []


async def test_refreshing_a_table_notifies_the_process_that_announces_it(pair: Pair) -> None:
    one, other = pair.one, pair.other
    table = await open_table(other.tables, GUILD, CHANNEL, ANN, TableOptions())
    await one.tables.refresh(table)
    await until_heard(other, 2)
    assert [told.id for told, _ in other.heard] == [table.id] * 2
    assert pair.heard == [(table.id, None)]
