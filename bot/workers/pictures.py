"""Draws pictures in worker processes.

pictures = Pictures(workers=2)
picture = await pictures.draw(draw_map, player_map, phrases)
await pictures.close()
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import ParamSpec

from bot.workers.pool import Workers
from engine.actions import Place
from engine.game import Game
from engine.parts.placement import Placement
from engine.players.player import gains_with, map_with, own_seat
from engine.views import SeatView, View, view_of, views_after
from render.drawing import atlas
from render.elements.overlays import Overlays, TriedCard
from render.palette import ThemeName
from render.phrases import Phrases
from render.picture import Picture
from render.pictures.map_picture import Heading, draw_map
from render.pictures.replay import ReplayStep, draw_replay
from render.pictures.round_picture import draw_round

log = logging.getLogger(__name__)

_Arguments = ParamSpec("_Arguments")


class Pictures:
    """Draws pictures in worker processes, which also do other slow work."""

    def __init__(self, workers: int) -> None:
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
        try:
            return await self.drawn_from(drawing)
        except Exception:
            log.exception("a picture could not be drawn")
            return None

    async def drawn_from(self, drawing: partial[Picture] | None) -> Picture | None:
        """Draw a message's picture; return None without a drawing. Raises the errors of ``draw``."""
        return None if drawing is None else await self.draw(drawing.func, *drawing.args, **drawing.keywords)

    async def close(self) -> None:
        """Stop the worker processes."""
        await self.workers.close()


def warm_up() -> None:
    """Draw every theme's sprites once, which makes the first picture faster."""
    for theme in ThemeName:
        atlas.warm_up(theme)


def draw_seat(
    seat: SeatView,
    phrases: Phrases,
    theme: ThemeName = ThemeName.LIGHT,
    heading: Heading | None = None,
    *,
    coordinates: bool = True,
) -> Picture:
    """Draw a seat's map with its last placement, and what it has gained since the map phase began."""
    overlays = Overlays(gains=seat.gains)
    return draw_map(seat.map, phrases, theme, heading, seat.last_placement, overlays, coordinates=coordinates)


def draw_trial(
    view: View,
    trial: TriedCard,
    spots: tuple[Placement, ...],
    phrases: Phrases,
    theme: ThemeName = ThemeName.LIGHT,
    heading: Heading | None = None,
) -> Picture:
    """Draw the map of the view's seat with a tried card."""
    _, own = own_seat(view)
    return draw_map(own.map, phrases, theme, heading, overlays=overlays_of_trial(view, trial, spots))


def overlays_of_trial(view: View, trial: TriedCard, spots: tuple[Placement, ...]) -> Overlays:
    """The overlays of a tried card: with its cubes and its gains, if it is legal, and the numbered spots."""
    if not trial.legal:
        return Overlays(trial=trial, spots=spots)
    after = map_with(view, trial.card, trial.placement)
    new = (position for position, _ in after.production_of(trial.card.number))
    cubes = frozenset(position for position in new if position in after.cubes)
    gains = gains_with(view, trial.card, trial.placement)
    return Overlays(trial=replace(trial, cubes=cubes), spots=spots, gains=gains)


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
    return draw_seat(of, phrases, theme, whose, coordinates=False)


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
