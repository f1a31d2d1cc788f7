"""Parses a command typed as one line: ``/place 17 3 2 rot``, or with names ``/place card:17 x:3 y:2``.

Discord's client recognises a command while its line is typed, but simcord's page would send the line as a
message. So the line is parsed here into the same action as choosing the command from the list.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

_WHOLE_NUMBER = re.compile(r"-?\d{1,15}", re.ASCII)
_MENTION = re.compile(r"<@!?(\d{1,20})>")


class Choice(TypedDict):
    """One of an option's fixed values."""

    name: str
    value: str | int | float


class Option(TypedDict):
    """A command's option, as simcord lists it."""

    name: str
    type: str
    required: bool
    choices: Sequence[Choice]
    minValue: float | None
    maxValue: float | None


class Entry(TypedDict):
    """A command, as simcord lists it."""

    commandId: str
    path: Sequence[str]
    invocation: str
    schemaFingerprint: str
    options: Sequence[Option]


#: The part of simcord's action with the command and its options.
Run = Mapping[str, object]


@dataclass(frozen=True)
class UnreadableLineError(Exception):
    """A line that is not a valid command; the text ``practice-line-KEY`` explains why."""

    key: str
    values: Mapping[str, object]


def is_command(text: str) -> bool:
    """Return whether a line is meant as a command, which others must not see."""
    return text.lstrip().startswith("/")


def read_line(line: str, entries: Sequence[Entry], people: Mapping[str, int]) -> Run:
    """Parse a line as a command; ``people`` are the user ids, by name, of everyone who can be named.

    Raises:
        UnreadableLineError: there is no such command, or its options are wrong.
    """
    words = line.strip().removeprefix("/").split()
    entry = _entry_of(words, entries)
    typed = _typed_values(entry, words[len(entry["path"]) :])
    options = {option["name"]: option for option in entry["options"]}
    return {
        "command_id": entry["commandId"],
        "path": entry["path"],
        "schema_fingerprint": entry["schemaFingerprint"],
        "options": {name: _wire(options[name], value, people) for name, value in typed.items()},
    }


def _entry_of(words: Sequence[str], entries: Sequence[Entry]) -> Entry:
    """Find the command at the beginning of a line."""
    small = [word.lower() for word in words]
    for entry in entries:
        if small[: len(entry["path"])] == [*entry["path"]]:
            return entry
    raise UnreadableLineError("no-command", {"command": " ".join(words[:2])})


def _typed_values(entry: Entry, words: Sequence[str]) -> dict[str, str]:
    """Return the text typed for each option: required options in order, then options by name.

    Further words belong to the value before them.
    """
    names = {option["name"] for option in entry["options"]}
    required = [option["name"] for option in entry["options"] if option["required"]]
    typed: dict[str, list[str]] = {}
    in_order = iter(required)
    last: str | None = None
    for word in words:
        name, colon, value = word.partition(":")
        if colon and name.lower() in names:
            last, in_order = name.lower(), iter(())
            typed[last] = [value]
        elif (following := next(in_order, None)) is not None:
            last = following
            typed[last] = [word]
        elif last is not None:
            typed[last].append(word)
        else:
            raise _wrong_use(entry)
    found = {name: " ".join(parts).strip() for name, parts in typed.items()}
    if not all(found.get(name) for name in required):
        raise _wrong_use(entry)
    return {name: value for name, value in found.items() if value}


def _wrong_use(entry: Entry) -> UnreadableLineError:
    """Return the error that shows a command's usage, with optional options in brackets."""
    options = (
        f"{option['name']}:…" if option["required"] else f"[{option['name']}:…]"
        for option in entry["options"]
    )
    return UnreadableLineError("usage", {"typed": " ".join([f"/{entry['invocation']}", *options])})


def _wire(option: Option, typed: str, people: Mapping[str, int]) -> str:
    """Return a value in the format of simcord's page.

    Raises:
        UnreadableLineError: the value is invalid for the option, or its type cannot be typed, such as a file.
    """
    kind = option["type"]
    found: str | None = None
    if option["choices"]:
        small = typed.casefold()
        values = {str(choice["value"]): choice["name"] for choice in option["choices"]}
        found = next((value for value, name in values.items() if small in (name.casefold(), value)), None)
    elif kind == "string":
        found = typed
    elif kind == "integer" and _WHOLE_NUMBER.fullmatch(typed) and _in_range(option, int(typed)):
        found = str(int(typed))
    elif kind == "user":
        mention = _MENTION.fullmatch(typed)
        named = {name.casefold(): str(user_id) for name, user_id in people.items()}
        found = mention[1] if mention else named.get(typed.removeprefix("@").casefold())
    if found is None:
        raise UnreadableLineError("value", {"option": option["name"], "given": typed})
    return found


def _in_range(option: Option, number: int) -> bool:
    least, most = option["minValue"], option["maxValue"]
    return (least is None or least <= number) and (most is None or number <= most)
