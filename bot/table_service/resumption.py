"""Resumes this process's open tables one by one after a start."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence

from bot.store import Store
from bot.store.database import StoreError
from bot.store.records import TableVersion
from bot.tables.table import Table

log = logging.getLogger(__name__)

#: Seconds until the next attempt after the database has failed.
PAUSE = 5.0

#: Reads tables and leaves out those that can't be read.
Readable = Callable[[Iterable[TableVersion]], Awaitable[Sequence[Table]]]

#: Called with each resumed table, and with the id of each table that can't be read.
GoOn = Callable[[Table], None]
SetAside = Callable[[str], None]


class Resumption:
    """Reads each open table once and passes it on."""

    def __init__(self, store: Store, readable: Readable) -> None:
        self._store = store
        self._readable = readable
        self._task: asyncio.Task[None] | None = None

    async def begin(self, go_on: GoOn, set_aside: SetAside) -> None:
        """List the open tables and start resuming them in the background."""
        waiting = deque(await self._store.open_tables())
        self._task = asyncio.create_task(self._resume_all(waiting, go_on, set_aside), name="resumption")

    async def done(self) -> None:
        """Wait until all tables have been resumed."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Stop; the remaining tables are resumed after the next start."""
        if self._task is not None:
            self._task.cancel()
            await self.done()

    async def _resume_all(self, waiting: deque[TableVersion], go_on: GoOn, set_aside: SetAside) -> None:
        failed = set()
        while waiting:
            version = waiting.popleft()
            try:
                found = await self._readable([version])
                if found:
                    go_on(found[0])
                else:
                    set_aside(version.id)
            except StoreError as error:
                if version.id not in failed:
                    failed.add(version.id)
                    log.warning("table %s will resume later: %s", version.id, error)
                waiting.append(version)  # last, because it may be only this table
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("table %s cannot resume", version.id)
