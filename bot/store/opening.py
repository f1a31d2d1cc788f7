"""Opens the store in the database that the settings name: a file of SQLite, or a PostgreSQL server."""

from __future__ import annotations

import importlib.util
import logging
import sys
from pathlib import Path

from bot.shards import Shards
from bot.store.database import Database, Location, StoreError, UnusableError
from bot.store.sqlite_database import SqliteDatabase
from bot.store.store import Store

log = logging.getLogger(__name__)

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


async def open_shared_store(database: Location, shards: Shards | None) -> Store:
    """The same for a process that may share the tables of a server with others; it has these shards."""
    store = await open_store(database)
    if not isinstance(database, Path):
        from bot.store.postgresql_restored import doubt_if_restored
        from bot.store.shared_leases import SharedLeases

        try:
            if await doubt_if_restored(store.database):
                log.info("the database has been restored: checking the messages of all open tables")
        except StoreError as error:
            log.warning("cannot find out whether the database has been restored: %s", error)
        store.leases = SharedLeases(store.database, database, shards)
    return store


def _require_driver() -> None:
    """Raises UnusableError unless the driver for PostgreSQL is installed; hosts with SQLite do without it."""
    if importlib.util.find_spec("psycopg") is None or importlib.util.find_spec("psycopg_pool") is None:
        raise UnusableError(HOW_TO_INSTALL_POSTGRESQL)
