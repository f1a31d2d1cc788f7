"""The par of a deal: how far the strongest computer player comes, which sees no more than a person does."""

from __future__ import annotations

import logging
from collections.abc import Hashable
from functools import partial

from bot.workers.pool import WorkerDiedError
from bot.workers.remembered import Remembered
from bot.workers.thinkers import Think
from engine.chance import chance_of_player
from engine.game import Game
from engine.review import points_of
from engine.views import view_of

log = logging.getLogger(__name__)

#: Who plays for par. It searches what may come next, so this takes some seconds of processor time.
PLAYER = "hard"

#: Who decides where that fails, on a machine that is far too busy.
INSTEAD = "normal"

#: How many deals are remembered; the map of the day is asked for again and again.
KEPT = 64


class Pars:
    """The pars of deals for one person: the points after each round, the last of which are par."""

    def __init__(self, think: Think, *, ahead: bool) -> None:
        """With ``ahead`` there are processes to think in, so that it is begun as soon as a deal is known."""
        self._think = think
        self._ahead = ahead
        self._remembered: Remembered[tuple[int, ...]] = Remembered(KEPT)

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
                log.warning("par: a thought was given up; %s decides", INSTEAD)
                action = await self._think(INSTEAD, view, chance)
            game, _ = game.apply(action)
            if game.round > before or game.is_over:
                found += points_of(game)
        return tuple(found)


def _deal(game: Game) -> Hashable:
    return game.options, game.setup
