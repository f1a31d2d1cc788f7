"""The one task that sleeps until something is due at a table of this process.

What is due is done, and noted as done, in one change of the table, so it happens once.

Time in which people could not act does not count. A heartbeat is stored as long as the bot is connected to
Discord and can use its database. After a pause every open table gets the time since the last beat back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.store import Store
from bot.store.database import StoreError
from bot.table_service.cache import UnreadableTableError
from bot.tables import timing
from bot.tables.table import Table
from engine.events import Event

log = logging.getLogger(__name__)

#: How often the heart beats; no sleep is longer.
BEAT = timedelta(seconds=30)

#: A shorter pause, such as a restart, costs no one time worth giving back.
SHORTEST_PAUSE = timedelta(minutes=1)

#: Time until the next attempt at a table that cannot be read.
SET_ASIDE_FOR = timedelta(days=1)

#: Time until the next attempt at a table that has failed.
RETRY = timedelta(seconds=30)


class Scheduler:
    """Does what is due at every table, sleeping in between."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        do_due: Callable[[str], Awaitable[object]],
        give_back: Callable[[str, datetime], Awaitable[object]],
        is_connected: Callable[[], bool],
    ) -> None:
        """Use ``do_due`` to have a table do what is due, and ``give_back`` for the time since a moment.

        ``is_connected`` tells whether people can reach the bot.
        """
        self._store = store
        self._clock = clock
        self._do_due = do_due
        self._give_back = give_back
        self._is_connected = is_connected
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        self._asleep = asyncio.Event()
        #: Until when the task sleeps; None while it is awake.
        self._sleeps_until: datetime | None = None
        #: The last moment at which people could surely act, and the age of the process then.
        self._last_beat: tuple[datetime, timedelta] | None = None
        #: The age of the process when a beat was last stored.
        self._stored_at: timedelta | None = None
        #: Whether people could not act at some moment since then.
        self._was_away = False
        #: The tables that are still to get time back, and since when: nothing happens there before.
        self._owed: dict[str, datetime] = {}

    def start(self) -> None:
        """Begin to keep the time; before that nothing is done that is due."""
        self._task = asyncio.create_task(self._run(), name="scheduler")

    def wake(self) -> None:
        """Look at the clock and the tables now."""
        self._woken.set()

    def notice(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """A table has changed: something may be due at it earlier than thought."""
        due = timing.next_due(table)
        # While awake it may have looked at the tables already, so it looks again.
        if due is not None and (self._sleeps_until is None or due < self._sleeps_until):
            self._woken.set()

    async def settled(self) -> None:
        """Wait until everything has been done that is due at this moment."""
        while self._is_busy():
            self._asleep.clear()
            await self._asleep.wait()

    async def close(self) -> None:
        """Stop; what is due from now on is done after the next start."""
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
            # What changes from here on wakes the sleep below.
            self._woken.clear()
            due = None
            try:
                if self._is_connected():
                    due = await self._catch_up()
                    self._was_away = False
                else:
                    self._was_away = True
            except Exception:
                if not self._was_away:  # it may be so for hours
                    log.exception("the scheduler could not look at the tables")
                self._was_away = True
            latest = self._clock.now() + BEAT
            self._sleeps_until = latest if due is None else min(due, latest)
            self._asleep.set()
            await self._clock.wait_until(self._woken, self._sleeps_until)
            self._sleeps_until = None

    async def _catch_up(self) -> datetime | None:
        """Do everything that is due; returns when the next is."""
        now, elapsed = self._clock.now(), self._clock.elapsed()
        await self._give_time_back(now, elapsed)
        due = await self._store.next_due()
        if due is not None and due <= now:
            for table_id in await self._store.due_tables(now):
                retry = await self._see_to(table_id)
                if retry is not None:
                    # So that the other tables are not kept waiting by this one.
                    await self._store.postpone(table_id, self._clock.now() + retry)
            due = await self._store.next_due()
        await self._beat(now, elapsed)
        return due

    async def _beat(self, now: datetime, elapsed: timedelta) -> None:
        """Remember that people could act then."""
        is_late = self._stored_at is None or elapsed - self._stored_at >= BEAT
        if is_late and not self._owed:  # else some tables would not get their time back after a kill
            await self._store.note_beat(now)
            self._stored_at = elapsed
        self._last_beat = now, elapsed

    async def _give_time_back(self, now: datetime, elapsed: timedelta) -> None:
        """If people could not act for a while, let all tables have that time back.

        Where the database fails that is tried again; meanwhile nothing happens at that table.
        """
        since = await self._away_since(now, elapsed)
        if since is not None:
            log.info("people could not act since %s: all tables get that time back", since)
            for table in await self._store.open_tables():
                self._owed.setdefault(table.id, since)
            self._last_beat = now, elapsed
        for table_id, owed_since in tuple(self._owed.items()):
            try:
                await self._give_back(table_id, owed_since)
            except StoreError as error:
                log.warning("table %s will get its time back later: %s", table_id, error)
                self._owed[table_id] = self._owed.pop(table_id)  # at the next attempt the others come first
                return
            except UnreadableTableError:
                pass  # the log says so
            except Exception:
                log.exception("cannot give table %s its time back", table_id)
            del self._owed[table_id]

    async def _away_since(self, now: datetime, elapsed: timedelta) -> datetime | None:
        """Since when people could not act until now; None if they could, or it was not for long."""
        if self._last_beat is None:
            since = await self._store.last_beat()
        elif self._was_away:
            since = self._last_beat[0]
        else:
            # The machine may have slept, or its clock been set forward: a small machine may start with the
            # time at which it was last stopped, and learn later how late it is.
            moment, age = self._last_beat
            since = moment + (elapsed - age)
        return since if since is not None and now - since > SHORTEST_PAUSE else None

    async def _see_to(self, table_id: str) -> timedelta | None:
        """Do what is due at a table; returns the time until the next attempt if that fails."""
        if table_id in self._owed:
            return RETRY
        try:
            await self._do_due(table_id)
        except UnreadableTableError:
            return SET_ASIDE_FOR  # the log says so
        except Exception:
            log.exception("cannot do what is due at table %s", table_id)
            return RETRY
        return None
