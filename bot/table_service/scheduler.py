"""Tasks in the background: what is due at a table, and changes that this process has not announced.

Each table change both does what is due and stores that it was done, so it happens once. Nothing is due at the
tables of a server that cannot be reached. After a start, the subscribers hear of tables whose last change has
not been shown everywhere; later, of those that another process has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from datetime import datetime, timedelta
from typing import Protocol

from bot.clock import Clock
from bot.store import Store
from bot.store.database import StoreError
from bot.table_service.heartbeat import Heartbeat
from bot.table_service.queries import UnreadableTableError
from bot.tables import timing
from bot.tables.change import Change, P, Rule
from bot.tables.checks import TableError
from bot.tables.table import Table


class Tables(Protocol):
    """The table service; ``TableService`` documents the errors of each method."""

    async def get(self, table_id: str) -> Table:
        """Return the table, open or closed."""

    async def do_unasked(self, table_id: str, rule: Rule[P], *args: P.args, **kwargs: P.kwargs) -> Change:
        """Apply a rule for the clock or a computer player."""

    def show(self, table: Table) -> None:
        """Notify this process's subscribers of an unchanged table."""

    def publish_unreadable(self, table_id: str) -> None:
        """Notify the subscribers of a table that can't be read."""


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
