"""The ``hokkaido`` command: help, version, and one line with exit code 2 for wrong usage or settings."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import __version__, command_line
from bot.settings import Settings
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions
from engine.record.record import write_record
from engine.setup import draw_up
from engine.shuffle.proof import ShuffleProof
from engine.shuffle.shuffle import commitment_to, shuffle_seed
from tests.bot.empty_database import make_empty_database
from tests.bot.test_settings import empty_environment

ROOT = Path(__file__).parents[2]


__all__ = ["empty_environment"]


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
    """The only line on stderr, apart from the log's first one."""
    captured = capsys.readouterr()
    assert captured.out == ""
    line = captured.err.removeprefix(first_line(captured.err))
    assert line.count("\n") == 1
    return line


def first_line(log: str) -> str:
    """The log's first line if it has the program's version, else nothing."""
    line, end, _ = log.partition("\n")
    is_there = f" INFO     bot.command_line.run: Hokkaido bot {__version__}, Python 3." in line
    return line + end if is_there else ""


@pytest.mark.parametrize(
    ("option", "shown"),
    [
        ("--help", (command_line.run.RUN_HELP, command_line.practice.PRACTICE_HELP)),
        ("--version", (f"hokkaido {__version__}",)),
    ],
)
def test_help_and_version(capsys: pytest.CaptureFixture[str], option: str, shown: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main([option])
    assert ended.value.code == 0
    written = capsys.readouterr().out
    assert [text for text in shown if text not in written] == []


def test_the_docs_name_only_existing_commands(capsys: pytest.CaptureFixture[str]) -> None:
    named = set()
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "Makefile"):
        text = page.read_text(encoding="utf-8")
        named |= set(re.findall(r"(?:\.venv|\$\(BIN\))[\w/\\]*[/\\]hokkaido ([a-z-]+)", text))
        named |= set(re.findall(r"`hokkaido ([a-z-]+)", text))
    of_databases = {"backup", "restore", "check", "close-table", "move-database"}
    assert named == {"run", "status", "doctor", "health", "practice", "verify-shuffle", *of_databases}
    for command in named:
        with pytest.raises(SystemExit) as ended:
            command_line.main([command, "--help"])
        assert ended.value.code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["walk"],
        ["run", "fast"],
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
def test_commands_that_do_not_log_in_to_discord_need_no_token(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, token: str | None
) -> None:
    """A machine that only makes backups should not have it."""
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(tmp_path / "games.sqlite3"))
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    make_empty_database(tmp_path / "games.sqlite3")
    for command in (["backup", "copy.sqlite3"], ["check"]):
        assert command_line.main(command) == 0, capsys.readouterr().err
    for command in (["status"], ["health"]):
        assert command_line.main(command) == 1, "no bot is running"
    assert "DISCORD_TOKEN" not in "".join(capsys.readouterr())


def test_run_starts_the_bot_with_its_settings(
    monkeypatch: pytest.MonkeyPatch, started: list[Settings], tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(tmp_path / "new folder" / "games.sqlite3"))
    assert command_line.main(["run"]) == 0
    assert [settings.database for settings in started] == [tmp_path / "new folder" / "games.sqlite3"]
    assert (tmp_path / "new folder" / "games.sqlite3").exists()


def test_unknown_setting_names_are_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: list[Settings]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", "games.sqlite3")
    monkeypatch.setenv("HOKKAIDO_PORT", "9108")
    monkeypatch.setenv("DISCORD_PROXI", "http://proxy.example:3128")
    assert command_line.main(["run"]) == 0
    said = "unknown setting DISCORD_PROXI (did you mean DISCORD_PROXY?); unknown setting HOKKAIDO_PORT\n"
    assert one_line(capsys).endswith(f"WARNING  bot.command_line.run: {said}")
    assert len(started) == 1


def test_the_first_line_of_the_log_has_the_version(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: list[Settings]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", "games.sqlite3")
    assert command_line.main(["run"]) == 0
    log = capsys.readouterr().err
    assert log
    assert log == first_line(log)


NO_DATABASE = "The PostgreSQL database cannot be used:"


@pytest.mark.parametrize(
    ("address", "code", "said"),
    [
        ("postgresql://ann:s3cret@127.0.0.1:1/games", 1, f"{NO_DATABASE} Connection refused\n"),
        ("mysql://ann:s3cret@127.0.0.1/games", 2, "HOKKAIDO_DATABASE must be a file path or postgresql://"),
        (
            "postgresql://ann:s3cret@127.0.0.1/games?sslmod=require",
            2,
            f"{NO_DATABASE} its address must look like postgresql://USER:PASSWORD@HOST/DATABASE, ",
        ),
        *(
            (f"postgresql://ann:s3cret@127.0.0.1{place}", 2, f"{NO_DATABASE} {said}\n")
            for place, said in (
                (":99999/games", "invalid port number"),
                (":postgres/games", "invalid port number"),
                (":1/games?sslmode=verify", "invalid sslmode value"),
                (":1,127.0.0.1:2/games?target_session_attrs=writable", "invalid target_session_attrs value"),
                (":1/games?connect_timeout=soon", "bad value for connect_timeout"),
            )
        ),
    ],
)
def test_an_unusable_address_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    started: list[Settings],
    address: str,
    code: int,
    said: str,
) -> None:
    """Only a server that does not answer is a temporary failure."""
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", address)
    assert command_line.main(["run"]) == code
    assert one_line(capsys).startswith(said)
    assert started == []


