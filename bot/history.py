"""``History``: records and logs of games, and the results and ratings of servers."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from itertools import permutations
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from bot.store import Store
from bot.store.records import ACTIONS_AT_ONCE, StoredTable
from bot.table_service import TableService
from bot.tables import Table, TableError
from bot.tables.alone import streak
from bot.tables.change import Notice
from bot.tables.checks import finished_game
from bot.tables.game_history import GameResult
from engine.events import Event, PairTurnedUp, RoundBegan
from engine.record.record import write_record
from engine.scoring import places_of
from engine.views import view_of

#: A standing is provisional until the player has finished this number of games.
SETTLED_AFTER = 5

#: The uncertainty that each game adds, on openskill's scale. With its default, 0.083, an improvement after
#: many games would show only after twice as many more.
UNCERTAINTY_OF_GAME = 0.4

#: A game counts in full against opponents who have each met this number of people, and whom the player has
#: met in at most this number of games.
MANY_PEOPLE = 10
FEW_GAMES = 5

#: The scale on which ratings are shown, similar to chess: a new player's rating is 1500, and its standard
#: deviation is 200.
AT_FIRST = 1500
SCALE = 24.0


def rating_model() -> BradleyTerryPart:
    """Return the model that rates games. A player's uncertainty grows a little with each of their games.

    openskill's Bradley-Terry model for games of several players compares each player with those ranked just
    above and just below. With its default, Plackett-Luce, two players who share second place can be rated
    below the fourth.
    """
    return BradleyTerryPart(tau=UNCERTAINTY_OF_GAME)


class _Computer(NamedTuple):
    """A computer player: its kind, and its number among those of its kind in a game."""

    kind: str
    number: int


@dataclass(slots=True)
class _Player:
    user_id: int
    name: str
    rating: BradleyTerryPartRating
    met: int
    games: int = 0
    wins: int = 0
    points: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's entry on a server's leaderboard.

    ``rating`` is a cautious estimate of strength (three standard deviations below the mean, on the scale of
    ``AT_FIRST``); the leaderboard is sorted by it. ``place`` counts from 1, and tied players share a place; a
    person whom the moderators have removed has the place 0. ``met`` is the number of different people with
    whom the person has played. ``provisional`` is true before five games. ``mark`` tells people apart whose
    names look the same; it is already formatted.
    """

    place: int
    user_id: int
    name: str
    rating: int
    games: int
    wins: int
    best: int
    average: float
    met: int
    provisional: bool
    mark: str = ""


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


def standings(
    results: Iterable[GameResult], *, with_computers: bool, unlisted: Collection[int] = ()
) -> tuple[Standing, ...]:
    """Return the leaderboard, best first, from games of one kind in chronological order.

    Tied players have the same rank. Computer players are rated like people, by kind, but are not listed. A
    seat whose person's data was deleted counts as a new, unknown player in each game. Each game counts by a
    weight (``_Meetings``). Those ``unlisted`` come last.
    """
    model = rating_model()
    players: dict[Hashable, _Player] = {}
    games = [
        (_keys(result, number), result.seats)
        for number, result in enumerate(results)
        if has_computers(result) is with_computers
    ]
    meetings = _Meetings([keys for keys, _ in games])
    for keys, seats in games:
        for key, seat in zip(keys, seats, strict=True):
            if key not in players:
                players[key] = _Player(seat.user_id or 0, seat.name, model.rating(), meetings.met[key])
        sat = [players[key] for key in keys]
        rated = model.rate([[player.rating] for player in sat], ranks=[float(seat.rank) for seat in seats])
        for key, player, seat, (rating, *_) in zip(keys, sat, seats, rated, strict=True):
            before, weight = player.rating, meetings.weight(key, keys)
            player.rating = model.rating(
                mu=before.mu + weight * (rating.mu - before.mu),
                sigma=before.sigma + weight * (rating.sigma - before.sigma),
            )
            player.name = seat.name
            player.games += 1
            player.wins += seat.rank == 1
            player.points.append(seat.total)
    people = [player for key, player in players.items() if isinstance(key, int)]
    return _in_order(people, unlisted)


class _Meetings:
    """Who has met whom in these games, which decides how much each game counts.

    If all counted in full, anyone could lead by beating accounts of their own: a few often, or many once.
    """

    def __init__(self, games: Iterable[Sequence[Hashable]]) -> None:
        self._games = Counter(pair for keys in games for pair in permutations(keys, 2))
        #: The number of different people that each player has met.
        self.met = Counter(key for key, other in self._games if isinstance(other, int))

    def weight(self, key: Hashable, keys: Sequence[Hashable]) -> float:
        """Return how much the game of these players counts for one of them, at most 1."""
        if isinstance(key, _Computer):
            return 1
        return fmean(self._credit(key, other) for other in keys if other != key)

    def _credit(self, key: Hashable, other: Hashable) -> float:
        if isinstance(other, _Computer):
            return 1
        return min(1, self.met[other] / MANY_PEOPLE) * min(1, sqrt(FEW_GAMES / self._games[key, other]))


def _keys(result: GameResult, number: int) -> list[Hashable]:
    """Return a key for each seat's player, which is the user id of a person."""
    keys: list[Hashable] = []
    for place, seat in enumerate(result.seats):
        if seat.user_id is not None:
            keys.append(seat.user_id)
        elif seat.computer is not None:
            of_kind = sum(other.computer == seat.computer for other in result.seats[:place])
            keys.append(_Computer(seat.computer, of_kind))
        else:
            keys.append(("unknown", number, place))
    return keys


