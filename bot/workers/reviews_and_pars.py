"""What worker processes have found out, remembered for a while and found out only once: reviews and pars."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from bot.workers.pool import WorkerDiedError, Workers, long_work
from bot.workers.thinkers import Think
from engine.chance import chance_of_player
from engine.game import Game
from engine.review import Review, points_of, review
from engine.views import view_of

log = logging.getLogger(__name__)

_Found = TypeVar("_Found")


class Remembered(Generic[_Found]):
    """The answers to the last ``most`` questions, and whatever is still being worked out."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[_Found]] = OrderedDict()

    def begin(
        self, question: Hashable, find_out: Callable[[], Coroutine[Any, Any, _Found]]
    ) -> asyncio.Task[_Found]:
        """Begin to find something out, unless that has been done or is under way; what failed begins anew."""
        task = self._tasks.get(question)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            task = self._tasks[question] = asyncio.create_task(find_out())
            task.add_done_callback(_take_note)
        self._tasks.move_to_end(question)
        self._forget_oldest()
        return task

    async def answer(self, question: Hashable, find_out: Callable[[], Coroutine[Any, Any, _Found]]) -> _Found:
        """The answer, as soon as it is known; raises what finding it out does."""
        # Whoever asks may give up; others wait for the same.
        return await asyncio.shield(self.begin(question, find_out))

    async def close(self) -> None:
        """Give up what is still being worked out."""
        tasks = [task for task in self._tasks.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_oldest(self) -> None:
        """Keep no more answers than wanted; what is under way stays, or it would be begun a second time."""
        known = [question for question, task in self._tasks.items() if task.done()]
        for question in known[: max(0, len(self._tasks) - self._most)]:
            del self._tasks[question]


def _take_note(task: asyncio.Task[Any]) -> None:
    """Take note of a failure, so that asyncio does not report it where nobody asks for the answer."""
    if not task.cancelled():
        task.exception()


#: How many reviews are remembered: whoever turns the pages of one does not wait for it again.
KEPT_REVIEWS = 32


@long_work
def review_game(game: Game, seats: Sequence[int]) -> Review:
    """Review a game; its work is counted, about a second for five seats."""
    return review(game, seats)


class Reviews:
    """Reviews of games, by the ids of their tables and the seats that are reviewed."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._remembered: Remembered[Review] = Remembered(KEPT_REVIEWS)

    async def of(self, table_id: str, game: Game, seats: Sequence[int]) -> Review:
        """The review of a game that will not change any more.

        Which ``seats`` are reviewed does change, when people are forgotten.

        Raises:
            WorkerDiedError: it killed every worker that tried.
        """
        wanted = table_id, tuple(seats)
        return await self._remembered.answer(wanted, partial(self._workers.run, review_game, game, seats))


#: Who plays for par. It searches what may come next, so this takes some seconds of processor time.
PLAYER = "hard"

#: Who decides where that fails, on a machine that is far too busy.
INSTEAD = "normal"

#: How many deals are remembered; the map of the day is asked for again and again.
KEPT_PARS = 64


class Pars:
    """The pars of deals for one person: the points after each round, the last of which are par."""

    def __init__(self, think: Think, *, ahead: bool) -> None:
        """With ``ahead`` there are processes to think in, so that it is begun as soon as a deal is known."""
        self._think = think
        self._ahead = ahead
        self._remembered: Remembered[tuple[int, ...]] = Remembered(KEPT_PARS)

    def prepare(self, game: Game) -> None:
        """Begin to play a deal that somebody has just got, so that nobody waits for it in the end."""
        if self._ahead:
            self._remembered.begin(_deal(game), partial(self._play, game))

    async def of(self, game: Game) -> tuple[int, ...]:
        """The points after each round of the deal of a game for one.

        Raises:
            TimeoutError, WorkerDiedError: nobody could think, not even for a moment.
        """
        return await self._remembered.answer(_deal(game), partial(self._play, game))

    async def close(self) -> None:
        """Stop playing."""
        await self._remembered.close()

    async def _play(self, given: Game) -> tuple[int, ...]:
        game = Game.start(given.options, given.deck, given.setup)
        found: list[int] = []
        while not game.is_over:
            chance = chance_of_player(PLAYER, 0, len(game.actions))
            before, view = game.round, view_of(game, 0)
            try:
                action = await self._think(PLAYER, view, chance)
            except (TimeoutError, WorkerDiedError):
                log.warning("par: a decision took too long; %s decides instead", INSTEAD)
                action = await self._think(INSTEAD, view, chance)
            game, _ = game.apply(action)
            if game.round > before or game.is_over:
                found += points_of(game)
        return tuple(found)


def _deal(game: Game) -> Hashable:
    return game.options, game.setup
