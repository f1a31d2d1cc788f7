"""A clock that moves only when a test advances it, and then wakes those whose sleep is over."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

from bot.clock import SystemClock


class HeldClock:
    """A clock that only a test moves."""

    beat = SystemClock.beat

    def __init__(self, start: datetime | None = None) -> None:
        self._now = start or datetime(2026, 1, 1, tzinfo=UTC)
        self._behind = timedelta()
        #: Each sleeper's event, and the elapsed time at which it is set.
        self._sleepers: list[tuple[timedelta, asyncio.Event]] = []

    def now(self) -> datetime:
        return self._now

    def elapsed(self) -> timedelta:
        return timedelta(seconds=(self._now + self._behind).timestamp())

    def set_back(self, by: timedelta) -> None:
        """Set the clock back without changing the elapsed time."""
        self._now -= by
        self._behind += by

    def set_on(self, by: timedelta) -> None:
        """Set the clock forward without changing the elapsed time; this wakes no one."""
        self.set_back(-by)

    def until_next_wake(self) -> timedelta | None:
        """The time until the next sleep ends."""
        elapsed = self.elapsed()
        return min((until - elapsed for until, _ in self._sleepers if until > elapsed), default=None)

    def advance(self, by: timedelta) -> None:
        """Advance the clock, and wake everyone whose sleep is over: for a process that stood still, late."""
        self._now += by
        for until, woken in self._sleepers:
            if until <= self.elapsed():
                woken.set()

    async def sleep(self, seconds: float) -> None:
        await self.wait(asyncio.Event(), seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        return await self.wait_until(event, self._now + timedelta(seconds=seconds))

    async def wait_until(self, event: asyncio.Event, moment: datetime) -> bool:
        woken = asyncio.Event()
        sleeper = (self.elapsed() + (moment - self._now), woken)
        self._sleepers.append(sleeper)
        waiting = [asyncio.ensure_future(event.wait()), asyncio.ensure_future(woken.wait())]
        try:
            if moment > self._now:
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            self._sleepers.remove(sleeper)
        return event.is_set()
