"""``make arena``: play the computer players against each other (docs/opponents.md).

Each deal is played from every seat, so both sides get the same cards; ± is a 95 % confidence interval.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, stdev

from engine.chance import chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules
from engine.players import PLAYERS
from engine.players.player import Player
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import view_of

#: Who plays against whom.
MATCHES = (("easy", "random"), ("normal", "easy"), ("hard", "normal"))


@dataclass(frozen=True)
class Outcome:
    """The result of one deal for the first player, averaged over the seats.

    ``ahead`` is the share of the other seats that it finished ahead of, ties counting half; ``lead`` is the
    number of points above their mean.
    """

    ahead: float
    lead: float
    place: float


def main() -> None:
    """Play the matches that were asked for and print one row for each."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.arena", description=__doc__)
    parser.add_argument("--deals", type=int, default=24, help="deals for two; fewer for more players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--rules", type=Rules, choices=list(Rules), nargs="*", default=list(Rules))
    parser.add_argument("--match", nargs=2, choices=sorted(PLAYERS), metavar=("ONE", "OTHER"))
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    print("| game | players | who | ahead | points | mean place | deals |\n|---|---|---|---|---|---|---|")
    for rules in chosen.rules:
        for players in chosen.players:
            for one, other in MATCHES if chosen.match is None else (chosen.match,):
                deals = max(2, round(chosen.deals * 2 / players))  # about as many games for any number
                names = [f"{chosen.seed} {number}" for number in range(deals)]
                with ProcessPoolExecutor(chosen.processes) as pool:
                    deal = partial(play_deal, rules, players, PLAYERS[one], PLAYERS[other])
                    outcomes = list(pool.map(deal, names))
                print(
                    f"| {rules} | {players} | {one} against {other} "
                    f"| {_mean_of((outcome.ahead for outcome in outcomes), '.1%')} "
                    f"| {_mean_of((outcome.lead for outcome in outcomes), '+.1f')} "
                    f"| {fmean(outcome.place for outcome in outcomes):.2f} | {deals} |",
                    flush=True,
                )


def play_deal(rules: Rules, players: int, one: Player, other: Player, seed: str) -> Outcome:
    """Play a deal with ``one`` in every seat in turn and ``other`` in the remaining seats."""
    found = []
    for seat in range(players):
        seats = [one if number == seat else other for number in range(players)]
        found.append(_outcome(_play(rules, seats, seed), seat))
    return Outcome(
        fmean(outcome.ahead for outcome in found),
        fmean(outcome.lead for outcome in found),
        fmean(outcome.place for outcome in found),
    )


def _play(rules: Rules, seats: Sequence[Player], seed: str) -> Game:
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


def _mean_of(values: Iterable[float], form: str) -> str:
    """The mean, with its 95 % confidence interval unless all values are equal."""
    found = list(values)
    mean, spread = fmean(found), stdev(found) if len(found) > 1 else 0.0
    either_way = f" ± {1.96 * spread / sqrt(len(found)):{form.removeprefix('+')}}" if spread else ""
    return f"{mean:{form}}{either_way}"


def _outcome(game: Game, seat: int) -> Outcome:
    scores = game.result().scores
    ranks = [score.rank for score in scores]
    better = sum(rank > ranks[seat] for rank in ranks) + (ranks.count(ranks[seat]) - 1) / 2
    others = fmean(score.total for number, score in enumerate(scores) if number != seat)
    return Outcome(1 - better / (len(ranks) - 1), scores[seat].total - others, 1 + better)


if __name__ == "__main__":
    main()
