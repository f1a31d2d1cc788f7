"""A pseudo-language made from English: the same sentences with accented letters.

Every vowel, d and t is replaced, so a text that still has a plain one is not from the text files.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

from bot.texts import Language, Texts

#: The locale code of the pseudo-language; Discord supports it.
PSEUDO = "de"

_LETTERS = str.maketrans("aeiouydtAEIOUYDT", "åëïöüÿđťÅËÏÖÜŸĐŤ")

#: What is the same in every language: commands, and Discord's markup for commands, people and times.
_KEPT = re.compile(r"(`/[^`]*`|<[^>\s][^>]*>)")


class _Accents(Transformer):
    """Replaces the letters of a text, but not its placeholders."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - fluent requires this name
        node.value = accented(node.value)
        return node


def accented(text: str) -> str:
    """An English text in the pseudo-language."""
    return "".join(part if _KEPT.fullmatch(part) else part.translate(_LETTERS) for part in _KEPT.split(text))


@cache
def strict_texts() -> Texts:
    """The texts of the bot, read once for all tests."""
    return Texts.load(strict=True)


@cache
def every_language() -> tuple[Language, ...]:
    """All languages of the bot and the pseudo-language, for tests that texts fit in each of them."""
    return (*strict_texts().languages.values(), two_languages().of(PSEUDO))


@cache
def two_languages() -> Texts:
    """English and the pseudo-language."""
    english = strict_texts().of("en")
    return Texts({"en": english, PSEUDO: Language(PSEUDO, pseudo_files(), fallback=english, strict=True)})


@cache
def pseudo_files() -> dict[str, str]:
    """The text files of the pseudo-language by name."""
    written = {}
    for file in (files("bot.texts") / "en").iterdir():
        resource = _Accents().visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        assert isinstance(resource, Resource)
        written[file.name] = FluentSerializer().serialize(resource)
    return written
