"""SIGKILL at random moments, after so many requests, and while the bot starts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from enum import StrEnum

from tests.loopback.process import PATIENCE
from tests.programs.trust.scene import Scene

#: How many games go on at the same time.
GAMES = 3


class Moment(StrEnum):
    """When the bot is killed."""

    ANY = "at a random moment"
    AFTER_REQUESTS = "after a number of requests"
    STARTING = "while it starts"


#: The longest time until a kill, at a random moment and while the bot starts, and the most requests.
LONGEST = 3.0
LONGEST_START = 2.5
MOST_REQUESTS = 40


async def kill_often(scene: Scene, moments: Sequence[Moment], chance: random.Random) -> None:
    """Kill the bot at each of these moments, start it anew, and see that nothing is lost and all goes on.

    Raises:
        AssertionError: something is lost or doubled, or somebody is stuck.
    """
    for moment in moments:
        await scene.settle()
        await scene.open(GAMES)
        playing = [asyncio.create_task(match.play_on(scene.life)) for match in scene.matches]
        if moment is Moment.STARTING:
            # Somebody decides, so that something is left to do; then it ends, and ends again in its start.
            await asyncio.sleep(chance.uniform(0, LONGEST))
            await scene.kill()
            await asyncio.gather(*playing)
            playing.clear()
            await scene.spawn()
            await asyncio.sleep(chance.uniform(0, LONGEST_START))
        elif moment is Moment.AFTER_REQUESTS:
            await _requests(scene, chance.randint(1, MOST_REQUESTS))
        else:
            await asyncio.sleep(chance.uniform(0, LONGEST))
        await scene.kill()
        await asyncio.gather(*playing)
        await scene.check()
        await scene.start()
    await scene.settle()
    await scene.check()


async def _requests(scene: Scene, count: int) -> None:
    """Wait until the bot has made so many requests, and kill it before it reads the answer to the last.

    Raises:
        TimeoutError: it does not make so many.
    """
    left, enough = count, asyncio.Event()

    def count_down(_: str) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            scene.bot.kill()
            enough.set()

    scene.discord.faults.listeners.append(count_down)
    try:
        await asyncio.wait_for(enough.wait(), PATIENCE)
    finally:
        scene.discord.faults.listeners.remove(count_down)
