"""Copies of played games, made in the database itself because playing that many would take hours."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

#: The parts of a table, each after those that it refers to.
PARTS = ("seats", "shuffles", "games", "entries", "notices")


@dataclass(frozen=True, slots=True)
class Copy:
    """An open table to add, as a copy of another table in a different channel."""

    original: str
    guild_id: int
    channel_id: int


def fill(database: Path, copies: Sequence[Copy], originals: Sequence[str], count: int) -> None:
    """Add open tables with copies of the originals' messages, and ``count`` finished games."""
    with sqlite3.connect(database) as connection:
        for number, copy in enumerate(copies):
            _copy_open(connection, copy, f"open{number}")
        for number in range(count):
            original = originals[number % len(originals)]
            row = _copied(connection, "tables", "id", original, f"copy{number}")
            row |= {"channel_id": number + 1, "stage": "finished", "due_at": None}
            row |= {"announced": row["revision"]}
            row |= {"closed_at": row["opened_at"], "state": "{}"}
            _add_table(connection, row, original)
    connection.close()


def _copy_open(connection: sqlite3.Connection, copy: Copy, table_id: str) -> None:
    row = _copied(connection, "tables", "id", copy.original, table_id)
    former = row["channel_id"]
    row |= {"guild_id": copy.guild_id, "channel_id": copy.channel_id, "announced": -1}
    _add_table(connection, row, copy.original)
    _copy(connection, "messages", copy.original, table_id)
    connection.execute(
        "UPDATE messages SET channel_id = ? WHERE table_id = ? AND channel_id = ?",
        (copy.channel_id, table_id, former),
    )


def _add_table(connection: sqlite3.Connection, row: dict[str, object], original: str) -> None:
    _add(connection, "tables", row)
    for part in PARTS:
        _copy(connection, part, original, str(row["id"]))


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
