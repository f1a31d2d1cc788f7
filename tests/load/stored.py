"""Many games that are over, copied in the database itself: playing so many would take hours."""

from __future__ import annotations

import sqlite3
from pathlib import Path

#: What belongs to a table, in an order in which nothing refers to what is not there yet.
PARTS = ("seats", "shuffles", "games", "entries", "notices")


def fill(database: Path, table_id: str, count: int) -> None:
    """Copy a table so often, as one of a game that is over."""
    with sqlite3.connect(database) as connection:
        for number in range(count):
            copy = f"copy{number}"
            row = _copied(connection, "tables", "id", table_id, copy)
            row |= {"channel_id": number + 1, "stage": "finished", "announced": 1, "due_at": None}
            row |= {"closed_at": row["opened_at"], "affairs": "{}"}
            _add(connection, "tables", row)
            for part in PARTS:
                _copy(connection, part, table_id, copy)
    connection.close()


def _copied(
    connection: sqlite3.Connection, table: str, key: str, original: str, copy: str
) -> dict[str, object]:
    cursor = connection.execute(f"SELECT * FROM {table} WHERE {key} = ?", (original,))
    names = [column[0] for column in cursor.description]
    return {**dict(zip(names, cursor.fetchone(), strict=True)), key: copy}


def _add(connection: sqlite3.Connection, table: str, row: dict[str, object]) -> None:
    marks = ", ".join("?" for _ in row)
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))


def _copy(connection: sqlite3.Connection, part: str, original: str, copy: str) -> None:
    """Copy all rows of one part of a table."""
    names = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({part})")]
    others = ", ".join(name for name in names if name != "table_id")
    connection.execute(
        f"INSERT INTO {part} (table_id, {others}) SELECT ?, {others} FROM {part} WHERE table_id = ?",
        (copy, original),
    )
