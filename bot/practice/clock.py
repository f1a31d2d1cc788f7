"""The bot's clock on a simulated Discord."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.clock import wait_at_most

if TYPE_CHECKING:
    from simcord import Env

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
