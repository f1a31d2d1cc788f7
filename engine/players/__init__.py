"""Computer players, by the name that commands and tables call them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.players.greedy_player import GreedyPlayer
from engine.players.player import Player
from engine.players.random_player import RandomPlayer

PLAYERS: Mapping[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}

__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer"]
