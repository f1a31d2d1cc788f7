"""Reviews of finished games, worked out in worker processes and remembered for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from bot.workers.pool import Workers, long_work
from engine.game import Game
from engine.review import Review, review

#: So many reviews are remembered: whoever turns the pages of one does not wait for it again.
KEPT = 32


@long_work
def review_game(game: Game, seats: Sequence[int]) -> Review:
    """Review a game; its work is counted, about a second for five seats."""
    return review(game, seats)


class Reviews:
    """Reviews of games by the ids of their tables."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: OrderedDict[str, asyncio.Task[Review]] = OrderedDict()

    async def of(self, table_id: str, game: Game, seats: Sequence[int]) -> Review:
        """The review of a game that will not change any more.

        Raises:
            WorkerDiedError: it killed every worker that tried.
        """
        task = self._kept.get(table_id)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._workers.run(review_game, game, seats))
            self._kept[table_id] = task
        self._kept.move_to_end(table_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        # Whoever asks may give up; others wait for the same.
        return await asyncio.shield(task)
