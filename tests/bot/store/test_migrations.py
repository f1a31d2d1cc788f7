"""Migrations run at start, in one transaction, and never on another program's database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.store import StoreError, migrations, open_store
from bot.store.migrations import newest_version, statements
from bot.store.opening import prepare
from tests.bot.store.databases import rows


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "games.sqlite3"


@pytest.fixture
def one_more(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The SQL of a migration after the newest one; the test sets it."""
    found, script = migrations.migrations(), [""]
    number = newest_version() + 1
    monkeypatch.setattr(migrations, "migrations", lambda kind="sqlite": (*found, (number, script[0])))
    return script


def ask(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def version_of(path: Path) -> object:
    return ask(path, "PRAGMA user_version")[0][0]


def parts_of(path: Path) -> set[object]:
    return {name for (name,) in ask(path, "SELECT name FROM sqlite_master")}


def test_migrations_are_numbered_without_gaps_for_both_kinds() -> None:
    for kind in ("sqlite", "postgresql"):
        numbers = [number for number, _ in migrations.migrations(kind)]
        assert numbers == list(range(1, newest_version() + 1))


async def test_both_kinds_of_database_have_the_same_columns(path: Path, server_place: SecretStr) -> None:
    """Except for SQLite's ``rowid`` and the numbers of its log, and PostgreSQL's table with the version."""
    await prepare(path)
    ours = {
        (table, column)
        for (table,) in ask(path, "SELECT name FROM sqlite_master WHERE type = 'table'")
        for _, column, *_ in ask(path, f"PRAGMA table_info({table})")
        if table != "log_numbers"
    }
    store = await open_store(server_place)
    columns = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    theirs = {tuple(row) for row in await rows(store, columns) if row[1] != "rowid"}
    await store.close()
    assert theirs == ours | {("shape", "version")}


async def test_a_second_start_runs_no_migration(path: Path) -> None:
    await prepare(path)
    first = parts_of(path)
    await prepare(path)
    assert version_of(path) == newest_version()
    assert {"tables", "seats", "entries", "notes"} <= first == parts_of(path)


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX permissions")
def test_no_other_user_can_read_the_database(path: Path) -> None:
    asyncio.run(prepare(path))
    assert path.stat().st_mode & 0o077 == 0


async def test_a_migration_that_fails_leaves_nothing_behind(path: Path, one_more: list[str]) -> None:
    one_more[0] = "CREATE TABLE good (id INTEGER);\nCREATE TABLE (;\n"
    with pytest.raises(StoreError):
        await prepare(path)
    assert (version_of(path), parts_of(path)) == (0, set())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_the_next_migration_runs_on_an_existing_database(
    kind: str, path: Path, request: pytest.FixtureRequest
) -> None:
    place = path if kind == "sqlite" else request.getfixturevalue("server_place")
    await prepare(place)
    request.getfixturevalue("one_more")[0] = "CREATE TABLE timers (id BIGINT);\n"
    store = await open_store(place)
    assert await rows(store, "SELECT count(*) FROM timers") == [(0,)]
    await store.close()


async def test_a_newer_database_is_refused_in_one_line(path: Path) -> None:
    await prepare(path)
    ask(path, "PRAGMA user_version = 1000")
    with pytest.raises(
        StoreError,
        match=r"^The database .*games\.sqlite3 cannot be used: it was written by a newer version[^\n]*$",
    ):
        await open_store(path)
    assert version_of(path) == 1000


async def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.sqlite3"
    ask(path, "CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="another program's database"):
        await prepare(path)
    assert path.read_bytes() == before


def test_statements_are_split_where_sqlite_would_split_them() -> None:
    table = "-- a; comment\nCREATE TABLE a (b TEXT);\n"
    trigger = "CREATE TRIGGER c BEFORE DELETE ON a\nBEGIN\n  SELECT 1;\nEND;\n"
    assert [statement.split()[-2:] for statement in statements(table + trigger)] == [
        ["(b", "TEXT);"],
        ["1;", "END;"],
    ]
    with pytest.raises(ValueError, match="in the middle of a statement"):
        list(statements("CREATE TABLE a (b TEXT);\nCREATE TABLE"))
