"""What takes computer players a while to work out: their decisions, the reviews of games, and pars.

Computer players think in a pool of their own with a lower priority, so that people's pictures come first.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from bot.workers.pool import WorkerError, Workers
from engine.actions import Action
from engine.chance import Chance, chance_of_player
from engine.game import Game
from engine.players import decide
from engine.review import Review, points_of, review
from engine.views import View, view_of

log = logging.getLogger(__name__)

_Found = TypeVar("_Found")

#: How many computer players think at the same time.
USUAL_THINKERS = 2

#: How long a computer player may think, in seconds. Their work is counted, two seconds of processor time at
#: most, so only a machine that is far too busy needs longer.
PATIENCE = 15.0

#: The niceness of thinking processes: all others go before them.
NICENESS = 5

#: Awaits the decision of a kind of computer player (``engine.players.decide``).
Think = Callable[[str, View, Chance], Awaitable[Action]]


class Thinkers(Workers):
    """The worker processes of computer players."""

    def __init__(self, count: int = USUAL_THINKERS, *, timeout: float = PATIENCE) -> None:
        """Use this many processes; with 0 they think in the calling process, for tests."""
        super().__init__(count, lower_priority, timeout=timeout)

    async def think(self, kind: str, view: View, chance: Chance) -> Action:
        """What a computer player of this kind decides; raises as ``run`` does."""
        return await self.run(decide, kind, view, chance)


def lower_priority() -> None:
    """Let all other processes go before this one, where the system knows how."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


class Remembered(Generic[_Found]):
    """The answers to the last ``most`` questions; no question is worked on twice at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[_Found]] = OrderedDict()

    def begin(
        self, question: Hashable, find_out: Callable[[], Coroutine[Any, Any, _Found]]
    ) -> asyncio.Task[_Found]:
        """Begin to work on a question unless that has begun; one that has failed is worked on again."""
        task = self._tasks.get(question)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            task = self._tasks[question] = asyncio.create_task(find_out())
            task.add_done_callback(_retrieve_exception)
        self._tasks.move_to_end(question)
        known = [question for question, task in self._tasks.items() if task.done()]
        for question in known[: max(0, len(self._tasks) - self._most)]:
            del self._tasks[question]
        return task

    async def answer(self, question: Hashable, find_out: Callable[[], Coroutine[Any, Any, _Found]]) -> _Found:
        """The answer as soon as it is known; raises what ``find_out`` does."""
        # If one caller gives up, others still wait for the answer.
        return await asyncio.shield(self.begin(question, find_out))

    async def close(self) -> None:
        """Give up what is still being worked on."""
        tasks = [task for task in self._tasks.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _retrieve_exception(task: asyncio.Task[Any]) -> None:
    """Keep asyncio from reporting a failure that nobody has asked about."""
    if not task.cancelled():
        task.exception()


#: How many reviews are remembered, so that turning the pages of one does not wait for it again.
KEPT_REVIEWS = 32


class Reviews:
    """Reviews of games, by the ids of their tables and the seats that are reviewed."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._remembered: Remembered[Review] = Remembered(KEPT_REVIEWS)

    async def of(self, table_id: str, game: Game, seats: Sequence[int]) -> Review:
        """The review of a finished game; its work is counted, about a second for five seats.

        The ``seats`` that are reviewed may change later, when people are forgotten.

        Raises:
            WorkerError: the job was given up because its worker died or hung.
        """
        find_out = partial(self._workers.run_long, review, game, seats)
        return await self._remembered.answer((table_id, tuple(seats)), find_out)


#: The computer player that plays for par. It searches ahead, so this takes some seconds of processor time.
PLAYER = "hard"

#: The computer player that decides where that one fails, on a machine that is far too busy.
INSTEAD = "normal"

#: How many deals are remembered; the map of the day is asked for again and again.
KEPT_PARS = 64


class Pars:
    """The pars of deals for one person: the points after each round, the last of which are par."""

    def __init__(self, think: Think, *, ahead: bool) -> None:
        """With ``ahead`` there are processes to think in, so that ``prepare`` begins immediately."""
        self._think = think
        self._ahead = ahead
        self._remembered: Remembered[tuple[int, ...]] = Remembered(KEPT_PARS)

    def prepare(self, game: Game) -> None:
        """Begin to play a deal that someone has just got, so that they need not wait at the end."""
        if self._ahead:
            self._remembered.begin(_deal(game), partial(self._play, game))

    async def of(self, game: Game) -> tuple[int, ...]:
        """The points after each round of the deal of a game for one.

        Raises:
            WorkerError: no computer player could decide.
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
            except WorkerError:
                log.warning("par: a decision took too long; %s decides instead", INSTEAD)
                action = await self._think(INSTEAD, view, chance)
            game, _ = game.apply(action)
            if game.round > before or game.is_over:
                found += points_of(game)
        return tuple(found)


def _deal(game: Game) -> Hashable:
    return game.options, game.setup
