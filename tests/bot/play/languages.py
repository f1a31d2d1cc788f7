"""What the bot has sent to Discord, and what of it is English in a game in another language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from tests.bot.pseudo_locale import accented

#: Where words stand in the bodies of requests.
_WORDED = ("content", "label", "placeholder", "description", "title", "name", "text")

#: What is the same in all languages: commands, mentions, times and links, and what stands in a file.
_KEPT = re.compile(r"`[^`]*`|<[^>\s][^>]*>|\bhttps?://\S+")

#: What stands in that language that does not come from its texts: the sides, which have the same letters
#: everywhere, and what Babel puts between the last two things of a list.
_ALLOWED = frozenset({"A", "B", "und"})


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
