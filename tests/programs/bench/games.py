"""Whole games: how many a second beside another board game's engine, replay, and the size of a state."""

from __future__ import annotations

import importlib
import importlib.util
import pickle
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import mean

from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.players.play import play_game
from engine.record.record import verify_record, write_record
from tests.engine import random_games
from tests.programs.bench.figures import Figure, median_of, milliseconds
from tests.programs.bench.random_play import play_at_random

GAMES = 60

#: Games on decks with few cubes, whose states are the largest.
WILD_GAMES = 30


_OF_FIVE = [
    GameOptions(players=5, rules=rules, selection=way, with_goals=rules is Rules.HOKKAIDO)
    for rules in Rules
    for way in Selection
]


def figures() -> Iterator[Figure]:
    """Random games beside the peer's, the replay of a game, the size of the largest state."""
    yield from _games_a_second()
    deck = shipped_deck(Rules.HOKKAIDO)
    three = [play_game(GameOptions(players=3), deck, f"three {number}", "random") for number in range(10)]
    yield Figure(
        "replay of a game for three, median", median_of(partial(_replay, game) for game in three), "ms", 15
    )
    yield Figure(
        "  with reading its record and comparing the result",
        median_of(partial(verify_record, write_record(game)) for game in three),
        "ms",
        15,
    )
    five = [
        play_game(GameOptions(players=5, with_goals=True), deck, f"five {number}", "random")
        for number in range(5)
    ]
    yield Figure("a game for five at its end", max(map(_kilobytes, five)), "kB", 50)
    wild = [
        turn.after
        for number in range(WILD_GAMES)
        for turn in random_games.play(_OF_FIVE[number % len(_OF_FIVE)], number, wild=True)
    ]
    yield Figure("the largest state of all games for five, wild decks", max(map(_kilobytes, wild)), "kB", 50)


def _games_a_second() -> Iterator[Figure]:
    """Processor time of this process, so that what else the machine does counts for nobody."""
    deck, two = shipped_deck(Rules.HOKKAIDO), GameOptions(players=2)
    peer = _catanatron()
    contests: list[Callable[[int], object]] = [
        lambda number: play_at_random(two, deck, number),
        lambda number: play_game(two, deck, f"two {number}", "random"),
        *([peer] if peer is not None else []),
    ]
    # Turn about, so that each has its share of the machine's better and worse moments.
    calls = [partial(contest, number) for number in range(GAMES) for contest in contests]
    times = milliseconds(calls, time.process_time)
    direct, players, *others = (1000 / mean(times[place :: len(contests)]) for place in range(len(contests)))
    yield Figure("random Hokkaido for two, all placements listed", direct, "games/s")
    yield Figure("  the same by computer players, their chance by HMAC-SHA256", players, "games/s")
    for other in others:
        yield Figure("random Catan for two (catanatron)", other, "games/s")
        yield Figure("  Hokkaido so many times as fast", direct / other, "times", 3, at_least=True)
        yield Figure(
            "  by computer players so many times as fast", players / other, "times", 3, at_least=True
        )


def _kilobytes(game: Game) -> float:
    return len(pickle.dumps(game)) / 1000


def _replay(game: Game) -> Game:
    return Game.replay(game.options, game.deck, game.setup, game.actions)


def _catanatron() -> Callable[[int], object] | None:
    """A random game of the peer, where it is installed; in one process the same for the same number."""
    if importlib.util.find_spec("catanatron") is None:
        return None
    catanatron = importlib.import_module("catanatron")
    colours = (catanatron.Color.RED, catanatron.Color.BLUE)

    def play(number: int) -> object:
        random.seed(number)
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours]).play()

    return play
