"""The file that says whether the bot is well."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.monitoring.health import NO_DATABASE, NOT_RUNNING, OLDEST, WELL, health, write_health

#: Seconds that something may take to come about, on whatever machine.
PATIENCE = 60.0


async def well() -> str:
    return WELL


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - no one tells of it
            await asyncio.sleep(0.01)


async def test_a_file_that_could_not_be_written_is_written_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.monitoring.health.EVERY", 0.01)
    (in_the_way := tmp_path / "folder").write_text("a file")
    path = in_the_way / "health"
    writing = asyncio.create_task(write_health(path, well))
    await until(lambda: bool(caplog.messages))
    assert health(path) == NOT_RUNNING
    in_the_way.unlink()
    await until(lambda: health(path) == WELL)
    (said,) = caplog.messages  # once is enough for the log
    assert said.startswith(f"cannot write health file {path}: ")
    assert "Errno" not in said
    writing.cancel()
    await asyncio.wait([writing])
    assert health(path) == NOT_RUNNING, "the file goes with the bot"


def test_a_file_that_has_grown_old_says_that_no_one_writes_it(tmp_path: Path) -> None:
    path = tmp_path / "health"
    assert health(path) == NOT_RUNNING
    path.write_text(NO_DATABASE)
    assert health(path) == NO_DATABASE
    os.utime(path, (0, path.stat().st_mtime - 2 * OLDEST))
    assert health(path) == NOT_RUNNING


def test_what_a_bot_wrote_before_the_clock_was_set_back_says_nothing_of_now(tmp_path: Path) -> None:
    """A machine that lost its power may begin in the past: until the bot is there, it is not."""
    path = tmp_path / "health"
    path.write_text(WELL)
    os.utime(path, (0, path.stat().st_mtime + 3600))
    assert health(path) == NOT_RUNNING
