"""``make trust``: try every fault around the bot, and kill it many times (docs/reliability.md).

The bot runs as its own process on a small Discord on loopback. Each row shows what was tried, how often, how
many decisions were confirmed in the meantime, and what was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from tests.bot.play.quick_games import play_quickly
from tests.long import LONG
from tests.loopback import standing_still, strangers, vanished  # noqa: F401 - adds scenarios
from tests.loopback.cluster import Cluster, open_cluster
from tests.loopback.match import Match
from tests.loopback.scenarios import SCENARIOS
from tests.loopback.scene import Moment, Scene, kill, open_scene
from tests.loopback.takeover import TRIALS, Trial

#: Seconds within which a game must go on after a fault.
PATIENCE = 30.0

#: Kills on one database.
KILLS_ON_ONE = 25

#: With two processes: the tables, and the kills between two restarts of the database server.
TABLES, KILLS_BETWEEN_RESTARTS = 20, 10


def main() -> int:
    """Try what was asked for; returns 1 if anything was lost or a game did not go on."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.trust", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often the bot is killed in all")
    parser.add_argument("--pair", type=int, default=40, help="how often one of two processes is killed")
    parser.add_argument("--quick", type=int, default=100, help="how many quick games are played")
    parser.add_argument("--times", type=int, default=1, help="how often every other fault is tried")
    parser.add_argument("--only", default="", help="only rows with this in their names")
    parser.add_argument("--seed", default="trust", help="draws the moments of the kills")
    parser.add_argument("--log", type=Path, help="the file for the bot's log after a failure")
    return asyncio.run(_try_all(parser.parse_args()))


async def _try_all(chosen: argparse.Namespace) -> int:
    print("| what was tried | times | decisions confirmed | lost |\n|---|---|---|---|", flush=True)
    failed = False
    name = "longer versions of the tests"
    if chosen.only in name:
        failed |= await _longer_tests(name, chosen.log)
    for name, scenario in SCENARIOS.items():
        if chosen.only in name:
            failed |= await _row(name, [(1, scenario)] * chosen.times, chosen.log)
    name = "quick games with slow pictures"
    if chosen.only in name and chosen.quick:
        failed |= await _quick_games(name, chosen.quick, chosen.seed)
    for number, moment in enumerate(Moment):
        name = f"SIGKILL {moment}"
        if chosen.only in name:
            kills = (chosen.kills + number) // len(Moment)
            counts = [min(KILLS_ON_ONE, kills - start) for start in range(0, kills, KILLS_ON_ONE)]
            chance = random.Random(f"{chosen.seed} {moment}")
            failed |= await _row(
                name, [(count, _killing(count, moment, chance)) for count in counts], chosen.log
            )
    for name, trial in TRIALS.items():
        if chosen.only in name:
            failed |= await _pair(name, 1, trial, chosen.log)
    name = "SIGKILL of one of two processes, and restarts of PostgreSQL"
    if chosen.only in name and chosen.pair:
        failed |= await _pair(name, chosen.pair, _killing_one(chosen.pair, chosen.seed), chosen.log)
    return int(failed)


def _killing(count: int, moment: Moment, chance: random.Random) -> Callable[[Scene], Awaitable[None]]:
    async def trial(scene: Scene) -> None:
        for _ in range(count):
            await kill(scene, moment, chance)

    return trial


def _killing_one(kills: int, seed: str) -> Trial:
    async def trial(cluster: Cluster, patience: float) -> None:
        await cluster.try_kills(TABLES, kills, kills // KILLS_BETWEEN_RESTARTS, seed, patience)

    return trial


async def _row(
    name: str, trials: Sequence[tuple[int, Callable[[Scene], Awaitable[None]]]], log: Path | None
) -> bool:
    """Run each trial with its own bot and print the row; returns whether one failed."""
    failures: list[str] = []
    confirmed = 0
    for _, trial in trials:
        with tempfile.TemporaryDirectory() as folder:
            async with open_scene(Path(folder), PATIENCE) as scene:
                failures += await _outcome(trial(scene), scene.bot.log, log)
                confirmed += _confirmed(scene.all_matches)
    _print(name, sum(count for count, _ in trials), confirmed, failures)
    return bool(failures)


async def _longer_tests(name: str, log: Path | None) -> bool:
    """Run all tests in their longer versions and print the row; returns whether one failed."""
    run = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", "-q", "-n", "3", "--dist", "worksteal", "--timeout", "3600"),
        env={**os.environ, LONG: "yes"},
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await run.communicate()
    if log is not None and run.returncode:
        await asyncio.to_thread(log.write_bytes, output)
    *_, last = output.decode().splitlines()
    _print(name, 1, 0, [last] if run.returncode else [])
    return bool(run.returncode)


async def _quick_games(name: str, games: int, seed: str) -> bool:
    """Play games on the simulated Discord and print the row; returns whether a message went back."""
    watches = [await play_quickly(f"{seed} {number}") for number in range(games)]
    back = [step for watch in watches for step in watch.back]
    edits = sum(watch.edits for watch in watches)
    _print(f"{name}: {edits} edits", games, sum(watch.decisions for watch in watches), back)
    return bool(back)


async def _pair(name: str, times: int, trial: Trial, log: Path | None) -> bool:
    """Run a trial with two processes and print the row; returns whether it failed."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_cluster(Path(folder)) as cluster:
            failures = await _outcome(trial(cluster, PATIENCE), cluster.log, log)
            _print(name, times, _confirmed(cluster.matches), failures)
    return bool(failures)


async def _outcome(trial: Awaitable[None], bot_log: Callable[[], str], log: Path | None) -> list[str]:
    """Run a trial; returns what failed, and keeps the bot's log of a failure."""
    try:
        await trial
    except (AssertionError, TimeoutError) as error:
        if log is not None:
            await asyncio.to_thread(log.write_text, bot_log(), encoding="utf-8")
        return [" ".join(str(error).split()) or type(error).__name__]
    return []


def _confirmed(matches: Sequence[Match]) -> int:
    return sum(len(match.confirmed) for match in matches)


def _print(name: str, times: int, confirmed: int, failures: Sequence[str]) -> None:
    print(f"| {name} | {times} | {confirmed} | {'; '.join(failures) or 'nothing'} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
