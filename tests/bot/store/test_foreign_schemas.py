"""A database whose schema the migrations do not make is refused in one line by every program."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import psycopg
import pytest
from pydantic import SecretStr

from bot import command_line
from bot.command_line.arguments import WRONG_USAGE
from bot.settings import Settings
from bot.store import schemas
from bot.store.database import Location
from bot.store.migrations import APPLICATION_ID, DatabaseKind, migrations
from bot.store.opening import prepare
from tests.bot.empty_database import make_empty_database
from tests.bot.test_command_line import one_line, started
from tests.postgresql.server import Server

__all__ = ["started"]

#: What the first migration was before it was edited in place: parts of it, each with what it was before.
EDITED = {
    "sqlite": (
        ("INTEGER NOT NULL DEFAULT -1", "INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1))"),
        ("TABLE downtimes", None),
        ("TABLE log_numbers", None),
        ("INSERT INTO log_numbers", None),
    ),
    "postgresql": (
        ("BIGINT   NOT NULL DEFAULT -1", "SMALLINT NOT NULL DEFAULT 0 CHECK (announced IN (0, 1))"),
        ("TABLE downtimes", None),
    ),
}
FORMER_INDEX = (
    "INDEX tables_not_announced ON tables (opened_at) WHERE announced <> revision;",
    "INDEX closed_but_not_announced ON tables (opened_at)\n"
    "    WHERE stage IN ('finished', 'cancelled') AND announced = 0;",
)

#: Every program that opens a database, with its arguments.
PROGRAMS = (
    *("run", "status", "check", "check {old}", "backup {other}", "close-table abcd"),
    *("move-database {old} {other}", "move-database {new} {old}"),
)


def former(kind: DatabaseKind) -> str:
    """The first migration before it was edited."""
    script = migrations(kind)[0][1]
    for now, before in (*EDITED[kind], FORMER_INDEX):
        assert script.count(now) == 1
        if before is not None:
            script = script.replace(now, before)
            continue
        start = script.rindex("\n", 0, script.index(now))
        script = script[:start] + script[script.index(";\n", start) + 1 :]
    return script


def change_file(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def change_server(address: SecretStr, script: str) -> None:
    with psycopg.connect(address.get_secret_value(), autocommit=True) as connection:
        connection.execute(script.encode())


@pytest.fixture
def change(place: Location) -> Callable[[str], None]:
    """Runs SQL in the database."""
    return partial(change_file, place) if isinstance(place, Path) else partial(change_server, place)


@pytest.fixture
def old(place: Location, change: Callable[[str], None]) -> Location:
    """A database of an earlier version whose migration was edited later."""
    if isinstance(place, Path):
        place.unlink()
        numbers = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 1;"
        change(f"{former('sqlite')};{numbers}")
    else:
        change("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        change("CREATE TABLE shape (version BIGINT NOT NULL); INSERT INTO shape VALUES (1)")
        change(former("postgresql"))
    return place


@pytest.fixture(autouse=True)
def _without_a_file_of_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")


def as_argument(place: Location) -> str:
    return place.get_secret_value() if isinstance(place, SecretStr) else str(place)


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_program_refuses_an_edited_schema_in_one_line(
    program: str,
    old: Location,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    started: list[Settings],
) -> None:
    monkeypatch.setenv("HOKKAIDO_DATABASE", as_argument(old))
    new, other = tmp_path / "new.sqlite3", tmp_path / "other.sqlite3"
    make_empty_database(new)
    arguments = program.format(old=as_argument(old), new=new, other=other).split()
    assert command_line.main(arguments) == WRONG_USAGE
    line = one_line(capsys)
    assert line.startswith(("The database ", "The PostgreSQL database "))
    assert "its schema is not one of this bot's (missing: " in line
    assert "index tables_not_announced" in line
    assert "table downtimes" in line
    assert "; changed: table tables" in line
    assert "restore a backup" in line
    assert "postgres@" not in line
    assert started == []
    assert not other.exists()


def test_a_backup_with_an_edited_schema_is_not_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, database = tmp_path / "backup.sqlite3", tmp_path / "games.sqlite3"
    numbers = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 1;"
    change_file(backup, f"{former('sqlite')};{numbers}")
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(database))
    assert command_line.main(["restore", str(backup)]) == WRONG_USAGE
    assert "(missing: index tables_not_announced, " in one_line(capsys)
    assert not database.exists()


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        ("DROP TABLE shuffles", "(missing: table shuffles)"),
        ("DROP INDEX open_tables", "(missing: index open_tables)"),
        ("ALTER TABLE seats ADD COLUMN x TEXT", "(changed: table seats)"),
        ("ALTER TABLE results RENAME COLUMN rules TO x", "(changed: table results)"),
    ],
)
def test_every_difference_is_named(
    edit: str, said: str, place: Location, change: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    change(edit)
    assert command_line.main(["check", as_argument(place)]) == WRONG_USAGE
    assert said in one_line(capsys)


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        ("ALTER TABLE games ALTER COLUMN seed DROP NOT NULL", "(changed: table games)"),
        ("ALTER TABLE seats DROP CONSTRAINT seats_seat_check", "(changed: table seats)"),
        ("ALTER TABLE notes ALTER COLUMN value SET DEFAULT ''", "(changed: table notes)"),
        ("DROP TRIGGER entries_are_never_changed ON entries", "(missing: trigger entries_are_never_changed)"),
        (
            "CREATE OR REPLACE FUNCTION entries_are_never_changed() RETURNS trigger LANGUAGE plpgsql "
            "AS $$ BEGIN RETURN NEW; END $$",
            "(changed: function entries_are_never_changed)",
        ),
        (
            "CREATE TRIGGER spy AFTER UPDATE ON seats EXECUTE FUNCTION entries_are_never_changed()",
            "(added: trigger spy)",
        ),
    ],
)
def test_every_difference_on_a_server_is_named(
    edit: str, said: str, server_place: SecretStr, capsys: pytest.CaptureFixture[str]
) -> None:
    change_server(server_place, edit)
    assert command_line.main(["check", as_argument(server_place)]) == WRONG_USAGE
    assert said in one_line(capsys)


async def test_what_the_owner_has_added_is_logged_once(
    place: Location, change: Callable[[str], None], caplog: pytest.LogCaptureFixture
) -> None:
    schemas._warn_once.cache_clear()
    change("CREATE TABLE wiki (page TEXT); CREATE INDEX seats_by_name ON seats (name)")
    for _ in range(2):
        await prepare(place)
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert record.getMessage().endswith(": index seats_by_name, table wiki")


async def test_a_role_that_may_not_create_schemas_can_use_a_database(
    server: Server, server_place: SecretStr
) -> None:
    name = server_place.get_secret_value().partition("@/")[2].partition("?")[0]
    role = f"guest_of_{name}"
    server.run(f"CREATE ROLE {role} LOGIN")
    try:
        server.run(f"GRANT ALL ON ALL TABLES IN SCHEMA public TO {role}", name)
        place = SecretStr(server_place.get_secret_value().replace("postgres@", f"{role}@"))
        await prepare(place)
        await asyncio.to_thread(change_server, server_place, "DROP TABLE shuffles")
        with pytest.raises(Exception, match="missing: table shuffles"):
            await prepare(place)
    finally:
        server.run(f"DROP OWNED BY {role}", name)
        server.run(f"DROP ROLE {role}")
