"""Creates or upgrades a database with the numbered SQL files in each kind's folder.

All pending files run in one transaction, if the database has the schema that the earlier files make. A file
never changes once it was released. The number of the last one is the database's version, stored as
``user_version`` in SQLite and in the table ``shape`` in PostgreSQL. Both kinds use the same version numbers.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

import aiosqlite

from bot.store.database import StoreError
from bot.store.schemas import FILE_PARTS, SERVER_PARTS, Schema, differences, schema_of

if TYPE_CHECKING:  # psycopg is not installed for SQLite
    from psycopg import Connection
    from psycopg.rows import TupleRow

log = logging.getLogger(__name__)

#: Marks a database as this program's own ("HOKK"), so that another program's is never written to.
APPLICATION_ID = 0x484F4B4B

#: The error for a schema that the migrations do not make, and what to do.
FOREIGN_SCHEMA = (
    "its schema is not one of this bot's ({wrong}): undo these changes, restore a backup, or use the version "
    "of the bot that made it"
)

#: The log's line before PostgreSQL is migrated.
MIGRATING = "migrating the database from schema {version} to {newest}; going back needs a backup from before"

#: The kinds of databases.
DatabaseKind = Literal["sqlite", "postgresql"]


def migrations(kind: DatabaseKind = "sqlite") -> tuple[tuple[int, str], ...]:
    """Return every migration's number and SQL, in order."""
    found = sorted(
        (int(file.name[:4]), file.read_text(encoding="utf-8"))
        for file in files("bot.store.migrations").joinpath(kind).iterdir()
        if file.name.endswith(".sql")
    )
    return tuple(found)


def newest_version() -> int:
    """Return the version that this program needs."""
    return migrations()[-1][0]


async def migrate_file(connection: aiosqlite.Connection) -> None:
    """Run the pending migrations in SQLite; the connection must be in autocommit mode.

    Raises:
        StoreError: the database belongs to another program or to a newer version, or its schema is wrong.
        sqlite3.Error: it cannot be read or written.
    """
    await connection.execute_fetchall("BEGIN IMMEDIATE")
    try:
        version = await _version_of_file(connection)
        await _require_schema(connection, version)
        await _run(connection, range(version + 1, newest_version() + 1))
        await connection.execute_fetchall(f"PRAGMA application_id = {APPLICATION_ID}")
    except BaseException:
        await connection.execute_fetchall("ROLLBACK")
        raise
    await connection.execute_fetchall("COMMIT")


async def require_own_file(connection: aiosqlite.Connection) -> int:
    """Return a file's version, after checking that it has the tables, indexes and triggers of that version.

    Raises:
        StoreError: it has not.
        sqlite3.Error: it cannot be read.
    """
    version = await _version_of_file(connection)
    if not version:
        raise StoreError("it contains no games")
    await _require_schema(connection, version)
    return version


async def _require_schema(connection: aiosqlite.Connection, version: int) -> None:
    """Raise StoreError unless a file has the schema that the migrations up to this version make."""
    async with aiosqlite.connect(":memory:", isolation_level=None) as fresh:
        await _run(fresh, range(version + 1))
        made = schema_of(await fresh.execute_fetchall(FILE_PARTS))
    _require(made, schema_of(await connection.execute_fetchall(FILE_PARTS)))


def _require(made: Schema, found: Schema) -> None:
    """Raise StoreError unless a database has every part that its migrations make."""
    if wrong := differences(made, found):
        raise StoreError(FOREIGN_SCHEMA.format(wrong=wrong))


async def _run(connection: aiosqlite.Connection, numbers: range) -> None:
    """Run the migrations with these numbers in SQLite."""
    for number, script in migrations():
        if number in numbers:
            for statement in statements(script):
                await connection.execute_fetchall(statement)
            await connection.execute_fetchall(f"PRAGMA user_version = {number}")


