"""Paces the requests with the bot's token, so that Discord need not refuse any because of its global limit.

Discord allows 50 a second, in all processes together, and blocks an address after too many refusals.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from enum import IntEnum

import aiohttp
from aiolimiter import AsyncLimiter
from yarl import URL

#: The requests allowed per second, and the additional ones that may be sent at once. Together they stay
#: below Discord's 50, because requests can be delayed on their way and arrive closer together.
RATE, BURST = 40.0, 5.0

#: The least of both for a process with few shards.
LEAST = 1.0


class Urgency(IntEnum):
    """How long a request may wait; the lowest goes first."""

    #: A person is waiting for it, or has to decide something.
    ASKING = 0
    #: People are active where it shows.
    ACTIVE = 1
    #: It brings an old message up to date.
    REFRESHING = 2


#: The urgency of the current task's next request. It can become more urgent while the request waits.
URGENCY: ContextVar[Callable[[], Urgency]] = ContextVar("urgency", default=lambda: Urgency.ASKING)


def is_of_interaction(url: URL) -> bool:
    """Whether a request answers an interaction, for which the token is not needed and has no limit."""
    return "/webhooks/" in url.path or "/interactions/" in url.path


class Pace:
    """Lets requests leave one after another, the most urgent first."""

    def __init__(self, share: float) -> None:
        """Use this ``share`` of what the token is allowed."""
        burst, rate = max(LEAST, BURST * share), max(LEAST, RATE * share)
        self._limiter = AsyncLimiter(burst, burst / rate)
        self._waiting: list[tuple[Callable[[], Urgency], asyncio.Future[None]]] = []
        self._releasing: asyncio.Task[None] | None = None

    async def before_request(
        self, _session: aiohttp.ClientSession, _context: object, request: aiohttp.TraceRequestStartParams
    ) -> None:
        """Delay a request if it counts to the token's limit; for ``TraceConfig.on_request_start``."""
        if not is_of_interaction(request.url):
            await self.take(URGENCY.get())

    async def take(self, urgency: Callable[[], Urgency]) -> None:
        """Wait until a request of this urgency may leave."""
        if not self._waiting and self._limiter.has_capacity():
            await self._limiter.acquire()
            return
        waiting = urgency, asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        if self._releasing is None or self._releasing.done():
            self._releasing = asyncio.create_task(self._release(), name="pace")
        try:
            await waiting[1]
        finally:
            self._waiting.remove(waiting)

    async def _release(self) -> None:
        """Release the waiting requests, as the limiter allows."""
        while any(not released.done() for _, released in self._waiting):
            await self._limiter.acquire()
            waiting = [one for one in self._waiting if not one[1].done()]
            if waiting:
                _, released = min(waiting, key=lambda one: one[0]())
                released.set_result(None)
