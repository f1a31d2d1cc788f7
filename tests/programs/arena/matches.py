"""Matches between computer players: the same deals for both sides, every seat turned over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import isnan, sqrt
from statistics import fmean, stdev
from typing import Literal

from engine.chance import chance_of_player
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules
from engine.players.player import Player
from engine.rules import GAMES
from engine.setup import draw_up
from engine.views import view_of


@dataclass(frozen=True)
class Outcome:
    """What one deal brought a player, on average of all seats.

    ``ahead`` is how many of the others it left behind, a tie as half; ``place`` counts from 1.
    """

    ahead: float
    won: float
    place: float
    points: float
    others: float


@dataclass(frozen=True)
class Run:
    """Which deals are played: those of a seed, by so many processes at the same time.

    Honshu is played with a scoring card or without; unless that is said, with one where the name of a deal
    has an odd number of letters.
    """

    seed: str
    processes: int = 1
    has_scoring_card: bool | None = None


def variant(rules: Rules, players: int, *, with_goals: bool = False) -> GameOptions:
    """A game with the way of selecting that it brings with it."""
    return GameOptions(players, rules, GAMES[rules].selection, with_goals=with_goals)


def play(
    options: GameOptions, seed: str, seats: Sequence[Player], *, has_scoring_card: bool | None = None
) -> Game:
    """A game to its end between these players; ``has_scoring_card`` is as in ``Run``."""
    deck = shipped_deck(GAMES[options.rules].deck)
    if has_scoring_card is None:
        has_scoring_card = len(seed) % 2 == 1
    scoring_card: Literal["random"] | None = (
        "random" if options.rules is Rules.HONSHU and has_scoring_card else None
    )
    game = Game.start(options, deck, draw_up(options, deck, seed, scoring_card))
    while not game.is_over:
        seat = game.waiting_for[0]
        action = seats[seat].decide(view_of(game, seat), chance_of_player(seed, seat, len(game.actions)))
        game, _ = game.apply(action)
    return game


def deals(options: GameOptions, one: Player, other: Player, count: int, run: Run) -> Iterator[Outcome]:
    """So many deals, each played with the one player in every seat in turn and the other in all others."""
    names = [f"{run.seed} {number}" for number in range(count)]
    one_deal = partial(_deal, options, one, other, run.has_scoring_card)
    if run.processes == 1:
        yield from map(one_deal, names)
        return
    with ProcessPoolExecutor(run.processes) as pool:
        yield from pool.map(one_deal, names)


def _deal(
    options: GameOptions, one: Player, other: Player, has_scoring_card: bool | None, seed: str
) -> Outcome:
    found = []
    for seat in range(options.players):
        seats = [one if number == seat else other for number in range(options.players)]
        found.append(_outcome(play(options, seed, seats, has_scoring_card=has_scoring_card), seat))
    return Outcome(
        *(
            fmean(values)
            for values in zip(*((o.ahead, o.won, o.place, o.points, o.others) for o in found), strict=True)
        )
    )


def _outcome(game: Game, seat: int) -> Outcome:
    result = game.result()
    ranks = [score.rank for score in result.scores]
    better = sum(rank > ranks[seat] for rank in ranks)
    equal = sum(rank == ranks[seat] for rank in ranks)
    totals = [score.total for score in result.scores]
    return Outcome(
        ahead=1 - (better + (equal - 1) / 2) / (len(ranks) - 1),
        won=(seat in result.winners) / len(result.winners),
        place=1 + better + (equal - 1) / 2,
        points=totals[seat],
        others=fmean(total for number, total in enumerate(totals) if number != seat),
    )


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far the bounds of its 95 % interval are from it."""
    if len(values) < 2:
        return fmean(values), float("nan")
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values))


def with_interval(values: Sequence[float], form: str) -> str:
    """The mean and its 95 % interval, if more than one value allows one, in a form such as ``.1%``."""
    mean, either_way = interval(values)
    return f"{mean:{form}}" if isnan(either_way) else f"{mean:{form}} ± {either_way:{form.removeprefix('+')}}"
