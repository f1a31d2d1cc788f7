"""The phrases for pictures, from Fluent: the texts ``picture-...`` that ``render.phrases`` uses.

Pictures are drawn in worker processes. Only a worker knows which phrases and numbers a picture needs, and
numbers select plural forms. So phrases are pickled as just a locale and a game. A worker reads the two files
that pictures need, in all languages, when it first draws.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from bot.texts.language import Language, Texts
from engine.options import Rules
from engine.parts.squares import Colour, Kind
from render.phrases import Phrases

#: The text files that a worker process reads.
FILES = frozenset({"names.ftl", "pictures.ftl"})


@lru_cache(maxsize=32)
def phrases_of(texts: Language, game: Rules = Rules.HOKKAIDO) -> FluentPhrases:
    """Return the phrases of a language. Some depend on the game, such as how kinds of squares score."""
    return FluentPhrases(texts, game)


def phrases_in(locale: str, game: Rules) -> FluentPhrases:
    """Return the phrases of a locale, and load the texts for pictures if needed."""
    return phrases_of(_texts_for_pictures().of(locale), game)


@cache
def _texts_for_pictures() -> Texts:
    return Texts.load(only=FILES)


class FluentPhrases(Phrases):
    """The phrases of one language for one game; pickled as just the locale and the game."""

    def __init__(self, texts: Language, game: Rules) -> None:
        self._texts, self.game = texts, game

    @property
    def locale(self) -> str:
        """The language of the phrases."""
        return self._texts.locale

    def __reduce__(self) -> tuple[Callable[[str, Rules], FluentPhrases], tuple[str, Rules]]:
        return phrases_in, (self.locale, self.game)

    def _say(self, key: str, /, **values: object) -> str:
        return self._texts.format(f"picture-{key}", **values)

    def _name(self, value: Kind | Colour) -> str:
        return self._texts.name(value)
