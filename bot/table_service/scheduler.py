"""A task that sleeps until something is due at a table of this process, such as a deadline or a reminder.

Each table change both does what is due and stores that it was done, so it happens once.

Time in which people could not act does not count. A heartbeat is stored while the bot is connected to Discord
and its database. After a pause, all open tables' deadlines are extended by the time since the last beat.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.store import Store
from bot.store.database import StoreError
from bot.table_service.queries import UnreadableTableError
from bot.tables import timing
from bot.tables.table import Table
from engine.events import Event

log = logging.getLogger(__name__)

#: Deadlines are not extended for a shorter pause, such as a restart.
SHORTEST_PAUSE = timedelta(minutes=1)

#: Time until the next attempt at a table that cannot be read.
SET_ASIDE_FOR = timedelta(days=1)

#: Time until the next attempt at a table that has failed.
RETRY = timedelta(seconds=30)


class Scheduler:
    """Does what is due at every table, and sleeps in between."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        do_due: Callable[[str], Awaitable[object]],
        give_back: Callable[[str, datetime], Awaitable[object]],
        is_connected: Callable[[], bool],
    ) -> None:
        """Use ``do_due`` to do what is due at a table, and ``give_back`` to extend its deadlines.

        ``give_back`` is called with the moment since which people could not act. ``is_connected`` returns
        whether people can reach the bot.
        """
        self._store = store
        self._clock = clock
        self._do_due = do_due
        self._give_back = give_back
        self._is_connected = is_connected
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        self._asleep = asyncio.Event()
        #: When the task will wake up; None while it is awake.
        self._sleeps_until: datetime | None = None
        #: The last moment at which people could act, and the process's age then.
        self._last_beat: tuple[datetime, timedelta] | None = None
        #: The process's age when a beat was last stored.
        self._stored_at: timedelta | None = None
        #: Whether people could not act at the last check.
        self._was_away = False
        #: Tables whose deadlines are still to be extended, and since when. Nothing is due there before that.
        self._to_extend: dict[str, datetime] = {}

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name="scheduler")

    def wake(self) -> None:
        """Check the clock and the tables now."""
        self._woken.set()

    def notice(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """Handle a change of a table, where something may be due earlier now."""
        due = timing.next_due(table)
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
                if self._is_connected():
                    due = await self._catch_up()
                    self._was_away = False
                else:
                    self._was_away = True
            except Exception:
                if not self._was_away:  # logged once in an outage
                    log.exception("the scheduler could not read the tables")
                self._was_away = True
            latest = self._clock.now() + self._clock.beat
            self._sleeps_until = latest if due is None else min(due, latest)
            self._asleep.set()
            await self._clock.wait_until(self._woken, self._sleeps_until)
            self._sleeps_until = None

    async def _catch_up(self) -> datetime | None:
        """Do everything that is due; return when something will be due next."""
        now, elapsed = self._clock.now(), self._clock.elapsed()
        await self._give_time_back(now, elapsed)
        due = await self._store.next_due()
        if due is not None and due <= now:
            for table_id in await self._store.due_tables(now):
                retry = await self._run_due(table_id)
                if retry is not None:
                    # The other tables do not wait for this one.
                    await self._store.postpone(table_id, self._clock.now() + retry)
            due = await self._store.next_due()
        await self._beat(now, elapsed)
        return due

    async def _beat(self, now: datetime, elapsed: timedelta) -> None:
        """Store that people could act at ``now``."""
        is_late = self._stored_at is None or elapsed - self._stored_at >= self._clock.beat
        # If the process is killed, tables not yet extended need the previous beat.
        if is_late and not self._to_extend:
            await self._store.note_beat(now)
            self._stored_at = elapsed
        self._last_beat = now, elapsed

    async def _give_time_back(self, now: datetime, elapsed: timedelta) -> None:
        """If people could not act for a while, extend the deadlines of all open tables.

        A table where the database fails is tried again later, and nothing is due there until then.
        """
        since = await self._away_since(now, elapsed)
        if since is not None:
            log.info("people could not act since %s: extending all deadlines", since)
            for table in await self._store.open_tables():
                self._to_extend.setdefault(table.id, since)
            self._last_beat = now, elapsed
        for table_id, owed_since in tuple(self._to_extend.items()):
            try:
                await self._give_back(table_id, owed_since)
            except StoreError as error:
                log.warning("deadlines of table %s will be extended later: %s", table_id, error)
                self._to_extend[table_id] = self._to_extend.pop(table_id)  # the others come first next time
                return
            except UnreadableTableError:
                pass  # logged by the cache
            except Exception:
                log.exception("cannot extend the deadlines of table %s", table_id)
            del self._to_extend[table_id]

    async def _away_since(self, now: datetime, elapsed: timedelta) -> datetime | None:
        """When people lost the possibility to act; None if they could act, or the pause was short."""
        if self._last_beat is None:
            since = await self._store.last_beat()
        elif self._was_away:
            since = self._last_beat[0]
        else:
            # The machine may have slept, or a machine without a clock of its own has set its time forward.
            moment, age = self._last_beat
            since = moment + (elapsed - age)
        return since if since is not None and now - since > SHORTEST_PAUSE else None

    async def _run_due(self, table_id: str) -> timedelta | None:
        """Do what is due at a table; return the time until the next attempt if that fails."""
        if table_id in self._to_extend:
            return RETRY
        try:
            await self._do_due(table_id)
        except UnreadableTableError:
            return SET_ASIDE_FOR  # logged by the cache
        except Exception:
            log.exception("cannot run what is due at table %s", table_id)
            return RETRY
        return None
