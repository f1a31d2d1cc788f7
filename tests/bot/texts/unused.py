"""Finds unused texts, values passed to texts, and forms of names.

Keys are looked up in the code, as constants and as f-strings such as ``f"rules-round-{selection}"``. What
fills a gap must be a constant somewhere, too, or a number.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from itertools import chain
from pathlib import Path

from bot.texts.language import NAME_PREFIX
from tests.bot.texts.translations import Folder

ROOT = Path(__file__).parents[3]

#: The code whose keys get a prefix, and the code that adds it.
PICTURES = ROOT / "render" / "phrases.py"
PICTURE_PREFIX = "picture-"
PREFIXING = ROOT / "bot" / "texts" / "picture_phrases.py"

#: An f-string: its constant parts, and None for each gap.
Pattern = tuple[str | None, ...]

#: Keys built by f-strings that contain no words, with the code that builds them.
BUILT: tuple[Pattern, ...] = (
    ("command-", None),  # bot.commands.declaring
    ("command-", None, "-", None),
    ("choice-", None),  # bot.commands.options
    ("choice-", None, "-", None),
    ("nudge-", None),  # bot.announce.seat_posts
    ("reminder-", None),
    ("waiting-", None),
    ("table-option-variant-", None, "-", None),  # bot.tables.options
)

#: The minimum length of an f-string's constant part; shorter ones could match any key.
SHORTEST_PART = 3


class Code:
    """The strings in the code that may be keys of texts, or parts of them."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.patterns: set[Pattern] = set(BUILT)
        for path in chain.from_iterable((ROOT / name).rglob("*.py") for name in ("bot", "engine", "render")):
            if path != PREFIXING:
                self._read(path)

    @cached_property
    def calls(self) -> list[tuple[Pattern, frozenset[str]]]:
        """Every call with a text's key, and the names of the values passed to it."""
        return [
            (key, frozenset(word.arg for word in node.keywords if word.arg))
            for path in (ROOT / "bot").rglob("*.py")
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and node.args and _takes_key(node.func)
            if (key := _pattern(node.args[0]))
        ]

    def asks_for(self, key: str) -> bool:
        """Return whether the code contains the key, whole or in parts."""
        return key in self.words or any(self.fits(pattern, key) for pattern in self.patterns)

    def fits(self, pattern: Pattern, key: str) -> bool:
        """Return whether an f-string can produce the key."""
        if not pattern:
            return not key
        first, *rest = pattern
        if first is not None:
            return key.startswith(first) and self.fits(tuple(rest), key.removeprefix(first))
        ends = range(1, len(key) + 1)
        return any(
            (key[:end] in self.words or key[:end].isdigit()) and self.fits(tuple(rest), key[end:])
            for end in ends
        )

    def _read(self, path: Path) -> None:
        prefix = PICTURE_PREFIX if path == PICTURES else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.words |= {f"{prefix}{node.value}", node.value.replace("_", "-").replace(" ", "-")}
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):  # commands and their options
                self.words |= {word.replace("_", "-") for word in (node.name, *_arguments(node))}
            elif isinstance(node, ast.JoinedStr) and _has_words(pattern := _pattern(node) or ()):
                self.patterns.add((prefix, *pattern) if prefix else pattern)


def _has_words(pattern: Pattern) -> bool:
    return any(part and len(part.strip("-")) >= SHORTEST_PART for part in pattern)


def _arguments(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    yield from (argument.arg for argument in (*node.args.args, *node.args.kwonlyargs))


def _takes_key(function: ast.expr) -> bool:
    match function:
        case ast.Attribute(attr="format"):
            return True
        case ast.Name(id=name):
            return name.endswith("Error")
    return False


def _pattern(node: ast.expr) -> Pattern | None:
    if isinstance(node, ast.JoinedStr):
        return tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in node.values)
    return (node.value,) if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def unused_texts(folder: Folder, code: Code) -> Iterator[str]:
    """Yield the keys that neither the code nor another text uses."""
    referenced = set().union(*(text.references for text in folder.texts.values()))
    for key in (*folder.texts, *folder.terms):
        if not key.startswith(NAME_PREFIX) and key not in referenced and not code.asks_for(key):
            yield key


def unused_values(folders: list[Folder], code: Code) -> Iterator[str]:
    """Yield the values that the code passes to a text but no language uses."""
    for pattern, values in code.calls:
        keys = [key for key in folders[0].texts if code.fits(pattern, key)]
        if keys:
            asked = set().union(*(_values(folder, key) for folder in folders for key in keys))
            yield from (f"{keys[0]}: ${value}" for value in sorted(values - asked))


def unused_forms(folder: Folder) -> Iterator[str]:
    """Yield the forms of names that no text uses, and the used forms that no name has."""
    having = set().union(*folder.forms.values())
    asked = set().union(*(text.forms for text in folder.texts.values()))
    yield from sorted(f".{form}" for form in having ^ asked)


def _values(folder: Folder, key: str) -> set[str]:
    """The values of a text and of the texts that it refers to."""
    text = folder.texts.get(key)
    if text is None:
        return set()
    return text.values.union(*(_values(folder, reference) for reference in text.references))
