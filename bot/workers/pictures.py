"""Draws pictures in worker processes, so that the event loop never waits for them.

    pictures = Pictures(workers=2)
    picture = await pictures.draw(draw_map, player_map, phrases)
    await pictures.close()

The functions of ``render`` are plain functions from views to pictures; both can be pickled.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import ParamSpec

from bot.workers.fair_queue import TooMuchAtOnceError
from bot.workers.pool import Workers
from render.drawing import atlas
from render.palette import ThemeName
from render.picture import Picture

log = logging.getLogger(__name__)

_Arguments = ParamSpec("_Arguments")

#: The usual number of worker processes: how many pictures are drawn at the same time.
USUAL_WORKERS = 2


class Pictures:
    """Draws pictures in worker processes, which it also lends out for other slow work."""

    def __init__(self, workers: int = USUAL_WORKERS) -> None:
        """Use this many processes; 0 draws in the calling process, for tests and simulations."""
        self.workers = Workers(workers, warm_up)

    async def draw(
        self,
        function: Callable[_Arguments, Picture],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> Picture:
        """Draw one picture with a function of ``render``.

        Raises:
            WorkerDiedError: the picture killed every worker that tried to draw it.
            Exception: anything that the function raises.
        """
        return await self.workers.run(function, *arguments, **options)

    async def picture_of(self, drawing: partial[Picture] | None, theme: ThemeName | None) -> Picture | None:
        """The picture of a message, in the usual look unless it says another.

        One that cannot be drawn is logged and left out: the text says what matters, and a move that was
        accepted must not look as if it had failed.
        """
        if drawing is None:
            return None
        try:
            look = {"theme": theme or ThemeName.LIGHT}
            return await self.draw(drawing.func, *drawing.args, **drawing.keywords, **look)
        except TooMuchAtOnceError:
            log.warning("left out a picture: too many were requested at once")
            return None
        except Exception:
            log.exception("a picture could not be drawn")
            return None

    async def close(self) -> None:
        """Stop the worker processes."""
        await self.workers.close()


def warm_up() -> None:
    """Draw the sprites of every theme once in each new worker process, so that no player waits for them."""
    for theme in ThemeName:
        atlas.warm_up(theme)
