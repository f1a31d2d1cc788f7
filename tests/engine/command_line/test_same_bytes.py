"""The same arguments give the same bytes on any machine and with any Python version (docs/record.md).

A different hash means that games with the same seed have changed: the shuffle, the order of listed
placements, a computer player, or the format of records.
"""

from __future__ import annotations

import hashlib
import json
from importlib import resources
from itertools import product
from pathlib import Path

import pytest

from engine.command_line import main
from engine.record.record import verify_record
from tests.long import tries


def played(capfdbinary: pytest.CaptureFixture[bytes], words: str) -> bytes:
    """The record that ``play`` writes for these arguments, checked with ``verify_record``."""
    assert main(["play", *words.split()]) == 0
    record = capfdbinary.readouterr().out
    assert verify_record(record).is_over
    return record


def short(*records: bytes) -> str:
    return hashlib.sha256(b"".join(records)).hexdigest()[:16]


#: Two to five players on both sides.
TABLES = [f"--players {players} --side {side}" for players, side in product((2, 3, 4, 5), "AB")]


#: The hash of the records of some games. Those of the greedy player take longest.
RECORDS = (
    ("a9e70f26859fd615", [f"--rules hokkaido --selection draft {table}" for table in TABLES]),
    ("47e6cf29dbb2ee2d", [f"--rules hokkaido --selection trick {table}" for table in TABLES]),
    ("5c69efff0395f549", [f"--rules honshu --selection draft {table}" for table in TABLES]),
    ("c25e99d22ad61fb7", [f"--rules honshu --selection trick {table}" for table in TABLES]),
    ("6337dff591d31eac", [f"--rules honshu --players 3 --scoring-card {card}" for card in range(1, 9)]),
    ("ddb8c1e678826c13", ["--players 2 --goals"]),
    ("40e49cdd03e825f2", ["--players 5 --goals --selection trick --side B"]),
    ("aabee0f824eb0705", ["--players 2 --goals --bot greedy"]),
    ("952a03c9fb8721e1", ["--selection trick --players 2 --bot greedy"]),
    ("803b1f799ccc248b", ["--rules honshu --players 2 --scoring-card 3 --bot greedy"]),
    ("997dd66ef0a20e2b", ["--selection trick --players 3 --side B --bot greedy"]),
)


@pytest.mark.parametrize(("expected", "games"), RECORDS[: tries(8, len(RECORDS))])
def test_the_records_of_games(
    capfdbinary: pytest.CaptureFixture[bytes], expected: str, games: list[str]
) -> None:
    assert short(*(played(capfdbinary, f"{words} --seed bytes") for words in games)) == expected


def test_a_custom_deck_and_a_non_latin_seed(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    deck = json.loads((resources.files("engine") / "decks" / "hokkaido.json").read_text(encoding="utf-8"))
    path = tmp_path / "deck.json"
    path.write_text(json.dumps(deck | {"name": "北海道"}), encoding="utf-8")
    assert short(played(capfdbinary, f"--deck {path} --seed Зима")) == "46d39e87447ffc79"
