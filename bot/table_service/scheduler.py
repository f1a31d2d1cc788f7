"""A task that sleeps until something is due at a table of this process, such as a deadline or a reminder.

Each table change both does what is due and stores that it was done, so it happens once. Nothing is due at the
tables of a server that cannot be reached.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.store import Store
from bot.table_service.heartbeat import Heartbeat
from bot.table_service.queries import UnreadableTableError
from bot.table_service.tables import Tables
from bot.tables import timing
from bot.tables.change import Change

log = logging.getLogger(__name__)

#: Time until the next attempt at a table that cannot be read.
SET_ASIDE_FOR = timedelta(days=1)

#: Time until the next attempt at a table that has failed.
RETRY = timedelta(seconds=30)


class Scheduler:
    """Does what is due at every table, and sleeps in between."""

    def __init__(self, tables: Tables, store: Store, clock: Clock, heartbeat: Heartbeat) -> None:
        """Use ``heartbeat`` to find out where people can act."""
        self._tables = tables
        self._store = store
        self._clock = clock
        self._heartbeat = heartbeat
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        self._asleep = asyncio.Event()
        #: When the task will wake up; None while it is awake.
        self._sleeps_until: datetime | None = None
        self._is_failing = False

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name="scheduler")

    def wake(self) -> None:
        """Check the clock and the tables now."""
        self._woken.set()

    def on_change(self, change: Change) -> None:
        """Wake up earlier if the change makes something due earlier; the service calls it."""
        due = change.due_at
        # While awake, the task may have read the tables before this change.
        if due is not None and (self._sleeps_until is None or due < self._sleeps_until):
            self._woken.set()

    async def settled(self) -> None:
        """Wait until everything that is due now has been done."""
        while self._is_busy():
            self._asleep.clear()
            await self._asleep.wait()

    async def close(self) -> None:
        """Stop the task."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            self._asleep.set()

    def _is_busy(self) -> bool:
        if self._task is None:
            return False
        until = self._sleeps_until
        return until is None or until <= self._clock.now() or self._woken.is_set()

    async def _run(self) -> None:
        while True:
            # A change from here on ends the sleep below.
            self._woken.clear()
            due = None
            try:
                due = await self._catch_up()
                self._is_failing = False
            except Exception:
                if not self._is_failing:  # logged once in an outage
                    log.exception("the scheduler could not read the tables")
                self._is_failing = True
            latest = self._clock.now() + self._clock.beat
            self._sleeps_until = latest if due is None else min(due, latest)
            self._asleep.set()
            self._heartbeat.rest()
            await self._clock.wait_until(self._woken, self._sleeps_until)
            self._sleeps_until = None

    async def _catch_up(self) -> datetime | None:
        """Do everything that is due; return when something will be due next."""
        now = self._clock.now()
        reachable = await self._heartbeat.beat()
        for table_id, guild_id in await self._store.due_tables(now):
            if reachable.has(guild_id):
                retry = await self._run_due(table_id)
                if retry is not None:
                    # The other tables do not wait for this one.
                    await self._store.postpone(table_id, self._clock.now() + retry)
        return await self._store.next_due(now)

    async def _run_due(self, table_id: str) -> timedelta | None:
        """Do what is due at a table; return the time until the next attempt if that fails."""
        try:
            await self._tables.do_unasked(table_id, timing.due)
        except UnreadableTableError:
            return SET_ASIDE_FOR  # logged by the cache
        except Exception:
            log.exception("cannot run what is due at table %s", table_id)
            return RETRY
        return None
