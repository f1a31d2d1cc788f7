"""simcord's list of the commands, in the language of whoever looks at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


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
