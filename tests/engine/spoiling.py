"""Spoil a file in one place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]

#: In place of a value: nothing.
GONE = object()

#: One value of every type, and numbers and words that mean nothing in either game.
STRANGE: list[Any] = [None, True, -1, 61, 10**18, 10**30, 1.0, 1e300, "", "\ud800", "a\nb", [], [[]], {}]


def spoil(file: Any, path: Path, value: object) -> None:
    """Put a value at this path in a file that was read, or leave out what is there."""
    *ways, last = path
    place = at(file, tuple(ways))
    if value is GONE:
        del place[last]
    else:
        place[last] = value


def at(file: Any, path: Path) -> Any:
    """The value at a path in a file."""
    for key in path:
        file = file[key]
    return file


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every path in a file."""
    if path:
        yield path
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, entry in entries:
        yield from paths(entry, (*path, key))
