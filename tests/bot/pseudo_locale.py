"""A further language made from the English one: the same sentences with other letters.

No vowel (and no d or t) is left as it is, so that whatever still has one does not come from the texts.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

from bot.texts import Language, Texts

#: The locale that the language goes by; Discord knows it.
PSEUDO = "de"

_LETTERS = str.maketrans("aeiouydtAEIOUYDT", "åëïöüÿđťÅËÏÖÜŸĐŤ")

#: What is the same in every language: commands, and what Discord makes of them and of people and times.
_KEPT = re.compile(r"(`/[^`]*`|<[^>\s][^>]*>)")


class _Accents(Transformer):
    """Changes the letters of a text and leaves what is filled in."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - fluent calls it so
        node.value = accented(node.value)
        return node


def accented(text: str) -> str:
    """A text of English as the other language has it."""
    return "".join(part if _KEPT.fullmatch(part) else part.translate(_LETTERS) for part in _KEPT.split(text))


@cache
def strict_texts() -> Texts:
    """The texts of the bot, read once for all tests."""
    return Texts.load(strict=True)


@cache
def every_language() -> tuple[Language, ...]:
    """All languages of the bot, and the made-up one: what has to fit must fit in each of them."""
    return (*strict_texts().languages.values(), two_languages().of(PSEUDO))


@cache
def two_languages() -> Texts:
    """English, and the other one."""
    english = strict_texts().of("en")
    return Texts({"en": english, PSEUDO: Language(PSEUDO, pseudo_files(), fallback=english, strict=True)})


@cache
def pseudo_files() -> dict[str, str]:
    """The text files of the other language by name."""
    written = {}
    for file in (files("bot.texts") / "en").iterdir():
        resource = _Accents().visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        assert isinstance(resource, Resource)
        written[file.name] = FluentSerializer().serialize(resource)
    return written
