"""How soon the board of a server shows that a player has become better, and how often it is wrong."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import NormalDist, fmean, median

from bot.history.ratings import rating_model

PLAYERS, SEATS = 20, 4

#: Games that everyone has played, on average, before one player becomes better.
PLAYED = 200

#: Strengths differ as a normal distribution does, with this standard deviation on openskill's scale.
SPREAD = 6.0

#: Who becomes better, counted from the weakest, and to whose strength.
IMPROVES, TO = 5, 10

#: After so many games of the player the league ends in any case.
LAST = 400

LEAGUES = 30


@dataclass(frozen=True, slots=True)
class Found:
    """After how many own games the player has passed those between, and how many pairs are in wrong order."""

    games: int
    wrong: int


def rows() -> Iterator[tuple[str, str]]:
    """The two figures, over all leagues."""
    found = [league(f"league {number}") for number in range(LEAGUES)]
    what = f"own games until the leaderboard of {PLAYERS} shows an improvement after {PLAYED} games, median"
    yield what, f"{median(one.games for one in found):.0f}"
    pairs = math.comb(PLAYERS - 1, 2)
    yield "pairs of players in the wrong order then", f"{fmean(one.wrong for one in found) / pairs:.0%}"


def league(seed: str) -> Found:
    """Play a league in which one player gets better.

    Each game's places are drawn by the same model of chance that openskill assumes.
    """
    chance, model = random.Random(seed), rating_model()
    quantile = NormalDist(model.mu, SPREAD).inv_cdf
    strengths = [quantile((number + 0.5) / PLAYERS) for number in range(PLAYERS)]
    ratings = [model.rating() for _ in strengths]
    deviation = model.beta * math.sqrt(2)

    def play() -> bool:
        """Play one game; whether the player who improves was in it."""
        seats = chance.sample(range(PLAYERS), SEATS)
        done = [strengths[seat] - deviation * math.log(chance.expovariate(1)) for seat in seats]
        ranks = [float(sum(other > own for other in done)) for own in done]
        rated = model.rate([[ratings[seat]] for seat in seats], ranks=ranks)
        for seat, (rating,) in zip(seats, rated, strict=True):
            ratings[seat] = rating
        return IMPROVES in seats

    def board() -> list[float]:
        return [rating.ordinal() for rating in ratings]

    for _ in range(PLAYED * PLAYERS // SEATS):
        play()
    strengths[IMPROVES] = strengths[TO]
    own = 0
    while own < LAST and board()[IMPROVES] <= max(board()[IMPROVES + 1 : TO]):
        own += play()
    shown = [value for number, value in enumerate(board()) if number != IMPROVES]
    wrong = sum(shown[i] > shown[j] for j in range(len(shown)) for i in range(j))
    return Found(own, wrong)
