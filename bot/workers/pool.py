"""Worker processes for slow work.

``Workers.run`` is awaited, so the event loop is never blocked. A worker that dies is replaced, and its
task is run again. What several ask for at the same moment is done once. Those who ask are served in turn
(``bot.workers.fair_queue``). Functions marked as ``long_work`` run one at a time, so that there is always a
worker left for the button presses of all other games.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections.abc import Callable, Hashable
from contextlib import nullcontext
from functools import partial
from typing import Any, ParamSpec, TypeVar, cast

from bot.workers.fair_queue import FairQueue
from bot.workers.process import ENDING, ProcessDiedError, WorkerProcess

log = logging.getLogger(__name__)

#: How often a task is tried; one that kills its worker every time is given up.
ATTEMPTS = 3

#: How many seconds a task that was cancelled may usually take before its worker is stopped.
GRACE = 5.0

#: How many seconds any task may take from when a worker begins with it. The longest take a few; a worker that
#: hangs must not keep everybody from their pictures.
PATIENCE = 180.0

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

    A task that was cancelled may take ``grace`` more seconds before its worker is stopped, and less when the
    pool closes; stopped, too, is the worker of one that takes more than ``patience`` in all.
    ``observe`` may be set to be told of each task how many seconds it took, waiting included.
    """

    observe: Callable[[str, float], None] | None = None

    def __init__(
        self,
        count: int,
        warm_up: Callable[[], None] | None = None,
        *,
        grace: float = GRACE,
        patience: float = PATIENCE,
    ) -> None:
        """Start no processes yet; they start with the first tasks."""
        self.count = count
        self.patience = patience
        self._grace = grace
        self._warm_up = warm_up
        self._idle: list[WorkerProcess] = []
        self._starting: list[asyncio.Task[WorkerProcess]] = []
        self._at_work: dict[asyncio.Task[Any], WorkerProcess] = {}
        #: What is being done or waits for its turn, and what that leads to.
        self._wanted: dict[Hashable, asyncio.Future[Any]] = {}
        self._queue = FairQueue(count)
        self._queue_of_long_work = FairQueue(1)
        self._closed = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        return self._queue.waiting + self._queue_of_long_work.waiting

    def start(self) -> None:
        """Start the processes now, so that nobody waits for them at the first task."""
        for _ in range(self.count):
            self._starting.append(asyncio.create_task(WorkerProcess.start(self._warm_up)))

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
            TimeoutError: it took far too long.
            WorkerDiedError: every worker that tried has died.
            Exception: anything that the function raises.
        """
        task = partial(function, *arguments, **options)
        asked_at = time.perf_counter()
        try:
            if self.count == 0:
                return task()
            return await self._run_once(task)
        finally:
            if self.observe is not None:
                self.observe(_name_of(function), time.perf_counter() - asked_at)

    async def _run_once(self, task: partial[_Result]) -> _Result:
        """Do a task, unless the same is under way: what it leads to is for all who want it.

        An answer and the message that stands often show the same picture at the same moment. Tasks count as
        the same if their arguments are the very same objects: comparing or pickling those would take long.
        Whoever does the task keeps the arguments, so their ids are not given to others meanwhile.
        """
        named = tuple((name, id(value)) for name, value in task.keywords.items())
        same = (task.func, *map(id, task.args), *named)
        while (wanted := self._wanted.get(same)) is not None:
            await asyncio.wait([wanted])
            if not wanted.cancelled():  # whoever wanted it first may have given it up
                return cast(_Result, wanted.result())
        wanted = self._wanted[same] = asyncio.get_running_loop().create_future()
        try:
            name, is_long = _name_of(task.func), is_long_work(task.func)
            result = await self._run_in_turn(pickle.dumps(task), name, is_long=is_long)
            wanted.set_result(result)
        finally:
            wanted.cancel()
            del self._wanted[same]
        return cast(_Result, result)

    async def _run_in_turn(self, work: bytes, name: str, *, is_long: bool) -> Any:
        async with self._queue_of_long_work.turn() if is_long else nullcontext(), self._queue.turn():
            for _ in range(ATTEMPTS):
                try:
                    return await self._run_in(await self._process_unless_closed(), work)
                except ProcessDiedError:
                    log.warning("a worker process died while running %s", name)
        raise WorkerDiedError(f"{name} killed its worker {ATTEMPTS} times")

    async def _process_unless_closed(self) -> WorkerProcess:
        """A process to work in, unless the pool has been closed."""
        if not self._closed.is_set():
            process = await self._free_process()
            if not self._closed.is_set():
                return process
            process.kill()
        raise asyncio.CancelledError

    async def _free_process(self) -> WorkerProcess:
        """A process that is idle, or a new one.

        There are more than usual while one is still at what was given up.
        """
        while self._idle:
            process = self._idle.pop()
            if process.is_alive:
                return process
            process.kill()  # it has died; what is left is its socket
        starting = self._starting.pop() if self._starting else None
        return await (WorkerProcess.start(self._warm_up) if starting is None else starting)

    async def _run_in(self, process: WorkerProcess, work: bytes) -> Any:
        done = asyncio.create_task(process.do(work))
        self._at_work[done] = process
        done.add_done_callback(partial(self._give_back, process))
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.shield(done)
        except (TimeoutError, asyncio.CancelledError):
            asyncio.get_running_loop().call_later(self._grace, _stop_unless_done, process, done)
            raise

    def _give_back(self, process: WorkerProcess, done: asyncio.Task[Any]) -> None:
        del self._at_work[done]
        if done.cancelled() or isinstance(done.exception(), ProcessDiedError) or self._is_full:
            process.kill()
        else:
            self._idle.append(process)

    @property
    def _is_full(self) -> bool:
        """Whether there are as many processes as there should be."""
        return len(self._idle) >= self.count

    async def close(self) -> None:
        """Finish the running tasks if that is soon done, drop the waiting ones, and stop the processes."""
        # What waits, or comes yet, must not start in a new process that nobody would end.
        self._closed.set()
        if self._at_work:
            _, late = await asyncio.wait(self._at_work, timeout=min(self._grace, ENDING))
            for done in late:
                self._at_work[done].kill()
            if late:
                await asyncio.wait(late)
        starting, self._starting = self._starting, []
        started = await asyncio.gather(*starting, return_exceptions=True)
        idle, self._idle = [*self._idle, *(one for one in started if isinstance(one, WorkerProcess))], []
        await asyncio.gather(*(process.end() for process in idle))


def _stop_unless_done(process: WorkerProcess, done: asyncio.Task[Any]) -> None:
    """Stop a process whose work nobody waits for any more."""
    if not done.done():
        log.warning("an abandoned task still occupies a worker process; stopping it")
        process.kill()


def _name_of(function: Callable[..., object]) -> str:
    return getattr(function, "__qualname__", repr(function))
