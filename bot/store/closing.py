"""Closes a table that cannot be read, so that its channel is free, on behalf of whoever runs the bot."""

from __future__ import annotations

from datetime import datetime

from bot.store import queries
from bot.store.checking import play_again
from bot.store.database import Database, StoreError
from bot.store.store import Store
from engine.errors import GameError


async def close_unreadable(database: Database, table_id: str, now: datetime) -> None:
    """Close an open table for good; nothing of it is deleted.

    Raises:
        StoreError: there is no such table, or it can be read, so that its people can end it themselves.
    """
    store = Store(database)
    if not await database.read(queries.IS_OPEN, table_id):
        raise StoreError(f"There is no open table {table_id[:20]!r}")
    try:
        stored = await store.load(table_id)
        if stored is not None and stored.start is not None:
            play_again(stored.start, stored.standing)
    except (GameError, ValueError):
        await store.set_aside(table_id, now)
    else:
        raise StoreError(f"Table {table_id} can be read: end it in Discord with /table end")
