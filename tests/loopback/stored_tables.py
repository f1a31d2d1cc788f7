"""Reads a bot's database while the bot is running."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store import Store, open_store
from bot.store.database import Location
from bot.table_service.queries import TableCache
from bot.tables import Table
from engine.actions import Action
from tests.loopback.world import Channel

#: How many open games are cached: enough for a whole test.
KEPT = 2000


class StoredTables:
    """The tables and games in a bot's database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables = TableCache(store, KEPT)

    async def close(self) -> None:
        """Close the database."""
        await self._store.close()

    async def reopen(self, database: Path) -> None:
        """Open a database file after it was replaced; call ``close`` before replacing it."""
        self._store = await open_store(database)
        self._tables = TableCache(self._store, KEPT)

    async def table(self, table_id: str) -> Table:
        """The table as it is stored now; raises an error if its game cannot be replayed."""
        table = await self._tables.get(table_id)
        assert table is not None, f"table {table_id} is lost"
        return table

    async def table_in(self, channel: Channel) -> Table:
        """The open table of a channel."""
        found = await self._store.open_table_in(channel.id)
        assert found is not None, "the channel has a table"
        return await self.table(found.id)

    async def history(self, table_id: str) -> list[Action]:
        """Every action of a game, in order."""
        stored = await self._store.load(table_id)
        assert stored is not None
        return [action for _, action in stored.standing]


@asynccontextmanager
async def open_stored_tables(database: Location) -> AsyncIterator[StoredTables]:
    """Open a bot's database; a folder means the SQLite file in it."""
    if isinstance(database, Path) and database.is_dir():
        database /= "hokkaido.sqlite3"
    stored = StoredTables(await open_store(database))
    try:
        yield stored
    finally:
        await stored.close()
