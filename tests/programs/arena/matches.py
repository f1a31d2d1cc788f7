"""Games between computer players, and statistics about them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

from engine.chance import chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules
from engine.players.player import Player
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import view_of


def play(rules: Rules, seats: Sequence[Player], seed: str) -> Game:
    """Play a game with its own selection; Honshu has a scoring card if ``len(seed)`` is odd."""
    deck = shipped_deck(GAMES[rules].deck)
    options = GameOptions(len(seats), rules, GAMES[rules].selection)
    has_card = rules is Rules.HONSHU and len(seed) % 2 == 1
    game = Game.start(options, deck, draw_up(options, deck, seed, "random" if has_card else None))
    while not game.is_over:
        seat = game.waiting_for[0]
        action = seats[seat].decide(view_of(game, seat), chance_of_player(seed, seat, len(game.actions)))
        game, _ = game.apply(action)
    return game


def mean_of(values: Iterable[float], form: str) -> str:
    """The mean, with its 95 % confidence interval unless all values are equal."""
    found = list(values)
    mean, spread = fmean(found), stdev(found) if len(found) > 1 else 0.0
    either_way = f" ± {1.96 * spread / sqrt(len(found)):{form.removeprefix('+')}}" if spread else ""
    return f"{mean:{form}}{either_way}"
