"""The arena: ``make arena`` plays the computer players against each other and prints figures.

Every figure stands beside what is wanted of it. Seats are rotated, both sides get the same deals, and
± is a 95 % interval over deals.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean

from engine.maps.features import FEATURES
from engine.options import GameOptions, Rules
from engine.players import PLAYERS, HardPlayer, NormalPlayer, Player
from engine.players.weights import Weights, read_weights, weights_of
from tests.programs.arena.clairvoyant import deal_of, reach, with_same_cards
from tests.programs.arena.matches import Run, deals, play, variant, with_interval
from tests.programs.arena.tried import TRIED


@dataclass(frozen=True)
class Match:
    """Two players, and how often the first should be ahead of each of the others."""

    one: str
    other: str
    wanted: float | None
    share: float = 1.0


@dataclass(frozen=True)
class Search:
    """How a player is compared with the clairvoyant search.

    It keeps ``width`` maps. ``beside`` is who sits in the other seat of the player's game, another of the
    same if nobody is named. With ``same_cards`` it lays the cards that the player has laid.
    """

    width: int
    beside: str | None = None
    same_cards: bool = False


#: The matches that docs/opponents.md reports; ``share`` says how many of the deals the slower ones get.
MATCHES = (
    Match("easy", "random", 0.98),
    Match("normal", "easy", 0.90),
    Match("normal", "greedy", 0.90, 0.5),
    Match("hard", "normal", 0.68),
)
SHORT = (Match("easy", "random", None), Match("normal", "easy", None))

#: Players that go by weights.
WEIGHING = {"normal": NormalPlayer, "hard": HardPlayer}

#: What part of the reference a player should reach.
OF_REFERENCE = {"easy": 0.60, "greedy": None, "normal": 0.89, "hard": 0.93}


def main() -> None:
    """Play what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100, help="deals of each match for two")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--rules", type=Rules, choices=list(Rules), nargs="*", default=list(Rules))
    parser.add_argument("--seed", default="arena")
    parser.add_argument(
        "--scoring-card",
        action=argparse.BooleanOptionalAction,
        help="whether Honshu is played with a scoring card; in about half of the deals unless that is said",
    )
    parser.add_argument("--short", action="store_true", help="a few quick deals, to see that all works")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--match",
        nargs=2,
        metavar=("ONE", "OTHER"),
        help="only these two; also those of tests/programs/arena/tried.py",
    )
    parser.add_argument(
        "--weights",
        type=Path,
        help="a file of weights by which the first of --match plays, or those of --reference",
    )
    parser.add_argument(
        "--leave-out",
        nargs="*",
        metavar="FEATURE+FEATURE",
        help="what a player gains from these features, or from each; + takes several out together",
    )
    parser.add_argument(
        "--weighing", choices=sorted(WEIGHING), default="normal", help="whose gain --leave-out measures"
    )
    parser.add_argument("--reference", type=int, default=0, help="deals compared with the clairvoyant search")
    parser.add_argument("--of", choices=[*OF_REFERENCE, *TRIED], nargs="*", default=list(OF_REFERENCE))
    parser.add_argument(
        "--beside",
        choices=sorted(PLAYERS),
        help="who sits in the other seats of --reference; another of the same unless named",
    )
    parser.add_argument("--width", type=int, default=800, help="how many maps the search keeps")
    parser.add_argument(
        "--same-cards", action="store_true", help="the search lays the cards that the player has laid"
    )
    arguments = parser.parse_args()
    if arguments.short:
        arguments.deals, arguments.players = 2, [2]
    matches: tuple[Match, ...] = SHORT if arguments.short else MATCHES
    if arguments.match is not None:
        one, other = arguments.match
        matches = (Match(one, other, None),)
    weights = None if arguments.weights is None else read_weights(arguments.weights.read_bytes())
    run = Run(arguments.seed, arguments.processes, arguments.scoring_card)
    search = Search(arguments.width, arguments.beside, arguments.same_cards)
    if arguments.leave_out is not None:
        for rules in arguments.rules:
            for features in arguments.leave_out or FEATURES[:-1]:
                print(worth_of(features, rules, arguments.deals, run, arguments.weighing), flush=True)
        return
    for rules in arguments.rules:
        for players in arguments.players if arguments.deals else ():
            for match in matches:
                print(line_of(match, variant(rules, players), arguments.deals, run, weights), flush=True)
        for name in arguments.of if arguments.reference else ():
            print(reference(name, rules, arguments.reference, search, run, weights), flush=True)


