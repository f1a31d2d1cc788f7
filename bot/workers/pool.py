"""Worker processes for what takes long: pictures, and the decisions of computer players.

The event loop never waits on them: ``Workers.run`` is awaited. A worker that dies is replaced, and
what it was doing is done again. Of what is marked as ``long_work`` one piece is done at a time, in the
order in which it was asked for: so a worker is left for the presses of all other games.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

log = logging.getLogger(__name__)

#: How often a task is done again after its worker has died; a task that kills each worker is given up.
ATTEMPTS = 3

_Arguments = ParamSpec("_Arguments")
_Answer = TypeVar("_Answer")

_LONG_WORK: set[Callable[..., object]] = set()


def long_work(function: Callable[_Arguments, _Answer]) -> Callable[_Arguments, _Answer]:
    """Mark a function that takes longer than somebody who presses a button would wait."""
    _LONG_WORK.add(function)
    return function


def is_long_work(function: Callable[..., object]) -> bool:
    """Whether a function is marked as long work."""
    return function in _LONG_WORK


class WorkerDiedError(Exception):
    """A task whose worker has died every time."""


class Workers:
    """A small pool of processes that share the work of all games.

    ``warm_up`` runs once in each new process, before its first task. With ``count`` 0 everything is
    done in place, which blocks the event loop: for tests and simulations.
    """

    def __init__(self, count: int, warm_up: Callable[[], None] | None = None) -> None:
        """Start nothing yet: the processes come with the first tasks."""
        self._count = count
        self._warm_up = warm_up
        self._pool: ProcessPoolExecutor | None = None
        self._turn_of_long_work = asyncio.Lock()
        self._closings = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def run(
        self,
        function: Callable[_Arguments, _Answer],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Answer:
        """Call a function in a worker; function, arguments and answer must be picklable.

        Long work waits for its turn.

        Raises:
            WorkerDiedError: each worker that tried has died.
            Exception: whatever the function raises.
        """
        task = partial(function, *arguments, **options)
        if self._count == 0:
            return task()
        if not is_long_work(function):
            return await self._run(task)
        closings = self._closings
        async with self._turn_of_long_work:
            if closings != self._closings:
                raise asyncio.CancelledError
            return await self._run(task)

    async def _run(self, task: partial[_Answer]) -> _Answer:
        for _ in range(ATTEMPTS):
            pool = self._present_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, task)
            except BrokenProcessPool:
                log.warning("a worker process has died at %s; starting new ones", _name_of(task.func))
                self._discard(pool)
        raise WorkerDiedError(f"{_name_of(task.func)} killed its worker {ATTEMPTS} times")

    async def close(self) -> None:
        """Finish what is under way, drop what waits, and end the processes."""
        # Long work that waits for its turn is in no pool yet, and must not begin in a new one.
        self._closings += 1
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _present_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Never fork: the bot's process has threads (the database's) and open connections.
            self._pool = ProcessPoolExecutor(
                max_workers=self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_start_worker,
                initargs=(self._warm_up,),
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool of which a worker has died; several tasks may notice it."""
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)


def _start_worker(warm_up: Callable[[], None] | None) -> None:
    # Ctrl-C reaches the whole process group; the bot itself decides when the workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="end with parent", daemon=True).start()
    if warm_up is not None:
        warm_up()


def _end_with_parent() -> None:
    """Wait for the bot's process to end and follow it: a killed bot leaves no workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _name_of(function: Callable[..., object]) -> str:
    return getattr(function, "__qualname__", repr(function))
