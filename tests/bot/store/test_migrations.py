"""Migrations run at start, in one transaction, and never into somebody else's database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.store import StoreError, open_store
from bot.store import migrations as migrations_package
from bot.store.migrations import migrations, newest_version, statements
from bot.store.sqlite_database import prepare
from tests.bot.store.databases import rows


def version_of(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()


def set_version(path: Path, version: int) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


def parts_of(path: Path) -> set[str]:
    connection = sqlite3.connect(path)
    try:
        return {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    finally:
        connection.close()


def test_the_numbers_are_1_2_3_without_gaps() -> None:
    assert [number for number, _ in migrations()] == list(range(1, newest_version() + 1))


def test_from_its_first_on_postgresql_has_the_same_numbers() -> None:
    numbers = [number for number, _ in migrations("postgresql")]
    assert numbers == list(range(numbers[0], newest_version() + 1))


async def test_both_kinds_of_databases_have_the_same_columns(tmp_path: Path, server_place: SecretStr) -> None:
    """But for what SQLite has by itself, and where PostgreSQL keeps the number of the shape."""
    path = tmp_path / "games.sqlite3"
    prepare(path)
    connection = sqlite3.connect(path)
    ours = {
        (table, column)
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for _, column, *_ in connection.execute(f"PRAGMA table_info({table})")
    }
    connection.close()
    store = await open_store(server_place)
    theirs = {
        tuple(row)
        for row in await rows(
            store,
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'",
        )
        if row[1] != "rowid"
    }
    await store.close()
    assert theirs == ours | {("shape", "version"), ("shape", "understood_from")}


def test_a_new_database_gets_every_migration_and_a_second_start_none(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "in a folder" / "games.sqlite3"
    prepare(path)
    first = parts_of(path)
    prepare(path)
    assert version_of(path) == newest_version()
    assert {"tables", "seats", "entries", "notes"} <= first == parts_of(path)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights in another way")
def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    prepare(path)
    assert path.stat().st_mode & 0o077 == 0


def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    prepare(path)
    before = parts_of(path)
    broken = (*migrations(), (newest_version() + 1, "CREATE TABLE good (id INTEGER);\nCREATE TABLE (;\n"))
    monkeypatch.setattr(migrations_package, "migrations", lambda: broken)
    with pytest.raises(StoreError):
        prepare(path)
    assert parts_of(path) == before
    assert version_of(path) == broken[-1][0] - 1


def test_the_next_migration_runs_on_a_database_with_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    prepare(path)
    more = (*migrations(), (newest_version() + 1, "CREATE TABLE timers (id INTEGER) STRICT;\n"))
    monkeypatch.setattr(migrations_package, "migrations", lambda: more)
    prepare(path)
    assert "timers" in parts_of(path)
    assert version_of(path) == more[-1][0]


def test_a_database_of_the_first_shape_keeps_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    first = migrations()[:1]
    with monkeypatch.context() as patched:
        patched.setattr(migrations_package, "migrations", lambda: first)
        prepare(path)
    connection = sqlite3.connect(path)
    connection.executescript("""
        INSERT INTO tables VALUES ('abcd2345', 1, 2, 11, 'running', '{}', '2026-03-01', NULL, 7, 0);
        INSERT INTO seats VALUES ('abcd2345', 0, 11, 'Ann', NULL), ('abcd2345', 1, NULL, '', 'greedy');
        INSERT INTO decks VALUES ('hash', '{}');
        INSERT INTO games VALUES ('abcd2345', 'seed', '{}', 'hash', '{}', '2026-03-01');
        INSERT INTO entries VALUES ('abcd2345', 0, 'action', 0, 11, '{}', NULL, '2026-03-01');
        INSERT INTO messages VALUES ('abcd2345', 'round', -1, 2, 3, 'x', '2026-03-01');
    """)
    connection.close()
    prepare(path)
    connection = sqlite3.connect(path)
    table = connection.execute("SELECT id, stage, revision, affairs, due_at FROM tables").fetchall()
    assert table == [("abcd2345", "running", 7, "{}", None)]
    seats = connection.execute(
        "SELECT user_id, name, computer, away, missed FROM seats ORDER BY seat"
    ).fetchall()
    assert seats == [(11, "Ann", None, 0, 0), (None, "", "greedy", 0, 0)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.execute("PRAGMA foreign_keys = ON")
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO seats (table_id, seat, name) VALUES ('nothere2', 0, '')")
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("UPDATE entries SET body = 'x'")
    connection.close()


@pytest.mark.parametrize("version", range(1, newest_version()))
def test_a_database_of_any_earlier_shape_ends_in_the_present_one_with_all_its_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    earlier = migrations()[:version]
    with monkeypatch.context() as patched:
        patched.setattr(migrations_package, "migrations", lambda: earlier)
        prepare(old)
    assert version_of(old) == version
    rows = filled(old)
    for _ in range(2):
        prepare(old)
    prepare(new)
    assert shape_of(old) == shape_of(new)
    for table, before in rows.items():
        assert [
            row[: len(row_before)] for row, row_before in zip(rows_of(old, table), before, strict=True)
        ] == before
    connection = sqlite3.connect(old)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()


def filled(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Puts a game into a database, whatever its shape; answers the rows of every table."""
    connection = sqlite3.connect(path)
    connection.executescript("""
        INSERT INTO tables (id, guild_id, channel_id, host_id, stage, options, opened_at, closed_at, revision)
        VALUES ('abcd2345', 1, 2, 11, 'running', '{}', '2026-03-01', NULL, 7),
               ('efgh2345', 1, 2, 11, 'finished', '{}', '2026-02-01', '2026-02-02', 90);
        INSERT INTO seats (table_id, seat, user_id, name, computer)
        VALUES ('abcd2345', 0, 11, 'Ann', NULL), ('abcd2345', 1, NULL, '', 'greedy');
        INSERT INTO decks VALUES ('hash', '{}');
        INSERT INTO games VALUES ('abcd2345', 'seed', '{}', 'hash', '{}', '2026-03-01');
        INSERT INTO entries VALUES ('abcd2345', 0, 'action', 0, 11, '{}', NULL, '2026-03-01'),
                                   ('abcd2345', 1, 'take_back', 0, 11, '', 0, '2026-03-01');
        INSERT INTO messages VALUES ('abcd2345', 'round', -1, 2, 3, 'x', '2026-03-01');
        INSERT INTO notes VALUES ('locale.11', 'hu');
    """)
    if {"notices", "shuffles"} <= parts_of(path):
        connection.executescript("""
            INSERT INTO shuffles (table_id, secret, words) VALUES ('abcd2345', 'secret', '[]');
            INSERT INTO notices VALUES ('abcd2345', 0, 0, 'GamePaused', '{}', '2026-03-01');
        """)
    connection.commit()
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    connection.close()
    return {name: rows_of(path, name) for name in names}


