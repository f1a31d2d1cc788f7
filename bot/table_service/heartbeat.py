"""Measures the time in which people could not act, which does not count (``bot.tables.deadlines``).

A beat is stored while the bot is connected to Discord and its database, for each of its shards. When it beats
again after a pause, the pause is stored as a downtime, and each table gets that time back with its next
change.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.shards import Reachable
from bot.store import Store
from bot.tables.deadlines import Downtime

log = logging.getLogger(__name__)

#: A shorter pause, such as a restart, counts for everyone.
SHORTEST_PAUSE = timedelta(minutes=1)


class Heartbeat:
    """The beats of this process, and all downtimes."""

    def __init__(self, store: Store, clock: Clock, reachable: Callable[[], Reachable]) -> None:
        """Use ``reachable`` to find out on which shards people can act."""
        self._store = store
        self._clock = clock
        self._reachable = reachable
        #: When people on each shard could last act, and the shards where they could at the last beat.
        self._last: dict[int, datetime] = {}
        self._beating: frozenset[int] = frozenset()
        #: The time of the last beat, the process's age then, and how long it was busy after that.
        self._beat_at = clock.now(), clock.elapsed()
        self._busy = timedelta()
        #: The process's age when a beat was last stored.
        self._stored_at: timedelta | None = None
        self._downtimes: tuple[Downtime, ...] | None = None

    async def downtimes(self) -> tuple[Downtime, ...]:
        """All downtimes, oldest first."""
        if self._downtimes is None:
            self._downtimes = await self._store.downtimes()
        return self._downtimes

    async def beat(self) -> Reachable:
        """Note where people can act now, and where they could not; returns the shards where they can."""
        reachable, beating = self._reachable(), self._beating
        self._beating = frozenset()  # unless the database can store it
        now, elapsed = self._clock.now(), self._clock.elapsed()
        last = await self._last_beats(reachable.ids)
        if beating:
            # The process or its machine may have stood still, or the clock may have been changed.
            moment, age = self._beat_at
            could_act = min(elapsed - age, self._busy + self._clock.beat)
            last |= dict.fromkeys(reachable.ids & beating, moment + could_act)
        downtimes = {shard: since for shard, since in last.items() if abs(now - since) > SHORTEST_PAUSE}
        is_late = self._stored_at is None or elapsed - self._stored_at >= self._clock.beat
        if reachable.ids and (is_late or downtimes or reachable.ids - beating):
            await self._store.note_beats(now, reachable, downtimes)
            self._stored_at = elapsed
        if downtimes:
            log.info("people could not act since %s: that time does not count", min(downtimes.values()))
            self._downtimes = await self._store.downtimes()
        self._beating, self._beat_at = reachable.ids, (now, elapsed)
        self._last |= dict.fromkeys(reachable.ids, now)
        return reachable

    def rest(self) -> None:
        """Note that nothing is left to do before the next beat."""
        self._busy = self._clock.elapsed() - self._beat_at[1]

    async def _last_beats(self, shards: Iterable[int]) -> dict[int, datetime]:
        """When people on each of these shards could last act, as far as that is known."""
        unknown = [shard for shard in shards if shard not in self._last]
        if unknown:
            self._last |= await self._store.last_beats(unknown)
        return {shard: self._last[shard] for shard in shards if shard in self._last}
