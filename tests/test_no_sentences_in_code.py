"""The code contains no sentences for players; they are all in the texts, in every language.

The string literals in ``bot/`` and ``render/`` are searched for words. Docstrings, log messages, and the
command-line output for developers and hosts are skipped, because they are always in English.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]

#: Files and folders whose strings no player reads, with the people or programs that do.
FOR_OTHERS = {
    "bot/command_line": "hosts at the command line",
    "bot/settings.py": "hosts at the command line",
    "bot/client.py": "hosts in the log",
    "bot/board/drawing.py": "browsers",
    "bot/board/server.py": "browsers",
    "bot/board/tunnel.py": "hosts in the log",
    "bot/monitoring": "hosts in their monitoring",
    "bot/store": "databases, and hosts in the log",
    "bot/practice/server.py": "browsers",
    "bot/texts/language.py": "hosts in the log",
}

#: Strings in other files that look like words but are names in code and data, by file.
ALLOWED = {
    "bot/announce/announcer.py": {"announcer of "},
    "bot/board/check.py": {"no-store, no-transform", "Host"},
    "bot/components/table.py": {"thread of "},
    "bot/interactions/failures.py": {" of user ", " in channel "},
    "bot/practice/clock.py": {"the bot's clock"},
    "bot/practice/session.py": {"hokkaido start", "Hokkaido"},
    "bot/table_service/computer_moves.py": {"computers of "},
    "bot/table_service/queries.py": {"map of the day "},
    "bot/table_service/scheduler.py": {"catch up"},
    "bot/table_service/service.py": {"alone at "},
    "bot/views/game_over.py": {"Hokkaido", "Hokkaido bot", "Discord"},
    "bot/views/table_message.py": {"emblem of "},
    "bot/views/moves.py": {"`/place card:"},
    "render/drawing/atlas.py": {"factory with points", "tile edge", "card mask", "card frame", "card shadow"},
    "render/drawing/sprites.py": {'<image id="', '<svg xmlns="http://www.w3.org/2000/svg"><defs>'},
    "render/drawing/fonts.py": {"Regular", "Semibold", "Bold", "Black", "LATIN LETTER SMALL CAPITAL "},
}

#: The squares of a card, as some pictures spell them.
_SQUARES = re.compile(
    r"([A-Z][A-Za-z] )+[A-Z][A-Za-z]|((forest|lake|desert|town|mountain|[a-z]+:[a-z:0-9]+)( |$))+"
)

#: Functions that write to the log or a terminal, or that take names in code, by the last part of their names.
NOT_FOR_PLAYERS = frozenset(
    {"debug", "info", "warning", "error", "exception", "log", "print", "getLogger", "compile", "TypeVar"}
)

#: Two words of letters, separated by a space.
_SENTENCE = re.compile(r"[A-Za-z’']{2,}[,:;]? [A-Za-z’']{2,}")
#: A capitalized word, as on a button.
_LABEL = re.compile(r"[A-Z][a-z]{2,}[.!?…]?")


def sentences_in(code: str) -> list[str]:
    """The string literals in Python code that read like sentences or labels."""
    return list(_sentences(ast.parse(code)))


def _sentences(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        reads_so = _SENTENCE.search(node.value) or _LABEL.fullmatch(node.value)
        if reads_so and not _SQUARES.fullmatch(node.value):
            yield node.value
        return
    for child in _parts(node):
        yield from _sentences(child)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """The child nodes that may contain words for players."""
    if isinstance(node, ast.Raise | ast.Assert | ast.arg) or _is_bare_text(node):
        return
    if isinstance(node, ast.Call) and _name_of(node.func) in NOT_FOR_PLAYERS:
        return
    if isinstance(node, ast.Assign) and any(_name_of(target) == "__all__" for target in node.targets):
        return
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield from (*node.decorator_list, node.args, *node.body)
        return
    if isinstance(node, ast.AnnAssign):
        yield from [node.value] if node.value is not None else []
        return
    yield from ast.iter_child_nodes(node)


def _is_bare_text(node: ast.AST) -> bool:
    """Whether this is a docstring or another bare constant."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def is_for_players(path: str) -> bool:
    return not path.startswith(tuple(FOR_OTHERS))


FILES = {
    str(path.relative_to(ROOT)): path
    for folder in ("bot", "render")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if is_for_players(str(path.relative_to(ROOT)))
}


def test_the_code_contains_no_sentences_for_players() -> None:
    found = {name: set(sentences_in(path.read_text(encoding="utf-8"))) for name, path in FILES.items()}
    odd = {name: sentences - ALLOWED.get(name, set()) for name, sentences in found.items()}
    assert {name: sentences for name, sentences in odd.items() if sentences} == {}
    unused = {name: allowed - found.get(name, set()) for name, allowed in ALLOWED.items()}
    assert not any(unused.values()), "every allowed string is in the code"


def test_the_skipped_files_exist() -> None:
    assert [path for path in FOR_OTHERS if not (ROOT / path).exists()] == []
    assert len(FILES) > 150
