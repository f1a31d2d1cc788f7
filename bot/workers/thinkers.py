"""Worker processes of their own for the decisions of computer players.

They give way to all other processes, so that thinking never makes the press of a person wait. Each thinks
about one decision at a time; one that is overdue is stopped with its process, and the next gets a new one.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from bot.workers.fair_queue import FairQueue
from bot.workers.pool import Workers
from engine.actions import Action
from engine.chance import Chance
from engine.players import decide
from engine.views import View

#: How many decisions are thought of at the same time.
USUAL_THINKERS = 2

#: How long a computer player may think, in seconds, from when a process begins with it. Their work is
#: counted, two seconds of processor time at most, so this is for machines that are far too busy.
PATIENCE = 30.0

#: The niceness of thinking processes: all others go before them.
NICENESS = 5

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")


#: Finds the decision of a kind of computer player (``engine.players.decide``), with a chance of its own,
#: without blocking the event loop; raises anything if it is overdue.
Think = Callable[[str, View, Chance], Awaitable[Action]]


class Thinkers:
    """A few processes that wait for decisions to think about; askers (``fair_queue``) are served in turn."""

    def __init__(self, count: int = USUAL_THINKERS, patience: float = PATIENCE) -> None:
        """Use this many processes; with 0 everything runs in the calling process, for tests."""
        self.patience = patience
        self._all = [Workers(min(count, 1), lower_priority, grace=0) for _ in range(max(count, 1))]
        self._queue = FairQueue(len(self._all))
        # The last one is taken first: a process that has just been used is started already, and warm.
        self._free = list(self._all)

    async def run(
        self,
        function: Callable[_Arguments, _Result],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Result:
        """Call a function in one of the processes as soon as one is free.

        Raises:
            TooMuchAtOnceError: too much waits for this asker already.
            TimeoutError: it was overdue; its process has been stopped.
            WorkerDiedError: every process that tried has died.
            Exception: anything that the function raises.
        """
        async with self._queue.turn():
            worker = self._free.pop()
            try:
                async with asyncio.timeout(self.patience):
                    return await worker.run(function, *arguments, **options)
            finally:
                self._free.append(worker)

    async def think(self, kind: str, view: View, chance: Chance) -> Action:
        """What a computer player of this kind decides; raises as ``run`` does."""
        return await self.run(decide, kind, view, chance)

    async def close(self) -> None:
        """Stop the processes."""
        await asyncio.gather(*(worker.close() for worker in self._all))


def lower_priority() -> None:
    """Let this process give way to all others, where the system knows how."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
