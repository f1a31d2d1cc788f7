"""Notifies the subscribers of tables that this process has not changed itself.

These are the tables whose last change has not been shown everywhere, after a start, and later those that
another process has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from bot.store import Store
from bot.store.database import StoreError
from bot.table_service.queries import UnreadableTableError
from bot.table_service.tables import Tables
from bot.tables.errors import TableError

log = logging.getLogger(__name__)

#: Seconds until the next attempt after the database has failed.
PAUSE = 5.0


class CatchUp:
    """Reads tables in the background, one after another, so that no one who uses a table waits for it."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        #: The ids of tables to read; None means all that were not announced, as changes may have been missed.
        self._waiting: deque[str | None] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def add(self, table_id: str | None = None) -> None:
        """Read this table, or all whose last change has not been shown everywhere."""
        if self._closed:
            return
        if table_id not in self._waiting:
            self._waiting.append(table_id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="catch up")

    async def settled(self) -> None:
        """Wait until all these tables have been read."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Stop; the remaining tables are read after the next start."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await self.settled()

    async def _run(self) -> None:
        is_failing = False
        while self._waiting:
            table_id = self._waiting.popleft()
            try:
                if table_id is None:
                    self._waiting.extend(one.id for one in await self._store.unannounced_tables())
                else:
                    self._tables.show(await self._tables.get(table_id))
                is_failing = False
            except StoreError as error:
                if not is_failing:
                    log.warning("the database fails, so tables will catch up later: %s", error)
                is_failing = True
                self._waiting.append(table_id)  # last, because it may be only this table
                await asyncio.sleep(PAUSE)
            except UnreadableTableError as error:  # logged by the cache
                self._tables.publish_unreadable(error.table_id)
            except TableError as error:
                log.warning("table %s cannot catch up: %s", table_id, error.key)
            except Exception:
                log.exception("table %s cannot catch up", table_id)
