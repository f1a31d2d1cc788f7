"""How long the computer players take for a decision, in processor time."""

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
from engine.views import view_of

STRENGTHS = ("easy", "normal", "hard")

#: How many games for two, and how many for four, are timed for each kind.
SEEDS = 3


def rows() -> Iterator[tuple[str, str]]:
    """Median and 95th percentile of a decision, by strength and game."""
    for name in STRENGTHS:
        for rules in Rules:
            times = [
                spent
                for players in (2, 4)
                for seed in range(SEEDS)
                for spent in _decisions(name, rules, players, f"thinking {seed}")
            ]
            late = quantiles(times, n=20)[-1]
            what = f"a decision of `{name}` in {rules}, median and 95th percentile"
            yield what, f"{median(times):.0f} and {late:.0f} ms"


def _decisions(name: str, rules: Rules, players: int, seed: str) -> Iterator[float]:
    """How many milliseconds each decision of seat 0 took; the other seats play at random."""
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
