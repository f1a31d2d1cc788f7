"""Brings a PostgreSQL database to the present shape by the numbered SQL files in ``migrations/postgresql``.

The number of the last one that has run stands in the table ``shape``. All that are missing run in one
transaction, and one process at a time runs them. Beside it stands which version is the oldest whose programs
understand the shape: such a program goes on, or starts, though a newer one has migrated the database.
"""

from __future__ import annotations

from psycopg import Connection
from psycopg.rows import TupleRow

from bot.store.database import StoreError
from bot.store.migrations import APPLICATION_ID, migrations, newest_version, refuse_newer, understood_from

#: The first migration whose file may say which versions understand the shape after it; it adds the column.
FIRST_TO_SAY = 8


def migrate(connection: Connection[TupleRow]) -> None:
    """Run what is missing; the connection is in autocommit mode.

    Raises:
        StoreError: the database is another program's, or a newer version has written it.
        psycopg.Error: it cannot be read or written.
    """
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [APPLICATION_ID])
        version = _version(connection)
        for number, script in migrations("postgresql"):
            if number > version:
                connection.execute(script.encode())
                connection.execute("UPDATE shape SET version = %s", [number])
                if number >= FIRST_TO_SAY:
                    connection.execute(
                        "UPDATE shape SET understood_from = greatest(understood_from, %s)",
                        [understood_from(number, script)],
                    )


def require_present_shape(connection: Connection[TupleRow]) -> None:
    """Raises StoreError unless this is a database of this program, in the shape that it works with."""
    ((is_there,),) = connection.execute("SELECT to_regclass('shape') IS NOT NULL").fetchall()
    if not is_there:
        raise StoreError("there are no games in it")
    version = _version(connection)
    if version < newest_version():
        raise StoreError(
            f"an older version of the bot has written it (shape {version}, this one works with "
            f"{newest_version()}): start this version on it once"
        )


def _version(connection: Connection[TupleRow]) -> int:
    """The number of the last migration that has run; an empty database is taken into possession."""
    found = connection.execute(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    ).fetchall()
    if not found:
        connection.execute("CREATE TABLE shape (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO shape VALUES (0)")
        return 0
    if not {("shape",), ("entries",), ("seats",)} <= set(found):
        raise StoreError("it is the database of another program")
    # A shape from before 0008 has no more than its number.
    ((version, *more),) = connection.execute("SELECT * FROM shape").fetchall()
    refuse_newer(int(version), int(more[0]) if more else None)
    return int(version)
