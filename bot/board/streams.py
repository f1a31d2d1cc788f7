"""The open pages of each table, which are woken when their table changes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from bot.tables import Table
from engine.events import Event

#: The maximum number of open pages, of one person at a table, and in all.
MOST_OF_PERSON = 12
MOST = 4000


class TooManyPagesError(Exception):
    """There are too many open pages already."""


class Stream:
    """One open page. ``table`` is the last change that it has not shown, if this process announced it."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self._changed = asyncio.Event()
        self.is_over = False

    def wake(self, table: Table | None) -> None:
        """Store a changed table, or wake the page for its end."""
        self.table = table
        self.is_over = table is None
        self._changed.set()

    async def wait(self, seconds: float) -> Table | None:
        """Wait for a change for at most this time, and return the changed table."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return None
        self._changed.clear()
        return self.table


class Streams:
    """All open pages by table and person."""

    def __init__(self) -> None:
        self._open: defaultdict[str, list[tuple[int | None, Stream]]] = defaultdict(list)
        self._closed = False

    @property
    def count(self) -> int:
        """The number of open pages."""
        return sum(map(len, self._open.values()))

    def notice(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """Wake the pages of a changed table; returns immediately."""
        for _, stream in self._open.get(table.id, ()):
            stream.wake(table)

    def has(self, table_id: str, user_id: int) -> bool:
        """Whether a person has a page of this table open."""
        return any(user == user_id for user, _ in self._open.get(table_id, ()))

    @contextmanager
    def opened(self, table_id: str, user_id: int | None) -> Iterator[Stream]:
        """Keep a page open.

        Raises:
            TooManyPagesError: the person, or everyone together, has too many.
        """
        of_person = sum(user == user_id for user, _ in self._open.get(table_id, ()))
        if self._closed or self.count >= MOST or (user_id is not None and of_person >= MOST_OF_PERSON):
            raise TooManyPagesError(table_id)
        entry = (user_id, Stream())
        self._open[table_id].append(entry)
        try:
            yield entry[1]
        finally:
            self._open[table_id].remove(entry)
            if not self._open[table_id]:
                del self._open[table_id]

    def close(self) -> None:
        """End all pages' streams; no more are opened."""
        self._closed = True
        for entries in self._open.values():
            for _, stream in entries:
                stream.wake(None)
