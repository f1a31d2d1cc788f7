"""Play whole games between computer players."""

from __future__ import annotations

from typing import Literal

from engine.actions import Action
from engine.chance import Chance, chance_of_player
from engine.decks import Deck
from engine.game import Game
from engine.options import GameOptions
from engine.players import PLAYERS, Player, RandomPlayer
from engine.players.glance import glance_of
from engine.setup import draw_up
from engine.views import view_of


def play_game(
    options: GameOptions,
    deck: Deck,
    seed: str,
    player: str,
    scoring_card: int | Literal["random"] | None = None,
) -> Game:
    """Play a game with the named computer player in every seat; deterministic for given arguments.

    If several seats may act, the lowest acts first.

    Raises:
        InvalidInput: the options are not valid, or the scoring card does not fit them.
    """
    game = Game.start(options, deck, draw_up(options, deck, seed, scoring_card))
    while not game.is_over:
        seat = game.waiting_for[0]
        chance = chance_of_player(seed, seat, len(game.actions))
        game, _ = game.apply(_decision_of(PLAYERS[player], game, seat, chance))
    return game


def _decision_of(player: Player, game: Game, seat: int, chance: Chance) -> Action:
    """A player's action for a seat; a player that needs only a glance gets no view."""
    if isinstance(player, RandomPlayer):
        return player.decide_at_a_glance(glance_of(game, seat), chance)
    return player.decide(view_of(game, seat), chance)
