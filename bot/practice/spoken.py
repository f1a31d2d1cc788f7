"""The language of the simulated Discord: everyone's client is set to it, and so is the server.

simcord says of everything that people do that their Discord is in English, and lists the commands in English.
What it tells the bot and the page is put into the language here first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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


def described(
    catalog: Mapping[str, Any], commands: Iterable[Mapping[str, Any]], locale: str
) -> dict[str, Any]:
    """The list of commands with what Discord shows in a language: descriptions, and names of choices.

    ``commands`` are as the bot has sent them. What has a name of its own in the language keeps the English
    one on simcord's page, which runs it by that, and the other stands before the description.
    """
    by_id = {str(command.get("id")): command for command in commands}
    entries = catalog.get("entries") or []
    return {
        **catalog,
        "entries": [_entry(entry, by_id.get(entry["commandId"], {}), locale) for entry in entries],
    }


def _entry(shown: Mapping[str, Any], command: Mapping[str, Any], locale: str) -> dict[str, Any]:
    parts = _parts(command, shown["path"])
    name = " ".join(_localised(part, "name", locale) for part in parts)
    description = _localised(parts[-1], "description", locale) or shown["description"]
    sent = {option.get("name"): option for option in parts[-1].get("options") or []}
    return {
        **shown,
        "description": _named(f"/{name}", f"/{shown['invocation']}", description),
        "options": [_option(option, sent.get(option["name"], {}), locale) for option in shown["options"]],
    }


def _parts(command: Mapping[str, Any], path: Iterable[str]) -> list[Mapping[str, Any]]:
    """A command, and the parts of it that a path goes through."""
    parts: list[Mapping[str, Any]] = []
    inside: Iterable[Mapping[str, Any]] = [command]
    for name in path:
        found: Mapping[str, Any] = next((part for part in inside if part.get("name") == name), {"name": name})
        parts.append(found)
        inside = found.get("options") or []
    return parts


def _option(shown: Mapping[str, Any], sent: Mapping[str, Any], locale: str) -> dict[str, Any]:
    choices = {choice.get("value"): choice for choice in sent.get("choices") or []}
    description = _localised(sent, "description", locale) or shown["description"]
    return {
        **shown,
        "description": _named(_localised(sent, "name", locale), shown["name"], description),
        "choices": [
            {**choice, "name": _localised(choices.get(choice["value"], choice), "name", locale)}
            for choice in shown["choices"]
        ],
    }


def _named(name: str, english: str, description: str) -> str:
    return description if name in ("", english) else f"{name} · {description}"


def _localised(part: Mapping[str, Any], what: str, locale: str) -> str:
    """The name or the description of something in a language, or else as it is in English."""
    others = part.get(f"{what}_localizations") or {}
    return str(others.get(locale) or part.get(what) or "")
