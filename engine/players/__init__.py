"""Computer players by name."""

from __future__ import annotations

from collections.abc import Mapping

from engine.actions import Action
from engine.chance import Chance
from engine.players.easy_player import EasyPlayer
from engine.players.greedy_player import GreedyPlayer
from engine.players.hard_player import HardPlayer
from engine.players.normal_player import NormalPlayer
from engine.players.player import Player
from engine.players.random_player import RandomPlayer
from engine.views import View

PLAYERS: Mapping[str, Player] = {
    "random": RandomPlayer(),
    "greedy": GreedyPlayer(),
    "easy": EasyPlayer(),
    "normal": NormalPlayer(),
    "hard": HardPlayer(),
}

__all__ = [
    "PLAYERS",
    "EasyPlayer",
    "GreedyPlayer",
    "HardPlayer",
    "NormalPlayer",
    "Player",
    "RandomPlayer",
    "decide",
]


def decide(name: str, view: View, chance: Chance) -> Action:
    """The next action of the computer player with this name; a plain function for worker processes.

    Raises:
        KeyError: there is no player with this name.
    """
    return PLAYERS[name].decide(view, chance)
