"""Stored records of finished games of every variant, replayed and compared with their results.

The seats took random legal actions, including waits, contests, cubes in tricks, free tiles and cards set
aside. Some of the decks have few cubes.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from engine.actions import ACTION_NAMES
from engine.record.record import verify_record
from tests.engine.naive.referee import result_of

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_there_is_a_record_of_every_variant() -> None:
    variants = product(("hokkaido", "honshu"), ("draft", "trick"), "2345", "AB")
    assert [path.stem for path in RECORDS] == sorted("-".join(variant) for variant in variants)


def test_every_kind_of_action_occurs() -> None:
    records = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    actions = [action for record in records for action in record["actions"]]
    without = set(ACTION_NAMES) - {action["action"] for action in actions}
    assert not without, f"no record in {RECORDS[0].parent} contains {without}"
    assert any(len(action.get("under", ())) > 2 for action in actions)
    assert any(action.get("cube") for action in actions)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_engine_comes_to_the_recorded_result(path: Path) -> None:
    game = verify_record(path.read_bytes())
    assert game.is_over
    options = game.options
    assert path.stem == f"{options.rules}-{options.selection}-{options.players}-{options.side}"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_naive_referee_comes_to_the_same_result(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert result_of(record) == record["result"]
