"""Worker processes: the loop never waits, a dead worker is replaced, mistakes come back as they are."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.workers.pictures import Pictures
from bot.workers.pool import GRACE, WorkerDiedError, Workers, is_long_work, long_work
from bot.workers.process import WorkerProcess
from bot.workers.replays import draw_game
from engine.errors import IllegalAction
from engine.trial import best_spots
from render.picture import Picture
from render.pictures.choice_picture import draw_choice
from render.pictures.map_picture import draw_map
from render.pictures.round_picture import draw_round
from tests.closing import closing

ROOT = Path(__file__).parents[3]

#: How long work goes on that nobody ends, in seconds; enough for new processes on a busy machine.
PATIENCE = 60


def process_id() -> int:
    return os.getpid()


def is_told_in_time(told: Path, begun: Path) -> bool:
    """Whether anybody has told this work to end before it gave up."""
    begun.touch()
    wait_for(told)
    return told.exists()


def die_the_first_time(mark: Path) -> str:
    if not mark.exists():
        mark.write_text("died here")
        os._exit(9)
    return "done"


def die() -> None:
    os._exit(9)


def fail(message: str) -> None:
    raise ValueError(message)


def break_a_rule(card: int) -> None:
    raise IllegalAction("card-not-in-hand", "2.1", card=card)


@long_work
def work_until(told: Path, begun: Path) -> None:
    """Go on until told to end."""
    begun.touch()
    wait_for(told)


def begin_once_more(folder: Path) -> int:
    """How often this has begun in the folder, this time included."""
    (folder / f"begun in {process_id()} at {time.monotonic_ns()}").touch()
    return len(list(folder.iterdir()))


def wait_for(file: Path) -> None:
    """Wait until a file is there; not for ever, so that a test can fail."""
    give_up = time.monotonic() + PATIENCE
    while not file.exists() and time.monotonic() < give_up:
        time.sleep(0.01)


@long_work
def fail_at_length(message: str) -> None:
    raise ValueError(message)


def warm_up() -> None:
    os.environ["HOKKAIDO_TEST_WARM"] = "yes"


def is_warm() -> bool:
    return os.environ.get("HOKKAIDO_TEST_WARM") == "yes"


def paint(width: int, *, name: str) -> Picture:
    return Picture(b"picture", name, "nothing to be seen", width, 1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def workers() -> AsyncIterator[Workers]:
    async with closing(Workers(1, warm_up)) as started:
        await started.run(process_id)
        yield started


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_work_is_done_in_another_process_that_is_warm(workers: Workers) -> None:
    assert await workers.run(process_id) != os.getpid()
    assert await workers.run(is_warm)
    assert not is_warm()


async def test_the_event_loop_does_not_wait_on_the_work(workers: Workers, tmp_path: Path) -> None:
    told, begun = tmp_path / "told", tmp_path / "begun"
    task = asyncio.create_task(workers.run(is_told_in_time, told, begun))
    await asyncio.to_thread(wait_for, begun)
    # A loop that waited on the work would get here only when the work has given up.
    assert not task.done()
    told.touch()
    assert await task


async def test_long_work_leaves_a_worker_free_and_is_done_one_after_the_other(tmp_path: Path) -> None:
    told = [tmp_path / f"told {number}" for number in range(3)]
    begun = [tmp_path / f"begun {number}" for number in range(3)]
    async with closing(Workers(2)) as workers:
        long = [
            asyncio.create_task(workers.run(work_until, *files)) for files in zip(told, begun, strict=True)
        ]
        for number, task in enumerate(long):
            await asyncio.to_thread(wait_for, begun[number])
            # A press is drawn though more long work waits than there are workers.
            assert await workers.run(process_id) != os.getpid()
            assert not any(later.done() for later in long[number:])
            assert [file.exists() for file in begun] == [other <= number for other in range(3)]
            told[number].touch()
            await task


async def test_long_work_that_fails_or_is_given_up_lets_the_next_begin(tmp_path: Path) -> None:
    told, begun = tmp_path / "told", tmp_path / "begun"
    async with closing(Workers(2)) as workers:
        with pytest.raises(ValueError, match=r"^no such game$"):
            await workers.run(fail_at_length, "no such game")
        first = asyncio.create_task(workers.run(work_until, told, begun))
        await asyncio.to_thread(wait_for, begun)
        given_up = asyncio.create_task(workers.run(work_until, told, tmp_path / "never begun"))
        await asyncio.sleep(0)
        given_up.cancel()
        last = asyncio.create_task(workers.run(work_until, told, tmp_path / "begun last"))
        told.touch()
        await asyncio.gather(first, last)
        assert given_up.cancelled()
        assert (tmp_path / "begun last").exists()
        assert not (tmp_path / "never begun").exists()


async def test_long_work_that_waits_is_dropped_at_the_end(tmp_path: Path) -> None:
    told, begun, never = (tmp_path / name for name in ("told", "begun", "never begun"))
    async with closing(Workers(2)) as workers:
        first = asyncio.create_task(workers.run(work_until, told, begun))
        await asyncio.to_thread(wait_for, begun)
        waiting = asyncio.create_task(workers.run(work_until, told, never))
        await asyncio.sleep(0)
        told.touch()
    await asyncio.wait([first, waiting])
    assert not first.cancelled()
    assert waiting.cancelled()
    assert not never.exists()


async def test_the_animation_of_a_game_is_long_work_and_the_pictures_of_a_press_are_not() -> None:
    assert is_long_work(draw_game)
    assert not any(is_long_work(work) for work in (draw_choice, draw_map, draw_round, best_spots))


async def test_what_the_work_raises_comes_back(workers: Workers) -> None:
    with pytest.raises(ValueError, match=r"^no such colour$"):
        await workers.run(fail, "no such colour")
    assert await workers.run(process_id) > 0


async def test_what_the_rules_forbid_comes_back_with_its_values(workers: Workers) -> None:
    with pytest.raises(IllegalAction) as refused:
        await workers.run(break_a_rule, 12)
    error = refused.value
    assert (error.key, error.rule, error.values) == ("card-not-in-hand", "2.1", {"card": 12})


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
import signal
from bot.workers.pool import Workers

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
    assert await asyncio.wait_for(bot.stdout.read(), timeout=PATIENCE) == b""


async def test_in_place_for_simulations() -> None:
    async with closing(Workers(0)) as here:
        assert await here.run(process_id) == os.getpid()


async def test_pictures_are_drawn_with_all_arguments() -> None:
    async with closing(Pictures(workers=0)) as pictures:
        picture = await pictures.draw(paint, 400, name="map.jpg")
    assert (picture.width, picture.file_name) == (400, "map.jpg")


async def test_what_nobody_waits_for_any_more_does_not_keep_its_worker(tmp_path: Path) -> None:
    async with closing(Workers(1, grace=0.1)) as workers:
        overdue = asyncio.create_task(workers.run(work_until, tmp_path / "never", tmp_path / "begun"))
        await asyncio.to_thread(wait_for, tmp_path / "begun")
        waiting = asyncio.create_task(workers.run(process_id))
        overdue.cancel()
        await asyncio.wait([overdue])
        assert overdue.cancelled()
        assert await asyncio.wait_for(waiting, PATIENCE) != os.getpid()
        assert await asyncio.wait_for(workers.run(process_id), PATIENCE) != os.getpid()


async def test_what_is_given_up_but_nearly_done_leaves_its_worker_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    at_the_end_of_grace: list[partial[None]] = []

    def call_later(delay: float, callback: Callable[..., None], *arguments: Any) -> None:
        assert delay == GRACE
        at_the_end_of_grace.append(partial(callback, *arguments))

    async with closing(Workers(1)) as workers:
        before = await workers.run(process_id)
        given_up = asyncio.create_task(workers.run(work_until, tmp_path / "told", tmp_path / "begun"))
        await asyncio.to_thread(wait_for, tmp_path / "begun")
        with monkeypatch.context() as patch:
            patch.setattr(loop, "call_later", call_later)
            given_up.cancel()
            await asyncio.wait([given_up])
        (tmp_path / "told").touch()
        (end,) = at_the_end_of_grace
        _, work = end.args
        await asyncio.wait([work])
        end()
        assert await workers.run(process_id) == before


async def test_what_several_want_at_the_same_moment_is_done_once(tmp_path: Path) -> None:
    async with closing(Workers(2)) as workers:
        wanted = [asyncio.create_task(workers.run(begin_once_more, tmp_path)) for _ in range(3)]
        assert await asyncio.gather(*wanted) == [1, 1, 1]
        assert await workers.run(begin_once_more, tmp_path) == 2, "what is over is not remembered"


async def test_the_same_picture_in_two_looks_is_drawn_for_each(workers: Workers) -> None:
    """Two people look at one map at the same moment, one of them in the dark theme."""
    width = 400
    light, dark = await asyncio.gather(*(workers.run(paint, width, name=name) for name in ("light", "dark")))
    assert (light.file_name, dark.file_name) == ("light", "dark")


async def test_work_that_one_gives_up_is_still_done_for_others(tmp_path: Path) -> None:
    told, begun = tmp_path / "told", tmp_path / "begun"
    async with closing(Workers(2)) as workers:
        first = asyncio.create_task(workers.run(is_told_in_time, told, begun))
        await asyncio.to_thread(wait_for, begun)
        second = asyncio.create_task(workers.run(is_told_in_time, told, begun))
        await asyncio.sleep(0)
        first.cancel()
        told.touch()
        assert await second
        assert first.cancelled()


async def test_each_of_several_is_told_what_has_failed(workers: Workers) -> None:
    failed = await asyncio.gather(*(workers.run(fail, "alike") for _ in range(2)), return_exceptions=True)
    assert [str(error) for error in failed] == ["alike", "alike"]


async def test_work_that_never_ends_keeps_no_worker_for_good(tmp_path: Path) -> None:
    async with closing(Workers(1, grace=0)) as workers:
        await workers.run(process_id)
        workers.patience = 0.2
        with pytest.raises(TimeoutError):
            await workers.run(is_told_in_time, tmp_path / "told", tmp_path / "begun")
        assert (tmp_path / "begun").exists()
        workers.patience = PATIENCE
        assert await workers.run(process_id) != os.getpid()


async def test_closing_waits_only_for_a_while_for_work_to_end(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    workers = Workers(1, grace=0.2)
    task = asyncio.create_task(workers.run(is_told_in_time, tmp_path / "told", begun))
    await asyncio.to_thread(wait_for, begun)
    await asyncio.wait_for(workers.close(), PATIENCE / 2)
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_closed_pool_starts_no_process_that_nobody_would_end() -> None:
    workers = Workers(1)
    await workers.close()
    with pytest.raises(asyncio.CancelledError):
        await workers.run(process_id)


async def test_a_process_that_could_not_be_started_keeps_no_other_from_being_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = Workers(1)
    await workers.run(process_id)
    (process,) = workers._idle

    async def fail_to_start(_: object) -> WorkerProcess:
        raise OSError("no more processes")

    monkeypatch.setattr(WorkerProcess, "start", fail_to_start)
    workers.start()
    await workers.close()
    assert not process._process.is_alive()


@pytest.mark.skipif(sys.platform == "win32", reason="no process is stopped there")
async def test_a_process_that_hangs_keeps_the_bot_from_ending_only_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.workers.process.ENDING", 0.2, raising=False)
    workers = Workers(1)
    os.kill(await workers.run(process_id), signal.SIGSTOP)
    await asyncio.wait_for(workers.close(), PATIENCE / 2)


async def test_whoever_waits_for_the_same_work_begins_nothing_in_a_pool_that_is_closed(
    tmp_path: Path,
) -> None:
    told, begun = tmp_path / "told", tmp_path / "begun"
    workers = Workers(1, grace=0.2)
    tasks = [asyncio.create_task(workers.run(is_told_in_time, told, begun)) for _ in range(2)]
    await asyncio.to_thread(wait_for, begun)
    await workers.close()
    told.touch()
    assert all(
        isinstance(end, asyncio.CancelledError)
        for end in await asyncio.gather(*tasks, return_exceptions=True)
    )
