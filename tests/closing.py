"""``async with`` for what has a ``close`` that is awaited, such as a pool of processes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar


class Closable(Protocol):
    """Something that is closed in the end."""

    async def close(self) -> None:
        """Let go of all that it has."""
        ...


_Closable = TypeVar("_Closable", bound=Closable)


@asynccontextmanager
async def closing(one: _Closable) -> AsyncIterator[_Closable]:
    """Close it in the end, whatever happens before."""
    try:
        yield one
    finally:
        await one.close()
