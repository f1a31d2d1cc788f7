"""The bot's simulated clock, and the driver that keeps it running between clicks.

The simulated clock does not advance automatically, and a page shows only what has been published to it.
Several times a second, the driver advances the simulated clock to the real time, which fires the bot's
timers, and publishes what the bot has done in the meantime.
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

#: Seconds between two ticks; much shorter than the second between two of the bot's edits.
TICK = 0.25

#: The name of these waits in the simulation's list of external waits.
_REASON = "the bot's clock"


class SimulatedClock:
    """A ``Clock`` that runs on simulated time.

    A bot is created before its simulation, so the simulation is attached later. Until then the clock cannot
    be read.
    """

    #: Each beat costs time when a day is skipped.
    beat = timedelta(minutes=5)

    def __init__(self) -> None:
        self._env: Env | None = None

    def attach(self, env: Env) -> None:
        """Use the time of ``env`` from now on."""
        self._env = env

    def now(self) -> datetime:
        """The current simulated time in UTC."""
        return self._simulation().now()

    def elapsed(self) -> timedelta:
        """The simulated time since 1970, which is never set back."""
        return timedelta(seconds=self.now().timestamp())

    async def sleep(self, seconds: float) -> None:
        """Return once the simulated time has advanced by ``seconds``.

        The simulation treats a plain sleep as unfinished work and delays the response to the click that
        started it, but not for an external wait. Only the bot's background work may sleep.
        """
        await self._simulation().external_wait(asyncio.sleep(seconds), reason=_REASON)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for ``event`` for at most ``seconds`` of simulated time, and return whether it was set."""
        waiting = self._simulation().external_wait(wait_at_most(event, seconds), reason=_REASON)
        return bool(await waiting)

    async def wait_until(self, event: asyncio.Event, moment: datetime) -> bool:
        """Wait for ``event`` until the simulated ``moment`` at the latest, and return whether it was set."""
        return await self.wait(event, (moment - self.now()).total_seconds())

    def _simulation(self) -> Env:
        if self._env is None:
            raise RuntimeError("the simulated clock is not attached to a simulation yet")
        return self._env


class ClockDriver:
    """Advances the simulated clock of one session.

    ``turn`` is held during every operation on the simulation, because simcord rejects concurrent operations,
    and a rejected click would leave the page waiting forever.
    """

    def __init__(self, env: Env, previews: Sequence[Preview], turn: asyncio.Lock) -> None:
        self._env = env
        self._previews = previews
        self._turn = turn
        self._published = 0
        #: Seconds that the simulation is ahead of the real clock.
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
        """Advance the clock immediately and show what the bot does in that time."""
        async with self._turn:
            self._ahead += seconds
            await self._tick(seconds)

    async def do(self, change: Callable[[], Awaitable[None]]) -> None:
        """Run another change of the simulation between two clicks, and show the result."""
        async with self._turn:
            await change()
            await self._publish()

    async def _tick(self, behind: float) -> None:
        try:
            await self._env.advance_time(behind)
            await self._publish()
        except (TimeoutError, SetupError):
            # The bot hangs, or a page is just closing. The next tick tries again.
            log.warning("the practice table could not catch up with the clock", exc_info=True)

    async def _publish(self) -> None:
        """Show what the bot has done since the last call, if anything.

        Every visible change is a request from the bot to the simulated Discord.
        """
        requests = len(self._env.http_requests)
        if requests == self._published:
            return
        for preview in self._previews:
            await preview.refresh()
        self._published = requests


def move_to_the_present(env: Env) -> None:
    """Advance the simulated clock, which starts on 1 January 2026, to the real date and time.

    This is done before the simulation starts, so that the bot's timers do not fire for the skipped time.
    """
    ahead = (datetime.now(UTC) - env.now()).total_seconds()
    if ahead > 0:
        env.backend.advance_clock(ahead)
