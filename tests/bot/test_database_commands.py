"""The ``hokkaido`` commands for databases, and their errors for unusable ones."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import ExitStack, closing
from functools import partial
from itertools import product
from pathlib import Path

import aiosqlite
import pytest

from bot import command_line
from bot.command_line.lock import keep_to_one
from bot.monitoring.health import NOT_RUNNING, WELL
from bot.settings import OfflineSettings, Settings
from bot.store.database import Transaction
from bot.store.opening import prepare
from bot.store.sqlite_database import SqliteDatabase
from tests.bot.empty_database import make_empty_database
from tests.bot.test_command_line import empty_environment, one_line, started

__all__ = ["empty_environment", "started"]


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite3"
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(path))
    return path


def an_unusable_database(path: Path, kind: str) -> Path:
    """Make a database of this kind, at this path if possible, and return its path."""
    match kind:
        case "a folder":
            path.mkdir()
        case "inside a file":
            path.write_text("not a folder")
            return path / "games.sqlite3"
        case "an inaccessible path":  # a name this long is inaccessible on every system
            return path.with_name("x" * 300)
        case "an empty file":
            path.touch()
        case "a letter":
            path.write_text("Dear Sir or Madam, this is no database at all. " * 40)
        case "of another program":
            with closing(sqlite3.connect(path)) as other:
                other.execute("CREATE TABLE tables (stage TEXT)")
        case "damaged":
            make_empty_database(path)
            with path.open("r+b") as file:
                file.seek(2 * 4096)
                file.write(bytes(4096))
    return path


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        *product(
            ("run",),
            ("a folder", "inside a file", "an inaccessible path", "a letter", "of another program"),
        ),
        *product(
            ("status", "check", "close-table abcd"),
            ("no file", "an inaccessible path", "an empty file", "of another program"),
        ),
        *product(("backup copy.sqlite3",), ("no file", "a letter", "of another program", "damaged")),
    ],
)
def test_an_unusable_database_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    started: list[Settings],
    database: Path,
    command: str,
    kind: str,
) -> None:
    copy = database.with_name("copy.sqlite3")
    copy.write_text("a former copy")
    path = an_unusable_database(database, kind)
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(path))
    before = database.stat().st_size if database.is_file() else None
    assert command_line.main(command.split()) == 2
    line = one_line(capsys)
    assert line.startswith(f"The database {path} cannot be ")
    assert "Errno" not in line
    assert (database.stat().st_size if database.is_file() else None) == before, "no database was created"
    assert copy.read_text() == "a former copy"
    assert not [*database.parent.glob("*.part")]
    assert started == []


def test_a_backup_includes_the_latest_writes(
    database: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    make_empty_database(database)
    running = sqlite3.connect(database)
    running.execute("INSERT INTO notes (key, value) VALUES ('a', 'b')")
    running.commit()
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("a former copy")

    assert command_line.main(["backup", str(copy)]) == 0

    running.close()
    assert capsys.readouterr().out == f"{database} was copied to {copy}\n"
    assert copy.stat().st_mode & 0o077 == 0 or sys.platform == "win32"
    assert {file.name for file in tmp_path.iterdir() if "copy" in file.name} == {"copy.sqlite3"}
    database.unlink()
    copy.rename(database)
    asyncio.run(prepare(database))  # restored: it is the bot's database again
    restored = sqlite3.connect(database)
    assert restored.execute("SELECT value FROM notes WHERE key = 'a'").fetchall() == [("b",)]
    restored.close()


def test_a_backup_is_noted_for_the_doctor(database: Path, tmp_path: Path) -> None:
    make_empty_database(database)
    noted = Path(f"{database}-backed-up")
    assert command_line.main(["backup", str(tmp_path / "no such folder" / "copy.sqlite3")]) == 2
    assert not noted.exists()
    assert command_line.main(["backup", str(tmp_path / "copy.sqlite3")]) == 0
    os.utime(noted, (0, 0))
    assert command_line.main(["backup", str(tmp_path / "copy.sqlite3")]) == 0
    assert noted.stat().st_mtime > 0


@pytest.fixture
def backup(database: Path, tmp_path: Path) -> Path:
    """A backup of a database that has since changed; its bot was killed, so its WAL file is still there."""
    make_empty_database(database)
    copy = tmp_path / "backup.sqlite3"
    assert command_line.main(["backup", str(copy)]) == 0
    running = sqlite3.connect(database)
    running.execute("INSERT INTO notes (key, value) VALUES ('a', 'b')")
    running.commit()
    parts = {part: Path(f"{database}-{part}").read_bytes() for part in ("wal", "shm")}
    running.close()
    for part, content in parts.items():
        Path(f"{database}-{part}").write_bytes(content)
    return copy


def notes_in(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as opened:
        return [key for (key,) in opened.execute("SELECT key FROM notes")]


def test_restoring_a_backup_replaces_the_database(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.main(["restore", str(backup)]) == 0
    *_, restored, last = capsys.readouterr().out.splitlines()
    assert restored == f"{backup} was restored to {database}"
    asyncio.run(prepare(database))
    assert notes_in(database) == []
    assert backup.exists()

    kept = Path(last.removeprefix("the replaced database is now "))
    assert kept.parent == database.parent
    assert kept.stat().st_mode == backup.stat().st_mode
    database.unlink()
    assert command_line.main(["restore", str(kept)]) == 0
    assert notes_in(database) == ["a"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("PRAGMA user_version = 999", "it was written by a newer version of the bot (schema 999, "),
        ("DROP TABLE shuffles", "(missing: table shuffles)"),
        ("DROP INDEX open_tables", "(missing: index open_tables)"),
        (
            "CREATE TRIGGER spy AFTER UPDATE ON seats BEGIN DELETE FROM notes; END",
            "(added: trigger spy)",
        ),
        (
            "ALTER TABLE seats ADD COLUMN x TEXT",
            "(changed: table seats)",
        ),
    ],
)
def test_a_backup_with_another_schema_is_not_restored(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str], change: str, said: str
) -> None:
    with closing(sqlite3.connect(backup)) as opened:
        opened.execute(change)
        opened.commit()
    capsys.readouterr()
    assert command_line.main(["restore", str(backup)]) == 2
    assert said in one_line(capsys)
    assert not [*database.parent.glob("*-replaced-*")]
    assert notes_in(database) == ["a"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX locks")
def test_nothing_is_restored_while_the_bot_is_running(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with ExitStack() as held:
        keep_to_one(database, held)
        capsys.readouterr()
        assert command_line.main(["restore", str(backup)]) == 2
    assert one_line(capsys) == f"Another bot is using the database {database}; stop it first\n"
    assert notes_in(database) == ["a"]


def test_an_unreadable_backup_is_not_restored(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup.write_text("no database at all. " * 40)
    capsys.readouterr()
    assert command_line.main(["restore", str(backup)]) == 2
    assert one_line(capsys).startswith(f"The database {backup} cannot be copied to {database}: ")
    assert notes_in(database) == ["a"]


@pytest.mark.parametrize("command", [["run"], ["status"], ["check"]])
def test_a_backup_copied_over_the_database_is_refused_until_the_old_log_is_deleted(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    database.write_bytes(backup.read_bytes())
    capsys.readouterr()
    assert command_line.main(command) == 2
    line = one_line(capsys)
    assert f"{database}-wal belongs to an earlier database: delete it and " in line
    assert '"hokkaido restore FILE"' in line
    for part in ("wal", "shm"):
        Path(f"{database}-{part}").unlink()
    asyncio.run(prepare(database))
    assert notes_in(database) == []


async def _insert(key: str, transaction: Transaction) -> None:
    await transaction.execute("INSERT INTO notes (key, value) VALUES (?1, 'x')", key)


def copy_while_running(database: Path, *keys: str) -> tuple[bytes, list[bytes]]:
    """Write notes; returns the log at the end, and copies of the file, one after each note."""

    async def run() -> tuple[bytes, list[bytes]]:
        opened, copies = await SqliteDatabase.open(database), []
        for key in keys:
            await opened.change(partial(_insert, key))
            copies.append(await asyncio.to_thread(database.read_bytes))
        log = await asyncio.to_thread(Path(f"{database}-wal").read_bytes)
        await opened.close()
        return log, copies

    return asyncio.run(run())


@pytest.mark.parametrize("command", [["run"], ["status"], ["check"]])
def test_a_copy_made_by_hand_is_refused_beside_a_later_log(
    database: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    started: list[Settings],
    command: list[str],
) -> None:
    """SQLite would apply the log to the copy, whose header allows one."""
    monkeypatch.setattr("bot.store.sqlite_database.LOG_NUMBERED_EVERY", 0.0)
    make_empty_database(database)
    log, (*old, last) = copy_while_running(database, *"abcdef")
    for copy in old:
        Path(f"{database}-shm").unlink(missing_ok=True)
        Path(f"{database}-wal").write_bytes(log)
        database.write_bytes(copy)
        assert command_line.main(command) == 2
        assert f"{database}-wal belongs to an earlier database: delete it and " in one_line(capsys)
    database.write_bytes(last)
    asyncio.run(prepare(database))
    assert notes_in(database) == [*"abcdef"]


def test_check_without_a_folder_for_temporary_files(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make_empty_database(database)
    monkeypatch.setattr("tempfile.tempdir", str(database.parent / "nowhere"))
    assert command_line.main(["check"]) == 2
    said = "There is no folder for temporary files: No such file or directory\n"
    assert one_line(capsys) == said


@pytest.mark.parametrize("copy", ["nowhere/copy.sqlite3", ".", "", "games.sqlite3"])
def test_a_backup_is_not_written_to_an_impossible_place(
    database: Path, capsys: pytest.CaptureFixture[str], copy: str
) -> None:
    """For example to "$FILE" if that variable is not set."""
    make_empty_database(database)
    assert command_line.main(["backup", copy]) == 2
    line = one_line(capsys)
    assert line.startswith(f"The database {database} cannot be copied to {Path(copy)}: ")
    assert "Errno" not in line
    assert [file.name for file in database.parent.iterdir()] == [database.name]


def test_a_backup_must_be_a_file(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_empty_database(database)
    assert command_line.main(["backup", "postgresql://hokkaido:s3cret@localhost/copy"]) == 2
    line = one_line(capsys)
    assert "move-database" in line
    assert "s3cret" not in line


@pytest.mark.parametrize("end", ["-wal", "-shm", "-lock", "-journal", "-health"])
def test_a_backup_does_not_overwrite_a_file_of_the_database(
    database: Path, capsys: pytest.CaptureFixture[str], end: str
) -> None:
    """The WAL file, for example, has the latest writes."""
    make_empty_database(database)
    part = database.with_name(f"{database.name}{end}")
    part.write_text("of the running bot")
    assert command_line.main(["backup", str(part)]) == 2
    assert one_line(capsys).endswith(": that file belongs to the database\n")
    assert part.read_text() == "of the running bot"
    part.unlink()


class Refusing:
    """Replaces ``aiosqlite.connect`` and returns a connection that cannot be opened."""

    def __init__(self, said: str, code: int) -> None:
        self._error = sqlite3.OperationalError(said)
        self._error.sqlite_errorcode = code

    def __call__(self, *_: object, **__: object) -> Refusing:
        return self

    def __await__(self) -> Generator[None, None, None]:
        yield
        raise self._error

    async def __aenter__(self) -> None:
        raise self._error

    async def __aexit__(self, *_: object) -> None:
        pass


@pytest.mark.parametrize("code", [sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN])
def test_the_error_for_missing_permissions_explains_who_needs_them(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    make_empty_database(database)

    monkeypatch.setattr(aiosqlite, "connect", Refusing("attempt to write a readonly database", code))
    for command in (["run"], ["check"], ["status"], ["backup", "copy.sqlite3"]):
        assert command_line.main(command) == 2
        assert "(the user who runs this must be able to write to the file and its folder)" in one_line(capsys)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (sqlite3.SQLITE_FULL, "database or disk is full"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "disk I/O error (the disk may be full)"),
        (sqlite3.SQLITE_BUSY, "database is locked"),
    ],
)
def test_a_database_that_is_full_or_locked_is_a_temporary_failure(
    database: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    started: list[Settings],
    code: int,
    said: str,
) -> None:
    """With exit code 2, systemd would not restart the bot once there is room."""

    monkeypatch.setattr(aiosqlite, "connect", Refusing(said.partition(" (")[0], code))
    assert command_line.main(["run"]) == 1
    assert one_line(capsys) == f"The database {database} cannot be used: {said}\n"
    assert started == []


def test_a_database_is_not_moved_into_itself(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_empty_database(database)
    roundabout = database.parent / "nowhere" / ".." / database.name
    assert command_line.main(["move-database", str(database), str(roundabout)]) == 2
    assert one_line(capsys) == "FROM and TO are the same database\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX locks")
def test_a_database_is_not_moved_while_a_bot_is_using_it(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Moves made in the meantime would be only in the old database."""
    make_empty_database(database)
    target = tmp_path / "new.sqlite3"
    with ExitStack() as held:
        keep_to_one(database, held)
        assert command_line.main(["move-database", str(database), str(target)]) == 2
        said = f"A bot is using the database {database}; stop it first\n"
        assert capsys.readouterr().err == said
        assert not target.exists()
    assert command_line.main(["move-database", str(database), str(target)]) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX permissions")
