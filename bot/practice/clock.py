"""The simulated clock: what the bot reads and waits by, and what keeps it going between clicks.

Left alone, the simulated clock stands still, and a page shows only what has been published to it. Several
times a second the clock driver brings the simulated clock up to the real one, which fires the bot's
timers, and publishes whatever the bot has done in the meantime.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta

from simcord import Env, Preview, SetupError

from bot.clock import wait_at_most

log = logging.getLogger(__name__)

#: Seconds between two ticks: short compared with the one edit a second that the bot makes.
TICK = 0.25

#: What the simulation calls this wait when it lists the waits that it does not wait for.
_REASON = "the bot's clock"


class SimulatedClock:
    """Reads the simulated time and waits by it.

    A bot is created before the simulation it lives in, so the simulation is attached later; until then
    the clock cannot be read.
    """

    def __init__(self) -> None:
        self._env: Env | None = None

    def attach(self, env: Env) -> None:
        """Take the time from ``env`` from now on."""
        self._env = env

    def now(self) -> datetime:
        """The current time of the simulation (UTC)."""
        return self._simulation().now()

    def elapsed(self) -> timedelta:
        """The simulated time since 1970: nobody sets it back."""
        return timedelta(seconds=self.now().timestamp())

    async def sleep(self, seconds: float) -> None:
        """Return once the simulated time has advanced by ``seconds``.

        The simulation treats a plain sleep as unfinished work and holds back the response to the click
        that started it; a declared wait lets the response through. Only the bot's own work may sleep.
        """
        await self._simulation().external_wait(asyncio.sleep(seconds), reason=_REASON)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for ``event`` for at most this much simulated time, and return whether it was set."""
        waiting = self._simulation().external_wait(wait_at_most(event, seconds), reason=_REASON)
        return bool(await waiting)

    async def wait_until(self, event: asyncio.Event, moment: datetime) -> bool:
        """Wait for ``event``, at most until this simulated time, and return whether it was set."""
        return await self.wait(event, (moment - self.now()).total_seconds())

    def _simulation(self) -> Env:
        if self._env is None:
            raise RuntimeError("the simulated clock is not attached to a simulation yet")
        return self._env


class ClockDriver:
    """Drives the simulated clock of one session.

    ``turn`` is held during every operation on the simulation: simcord rejects two at once, and a
    rejected click would leave the page waiting forever.
    """

    def __init__(self, env: Env, previews: Sequence[Preview], turn: asyncio.Lock) -> None:
        self._env = env
        self._previews = previews
        self._turn = turn
        self._published = 0
        #: Seconds that the simulation has been moved ahead of the real clock.
        self._ahead = 0.0

    async def run(self) -> None:
        """Tick until cancelled."""
        began, began_simulated = time.perf_counter(), self._env.now()
        while True:
            await asyncio.sleep(TICK)
            async with self._turn:
                real = time.perf_counter() - began + self._ahead
                simulated = (self._env.now() - began_simulated).total_seconds()
                await self._tick(max(0.0, real - simulated))

    async def skip(self, seconds: float) -> None:
        """Move the clock forward at once and show what the bot does as the time passes."""
        async with self._turn:
            self._ahead += seconds
            await self._tick(seconds)

    async def do(self, change: Callable[[], Awaitable[None]]) -> None:
        """Change the simulation in some other way, between two clicks, and show the outcome."""
        async with self._turn:
            await change()
            await self._publish()

    async def _tick(self, behind: float) -> None:
        try:
            await self._env.advance_time(behind)
            await self._publish()
        except (TimeoutError, SetupError):
            # The bot hangs, or a page is closing at this very moment. The next tick tries again.
            log.warning("the practice table could not catch up with the clock", exc_info=True)

    async def _publish(self) -> None:
        """Show what the bot has done since the last time, if anything.

        Every visible change is a request from the bot to the simulated Discord.
        """
        requests = len(self._env.http_requests)
        if requests == self._published:
            return
        for preview in self._previews:
            await preview.refresh()
        self._published = requests


def move_to_the_present(env: Env) -> None:
    """Set the simulated clock, which starts on 1 January 2026, to the real date and time.

    That is done before the simulation starts: a bot would wake again and again on the way.
    """
    ahead = (datetime.now(UTC) - env.now()).total_seconds()
    if ahead > 0:
        env.backend.advance_clock(ahead)
