"""Finds the mistakes in a language's texts by comparing them with the English ones.

Every check yields one line per mistake. If a text is rightly the same as in English, a comment above it with
``AS_IN_ENGLISH`` allows this, so that a language needs nothing outside its folder.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.texts import Language
from bot.texts.language import NAME_PREFIX, OPENING_FILE
from tests.bot.pseudo_locale import PSEUDO, pseudo_files

#: The comment above a text that has to be the same in both languages.
AS_IN_ENGLISH = "as in english"

#: Proper names, and words that are the same in every language; a text of only these need not differ.
PROPER_NAMES = frozenset(
    {"Hokkaido", "Hokkaidō", "Honshu", "Honshū", "hokkaido", "Discord", "JSON", "Manage", "Server"}
)

#: The names of the plural categories (CLDR).
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})

#: Whole numbers below this are tried to find the plural categories of a language.
COUNTED_TO = 200

_COMMAND = re.compile(r"`(/[^`]*)`")
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_MARK = re.compile(r"^(#{1,3}|-#) ", re.MULTILINE)
_WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass
class Text(Visitor):
    """One parsed message."""

    key: str
    value: Pattern | None
    comment: str = ""
    shown: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selects: list[tuple[str, list[str], str]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, message: Message) -> Text:
        """A message with the comment above it."""
        comment = "" if message.comment is None else message.comment.content or ""
        return cls(message.id.name, message.value, comment)

    def __post_init__(self) -> None:
        if self.value is not None:
            self.visit(self.value)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - fluent.syntax's naming
        self.words.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        inside = [part.id.name for part in node.arguments.positional if isinstance(part, VariableReference)]
        (self.named if node.id.name == "NAME" else self.shown).update(inside)
        for argument in node.arguments.named:
            if isinstance(argument.value, StringLiteral):
                self.forms.add(argument.value.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        variable = next(iter(_variables(node.selector)), "")
        keys = [_key(variant.key) for variant in node.variants]
        default = next(_key(variant.key) for variant in node.variants if variant.default)
        self.selects.append((variable, keys, default))
        for variant in node.variants:
            self.visit(variant.value)

    @property
    def chosen_by(self) -> set[str]:
        """The values that select a variant."""
        return {variable for variable, _, _ in self.selects}

    @property
    def values(self) -> set[str]:
        """Every value that the text uses."""
        return self.shown | self.named | self.chosen_by

    @property
    def words_to_choose(self) -> dict[str, set[str]]:
        """The keys of variants by the value that selects them, if they are words, not numbers or plurals."""
        found: dict[str, set[str]] = {}
        for variable, keys, _ in self.selects:
            if not any(key in PLURALS - {"other"} or key.isdigit() for key in keys):
                found.setdefault(variable, set()).update(keys)
        return found

    @cached_property
    def plain(self) -> str:
        """All its words, in the written order."""
        return "\n".join(self.words)


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, FunctionReference):
        for part in node.arguments.positional:
            yield from _variables(part)


def _key(node: Identifier | NumberLiteral) -> str:
    return node.name if isinstance(node, Identifier) else str(node.value)


@dataclass(frozen=True, eq=False)
class Folder:
    """A language's text files by name, parsed on demand."""

    locale: str
    written: Mapping[str, str]

    def __str__(self) -> str:
        return self.locale

    @classmethod
    def read(cls, folder: Traversable) -> Folder:
        """Read every text file of a folder."""
        texts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
        return cls(folder.name, {name: text for name, text in texts.items() if name.endswith(".ftl")})

    @cached_property
    def _entries(self) -> Mapping[str, Sequence[Message | Term]]:
        """The messages and terms of each file."""
        found: dict[str, list[Message | Term]] = {}
        for name, text in sorted(self.written.items()):
            found[name] = []
            for entry in FluentParser(with_spans=False).parse(text).body:
                assert not isinstance(entry, Junk), f"{self.locale}/{name}: {entry.content}"
                if isinstance(entry, Message | Term):
                    found[name].append(entry)
        return found

    @cached_property
    def files(self) -> Mapping[str, Mapping[str, Text]]:
        """The texts by file and key."""
        return {
            name: {entry.id.name: Text.of(entry) for entry in entries if isinstance(entry, Message)}
            for name, entries in self._entries.items()
        }

    @cached_property
    def terms(self) -> frozenset[str]:
        """The keys of the terms."""
        every = (entry for entries in self._entries.values() for entry in entries)
        return frozenset(f"-{entry.id.name}" for entry in every if isinstance(entry, Term))

    @cached_property
    def forms(self) -> Mapping[str, frozenset[str]]:
        """The additional forms of each text."""
        every = (entry for entries in self._entries.values() for entry in entries)
        return {
            entry.id.name: frozenset(part.id.name for part in entry.attributes)
            for entry in every
            if isinstance(entry, Message)
        }

    @property
    def is_finished(self) -> bool:
        """Whether players are offered the language."""
        return OPENING_FILE in self.written

    @cached_property
    def texts(self) -> Mapping[str, Text]:
        """Every text by its key."""
        return {key: text for file in self.files.values() for key, text in file.items()}

    def language(self, fallback: Language | None = None) -> Language:
        """The language as the bot loads it, finished or not."""
        return Language(self.locale, self.written, fallback=fallback, strict=True)

    @cached_property
    def plurals(self) -> frozenset[str]:
        """The plural categories of whole numbers in the language."""
        form = Locale.parse(self.locale, sep="-").plural_form
        return frozenset(form(number) for number in range(COUNTED_TO))


