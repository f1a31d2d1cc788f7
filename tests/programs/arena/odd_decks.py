"""No illegal move and no long thought, on any deck: ``python -m tests.programs.arena.odd_decks``.

Each game is of another variant, on the deck of the game, on one made to be odd or on a wild one, and in its
seats sit players of all strengths. An illegal move ends the run with the number of its game. Prints how many
decisions were made and the longest thought of each player, in seconds of processor time. Exits with 1 if any
took more than 2 s.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from time import process_time

from engine.chance import chance_of_player
from engine.decks import Deck, shipped_deck
from engine.errors import GameError
from engine.game import Game
from engine.options import GameOptions, PlacingOrder, Rules, Selection
from engine.parts.cards import Side
from engine.players import PLAYERS
from engine.setup import draw_up
from engine.views import view_of
from tests.engine.odd_decks import ODD, odd_deck
from tests.engine.random_games import wild_deck

#: Who sits at the table, in turn. ``hard`` has one seat of every so many games, for it takes its time.
QUICK = ("easy", "normal", "greedy", "normal", "easy", "random")

VARIANTS = [
    GameOptions(players, rules, selection, side, with_goals=goals and rules is Rules.HOKKAIDO, order=order)
    for order, side, goals, selection, players, rules in product(
        PlacingOrder, Side, (False, True), Selection, range(1, 6), Rules
    )
    if players > 1 or selection is Selection.DRAFT
]
DECKS = (*ODD, "wild", "shipped")

#: A decision must take no more processor time than that, in seconds.
MOST = 2.0

#: The longest thought of each player, in seconds, and how many decisions were made.
Found = tuple[dict[str, float], int]


def deck_of(number: int, rules: Rules) -> Deck:
    """The deck of a game by its number."""
    name = DECKS[(number // 2 + number // len(VARIANTS)) % len(DECKS)]
    if name in ODD:
        return odd_deck(name, rules)
    return wild_deck(rules, number) if name == "wild" else shipped_deck(str(rules))


def play(every: int, number: int) -> Found:
    """One game to its end; ``hard`` has a seat in every so manieth, with 0 in none.

    Raises:
        GameError: a player has made an illegal move; the message begins with the number of the game.
    """
    options = VARIANTS[number * 7 % len(VARIANTS)]
    deck, seed = deck_of(number, options.rules), f"odd {number}"
    names = [QUICK[(number + seat) % len(QUICK)] for seat in range(options.players)]
    if every and number % every == 0:
        names[number // every % options.players] = "hard"
    has_card = options.rules is Rules.HONSHU and bool(number % 4)
    game = Game.start(options, deck, draw_up(options, deck, seed, "random" if has_card else None))
    longest: dict[str, float] = dict.fromkeys(names, 0.0)
    while not game.is_over:
        seat = game.waiting_for[0]
        view, chance = view_of(game, seat), chance_of_player(seed, seat, len(game.actions))
        begun = process_time()
        action = PLAYERS[names[seat]].decide(view, chance)
        longest[names[seat]] = max(longest[names[seat]], process_time() - begun)
        try:
            game, _ = game.apply(action)
        except GameError as error:
            raise AssertionError(f"game {number}: {names[seat]}: {action}: {error}") from error
    return longest, len(game.actions)


def main() -> int:
    """Play, and say from time to time how far it is; 1 if somebody has thought for too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--hard", type=int, default=11, help="hard has a seat in every so manieth game")
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    longest: defaultdict[str, float] = defaultdict(float)
    decisions = 0
    numbers = range(arguments.first, arguments.first + arguments.games)
    with ProcessPoolExecutor(arguments.processes) as pool:
        for played, (thoughts, count) in enumerate(pool.map(partial(play, arguments.hard), numbers), start=1):
            for name, seconds in thoughts.items():
                longest[name] = max(longest[name], seconds)
            decisions += count
            if played % 100 == 0 or played == arguments.games:
                slowest = ", ".join(f"{name} {longest[name]:.2f} s" for name in sorted(longest))
                print(f"{played} games, {decisions} legal moves; the longest thoughts: {slowest}", flush=True)
    return verdict(longest)


def verdict(longest: Mapping[str, float]) -> int:
    """The exit code, given the longest thought of each player: 1 if one took too long, which is said."""
    slow = [name for name, seconds in longest.items() if seconds > MOST]
    if slow:
        print(f"more than {MOST:g} s of processor time: {', '.join(sorted(slow))}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
