"""Reviews of finished games, worked out in worker processes and remembered for a while."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.workers.pool import Workers, long_work
from bot.workers.remembered import Remembered
from engine.game import Game
from engine.review import Review, review

#: How many reviews are remembered: whoever turns the pages of one does not wait for it again.
KEPT = 32


@long_work
def review_game(game: Game, seats: Sequence[int]) -> Review:
    """Review a game; its work is counted, about a second for five seats."""
    return review(game, seats)


class Reviews:
    """Reviews of games, by the ids of their tables and the seats that are reviewed."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._remembered: Remembered[Review] = Remembered(KEPT)

    async def of(self, table_id: str, game: Game, seats: Sequence[int]) -> Review:
        """The review of a game that will not change any more.

        Which ``seats`` are reviewed does change, when people are forgotten.

        Raises:
            WorkerDiedError: it killed every worker that tried.
        """
        wanted = table_id, tuple(seats)
        return await self._remembered.answer(wanted, partial(self._workers.run, review_game, game, seats))
