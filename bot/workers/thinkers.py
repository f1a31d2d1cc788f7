"""Worker processes of their own for the decisions of computer players.

They give way to all other processes, so that thinking never makes the press of a person wait. Each thinks
about one decision at a time; one that is overdue is stopped with its process, and the next gets a new one.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable

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


#: Finds the decision of a kind of computer player (``engine.players.decide``), with a chance of its own,
#: without blocking the event loop; raises anything if it is overdue.
Think = Callable[[str, View, Chance], Awaitable[Action]]


class Thinkers(Workers):
    """A few processes that wait for decisions to think about."""

    def __init__(self, count: int = USUAL_THINKERS, patience: float = PATIENCE) -> None:
        """Use this many processes; with 0 everything runs in the calling process, for tests."""
        super().__init__(count, lower_priority, grace=0, patience=patience)

    async def think(self, kind: str, view: View, chance: Chance) -> Action:
        """What a computer player of this kind decides; raises as ``run`` does."""
        return await self.run(decide, kind, view, chance)


def lower_priority() -> None:
    """Let this process give way to all others, where the system knows how."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
