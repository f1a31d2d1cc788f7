"""Results and ratings of a server: computed from the stored results, so nothing can be counted twice.

The rating is openskill's Bradley-Terry model for games of several players, in which each is compared
with whoever ended just before and just after. Those who tie have the same rank in the game. (By
Plackett-Luce, its usual model, two who share the second place can come out below the fourth.) Games at
which a computer player has sat are counted apart. Pure functions.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from bot.tables.game_history import GameResult
from engine.scoring import places_of

#: Standings are provisional before this many games.
SETTLED_AFTER = 5

#: How much uncertainty each game adds, on openskill's scale. By its default, 0.083, an improvement after many
#: games shows only after twice as many more (``make bench ARGUMENTS=ratings``).
UNCERTAINTY_OF_GAME = 0.4

#: How a rating is shown: whoever has not played yet would have this number, and a standard deviation
#: of a new player is 200 of it, about as chess players know it.
AT_FIRST = 1500
SCALE = 24.0


def rating_model() -> BradleyTerryPart:
    """The model by which games are rated: what is known of a player gets older with each of their games."""
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
    """A person on the board of a server.

    ``rating`` is a cautious estimate of strength (three standard deviations below the mean, on the scale
    that begins at ``AT_FIRST``), by which the board is ordered. ``place`` counts from 1, and those who tie
    have the same. ``provisional`` before five games.
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
    """What a person has played in a server: among people only, and at tables with computer players.

    Either is None where there is nothing.
    """

    among_people: Standing | None
    with_computers: Standing | None


def has_computers(result: GameResult) -> bool:
    """Whether a computer player has sat at the table in the end."""
    return any(seat.computer is not None for seat in result.seats)


def standings(results: Iterable[GameResult], *, with_computers: bool) -> tuple[Standing, ...]:
    """The board: people by rating, best first, from the games of one kind in the order they were played.

    Each kind of computer player is rated like a person, but does not stand on the board. A seat whose
    person was forgotten counts as a new, unknown player in each game.
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
    """Who has sat where: people by their ids, computer players by kind and by how many of it sit before."""
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
