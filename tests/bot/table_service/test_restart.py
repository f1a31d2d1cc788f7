"""A bot that is killed at any time and started again continues every game where it was."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.store.database import Location
from bot.tables import Stage, TableOptions
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
