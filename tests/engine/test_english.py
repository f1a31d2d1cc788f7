"""Every engine error has an English sentence, and every sentence belongs to an error."""

from __future__ import annotations

import ast
import pickle
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

import engine
from engine.command_line.english import ENGLISH, sentence
from engine.errors import GameError, IllegalPlacement, RecordError
from engine.parts.squares import Kind, Position
from engine.views import Phase

SOURCES = sorted(Path(engine.__file__).parent.rglob("*.py"))
ERRORS = {"GameError", "InvalidInput", "IllegalAction", "OutOfTurn", "IllegalPlacement", "RangeFault"}

#: Values added to a ``RangeFault`` when an error is raised with its key.
OF_FAULTS = {"squares"}


@cache
def raised() -> dict[str, list[set[str]]]:
    """All error keys in the code, with the names of the values at each place that raises them."""
    found: dict[str, list[set[str]]] = {}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS
            ):
                continue
            (key, *_), values = node.args, {keyword.arg for keyword in node.keywords if keyword.arg}
            if node.func.id == "RangeFault":
                values |= OF_FAULTS
            if isinstance(key, ast.Constant):
                found.setdefault(str(key.value), []).append(values)
    for phase in Phase:
        if phase is not Phase.OVER:
            found.setdefault(f"phase-is-{phase.replace('_', '-')}", []).append({"action"})
    return found


def test_the_sentences_cover_exactly_the_errors_in_the_code() -> None:
    assert set(raised()) == set(ENGLISH)


@pytest.mark.parametrize("key", ENGLISH)
def test_a_sentence_uses_only_values_of_its_error(key: str) -> None:
    used = {name for _, name, _, _ in Formatter().parse(ENGLISH[key]) if name}
    assert all(used <= values for values in raised()[key])


@pytest.mark.parametrize("key", ENGLISH)
def test_a_sentence_is_one_line(key: str) -> None:
    assert "\n" not in ENGLISH[key]
    assert not ENGLISH[key].endswith(".")


def test_positions_and_rules_in_a_sentence() -> None:
    squares = (Position(4, -1), Position(0, 2))
    assert sentence(IllegalPlacement("range-fork", "4.5", squares=squares)) == (
        "that would fork the mountain range at 4, -1; 0, 2 (rule 4.5)"
    )
    assert sentence(IllegalPlacement("would-cover", "4.4", kind=Kind.LAKE, squares=squares[:1])) == (
        "that would cover a lake at 4, -1 (rule 4.4)"
    )


def test_the_place_in_a_record_comes_first() -> None:
    error = RecordError("action 41", GameError("card-not-in-hand", "2.1", card=17))
    assert sentence(error) == "action 41: card 17 is not in the hand (rule 2.1)"
    assert error.key == "card-not-in-hand"


def test_errors_survive_pickling() -> None:
    found = IllegalPlacement("no-overlap", "4.2", squares=(Position(1, 2),))
    for error in (found, RecordError("action 41", found)):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert vars(again) == vars(error)
        assert sentence(again) == sentence(error)
