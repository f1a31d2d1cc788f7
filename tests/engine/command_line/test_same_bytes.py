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


def played(capfdbinary: pytest.CaptureFixture[bytes], words: str) -> bytes:
    """The record that ``play`` writes for these arguments, checked with ``verify_record``."""
    assert main(["play", *words.split()]) == 0
    record = capfdbinary.readouterr().out
    assert verify_record(record).is_over
    return record


def short(*records: bytes) -> str:
    return hashlib.sha256(b"".join(records)).hexdigest()[:16]


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("--rules hokkaido --selection draft", "a9e70f26859fd615"),
        ("--rules hokkaido --selection trick", "47e6cf29dbb2ee2d"),
        ("--rules honshu --selection draft", "5c69efff0395f549"),
        ("--rules honshu --selection trick", "c25e99d22ad61fb7"),
    ],
)
def test_two_to_five_players_on_both_sides(
    capfdbinary: pytest.CaptureFixture[bytes], variant: str, expected: str
) -> None:
    records = [
        played(capfdbinary, f"{variant} --players {players} --side {side} --seed bytes")
        for players, side in product((2, 3, 4, 5), "AB")
    ]
    assert short(*records) == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("--players 2 --goals", "ddb8c1e678826c13"),
        ("--players 5 --goals --selection trick --side B", "40e49cdd03e825f2"),
        ("--players 2 --goals --bot greedy", "aabee0f824eb0705"),
        ("--players 3 --goals --bot greedy", "52ff660315a956eb"),
        ("--selection trick --players 3 --side B --bot greedy", "997dd66ef0a20e2b"),
    ],
)
def test_goals_and_greedy_players(
    capfdbinary: pytest.CaptureFixture[bytes], words: str, expected: str
) -> None:
    assert short(played(capfdbinary, f"{words} --seed bytes")) == expected


def test_every_scoring_card(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    records = [
        played(capfdbinary, f"--rules honshu --players 3 --scoring-card {card} --seed bytes")
        for card in range(1, 9)
    ]
    assert [json.loads(record)["setup"]["scoring_card"] for record in records] == list(range(1, 9))
    assert short(*records) == "6337dff591d31eac"


def test_a_custom_deck_and_a_non_latin_seed(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    deck = json.loads((resources.files("engine") / "decks" / "hokkaido.json").read_text(encoding="utf-8"))
    path = tmp_path / "deck.json"
    path.write_text(json.dumps(deck | {"name": "北海道"}), encoding="utf-8")
    assert short(played(capfdbinary, f"--deck {path} --seed Зима")) == "46d39e87447ffc79"
