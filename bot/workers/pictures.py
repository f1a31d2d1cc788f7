"""Draws pictures in worker processes.

pictures = Pictures(workers=2)
picture = await pictures.draw(draw_map, player_map, phrases)
await pictures.close()
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ParamSpec

from bot.workers.pool import Workers
from engine.actions import Place
from engine.game import Game
from engine.views import view_of, views_after
from render.drawing import atlas
from render.elements.overlays import Overlays
from render.palette import ThemeName
from render.phrases import Phrases
from render.picture import Picture
from render.pictures.map_picture import Heading, draw_map
from render.pictures.replay import ReplayStep, draw_replay
from render.pictures.round_picture import draw_round

log = logging.getLogger(__name__)

_Arguments = ParamSpec("_Arguments")

#: The default number of worker processes, and so of pictures drawn at the same time.
DEFAULT_WORKERS = 2


class Pictures:
    """Draws pictures in worker processes, which also do other slow work."""

    def __init__(self, workers: int = DEFAULT_WORKERS) -> None:
        """Use this number of processes; 0 draws in the calling process, for tests and simulations."""
        self.workers = Workers(workers, warm_up)

    async def draw(
        self,
        function: Callable[_Arguments, Picture],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> Picture:
        """Draw a picture with a function of ``render``.

        Raises:
            WorkerError: the job was given up because its worker died or hung.
            Exception: any error that the function raises.
        """
        run = self.workers.run_long if function is draw_game else self.workers.run
        return await run(function, *arguments, **options)

    async def picture_of(self, drawing: partial[Picture] | None) -> Picture | None:
        """Draw a message's picture; return None without a drawing.

        A drawing error is logged and the picture is left out, so that an accepted move does not look as if it
        had failed.
        """
        if drawing is None:
            return None
        try:
            return await self.draw(drawing.func, *drawing.args, **drawing.keywords)
        except Exception:
            log.exception("a picture could not be drawn")
            return None

    async def close(self) -> None:
        """Stop the worker processes."""
        await self.workers.close()


def warm_up() -> None:
    """Draw every theme's sprites once, which makes the first picture faster."""
    for theme in ThemeName:
        atlas.warm_up(theme)


def draw_game(
    game: Game,
    names: Sequence[str],
    phrases: Phrases,
    theme: ThemeName = ThemeName.LIGHT,
    seat: int | None = None,
) -> Picture:
    """Replay a game and draw its animation, with one seat's map or, if ``seat`` is None, every seat's."""
    return draw_replay(list(replay_steps(game, seat)), names, phrases, theme, seat)


def draw_end_of_round(
    game: Game,
    number: int,
    names: Sequence[str],
    phrases: Phrases,
    theme: ThemeName = ThemeName.LIGHT,
    seat: int | None = None,
    heading: str = "",
) -> Picture:
    """Draw one seat's map or, if ``seat`` is None, every seat's at the end of a finished round."""
    view = views_after(game, [number])[number]
    if seat is None:
        return draw_round(view, names, phrases, theme)
    of = view.seats[seat]
    whose = Heading(seat, names[seat], of.score.total, heading)
    overlays = Overlays(gains=of.gains)
    return draw_map(of.map, phrases, theme, whose, of.last_placement, overlays, coordinates=False)


def replay_steps(game: Game, seat: int | None) -> Iterator[ReplayStep]:
    """Yield the start, each placement (one seat's or, if ``seat`` is None, every seat's) and the end."""
    now = Game.start(game.options, game.deck, game.setup)
    yield _step(now)
    for action in game.actions:
        now, _ = now.apply(action)
        if isinstance(action, Place) and seat in (None, action.seat):
            yield _step(now)
    yield _step(now)


def _step(game: Game) -> ReplayStep:
    own = [view_of(game, number).seats[number] for number in range(game.options.players)]
    return ReplayStep(
        round=game.round,
        maps=tuple(seat.map for seat in own),
        points=tuple(seat.score.total for seat in own),
        last=tuple(seat.last_placement for seat in own),
        winners=view_of(game, None).winners,
    )
