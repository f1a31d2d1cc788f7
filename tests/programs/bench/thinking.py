"""How long the computer players think about a decision, in processor time of the one process."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median, quantiles

from engine.actions import Done
from engine.chance import chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules
from engine.players import PLAYERS
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import Phase, view_of
from tests.programs.bench.figures import Figure

#: Milliseconds that a decision may take at the 95th percentile.
WANTED = {"easy": 50, "normal": 50, "hard": 1000}

#: None may take longer, in milliseconds.
LONGEST = 2000

#: Nor all that four of them do between a person's Done and the next round, in seconds.
LONGEST_ROUND = 8


def figures(games: int = 3) -> Iterator[Figure]:
    """Every decision of some games for two and for four, in both games."""
    for name, wanted in WANTED.items():
        for rules in Rules:
            times = [
                spent
                for players in (2, 4)
                for number in range(games)
                for spent in _decisions(name, rules, players, f"thinking {number}")
            ]
            what = f"{name}, a decision in {rules}"
            yield Figure(f"{what}, median", median(times), "ms")
            yield Figure("  95th percentile", quantiles(times, n=20)[-1], "ms", wanted)
            yield Figure("  the longest", max(times), "ms", LONGEST)
    rounds = list(rounds_of_four())
    yield Figure("four hard players after a person's Done, a round, median", median(rounds), "s")
    yield Figure("  the longest", max(rounds), "s", LONGEST_ROUND)


def rounds_of_four(seed: str = "rounds") -> Iterator[float]:
    """Seconds that four hard players take for each map phase of a game with a person who plays at random."""
    options = GameOptions(5)
    deck = shipped_deck(GAMES[options.rules].deck)
    game = Game.start(options, deck, draw_up(options, deck, seed))
    spent = 0.0
    while not game.is_over:
        seat, number = game.waiting_for[0], game.round
        view, chance = view_of(game, seat), chance_of_player(seed, seat, len(game.actions))
        start = time.process_time()
        action = PLAYERS["hard" if seat and view.phase is Phase.MAP else "random"].decide(view, chance)
        spent += time.process_time() - start if seat else 0
        game, _ = game.apply(action)
        if game.round > number or game.is_over:
            yield spent
            spent = 0.0


def _decisions(name: str, rules: Rules, players: int, seed: str) -> Iterator[float]:
    """How long each decision of seat 0 took; the others play at random."""
    options = GameOptions(players, rules, GAMES[rules].selection, with_goals=GAMES[rules].has_goals)
    deck = shipped_deck(GAMES[rules].deck)
    game = Game.start(options, deck, draw_up(options, deck, seed))
    while not game.is_over:
        seat = game.waiting_for[0]
        view, chance = view_of(game, seat), chance_of_player(seed, seat, len(game.actions))
        player = PLAYERS[name if seat == 0 else "random"]
        start = time.process_time()
        action = player.decide(view, chance)
        if seat == 0 and not isinstance(action, Done):
            yield (time.process_time() - start) * 1000
        game, _ = game.apply(action)
