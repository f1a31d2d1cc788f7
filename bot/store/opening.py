"""Opens the store in the database that the settings name: a file of SQLite, or a PostgreSQL server."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from bot.shards import Shards
from bot.store.database import Database, Location, UnusableError
from bot.store.sqlite_database import SqliteDatabase
from bot.store.store import Store

HOW_TO_INSTALL_POSTGRESQL = (
    'a PostgreSQL database needs the extra "postgresql". In the folder of the project '
    '"make .venv/postgresql" installs it; without make, '
    f"{sys.executable} -m pip install --requirement requirements/postgresql.lock"
)


async def prepare(database: Location) -> None:
    """Create a database or run its missing migrations, as ``open_database`` does."""
    await (await open_database(database)).close()


async def open_database(database: Location, *, unchanged: bool = False) -> Database:
    """Open a database, creating it or running missing migrations first.

    A server's may be opened ``unchanged``: then it must have the present shape already.

    Raises:
        StoreError: it cannot be used now; ``UnusableError`` if that will not pass.
    """
    if isinstance(database, Path):
        return await SqliteDatabase.open(database)
    _require_driver()
    from bot.store.postgresql_database import PostgresqlDatabase

    return await PostgresqlDatabase.open(database, unchanged=unchanged)


async def open_store(database: Location) -> Store:
    """Open a database, as ``open_database`` does, with the store over it."""
    return Store(await open_database(database))


async def open_own_store(database: Location, shards: Shards) -> Store:
    """Open the store for the one process that serves these shards.

    Raises:
        StoreError: another process serves one of them, or the database cannot be used.
    """
    if isinstance(database, Path):
        return Store(await open_database(database), shards)
    opened = await open_database(database)
    from bot.store.ownership import Ownership

    ownership = Ownership(database, shards)
    try:
        await ownership.open()
    except BaseException:
        await opened.close()
        raise
    return Store(opened, shards, ownership)


def _require_driver() -> None:
    """Raises UnusableError unless the driver for PostgreSQL is installed; hosts with SQLite do without it."""
    if importlib.util.find_spec("psycopg") is None or importlib.util.find_spec("psycopg_pool") is None:
        raise UnusableError(HOW_TO_INSTALL_POSTGRESQL)