@cache
def folders() -> tuple[Folder, ...]:
    """Every language of the bot, English first, finished or not."""
    root = files("bot.texts")
    found = [entry for entry in root.iterdir() if entry.is_dir() and entry.name != "__pycache__"]
    found.sort(key=lambda entry: (entry.name != "en", entry.name))
    return tuple(Folder.read(entry) for entry in found)


@cache
def folders_to_try() -> tuple[Folder, ...]:
    """Every language of the bot, and the pseudo-language that tests derive from English."""
    return (*folders(), Folder(PSEUDO, pseudo_files()))


def problems(english: Folder, other: Folder) -> list[str]:
    """All mistakes in a language, one per line."""
    return [
        *_of_files(english, other),
        *(
            f"{name}: {key}: {problem}"
            for name, texts in other.files.items()
            for key, text in texts.items()
            if key in english.texts
            for problem in _of_text(english, other, english.texts[key], text)
        ),
    ]


def _of_files(english: Folder, other: Folder) -> Iterator[str]:
    for name in english.files.keys() - other.files.keys() if other.is_finished else ():
        yield f"{name}: the file is missing"
    for name, texts in other.files.items():
        expected = english.files.get(name, {})
        for key in expected.keys() - texts.keys():
            yield f"{name}: {key}: is missing"
        for key in texts.keys() - expected.keys():
            yield f"{name}: {key}: is not in this file in English"


def _of_text(english: Folder, other: Folder, source: Text, text: Text) -> Iterator[str]:
    yield from _of_values(source, text)
    yield from _of_variants(source, text, other.plurals)
    yield from _of_references(other, text)
    yield from _of_marks(source, text)
    yield from _of_labels(english, other, source, text)
    if AS_IN_ENGLISH not in text.comment.casefold():
        yield from _left_in_english(source, text)


def _of_values(source: Text, text: Text) -> Iterator[str]:
    """A value may be left out if English only uses it to choose between word forms."""
    for value in sorted(text.values - source.values):
        yield f"there is no value ${value}"
    for value in sorted((source.shown | source.named) - text.values):
        yield f"the value ${value} is not said"
    for value in sorted((text.shown & source.named) - source.shown):
        yield f"${value} has to be named: {{ NAME(${value}) }}"


def _of_variants(source: Text, text: Text, plurals: frozenset[str]) -> Iterator[str]:
    for variable, chosen in text.words_to_choose.items():
        known = source.words_to_choose.get(variable)
        if known is not None and chosen != known:
            odd_keys = ", ".join(f"[{key}]" for key in sorted(chosen ^ known))
            yield f"${variable} chooses between other words than in English: {odd_keys}"
    for variable in sorted(source.words_to_choose.keys() - text.words_to_choose.keys()):
        yield f"${variable} chooses nothing"
    for variable, keys, default in text.selects:
        by_number = {key for key in keys if key in PLURALS}
        if by_number - {"other"} and (missing := plurals - set(keys)):
            yield f"${variable} lacks the forms {', '.join(f'[{key}]' for key in sorted(missing))}"
        if by_number - {"other"} - plurals:
            yield f"${variable} has forms that no whole number has"
        if by_number and default not in PLURALS:
            yield f"${variable} needs *[other]"


def _of_references(other: Folder, text: Text) -> Iterator[str]:
    for reference in sorted(text.references - other.texts.keys() - other.terms):
        yield f"{{ {reference} }} is not there"
    for form in sorted(text.forms):
        having = {key for key, forms in other.forms.items() if form in forms}
        if not any(key.startswith(NAME_PREFIX) for key in having):
            yield f"no name has the form .{form}"


def _of_marks(source: Text, text: Text) -> Iterator[str]:
    """Commands, headings, small print and symbols must be the same; commands are always in English."""
    for what, ours, theirs in (
        ("commands", _COMMAND.findall(source.plain), _COMMAND.findall(text.plain)),
        ("headings or small print", _MARK.findall(source.plain), _MARK.findall(text.plain)),
        ("signs", _signs(source.plain), _signs(text.plain)),
    ):
        if odd := set(ours) ^ set(theirs):
            yield f"other {what} than in English: {', '.join(sorted(odd))}"


def _signs(text: str) -> list[str]:
    return [sign for sign in text if unicodedata.category(sign) == "So"]


def _of_labels(english: Folder, other: Folder, source: Text, text: Text) -> Iterator[str]:
    """A button or an option named in bold must have its real label."""
    bold = {found.strip() for found in _BOLD.findall(text.plain)}
    for label in sorted(set(_BOLD.findall(source.plain))):
        keys = [key for key, found in english.texts.items() if _is_label(key) and found.words == [label]]
        own = {other.texts[key].plain for key in keys if key in other.texts}
        if own and not own & bold:
            yield f"**{label}** is called {' or '.join(f'**{found}**' for found in sorted(own))}"


def _is_label(key: str) -> bool:
    return key.startswith(("button-", "option-name-"))


def _left_in_english(source: Text, text: Text) -> Iterator[str]:
    lines = set(_lines(source.words))
    if words_of(source.plain) and [*_lines(source.words)] == [*_lines(text.words)]:
        yield "is the same as in English; if it has to be, say “# As in English.” above it"
        return
    for line in _lines(text.words):
        if line in lines and len(words_of(line)) > 1:
            yield f"still says “{line}”"


def _lines(words: Iterable[str]) -> Iterator[str]:
    return (line.strip() for text in words for line in text.splitlines() if line.strip())


def words_of(text: str) -> list[str]:
    """The words to translate: without commands, proper names and single letters."""
    return [word for word in _WORD.findall(_COMMAND.sub("", text)) if word not in PROPER_NAMES]
