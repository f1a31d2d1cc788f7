"""Worker processes: they never block the event loop, and one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.workers.pictures import Pictures
from bot.workers.pool import STARTS, WorkerError, Workers
from engine.errors import IllegalAction
from render.palette import ThemeName
from render.pictures.round_picture import draw_round
from tests.closing import closing
from tests.render import samples
from tests.render.english import ENGLISH

ROOT = Path(__file__).parents[3]

#: How long a job waits for a test, in seconds; enough to start processes on a busy machine.
PATIENCE = 60


def process_id() -> int:
    return os.getpid()


def is_told_in_time(told: Path, begun: Path) -> bool:
    """Return whether the test has ended this job before its timeout."""
    begun.touch()
    wait_for(told)
    return told.exists()


def first_time(mark: Path) -> bool:
    """Return whether this is the first call with this mark."""
    is_first = not mark.exists()
    mark.touch()
    return is_first


def die_the_first_time(mark: Path) -> str:
    if first_time(mark):
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def hang_the_first_time(mark: Path) -> str:
    if first_time(mark):
        time.sleep(PATIENCE)
    return "done"


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "done"


def die_in_the_first_starts(folder: Path, deaths: int) -> None:
    """Kill the process with its first ``deaths`` calls."""
    mark = folder / str(len(list(folder.iterdir())))
    if mark.name != str(deaths):
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)


def die() -> None:
    os._exit(9)


def fail(message: str) -> None:
    raise ValueError(message)


def break_a_rule(card: int) -> None:
    raise IllegalAction("card-not-in-hand", "2.1", card=card)


def wait_for(file: Path) -> None:
    """Wait until a file exists, for at most ``PATIENCE`` seconds."""
    give_up = time.monotonic() + PATIENCE
    while not file.exists() and time.monotonic() < give_up:
        time.sleep(0.01)


def warm_up() -> None:
    os.environ["HOKKAIDO_TEST_WARM"] = "yes"


def is_warm() -> bool:
    return os.environ.get("HOKKAIDO_TEST_WARM") == "yes"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def workers() -> AsyncIterator[Workers]:
    async with closing(Workers(1, warm_up)) as started:
        await started.start()
        yield started


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_jobs_run_in_another_process_that_is_warmed_up(workers: Workers) -> None:
    assert await workers.run(process_id) != os.getpid()
    assert await workers.run(is_warm)
    assert not is_warm()


async def test_the_event_loop_does_not_wait_for_a_job(workers: Workers, tmp_path: Path) -> None:
    told, begun = tmp_path / "told", tmp_path / "begun"
    job = asyncio.create_task(workers.run(is_told_in_time, told, begun))
    await asyncio.to_thread(wait_for, begun)
    # If the loop were blocked, it would get here only after the job's timeout.
    assert not job.done()
    told.touch()
    assert await job


async def test_long_jobs_run_one_at_a_time_and_leave_a_worker_free(tmp_path: Path) -> None:
    told = [tmp_path / f"told {number}" for number in range(2)]
    begun = [tmp_path / f"begun {number}" for number in range(2)]
    async with closing(Workers(2)) as workers:
        jobs = [
            asyncio.create_task(workers.run_long(is_told_in_time, *files))
            for files in zip(told, begun, strict=True)
        ]
        await asyncio.to_thread(wait_for, begun[0])
        assert await workers.run(process_id) != os.getpid()
        assert not begun[1].exists()
        told[0].touch()
        await asyncio.to_thread(wait_for, begun[1])
        told[1].touch()
        assert await asyncio.gather(*jobs) == [True, True]


async def test_a_long_job_that_fails_lets_the_next_one_start(workers: Workers) -> None:
    with pytest.raises(ValueError, match=r"^no such game$"):
        await workers.run_long(fail, "no such game")
    assert await workers.run_long(is_warm)


async def test_a_jobs_exception_is_raised_with_its_values(workers: Workers) -> None:
    with pytest.raises(ValueError, match=r"^no such colour$"):
        await workers.run(fail, "no such colour")
    with pytest.raises(IllegalAction) as refused:
        await workers.run(break_a_rule, 12)
    error = refused.value
    assert (error.key, error.rule, error.values) == ("card-not-in-hand", "2.1", {"card": 12})


async def test_a_job_is_retried_if_its_worker_dies(workers: Workers, tmp_path: Path) -> None:
    before = await workers.run(process_id)
    assert await workers.run(die_the_first_time, tmp_path / "mark") == "done"
    assert await workers.run(process_id) != before


async def test_a_job_is_retried_if_its_worker_hangs(tmp_path: Path) -> None:
    async with closing(Workers(1, timeout=1.0)) as workers:
        assert await workers.run(hang_the_first_time, tmp_path / "mark") == "done"


async def test_a_job_that_kills_every_worker_is_given_up(workers: Workers) -> None:
    with pytest.raises(WorkerError, match="die was aborted"):
        await workers.run(die)
    assert await workers.run(is_warm)


async def test_workers_that_die_while_idle_are_replaced(workers: Workers) -> None:
    for _ in range(3):
        killed = await workers.run(process_id)
        os.kill(killed, signal.SIGKILL)
        assert await asyncio.wait_for(workers.run(process_id), PATIENCE) != killed
        assert await workers.run(is_warm)


async def test_cancelling_costs_no_worker(tmp_path: Path) -> None:
    async with closing(Workers(1)) as workers:
        before = await workers.run(process_id)
        told, begun = tmp_path / "told", tmp_path / "begun"
        job = asyncio.create_task(workers.run(is_told_in_time, told, begun))
        await asyncio.to_thread(wait_for, begun)
        waiting = asyncio.create_task(workers.run(die))
        await asyncio.sleep(0)
        for one in (job, waiting):
            one.cancel()
        await asyncio.wait([job, waiting])
        assert job.cancelled()
        assert waiting.cancelled()
        told.touch()
        assert await workers.run(process_id) == before


async def test_waiting_for_a_worker_does_not_count_as_a_jobs_own_time() -> None:
    async with closing(Workers(1)) as workers:
        await workers.start()
        job = asyncio.create_task(workers.run(sleep, 2.0))
        await asyncio.sleep(0)
        assert await workers.run_within(1.0, process_id) != os.getpid()
        assert await job == "done"


async def test_a_job_over_its_own_limit_is_given_up_alone(tmp_path: Path) -> None:
    async with closing(Workers(1)) as workers:
        limited = asyncio.create_task(workers.run_within(1.0, hang_the_first_time, tmp_path / "mark"))
        await asyncio.to_thread(wait_for, tmp_path / "mark")
        others = [asyncio.create_task(workers.run_within(PATIENCE, process_id)) for _ in range(3)]
        with pytest.raises(WorkerError, match="hang_the_first_time was aborted"):
            await limited
        assert len(set(await asyncio.gather(*others))) == 1, "no other worker was stopped"


async def test_workers_that_die_while_they_start_cost_no_job(tmp_path: Path) -> None:
    async with closing(Workers(1, partial(die_in_the_first_starts, tmp_path, STARTS - 1))) as workers:
        jobs = [workers.run(sleep, 0.0) for _ in range(3)]
        assert await asyncio.gather(*jobs) == ["done"] * 3


async def test_workers_that_never_start_fail_their_jobs(tmp_path: Path) -> None:
    async with closing(Workers(1, partial(die_in_the_first_starts, tmp_path, PATIENCE))) as workers:
        with pytest.raises(WorkerError, match="process_id was aborted"):
            await workers.run(process_id)


async def test_jobs_waiting_for_a_worker_are_counted(tmp_path: Path) -> None:
    async with closing(Workers(1)) as workers:
        jobs = [
            asyncio.create_task(workers.run(is_told_in_time, tmp_path / "told", tmp_path / "begun"))
            for _ in range(3)
        ]
        await asyncio.to_thread(wait_for, tmp_path / "begun")
        assert workers.waiting == 2
        (tmp_path / "told").touch()
        await asyncio.gather(*jobs)
        assert workers.waiting == 0


#: Starts two workers, one of which is busy, prints the other's process id, and then sleeps.
BOT_WITH_WORKERS = """
import asyncio
import os
import time
from bot.workers.pool import Workers

