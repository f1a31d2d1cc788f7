"""The command hokkaido: help, version, and one line with exit code 2 for whoever set something wrong."""

from __future__ import annotations

import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import command_line
from bot.command_line.lock import InUseError, keep_to_one
from bot.command_line.log import set_up_log
from bot.settings import Settings
from bot.store.sqlite_database import prepare
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions
from engine.record import write_record
from engine.setup import draw_up
from engine.shuffle import commitment_to, shuffle_seed
from engine.shuffle_proof import ShuffleProof, Word

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in tuple(os.environ):
        if name.startswith(("DISCORD_", "HOKKAIDO_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings with which the bot would have been started."""
    settings: list[Settings] = []

    def run(given: Settings) -> int:
        settings.append(given)
        return 0

    monkeypatch.setitem(sys.modules, "bot.command_line.serving", SimpleNamespace(serve=run))
    return settings


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_help_explains_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(["--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert command_line.run.RUN_HELP in shown
    assert command_line.practice.PRACTICE_HELP in shown


@pytest.mark.parametrize("command", ["run", "practice"])
def test_each_command_has_a_help_of_its_own(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main([command, "--help"])
    assert ended.value.code == 0
    assert f"hokkaido {command}" in capsys.readouterr().out


def test_the_docs_name_only_commands_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    named = set()
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "Makefile"):
        text = page.read_text(encoding="utf-8")
        named |= set(re.findall(r"(?:\.venv|\$\(BIN\))[\w/\\]*[/\\]hokkaido ([a-z-]+)", text))
        named |= set(re.findall(r"`hokkaido ([a-z-]+)", text))
    of_databases = {"backup", "check", "close-table", "move-database"}
    assert named == {"run", "status", "health", "practice", "verify-shuffle", *of_databases}
    for command in named:
        with pytest.raises(SystemExit) as ended:
            command_line.main([command, "--help"])
        assert ended.value.code == 0


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("hokkaido 0.")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["walk"],
        ["run", "fast"],
        ["practice", "--port", "0"],
        ["practice", "--port", "65536"],
        ["practice", "--port", "x"],
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(arguments)
    assert ended.value.code == 2
    assert "hokkaido" in (line := one_line(capsys))
    assert "--help" in line


def test_run_without_a_token(capsys: pytest.CaptureFixture[str], started: list[Settings]) -> None:
    assert command_line.main(["run"]) == 2
    assert one_line(capsys).startswith("DISCORD_TOKEN is missing")
    assert started == []


@pytest.mark.parametrize("token", [None, "half a token"])
def test_what_does_not_log_in_to_discord_needs_no_token(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, token: str | None
) -> None:
    """A machine that only looks after backups is best not given it."""
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(tmp_path / "games.sqlite3"))
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    prepare(tmp_path / "games.sqlite3")
    for command in (["backup", "copy.sqlite3"], ["check"], ["status"]):
        assert command_line.main(command) == 0, capsys.readouterr().err
    assert command_line.main(["health"]) == 1  # no bot runs
    assert "DISCORD_TOKEN" not in "".join(capsys.readouterr())


def test_run_starts_the_bot_with_its_settings(
    monkeypatch: pytest.MonkeyPatch, started: list[Settings], tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(tmp_path / "new folder" / "games.sqlite3"))
    assert command_line.main(["run"]) == 0
    assert [settings.database for settings in started] == [tmp_path / "new folder" / "games.sqlite3"]
    assert (tmp_path / "new folder" / "games.sqlite3").exists()


def test_a_host_is_told_once_of_names_that_set_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: list[Settings]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", "games.sqlite3")
    assert command_line.main(["run"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setenv("HOKKAIDO_PORT", "9108")
    monkeypatch.setenv("DISCORD_PROXI", "http://proxy.example:3128")
    assert command_line.main(["run"]) == 0
    said = "DISCORD_PROXI is no setting: DISCORD_PROXY is; HOKKAIDO_PORT is no setting\n"
    assert one_line(capsys).endswith(f"WARNING  bot.command_line.run: {said}")
    assert len(started) == 2


def test_a_server_that_does_not_answer_may_do_so_later(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: list[Settings]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", "postgresql://ann:s3cret@127.0.0.1:1/games")
    assert command_line.main(["run"]) == 1
    assert one_line(capsys) == "The PostgreSQL database cannot be used: Connection refused\n"
    assert started == []


def test_an_address_of_another_kind_is_no_path(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", "mysql://ann:s3cret@127.0.0.1/games")
    assert command_line.main(["run"]) == 2
    assert one_line(capsys).startswith("HOKKAIDO_DATABASE must be the path of a file, or postgresql://")
    monkeypatch.delenv("HOKKAIDO_DATABASE")
    for arguments in (["check", "mysql://s3cret"], ["move-database", "mysql://s3cret", str(tmp_path / "x")]):
        assert command_line.main(arguments) == 2
        assert "s3cret" not in one_line(capsys)


def test_an_address_that_makes_no_sense_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["check", "postgresql://ann:s3cret@127.0.0.1/games?sslmod=require"]) == 2
    assert one_line(capsys) == (
        "The PostgreSQL database cannot be used: its address must look like "
        "postgresql://USER:PASSWORD@HOST/DATABASE, with nothing after a ? that libpq does not know\n"
    )


def unusable_databases(folder: Path) -> dict[str, Path]:
    (folder / "a file").write_text("not a folder")
    (folder / "letter.txt").write_text("Dear Sir or Madam, this is no database at all. " * 40)
    foreign = sqlite3.connect(folder / "foreign.sqlite3")
    foreign.execute("CREATE TABLE recipes (name TEXT)")
    foreign.close()
    return {
        "a folder": folder,
        "inside a file": folder / "a file" / "games.sqlite3",
        "no database": folder / "letter.txt",
        "of another program": folder / "foreign.sqlite3",
    }


@pytest.mark.parametrize("kind", ["a folder", "inside a file", "no database", "of another program"])
def test_run_with_an_unusable_database(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    started: list[Settings],
    tmp_path: Path,
    kind: str,
) -> None:
    path = unusable_databases(tmp_path)[kind]
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(path))
    assert command_line.main(["run"]) == 2
    line = one_line(capsys)
    assert line.startswith(f"The database {path} cannot be used: ")
    assert "Errno" not in line
    assert kind != "a folder" or line.endswith(": it is a folder\n")
    assert started == []


def test_practice_without_the_extra_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert command_line.main(["practice"]) == 2
    line = one_line(capsys)
    assert "make play" in line
    assert f"{sys.executable} -m pip install --requirement requirements/practice.lock" in line
    assert (ROOT / "requirements" / "practice.lock").exists()


def test_a_server_without_what_talks_to_it_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert command_line.main(["check", "postgresql://ann@127.0.0.1:1/games"]) == 2
    line = one_line(capsys)
    assert "make .venv/postgresql" in line
    assert f"{sys.executable} -m pip install --requirement requirements/postgresql.lock" in line
    assert (ROOT / "requirements" / "postgresql.lock").exists()


def test_practice_passes_on_what_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, dict[str, object]]] = []

    def run(port: int, **chosen: object) -> int:
        given.append((port, chosen))
        return 1

    monkeypatch.setitem(sys.modules, "bot.practice.command", SimpleNamespace(run=run))
    assert command_line.main(["practice", "--no-browser", "--port", "8123", "--language", "ru_RU"]) == 1
    assert command_line.main(["practice", "--people", "3"]) == 1
    assert given == [
        (8123, {"browser": False, "people": 1, "locale": "ru-RU"}),
        (0, {"browser": True, "people": 3, "locale": None}),
    ]


def test_ctrl_c_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def run(settings: Settings) -> None:
        raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "bot.command_line.serving", SimpleNamespace(serve=run))
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(tmp_path / "games.sqlite3"))
    assert command_line.main(["run"]) == 0


def shuffled_record(path: Path) -> dict[str, Any]:
    """The record of a game that has just been dealt, with the proof of its shuffle."""
    options, deck, words = GameOptions(2), shipped_deck("hokkaido"), (Word(0, 101, "blue"), Word(1, 102, ""))
    setup = draw_up(options, deck, shuffle_seed("5" * 64, words))
    proof = ShuffleProof(commitment_to("5" * 64, deck), "5" * 64, words, provinces=deck.provinces)
    path.write_bytes(write_record(Game.start(options, deck, setup), proof.to_json()))
    record: dict[str, Any] = json.loads(path.read_bytes())
    return record


def test_verify_shuffle_says_that_it_matches(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = shuffled_record(tmp_path / "game.json")
    assert command_line.main(["verify-shuffle", str(tmp_path / "game.json")]) == 0
    commitment = record["shuffle"]["commitment"]
    shown = capsys.readouterr()
    assert shown.out == (
        f"{tmp_path / 'game.json'}: the shuffle matches commitment {commitment} (words of players: 1); "
        "compare it with the one that the channel got when the game began\n"
    )
    assert shown.err == ""


def test_verify_shuffle_says_what_does_not_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = shuffled_record(tmp_path / "game.json")
    record["setup"]["order"].reverse()
    (tmp_path / "game.json").write_text(json.dumps(record))
    assert command_line.main(["verify-shuffle", str(tmp_path / "game.json")]) == 1
    assert one_line(capsys).endswith("setup.order is not what secret, words and message give\n")


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b"[" * 100_000, b" " * (1 << 21)])
def test_verify_shuffle_of_what_is_no_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "game.json").write_bytes(content)
    assert command_line.main(["verify-shuffle", str(tmp_path / "game.json")]) == 1
    assert one_line(capsys).startswith(str(tmp_path / "game.json"))


