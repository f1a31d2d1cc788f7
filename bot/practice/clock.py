"""The bot's clock on a simulated Discord."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import TYPE_CHECKING

from bot.clock import wait_at_most

if TYPE_CHECKING:
    from simcord import Env

#: What the simulation says when it lists what it does not wait for.
_REASON = "the bot's clock"


class SimulatedClock:
    """Reads the simulated time and waits by it.

    A bot is made before the simulation that it lives in, so ``attach`` names that later; until then
    the clock cannot be read.
    """

    def __init__(self) -> None:
        self._env: Env | None = None

    def attach(self, env: Env) -> None:
        """From now on the time is that of ``env``."""
        self._env = env

    def now(self) -> datetime:
        """The present moment of the simulation (UTC)."""
        return self._simulation().now()

    async def sleep(self, seconds: float) -> None:
        """Return when the simulated time has been moved on by ``seconds``.

        The simulation counts a plain sleep as unfinished work and holds back the answer to the click
        that began it; a declared wait lets the answer through. Only work of the bot's own may sleep.
        """
        await self._simulation().external_wait(asyncio.sleep(seconds), reason=_REASON)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Return when ``event`` is set, or when the simulated time has moved on; whether it was set."""
        waiting = self._simulation().external_wait(wait_at_most(event, seconds), reason=_REASON)
        return bool(await waiting)

    async def wait_until(self, event: asyncio.Event, moment: datetime) -> bool:
        """Return when ``event`` is set, or when the simulated time has come to ``moment``."""
        return await self.wait(event, (moment - self.now()).total_seconds())

    def _simulation(self) -> Env:
        if self._env is None:
            raise RuntimeError("the simulated clock is not attached to a simulation yet")
        return self._env
