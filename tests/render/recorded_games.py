"""Finished games from tests/engine/records to draw, in every variant."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.actions import Place
from engine.game import Game
from engine.maps import PlayerMap
from engine.record.record import verify_record
from engine.views import View, view_of
from tests.long import tries

_FOLDER = Path(__file__).parents[1] / "engine" / "records"


@cache
def games() -> tuple[tuple[str, Game], ...]:
    """Every game with its name, sorted by name."""
    return tuple((path.stem, verify_record(path.read_bytes())) for path in sorted(_FOLDER.glob("*.json")))


def final_views() -> Iterator[tuple[str, View]]:
    """The public view of the end of every game, with the game's name."""
    for name, game in games():
        yield name, view_of(game, None)


def views_before_placing() -> Iterator[View]:
    """The views of players with a card to place, one for each round of some games, or of every game."""
    for _, game in games()[:: tries(6, 1)]:
        state = Game.start(game.options, game.deck, game.setup)
        for action in game.actions:
            if isinstance(action, Place) and action.seat == state.round % game.options.players:
                yield view_of(state, action.seat)
            state, _ = state.apply(action)


@cache
def median_maps() -> tuple[PlayerMap, ...]:
    """The final maps whose longer side has 12 squares, like the median map of human players."""
    maps = [seat.map for _, view in final_views() for seat in view.seats]
    return tuple(player_map for player_map in maps if longer_side(player_map) == 12)


def longer_side(player_map: PlayerMap) -> int:
    """The number of columns or rows of a map, whichever is larger."""
    left, top, right, bottom = player_map.bounds
    return max(right - left, bottom - top) + 1
