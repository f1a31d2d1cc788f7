"""What worker processes have found out, remembered for a while and found out only once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

_Found = TypeVar("_Found")


class Remembered(Generic[_Found]):
    """The answers to the last ``most`` questions, and whatever is still being worked out."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[_Found]] = OrderedDict()

    def begin(
        self, question: Hashable, find_out: Callable[[], Coroutine[Any, Any, _Found]]
    ) -> asyncio.Task[_Found]:
        """Begin to find something out, unless that has been done or is under way; what failed begins anew."""
        task = self._tasks.get(question)
        if task is None or task.cancelled() or (task.done() and task.exception() is not None):
            task = self._tasks[question] = asyncio.create_task(find_out())
            task.add_done_callback(_take_note)
        self._tasks.move_to_end(question)
        self._forget_oldest()
        return task

    async def answer(self, question: Hashable, find_out: Callable[[], Coroutine[Any, Any, _Found]]) -> _Found:
        """The answer, as soon as it is known; raises what finding it out does."""
        # Whoever asks may give up; others wait for the same.
        return await asyncio.shield(self.begin(question, find_out))

    async def close(self) -> None:
        """Give up what is still being worked out."""
        tasks = [task for task in self._tasks.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_oldest(self) -> None:
        """Keep no more answers than wanted; what is under way stays, or it would be begun a second time."""
        known = [question for question, task in self._tasks.items() if task.done()]
        for question in known[: max(0, len(self._tasks) - self._most)]:
            del self._tasks[question]


def _take_note(task: asyncio.Task[Any]) -> None:
    """Whoever asks is told what has failed; where nobody does, asyncio has no failure to report."""
    if not task.cancelled():
        task.exception()
