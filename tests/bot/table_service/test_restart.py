"""A bot that is started again, also after it was killed: every game goes on, one table after another."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.store import StoreError
from bot.store.database import Location
from bot.store.records import StoredTable
from bot.tables import Deadline, Stage, Table, TableOptions
from engine.options import PlacingOrder
from engine.views import Phase
from tests.bot.table_service.playing import Bot, StartBot
from tests.bot.tables.sitting import ANN, BOB, CLEO

#: Plays forever on the database given as argument, and prints each action once it is acknowledged.
PLAY_FOR_EVER = """
import asyncio, sys
from bot.store.database import location
from tests.bot.table_service.playing import start_bot
from tests.bot.tables.sitting import PEOPLE
from tests.postgresql.plugin import place

__all__ = ["place"]  # here on both kinds of database

async def main():
    bot = await start_bot(location(sys.argv[1]))
    channel = 0
    while True:
        channel += 1
        table = await bot.begin(people=3, channel=channel)
        for _ in range(100):
            now = await bot.tables.get(table.id)
            asked = now.view(None).waiting_for[0]
            outcome = await bot.act(now, PEOPLE[asked])
            print(table.id, len(outcome.table.game.actions), flush=True)

asyncio.run(main())
"""


async def test_the_lobby_and_every_phase_survive_a_restart(bot: Bot, start: StartBot) -> None:
    """At each step the process is dropped without being closed, and another one continues."""
    table = await bot.open(people=3)
    for step in range(40):
        bot = await start()
        now = await bot.tables.get(table.id)
        if now.stage is Stage.LOBBY:
            await bot.deal_at(now)
            continue
        asked = now.view(None).waiting_for
        person = (ANN, BOB, CLEO)[asked[step % len(asked)]]
        before = await bot.act(now, person)
        assert before.table.revision == now.revision + 1
    view = (await (await start()).tables.get(table.id)).view(None)
    assert (view.round, view.phase) > (3, Phase.PICK)


@pytest.mark.parametrize("after", [7, 60])
async def test_no_acknowledged_action_is_lost_if_the_process_is_killed(
    place: Location, start: StartBot, after: int
) -> None:
    """A real process and a real SIGKILL: every acknowledged action is in the database afterwards."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PLAY_FOR_EVER,
        place.get_secret_value() if isinstance(place, SecretStr) else str(place),
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )
    assert process.stdout is not None
    answered: dict[str, int] = {}
    for _ in range(after):
        table_id, actions = (await process.stdout.readline()).decode().split()
        answered[table_id] = int(actions)
    process.kill()
    async for line in process.stdout:
        if line.endswith(b"\n"):
            table_id, actions = line.decode().split()
            answered[table_id] = int(actions)
    await process.wait()
    bot = await start()
    for answered_table, count in answered.items():
        table = await bot.tables.get(answered_table)
        assert table.game is not None
        # One more action may have been stored than was acknowledged, but never one fewer.
        assert len(table.game.actions) in (count, count + 1)
        await bot.play(table, until=lambda now: now.view(None).round > 2)


async def test_computer_players_continue_after_a_restart(start: StartBot) -> None:
    async def too_slow(kind: str, view: object, chance: object) -> object:
        await asyncio.sleep(3600)
        raise AssertionError

    bot = await start(think=too_slow)
    table = await bot.open(people=1, computers=2)
    await bot.deal_at(table)
    await bot.act(table, ANN)
    await bot.tables.close()
    restarted = await start()
    assert (await restarted.tables.get(table.id)).view(None).phase is Phase.PICK
    await restarted.resume()
    await restarted.tables.settled()
    assert (await restarted.tables.get(table.id)).view(None).phase is Phase.MAP
    assert (await restarted.play(table)).stage is Stage.FINISHED


async def test_resuming_leaves_games_alone_where_people_are_to_move(start: StartBot) -> None:
    bot = await start()
    table = await bot.begin(people=2, computers=1, options=TableOptions(with_goals=True))
    restarted = await start()
    await restarted.resume()
    await restarted.tables.settled()
    assert (await restarted.tables.get(table.id)) == table
    assert restarted.heard == [(table, ())]


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
