"""Creates or upgrades a database with the numbered SQL files in each kind's folder.

All pending files run in one transaction. The number of the last one is the database's version, stored as
``user_version`` in SQLite and in the table ``shape`` in PostgreSQL. Both kinds use the same version numbers.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

import aiosqlite

from bot.store.database import StoreError

if TYPE_CHECKING:  # psycopg is not installed for SQLite
    from psycopg import Connection
    from psycopg.rows import TupleRow

#: Marks a database as this program's own ("HOKK"), so that another program's is never written to.
APPLICATION_ID = 0x484F4B4B

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
        StoreError: the database belongs to another program or to a newer version.
        sqlite3.Error: it cannot be read or written.
    """
    await connection.execute_fetchall("BEGIN IMMEDIATE")
    try:
        version = await _version_of_file(connection)
        await _run(connection, range(version + 1, newest_version() + 1))
        await connection.execute_fetchall(f"PRAGMA application_id = {APPLICATION_ID}")
    except BaseException:
        await connection.execute_fetchall("ROLLBACK")
        raise
    await connection.execute_fetchall("COMMIT")


async def require_own_schema(connection: aiosqlite.Connection) -> None:
    """Raise StoreError unless a file has exactly the tables, indexes and triggers of its version."""
    version = await _version_of_file(connection)
    async with aiosqlite.connect(":memory:", isolation_level=None) as fresh:
        await _run(fresh, range(version + 1))
        wrong = await _schema(fresh) ^ await _schema(connection)
    if wrong:
        names = ", ".join(sorted({f"{kind} {name}" for kind, name, _ in wrong}))
        raise StoreError(f"these parts of it were changed, added or removed: {names}")


async def _schema(connection: aiosqlite.Connection) -> set[tuple[str, str, str]]:
    """The kind, name and SQL of every part that is not SQLite's own."""
    found = await connection.execute_fetchall("SELECT type, name, sql FROM sqlite_schema")
    return {(kind, name, sql) for kind, name, sql in found if not name.startswith("sqlite_")}


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
        StoreError: the database belongs to another program or to a newer version.
        psycopg.Error: it cannot be read or written.
    """
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [APPLICATION_ID])
        version = _version_on_server(connection)
        for number, script in migrations("postgresql"):
            if number > version:
                connection.execute(script.encode())
                connection.execute("UPDATE shape SET version = %s", [number])


def require_present_shape(connection: Connection[TupleRow]) -> None:
    """Raise StoreError unless this is this program's PostgreSQL database in the current version."""
    ((is_there,),) = connection.execute("SELECT to_regclass('shape') IS NOT NULL").fetchall()
    if not is_there:
        raise StoreError("it contains no games")
    version = _version_on_server(connection)
    if version < newest_version():
        raise StoreError(
            f"it was written by an older version of the bot (schema {version}, this version uses "
            f"{newest_version()}); start this version with it once"
        )


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
