"""What may go wrong around the bot, in short: ``make trust`` tries all of it, and often."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from pathlib import Path

import pytest

from bot.store.moving import back_up
from tests.loopback.faults import Kind
from tests.loopback.match import ENGLISH
from tests.loopback.people import acknowledged
from tests.programs.trust.faults import ANSWERS
from tests.programs.trust.kills import Moment, kill_often
from tests.programs.trust.scenarios import SCENARIOS
from tests.programs.trust.scene import open_scene

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs signals and /proc")

#: Seconds that everything may take to come about, on whatever machine.
PATIENCE = 120.0

#: Seconds that a fault lasts here.
SHORT = 0.5

#: Those that need no long wait, tried one after another on the same bot.
QUICK = (
    "connections that break",
    "first responses whose answer is lost",
    "answers whose answer is lost",
    "gateway dropped and resumed",
    "no write succeeds",
    "all messages of the table deleted, direct messages closed by all",
    "database file read-only",
)


@pytest.mark.timeout(900)
async def test_nothing_is_lost_by_what_goes_wrong_around_the_bot(tmp_path: Path) -> None:
    async with open_scene(tmp_path, PATIENCE, SHORT) as scene:
        for name in QUICK:
            await SCENARIOS[name](scene)
        assert sum(len(match.confirmed) for match in scene.all_matches) >= 10 * len(QUICK)


@pytest.mark.timeout(900)
async def test_nothing_is_lost_when_the_bot_is_killed(tmp_path: Path) -> None:
    async with open_scene(tmp_path, PATIENCE) as scene:
        await kill_often(scene, tuple(Moment), random.Random("kills"))
        assert sum(len(match.confirmed) for match in scene.all_matches) > 0


@pytest.mark.timeout(900)
async def test_who_waits_when_the_bot_is_killed_is_told_by_the_next_and_when_it_leaves_is_answered(
    tmp_path: Path,
) -> None:
    async with open_scene(tmp_path, PATIENCE) as scene:
        match = await scene.new_match()
        clients = list(match.clients.values())
        scene.discord.faults.begin(Kind.SILENCE, ANSWERS)
        waiting = [await client.type(match.channel, "hand") for client in clients]
        waiting.append(await clients[0].type(clients[0].direct_messages, "hand"))
        await asyncio.gather(*(acknowledged(one) for one in waiting))
        assert set(scene.discord.world.thinking()) == set(waiting)
        await scene.kill()
        scene.discord.end_silences()
        answered_before = await clients[1].type(match.channel, "hand")
        await scene.start()
        await scene.settle()
        told = ENGLISH.format("answer-broken-off").partition("`")[0]
        assert all(one.content.startswith(told) for one in waiting)
        assert answered_before.acknowledged_at is None, "nobody heard of it"
        scene.discord.faults.begin(Kind.SILENCE, ANSWERS, times=1)
        in_hand = await clients[0].type(match.channel, "hand")
        await acknowledged(in_hand)
        scene.bot.send(signal.SIGTERM)
        for _ in range(int(PATIENCE / 0.05)):
            if "stopping" in scene.bot.log():
                break
            await asyncio.sleep(0.05)
        scene.discord.end_silences()
        assert await scene.bot.ended() == 0
        assert in_hand.answered.is_set()
        assert scene.discord.world.thinking() == []
        assert not (tmp_path / "hokkaido.sqlite3-promises").exists(), "no token stays"


@pytest.mark.timeout(900)
async def test_after_an_older_backup_is_restored_everybody_sees_what_the_game_waits_for(
    tmp_path: Path,
) -> None:
    """Nobody had to guess that the game has gone back: the messages of Discord were of a later moment."""
    async with open_scene(tmp_path, PATIENCE) as scene:
        match = await scene.new_match()
        scene.matches = [match]
        await scene.play(6)
        backup = tmp_path / "backup.sqlite3"
        await back_up(scene.database, backup)
        before = await scene.book.history(match.table_id)
        await scene.play(14)
        await scene.kill()
        await scene.book.close()
        put_in_place(backup, scene.database)
        await scene.book.open_anew(scene.database)
        assert await scene.book.history(match.table_id) == before
        match.confirmed.clear()  # what was decided after the backup is gone
        await scene.start()
        await scene.settle()


def put_in_place(backup: Path, database: Path) -> None:
    """Restore a backup as docs/hosting.md says, with nothing left of the database."""
    for end in ("-wal", "-shm"):
        Path(f"{database}{end}").unlink(missing_ok=True)
    backup.replace(database)
