"""Brings an SQLite database to the present shape by the numbered SQL files in ``sqlite``.

``0001_tables.sql`` is the first; the number of the last one that has run is the database's
``user_version``. All that are missing run in one transaction, so a database is never half way.

PostgreSQL has files of its own, for the two do not write tables alike. The same number means the same shape.

There an older version may still serve while a newer one has begun to, so each of its files from 0008 on
says from which version on programs understand the shape that it leaves: ``-- Understood from 8 on.`` A
release expands, and says the number of the release before; what nobody needs any more goes one release
later, in a file that says its own number.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from typing import Literal

from bot.store.database import StoreError

#: Marks a database as this program's own ("HOKK"), so that no other one is written into.
APPLICATION_ID = 0x484F4B4B

#: The kinds of databases.
DatabaseKind = Literal["sqlite", "postgresql"]


def migrations(kind: DatabaseKind = "sqlite") -> tuple[tuple[int, str], ...]:
    """The number and the SQL of every migration, in order."""
    found = sorted(
        (int(file.name[:4]), file.read_text(encoding="utf-8"))
        for file in files("bot.store.migrations").joinpath(kind).iterdir()
        if file.name.endswith(".sql")
    )
    return tuple(found)


def newest_version() -> int:
    """The version that this program's code works with."""
    return migrations()[-1][0]


def understood_from(number: int, script: str) -> int:
    """The first version whose programs understand the shape that a migration leaves; usually its own."""
    found = re.search(r"^-- Understood from (\d+) on\.$", script, re.MULTILINE)
    return int(found[1]) if found else number


def refuse_newer(version: int, from_version: int | None = None) -> None:
    """Raises StoreError if only a later program knows this shape.

    It is understood ``from_version`` on, where that was noted.
    """
    if version > newest_version() and (from_version is None or from_version > newest_version()):
        raise StoreError(
            f"a newer version of the bot has written it (shape {version}, this one knows "
            f"{newest_version()}): install that version again, or restore a backup"
        )


def migrate(connection: sqlite3.Connection) -> None:
    """Run what is missing; the connection is in autocommit mode. Safe when several processes start at once.

    Raises:
        StoreError: the database is another program's, or a newer version has written it.
        sqlite3.Error: it cannot be read or written.
    """
    # A table that is made anew is dropped in between; whether all references hold is looked at in the end.
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection)
        for number, script in migrations():
            if number > version:
                for statement in statements(script):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise StoreError("some of its rows refer to others that are not there")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    connection.execute("PRAGMA foreign_keys = ON")


def statements(script: str) -> Iterator[str]:
    """The single statements of an SQL script (``executescript`` would commit between them)."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"a migration ends in the middle of a statement: {statement.strip()[:60]!r}")


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (parts,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if owner != APPLICATION_ID and (owner or version or parts):
        raise StoreError("it is the database of another program")
    refuse_newer(int(version))
    return int(version)