@pytest.mark.parametrize("command", [["check"], ["move-database", "to.sqlite3"]])
def test_an_address_of_an_unknown_kind_is_not_used_as_a_path(
    capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert command_line.main([*command, "mysql://s3cret"]) == 2
    assert "s3cret" not in one_line(capsys)


@pytest.mark.parametrize(
    ("command", "name"),
    [(["practice"], "practice"), (["check", "postgresql://ann@127.0.0.1:1/games"], "postgresql")],
)
def test_without_an_extra_one_line_explains_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str], name: str
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert command_line.main(command) == 2
    line = one_line(capsys)
    assert ("make play" if name == "practice" else "make .venv/postgresql") in line
    assert f"{sys.executable} -m pip install --requirement requirements/{name}.lock" in line
    assert (ROOT / "requirements" / f"{name}.lock").exists()


def test_practice_passes_its_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, dict[str, object]]] = []

    def run(port: int, **chosen: object) -> int:
        given.append((port, chosen))
        return 1

    monkeypatch.setitem(sys.modules, "bot.practice.session", SimpleNamespace(run=run))
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
    options, deck, secret = GameOptions(2), shipped_deck("hokkaido"), "5" * 64
    setup = draw_up(options, deck, shuffle_seed(secret, 1234))
    proof = ShuffleProof(commitment_to(secret, deck), secret, 1234, None, deck.goals, deck.provinces)
    path.write_bytes(write_record(Game.start(options, deck, setup), proof.to_json()))
    record: dict[str, Any] = json.loads(path.read_bytes())
    return record


def test_verify_shuffle(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = shuffled_record(file)
    assert command_line.main(["verify-shuffle", str(file)]) == 0
    shown = capsys.readouterr()
    assert shown.out == (
        f"{file}: the shuffle matches commitment {record['shuffle']['commitment']} and message 1234; "
        "compare both with the message in the channel from when the game began\n"
    )
    assert shown.err == ""
    record["setup"]["order"].reverse()
    for content, said in (
        (json.dumps(record).encode(), "setup.order does not match what the secret and the message produce\n"),
        (b"\xff", "not UTF-8 (invalid byte 0)\n"),
    ):
        file.write_bytes(content)
        assert command_line.main(["verify-shuffle", str(file)]) == 1
        assert one_line(capsys) == f"{file}: {said}"
    for missing in (tmp_path / "none.json", tmp_path):
        assert command_line.main(["verify-shuffle", str(missing)]) == 2
        assert str(missing) in one_line(capsys)


def test_the_entry_point_imports_almost_nothing_into_a_worker_process() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, _, _ = project["scripts"]["hokkaido"].partition(":")
    program = f"import sys, {module}; print(*(name for name in sys.modules if name.startswith('bot')))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["bot", module]


#: Redirection, environment and exit code of outputs that accept nothing, or not every character.
ODD_OUTPUTS = {
    "a full disk": (">/dev/full", {}, 1),
    "a full disk for both": (">/dev/full 2>&1", {}, 1),
    "no output": (">&-", {}, 0),
    "no output at all": (">&- 2>&-", {}, 0),
    "few letters": ("", {"PYTHONIOENCODING": "ascii"}, 0),
    "no such locale": ("", {"LC_ALL": "xx_YY.none", "PYTHONUTF8": "0"}, 0),
}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("name", ODD_OUTPUTS)
@pytest.mark.parametrize("arguments", ["check games-\u2603.sqlite3"])
def test_an_unwritable_output_is_reported_in_one_line_and_by_the_exit_code(
    tmp_path: Path, name: str, arguments: str
) -> None:
    make_empty_database(tmp_path / "games-\u2603.sqlite3")
    where, environment, code = ODD_OUTPUTS[name]
    ended = subprocess.run(
        f"{sys.executable} -m bot {arguments} {where}",
        shell=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, b"Traceback" in ended.stderr) == (code, False)
    if name == "a full disk":
        assert ended.stderr.splitlines() == [b"cannot write to standard output: No space left on device"]