def rows_of(path: Path, table: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
    finally:
        connection.close()


def shape_of(path: Path) -> dict[str, str]:
    """Every part of a database with how it is made."""
    connection = sqlite3.connect(path)
    try:
        made = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"
        return {str(name): str(sql) for name, sql in connection.execute(made)}
    finally:
        connection.close()


def test_rows_that_hang_in_the_air_stop_a_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite3"
    prepare(path)
    connection = sqlite3.connect(path)
    connection.execute("INSERT INTO seats (table_id, seat, name) VALUES ('nothere2', 0, '')")
    connection.commit()
    connection.close()
    more = (*migrations(), (newest_version() + 1, "CREATE TABLE timers (id INTEGER) STRICT;\n"))
    monkeypatch.setattr(migrations_package, "migrations", lambda: more)
    with pytest.raises(StoreError, match="refer to others"):
        prepare(path)
    assert version_of(path) == more[-1][0] - 1


async def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    prepare(path)
    set_version(path, 1000)
    with pytest.raises(
        StoreError, match=r"^The database .*games\.sqlite3 cannot be used: a newer version[^\n]*$"
    ):
        await open_store(path)
    assert version_of(path) == 1000


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(StoreError, match="the database of another program"):
        prepare(path)
    assert parts_of(path) == {"recipes"}


async def test_two_processes_may_start_at_once(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    stores = await asyncio.gather(*(open_store(path) for _ in range(4)))
    for store in stores:
        await store.close()
    assert version_of(path) == newest_version()


async def test_a_new_file_that_another_process_has_locked_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.touch()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    opening = asyncio.create_task(open_store(path))
    await asyncio.sleep(0.1)
    assert not opening.done()
    other.execute("ROLLBACK")
    other.close()
    store = await opening
    await store.close()
    assert version_of(path) == newest_version()


def test_statements_are_split_where_sqlite_would() -> None:
    table = "-- a; comment\nCREATE TABLE a (b TEXT);\n"
    trigger = "CREATE TRIGGER c BEFORE DELETE ON a\nBEGIN\n  SELECT 1;\nEND;\n"
    assert [statement.split()[-2:] for statement in statements(table + trigger)] == [
        ["(b", "TEXT);"],
        ["1;", "END;"],
    ]


def test_half_a_statement_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="in the middle of a statement"):
        list(statements("CREATE TABLE a (b TEXT);\nCREATE TABLE"))
