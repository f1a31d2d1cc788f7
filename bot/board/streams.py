"""The open pages of each table, which are woken when their table changes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from bot.clock import wait_at_most
from bot.tables import Table
from bot.tables.change import Change

#: The maximum number of open pages of one person, and of everyone who watches with a link for everyone.
MOST_OF_PERSON = 20
MOST_WATCHING = 100


class RefusedError(Exception):
    """A request that the board refuses, with its HTTP status, and the key and values of a sentence."""

    def __init__(self, status: int, key: str, **values: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.values = values


class Stream:
    """One open page. ``table`` is the last change that it has not shown."""

    def __init__(self, user_id: int | None) -> None:
        self.user_id = user_id
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
        if not await wait_at_most(self._changed, seconds):
            return None
        self._changed.clear()
        return self.table


class Streams:
    """All open pages by table and person."""

    def __init__(self, most: int) -> None:
        """``most`` is the maximum number of open pages in all."""
        self._most = most
        self._open: defaultdict[str, list[Stream]] = defaultdict(list)
        self._closed = False

    @property
    def table_ids(self) -> Collection[str]:
        """The ids of the tables with open pages, a view that changes with them."""
        return self._open.keys()

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
            RefusedError: the person, everyone who watches, or everyone together has too many.
        """
        pages = sum(stream.user_id == user_id for streams in self._open.values() for stream in streams)
        if (
            self._closed
            or pages >= (MOST_WATCHING if user_id is None else MOST_OF_PERSON)
            or self.count >= self._most
        ):
            raise RefusedError(429, "board-too-many")
        stream = Stream(user_id)
        self._open[table_id].append(stream)
        try:
            yield stream
        finally:
            self._open[table_id].remove(stream)
            if not self._open[table_id]:
                del self._open[table_id]

    def close(self) -> None:
        """End all pages' streams; no more are opened."""
        self._closed = True
        for streams in self._open.values():
            for stream in streams:
                stream.wake(None)
