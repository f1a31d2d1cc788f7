"""Worker processes for slow work, which keep it off the event loop.

    workers = Workers(2)
    picture = await workers.run(draw_map, player_map, phrases)
    await workers.close()

Pebble manages the processes: it stops the worker of a job that takes too long, and replaces workers that have
died. It gets no more jobs than it has workers, so that a job that still waits can be cancelled without
stopping a worker, and is not lost when another one kills its worker.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

log = logging.getLogger(__name__)

#: How often a job may stop or kill its worker before it is given up.
ATTEMPTS = 2

#: How often a worker may die before it has begun a job, which is not the job's fault.
STARTS = 5

#: The maximum number of seconds for a job once a worker has started it. The longest jobs take a few seconds.
TIMEOUT = 60.0

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")


class WorkerError(Exception):
    """A job was given up: its worker died or hung each time."""


class Workers:
    """A pool of worker processes.

    Each new process calls ``warm_up`` before its first job, and is stopped if a job takes more than
    ``timeout`` seconds. A job whose caller is cancelled runs to its end if a worker has begun it, because a
    new worker takes seconds to start. With a ``count`` of 0, jobs run in the calling process and block the
    event loop, for tests and simulations. ``observe`` is called with each job's name and its duration in
    seconds, including the wait.
    """

    observe: Callable[[str, float], None] | None = None

    def __init__(
        self, count: int, warm_up: Callable[[], None] | None = None, *, timeout: float = TIMEOUT
    ) -> None:
        """Create the pool; its processes start with the first job."""
        self.count = count
        self._warm_up = warm_up
        self._timeout = timeout
        self._pool = self._new_pool()
        self._free = asyncio.Semaphore(count)
        self._unfinished = 0
        self._jobs: set[asyncio.Future[Any]] = set()
        self._long_work = asyncio.Lock()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a worker."""
        return max(0, self._unfinished - self.count)

    async def start(self) -> None:
        """Start the processes now instead of with the first job."""
        if self.count > 0:
            await asyncio.to_thread(_is_usable, self._pool)

    async def run(
        self,
        function: Callable[_Arguments, _Result],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Result:
        """Call a function in a worker; the function, its arguments and its result must be picklable.

        Raises:
            WorkerError: the job was given up because its worker died or hung.
            Exception: any error that the function raises.
        """
        return await self._run(partial(function, *arguments, **options))

    async def run_within(
        self,
        seconds: float,
        function: Callable[_Arguments, _Result],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Result:
        """Run a job that is worth at most this number of a worker's seconds; waiting does not count.

        Raises the same errors as ``run``.
        """
        return await self._run(partial(function, *arguments, **options), seconds)

    async def run_long(
        self,
        function: Callable[_Arguments, _Result],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Result:
        """Run a job of several seconds. Only one such job runs at a time, which keeps a worker free.

        Raises the same errors as ``run``.
        """
        async with self._long_work:
            return await self.run(function, *arguments, **options)

    async def _run(self, job: partial[_Result], limit: float | None = None) -> _Result:
        begun = time.perf_counter()
        name = getattr(job.func, "__qualname__", repr(job.func))
        self._unfinished += 1
        failures = 0
        try:
            if self.count == 0:
                return job()
            for _ in range(STARTS):
                try:
                    return await self._run_once(job, self._timeout if limit is None else limit)
                except BrokenProcessPool:
                    log.warning("a worker process died before it began %s", name)
                except (ProcessExpired, TimeoutError) as error:
                    log.warning("a worker process died or hung while running %s: %s", name, error)
                    failures += 1
                    # A job that has reached its own limit would reach it again.
                    if failures == ATTEMPTS or (limit is not None and isinstance(error, TimeoutError)):
                        break
            raise WorkerError(f"{name} was aborted")
        finally:
            self._unfinished -= 1
            if self.observe is not None:
                self.observe(name, time.perf_counter() - begun)

    async def _run_once(self, job: partial[_Result], seconds: float) -> _Result:
        async with self._free:
            pool = await self._usable_pool()
            running = asyncio.wrap_future(pool.schedule(job, timeout=seconds))
            self._jobs.add(running)
            running.add_done_callback(self._jobs.discard)
            return await asyncio.shield(running)

    async def _usable_pool(self) -> ProcessPool:
        """Return the pool, or a new one, because Pebble closes a pool if an idle worker dies."""
        while not self._is_closed:
            pool = self._pool
            if _is_usable(pool):
                return pool
            self._pool = self._new_pool()
            await self.start()
            await asyncio.to_thread(_end, pool)
        raise asyncio.CancelledError

    def _new_pool(self) -> ProcessPool:
        # Not fork, because the bot's process has threads and open connections.
        context = multiprocessing.get_context("spawn")
        return ProcessPool(max(1, self.count), initializer=_begin, initargs=(self._warm_up,), context=context)

    async def close(self) -> None:
        """Cancel unfinished jobs and stop the processes."""
        self._is_closed = True
        for job in self._jobs:
            job.cancel()
        await asyncio.to_thread(_end, self._pool)


def _begin(warm_up: Callable[[], None] | None) -> None:
    """Prepare a new worker process."""
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    if warm_up is not None:
        warm_up()


def _end_with_the_bot() -> None:
    """End this process, whatever it is doing, when the bot's process has ended in any way."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)


def _is_usable(pool: ProcessPool) -> bool:
    """Return whether a pool accepts jobs; start a new pool's processes."""
    return pool.active


def _end(pool: ProcessPool) -> None:
    """Stop a pool's processes and wait for them to end."""
    pool.stop()
    pool.join()
