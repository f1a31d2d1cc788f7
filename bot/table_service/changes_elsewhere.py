"""Passes changes that other processes make to this process's tables on to the subscribers here."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from bot.store import Store
from bot.store.database import StoreError
from bot.tables.errors import TableError

log = logging.getLogger(__name__)

#: Called with a table's id and the person who changed it in another process, or None if its messages are only
#: to be checked. Must not block.
OnChange = Callable[[str, int | None], None]

#: Seconds until the next attempt after the database has failed.
PAUSE = 5.0


class ChangesElsewhere:
    """Handles other processes' changes one after another."""

    def __init__(self, store: Store, notify: Callable[[str], Awaitable[None]]) -> None:
        """Use ``notify`` to read a table and notify the subscribers."""
        self._store = store
        self._notify = notify
        #: The ids of changed tables; None means all tables, because changes may have been missed.
        self._changed: deque[str | None] = deque()
        self._task: asyncio.Task[None] | None = None

    def listen(self, on_change: OnChange) -> None:
        """Start listening; ``on_change`` is called before the subscribers."""

        def add(table_id: str, user_id: int | None) -> None:
            on_change(table_id, user_id)
            self._add(table_id)

        self._store.listen(add, missed=lambda: self._add(None))

    async def close(self) -> None:
        """Stop; changes that are not yet handled are dropped."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _add(self, table_id: str | None) -> None:
        self._changed.append(table_id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._notify_all(), name="changes elsewhere")

    async def _notify_all(self) -> None:
        while self._changed:
            table_id = self._changed.popleft()
            try:
                if table_id is not None:
                    await self._notify(table_id)
                    continue
                for version in (*await self._store.open_tables(), *await self._store.unannounced_tables()):
                    self._changed.append(version.id)
            except StoreError as error:
                log.warning("cannot read changes from another process: %s; retrying", error)
                self._changed.append(table_id)
                await asyncio.sleep(PAUSE)
            except TableError as error:
                log.warning("table %s, changed by another process: %s", table_id, error.key)
