"""The processes in which computer players think: never in the way, and none is kept by what is overdue."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from bot.workers.fair_queue import ASKER
from bot.workers.thinkers import NICENESS, Thinkers
from tests.bot.workers.test_pool import PATIENCE, process_id, wait_for
from tests.closing import closing


def meet(mine: Path, other: Path) -> bool:
    """Whether another process runs at the same time."""
    mine.touch()
    wait_for(other)
    return other.exists()


async def test_they_give_way_to_all_other_processes() -> None:
    async with closing(Thinkers(1)) as thinkers:
        assert await thinkers.run(os.nice, 0) == os.nice(0) + NICENESS
        assert await thinkers.run(process_id) != os.getpid()


async def test_two_think_at_the_same_time(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    async with closing(Thinkers(2, patience=PATIENCE)) as thinkers:
        both = (thinkers.run(meet, one, other), thinkers.run(meet, other, one))
        assert all(await asyncio.gather(*both))


async def test_what_waits_for_its_turn_is_not_overdue(tmp_path: Path) -> None:
    async with closing(Thinkers(1, patience=PATIENCE)) as thinkers:
        first = asyncio.create_task(thinkers.run(meet, tmp_path / "begun", tmp_path / "told"))
        await asyncio.to_thread(wait_for, tmp_path / "begun")
        waiting = asyncio.create_task(thinkers.run(process_id))
        await asyncio.sleep(0)
        assert not waiting.done()
        (tmp_path / "told").touch()
        assert await first
        assert await waiting > 0


async def test_whoever_has_much_thought_of_waits_behind_their_own_thoughts(
    tmp_path: Path,
) -> None:
    begun: list[str] = []

    async def think(name: str) -> None:
        ASKER.set(name[0])
        await thinkers.run(meet, tmp_path / name, tmp_path / "told")
        begun.append(name)

    async with closing(Thinkers(1, patience=PATIENCE)) as thinkers:
        thinking = []
        for name in ("a1", "a2", "a3", "b1"):
            thinking.append(asyncio.create_task(think(name)))
            await asyncio.sleep(0)
        (tmp_path / "told").touch()
        await asyncio.gather(*thinking)
    assert begun == ["a1", "a2", "b1", "a3"]


async def test_an_overdue_one_is_stopped_with_its_process() -> None:
    async with closing(Thinkers(1, patience=PATIENCE)) as thinkers:
        before = await thinkers.run(process_id)
        thinkers.patience = 0.1
        with pytest.raises(TimeoutError):
            await thinkers.run(time.sleep, 10 * PATIENCE)
        thinkers.patience = PATIENCE
        assert await thinkers.run(process_id) != before


async def test_in_place_for_simulations() -> None:
    async with closing(Thinkers(0)) as here:
        assert await here.run(process_id) == os.getpid()
