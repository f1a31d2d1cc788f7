"""Opens the store in the database that the settings name."""

from __future__ import annotations

from pathlib import Path

from bot.store.sqlite_database import SqliteDatabase
from bot.store.store import Store


async def open_store(database: Path) -> Store:
    """Open the database and bring it to the present shape when need be.

    Raises:
        StoreError: it cannot be used; the message is one line.
    """
    return Store(await SqliteDatabase.open(database))
