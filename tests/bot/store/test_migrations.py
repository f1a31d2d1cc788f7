"""Migrations run at start, in one transaction, and never on another program's database.

They are history: the databases of a release have run them, so a file that was ever released is never edited.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import psycopg
import pytest
from pydantic import SecretStr

from bot import command_line
from bot.settings import Settings
from bot.store import SentMessage, StoreError, migrations, open_store
from bot.store.database import Location
from bot.store.migrations import DatabaseKind, newest_version, statements
from bot.store.opening import prepare
from bot.store.records import Asked, ChannelState, MessagePlace, Offered, Refusal, Role, Shows
from bot.tables import Stage
from tests.bot.store.databases import rows, run
from tests.bot.store.test_store import LOBBY, NOON
from tests.bot.test_command_line import started

__all__ = ["started"]

#: The SHA-256 digest of each migration, by its path. A new migration gets a line; no line ever changes.
DIGESTS = {
    "sqlite/0001_tables.sql": "bb6f25025e12b901d978c31bb2f144ab038972ae71911802531fdb3b2c0753be",
    "sqlite/0002_fair_lists.sql": "08882c6cfd2370243b9e76e7499490ce5b494b2a6328053533283e6a9333c0c4",
    "sqlite/0003_channels.sql": "5d87b15b060467e052820b714f1bcd0fe790c59510fdaa0a5422c1597aaab080",
    "postgresql/0001_tables.sql": "5c117a4698bd9e7354924a6ea4e5352d8143c65a6205981ccb3f2cb5b02d0e26",
    "postgresql/0002_fair_lists.sql": "f3890d95a17801d807bee2d4e8f61e2663fe57ec6d2e6f78de54541f4bfdbf35",
    "postgresql/0003_channels.sql": "28bf0f0543efdf520337e392930e28de8ce1bf2f7e1121fe34540f32a8a70163",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "games.sqlite3"


@pytest.fixture
def one_more(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The SQL of a migration after the newest one; the test sets it."""
    present, script = migrations.migrations, [""]
    number = newest_version() + 1
    monkeypatch.setattr(migrations, "migrations", lambda kind="sqlite": (*present(kind), (number, script[0])))
    return script


def ask(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def version_of(path: Path) -> object:
    return ask(path, "PRAGMA user_version")[0][0]


def parts_of(path: Path) -> set[object]:
    return {name for (name,) in ask(path, "SELECT name FROM sqlite_master")}


def test_no_migration_was_edited() -> None:
    folder = files("bot.store.migrations")
    found = {
        f"{kind}/{file.name}": hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
        for kind in ("sqlite", "postgresql")
        for file in folder.joinpath(kind).iterdir()
    }
    assert found == DIGESTS


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


def start(place: Location, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> int:
    """Start the bot and return its exit code."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv(
        "HOKKAIDO_DATABASE", place.get_secret_value() if isinstance(place, SecretStr) else str(place)
    )
    return command_line.main(["run"])


def test_a_file_is_backed_up_before_it_is_migrated(
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    started: list[Settings],
    capsys: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    for _ in range(2):
        assert start(path, monkeypatch, tmp_path) == 0
        assert not [*path.parent.glob("*-before-*")], "there is nothing to migrate"
    number = newest_version()
    request.getfixturevalue("one_more")[0] = "CREATE TABLE timers (id INTEGER);\n"
    assert start(path, monkeypatch, tmp_path) == 0
    copy = path.with_name(f"{path.name}-before-{number + 1}")
    assert (version_of(copy), version_of(path)) == (number, number + 1)
    assert "timers" not in parts_of(copy)
    assert copy.stat().st_mode & 0o077 == 0 or os.name == "nt"
    assert str(copy) in capsys.readouterr().err
    copy.unlink()
    assert start(path, monkeypatch, tmp_path) == 0
    assert not copy.exists()


def test_no_file_is_migrated_if_it_cannot_be_backed_up(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    asyncio.run(prepare(path))
    number = newest_version()
    request.getfixturevalue("one_more")[0] = "CREATE TABLE timers (id INTEGER);\n"
    path.with_name(f"{path.name}-before-{number + 1}").mkdir()
    assert start(path, monkeypatch, tmp_path) == 2
    assert command_line.main(["close-table", "abcd"]) == 2
    assert version_of(path) == number


async def test_the_log_asks_for_a_backup_before_a_server_is_migrated(
    server_place: SecretStr, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    await prepare(server_place)
    assert caplog.records == []
    request.getfixturevalue("one_more")[0] = "CREATE TABLE timers (id BIGINT);\n"
    await prepare(server_place)
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert record.getMessage().endswith("; going back needs a backup from before")
    await prepare(server_place)
    assert len(caplog.records) == 1


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


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_records_of_messages_get_numbers_and_channels_rows_of_their_own(
    kind: DatabaseKind, path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    place: Location = path
    if kind == "postgresql":
        on_server: SecretStr = request.getfixturevalue("server_place")
        place = on_server
        with psycopg.connect(on_server.get_secret_value()) as server:
            server.execute("DROP SCHEMA public CASCADE")
            server.execute("CREATE SCHEMA public")
    with monkeypatch.context() as former:
        first, second, *_ = migrations.migrations(kind)
        former.setattr(migrations, "migrations", lambda _kind="sqlite": (first, second))
        store = await open_store(place)
        await store.add_table(LOBBY)
        for role, seat, channel_id, message_id, occasion, fingerprint in (
            ("private", 0, 77, 1, "3.map.order.away", "a"),
            ("result-2", -1, LOBBY.channel_id, 2, "2", "-"),
            ("offer-3", -1, 78, 3, "1.01234567", "offer"),
            ("replaced-4", 0, 77, 4, "3.map", "b"),
            ("thread-members", -1, LOBBY.channel_id, 0, "8,9", "thread"),
            ("tagged", -1, LOBBY.channel_id, 0, "lobby", "-"),
            ("lost", -1, LOBBY.channel_id, 0, "", "-"),
        ):
            await run(
                store,
                "INSERT INTO messages VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                *(LOBBY.id, role, seat, channel_id, message_id, occasion, fingerprint, NOON.isoformat()),
            )
        await store.close()
    store = await open_store(place)
    asked = Asked(3, "map", in_order=True, shows=Shows.SEAT_TAKEN)
    assert await store.messages(LOBBY.id) == {
        MessagePlace(Role.PRIVATE, 0): SentMessage(77, 1, asked, "a", NOON),
        MessagePlace(Role.RESULT, number=2): SentMessage(LOBBY.channel_id, 2, 2, "-", NOON),
        MessagePlace(Role.OFFER, number=3): SentMessage(78, 3, Offered(1, "01234567"), "offer", NOON),
        MessagePlace(Role.REPLACED, 0, 4): SentMessage(77, 4, Asked(3, "map"), "b", NOON),
    }
    assert await store.channel_state(LOBBY) == ChannelState(
        LOBBY.channel_id, True, frozenset({8, 9}), Stage.LOBBY, Refusal.EVERYTHING
    )
    await store.close()
