"""``python -m engine`` (docs/record.md): its commands, their output and exit codes."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from engine.command_line import main
from engine.decks import shipped_deck
from engine.options import GameOptions
from engine.players.play import play_game
from engine.record.record import verify_record, write_record


class Outcome:
    """A command's exit code and output."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


Run = Any


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Run a command in this process."""

    def command(*arguments: str | Path) -> Outcome:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as ended:  # argparse's --help
            code = int(ended.code or 0)
        sys.stdout.flush()
        out, err = capfdbinary.readouterr()
        return Outcome(code, out.decode(), err.decode())

    return command


@cache
def record() -> dict[str, Any]:
    game = play_game(GameOptions(3, with_goals=True), shipped_deck("hokkaido"), "commands", "random")
    read: dict[str, Any] = json.loads(write_record(game))
    return read


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record()), encoding="utf-8")
    return path


def failed(outcome: Outcome, code: int, line: str) -> None:
    """Assert the exit code, and that this line on standard error is the only output."""
    assert (outcome.code, outcome.err) == (code, line + "\n")
    assert outcome.out == ""


# play


def test_play_defaults_to_the_selection_of_the_rules(run: Run) -> None:
    assert json.loads(run("play").out)["game"]["selection"] == "draft"
    assert json.loads(run("play", "--rules", "honshu").out)["game"]["selection"] == "trick"


def test_play_does_not_depend_on_the_hash_seed() -> None:
    records = {
        subprocess.run(
            [sys.executable, "-m", "engine", "play", "--goals", "--seed", "bytes", "--players", "4"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=Path(__file__).parents[3],
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(records) == 1


def test_play_writes_several_games_to_a_folder(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    outcome = run("play", "--games", "3", "--out", folder, "--seed", "x")
    assert (outcome.code, outcome.out, outcome.err) == (0, "", "")
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == ["game-0001.json", "game-0002.json", "game-0003.json"]
    assert len({path.read_bytes() for path in files}) == 3
    assert run("verify", *files).code == 0
    assert files[1].read_text(encoding="utf-8") == run("play", "--seed", "x-2").out


def test_play_with_another_deck(run: Run, tmp_path: Path) -> None:
    deck = json.loads((resources.files("engine") / "decks" / "honshu.json").read_text(encoding="utf-8"))
    path = tmp_path / "deck.json"
    path.write_text(json.dumps(deck | {"name": "our copy"}), encoding="utf-8")
    for rules in ("honshu", "hokkaido"):
        outcome = run("play", "--rules", rules, "--deck", path)
        assert json.loads(outcome.out)["deck"]["name"] == "our copy"
        assert verify_record(outcome.out.encode()).is_over
    path.write_text("{}", encoding="utf-8")
    failed(run("play", "--deck", path), 1, "deck.cubes is missing")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--rules", "honshu", "--goals"], "--goals cannot be used with --rules honshu"),
        (["--scoring-card", "3"], "--scoring-card cannot be used with --rules hokkaido"),
        (["--games", "3"], "--games and --out go together"),
        (["--out", "somewhere"], "--games and --out go together"),
    ],
)
def test_invalid_combinations_of_options(run: Run, words: list[str], line: str) -> None:
    failed(run("play", *words), 2, line)


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["dance"],
        ["play", "--players", "1"],
        ["play", "--bot", "genius"],
        ["play", "--scoring-card", "9", "--rules", "honshu"],
        ["play", "--se", "x"],
        ["play", "--games", "-1", "--out", "x"],
        ["verify"],
        ["score", "a", "b"],
        ["legal", "a", "--at", "9" * 5000],
        ["legal", "a"],
        ["legal", "a", "--at", "-1"],
        ["score"],
    ],
    ids=lambda words: " ".join(words)[:40],
)
def test_wrong_usage_is_one_line_and_exit_code_2(run: Run, words: list[str]) -> None:
    outcome = run(*words)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    assert len(outcome.err) < 250


def test_help_exits_with_0(run: Run) -> None:
    for words in (["--help"], ["play", "--help"], ["verify", "--help"], ["score", "-h"]):
        outcome = run(*words)
        assert outcome.code == 0
        assert outcome.out.startswith("usage: python -m engine")


# Files


@pytest.mark.parametrize("command", [["verify"], ["score"], ["legal", "--at", "0"], ["play", "--deck"]])
def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path, command: list[str]) -> None:
    name, *options = command
    for path, reason in (
        (tmp_path / "nowhere.json", "No such file or directory"),
        (tmp_path, "Is a directory"),
    ):
        words = [name, *options, path] if options[-1:] == ["--deck"] else [name, path, *options]
        failed(run(*words), 2, f"'{path}' cannot be read: {reason}")


def test_a_folder_that_cannot_be_created(run: Run, file: Path) -> None:
    outcome = run("play", "--games", "1", "--out", file)
    assert outcome.code == 2
    assert "cannot be created" in outcome.err


@pytest.mark.parametrize("command", [["verify"], ["score"], ["legal", "--at", "0"]])
@pytest.mark.parametrize("data", [b"\x00\xff", b"{}"])
def test_a_file_that_is_not_a_record(run: Run, tmp_path: Path, command: list[str], data: bytes) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    name, *options = command
    outcome = run(name, path, *options)
    assert outcome.code == 1
    assert outcome.err.count("\n") == 1
    assert outcome.out == ""


# verify


def test_verify_reports_a_valid_record(run: Run, file: Path) -> None:
    outcome = run("verify", file)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == f"{file}: valid, {len(record()['actions'])} actions, over\n"


def test_verify_names_the_illegal_action_and_the_reason(run: Run, file: Path) -> None:
    spoilt = copy.deepcopy(record())
    index = next(number for number, action in enumerate(spoilt["actions"]) if action["action"] == "place")
    spoilt["actions"][index] |= {"x": 20, "y": 20}
    file.write_text(json.dumps(spoilt), encoding="utf-8")
    failed(run("verify", file), 1, f"{file}: action {index}: the card does not overlap the map (rule 4.2)")


def test_verify_checks_every_file_and_exits_with_the_highest_code(
    run: Run, file: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{", encoding="utf-8")
    outcome = run("verify", bad, file)
    assert outcome.code == 1
    assert outcome.err == f"{bad}: not valid JSON at line 1, column 2\n"
    assert outcome.out.startswith(f"{file}: valid")
    assert run("verify", file, tmp_path / "nowhere").code == 2


# legal


def test_legal_counts_the_placements_before_a_place(run: Run, file: Path) -> None:
    index = next(number for number, action in enumerate(record()["actions"]) if action["action"] == "place")
    outcome = run("legal", file, "--at", str(index))
    assert (outcome.code, outcome.err) == (0, "")
    assert int(outcome.out) > 10


def test_legal_needs_a_placement(run: Run, file: Path) -> None:
    failed(run("legal", file, "--at", "0"), 2, "--at 0: that action is not a placement")
    count = len(record()["actions"])
    failed(run("legal", file, "--at", str(count)), 2, f"--at {count}: the record has {count} actions")


def test_a_closed_pipe_causes_no_error_message() -> None:
    """``play | head -1``, without a shell."""
    with subprocess.Popen(
        [sys.executable, "-m", "engine", "play", "--players", "5"],
        cwd=Path(__file__).parents[3],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_reported_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "engine", "play"],
            cwd=Path(__file__).parents[3],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr == b"cannot write to standard output: No space left on device\n"