def _in_order(people: list[_Player], unlisted: Collection[int]) -> tuple[Standing, ...]:
    ratings = {player.user_id: _shown(player.rating) for player in people}
    ordered = sorted(
        people,
        key=lambda player: (player.user_id in unlisted, -ratings[player.user_id], player.user_id),
    )
    listed = [ratings[player.user_id] for player in ordered if player.user_id not in unlisted]
    places = [*places_of(listed), *[0] * (len(ordered) - len(listed))]
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
            met=player.met,
            provisional=player.games < SETTLED_AFTER,
        )
        for place, player in zip(places, ordered, strict=True)
    )


def _shown(rating: BradleyTerryPartRating) -> int:
    return round(rating.ordinal(alpha=SCALE, target=AT_FIRST))


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One event of a game or of its table.

    ``round`` is the round in which it happened, 0 before the game. ``entry`` is the length of the game's
    history at the time; it is set only for events of the table.
    """

    at: datetime
    round: int
    event: Event
    entry: int = 0


async def log_of(stored: StoredTable, notices: Sequence[Notice]) -> tuple[LogEntry, ...]:
    """Return a game's moves and its table's events in chronological order.

    Moves that were taken back or undone are left out, but a vote to undo is included.
    """
    pending = deque(notices)
    if stored.start is None:
        return tuple(_take_events_until(pending, len(stored.entries), 0))
    lines: list[LogEntry] = []
    game = stored.start.game()
    trick = view_of(game, None).trick
    for pair, cards in (trick.pairs if trick is not None else {}).items():
        up = PairTurnedUp(pair, tuple(card.number for card in cards))
        lines.append(LogEntry(stored.start.begun_at, game.round, up))
    for count, (entry, action) in enumerate(stored.standing, start=1):
        lines += _take_events_until(pending, entry.number, game.round)
        round_number = game.round
        game, events = game.apply(action)
        for event in events:
            if isinstance(event, RoundBegan):
                # Events after this one, such as cards turned up, belong to the new round.
                round_number = event.round
            lines.append(LogEntry(entry.accepted_at, round_number, event))
        if count % ACTIONS_AT_ONCE == 0:
            await asyncio.sleep(0)
    return (*lines, *_take_events_until(pending, len(stored.entries), game.round))


def _take_events_until(pending: deque[Notice], entry: int, round_number: int) -> Iterator[LogEntry]:
    """Remove and yield the table's events up to this entry of the game's history."""
    while pending and pending[0].entry <= entry:
        notice = pending.popleft()
        yield LogEntry(notice.at, round_number, notice.event, notice.entry)


class History:
    """Reads past games, results and ratings."""

    def __init__(self, store: Store, tables: TableService) -> None:
        self._store = store
        self._tables = tables

    async def record(self, table_id: str) -> bytes:
        """Return the record of a finished or cancelled game (docs/record.md), with its shuffle.

        Raises:
            TableError: ``game-not-over``, because a record contains every hand; ``cards-not-dealt``; or
            ``day-not-over`` while others can still play the map of the day.
        """
        game = finished_game(await self._tables.get(table_id))
        try:
            proof = await self._tables.proof(table_id)
        except TableError as error:
            if error.key != "no-shuffle-kept":
                raise
            return write_record(game)
        return write_record(game, proof.to_json())

    async def day_of(self, table: Table) -> date:
        """Return the day, in UTC, on which a table was closed, or opened if it is still open."""
        return (await self._store.closed_at(table.id) or table.opened_at).date()

    async def streak(self, table: Table) -> int:
        """Return the number of days in a row, up to that of a table, whose maps its person has played."""
        person, day = table.seats[0].user_id, table.options.day
        return 0 if person is None or day is None else streak(await self._store.people.days_of(person), day)

    async def last_in(self, channel_id: int) -> Table | None:
        """Return the table of a channel's last finished or cancelled game, or None."""
        table_id = await self._store.last_game_in(channel_id)
        return None if table_id is None else await self._tables.get(table_id)

    async def last_of(self, user_id: int) -> Table | None:
        """Return the table of a person's last finished or cancelled game on any server, or None."""
        table_id = await self._store.last_game_of(user_id)
        return None if table_id is None else await self._tables.get(table_id)

    async def log(self, table_id: str) -> tuple[LogEntry, ...]:
        """Return a game's public log in chronological order, whether it is running or not.

        Raises:
            TableError: ``table-gone``.
        """
        stored = await self._store.load(table_id)
        if stored is None:
            raise TableError("table-gone")
        notices = await self._store.notices(table_id)
        # Skip notices that were stored after the history was read.
        return await log_of(stored, [notice for notice in notices if notice.entry <= len(stored.entries)])

    async def leaderboard(self, guild_id: int, *, with_computers: bool = False) -> tuple[Standing, ...]:
        """Return a server's players by rating, from games with or without computer players."""
        (board,) = await self._standings(guild_id, with_computers)
        return tuple(standing for standing in board if standing.place)

    async def stats(self, guild_id: int, user_id: int) -> Stats:
        """Return a person's statistics on a server."""
        boards = await self._standings(guild_id, False, True)
        own = (next((one for one in board if one.user_id == user_id), None) for board in boards)
        return Stats(*own)

    async def _standings(self, guild_id: int, *with_computers: bool) -> list[tuple[Standing, ...]]:
        """Return the standings of each of these kinds of games, with the people who are not listed."""
        people = self._store.people
        results, unlisted = await people.results_of(guild_id), await people.unlisted_in(guild_id)
        return [
            await asyncio.to_thread(standings, results, with_computers=kind, unlisted=unlisted)
            for kind in with_computers
        ]
