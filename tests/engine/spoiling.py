"""Replace or remove one value in parsed JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]

#: In place of a new value: remove the old one.
GONE = object()

#: Values of every type, including numbers and strings that mean nothing in either game.
STRANGE: list[Any] = [None, True, -1, 61, 10**18, 10**30, 1.0, 1e300, "", "\ud800", "a\nb", [], [[]], {}]


def spoil(file: Any, path: Path, value: object) -> None:
    """Set the value at this path in a parsed file, or remove it."""
    *ways, last = path
    place = at(file, tuple(ways))
    if value is GONE:
        del place[last]
    else:
        place[last] = value


def at(file: Any, path: Path) -> Any:
    """The value at a path in a parsed file."""
    for key in path:
        file = file[key]
    return file


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every path in a parsed file."""
    if path:
        yield path
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, entry in entries:
        yield from paths(entry, (*path, key))
