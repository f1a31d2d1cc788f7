"""After a start open tables are resumed one after another, while the bot serves everybody already."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from functools import partial

from bot.store import Store
from bot.store.errors import StoreError
from bot.store.records import TableVersion
from bot.table_service.scheduler import Scheduler
from bot.tables.table import Table

log = logging.getLogger(__name__)

#: Seconds until a table is tried again at which the database has failed.
GO_ON_AGAIN = 5.0

#: The same where it has failed ``TRIES`` times, once all other tables go on.
LEFT_AGAIN = 60.0

#: How often in a row one table is tried before the others come first.
TRIES = 3

#: Reads tables; without those that cannot be read.
Readable = Callable[[Iterable[TableVersion]], Awaitable[Sequence[Table]]]

#: Lets a table go on, at which no time has passed since a moment, if one is given; None where another process
#: announces it.
GoOn = Callable[[Table, datetime | None], Awaitable[Table | None]]

#: Called with each table that goes on, and with the id of each that cannot be read.
LookAt = Callable[[Table], None]
SetAside = Callable[[str], None]


class Resumption:
    """Lets every open table of this process go on, once."""

    def __init__(self, store: Store, scheduler: Scheduler, readable: Readable, go_on: GoOn) -> None:
        """The ``scheduler`` is started when all have gone on, but for those at which the database fails."""
        self._store = store
        self._scheduler = scheduler
        self._readable = readable
        self._go_on = go_on
        self._task: asyncio.Task[None] | None = None

    async def begin(self, look_at: LookAt, set_aside: SetAside) -> None:
        """Find out which tables are open, and begin; returns before they have gone on."""
        leases = self._store.leases
        # Whoever comes second finds the tables as somebody else keeps them.
        off_since = await self._scheduler.off_since() if leases.came_first else None
        await leases.claim_open()
        found = await self._store.open_tables()
        # After a time in which no process ran every table gets it back, whoever holds it now.
        versions = [one for one in found if off_since is not None or leases.holds(one.id)]
        resume = partial(self._resume, off_since, look_at, set_aside)
        self._task = asyncio.create_task(self._all(versions, resume), name="tables go on after the start")

    async def done(self) -> None:
        """Wait until all tables have gone on."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Leave the others where they are."""
        if self._task is not None:
            self._task.cancel()
            await self.done()

    async def _all(
        self, versions: Sequence[TableVersion], resume: Callable[[TableVersion], Awaitable[bool]]
    ) -> None:
        left = [version for version in versions if not await resume(version)]
        self._scheduler.start()
        while left:
            log.error("%d tables do not go on: the database fails there", len(left))
            await asyncio.sleep(LEFT_AGAIN)
            left = [version for version in left if not await resume(version)]

    async def _resume(
        self, off_since: datetime | None, look_at: LookAt, set_aside: SetAside, version: TableVersion
    ) -> bool:
        """Let one table go on; nothing that is wrong with it keeps the others from it.

        Returns whether nothing more can be done for that; False if the database has failed all the time.
        """
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(GO_ON_AGAIN)
            try:
                found = await self._readable([version])
                if not found:
                    set_aside(version.id)
                elif (ours := await self._go_on(found[0], off_since)) is not None:
                    look_at(ours)
            except StoreError as error:  # most often that is not about this table
                log.warning("table %s goes on later: %s", version.id, error)
                continue
            except Exception:
                log.exception("table %s does not go on", version.id)
            return True
        return False
