"""Fuzz tests of the record reader: it refuses invalid records in one line and never crashes."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest

from engine.command_line.english import sentence
from engine.errors import GameError
from engine.options import GameOptions, PlacingOrder, Rules, Selection
from engine.parts.cards import Side
from engine.record.record import verify_record, write_record
from tests.engine.random_games import finished
from tests.engine.random_maps import Dice
from tests.engine.spoiling import GONE, STRANGE, Path, at, paths, spoil

VARIANTS = {
    "draft of three with goals": GameOptions(3, with_goals=True, order=PlacingOrder.IN_ORDER),
    "draft of two": GameOptions(2, side=Side.B),
    "tricks of four": GameOptions(4, Rules.HONSHU, Selection.TRICK),
    "tricks of two": GameOptions(2, Rules.HONSHU, Selection.TRICK, Side.B),
}


@cache
def written(variant: str) -> bytes:
    return write_record(finished(VARIANTS[variant], 13))


def record(variant: str) -> Any:
    return json.loads(written(variant))


def refusal_of(data: bytes) -> str | None:
    """The error message for a record, in one readable line; None if the record is valid."""
    try:
        verify_record(data)
    except GameError as error:
        line = sentence(error)
        assert line
        assert line.isprintable(), "one line, without control characters"
        assert len(line) < 400
        return line
    return None


def some_paths(dice: Dice, whole: Any) -> list[Path]:
    """All paths, except that only some entries of long lists (cards, actions, the pile) are included."""
    return [
        path
        for path in paths(whole)
        if all(not isinstance(key, int) or key < 2 or dice.chance(2) for key in path)
    ]


def with_value(whole: Any, path: Path, value: object) -> bytes:
    """The record with the value at one path replaced or removed."""
    spoilt = copy.deepcopy(whole)
    spoil(spoilt, path, value)
    return json.dumps(spoilt).encode()


#: Keys whose value may be null, and keys that may be missing (docs/record.md).
MAY_BE_NULL = {"scoring_card", "goals", "turn_order", "cube", "result", "provinces"}
MAY_BE_MISSING = MAY_BE_NULL | {"rulings", "order", "scoring_cards", "about"}
#: Keys whose value may be any text, but nothing else.
ANY_TEXT = {"name", "about"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_strange_value_anywhere_is_refused(variant: str) -> None:
    whole = record(variant)
    dice = Dice(1)
    for path in some_paths(dice, whole):
        before = at(whole, path)
        for value in dice.shuffled(STRANGE)[:3]:
            if _may_be_read(path, before, value):
                continue
            line = refusal_of(with_value(whole, path, value))
            assert line is not None, f"{path}: {before!r} became {value!r}"


def _may_be_read(path: Path, before: Any, value: Any) -> bool:
    """Whether the record may be valid with this value: it means the same, or describes another game."""
    if (type(before), before) == (type(value), value):
        return True
    key = path[-1]
    if key in ANY_TEXT and isinstance(value, str):
        return True
    if path[0] == "actions" and (type(before) is type(value) or (key == "cube" and value is None)):
        return True
    if path[:2] == ("deck", "cubes") and value == 61:  # same as 10 or 14, unless the supply runs short
        return True
    no_goals = path == ("result", "goals") and not any(before) and value is None
    return no_goals or (not before and key in MAY_BE_NULL and value in (None, []))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_missing_value_is_named(variant: str) -> None:
    whole = record(variant)
    for path in some_paths(Dice(2), whole):
        if isinstance(path[-1], str) and path[-1] not in MAY_BE_MISSING:
            line = refusal_of(with_value(whole, path, GONE))
            assert line is not None, f"without {path}"
            named = path[-2] if path[-2:-1] == ("cubes",) else path[-1]
            assert str(named) in line, f"without {path}: {line}"


@pytest.mark.parametrize("variant", VARIANTS)
def test_corrupted_bytes(variant: str) -> None:
    dice = Dice(4)
    data = written(variant)
    for _ in range(100):
        spoilt = bytearray(data)
        for _ in range(1 + dice.below(3)):
            place = dice.below(len(spoilt))
            match dice.below(4):
                case 0:
                    spoilt[place] = dice.below(256)
                case 1:
                    del spoilt[place : place + 1 + dice.below(40)]
                case 2:
                    spoilt[place:place] = bytes(dice.below(256) for _ in range(dice.below(4)))
                case _:
                    spoilt[place:place] = spoilt[place : place + dice.below(60)]
        refusal_of(bytes(spoilt))
