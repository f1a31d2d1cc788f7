"""The one task that sleeps until the next moment at which something happens by itself at some table.

What happens then, and that it has happened, is stored in one change of the table; so it happens once,
however many processes serve the tables and whenever they were started. After a start open tables are resumed
one after another, while the bot serves everybody already.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta
from functools import partial

from bot.clock import Clock
from bot.store import Store
from bot.store.database import StoreError
from bot.store.records import TableVersion
from bot.table_service.cache import UnreadableTableError
from bot.tables import timing
from bot.tables.table import Table
from engine.events import Event

log = logging.getLogger(__name__)

#: The longest sleep: after it the store is asked again what other processes have left to do.
LONGEST_SLEEP = timedelta(minutes=15)

#: The same where there are others at this moment, one of which may be killed in its sleep.
LONGEST_SLEEP_AMONG_OTHERS = timedelta(minutes=1)

#: How often it is noted that the scheduler is awake.
NOTED_EVERY = timedelta(minutes=1)

#: The key of that note in the store, as existing databases have it; the note is one word and the moment.
NOTE = "timekeeper"
AWAKE = "awake"
STOPPED = "stopped"

#: The note of one that runs is never older: it may wake once without noting it, and sleep again.
OLDEST_NOTE = NOTED_EVERY + LONGEST_SLEEP

#: A shorter stop, such as a restart, costs nobody time that is worth mentioning.
SHORTEST_STOP = timedelta(minutes=1)

#: After this time it is tried again whether a table can be read by now.
SET_ASIDE_FOR = timedelta(days=1)

#: The pause after a failure: of the one table where it is, or of all where the database fails.
PAUSE = timedelta(seconds=30)


class Scheduler:
    """Does what is due at every table, sleeping in between."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        do_due: Callable[[str], Awaitable[object]],
        give_time_back: Callable[[str, datetime], Awaitable[object]],
    ) -> None:
        """Use ``do_due`` to do what is due at a table, and ``give_time_back`` for time since a moment."""
        self._store = store
        self._clock = clock
        self._do_due = do_due
        self._give_time_back = give_time_back
        self._task: asyncio.Task[None] | None = None
        self._earlier = asyncio.Event()
        self._asleep = asyncio.Event()
        #: Until when the task sleeps; None while it is awake.
        self._sleeps_until: datetime | None = None
        self._noted_at: timedelta | None = None
        #: The time and the age of the process when all that had passed until then was taken account of.
        self._seen = clock.now(), clock.elapsed()
        #: The tables that are still to get time back, and since when: nothing happens there before.
        self._owed: dict[str, datetime] = {}
        #: The tables that do not go on yet, because the database has failed there: nothing happens there.
        self.left_out: Collection[str] = ()

    async def off_since(self) -> datetime | None:
        """Since when no scheduler has been running; None when one was until just now, or there never was one.

        To be called before ``start``. A killed process has noted that it was awake some time before its end;
        one that sleeps at this moment looks no different.
        """
        word, _, noted = (await self._store.recall(NOTE) or "").partition(" ")
        if not noted:
            return None
        since = datetime.fromisoformat(noted)
        least = SHORTEST_STOP if word == STOPPED else OLDEST_NOTE
        return since if self._clock.now() - since > least else None

    def start(self) -> None:
        """Begin to keep the time; before that nothing happens by itself."""
        self._task = asyncio.create_task(self._run(), name="scheduler")

    def notice(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """A table has changed: something may be due at it earlier than thought."""
        due = timing.next_due(table)
        # While awake it may have looked at the tables already, so it looks again.
        if due is not None and (self._sleeps_until is None or due < self._sleeps_until):
            self._earlier.set()

    async def settled(self) -> None:
        """Wait until everything has happened that is due at this moment."""
        while self._is_busy():
            self._asleep.clear()
            await self._asleep.wait()

    async def close(self) -> None:
        """Stop; what is due meanwhile happens after the next start."""
        task, self._task = self._task, None
        if task is None:
            return
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        self._asleep.set()
        try:
            # While another process goes on keeping the time, nobody needs any back.
            await self._note(STOPPED if self._store.leases.is_alone else AWAKE)
        except StoreError:
            log.warning("the scheduler could not note when it stopped", exc_info=True)

    def _is_busy(self) -> bool:
        if self._task is None:
            return False
        until = self._sleeps_until
        return until is None or until <= self._clock.now() or self._earlier.is_set()

    async def _run(self) -> None:
        while True:
            # What changes from here on wakes the sleep below.
            self._earlier.clear()
            try:
                due = await self._catch_up()
            except Exception:
                log.exception("the scheduler could not look at the tables")
                due = self._clock.now() + PAUSE
            longest = LONGEST_SLEEP if self._store.leases.is_alone else LONGEST_SLEEP_AMONG_OTHERS
            latest = self._clock.now() + longest
            self._sleeps_until = latest if due is None else min(due, latest)
            self._asleep.set()
            await self._clock.wait_until(self._earlier, self._sleeps_until)
            self._sleeps_until = None

    async def _catch_up(self) -> datetime | None:
        """Let everything happen that is due; returns when the next is."""
        now = self._clock.now()
        if self._noted_at is None or self._clock.elapsed() - self._noted_at >= NOTED_EVERY:
            await self._note(AWAKE)
        await self._note_what_leapt()
        await self._give_back()
        due = await self._store.next_due()
        if due is not None and due <= now:
            for table_id in await self._store.due_tables(now):
                pause = await self._see_to(table_id)
                if pause is not None:
                    # So that the others are not kept waiting by this one.
                    await self._store.postpone(table_id, self._clock.now() + pause)
            due = await self._store.next_due()
        again = self._clock.now() + PAUSE
        return due if not self._owed else min(due or again, again)

    async def _note_what_leapt(self) -> None:
        """Have all tables get the time back in which the machine slept, or by which its clock was set on.

        A small machine may be started with the time at which it was last stopped, and learn later how late
        it is. Where others have kept the time meanwhile, nothing is given back.
        """
        now, elapsed = self._clock.now(), self._clock.elapsed()
        seen_at, seen_elapsed = self._seen
        leap = (now - seen_at) - (elapsed - seen_elapsed)
        if leap >= SHORTEST_STOP and self._store.leases.is_alone:
            log.warning(
                "the machine slept or its clock was set forward by %s: all tables get that time back",
                timedelta(seconds=round(leap.total_seconds())),
            )
            for table in await self._store.open_tables():
                self._owed.setdefault(table.id, now - leap)
        self._seen = now, elapsed

    async def _give_back(self) -> None:
        """Give tables the time back that they are owed; where the database fails that is tried again."""
        for table_id, since in tuple(self._owed.items()):
            if table_id in self.left_out:
                continue
            try:
                await self._give_time_back(table_id, since)
            except StoreError as error:
                log.warning("table %s will get its time back later: %s", table_id, error)
                self._owed[table_id] = self._owed.pop(table_id)  # at the next attempt the others come first
                return
            except UnreadableTableError:
                pass  # the log says so
            except Exception:
                log.exception("cannot give table %s its time back", table_id)
            del self._owed[table_id]

    async def _see_to(self, table_id: str) -> timedelta | None:
        """Let happen what is due at a table; returns the time until it is to be tried again if that fails."""
        if table_id in self.left_out or table_id in self._owed:
            return PAUSE
        try:
            await self._do_due(table_id)
        except UnreadableTableError:
            # The log says so; some day a version may come that reads it.
            return SET_ASIDE_FOR
        except Exception:
            log.exception("cannot do what is due at table %s", table_id)
            return PAUSE
        return None

    async def _note(self, word: str) -> None:
        self._noted_at = self._clock.elapsed()
        await self._store.remember(NOTE, f"{word} {self._clock.now().isoformat()}")


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
        self._scheduler.left_out = {version.id for version in left}
        self._scheduler.start()
        while left:
            log.error("%d tables cannot resume: the database fails for them", len(left))
            await asyncio.sleep(LEFT_AGAIN)
            left = [version for version in left if not await resume(version)]
            self._scheduler.left_out = {version.id for version in left}

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
                log.warning("table %s will resume later: %s", version.id, error)
                continue
            except Exception:
                log.exception("table %s cannot resume", version.id)
            return True
        return False
