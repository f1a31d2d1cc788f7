"""Draws the animation of a game from its start and its actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.workers.pool import long_work
from engine.actions import Place
from engine.game import Game
from engine.views import view_of
from render.palette import ThemeName
from render.phrases import Phrases
from render.picture import Picture
from render.pictures.replay import ReplayStep, draw_replay


@long_work
def draw_game(
    game: Game,
    names: Sequence[str],
    phrases: Phrases,
    theme: ThemeName = ThemeName.LIGHT,
    seat: int | None = None,
) -> Picture:
    """Replay the game and draw it."""
    return draw_replay(list(replay_steps(game, seat)), names, phrases, theme, seat)


def replay_steps(game: Game, seat: int | None) -> Iterator[ReplayStep]:
    """The start, every placement (of one seat, or with None of all), and the end."""
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