async def main():
    workers = Workers(2)
    asyncio.create_task(workers.run(time.sleep, 600))
    print(await workers.run(os.getpid), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_a_killed_bot_leaves_no_workers_behind(tmp_path: Path) -> None:
    script = tmp_path / "bot_with_workers.py"
    script.write_text(BOT_WITH_WORKERS)
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert bot.stdout is not None
    assert int(await bot.stdout.readline()) > 0
    bot.kill()
    await bot.wait()
    # The workers have inherited the other end of this pipe, so the pipe ends only when both do, too.
    assert await asyncio.wait_for(bot.stdout.read(), timeout=PATIENCE) == b""


async def test_closing_cancels_jobs_and_ends_their_workers_quickly(tmp_path: Path) -> None:
    workers = Workers(1)
    jobs = [
        asyncio.create_task(workers.run(is_told_in_time, tmp_path / "told", tmp_path / "begun"))
        for _ in range(2)
    ]
    await asyncio.to_thread(wait_for, tmp_path / "begun")
    await asyncio.wait_for(workers.close(), PATIENCE / 2)
    ends = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(end) for end in ends] == [asyncio.CancelledError] * 2


async def test_a_closed_pool_starts_no_process() -> None:
    workers = Workers(1)
    await workers.close()
    with pytest.raises(asyncio.CancelledError):
        await workers.run(process_id)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGSTOP")
async def test_a_hanging_worker_delays_closing_only_for_seconds() -> None:
    workers = Workers(1)
    os.kill(await workers.run(process_id), signal.SIGSTOP)
    await asyncio.wait_for(workers.close(), PATIENCE / 2)


async def test_without_workers_jobs_run_in_this_process() -> None:
    async with closing(Workers(0)) as here:
        assert await here.run(process_id) == os.getpid()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pictures() -> AsyncIterator[Pictures]:
    async with closing(Pictures(workers=1)) as started:
        await started.draw(draw_round, samples.view(5), samples.NAMES, ENGLISH)
        yield started


async def test_the_event_loop_is_not_blocked_while_pictures_are_drawn(pictures: Pictures) -> None:
    view = samples.view(5)
    before = time.thread_time()
    drawn_here = draw_round(view, samples.NAMES, ENGLISH)
    one_picture = time.thread_time() - before
    drawing = asyncio.gather(*(pictures.draw(draw_round, view, samples.NAMES, ENGLISH) for _ in range(6)))
    # Measured in processor time of the loop's own thread, so that other load on the machine does not matter.
    delays, before = [], time.thread_time()
    while not drawing.done():
        await asyncio.sleep(0.001)
        now = time.thread_time()
        delays.append(now - before)
        before = now
    assert {picture.data for picture in drawing.result()} == {drawn_here.data}
    assert len(delays) > 10, "the loop ran while the pictures were drawn"
    assert max(delays) < one_picture / 2


@pytest.mark.parametrize("theme", list(ThemeName))
async def test_the_same_workers_draw_every_theme(pictures: Pictures, theme: ThemeName) -> None:
    view = samples.view(2)
    picture = await pictures.draw(draw_round, view, samples.NAMES[:2], ENGLISH, theme)
    assert picture.data == draw_round(view, samples.NAMES[:2], ENGLISH, theme).data
