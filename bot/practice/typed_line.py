"""A command that was typed as one line: ``/place 17 3 2 rot``, or with names ``/place card:17 x:3 y:2``.

Discord's client reads such a line as it is typed: it goes on by itself through the options that are required,
and takes an option with its name and a colon wherever it stands. simcord's page would send the line as a
message instead. So it is read here, and made the action that choosing the command from the list makes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypedDict

_WHOLE_NUMBER = re.compile(r"-?\d{1,15}", re.ASCII)
_MENTION = re.compile(r"<@!?(\d{1,20})>")


class Choice(TypedDict):
    """One of the fixed values of an option."""

    name: str
    value: str | int | float


class Option(TypedDict):
    """An option of a command, as simcord lists it."""

    name: str
    type: str
    required: bool
    choices: Sequence[Choice]
    minValue: float | None
    maxValue: float | None


class Entry(TypedDict):
    """A command that can be sent, as simcord lists it."""

    commandId: str
    path: Sequence[str]
    invocation: str
    schemaFingerprint: str
    options: Sequence[Option]


#: The part of simcord's action that says which command is run with what.
Run = Mapping[str, object]


@dataclass(frozen=True)
class UnreadableLineError(Exception):
    """A line that names no command, or one with other options: the text ``practice-line-KEY`` says why."""

    key: str
    values: Mapping[str, object]


def is_command(text: str) -> bool:
    """Whether a line is meant as a command, and so is nothing that others should read."""
    return text.lstrip().startswith("/")


def read_line(line: str, entries: Sequence[Entry], people: Mapping[str, int]) -> Run:
    """The command that a line says; ``people`` are the ids of all who can be named, by their names.

    Raises:
        UnreadableLineError: there is no such command, or it takes something else.
    """
    words = line.strip().removeprefix("/").strip()
    entry = _entry_of(words, entries)
    rest = words[len(entry["invocation"]) :].strip()
    typed = _typed_values(entry, rest)
    options: dict[str, str] = {}
    for option in entry["options"]:
        name = option["name"]
        if name in typed:
            options[name] = _wire(option, typed[name], people)
    return {
        "command_id": entry["commandId"],
        "path": entry["path"],
        "schema_fingerprint": entry["schemaFingerprint"],
        "options": options,
    }


def _entry_of(words: str, entries: Sequence[Entry]) -> Entry:
    """The command at the beginning of a line."""
    small = f"{words.lower()} "
    for entry in entries:
        if small.startswith(f"{entry['invocation']} "):
            return entry
    first, *others = words.lower().split() or [""]
    parts = [entry["path"][-1] for entry in entries if entry["path"][0] == first]
    if parts:
        raise UnreadableLineError("half-command", {"command": first, "parts": parts})
    if close := _close_to(first, " ".join([first, *others[:1]]), entries):
        raise UnreadableLineError("close-command", {"command": first, "close": close})
    raise UnreadableLineError("no-command", {"command": first})


def _close_to(first: str, two: str, entries: Sequence[Entry]) -> str | None:
    """The command that is probably meant by one word or two; of its group perhaps only the last was typed."""
    whole = {entry["invocation"]: entry["invocation"] for entry in entries}
    # Of two groups that have the word, /hokkaido comes first.
    last = {invocation.split()[-1]: invocation for invocation in sorted(whole, reverse=True)}
    if first in last:
        return last[first]
    for said, known in ((two, whole), (first, whole), (first, last)):
        if found := get_close_matches(said, known, n=1):
            return known[found[0]]
    return None


def _typed_values(entry: Entry, rest: str) -> dict[str, str]:
    """What is typed for each option: by name, or in the order of those that are required."""
    options = {option["name"]: option for option in entry["options"]}
    name = re.compile(rf"(?:^|(?<=\s))({'|'.join(map(re.escape, options))}):\s*", re.IGNORECASE)
    found = list(name.finditer(rest)) if options else []
    ends = [*(match.start() for match in found), len(rest)][1:]
    named = {
        match[1].lower(): rest[match.end() : end].strip() for match, end in zip(found, ends, strict=True)
    }
    typed = {key: value for key, value in named.items() if value}
    in_order = rest[: found[0].start()] if found else rest
    needed = [option for option in entry["options"] if option["required"] and option["name"] not in named]
    left = in_order.strip()
    for number, option in enumerate(needed, 1):
        takes_all = number == len(needed) and option["type"] == "string"
        value, _, left = (left, "", "") if takes_all else left.partition(" ")
        left = left.strip()
        if value:
            typed[option["name"]] = value
    if left:
        key = "takes-nothing" if not options else "too-much" if needed else "needs-names"
        raise UnreadableLineError(
            key, {"command": entry["invocation"], "given": left, "options": list(options)}
        )
    missing = [
        option["name"] for option in entry["options"] if option["required"] and option["name"] not in typed
    ]
    if missing:
        example = " ".join(f"{option['name']}:…" for option in entry["options"] if option["required"])
        values = {"command": entry["invocation"], "options": missing, "example": example}
        raise UnreadableLineError("missing", values)
    return typed


def _wire(option: Option, typed: str, people: Mapping[str, int]) -> str:
    """A value as simcord's page sends it."""
    values: dict[str, object] = {"option": option["name"], "given": typed}
    kind, choices = option["type"], option["choices"]
    if choices:
        small = typed.casefold()
        for choice in choices:
            if small in (choice["name"].casefold(), str(choice["value"]).casefold()):
                return str(choice["value"])
        raise UnreadableLineError("no-choice", {**values, "choices": [choice["name"] for choice in choices]})
    if kind == "string":
        return typed
    if kind == "integer":
        if not _WHOLE_NUMBER.fullmatch(typed):
            is_too_long = typed.removeprefix("-").isdecimal()
            raise UnreadableLineError("no-such-number" if is_too_long else "no-number", values)
        if not _in_range(option, int(typed)):
            raise UnreadableLineError("no-such-number", values)
        return str(int(typed))
    if kind == "user":
        return _person(typed, people, values)
    raise UnreadableLineError("only-chosen", values)


def _in_range(option: Option, number: int) -> bool:
    least, most = option["minValue"], option["maxValue"]
    return (least is None or least <= number) and (most is None or number <= most)


def _person(typed: str, people: Mapping[str, int], values: Mapping[str, object]) -> str:
    """The id of a person who is mentioned or named."""
    if mention := _MENTION.fullmatch(typed):
        return mention[1]
    meant = typed.removeprefix("@").casefold()
    for name, user_id in people.items():
        if name.casefold() == meant:
            return str(user_id)
    raise UnreadableLineError("no-person", {**values, "people": list(people)})
