"""Every error of the engine and of tables has a text, and carries every value that its text needs."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from bot.errors import InputError, UserError, sentence
from bot.tables.checks import TableError
from bot.texts import Texts
from engine.actions import Place, Placement, check_values
from engine.command_line.english import ENGLISH
from engine.errors import GameError
from engine.parts.squares import Position
from tests.bot.pseudo_locale import strict_texts

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def texts() -> Texts:
    return strict_texts()


class Variables(Visitor):
    """The names of the values that a text uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent.syntax's naming
        self.names.add(node.id.name)


@cache
def variables_of_errors() -> dict[str, set[str]]:
    text = (ROOT / "bot" / "texts" / "en" / "errors.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@cache
def raised_in_code(folder: str, names: frozenset[str]) -> dict[str, set[str]]:
    """The keys of the exceptions raised in the code, each with the values that are always given."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names):
                continue
            if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
                key = node.args[0].value
                given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                found[key] = found.get(key, given) & given
    return found


ENGINE_ERRORS = frozenset({"GameError", "InvalidInput", "IllegalAction", "OutOfTurn", "IllegalPlacement"})
TABLE_ERRORS = frozenset({"TableError"})


def test_every_error_of_the_engine_has_a_text() -> None:
    assert set(ENGLISH) - set(variables_of_errors()) == set()
    assert set(raised_in_code("engine", ENGINE_ERRORS)) - set(variables_of_errors()) == set()


def test_every_error_of_a_table_has_a_text() -> None:
    assert set(raised_in_code("bot", TABLE_ERRORS)) - set(variables_of_errors()) == set()


def test_every_text_belongs_to_an_error() -> None:
    known = (
        set(ENGLISH) | set(raised_in_code("engine", ENGINE_ERRORS)) | set(raised_in_code("bot", TABLE_ERRORS))
    )
    assert set(variables_of_errors()) - known == set()


def test_a_text_uses_only_values_that_its_error_carries() -> None:
    given = {
        key: {name for _, name, _, _ in Formatter().parse(text) if name} for key, text in ENGLISH.items()
    }
    given = raised_in_code("bot", TABLE_ERRORS) | given | raised_in_code("engine", ENGINE_ERRORS)
    unknown = {key: names - given[key] for key, names in variables_of_errors().items() if names - given[key]}
    assert unknown == {}


def test_every_text_is_one_short_line(texts: Texts) -> None:
    odd = []
    for key, names in variables_of_errors().items():
        values = {name: Position(4, -1) if name == "squares" else "lake" for name in names}
        text = texts.of("en").format(key, **values)
        is_sentence = text[:1].isupper() or "lake" in text
        if not is_sentence or len(text) >= 300 or any(sign in text for sign in "\n{"):
            odd.append(f"{key}: {text!r}")
    assert odd == []


@pytest.mark.parametrize("locale", strict_texts().languages)
def test_the_starting_province_has_its_name(texts: Texts, locale: str) -> None:
    language = texts.of(locale)
    for card, above in ((0, 12), (12, 0)):
        assert "0" not in language.format("under-impossible", card=card, above=above)
    assert "0" not in language.format("under-not-touched", card=0)


def test_an_error_raised_by_the_engine_has_its_values(texts: Texts) -> None:
    with pytest.raises(GameError) as raised:
        check_values(Place(0, Placement(17, 1_000_000, -5)))
    assert texts.of("en").format(raised.value.key, **raised.value.values).startswith("1000000, -5 is way off")


@pytest.mark.parametrize(
    "error",
    [
        TableError("unknown-locale", locale="x" * 3000),
        TableError("channel-has-table", host="*" * 3000, begun=True),
        InputError("spot-is-no-number", given="9" * 3000),
    ],
)
def test_a_value_of_any_length_is_shortened(texts: Texts, error: UserError) -> None:
    assert 100 < len(sentence(texts.of("en"), error)) < 500
