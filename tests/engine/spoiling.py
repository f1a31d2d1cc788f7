"""What a file says, made wrong in one place."""

from __future__ import annotations

from typing import Any

#: In place of a value: nothing.
GONE = object()


def spoil(file: Any, path: tuple[Any, ...], value: object) -> None:
    """Put a value at this path in a file that was read, or leave out what is there."""
    *ways, last = path
    for key in ways:
        file = file[key]
    if value is GONE:
        del file[last]
    else:
        file[last] = value
