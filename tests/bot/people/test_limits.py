"""Rate limits for expensive requests, per person and per server."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.errors import InputError
from bot.people.limits import OF_PERSON, OF_SERVER, Cost, Limits
from tests.bot.table_service.held_clock import HeldClock

ANN, BOB, CLEO, SERVER = 101, 102, 103, 900


def use_up(limits: Limits) -> None:
    """Make as many requests as one person may."""
    for _ in range(OF_PERSON[Cost.WORK].times):
        limits.take(Cost.WORK, ANN, SERVER)


def test_a_request_is_allowed_at_the_time_that_the_refusal_names() -> None:
    clock = HeldClock()
    limits = Limits(clock)
    use_up(limits)
    clock.advance(timedelta(milliseconds=300))
    with pytest.raises(InputError, match="too-often") as refused:
        limits.take(Cost.WORK, ANN, SERVER)
    named = datetime.fromtimestamp(int(str(refused.value.values["until"])), UTC)
    assert named - clock.now() <= timedelta(seconds=OF_PERSON[Cost.WORK].seconds + 1)
    clock.advance(named - clock.now())
    limits.take(Cost.WORK, ANN, SERVER)


def test_a_request_refused_by_the_servers_limit_does_not_count_for_the_person() -> None:
    limits = Limits(HeldClock())
    for user_id in range(OF_SERVER[Cost.WORK].times):
        limits.take(Cost.WORK, 1000 + user_id, SERVER)
    for _ in range(3):
        with pytest.raises(InputError, match="too-often"):
            limits.take(Cost.WORK, ANN, SERVER)
    for _ in range(OF_PERSON[Cost.WORK].times):
        limits.take(Cost.WORK, ANN, None)


def test_failed_requests_are_not_counted() -> None:
    limits = Limits(HeldClock())
    for _ in range(OF_SERVER[Cost.TABLES].times + 1):
        with pytest.raises(KeyError), limits.taken(Cost.TABLES, ANN, SERVER):
            raise KeyError
    for _ in range(OF_PERSON[Cost.TABLES].times):
        with limits.taken(Cost.TABLES, ANN, SERVER):
            pass
    with (
        pytest.raises(InputError, match="too-often"),
        limits.taken(Cost.TABLES, ANN, SERVER),
    ):
        raise AssertionError


@pytest.mark.parametrize("by", [timedelta(seconds=1), timedelta(days=1), -timedelta(days=1)])
def test_setting_the_clock_neither_lifts_nor_prolongs_the_limit(by: timedelta) -> None:
    clock = HeldClock()
    limits = Limits(clock)
    use_up(limits)
    clock.set_back(by)
    with pytest.raises(InputError, match="too-often"):
        limits.take(Cost.WORK, ANN, SERVER)
    clock.advance(timedelta(seconds=OF_PERSON[Cost.WORK].seconds + 1))
    use_up(limits)


def test_everyone_on_a_server_shares_its_limit_and_other_servers_are_not_affected() -> None:
    limits = Limits(HeldClock())
    times = OF_SERVER[Cost.WORK].times
    for number in range(times):
        limits.take(Cost.WORK, ANN + number, SERVER)
    with pytest.raises(InputError, match="too-often"):
        limits.take(Cost.WORK, ANN + times, SERVER)
    limits.take(Cost.WORK, ANN + times + 1, SERVER + 1)