@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
def test_no_other_user_can_hold_the_lock_or_open_a_folder_that_the_bot_creates(
    tmp_path: Path, umask: int
) -> None:
    database = tmp_path / "data" / "games.sqlite3"
    before = os.umask(umask)
    try:
        with ExitStack() as held:
            keep_to_one(database, held)
    finally:
        os.umask(before)
    lock = tmp_path / "data" / "games.sqlite3-lock"
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (lock.parent, lock, lock / "lock")]
    assert modes[:2] == [0o700, 0o700]
    assert modes[2] & 0o177 == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX pipes")
def test_a_closed_output_pipe_causes_no_traceback(database: Path) -> None:
    make_empty_database(database)
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "status"],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (1, "")


@pytest.mark.parametrize(("said", "exit_code"), [(WELL, 0), (NOT_RUNNING, 1)])
def test_it_shows_the_open_tables_and_whether_the_bot_is_running_well(
    database: Path, capsys: pytest.CaptureFixture[str], said: str, exit_code: int
) -> None:
    make_empty_database(database)
    if said == WELL:
        OfflineSettings.load().health_file.write_text(WELL)
    assert command_line.main(["status"]) == exit_code
    assert capsys.readouterr().out.splitlines() == [
        f"{database}: open tables: 0 lobby, 0 dealing, 0 running",
        said,
    ]


def test_it_does_not_copy_the_database(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It may be larger than a small machine's free memory, where /tmp often is."""
    make_empty_database(database)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "no such folder"))
    command_line.main(["status"])
    assert "0 running" in capsys.readouterr().out
