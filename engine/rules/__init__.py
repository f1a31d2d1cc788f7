"""The table of games: one module and one entry per game."""

from __future__ import annotations

from engine.options import GameOptions, Rules
from engine.rules.game_rules import GameRules
from engine.rules.hokkaido import HOKKAIDO
from engine.rules.honshu import HONSHU

GAMES: dict[Rules, GameRules] = {Rules.HOKKAIDO: HOKKAIDO, Rules.HONSHU: HONSHU}


def rules_of(options: GameOptions) -> GameRules:
    """The rules of the game in these options."""
    return GAMES[options.rules]


__all__ = ["GAMES", "GameRules", "rules_of"]
