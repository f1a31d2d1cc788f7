"""``make trust``: everything that may go wrong around the bot, and what is lost by it (docs/reliability.md).

The whole bot runs as its own process against a small Discord on loopback. Each line says what was tried,
how often, how many decisions people were told are done meanwhile, and what came of it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Awaitable
from pathlib import Path

from tests.programs.trust.kills import Moment, kill_often
from tests.programs.trust.scenarios import SCENARIOS
from tests.programs.trust.scene import Scene, open_scene

#: Seconds within which a game goes on by itself after a fault.
WITHIN = 30.0

#: How many kills one database lives through before the next one begins.
KILLS_A_SCENE = 25


def main() -> int:
    """Try everything that was asked for; 1 if anything was lost, or anybody stuck."""
    chosen = _arguments()
    print("| what was tried | times | decisions confirmed | people told nothing by the dead process | lost |")
    print("|---|---|---|---|---|", flush=True)
    failed = 0
    for name in SCENARIOS:
        if chosen.only in name:
            failed += asyncio.run(_try(name, chosen.times, chosen.disk, chosen.log))
    for number, moment in enumerate(Moment):
        if chosen.only in f"SIGKILL {moment}":
            kills = (chosen.kills + number) // len(Moment)  # in all, just what is asked for
            failed += asyncio.run(_kill(moment, kills, chosen.seed, chosen.log))
    return 1 if failed else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.trust", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="how often the bot is killed, all in all")
    parser.add_argument("--times", type=int, default=1, help="how often every other fault is tried")
    parser.add_argument("--only", default="", help="only what has this in its name")
    parser.add_argument("--seed", type=int, default=0, help="for the moments of the kills")
    parser.add_argument(
        "--disk",
        type=Path,
        default=None,
        help='where the bot runs; "disk full" fills one of up to a gigabyte',
    )
    parser.add_argument("--log", type=Path, default=None, help="where to keep the bot's log of a failure")
    return parser.parse_args()


async def _try(name: str, times: int, disk: Path | None, log: Path | None) -> int:
    """Try a scenario so often; how often it failed."""
    failures, confirmed, unanswered = [], 0, 0
    for _ in range(times):
        with tempfile.TemporaryDirectory(dir=disk) as folder:
            async with open_scene(Path(folder), WITHIN) as scene:
                failures += await _outcome(scene, SCENARIOS[name](scene), log)
                confirmed += sum(len(match.confirmed) for match in scene.all_matches)
                unanswered += sum(len(match.unanswered) for match in scene.all_matches)
    _say(name, times, confirmed, unanswered, failures)
    return len(failures)


async def _kill(moment: Moment, kills: int, seed: int, log: Path | None) -> int:
    """Kill the bot so often; how often something was lost."""
    failures, confirmed, unanswered = [], 0, 0
    for start in range(0, kills, KILLS_A_SCENE):
        with tempfile.TemporaryDirectory() as folder:
            async with open_scene(Path(folder), WITHIN) as scene:
                moments = [moment] * min(KILLS_A_SCENE, kills - start)
                chance = random.Random(f"{seed} {moment} {start}")
                failures += await _outcome(scene, kill_often(scene, moments, chance), log)
                confirmed += sum(len(match.confirmed) for match in scene.all_matches)
                unanswered += sum(len(match.unanswered) for match in scene.all_matches)
    _say(f"SIGKILL {moment}", kills, confirmed, unanswered, failures)
    return len(failures)


async def _outcome(scene: Scene, trial: Awaitable[None], log: Path | None) -> list[str]:
    """What was wrong in the end; the log of the bot is kept then."""
    try:
        await trial
    except (AssertionError, TimeoutError) as error:
        if log is not None:
            await asyncio.to_thread(log.write_text, scene.bot.log(), encoding="utf-8")
        return [" ".join(str(error).split()) or type(error).__name__]
    return []


def _say(name: str, times: int, confirmed: int, unanswered: int, failures: list[str]) -> None:
    lost = "; ".join(failures) or "nothing"
    print(f"| {name} | {times} | {confirmed} | {unanswered} | {lost} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
