"""The largest and nastiest files: each command ends within a second and 100 MB (docs/record.md).

Measured in a separate process: processor time, so that a busy machine fails nothing, and peak memory.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.options import GameOptions, Rules, Selection
from engine.reading import LARGEST_FILE
from engine.record.record import write_record
from tests.engine.random_games import finished

ROOT = Path(__file__).parents[2]
MEASURE = Path(__file__).parent / "measure.py"

SECONDS = 1.0
MEGABYTES = 100


pytestmark = pytest.mark.skipif(not hasattr(os, "wait4"), reason="only Unix tells what a process took")


class Outcome(NamedTuple):
    """How a command ended, and what it cost."""

    code: int
    errors: str
    seconds: float
    megabytes: float


def run(arguments: list[str]) -> Outcome:
    """Run ``python -m engine`` in a process of its own and measure it."""
    measured = subprocess.run(
        [sys.executable, "-I", "-S", str(MEASURE), sys.executable, "-m", "engine", *arguments],
        capture_output=True,
        check=True,
        cwd=ROOT,
        encoding="utf-8",
    )
    code, seconds, megabytes = json.loads(measured.stdout)
    return Outcome(code, measured.stderr, seconds, megabytes)


@cache
def sound() -> str:
    """The record of a game of five with tricks, the longest there is."""
    return write_record(finished(GameOptions(5, selection=Selection.TRICK, with_goals=True), 4)).decode()


def filled(before: str, entry: str, after: str) -> bytes:
    """A file of exactly the allowed size, or a little less, made of as many copies of an entry as fit."""
    times = (LARGEST_FILE - len((before + after).encode())) // (len(entry.encode()) + 1)
    return (before + ",".join([entry] * times) + after).encode()


def sound_with(remark: str) -> bytes:
    """A sound record with an unknown key, filled up with copies of an entry."""
    return filled(sound().rstrip()[:-1] + ', "remark": [', remark, "]}")


def with_value(path: list[str | int], entry: str) -> bytes:
    """A record in which one value is a huge list of this entry."""
    data = json.loads(sound())
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = "HERE"
    before, after = json.dumps(data).split('"HERE"')
    return filled(before + "[", entry, "]" + after)


def actions_at_the_end(entry: str) -> bytes:
    data = json.loads(sound())
    data["actions"].append("HERE")
    before, after = json.dumps(data).split('"HERE"')
    return filled(before, entry, after)


NOT_VALID: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "lists in lists": lambda: b"[" * LARGEST_FILE,
    "one word": lambda: b'"' + b"a" * (LARGEST_FILE - 2) + b'"',
    "one word of escapes": lambda: filled('["', "\\ud83d\\ude00", '"]'),
    "one number": lambda: b"1" * LARGEST_FILE,
    "zeros": lambda: bytes(LARGEST_FILE),
    "too large": lambda: sound_with("0") + b" " * 200,
    "many keys": lambda: json.dumps({str(number): 0 for number in range(80_000)}).encode(),
    "unknown actions": lambda: actions_at_the_end('{"seat":0,"action":"fly"}'),
    "more actions than a game has": lambda: actions_at_the_end('{"seat":0,"action":"done"}'),
    "a long pile": lambda: with_value(["setup", "order"], "7"),
    "many cards": lambda: with_value(["deck", "cards"], '{"number":1,"squares":[]}'),
    "many scores": lambda: with_value(["result", "scores"], "{}"),
}

VALID: dict[str, Callable[[], bytes]] = {
    "nothing more": lambda: sound().encode(),
    "objects": lambda: sound_with('{"":[]}'),
    "words": lambda: sound_with('"\U0001f5fb"'),
}


def save(folder: Path, data: bytes) -> str:
    path = folder / "record.json"
    path.write_bytes(data)
    return str(path)


@pytest.mark.parametrize("name", NOT_VALID)
def test_what_is_no_record_is_refused_in_one_line(name: str, tmp_path: Path) -> None:
    outcome = run(["verify", save(tmp_path, NOT_VALID[name]())])
    assert outcome.code == 1
    assert outcome.errors.endswith("\n")
    assert outcome.errors.count("\n") == 1
    assert "Traceback" not in outcome.errors
    assert len(outcome.errors) < 500
    assert outcome.seconds < SECONDS
    assert outcome.megabytes < MEGABYTES


@pytest.mark.parametrize("name", VALID)
def test_a_sound_record_may_carry_a_lot(name: str, tmp_path: Path) -> None:
    data = VALID[name]()
    assert len(data) <= LARGEST_FILE
    outcome = run(["verify", save(tmp_path, data)])
    assert outcome.errors == ""
    assert outcome.code == 0
    assert outcome.seconds < SECONDS
    assert outcome.megabytes < MEGABYTES


@pytest.mark.parametrize("seed", range(3))
def test_a_deck_made_to_be_slow_is_not(seed: int, tmp_path: Path) -> None:
    """Cards that are hard to place, cubes that run out, five players."""
    rules = Rules.HOKKAIDO if seed else Rules.HONSHU
    game = finished(GameOptions(5, rules, Selection.TRICK, with_goals=seed > 0), seed, wild=True)
    outcome = run(["verify", save(tmp_path, write_record(game))])
    assert outcome.errors == ""
    assert outcome.code == 0
    assert outcome.seconds < SECONDS
    assert outcome.megabytes < MEGABYTES
