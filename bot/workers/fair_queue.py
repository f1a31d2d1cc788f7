"""Whose work comes next, where there is more than the worker processes can do at once.

Somebody who asks for much waits behind their own work, and others do not: those who wait are served in turn,
one piece of work each. The asker is a person or a table; it is set once, where what is done for them begins.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from types import MappingProxyType

#: For whom the present task works. What has no asker shares one.
ASKER: ContextVar[Hashable] = ContextVar("asker", default=None)

#: How many pieces of work may wait for one asker. Nobody at a table comes near it.
MOST_WAITING = 30


class TooMuchAtOnceError(Exception):
    """Whoever asks has too much waiting already; the same shape as ``InputError``."""

    key = "too-much-at-once"
    values: Mapping[str, object] = MappingProxyType({})


class FairQueue:
    """A number of places, given to the askers in turn."""

    def __init__(self, places: int) -> None:
        """All places are free."""
        self._free = places
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How much waits for a place."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a place, and have it while the block runs.

        Raises:
            TooMuchAtOnceError: too much waits for this asker already.
        """
        await self._take()
        try:
            yield
        finally:
            self._give_back()

    async def _take(self) -> None:
        if self._free:
            self._free -= 1
            return
        asker = ASKER.get()
        mine = self._waiting.setdefault(asker, deque())
        if len(mine) >= MOST_WAITING:
            raise TooMuchAtOnceError
        called = asyncio.get_running_loop().create_future()
        mine.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                # Whoever gave a place back meanwhile may have passed it over already.
                if called in mine:
                    mine.remove(called)
                if not mine and self._waiting.get(asker) is mine:
                    del self._waiting[asker]
            else:  # called and cancelled in the same moment
                self._give_back()
            raise

    def _give_back(self) -> None:
        while self._waiting:
            asker, theirs = self._waiting.popitem(last=False)
            called = theirs.popleft()
            if theirs:
                self._waiting[asker] = theirs  # behind all others
            if not called.cancelled():
                called.set_result(None)
                return
        self._free += 1
