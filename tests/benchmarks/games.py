"""Whole games: how many a second beside another board game's engine, replay, and the size of a state."""

from __future__ import annotations

import importlib
import importlib.util
import pickle
from collections.abc import Callable, Iterator
from functools import partial
from statistics import mean

from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules
from engine.players.play import play_game
from tests.benchmarks.figures import Figure, median_of, milliseconds

GAMES = 40


def figures() -> Iterator[Figure]:
    """Random games, the replay of a game, the size of the largest state."""
    deck = shipped_deck(Rules.HOKKAIDO)
    two = GameOptions(players=2)
    ours = [partial(play_game, two, deck, f"two {number}", "random") for number in range(GAMES)]
    peer = _catanatron()
    if peer is None:
        yield Figure("random Hokkaido for two", 1000 / mean(milliseconds(ours)), "games/s")
    else:
        # Turn about, so that whatever else the machine does is shared fairly.
        times = milliseconds(game for pair in zip(ours, [peer] * GAMES, strict=True) for game in pair)
        here, there = 1000 / mean(times[::2]), 1000 / mean(times[1::2])
        yield Figure("random Hokkaido for two, all placements listed", here, "games/s")
        yield Figure("random Catan for two (catanatron)", there, "games/s")
        yield Figure("  so many times as fast as catanatron", here / there, "times", 1.5, at_least=True)
    three = [play_game(GameOptions(players=3), deck, f"three {number}", "random") for number in range(10)]
    yield Figure(
        "replay of a game for three, median", median_of(partial(_replay, game) for game in three), "ms", 15
    )
    five = [
        play_game(GameOptions(players=5, with_goals=True), deck, f"five {number}", "random")
        for number in range(5)
    ]
    yield Figure("a game for five at its end", max(len(pickle.dumps(game)) for game in five) / 1000, "kB", 50)


def _replay(game: Game) -> Game:
    return Game.replay(game.options, game.deck, game.setup, game.actions)


def _catanatron() -> Callable[[], object] | None:
    """A random game of the peer, where it is installed."""
    if importlib.util.find_spec("catanatron") is None:
        return None
    catanatron = importlib.import_module("catanatron")
    colours = (catanatron.Color.RED, catanatron.Color.BLUE)

    def play() -> object:
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours]).play()

    return play
