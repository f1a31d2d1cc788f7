"""The language of the simulated Discord: everybody's client is set to it, and so is the server.

simcord says of everything that people do that their Discord is in English. What it tells the bot passes by
here first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from babel import default_locale

from bot.texts import FALLBACK, Language, Texts

#: What Discord calls English.
_ENGLISH = "en-US"

_INTERACTION = "INTERACTION_CREATE"


class SpokenLanguage:
    """One of the bot's languages, which may be exchanged for another while people play."""

    def __init__(self, texts: Texts, locale: str) -> None:
        """Begin with the language for a locale such as ``es-419``, or with English."""
        self._texts = texts
        self.texts = texts.of(locale)

    @property
    def locale(self) -> str:
        """The language as Discord calls it."""
        return _ENGLISH if self.texts.locale == FALLBACK else self.texts.locale

    @property
    def choices(self) -> Mapping[str, Language]:
        """All languages by locale."""
        return self._texts.languages

    def speak(self, locale: str) -> None:
        """Go on in another language."""
        self.texts = self._texts.of(locale)

    def localise(self, event: str, payload: Mapping[str, Any]) -> None:
        """Have an interaction, of which the bot is about to be told, say this language as Discord would."""
        if event == _INTERACTION and isinstance(payload, dict):
            payload["locale"] = self.locale
            if "guild_locale" in payload:
                payload["guild_locale"] = self.locale


def system_locale() -> str:
    """The language that this machine is set to, as Discord would write it (``pt-BR``), or English."""
    return (default_locale("LC_ALL") or FALLBACK).replace("_", "-")
