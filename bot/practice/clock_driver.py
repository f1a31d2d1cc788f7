"""Keeps a live session going between two clicks.

The simulated clock stands still by itself, and a page shows only what was published to it. Several
times a second the pulse moves the clock to where the real one is, which sets off the bot's timers,
and publishes what the bot has done meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime

from simcord import Env, Preview, SetupError

log = logging.getLogger(__name__)

#: Seconds between two beats: short against the bot's one edit a second.
BEAT = 0.25


class Pulse:
    """The heartbeat of one session.

    ``turn`` is held during every operation on the simulation: simcord refuses two at once, and a
    click that it refuses would leave the page waiting for ever.
    """

    def __init__(self, env: Env, previews: Sequence[Preview], turn: asyncio.Lock) -> None:
        self._env = env
        self._previews = previews
        self._turn = turn
        self._published = 0
        #: Seconds that were let pass at once, by which the simulation is ahead of the real clock.
        self._ahead = 0.0

    async def run(self) -> None:
        """Beat until cancelled."""
        began, began_simulated = time.perf_counter(), self._env.now()
        while True:
            await asyncio.sleep(BEAT)
            async with self._turn:
                real = time.perf_counter() - began + self._ahead
                simulated = (self._env.now() - began_simulated).total_seconds()
                await self._beat(max(0.0, real - simulated))

    async def let_pass(self, seconds: float) -> None:
        """Move the clock on at once, and show what the bot does as the time passes."""
        async with self._turn:
            self._ahead += seconds
            await self._beat(seconds)

    async def do(self, change: Callable[[], Awaitable[None]]) -> None:
        """Do something else to the simulation, between two clicks, and show what came of it."""
        async with self._turn:
            await change()
            await self._publish()

    async def _beat(self, behind: float) -> None:
        try:
            await self._env.advance_time(behind)
            await self._publish()
        except (TimeoutError, SetupError):
            # The bot hangs or a page is just being closed. The next beat tries again.
            log.warning("the practice table could not catch up with the clock", exc_info=True)

    async def _publish(self) -> None:
        """Show what the bot has done since the last time, if anything.

        Every visible change is a request of the bot's to (the simulated) Discord.
        """
        requests = len(self._env.http_requests)
        if requests == self._published:
            return
        for preview in self._previews:
            await preview.refresh()
        self._published = requests


async def move_to_the_present(env: Env) -> None:
    """Set the simulated clock, which starts on 1 January 2026, to the real date and time."""
    ahead = (datetime.now(UTC) - env.now()).total_seconds()
    if ahead > 0:
        await env.advance_time(ahead)
