"""Which game is played: one entry per game. Another game needs one more module and one more entry here."""

from __future__ import annotations

from engine.options import GameOptions, Rules
from engine.rules.game_rules import GameRules
from engine.rules.hokkaido import HOKKAIDO
from engine.rules.honshu import HONSHU

GAMES: dict[Rules, GameRules] = {Rules.HOKKAIDO: HOKKAIDO, Rules.HONSHU: HONSHU}


def rules_of(options: GameOptions) -> GameRules:
    """The rules of the game that the options name."""
    return GAMES[options.rules]


__all__ = ["GAMES", "GameRules", "rules_of"]
