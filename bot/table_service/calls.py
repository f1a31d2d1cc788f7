"""Tables of this process that others have changed: they are announced one after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store.database import StoreError

log = logging.getLogger(__name__)

#: Seconds until a table is read again that others have changed, when the database has failed.
CALLED_AGAIN = 1.0


class CalledTables:
    """The tables that others have called for, in order."""

    def __init__(self, tell: Callable[[str], Awaitable[None]]) -> None:
        """Use ``tell`` to read a table and announce it."""
        self._tell = tell
        self._waiting: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None

    def add(self, table_id: str) -> None:
        """Have a table announced; returns at once."""
        self._waiting.setdefault(table_id, None)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._tell_of_all(), name="calls of other processes")

    def close(self) -> None:
        """Stop telling."""
        if self._task is not None:
            self._task.cancel()

    async def _tell_of_all(self) -> None:
        while self._waiting:
            table_id = next(iter(self._waiting))
            del self._waiting[table_id]
            try:
                await self._tell(table_id)
            except StoreError:
                self._waiting.setdefault(table_id, None)
                await asyncio.sleep(CALLED_AGAIN)
            except Exception:
                log.exception("cannot announce what another process changed at table %s", table_id)
