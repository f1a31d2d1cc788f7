"""The par of a deal: how far the strongest computer player comes, which sees no more than a person does."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.workers.pool import WorkerDiedError
from engine.actions import Action
from engine.chance import Chance, chance_of_player
from engine.game import Game
from engine.options import GameOptions
from engine.review import points_of
from engine.setup import Setup
from engine.views import View, view_of

log = logging.getLogger(__name__)

#: Who plays for par. It searches what may come next, so this takes some seconds of processor time.
PLAYER = "hard"

#: Who decides where that fails, on a machine that is far too busy.
INSTEAD = "normal"

#: So many deals are remembered; the map of the day is asked for again and again.
KEPT = 64

#: Thinks about one decision of a computer player of a kind.
Think = Callable[[str, View, Chance], Awaitable[Action]]


class Pars:
    """The pars of deals for one person: the points after each round, the last of which are par."""

    def __init__(self, think: Think, *, ahead: bool) -> None:
        """With ``ahead`` there are processes to think in, so that it is begun as soon as a deal is known."""
        self._think = think
        self._ahead = ahead
        self._kept: OrderedDict[tuple[GameOptions, Setup], asyncio.Task[tuple[int, ...]]] = OrderedDict()

    def prepare(self, game: Game) -> None:
        """Begin to play a deal that somebody has just got, so that nobody waits for it in the end."""
        if self._ahead:
            self._task(game)

    async def of(self, game: Game) -> tuple[int, ...]:
        """The points after each round of the deal of a game for one.

        Raises:
            TimeoutError, WorkerDiedError: nobody could think, not even for a moment.
        """
        # Whoever asks may give up; others wait for the same.
        return await asyncio.shield(self._task(game))

    async def close(self) -> None:
        """Stop playing."""
        tasks = [task for task in self._kept.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _task(self, game: Game) -> asyncio.Task[tuple[int, ...]]:
        deal = (game.options, game.setup)
        task = self._kept.get(deal)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._play(Game.start(game.options, game.deck, game.setup)))
            self._kept[deal] = task
        self._kept.move_to_end(deal)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return task

    async def _play(self, game: Game) -> tuple[int, ...]:
        found: list[int] = []
        while not game.is_over:
            chance = chance_of_player(PLAYER, 0, len(game.actions))
            before, view = game.round, view_of(game, 0)
            try:
                action = await self._think(PLAYER, view, chance)
            except (TimeoutError, WorkerDiedError):
                log.warning("par: a thought was given up; %s decides", INSTEAD)
                action = await self._think(INSTEAD, view, chance)
            game, _ = game.apply(action)
            if game.round > before or game.is_over:
                found += points_of(game)
        return tuple(found)
