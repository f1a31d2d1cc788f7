"""The open pages of each table, which are woken when their table changes."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from bot.tables import Table
from bot.tables.change import Change

#: The maximum number of open pages, of one person at a table, and in all.
MOST_OF_PERSON = 20
MOST = 4000


class RefusedError(Exception):
    """A request that the board refuses, with its HTTP status and the key of a sentence."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key


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
        self._open: defaultdict[str, list[Stream]] = defaultdict(list)
        #: How many pages each person has open at a table.
        self._here: Counter[tuple[int | None, str]] = Counter()
        self._closed = False

    @property
    def count(self) -> int:
        """The number of open pages."""
        return sum(map(len, self._open.values()))

    def on_change(self, change: Change) -> None:
        """Wake the pages of a changed table without waiting; the table service calls it."""
        for stream in self._open.get(change.table.id, ()):
            stream.wake(change.table)

    @contextmanager
    def opened(self, table_id: str, user_id: int | None) -> Iterator[Stream]:
        """Keep a page open.

        Raises:
            RefusedError: the person, or everyone together, has too many.
        """
        who = user_id, table_id
        if self._closed or self.count >= MOST or (user_id is not None and self._here[who] >= MOST_OF_PERSON):
            raise RefusedError(429, "board-too-many")
        self._here[who] += 1
        stream = Stream()
        self._open[table_id].append(stream)
        try:
            yield stream
        finally:
            self._open[table_id].remove(stream)
            if not self._open[table_id]:
                del self._open[table_id]
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]

    def close(self) -> None:
        """End all pages' streams; no more are opened."""
        self._closed = True
        for streams in self._open.values():
            for stream in streams:
                stream.wake(None)
