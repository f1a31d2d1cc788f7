"""The one clock that ages, deadlines and time stamps are read from.

Everything above asks a ``Clock`` that it was given and never the machine, so that tests and the
practice table can bring a time of their own.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Says what time it is, and waits for a later one."""

    def now(self) -> datetime:
        """The present moment, with its time zone (UTC)."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return when this clock has moved on by ``seconds``."""
        ...

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Return when ``event`` is set, at the latest after ``seconds`` of this clock; whether it was set."""
        ...

    async def wait_until(self, event: asyncio.Event, moment: datetime) -> bool:
        """Return when ``event`` is set, at the latest at ``moment``; whether it was set."""
        ...


class SystemClock:
    """The time of the machine."""

    def now(self) -> datetime:
        """The present moment in UTC."""
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Return when ``event`` is set, at the latest after so many seconds; whether it was set."""
        return await wait_at_most(event, seconds)

    async def wait_until(self, event: asyncio.Event, moment: datetime) -> bool:
        """Return when ``event`` is set, at the latest at ``moment``; whether it was set."""
        return await wait_at_most(event, (moment - self.now()).total_seconds())


async def wait_at_most(event: asyncio.Event, seconds: float) -> bool:
    """Wait for ``event`` so many seconds of the event loop; whether it was set."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
