"""``async with`` for objects with an async ``close``, such as a process pool."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar


class Closable(Protocol):
    """An object with an async ``close``."""

    async def close(self) -> None:
        """Release all resources."""
        ...


_Closable = TypeVar("_Closable", bound=Closable)


@asynccontextmanager
async def closing(one: _Closable) -> AsyncIterator[_Closable]:
    """Close the object when the context ends, even after an exception."""
    try:
        yield one
    finally:
        await one.close()
