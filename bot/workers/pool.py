"""Worker processes for slow work, which keep it off the event loop.

    workers = Workers(2)
    picture = await workers.run(draw_map, player_map, phrases)
    await workers.close()

Pebble manages the processes: it stops the worker of a job that takes too long, and replaces workers that have
died.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

log = logging.getLogger(__name__)

#: The number of attempts before a job is given up.
ATTEMPTS = 2

#: The maximum number of seconds for a job once a worker has started it. The longest jobs take a few seconds.
TIMEOUT = 60.0

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")


class WorkerError(Exception):
    """A job was given up: its worker died or hung each time."""


class Workers:
    """A pool of worker processes.

    Each new process calls ``warm_up`` before its first job, and is stopped if a job takes more than
    ``timeout`` seconds. With a ``count`` of 0, jobs run in the calling process and block the event loop, for
    tests and simulations. ``observe`` is called with each job's name and its duration in seconds, including
    the wait.
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
        self._jobs: set[asyncio.Future[Any]] = set()
        self._long_work = asyncio.Lock()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a worker."""
        return max(0, len(self._jobs) - self.count)

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
        begun = time.perf_counter()
        name = getattr(function, "__qualname__", repr(function))
        try:
            if self.count == 0:
                return function(*arguments, **options)
            for _ in range(ATTEMPTS):
                try:
                    return await self._run_once(function, *arguments, **options)
                except (ProcessExpired, BrokenProcessPool, TimeoutError) as error:
                    log.warning("a worker process died or hung while running %s: %s", name, error)
            raise WorkerError(f"{name} was aborted")
        finally:
            if self.observe is not None:
                self.observe(name, time.perf_counter() - begun)

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

    async def _run_once(
        self,
        function: Callable[_Arguments, _Result],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Result:
        pool = await self._usable_pool()
        job = asyncio.wrap_future(pool.schedule(function, arguments, options, self._timeout))
        self._jobs.add(job)
        try:
            return await job
        finally:
            self._jobs.discard(job)

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
        return ProcessPool(max(1, self.count), initializer=self._warm_up, context=context)

    async def close(self) -> None:
        """Cancel unfinished jobs and stop the processes."""
        self._is_closed = True
        for job in self._jobs:
            job.cancel()
        await asyncio.to_thread(_end, self._pool)


def _is_usable(pool: ProcessPool) -> bool:
    """Return whether a pool accepts jobs; start a new pool's processes."""
    return pool.active


def _end(pool: ProcessPool) -> None:
    """Stop a pool's processes and wait for them to end."""
    pool.stop()
    pool.join()
