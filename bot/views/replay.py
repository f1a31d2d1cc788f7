"""A game that is over, to take away: its record as a file, and its animation, card by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.picture_words import words_of
from bot.tables import Table, TableError
from bot.texts import Language
from bot.views.names import plain_name, seat_name
from bot.views.screen import AttachedFile, Screen
from bot.workers import long_work
from engine.actions import Place
from engine.game import Game
from engine.views import view_of
from render.palette import ThemeName
from render.picture import Picture
from render.replay import ReplayStep, draw_replay
from render.words import Words


def record_file(table: Table, record: bytes) -> AttachedFile:
    """The record of a game as a file that comes with a message."""
    return AttachedFile(f"hokkaido-{table.id}.json", record)


def replay_screen(texts: Language, table: Table, seat: int | None) -> Screen:
    """The game of a closed table, of all seats or of one.

    Raises:
        TableError: the game is not over, for it would show what is still hidden; or there was none.
    """
    if table.stage.is_open:
        raise TableError("game-not-over")
    if table.game is None:
        raise TableError("cards-not-dealt")
    names = [plain_name(texts, table, number) for number in range(len(table.seats))]
    whose = "" if seat is None else seat_name(texts, table, seat)
    text = texts.format("replay", all="yes" if seat is None else "no", name=whose, table=table.id)
    return Screen(text, drawing=partial(draw_game, table.game, names, words_of(texts), seat=seat))


@long_work
def draw_game(
    game: Game,
    names: Sequence[str],
    words: Words,
    theme: ThemeName = ThemeName.LIGHT,
    seat: int | None = None,
) -> Picture:
    """Replay the game and draw it."""
    return draw_replay(list(replay_steps(game, seat)), names, words, theme, seat)


def replay_steps(game: Game, seat: int | None) -> Iterator[ReplayStep]:
    """The beginning, every card that was placed by all, or by one seat, and the end."""
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
    )
