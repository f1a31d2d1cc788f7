"""The phrases on pictures, from Fluent: what ``render.phrases`` asks for by the keys ``picture-...``.

Pictures are drawn in worker processes, and only there is it known which phrases and numbers they need; a
number decides which plural form a language uses (Russian has three). So the phrases travel to a worker as
a locale and nothing more. When it first draws, the worker reads the two files that pictures need in each
language, and from then on it has all of Fluent. Templates that render fills in would know no plurals, and
formatting all phrases beforehand would mean writing every alt text on the event loop.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from bot.texts.language import Language
from bot.texts.languages import Texts
from engine.options import Rules
from engine.parts.squares import Colour, Kind
from render.phrases import Phrases

#: The only text files that a worker process reads.
FILES = frozenset({"names.ftl", "pictures.ftl"})


@lru_cache(maxsize=32)
def phrases_of(texts: Language, game: Rules = Rules.HOKKAIDO) -> FluentPhrases:
    """The phrases of a language; what the kinds of squares score depends on the game."""
    return FluentPhrases(texts, game)


def phrases_in(locale: str, game: Rules) -> FluentPhrases:
    """The phrases of a locale, in a process that has not loaded any texts yet."""
    return phrases_of(_texts_for_pictures().of(locale), game)


@cache
def _texts_for_pictures() -> Texts:
    return Texts.load(only=FILES)


class FluentPhrases(Phrases):
    """The phrases of one language for one of the games; pickled as just the locale and the game."""

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
