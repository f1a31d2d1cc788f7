"""The text files of a language: the texts in them by key, each still as it is written.

A text begins at the start of a line with its key and goes on in lines that are indented (Project Fluent).
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

#: The first line of a text or a term.
_KEY = re.compile(r"(-?[A-Za-z][\w-]*) *=", re.ASCII)

#: Another text or term that stands in a text; also finds functions, which are nobody's key.
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)", re.ASCII)


class TextFileError(Exception):
    """A text file cannot be parsed, or defines a key a second time."""


def entries_in(folder: Traversable, only: Collection[str] | None = None) -> dict[str, str]:
    """Every text of a folder by its key, that of a term with its hyphen; ``only`` names the files to read.

    Raises:
        TextFileError: a file has something between its texts, or two files define the same key.
    """
    entries: dict[str, str] = {}
    seen: dict[str, str] = {}
    files = (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    wanted = [file for file in files if only is None or file.name in only]
    for file in sorted(wanted, key=lambda entry: entry.name):
        for key, entry in split(file.read_text(encoding="utf-8"), f"{folder.name}/{file.name}"):
            if key in seen:
                raise TextFileError(f"{folder.name}: {key!r} is in {seen[key]} and in {file.name}")
            seen[key] = file.name
            entries[key] = entry
    return entries


def referred_to(entry: str) -> list[str]:
    """The keys of the texts and terms that stand in a text, or may do so."""
    return _REFERENCE.findall(entry)


@cache
def parsed(entry: str) -> Resource:
    """A text as Fluent reads it; the commands read English before the bot does.

    Raises:
        TextFileError: Fluent cannot.
    """
    resource = FluentParser().parse(entry)
    for part in resource.body:
        if isinstance(part, Junk):
            problem = part.annotations[0].message if part.annotations else "not a text"
            raise TextFileError(f"{problem}: {entry.strip().splitlines()[0]}")
    return resource


def split(text: str, name: str) -> list[tuple[str, str]]:
    """The texts of a file with their keys, in the order of the file.

    Raises:
        TextFileError: something stands between the texts; ``name`` is the file's.
    """
    found: list[tuple[str, list[str]]] = []
    in_text = False
    for line in text.splitlines(keepends=True):
        key = _KEY.match(line)
        if key is not None:
            found.append((key[1], [line]))
            in_text = True
        # A brace may end the last choice of a text at the start of a line.
        elif in_text and line.startswith((" ", "}", "\n")):
            found[-1][1].append(line)
        elif line.startswith("#") or not line.strip():
            in_text = False
        else:
            raise TextFileError(f"{name}: not a text: {line.strip()}")
    return [(key, "".join(lines)) for key, lines in found]
