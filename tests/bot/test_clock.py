"""The system clock: real time in UTC, and waits that end with a time or an event."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, timedelta

import pytest

from bot.clock import SystemClock

SOON = 0.01


def test_it_is_in_utc_and_moves_forward() -> None:
    clock = SystemClock()
    first, second = clock.now(), clock.now()
    assert first.tzinfo is UTC
    assert timedelta(0) <= second - first < timedelta(minutes=1)


def test_elapsed_time_ignores_changes_of_the_system_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    first, an_hour_ago = clock.elapsed(), time.time() - 3600
    monkeypatch.setattr(time, "time", lambda: an_hour_ago)
    second = clock.elapsed()
    assert timedelta(0) <= second - first < timedelta(minutes=1)


async def test_a_sleep_ends_when_its_time_is_over() -> None:
    clock = SystemClock()
    before = clock.now()
    await clock.sleep(SOON)
    assert clock.now() - before >= timedelta(seconds=SOON)


async def test_a_wait_ends_with_the_event_or_when_its_time_is_over() -> None:
    clock = SystemClock()
    event = asyncio.Event()
    assert not await clock.wait(event, SOON)
    asyncio.get_running_loop().call_later(SOON, event.set)
    assert await clock.wait(event, 3600)
    assert await clock.wait(event, 0), "an event that is already set"


async def test_waiting_until_a_past_moment_ends_immediately() -> None:
    clock = SystemClock()
    event = asyncio.Event()
    assert not await clock.wait_until(event, clock.now() - timedelta(hours=1))
    event.set()
    assert await clock.wait_until(event, clock.now() + timedelta(hours=1))
