"""Copies of played games, made in the database itself because playing that many would take hours."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bot.store.records import STRIPPED, PersonNote
from tests.loopback.world import Channel, Message, Person, World

#: The parts of a table, each after those that it refers to.
PARTS = ("seats", "shuffles", "games", "entries", "notices")


@dataclass(frozen=True, slots=True)
class Original:
    """An open table that was played, with its messages on Discord."""

    table_id: str
    channel: Channel
    people: Sequence[Person]


def copy_open(world: World, database: Path, originals: Sequence[Original], count: int) -> list[Message]:
    """Add open tables, each a copy with its own channel, people and messages; returns the messages.

    All of their messages are out of date. The bot must not be running.
    """
    copies: list[Message] = []
    with sqlite3.connect(database) as connection:
        for number in range(count):
            original = originals[number % len(originals)]
            places = [(original.channel, world.add_channel(original.channel.guild_id or 0))]
            ids: dict[int, int] = {}
            sent: dict[int, int] = {}
            for person in original.people:
                copy = world.add_person(person.name)
                ids[person.id], directly = copy.id, world.direct_channel(copy)
                places.append((world.direct_channel(person), directly))
                note: dict[str, object] = {"key": PersonNote.DIRECT_CHANNEL.of(copy.id)}
                _add(connection, "notes", note | {"value": str(directly.id)})
            for former, new in places:
                ids[former.id] = new.id
                for message in world.messages[former.id].values():
                    copied = replace(message, id=world.ids.next(), channel_id=new.id, edits=0)
                    world.messages[new.id][copied.id] = copied
                    sent[message.id] = copied.id
                copies += world.messages[new.id].values()
            _copy_open(connection, original.table_id, f"open{number}", ids, sent)
    connection.close()
    return copies


def add_finished(database: Path, originals: Sequence[Original], count: int) -> None:
    """Add finished games, which are copies of the originals."""
    with sqlite3.connect(database) as connection:
        for number in range(count):
            original = originals[number % len(originals)].table_id
            row = _copied(connection, "tables", "id", original, f"copy{number}")
            row |= {"channel_id": number + 1, "stage": "finished", "due_at": None}
            row |= {"announced": row["revision"]}
            row |= {"closed_at": row["opened_at"], "state": "{}"}
            _add_table(connection, row, original)
    connection.close()


def _copy_open(
    connection: sqlite3.Connection, original: str, copy: str, ids: Mapping[int, int], sent: Mapping[int, int]
) -> None:
    """Copy an open table; ``ids`` are of people and channels, ``sent`` of messages, by the original's."""
    row = _copied(connection, "tables", "id", original, copy) | {"announced": -1}
    _add_table(connection, {key: _replaced(value, ids) for key, value in row.items()}, original)
    for part in ("messages", "channels"):
        _copy(connection, part, original, copy)
    connection.execute(
        "UPDATE messages SET fingerprint = '' WHERE table_id = ? AND fingerprint <> ?",
        (copy, STRIPPED),
    )
    for former, new in ids.items():
        for part, column in (("messages", "channel_id"), ("channels", "channel_id"), ("seats", "user_id")):
            where = f"UPDATE {part} SET {column} = ? WHERE table_id = ? AND {column} = ?"
            connection.execute(where, (new, copy, former))
    for former, new in sent.items():
        where = "UPDATE messages SET message_id = ? WHERE table_id = ? AND message_id = ?"
        connection.execute(where, (new, copy, former))


def _replaced(value: object, ids: Mapping[int, int]) -> object:
    """The value of a column with other ids."""
    if isinstance(value, int):
        return ids.get(value, value)
    if isinstance(value, str):
        return re.sub(r"\d{15,}", lambda found: str(ids.get(int(found[0]), found[0])), value)
    return value


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
