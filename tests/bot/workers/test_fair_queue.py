"""Who is served next where more is asked for than can be done at once."""

from __future__ import annotations

import asyncio

import pytest

from bot.workers.fair_queue import ASKER, MOST_WAITING, FairQueue, TooMuchAtOnceError


class Work:
    """Pieces of work that last until they are told to end, and the order in which they began."""

    def __init__(self, places: int) -> None:
        self.turns = FairQueue(places)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str) -> None:
        """The first letter of the name is the asker."""
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._do(name))
        await settled()

    async def _do(self, name: str) -> None:
        ASKER.set(name[0])
        async with self.turns.turn():
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await settled()

    async def end_all(self) -> list[str]:
        """End each as soon as it has begun; the order in which they all began."""
        for number in range(len(self.tasks)):
            if number < len(self.begun):
                await self.end(self.begun[number])
        return self.begun


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_whoever_asks_for_much_waits_behind_their_own_work() -> None:
    work = Work(1)
    for name in ("a1", "a2", "a3", "a4", "b1", "c1", "b2"):
        await work.ask(name)
    assert work.begun == ["a1"]
    assert await work.end_all() == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_as_many_at_once_as_there_are_places() -> None:
    work = Work(2)
    for name in ("a1", "a2", "a3", "b1"):
        await work.ask(name)
    assert work.begun == ["a1", "a2"]
    await work.end("a2")
    assert work.begun == ["a1", "a2", "a3"]
    await work.ask("c1")
    assert work.begun == ["a1", "a2", "a3"], "a free place would have been given away twice"


async def test_whoever_no_longer_waits_is_passed_over() -> None:
    work = Work(1)
    for name in ("a1", "b1", "c1"):
        await work.ask(name)
    work.tasks["b1"].cancel()
    await settled()
    await work.end("a1")
    assert work.begun == ["a1", "c1"]
    await work.end("c1")
    await work.ask("d1")
    assert work.begun == ["a1", "c1", "d1"]


async def test_what_one_gives_up_leaves_their_other_work_in_line() -> None:
    work = Work(1)
    for name in ("a1", "b1", "b2"):
        await work.ask(name)
    work.tasks["b1"].cancel()
    await settled()
    await work.end("a1")
    assert work.begun == ["a1", "b2"]


async def test_a_place_is_not_lost_with_whoever_is_called_and_leaves_in_the_same_moment() -> None:
    work = Work(1)
    for name in ("a1", "b1"):
        await work.ask(name)
    work.ends["a1"].set()
    await asyncio.sleep(0)  # a1 goes on and calls b1
    work.tasks["b1"].cancel()
    await settled()
    await work.ask("c1")
    assert work.begun == ["a1", "c1"]


async def test_too_much_at_once_is_refused_for_that_asker_alone() -> None:
    work = Work(1)
    for number in range(1 + MOST_WAITING):
        await work.ask(f"a{number}")
    await work.ask("a too many")
    with pytest.raises(TooMuchAtOnceError):
        await work.tasks["a too many"]
    await work.ask("b1")
    assert not work.tasks["b1"].done()
    begun = await work.end_all()
    assert begun[2] == "b1"
    assert len(begun) == 2 + MOST_WAITING


async def test_whoever_is_cancelled_as_a_place_is_given_back_stays_cancelled_and_takes_no_place() -> None:
    work = Work(1)
    for name in ("a1", "b1", "c1"):
        await work.ask(name)
    # Both in one step of the loop: the place is given back before b1 hears of its end.
    work.tasks["a1"].cancel()
    work.tasks["b1"].cancel()
    await settled()
    assert work.tasks["a1"].cancelled()
    assert work.tasks["b1"].cancelled()
    assert work.begun == ["a1", "c1"]
    await work.end("c1")
    await work.ask("d1")
    assert work.begun[-1] == "d1"