async def _version_of_file(connection: aiosqlite.Connection) -> int:
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    ((owner,),) = await connection.execute_fetchall("PRAGMA application_id")
    ((parts,),) = await connection.execute_fetchall("SELECT count(*) FROM sqlite_master")
    if owner != APPLICATION_ID and (owner or version or parts):
        raise StoreError("it is another program's database")
    _refuse_newer(int(version))
    return int(version)


def statements(script: str) -> Iterator[str]:
    """Split an SQL script into statements, because ``executescript`` would commit first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"a migration ends in the middle of a statement: {statement.strip()[:60]!r}")


def migrate_server(connection: Connection[TupleRow]) -> None:
    """Run the pending migrations in PostgreSQL, under a lock; the connection must be in autocommit mode.

    Raises:
        StoreError: the database belongs to another program or to a newer version, or its schema is wrong.
        psycopg.Error: it cannot be read or written.
    """
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [APPLICATION_ID])
        version = _version_on_server(connection)
        _require_schema_on_server(connection, version)
        newest = newest_version()
        if 0 < version < newest:
            log.warning("%s", MIGRATING.format(version=version, newest=newest))
        if version < newest:
            _run_on_server(connection, range(version + 1, newest + 1))
            connection.execute("UPDATE shape SET version = %s", [newest])


def require_present_shape(connection: Connection[TupleRow]) -> None:
    """Raise StoreError unless this is this program's PostgreSQL database in the current version."""
    ((is_there,),) = connection.execute("SELECT to_regclass('shape') IS NOT NULL").fetchall()
    if not is_there:
        raise StoreError("it contains no games")
    version = _version_on_server(connection)
    _require_schema_on_server(connection, version)
    if version < newest_version():
        raise StoreError(
            f"it was written by an older version of the bot (schema {version}, this version uses "
            f"{newest_version()}); start this version with it once"
        )


def remove_tables(connection: Connection[TupleRow]) -> None:
    """Drop everything that the migrations have made in PostgreSQL."""
    with connection.transaction():
        for kind, name in _made_on_server(connection, newest_version()):
            if kind in ("table", "function"):  # the others go with their table
                connection.execute(f"DROP {kind} {name} CASCADE".encode())
        connection.execute("DROP TABLE shape")


def _require_schema_on_server(connection: Connection[TupleRow], version: int) -> None:
    """Raise StoreError unless a database has the schema that the migrations up to this version make."""
    _require(_made_on_server(connection, version), schema_of(connection.execute(SERVER_PARTS)))


def _made_on_server(connection: Connection[TupleRow], version: int) -> Schema:
    """Return the schema that the migrations up to this version make, without changing the database."""
    with connection.transaction(force_rollback=True):
        # Unlike a schema, every role may create temporary tables by default. Their triggers use the
        # database's own function, since the server looks for no function in pg_temp.
        connection.execute(
            "SELECT set_config('search_path', 'pg_temp, ' || current_setting('search_path'), true)"
        )
        _run_on_server(connection, range(version + 1))
        return schema_of(connection.execute(SERVER_PARTS))


def _run_on_server(connection: Connection[TupleRow], numbers: range) -> None:
    """Run the migrations with these numbers in PostgreSQL."""
    for number, script in migrations("postgresql"):
        if number in numbers:
            connection.execute(script.encode())


def _version_on_server(connection: Connection[TupleRow]) -> int:
    """Return the number of the last migration run; create the version table in an empty database."""
    found = connection.execute(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    ).fetchall()
    if not found:
        connection.execute("CREATE TABLE shape (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO shape VALUES (0)")
        return 0
    if not {("shape",), ("entries",), ("seats",)} <= set(found):
        raise StoreError("it is another program's database")
    ((version,),) = connection.execute("SELECT version FROM shape").fetchall()
    _refuse_newer(int(version))
    return int(version)


def _refuse_newer(version: int) -> None:
    """Raise StoreError if a newer version of the bot has written the database."""
    if version > newest_version():
        raise StoreError(
            f"it was written by a newer version of the bot (schema {version}, this version supports "
            f"{newest_version()}); reinstall that version or restore a backup"
        )
