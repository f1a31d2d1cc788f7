"""The first response to an interaction: a deferral, unless an answer in text comes before it.

Discord waits three seconds for it. Most often it is a deferral, sent before anything else is done, and the
answer is a second request. An answer in text that is ready at once can be the first response itself: one
request instead of two. So it gets a moment of grace; when that is over, because the database is busy or the
machine is, the deferral is sent as always.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.clock import Clock

#: How long an answer in text may take to be the first response itself.
GRACE = timedelta(milliseconds=100)


class FirstResponse:
    """What is sent first: the deferral ``defer``, or an answer that is ready within the grace."""

    def __init__(self, defer: Callable[[], Awaitable[None]], clock: Clock) -> None:
        self._defer = defer
        self._clock = clock
        self._answered = asyncio.Event()
        self._waiting: asyncio.Task[None] | None = None
        self._defers = False

    async def send(self, *, grace: bool) -> None:
        """Defer now or, with ``grace``, as soon as it is over."""
        if grace and GRACE:
            self._waiting = asyncio.create_task(self._defer_after_grace())
        else:
            await self._defer()

    async def is_free(self) -> bool:
        """Whether an answer that comes right now is the first response; nothing will be deferred then.

        Raises:
            discord.HTTPException: Discord did not take the deferral.
        """
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return False
        if self._defers:
            await waiting
            return False
        self._answered.set()
        return True

    async def must_be_sent(self) -> None:
        """Defer now, if nothing has been sent yet.

        Raises:
            discord.HTTPException: Discord did not take the deferral.
        """
        if await self.is_free():
            await self._defer()

    async def _defer_after_grace(self) -> None:
        if self._answered.is_set():
            return  # nothing had to be waited for
        over = not await self._clock.wait_until(self._answered, self._clock.now() + GRACE)
        if over and not self._answered.is_set():
            self._defers = True
            await self._defer()
