"""The order in which requests with the bot's token leave."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from yarl import URL

from bot.pace import BURST, RATE, Pace, Urgency, is_of_interaction
from bot.shards import ALL, Shards

#: The number of requests a second that Discord allows.
ALLOWED = 50


async def leaving(pace: Pace, *urgencies: Callable[[], Urgency]) -> list[int]:
    """The order in which requests leave that come at the same time, by their numbers."""
    order: list[int] = []

    async def leave(number: int) -> None:
        await pace.take(urgencies[number])
        order.append(number)

    await asyncio.gather(*(leave(number) for number in range(len(urgencies))))
    return order


@pytest.fixture
async def pace() -> Pace:
    """A pace at which the next request has to wait."""
    found = Pace(1 / BURST)
    await found.take(lambda: Urgency.ASKING)
    return found


async def test_the_most_urgent_request_leaves_first_and_equals_leave_in_order(pace: Pace) -> None:
    urgencies = [Urgency.REFRESHING, Urgency.ACTIVE, Urgency.REFRESHING, Urgency.ASKING, Urgency.ACTIVE]
    assert await leaving(pace, *(lambda of=of: of for of in urgencies)) == [3, 1, 4, 0, 2]


async def test_a_waiting_request_can_become_more_urgent(pace: Pace) -> None:
    asked: list[Urgency] = []

    def later_urgent() -> Urgency:
        asked.append(Urgency.REFRESHING if not asked else Urgency.ASKING)
        return asked[-1]

    order = await leaving(pace, lambda: Urgency.ACTIVE, lambda: Urgency.ACTIVE, later_urgent)
    assert order == [0, 2, 1]


async def test_a_request_that_is_given_up_holds_up_no_other(pace: Pace) -> None:
    given_up = asyncio.create_task(pace.take(lambda: Urgency.ASKING))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await leaving(pace, lambda: Urgency.REFRESHING, lambda: Urgency.REFRESHING) == [0, 1]


def test_fewer_requests_leave_than_discord_allows() -> None:
    assert RATE + BURST <= 0.9 * ALLOWED


def test_the_budget_is_divided_among_processes() -> None:
    assert ALL.share == 1
    assert sum(Shards.parse(part).share for part in ("0/8", "1-3/8", "4-7/8")) == 1


def test_responses_to_interactions_are_not_delayed() -> None:
    api = URL("https://discord.com/api/v10")
    assert is_of_interaction(api / "interactions/1/token/callback")
    assert is_of_interaction(api / "webhooks/1/token/messages/@original")
    assert not is_of_interaction(api / "channels/1/messages")
