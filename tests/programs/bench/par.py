"""How long par of a deal for one takes: ``python -m tests.programs.bench.par --deals 3``.

Processor time of ``hard`` playing the deal alone, as the bot does for everybody who plays alone or the map
of the day (``bot/workers/thinking.py``), with the points that it reaches.
"""

from __future__ import annotations

import argparse
from time import process_time

from bot.workers.thinking import PLAYER
from engine.chance import chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import ALONE, GameOptions, Rules, Selection
from engine.players import PLAYERS
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import view_of


def main() -> None:
    """Play so many deals of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=3)
    deals = parser.parse_args().deals
    for rules in Rules:
        for number in range(deals):
            start = process_time()
            par = par_of(rules, f"par {number}")
            print(f"{rules}, deal {number}: par {par}, {process_time() - start:.1f} s", flush=True)


def par_of(rules: Rules, seed: str) -> int:
    """The points that the player for par makes of a deal for one."""
    options = GameOptions(ALONE, rules, Selection.DRAFT)
    deck = shipped_deck(GAMES[rules].deck)
    game = Game.start(options, deck, draw_up(options, deck, seed))
    while not game.is_over:
        chance = chance_of_player(PLAYER, 0, len(game.actions))
        game, _ = game.apply(PLAYERS[PLAYER].decide(view_of(game, 0), chance))
    return game.result().scores[0].total


if __name__ == "__main__":
    main()
