"""Games between computer players, and figures about them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

from engine.chance import chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.players.player import Player
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import view_of


def play(rules: Rules, seats: Sequence[Player], seed: str, selection: Selection | None = None) -> Game:
    """A game, with its default selection unless told; half of the deals of Honshu have a scoring card."""
    deck = shipped_deck(GAMES[rules].deck)
    options = GameOptions(len(seats), rules, selection or GAMES[rules].selection)
    has_card = rules is Rules.HONSHU and len(seed) % 2 == 1
    game = Game.start(options, deck, draw_up(options, deck, seed, "random" if has_card else None))
    while not game.is_over:
        seat = game.waiting_for[0]
        action = seats[seat].decide(view_of(game, seat), chance_of_player(seed, seat, len(game.actions)))
        game, _ = game.apply(action)
    return game


def mean_of(values: Iterable[float], form: str) -> str:
    """The mean, with its 95 % interval if there are several different values."""
    found = list(values)
    mean, spread = fmean(found), stdev(found) if len(found) > 1 else 0.0
    either_way = f" ± {1.96 * spread / sqrt(len(found)):{form.removeprefix('+')}}" if spread else ""
    return f"{mean:{form}}{either_way}"
