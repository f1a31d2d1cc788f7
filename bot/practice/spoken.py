"""The language of the simulated Discord, for both the server and everyone's client.

simcord sets English as the locale of all interactions and lists the commands in English. This module changes
both before they reach the bot and the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from babel import default_locale

from bot.texts import FALLBACK, Language, Texts

#: Discord's locale for English.
_ENGLISH = "en-US"

_INTERACTION = "INTERACTION_CREATE"


class SpokenLanguage:
    """The bot's language at the practice table, which can be changed during a game."""

    def __init__(self, texts: Texts, locale: str) -> None:
        """Start with the language for a locale such as ``es-419``, or with English."""
        self._texts = texts
        self.texts = texts.of(locale)

    @property
    def locale(self) -> str:
        """The language's locale on Discord."""
        return _ENGLISH if self.texts.locale == FALLBACK else self.texts.locale

    @property
    def choices(self) -> Mapping[str, Language]:
        """All languages by locale."""
        return self._texts.languages

    def speak(self, locale: str) -> None:
        """Switch to another language."""
        self.texts = self._texts.of(locale)

    def localise(self, event: str, payload: Mapping[str, Any]) -> None:
        """Set this language in an interaction before the bot receives it, as Discord would."""
        if event == _INTERACTION and isinstance(payload, dict):
            payload["locale"] = self.locale
            if "guild_locale" in payload:
                payload["guild_locale"] = self.locale


def system_locale() -> str:
    """Return the system's language as a Discord locale (``pt-BR``), or English."""
    return (default_locale("LC_ALL") or FALLBACK).replace("_", "-")


def described(
    catalog: Mapping[str, Any], commands: Iterable[Mapping[str, Any]], locale: str
) -> dict[str, Any]:
    """Return the list of commands with descriptions and choices in a language, as Discord shows them.

    ``commands`` are as the bot has sent them. A command can be typed by its translated and its English name;
    options keep their English names, which simcord's page needs, and have the translated ones before their
    descriptions.
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
    sent = {option.get("name"): option for option in parts[-1].get("options") or []}
    return {
        **shown,
        "invocation": _named(name, shown["invocation"], shown["invocation"]),
        "description": _localised(parts[-1], "description", locale) or shown["description"],
        "options": [_option(option, sent.get(option["name"], {}), locale) for option in shown["options"]],
    }


def _parts(command: Mapping[str, Any], path: Iterable[str]) -> list[Mapping[str, Any]]:
    """Return the command, subcommand group and subcommand on a path."""
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


def _named(name: str, english: str, text: str) -> str:
    return text if name in ("", english) else f"{name} · {text}"


def _localised(part: Mapping[str, Any], what: str, locale: str) -> str:
    """Return a command's or option's name or description in a language, or else in English."""
    others = part.get(f"{what}_localizations") or {}
    return str(others.get(locale) or part.get(what) or "")
