"""What is found out once, and remembered for a while."""

from __future__ import annotations

import asyncio

from bot.workers.reviews_and_pars import Remembered


class Asked:
    """Finds out what it is asked once it is told to, and counts how often it has begun."""

    def __init__(self) -> None:
        self.begun = 0
        self.go = asyncio.Event()

    async def answer(self) -> int:
        self.begun += 1
        await self.go.wait()
        return self.begun


async def test_what_is_under_way_is_not_begun_again_however_much_else_is_asked() -> None:
    remembered: Remembered[int] = Remembered(2)
    asked = [Asked() for _ in range(5)]
    first = [remembered.begin(number, one.answer) for number, one in enumerate(asked)]
    assert [remembered.begin(number, one.answer) for number, one in enumerate(asked)] == first
    for one in asked:
        one.go.set()
    assert [await task for task in first] == [1, 1, 1, 1, 1]


async def test_only_the_last_answers_are_remembered() -> None:
    remembered: Remembered[int] = Remembered(2)
    asked = [Asked() for _ in range(4)]
    for number, one in enumerate(asked):
        one.go.set()
        await remembered.answer(number, one.answer)
    for number, one in reversed([*enumerate(asked)]):
        await remembered.answer(number, one.answer)
    assert [one.begun for one in asked] == [2, 2, 1, 1]


async def test_what_is_asked_for_again_and_again_is_not_forgotten() -> None:
    remembered: Remembered[int] = Remembered(2)
    asked = [Asked() for _ in range(4)]
    for number, one in enumerate(asked):
        one.go.set()
        await remembered.answer(number, one.answer)
        await remembered.answer(0, asked[0].answer)
    assert asked[0].begun == 1


async def test_whoever_gives_up_takes_the_answer_from_nobody_else() -> None:
    remembered: Remembered[int] = Remembered(2)
    asked = Asked()
    one, other = (asyncio.create_task(remembered.answer("review", asked.answer)) for _ in range(2))
    await asyncio.sleep(0)
    one.cancel()
    await asyncio.wait([one])
    asked.go.set()
    assert await other == 1


async def test_closing_gives_up_all_that_is_under_way() -> None:
    remembered: Remembered[int] = Remembered(1)
    tasks = [remembered.begin(number, Asked().answer) for number in range(3)]
    await asyncio.sleep(0)
    await remembered.close()
    assert all(task.cancelled() for task in tasks)
