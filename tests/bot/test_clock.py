"""The one clock: real time in UTC, or a time that only moves when it is told."""

from __future__ import annotations

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
