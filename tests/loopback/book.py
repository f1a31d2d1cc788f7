"""What the database of a bot says, read beside the bot."""

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

#: Enough open games for the book of a whole test.
KEPT = 2000


class Book:
    """What the database says, read beside the bot."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables = TableCache(store, KEPT)

    async def close(self) -> None:
        """Let go of the database."""
        await self._store.close()

    async def open_anew(self, database: Path) -> None:
        """Read from this file after it was replaced; to be closed before that."""
        self._store = await open_store(database)
        self._tables = TableCache(self._store, KEPT)

    async def table(self, table_id: str) -> Table:
        """The table as it is stored now; a game whose history cannot be replayed raises."""
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
async def open_book(database: Location) -> AsyncIterator[Book]:
    """What the bot's database says; a folder stands for the file in it."""
    if isinstance(database, Path) and database.is_dir():
        database /= "hokkaido.sqlite3"
    book = Book(await open_store(database))
    try:
        yield book
    finally:
        await book.close()
