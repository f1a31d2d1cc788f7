"""Looks once in a while at how the process is, and warns before things get bad."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.monitoring.metrics import Metrics, Processes
from bot.store import Store
from bot.workers.pool import Workers
from bot.workers.thinking import Thinkers

log = logging.getLogger(__name__)

#: How often the delay of the event loop is measured, in seconds.
BEAT = 1.0

#: How often everything else is looked at, in beats.
LOOK = 15

#: The same warning is not repeated within this many seconds.
SILENCE = 600.0

#: From here on there is a warning: the longest delay of the event loop between two looks (seconds), work
#: that waits, limits hit between two looks, and the space left on the database's disk (bytes).
LATE = 0.5
MANY_WAITING = 20
MANY_LIMITS = 5
LITTLE_SPACE = 200 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Look:
    """What is seen at one look."""

    longest_delay: float
    waiting: int
    waiting_thoughts: int
    limits_hit: int
    free_space: int | None

    def warnings(self) -> Iterator[tuple[str, str]]:
        """What is about to get bad: a name for it, and a sentence."""
        if self.longest_delay >= LATE:
            yield (
                "late",
                f"answers are late: the event loop was blocked for {self.longest_delay:.1f} s",
            )
        if self.waiting >= MANY_WAITING:
            yield (
                "waiting",
                f"{self.waiting} jobs wait for a worker process: if this continues, raise HOKKAIDO_WORKERS",
            )
        if self.waiting_thoughts >= MANY_WAITING:
            yield (
                "thoughts",
                f"{self.waiting_thoughts} decisions of computer players wait for a process to think in: "
                "if this continues, the machine is too slow for so many games",
            )
        if self.limits_hit >= MANY_LIMITS:
            yield "limits", f"Discord has rate-limited {self.limits_hit} requests"
        if self.free_space is not None and self.free_space < LITTLE_SPACE:
            yield "space", f"only {self.free_space // 1024**2} MB of disk space are left for the database"


class Watch:
    """Measures one bot while it runs."""

    def __init__(
        self,
        metrics: Metrics,
        store: Store,
        workers: Workers,
        thinkers: Thinkers,
        folder: Path | None,
        passed: Callable[[], float] = time.monotonic,
    ) -> None:
        """``folder`` is where the database's file is; None for a server. ``passed`` is a clock in seconds."""
        self._metrics = metrics
        self._store = store
        self._workers = workers
        self._thinkers = thinkers
        self._folder = folder
        self._passed = passed
        self._longest_delay = 0.0
        self._refused_before = 0
        self._warned: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; once."""
        self._task = asyncio.create_task(self._go_on(), name="watch")

    async def close(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _go_on(self) -> None:
        beats = 0
        while True:
            before = self._passed()
            await asyncio.sleep(BEAT)
            self.note_delay(max(0.0, self._passed() - before - BEAT))
            beats += 1
            if beats % LOOK == 0:
                await self.look()

    def note_delay(self, seconds: float) -> None:
        """The event loop was so late."""
        self._metrics.loop_delay.observe(seconds)
        self._longest_delay = max(self._longest_delay, seconds)

    async def look(self) -> None:
        """Bring the figures up to date, and warn of what is about to get bad."""
        try:
            seen = await self._see()
        except Exception:
            log.warning("cannot measure how the bot is doing", exc_info=True)
            return
        for name, sentence in seen.warnings():
            if self._passed() - self._warned.get(name, -SILENCE) >= SILENCE:
                self._warned[name] = self._passed()
                log.warning("%s", sentence)

    async def _see(self) -> Look:
        for stage, count in (await self._store.open_tables_by_stage()).items():
            self._metrics.tables.labels(stage).set(count)
        waiting, thoughts = self._workers.waiting, self._thinkers.waiting
        self._metrics.waiting.labels(Processes.WORKERS).set(waiting)
        self._metrics.waiting.labels(Processes.THINKERS).set(thoughts)
        longest, self._longest_delay = self._longest_delay, 0.0
        refused, before = self._metrics.refused, self._refused_before
        self._refused_before = refused
        free = None if self._folder is None else await asyncio.to_thread(shutil.disk_usage, self._folder)
        space = None if free is None else free.free
        return Look(longest, waiting, thoughts, refused - before, space)