def test_verify_shuffle_of_a_file_that_is_not_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert command_line.main(["verify-shuffle", str(tmp_path / "none.json")]) == 2
    assert "none.json" in one_line(capsys)
    assert command_line.main(["verify-shuffle", str(tmp_path)]) == 2
    one_line(capsys)


def test_the_log_has_neither_hands_nor_what_answers_in_the_bots_name() -> None:
    former = {name: logging.getLogger(name).level for name in ("", "discord")}
    try:
        for level, quiet in (("DEBUG", logging.INFO), ("INFO", logging.INFO), ("ERROR", logging.ERROR)):
            set_up_log(level, {"a secret": "[SECRET]"})
            assert logging.getLogger("bot").getEffectiveLevel() == getattr(logging, level)
            for name in ("discord.http", "discord.gateway", "discord.webhook.async_"):
                assert logging.getLogger(name).getEffectiveLevel() == quiet
    finally:
        for name, before in former.items():
            logging.getLogger(name).setLevel(before)


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite3"
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(path))
    return path


def test_backup_copies_what_has_just_been_written(
    database: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    prepare(database)
    running = sqlite3.connect(database)
    running.execute("INSERT INTO notes (key, value) VALUES ('a', 'b')")
    running.commit()
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("a former copy")

    assert command_line.main(["backup", str(copy)]) == 0

    running.close()
    assert capsys.readouterr().out == f"{database} has been copied to {copy}\n"
    assert copy.stat().st_mode & 0o077 == 0 or sys.platform == "win32"
    assert {file.name for file in tmp_path.iterdir() if "copy" in file.name} == {"copy.sqlite3"}
    database.unlink()
    copy.rename(database)
    prepare(database)  # restored: it is the bot's database again
    restored = sqlite3.connect(database)
    assert restored.execute("SELECT value FROM notes WHERE key = 'a'").fetchall() == [("b",)]
    restored.close()


@pytest.mark.parametrize(
    "kind",
    ["no file", "of another program", "no database", "damaged", "no folder", "a folder", "nothing", "itself"],
)
def test_backup_of_what_cannot_be_copied_is_one_line_and_leaves_the_former_copy(
    database: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, kind: str
) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("a former copy")
    if kind == "of another program":
        sqlite3.connect(database).execute("CREATE TABLE recipes (name TEXT)").connection.close()
    elif kind == "no database":
        database.write_text("Dear Sir or Madam, this is no database at all. " * 40)
    elif kind == "damaged":
        prepare(database)
        with database.open("r+b") as file:
            file.seek(2 * 4096)
            file.write(bytes(4096))
    elif kind == "no folder":
        prepare(database)
        copy = tmp_path / "nowhere" / "copy.sqlite3"
    elif kind == "a folder":
        prepare(database)
        copy = tmp_path
    elif kind == "nothing":  # "$FILE", and nobody has set it
        prepare(database)
        copy = Path()
    elif kind == "itself":
        prepare(database)
        copy = database
    assert command_line.main(["backup", "" if kind == "nothing" else str(copy)]) == 2
    line = one_line(capsys)
    assert line.startswith(f"The database {database} cannot be copied to {copy}: ")
    assert "Errno" not in line
    assert (tmp_path / "copy.sqlite3").read_text() == "a former copy"
    assert not list(tmp_path.glob("*.part"))
    assert kind != "no file" or not database.exists()


def test_a_backup_is_a_file(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prepare(database)
    assert command_line.main(["backup", "postgresql://hokkaido:s3cret@localhost/copy"]) == 2
    line = one_line(capsys)
    assert "move-database" in line
    assert "s3cret" not in line


@pytest.mark.parametrize("end", ["-wal", "-shm", "-lock", "-journal", "-promises", "-health"])
def test_a_backup_replaces_no_part_of_the_database(
    database: Path, capsys: pytest.CaptureFixture[str], end: str
) -> None:
    """Beside it stands what has been written last."""
    prepare(database)
    part = database.with_name(f"{database.name}{end}")
    part.write_text("of the running bot")
    assert command_line.main(["backup", str(part)]) == 2
    assert one_line(capsys).endswith(": that file belongs to the database\n")
    assert part.read_text() == "of the running bot"
    part.unlink()


def test_no_name_of_a_database_is_not_the_usual_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As where a script checks a copy whose name it does not know."""
    prepare(database)
    assert command_line.main(["check", ""]) == 2
    assert one_line(capsys) == "The database . cannot be read: it is a folder\n"


@pytest.mark.parametrize("code", [sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN])
def test_whoever_may_not_read_the_database_is_told_who_may(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    prepare(database)

    def refuse(*_: object, **__: object) -> None:
        error = sqlite3.OperationalError("attempt to write a readonly database")
        error.sqlite_errorcode = code
        raise error

    monkeypatch.setattr(sqlite3, "connect", refuse)
    for command in (["run"], ["check"], ["status"], ["backup", "copy.sqlite3"]):
        assert command_line.main(command) == 2
        assert "(whoever runs this must be able to write to the file and its folder)" in one_line(capsys)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (sqlite3.SQLITE_FULL, "database or disk is full"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "disk I/O error (the disk may be full)"),
        (sqlite3.SQLITE_BUSY, "database is locked"),
    ],
)
def test_a_database_that_cannot_be_used_just_now_may_be_later(
    database: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    started: list[Settings],
    code: int,
    said: str,
) -> None:
    """With exit code 2 systemd would not start the bot again once there is room."""

    def refuse(*_: object, **__: object) -> None:
        error = sqlite3.OperationalError(said.partition(" (")[0])
        error.sqlite_errorcode = code
        raise error

    monkeypatch.setattr(sqlite3, "connect", refuse)
    assert command_line.main(["run"]) == 1
    assert one_line(capsys) == f"The database {database} cannot be used: {said}\n"
    assert started == []


def test_what_is_wrong_with_a_database_is_not_said_of_its_copy(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare(database)
    with closing(sqlite3.connect(database)) as newer:
        newer.execute("PRAGMA user_version = 99")
    assert command_line.main(["check"]) == 2
    assert one_line(capsys).startswith(f"The database {database} cannot be used: a newer version of the bot")


def test_a_database_is_not_moved_into_itself(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prepare(database)
    roundabout = database.parent / "nowhere" / ".." / database.name
    assert command_line.main(["move-database", str(database), str(roundabout)]) == 2
    assert one_line(capsys) == "FROM and TO are the same database\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no lock of this kind")
def test_a_database_is_not_moved_while_a_bot_runs_with_it(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What people decide meanwhile would be in the old one alone."""
    prepare(database)
    target = tmp_path / "new.sqlite3"
    with ExitStack() as held:
        keep_to_one(database, held)
        assert command_line.main(["move-database", str(database), str(target)]) == 2
        said = f"A bot runs with the database {database}: stop it first\n"
        assert capsys.readouterr().err == said
        assert not target.exists()
    assert command_line.main(["move-database", str(database), str(target)]) == 0


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write to all files")
def test_a_lock_that_another_user_has_left_keeps_nobody_from_being_the_only_bot(tmp_path: Path) -> None:
    """Whoever tried the bot by hand may not be who runs it now; only they may write to their file."""
    database = tmp_path / "games.sqlite3"
    lock = tmp_path / "games.sqlite3-lock"
    lock.touch(mode=0o444)
    with ExitStack() as first, ExitStack() as second:
        keep_to_one(database, first)
        with pytest.raises(InUseError):
            keep_to_one(database, second)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of another kind")
def test_whoever_has_read_enough_gets_no_traceback(database: Path) -> None:
    prepare(database)
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


def test_a_folder_is_not_taken_for_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["check", str(tmp_path)]) == 2
    assert one_line(capsys) == f"The database {tmp_path} cannot be read: it is a folder\n"


def test_a_worker_process_imports_next_to_nothing_with_the_program_that_started_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, _, _ = project["scripts"]["hokkaido"].partition(":")
    program = f"import sys, {module}; print(*(name for name in sys.modules if name.startswith('bot')))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["bot", module]
