"""The real process during faults; ``make trust`` tries every scenario, and kills the bot more often."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from bot import command_line
from bot.store.moving import back_up
from tests.loopback.cluster import open_cluster
from tests.loopback.scenarios import SCENARIOS
from tests.loopback.scene import Moment, kill, open_scene

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="needs signals and /proc"),
    pytest.mark.timeout(900),
]

#: Seconds that anything may take, even on a slow machine.
PATIENCE = 120.0

#: One scenario for each neighbour of the bot, which are requests, the gateway and the disk, tried in turn on
#: one process.
QUICK = ("lost responses to messages", "gateway connection dropped", "disk full")


async def test_nothing_is_lost_during_faults_around_the_bot(tmp_path: Path) -> None:
    async with open_scene(tmp_path, PATIENCE, lasts=0.5) as scene:
        for name in QUICK:
            await SCENARIOS[name](scene)
        assert sum(len(match.confirmed) for match in scene.all_matches) >= 10 * len(QUICK)


async def test_nothing_is_lost_when_the_bot_is_killed(tmp_path: Path) -> None:
    async with open_scene(tmp_path, PATIENCE) as scene:
        await kill(scene, Moment.AFTER_REQUESTS, random.Random("kills"))
        assert sum(len(match.confirmed) for match in scene.all_matches) > 0


async def test_after_an_older_backup_is_restored_everyone_sees_what_the_game_waits_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_scene(tmp_path, PATIENCE) as scene:
        match = await scene.new_match()
        scene.matches = [match]
        await scene.play(6)
        backup = tmp_path / "backup.sqlite3"
        await back_up(scene.database, backup)
        before = await scene.stored.history(match.table_id)
        await scene.play(14)
        await scene.kill()
        await scene.stored.close()
        monkeypatch.setenv("HOKKAIDO_DATABASE", str(scene.database))
        assert await asyncio.to_thread(command_line.main, ["restore", str(backup)]) == 0
        await scene.stored.reopen(scene.database)
        assert await scene.stored.history(match.table_id) == before
        match.confirmed.clear()  # decisions after the backup are gone
        await scene.start()
        await scene.settle()


async def test_nothing_is_lost_when_one_of_two_processes_or_their_database_server_is_killed(
    tmp_path: Path,
) -> None:
    async with open_cluster(tmp_path) as cluster:
        await cluster.try_kills(tables=2, kills=1, restarts=1, seed="short", patience=PATIENCE)
        assert sum(len(match.confirmed) for match in cluster.matches) > 0
