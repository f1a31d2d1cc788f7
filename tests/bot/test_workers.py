"""Worker processes: the loop never waits, a dead worker is replaced, mistakes come back as they are."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.pictures import Pictures
from bot.workers import WorkerDiedError, Workers
from render.picture import Picture

ROOT = Path(__file__).parents[2]


def process_id() -> int:
    return os.getpid()


def work_for(seconds: float) -> float:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass
    return seconds


def die_the_first_time(mark: Path) -> str:
    if not mark.exists():
        mark.write_text("died here")
        os._exit(9)
    return "done"


def die() -> None:
    os._exit(9)


def fail(message: str) -> None:
    raise ValueError(message)


def warm_up() -> None:
    os.environ["HOKKAIDO_TEST_WARM"] = "yes"


def is_warm() -> bool:
    return os.environ.get("HOKKAIDO_TEST_WARM") == "yes"


def paint(width: int, *, name: str) -> Picture:
    return Picture(b"picture", name, "nothing to be seen", width, 1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def workers() -> AsyncIterator[Workers]:
    async with Workers(1, warm_up) as started:
        await started.run(process_id)
        yield started


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_work_is_done_in_another_process_that_is_warm(workers: Workers) -> None:
    assert await workers.run(process_id) != os.getpid()
    assert await workers.run(is_warm)
    assert not is_warm()


async def test_the_event_loop_does_not_wait_on_the_work(workers: Workers) -> None:
    await workers.run(process_id)
    task = asyncio.create_task(workers.run(work_for, 0.3))
    longest, before = 0.0, time.perf_counter()
    while not task.done():
        await asyncio.sleep(0.005)
        now = time.perf_counter()
        longest, before = max(longest, now - before), now
    assert task.result() == 0.3
    assert longest < 0.2


async def test_what_the_work_raises_comes_back(workers: Workers) -> None:
    with pytest.raises(ValueError, match=r"^no such colour$"):
        await workers.run(fail, "no such colour")
    assert await workers.run(process_id) > 0


async def test_a_dead_worker_is_replaced_and_the_work_done_again(workers: Workers, tmp_path: Path) -> None:
    before = await workers.run(process_id)
    assert await workers.run(die_the_first_time, tmp_path / "mark") == "done"
    assert (tmp_path / "mark").exists()
    assert await workers.run(process_id) != before


async def test_work_that_kills_every_worker_is_given_up(workers: Workers) -> None:
    with pytest.raises(WorkerDiedError, match="die killed its worker 3 times"):
        await workers.run(die)
    assert await workers.run(is_warm)


#: Starts a worker, prints its process id, and then does nothing.
BOT_WITH_A_WORKER = """
import asyncio
import os
from bot.workers import Workers

async def main():
    print(await Workers(1).run(os.getpid), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_a_killed_bot_leaves_no_workers_behind(tmp_path: Path) -> None:
    script = tmp_path / "bot_with_a_worker.py"
    script.write_text(BOT_WITH_A_WORKER)
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert bot.stdout is not None
    assert int(await bot.stdout.readline()) > 0
    bot.kill()
    await bot.wait()
    # The worker holds the other end of this pipe: it comes to its end when the worker is gone as well.
    assert await asyncio.wait_for(bot.stdout.read(), timeout=20) == b""


async def test_in_place_for_simulations() -> None:
    async with Workers(0) as here:
        assert await here.run(process_id) == os.getpid()


async def test_pictures_are_drawn_with_all_arguments() -> None:
    async with Pictures(workers=0) as pictures:
        picture = await pictures.draw(paint, 400, name="map.webp")
    assert (picture.width, picture.file_name) == (400, "map.webp")
