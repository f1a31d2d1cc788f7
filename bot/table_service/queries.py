"""Looking tables up: by id, by channel, by person and by server; always as they are stored now.

Those that were used last are in memory. A table is taken from there only while its revision is the stored
one, so several processes may serve the same tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from bot.store import Store
from bot.store.records import StoredTable, TableVersion
from bot.tables import alone, shuffles
from bot.tables.errors import TableError
from bot.tables.events import GameCommitted, Notice
from bot.tables.own_games import GameOfGuest, GameOfPerson, game_of_person, welcome_of
from bot.tables.table import Table
from engine.errors import GameError
from engine.shuffle_proof import ShuffleProof

log = logging.getLogger(__name__)

#: How often reading or changing a table is tried, when other processes change it at the same time.
ATTEMPTS = 5

#: After so many replayed actions the event loop gets a turn.
ACTIONS_AT_ONCE = 20


class UnreadableTableError(TableError):
    """What is stored of a table makes no sense: its history leads nowhere, or its options are unknown.

    The table is set aside: kept as it is, for another version may read it, and all others go on.
    """

    def __init__(self, table_id: str) -> None:
        super().__init__("table-set-aside")
        self.table_id = table_id


class TableCache:
    """Reads tables, and keeps those that were used last."""

    def __init__(self, store: Store, most: int) -> None:
        """Keep at most ``most`` tables in memory, at least one."""
        self._store = store
        self._most = max(1, most)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        #: The tables of which the log says already that they cannot be read.
        self._set_aside: set[str] = set()

    async def get(self, table_id: str, revision: int | None = None) -> Table | None:
        """The table as it is stored now, or None; one whose ``revision`` is known already need not be asked.

        Raises:
            UnreadableTableError: it cannot be read.
        """
        kept = self._tables.get(table_id)
        if kept is not None:
            if revision is None:
                revision = await self._store.revision(table_id)
            # What this process has stored meanwhile is newer than what was read.
            if revision is not None and kept.revision >= revision:
                return self.keep(kept)
        try:
            stored = await self._store.load(table_id)
            table = None if stored is None else await _replayed(stored)
        except (GameError, ValueError) as error:
            if table_id not in self._set_aside:
                self._set_aside.add(table_id)
                log.exception("table %s is set aside: what is stored of it cannot be read", table_id)
            raise UnreadableTableError(table_id) from error
        self._set_aside.discard(table_id)
        if table is not None:
            return self.keep(table)
        self._tables.pop(table_id, None)
        return None

    def keep(self, table: Table) -> Table:
        """Keep a table unless a newer state of it is kept already: a slow reader may come late."""
        kept = self._tables.pop(table.id, table)
        self._tables[table.id] = kept if kept.revision > table.revision else table
        if len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return table


async def _replayed(stored: StoredTable) -> Table:
    if stored.start is None:
        return stored.table
    game = stored.start.game()
    for count, (_, action) in enumerate(stored.standing, start=1):
        game, _ = game.apply(action)
        if count % ACTIONS_AT_ONCE == 0:
            await asyncio.sleep(0)
    return replace(
        stored.table,
        game=game,
        entry_numbers=tuple(entry.number for entry, _ in stored.standing),
        next_entry=len(stored.entries),
    )


class TableQueries:
    """All that can be known of tables; ``TableService`` adds what can be done with them.

    Every method that is given a ``table_id`` raises ``TableError("table-gone")`` when there is no such
    table, and ``UnreadableTableError`` when it cannot be read.
    """

    def __init__(self, store: Store, cache: TableCache) -> None:
        self._store = store
        self._cache = cache

    async def get(self, table_id: str) -> Table:
        """The table as it is stored now, open or closed."""
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
        """The table at which somebody plays, or has played, the map of this day."""
        place = alone.place_of(user_id, day)
        table = await self.in_channel(place)
        last = None if table is not None else await self._store.last_game_in(place)
        table = table if last is None else await self.get(last)
        return table if table is not None and table.options.day == day else None

    async def open_rematch(self, table_id: str) -> Table | None:
        """The open table in the channel of this one that is its rematch, if there is one by now."""
        before = await self.get(table_id)
        table = await self.in_channel(before.channel_id)
        return table if table is not None and table.rematch_of == before.id else None

    async def of_person(self, user_id: int) -> tuple[Table, ...]:
        """The open tables at which this person sits, oldest first."""
        return await self.readable(await self._store.open_tables_of(user_id))

    async def of_server(self, guild_id: int) -> tuple[Table, ...]:
        """The open tables of a server, oldest first."""
        return await self.readable(await self._store.open_tables_in_server(guild_id))

    async def games_of(self, user_id: int) -> tuple[GameOfPerson, ...]:
        """The open tables at which this person sits, oldest first, with what each wants of them."""
        found = (game_of_person(table, user_id) for table in await self.of_person(user_id))
        return tuple(game for game in found if game is not None)

    async def guest_games_of(self, user_id: int) -> tuple[GameOfGuest, ...]:
        """The open tables to which this person is invited or that they watch, oldest first."""
        tables = await self.readable(await self._store.open_tables_with_guest(user_id))
        found = ((table, welcome_of(table, user_id)) for table in tables)
        return tuple(GameOfGuest(table, welcome) for table, welcome in found if welcome is not None)

    async def unannounced(self) -> tuple[Table, ...]:
        """Tables of this process that have closed while their end has not been shown to all."""
        found = await self._store.unannounced_tables()
        return await self.readable(version for version in found if self._store.leases.holds(version.id))

    async def mark_announced(self, table_id: str) -> None:
        """Note that the end of this table has been shown to all; see ``unannounced``."""
        await self._store.mark_announced(table_id)

    async def notices(self, table_id: str, after: int = -1) -> tuple[Notice, ...]:
        """What has happened at a table beside the moves, with a greater number than ``after``.

        Notices are stored with the changes themselves: a caller who remembers the number of the
        last one it has told misses none and tells none twice. Reminders are not among them.
        """
        return await self._store.notices(table_id, after)

    async def with_notices(self, table_id: str, after: int = -1) -> tuple[Table, tuple[Notice, ...]]:
        """A table and its ``notices`` as they were at one moment.

        Raises:
            TableError: ``table-busy`` when it keeps changing while it is read.
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
        """Secret, words and commitment of a game that is over or was cancelled.

        Raises:
            TableError: ``shuffle-still-secret``, or ``no-shuffle-kept`` when the game never began.
        """
        table = await self.get(table_id)
        events = [notice.event for notice in await self.notices(table_id)]
        told = next((event.commitment for event in events if isinstance(event, GameCommitted)), None)
        return shuffles.proof_of(table, told)

    async def checked_proof(self, table_id: str) -> ShuffleProof:
        """The same, after the shuffle was made again and compared with what was told and dealt.

        Raises:
            GameError: ``wrong-commitment``, ``wrong-shuffle`` or ``words-deleted``.
            TableError: as ``proof`` does.
        """
        proof = await self.proof(table_id)
        shuffles.check_proof(await self.get(table_id), proof)
        return proof

    async def readable(self, versions: Iterable[TableVersion]) -> tuple[Table, ...]:
        """These tables, but for any that cannot be read: it must not keep the bot from all others."""
        found = []
        for version in versions:
            try:
                table = await self._cache.get(version.id, version.revision)
            except UnreadableTableError:
                continue  # the log says so
            if table is not None:
                found.append(table)
        return tuple(found)
