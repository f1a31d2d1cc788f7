"""Worker processes for slow work.

``Workers.run`` is awaited, so the event loop is never blocked. A worker that dies is replaced, and its
task is run again. Those who ask are served in turn (``bot.workers.turns``). Functions marked as ``long_work``
run one at a time, so that there is always a worker left for the button presses of all other games.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from functools import partial
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

from bot.workers.turns import Turns

log = logging.getLogger(__name__)

#: How often a task is tried; one that kills its worker every time is given up.
ATTEMPTS = 3

#: How many seconds a task that was cancelled may usually take before its worker is stopped.
GRACE = 5.0

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

_LONG_WORK: set[Callable[..., object]] = set()


def long_work(function: Callable[_Arguments, _Result]) -> Callable[_Arguments, _Result]:
    """Mark a function that takes longer than a person who presses a button would wait."""
    _LONG_WORK.add(function)
    return function


def is_long_work(function: Callable[..., object]) -> bool:
    """Whether a function is marked as long work."""
    return function in _LONG_WORK


class WorkerDiedError(Exception):
    """A task was given up because its worker died every time."""


class Workers:
    """A small pool of processes that share the work of all games.

    ``warm_up`` runs once in each new process, before its first task. With a ``count`` of 0 everything runs
    in the calling process and blocks the event loop, which is for tests and simulations.

    A task that was cancelled may take ``grace`` more seconds before its worker is stopped.
    ``observe`` may be set to be told of each task how many seconds it took, waiting included.
    """

    observe: Callable[[str, float], None] | None = None

    def __init__(
        self, count: int, warm_up: Callable[[], None] | None = None, *, grace: float = GRACE
    ) -> None:
        """Start no processes yet; they start with the first tasks."""
        self.count = count
        self._grace = grace
        self._warm_up = warm_up
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(count)
        self._turns_of_long_work = Turns(1)
        self._closings = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        return self._turns.waiting + self._turns_of_long_work.waiting

    def start(self) -> None:
        """Start the processes now, so that nobody waits for them at the first task."""
        for _ in range(self.count):
            self._current_pool().submit(os.getpid)

    async def run(
        self,
        function: Callable[_Arguments, _Result],
        *arguments: _Arguments.args,
        **options: _Arguments.kwargs,
    ) -> _Result:
        """Call a function in a worker; the function, its arguments and its result must be picklable.

        Whoever asks for much waits for their turn.

        Raises:
            TooMuchAtOnceError: too much waits for whoever asks already.
            WorkerDiedError: every worker that tried has died.
            Exception: anything that the function raises.
        """
        task = partial(function, *arguments, **options)
        asked_at = time.perf_counter()
        try:
            if self.count == 0:
                return task()
            return await self._run_in_turn(task, is_long=is_long_work(function))
        finally:
            if self.observe is not None:
                self.observe(_name_of(function), time.perf_counter() - asked_at)

    async def _run_in_turn(self, task: partial[_Result], *, is_long: bool) -> _Result:
        closings = self._closings
        async with AsyncExitStack() as turns:
            if is_long:
                await turns.enter_async_context(self._turns_of_long_work.turn())
            await turns.enter_async_context(self._turns.turn())
            if closings != self._closings:
                raise asyncio.CancelledError
            return await self._run(task)

    async def _run(self, task: partial[_Result]) -> _Result:
        for _ in range(ATTEMPTS):
            pool = self._current_pool()
            try:
                return await self._run_in(pool, task)
            except BrokenProcessPool:
                log.warning("a worker process has died at %s; starting new ones", _name_of(task.func))
                self._discard(pool)
        raise WorkerDiedError(f"{_name_of(task.func)} killed its worker {ATTEMPTS} times")

    async def _run_in(self, pool: ProcessPoolExecutor, task: partial[_Result]) -> _Result:
        future = pool.submit(task)
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            if not future.done():
                asyncio.get_running_loop().call_later(self._grace, _stop_unless_done, pool, future)
            raise

    async def close(self) -> None:
        """Finish the running tasks, drop the waiting ones, and stop the processes."""
        # What is waiting for its turn is not in a pool yet, and must not start in a new one.
        self._closings += 1
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _current_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Never fork: the bot's process has threads (the database's) and open connections.
            self._pool = ProcessPoolExecutor(
                max_workers=self.count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_start_worker,
                initargs=(self._warm_up,),
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool in which a worker has died; several tasks may notice this."""
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)


def _stop_unless_done(pool: ProcessPoolExecutor, future: Future[_Result]) -> None:
    """Free the worker of a task that nobody waits for any more.

    Which of the workers it is cannot be known, so all of them end; whatever else they were doing is done
    again by new ones.
    """
    if not future.done():
        log.warning("a task that was given up still keeps a worker process; stopping the processes")
        for process in list((pool._processes or {}).values()):
            process.kill()


def _start_worker(warm_up: Callable[[], None] | None) -> None:
    # Ctrl-C reaches the whole process group, but the bot itself decides when its workers stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="end with parent", daemon=True).start()
    if warm_up is not None:
        warm_up()


def _end_with_parent() -> None:
    """Exit once the bot's process has ended, so that a killed bot leaves no workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _name_of(function: Callable[..., object]) -> str:
    return getattr(function, "__qualname__", repr(function))
