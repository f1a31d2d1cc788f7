"""Finds tables by id, channel, person or server, always in their stored state."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from bot.clock import Clock
from bot.store import Store
from bot.store.records import TableVersion
from bot.table_service.cache import TableCache, UnreadableTableError
from bot.tables import alone, shuffles
from bot.tables.errors import TableError
from bot.tables.events import Notice
from bot.tables.own_games import GameOfGuest, GameOfPerson, game_of_person, welcome_of
from bot.tables.table import Table
from engine.shuffle.proof import ShuffleProof

#: Attempts at reading or changing a table while other processes change it.
ATTEMPTS = 5


class TableQueries:
    """Everything that can be asked about tables; ``TableService`` adds the changes.

    Each method with a ``table_id`` raises ``TableError("table-gone")`` if there is no such table, and
    ``UnreadableTableError`` if it can't be read.
    """

    def __init__(self, store: Store, cache: TableCache, clock: Clock) -> None:
        self._store = store
        self._cache = cache
        self._clock = clock

    async def get(self, table_id: str) -> Table:
        """The table, open or closed."""
        table = await self._cache.get(table_id)
        if table is None:
            raise TableError("table-gone")
        return table

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table in this channel."""
        found = await self._store.open_table_in(channel_id)
        table = None if found is None else await self._cache.get(found.id, found.revision)
        return table if table is not None and table.stage.is_open else None

    async def last_of_day(self, user_id: int, day: date) -> Table | None:
        """The table at which a person plays, or has played, the map of this day.

        It may not be their last one, if the clock was ahead and they have played a later day's map.
        """
        place = alone.place_of(user_id, day)
        table = await self.in_channel(place)
        if table is not None and table.options.day == day:
            return table
        played = await self._store.game_of_day_in(place, day)
        return None if played is None else await self.get(played)

    async def open_rematch(self, table_id: str) -> Table | None:
        """The open rematch of this table, if there is one."""
        before = await self.get(table_id)
        table = await self.in_channel(before.channel_id)
        return table if table is not None and table.rematch_of == before.id else None

    async def of_person(self, user_id: int) -> tuple[Table, ...]:
        """A person's open tables, oldest first."""
        return await self.readable(await self._store.open_tables_of(user_id))

    async def of_server(self, guild_id: int) -> tuple[Table, ...]:
        """A server's open tables, oldest first."""
        return await self.readable(await self._store.open_tables_in_server(guild_id))

    async def games_of(self, user_id: int) -> tuple[GameOfPerson, ...]:
        """A person's open tables, oldest first, with what each is waiting for."""
        found = [game_of_person(table, user_id) for table in await self.of_person(user_id)]
        return tuple(filter(None, found))

    async def guest_games_of(self, user_id: int) -> tuple[GameOfGuest, ...]:
        """The open tables that this person is invited to or watches, oldest first."""
        tables = await self.readable(await self._store.open_tables_with_guest(user_id))
        found = ((table, welcome_of(table, user_id)) for table in tables)
        return tuple(GameOfGuest(table, welcome) for table, welcome in found if welcome is not None)

    async def unannounced(self) -> tuple[Table, ...]:
        """This process's closed tables whose end has not been shown everywhere."""
        return await self.readable(await self._store.unannounced_tables())

    async def with_notices(self, table_id: str, after: int) -> tuple[Table, tuple[Notice, ...]]:
        """A table and its notices numbered above ``after``, both from the same revision.

        Raises:
            TableError: ``table-busy`` if it keeps changing while it is read.
        """
        for _ in range(ATTEMPTS):
            revision, notices = await self._store.revision_and_notices(table_id, after)
            table = None if revision is None else await self._cache.get(table_id, revision)
            if table is None:
                raise TableError("table-gone")
            if table.revision == revision:
                return table, notices
        raise TableError("table-busy")

    async def proof(self, table_id: str) -> ShuffleProof:
        """The proof of the shuffle of a finished or cancelled game.

        Raises:
            TableError: ``shuffle-still-secret``, ``no-shuffle-kept`` if the game never began, or
                ``day-not-over`` while others can still play the map of the day.
        """
        table = await self.get(table_id)
        alone.must_be_over(table, self._clock.now())
        return shuffles.proof_of(table)

    async def checked_proof(self, table_id: str) -> ShuffleProof:
        """``proof``, checked against the commitment and the cards that were dealt.

        Raises:
            GameError: ``wrong-commitment`` or ``wrong-shuffle``.
            TableError: see ``proof``.
        """
        proof = await self.proof(table_id)
        shuffles.check_proof(await self.get(table_id), proof)
        return proof

    async def readable(self, versions: Iterable[TableVersion]) -> tuple[Table, ...]:
        """The tables that can be read; the others are left out."""
        found = []
        for version in versions:
            try:
                table = await self._cache.get(version.id, version.revision)
            except UnreadableTableError:
                continue  # logged by the cache
            if table is not None:
                found.append(table)
        return tuple(found)
