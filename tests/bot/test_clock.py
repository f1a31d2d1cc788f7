"""The one clock: real time in UTC, or a time that only moves when it is told."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

from bot.clock import SetClock, SystemClock


def test_the_system_clock_is_in_utc_and_goes_on() -> None:
    clock = SystemClock()
    first, second = clock.now(), clock.now()
    assert first.tzinfo is UTC
    assert timedelta(0) <= second - first < timedelta(minutes=1)


def test_a_set_clock_stands_still_until_it_is_moved() -> None:
    clock = SetClock(datetime(2026, 3, 1, tzinfo=UTC))
    assert clock.now() == clock.now()
    clock.advance(timedelta(hours=3))
    assert clock.now() == datetime(2026, 3, 1, 3, tzinfo=UTC)


async def test_waiting_until_a_moment_ends_there_or_with_the_event() -> None:
    clock = SetClock()
    moment = clock.now() + timedelta(hours=3)
    event = asyncio.Event()
    assert not await clock.wait_until(event, moment)
    assert clock.now() == moment
    event.set()
    assert await clock.wait_until(event, moment + timedelta(hours=1))
    assert clock.now() == moment
    system = SystemClock()
    assert await system.wait_until(event, system.now() + timedelta(hours=1))
    assert not await system.wait_until(asyncio.Event(), system.now() - timedelta(hours=1))
