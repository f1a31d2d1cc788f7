"""The English phrases for pictures, and longer versions of them."""

from __future__ import annotations

from typing import Any, cast

from bot.texts.picture_phrases import phrases_in
from engine.options import Rules
from render.phrases import Phrases

ENGLISH: Phrases = phrases_in("en", Rules.HOKKAIDO)


class _Repeated:
    """English with every phrase repeated several times in a row, except for letters."""

    def __init__(self, times: int, only: frozenset[str]) -> None:
        self._times, self._only = times, only

    def __getattr__(self, name: str) -> Any:
        def repeated(*values: Any) -> Any:
            phrase = getattr(ENGLISH, name)(*values)
            if name.endswith("letter") or (self._only and name not in self._only):
                return phrase
            if isinstance(phrase, str):
                return " ".join([phrase] * self._times)
            if isinstance(phrase, tuple):
                return tuple(" ".join([text] * self._times) for text in phrase)
            return {key: " ".join([text] * self._times) for key, text in phrase.items()}

        return repeated


def wordy(times: int, *only: str) -> Phrases:
    """Return English with every phrase, or only the named ones, repeated this many times."""
    return cast(Phrases, _Repeated(times, frozenset(only)))
