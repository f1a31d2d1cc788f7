"""Reads tables by id, channel, person or server, always in their stored state.

The most recently used tables are kept in memory. A cached table is used only if its revision is the stored
one, because another process may have changed it.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from datetime import date

from bot.clock import Clock
from bot.store import Store
from bot.store.records import TableVersion
from bot.table_service.heartbeat import Heartbeat
from bot.tables import alone, shuffles
from bot.tables.change import Notice, TimeGivenBack
from bot.tables.checks import TableError
from bot.tables.deadlines import with_time_back
from bot.tables.own_games import GameOfGuest, GameOfPerson, game_of_person, welcome_of
from bot.tables.table import Table
from engine.errors import GameError
from engine.shuffle.proof import ShuffleProof

log = logging.getLogger(__name__)

#: Random bytes in the secret seed of a shuffle (docs/shuffle.md).
SECRET_LENGTH = 32

#: The note with the key of the secrets of the maps of the day, and of the digests of people who played them.
NOTE_OF_DAYS = "secret-of-days"

#: Attempts at reading or changing a table while other processes change it.
ATTEMPTS = 5


class UnreadableTableError(TableError):
    """A stored table's history can't be replayed, or its options are unknown.

    The table is set aside: it stays as it is, since another version may be able to read it. A person who
    plays ``alone`` may begin again.
    """

    def __init__(self, table_id: str, *, alone: bool) -> None:
        super().__init__("alone-set-aside" if alone else "table-set-aside")
        self.table_id = table_id


class TableCache:
    """Reads tables and keeps the most recently used ones."""

    def __init__(self, store: Store, most: int) -> None:
        """Keep at most ``most`` tables in memory, at least one."""
        self._store = store
        self._most = max(1, most)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        #: Unreadable tables that have been logged.
        self._set_aside: set[str] = set()

    async def get(self, table_id: str, revision: int | None = None) -> Table | None:
        """The stored table, or None; pass ``revision`` if it has just been read.

        Raises:
            UnreadableTableError: it can't be read.
        """
        kept = self._tables.get(table_id)
        if kept is not None:
            is_read_now = revision is None
            if revision is None:
                revision = await self._store.revision(table_id)
            # This process may have stored a newer revision since then.
            if revision is not None and kept.revision >= revision:
                if not is_read_now or kept.revision == revision:
                    return self.keep(kept)
                # After a failover the new database server may lack the last changes.
                log.warning("table %s: the database was reset to revision %d", table_id, revision)
                self.drop(table_id)
        try:
            stored = await self._store.load(table_id)
            table = None if stored is None else await stored.replayed()
        except (GameError, ValueError) as error:
            if await self._store.is_given_up(table_id):
                raise TableError("table-gone") from error
            if table_id not in self._set_aside:
                self._set_aside.add(table_id)
                log.exception(
                    "table %s is set aside: its stored game can't be read (see docs/hosting.md, Backups)",
                    table_id,
                )
            is_alone = await self._store.channel_of(table_id) is None
            raise UnreadableTableError(table_id, alone=is_alone) from error
        self._set_aside.discard(table_id)
        if table is not None:
            return self.keep(table)
        self.drop(table_id)
        return None

    def keep(self, table: Table) -> Table:
        """Keep a table unless a newer revision of it is cached: a slow reader may be late."""
        kept = self._tables.get(table.id)
        if kept is None or kept.revision <= table.revision:
            self.drop(table.id)
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > self._most:
            self.drop(next(iter(self._tables)))
        return table

    def drop(self, table_id: str) -> None:
        """Remove a table from memory."""
        self._tables.pop(table_id, None)


class TableQueries:
    """Everything that can be asked about tables; ``TableService`` adds the changes.

    Each method with a ``table_id`` raises ``TableError("table-gone")`` if there is no such table, and
    ``UnreadableTableError`` if it can't be read.
    """

    def __init__(self, store: Store, cache: TableCache, clock: Clock, heartbeat: Heartbeat) -> None:
        self._store = store
        self._cache = cache
        self._clock = clock
        self._heartbeat = heartbeat

    async def get(self, table_id: str) -> Table:
        """The table, open or closed."""
        table = await self._read(table_id)
        if table is None:
            raise TableError("table-gone")
        return table

    async def _read(self, table_id: str, revision: int | None = None) -> Table | None:
        """``TableCache.get``, with the time given back in which people could not act."""
        table = await self._cache.get(table_id, revision)
        return None if table is None else (await self._with_time_back(table))[0]

    async def _with_time_back(self, table: Table) -> tuple[Table, tuple[TimeGivenBack, ...]]:
        """``with_time_back``, in the process that measures the downtimes of the table's shard."""
        if not self._store.owns(table.guild_id):
            return table, ()
        return with_time_back(table, await self._heartbeat.downtimes())

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table in this channel."""
        found = await self._store.open_table_in(channel_id)
        table = None if found is None else await self._read(found.id, found.revision)
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

    async def with_notices(self, table_id: str) -> tuple[Table, tuple[Notice, ...]]:
        """A table and its notices, both from the same revision.

        Raises:
            TableError: ``table-busy`` if it keeps changing while it is read.
        """
        for _ in range(ATTEMPTS):
            revision, notices = await self._store.revision_and_notices(table_id)
            table = None if revision is None else await self._read(table_id, revision)
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

    async def secret_of_day(self, day: date) -> str:
        """The secret seed of a day's map, equal in every process of the bot.

        It is HMAC-SHA256 over ``map of the day YYYY-MM-DD``, in hexadecimal; the key is never shown.
        """
        return await self._keyed_digest(f"map of the day {day.isoformat()}")

    async def keep_try_of_day(self, user_id: int) -> None:
        """If a person has played today's map, keep a digest, so that a deletion gives no second try."""
        day = alone.day_at(self._clock.now())
        if await self._store.game_of_day_in(alone.place_of(user_id, day), day) is not None:
            await self._store.people.keep_try(day, await self._digest_of_player(user_id, day))

    async def _digest_of_player(self, user_id: int, day: date) -> str:
        return await self._keyed_digest(f"player {user_id} on {day.isoformat()}")

    async def _keyed_digest(self, message: str) -> str:
        key = await self._store.remember_first(NOTE_OF_DAYS, new_secret())
        return hmac.digest(key.encode("ascii"), message.encode("ascii"), hashlib.sha256).hex()

    async def readable(self, versions: Iterable[TableVersion]) -> tuple[Table, ...]:
        """The tables that can be read; the others are left out."""
        found = []
        for version in versions:
            try:
                table = await self._read(version.id, version.revision)
            except UnreadableTableError:
                continue  # logged by the cache
            if table is not None:
                found.append(table)
        return tuple(found)


def new_secret() -> str:
    """A new secret seed, in hexadecimal."""
    return secrets.token_hex(SECRET_LENGTH)
