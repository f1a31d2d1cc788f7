"""What the bot has sent to Discord, and what of it is English in a game in another language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import Any

from bot.texts import Language
from tests.bot.pseudo_locale import PSEUDO, accented
from tests.bot.texts.translations import Folder, words_of

#: Where words stand in the bodies of requests.
_WORDED = ("content", "label", "placeholder", "description", "title", "name", "text")

#: What is the same in all languages: commands, mentions, times and links, and what stands in a file.
_KEPT = re.compile(r"`[^`]*`|<[^>\s][^>]*>|\bhttps?://\S+")

#: What stands in that language that does not come from its texts: the sides, which have the same letters
#: everywhere, and what Babel puts between the last two things of a list.
_ALLOWED = frozenset({"A", "B", "und"})

#: A line of this many English words is English, even if one of its words is known elsewhere.
_LEAST_WORDS = 2


def sent_texts(requests: Iterable[Any]) -> set[str]:
    """Every text that people see, from the bodies of requests, but for the words of the commands."""
    found: set[str] = set()
    for request in requests:
        if request.method in ("POST", "PATCH", "PUT") and not request.path.endswith("/commands"):
            found.update(_texts(request.json))
    return found


def _texts(body: object, name: str = "") -> Iterator[str]:
    if isinstance(body, dict):
        for key, value in body.items():
            yield from _texts(value, key)
    elif isinstance(body, list):
        for value in body:
            yield from _texts(value, name)
    elif isinstance(body, str) and name in _WORDED:
        yield body


def english_in(text: str, names: Collection[str]) -> list[str]:
    """The words of a text that are not of the language that tests make of English."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    words = re.findall(r"[^\W\d_]+", _KEPT.sub(" ", text))
    return [word for word in words if word != accented(word) and word not in _ALLOWED]


def english_lines_in(text: str, english: Folder, other: Folder) -> list[str]:
    """The English sentences and labels that stand in a text of another language."""
    return [line for line in english_lines(english) if line in text and line not in _own_lines(other)]


@cache
def _own_lines(other: Folder) -> str:
    return "\n".join(found.plain for found in other.texts.values())


@cache
def english_lines(english: Folder) -> list[str]:
    """Every line of the English texts that has words enough to be known again."""
    lines = {line.strip() for text in english.texts.values() for line in text.plain.splitlines()}
    return sorted(line for line in lines if len(words_of(line)) >= _LEAST_WORDS)


def is_made_up(language: Language) -> bool:
    """Whether it is the language that tests make of English, of which every word can be told."""
    return language.locale == PSEUDO
