"""The clock for all ages, deadlines and timestamps.

Code uses a ``Clock`` that it is given and never reads the system time, so that tests and the practice table
can control the time.
"""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """Provides the time and waits for a later time.

    ``beat`` is the time between two heartbeats, which show that people can act.
    """

    beat: timedelta

    def now(self) -> datetime:
        """The current time, as an aware datetime in UTC."""

    def elapsed(self) -> timedelta:
        """The time since an arbitrary moment. It never decreases, even if the system time is set back.

        Used for ages that are not stored in the database.
        """

    async def sleep(self, seconds: float) -> None:
        """Return once this clock has advanced by ``seconds``."""

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for ``event`` for at most ``seconds`` of this clock, and return whether it was set."""

    async def wait_until(self, event: asyncio.Event, moment: datetime) -> bool:
        """Wait for ``event`` until ``moment`` at the latest, and return whether it was set."""


class SystemClock:
    """The system clock."""

    beat = timedelta(seconds=30)

    def now(self) -> datetime:
        """The current time in UTC."""
        return datetime.now(UTC)

    def elapsed(self) -> timedelta:
        """The system's monotonic time."""
        return timedelta(seconds=time.monotonic())

    async def sleep(self, seconds: float) -> None:
        """Return after ``seconds``."""
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for ``event`` for at most ``seconds``, and return whether it was set."""
        return await wait_at_most(event, seconds)

    async def wait_until(self, event: asyncio.Event, moment: datetime) -> bool:
        """Wait for ``event`` until ``moment`` at the latest, and return whether it was set."""
        return await wait_at_most(event, (moment - self.now()).total_seconds())


async def wait_at_most(event: asyncio.Event, seconds: float) -> bool:
    """Wait for ``event`` for at most ``seconds`` of the event loop, and return whether it was set."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
