"""Faults after which people could not act for a while: a shard, the process or the clock stands still.

Each scenario is as in ``scenarios``.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from functools import partial

from bot.tables import Table
from tests.loopback.gateway import MOST
from tests.loopback.other_clock import HOURS
from tests.loopback.process import PATIENCE
from tests.loopback.scenarios import scenario
from tests.loopback.scene import Scene

#: Seconds for which a shard is lost, which is longer than the bot leaves its connection to discord.py.
LOSS = 35.0

#: The deadline, and seconds for which the process stands still, which is longer.
DEADLINE = "2min"
STANDSTILL = 150.0


@scenario("one shard refused")
async def shard_refused(scene: Scene) -> None:
    """While one shard cannot connect, at a start and later, the tables of the other go on."""
    gateway, refused = scene.discord.gateway, 1
    scene.guild = scene.discord.world.add_guild(shard=0, shards=2)
    scene.settings["HOKKAIDO_SHARDS"] = "0-1/2"
    gateway.most = 1
    await scene.kill()
    await scene.start()
    await scene.begin()
    await scene.go_on()
    gateway.most = MOST
    await asyncio.wait_for(gateway.has_identified(refused), scene.patience)
    gateway.most = 1
    await gateway.drop(refused)
    async with scene.people_playing():
        await asyncio.sleep(LOSS)
    await scene.go_on()
    gateway.most = MOST
    await asyncio.wait_for(gateway.has_identified(refused, 2), LOSS + scene.patience)
    await scene.go_on()
    assert gateway.identities[0] == 2, "the other shard was connected all the time"


@scenario("SIGSTOP for longer than a deadline")
async def stopped(scene: Scene) -> None:
    """As in a frozen container: no deadline has passed afterwards."""
    scene.matches.clear()
    await scene.begin(deadline=DEADLINE)
    scene.bot.send(signal.SIGSTOP)
    await asyncio.sleep(STANDSTILL)
    scene.bot.send(signal.SIGCONT)
    await until_each(scene, lambda table: table.downtime > 0, "time was given back")
    for match in scene.matches:
        table = await match.table()
        assert not any(seat.missed for seat in table.seats), "a computer player has moved for a person"
    await scene.go_on()


@scenario("clock set back by a day")
async def set_back(scene: Scene) -> None:
    """Deadlines pass in time, and no other passes when the clock is corrected."""
    await scene.run("tests.loopback.other_clock")
    scene.matches.clear()
    await scene.begin(deadline=DEADLINE)
    hours = scene.folder / HOURS
    hours.write_text("-24", encoding="ascii")
    await until_each(scene, lambda table: any(seat.missed for seat in table.seats), "a deadline has passed")
    hours.unlink()
    before = [(await match.table()).downtime for match in scene.matches]
    for match, downtime in zip(scene.matches, before, strict=True):
        await until_each(scene, partial(_has_later, downtime), "time was given back")
        table = await match.table()
        assert table.game is not None
        assert all(seat.missed <= 1 for seat in table.seats)
        moves = zip(table.entry_numbers, table.game.actions, strict=True)
        match.tried += [action for number, action in moves if number in table.computer_entries]
    await scene.go_on()


def _has_later(downtime: int, table: Table) -> bool:
    return table.downtime > downtime


async def until_each(scene: Scene, wanted: Callable[[Table], bool], what: str) -> None:
    """Wait until every game's stored table is as wanted.

    Raises:
        AssertionError: that takes too long.
    """
    for _ in range(int(PATIENCE) * 2):
        if all([wanted(await match.table()) for match in scene.matches]):
            return
        await asyncio.sleep(1)
    raise AssertionError(f"it never happens: {what}")
