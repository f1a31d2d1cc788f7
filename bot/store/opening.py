"""Opens the store in the configured database: an SQLite file or a PostgreSQL server."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from pathlib import Path

from bot.shards import Shards
from bot.store.database import Database, Location, UnusableError
from bot.store.sqlite_database import LOGS, SqliteDatabase, beside
from bot.store.store import Store

HOW_TO_INSTALL_POSTGRESQL = (
    'a PostgreSQL database needs the extra "postgresql". In the folder of the project '
    '"make .venv/postgresql" installs it; without make, '
    f"{sys.executable} -m pip install --requirement requirements/postgresql.lock"
)


async def prepare(database: Location) -> None:
    """Create a database or run its pending migrations, as ``open_database`` does."""
    await (await open_database(database)).close()


async def open_database(database: Location, *, unchanged: bool = False) -> Database:
    """Open a database, after creating it or running pending migrations.

    With ``unchanged``, a server's database is not migrated and must have the current version.

    Raises:
        StoreError: it cannot be used now; ``UnusableError`` if the problem is permanent.
    """
    if isinstance(database, Path):
        return await SqliteDatabase.open(database)
    _require_driver()
    from bot.store.postgresql_database import PostgresqlDatabase

    return await PostgresqlDatabase.open(database, unchanged=unchanged)


async def remove_database(database: Location) -> None:
    """Remove a database that is not open: its file, or its tables on a server.

    Raises:
        OSError, StoreError: it cannot be removed.
    """
    if isinstance(database, Path):
        for file in (database, *(beside(database, part) for part in LOGS)):
            file.unlink(missing_ok=True)
    else:
        from bot.store.postgresql_database import remove

        await asyncio.to_thread(remove, database)


async def open_store(database: Location) -> Store:
    """Open a database with ``open_database`` and return its store."""
    return Store(await open_database(database))


async def open_own_store(database: Location, shards: Shards, *, hears_all: bool = False) -> Store:
    """Open the store for the process that serves these shards.

    With ``hears_all``, it reports the changes of all tables, not only of those that the process announces.

    Raises:
        StoreError: another process serves one of them, or the database cannot be used.
    """
    if isinstance(database, Path):
        return Store(await open_database(database), shards)
    opened = await open_database(database)
    from bot.store.ownership import Ownership

    ownership = Ownership(database, shards, hears_all=hears_all)
    try:
        await ownership.open()
    except BaseException:
        await opened.close()
        raise
    return Store(opened, shards, ownership)


def _require_driver() -> None:
    """Raise UnusableError unless the optional PostgreSQL driver is installed."""
    if importlib.util.find_spec("psycopg") is None or importlib.util.find_spec("psycopg_pool") is None:
        raise UnusableError(HOW_TO_INSTALL_POSTGRESQL)