def line_of(match: Match, options: GameOptions, count: int, run: Run, weights: Weights | None = None) -> str:
    """Play a match, and what came of it."""
    # As many games with more seats: each deal is played once from every seat.
    number = max(2, round(count * match.share * 2 / options.players))
    one, other = player_of(match.one, weights), player_of(match.other)
    outcomes = list(deals(options, one, other, number, run))
    ahead = with_interval([outcome.ahead for outcome in outcomes], ".1%")
    points = with_interval([outcome.points - outcome.others for outcome in outcomes], "+.1f")
    place = fmean(outcome.place for outcome in outcomes)
    wanted = "" if match.wanted is None else f" (wanted {match.wanted:.0%})"
    return (
        f"{options.rules} for {options.players}: {match.one} ahead of {match.other} {ahead}{wanted}, "
        f"{points} points ({fmean(outcome.points for outcome in outcomes):.1f}), "
        f"mean place {place:.2f}; {number} deals from every seat"
    )


def player_of(name: str, weights: Weights | None = None) -> Player:
    """The player of a name, by other weights than the shipped ones if any are given."""
    return {**PLAYERS, **TRIED}[name] if weights is None else WEIGHING[name](weights)


def worth_of(features: str, rules: Rules, count: int, run: Run, name: str = "normal") -> str:
    """Play a player against one that does not count some features before the last round."""
    left_out = {FEATURES.index(feature) for feature in features.split("+")}
    *before, last = weights_of(rules)
    less = [tuple([0 if at in left_out else weight for at, weight in enumerate(row)]) for row in before]
    without = (*less, last)
    player = WEIGHING[name]
    outcomes = list(deals(variant(rules, 2), player(), player(without), count, run))
    ahead = with_interval([outcome.ahead for outcome in outcomes], ".1%")
    points = with_interval([outcome.points - outcome.others for outcome in outcomes], "+.1f")
    return f"{rules}: {name} with {features} ahead {ahead}, {points} points; {count} deals from both seats"


def reference(
    name: str, rules: Rules, count: int, search: Search, run: Run, weights: Weights | None = None
) -> str:
    """What part of the clairvoyant search's score a player reaches, beside another or its like."""
    player = player_of(name, weights)
    other = player if search.beside is None else player_of(search.beside)
    one_deal = partial(reached_and_best, rules, player, other, search, run)
    with ProcessPoolExecutor(run.processes) as pool:
        found = list(pool.map(one_deal, range(count)))
    share = with_interval([reached / best for reached, best in found], ".1%")
    wanted = OF_REFERENCE.get(name)
    text = "" if wanted is None else f" (wanted {wanted:.0%})"
    company = "" if search.beside is None else f" beside {search.beside}"
    cards = " with the same cards" if search.same_cards else ""
    return (
        f"{rules}: {name}{company} reaches {share}{text} of a search of width {search.width}{cards}, "
        f"{fmean(reached for reached, _ in found):.1f} of {fmean(best for _, best in found):.1f} "
        f"points; {count} deals"
    )


def reached_and_best(
    rules: Rules, player: Player, other: Player, search: Search, run: Run, number: int
) -> tuple[int, int]:
    """The score of a player in a game against another, and what the search finds in its seat."""
    seat = number % 2
    seats = [other, other]
    seats[seat] = player
    game = play(variant(rules, 2), f"{run.seed} {number}", seats, has_scoring_card=run.has_scoring_card)
    deal = deal_of(game, seat)
    if search.same_cards:
        deal = with_same_cards(deal, game, seat)
    return deal.reached, reach(deal, search.width)


if __name__ == "__main__":
    main()
