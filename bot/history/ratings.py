"""Computes a server's ratings from its stored results. Pure functions.

The rating is openskill's Bradley-Terry model for games of several players, which compares each player with
those ranked just above and just below. Tied players have the same rank. With Plackett-Luce, openskill's
default model, two players who share second place can be rated below the fourth. Games with computer players
are rated separately.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from bot.tables.game_history import GameResult
from engine.scoring import places_of

#: A standing is provisional until the player has finished this number of games.
SETTLED_AFTER = 5

#: The uncertainty that each game adds, on openskill's scale. With its default, 0.083, an improvement after
#: many games would show only after twice as many more (``make bench ARGUMENTS=ratings``).
UNCERTAINTY_OF_GAME = 0.4

#: The scale on which ratings are shown, similar to chess: a new player's rating is 1500, and its standard
#: deviation is 200.
AT_FIRST = 1500
SCALE = 24.0


def rating_model() -> BradleyTerryPart:
    """Return the model that rates games. A player's uncertainty grows a little with each of their games."""
    return BradleyTerryPart(tau=UNCERTAINTY_OF_GAME)


@dataclass(slots=True)
class _Player:
    user_id: int
    name: str
    rating: BradleyTerryPartRating
    games: int = 0
    wins: int = 0
    points: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's entry on a server's leaderboard.

    ``rating`` is a cautious estimate of strength (three standard deviations below the mean, on the scale of
    ``AT_FIRST``); the leaderboard is sorted by it. ``place`` counts from 1, and tied players share a place.
    ``provisional`` is true before five games.
    """

    place: int
    user_id: int
    name: str
    rating: int
    games: int
    wins: int
    best: int
    average: float
    provisional: bool


@dataclass(frozen=True, slots=True)
class Stats:
    """A person's standings on a server: from games among people, and from games with computer players.

    Each is None if there are no such games.
    """

    among_people: Standing | None
    with_computers: Standing | None


def has_computers(result: GameResult) -> bool:
    """Return whether a computer player had a seat at the end of the game."""
    return any(seat.computer is not None for seat in result.seats)


def standings(results: Iterable[GameResult], *, with_computers: bool) -> tuple[Standing, ...]:
    """Return the leaderboard, best first, from games of one kind in chronological order.

    Computer players are rated like people, by kind, but are not listed. A seat whose person's data was
    deleted counts as a new, unknown player in each game.
    """
    model = rating_model()
    players: dict[Hashable, _Player] = {}
    for number, result in enumerate(results):
        if has_computers(result) is not with_computers:
            continue
        sat = []
        for key, seat in zip(_keys(result, number), result.seats, strict=True):
            if key not in players:
                players[key] = _Player(seat.user_id or 0, seat.name, model.rating())
            sat.append(players[key])
        rated = model.rate(
            [[player.rating] for player in sat], ranks=[float(seat.rank) for seat in result.seats]
        )
        for player, seat, (rating, *_) in zip(sat, result.seats, rated, strict=True):
            player.rating = rating
            player.name = seat.name
            player.games += 1
            player.wins += seat.rank == 1
            player.points.append(seat.total)
    people = [player for key, player in players.items() if isinstance(key, int)]
    return _in_order(people)


def _keys(result: GameResult, number: int) -> list[Hashable]:
    """Return a key for each seat's player: a user id, or a computer player's kind and index."""
    keys: list[Hashable] = []
    for place, seat in enumerate(result.seats):
        if seat.user_id is not None:
            keys.append(seat.user_id)
        elif seat.computer is not None:
            of_kind = sum(other.computer == seat.computer for other in result.seats[:place])
            keys.append((seat.computer, of_kind))
        else:
            keys.append(("unknown", number, place))
    return keys


def _in_order(people: list[_Player]) -> tuple[Standing, ...]:
    ratings = {player.user_id: _shown(player.rating) for player in people}
    ordered = sorted(people, key=lambda player: (-ratings[player.user_id], player.user_id))
    places = places_of([ratings[player.user_id] for player in ordered])
    return tuple(
        Standing(
            place=place,
            user_id=player.user_id,
            name=player.name,
            rating=ratings[player.user_id],
            games=player.games,
            wins=player.wins,
            best=max(player.points),
            average=sum(player.points) / len(player.points),
            provisional=player.games < SETTLED_AFTER,
        )
        for place, player in zip(places, ordered, strict=True)
    )


def _shown(rating: BradleyTerryPartRating) -> int:
    return round(rating.ordinal(alpha=SCALE, target=AT_FIRST))
