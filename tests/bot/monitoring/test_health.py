"""The bot's health file."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.monitoring.health import NO_DATABASE, NOT_RUNNING, OLDEST, WELL, health, write_health

#: The timeout in seconds, long enough for a slow machine.
PATIENCE = 60.0


async def well() -> str:
    return WELL


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


async def test_a_health_file_that_cannot_be_written_is_retried(
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
    (said,) = caplog.messages  # logged only once
    assert said.startswith(f"cannot write health file {path}: ")
    assert "Errno" not in said
    writing.cancel()
    await asyncio.wait([writing])
    assert health(path) == NOT_RUNNING, "the file is deleted when the bot stops"


def test_an_old_health_file_means_that_the_bot_is_not_running(tmp_path: Path) -> None:
    path = tmp_path / "health"
    assert health(path) == NOT_RUNNING
    path.write_text(NO_DATABASE)
    assert health(path) == NO_DATABASE
    os.utime(path, (0, path.stat().st_mtime - 2 * OLDEST))
    assert health(path) == NOT_RUNNING


def test_a_health_file_from_the_future_is_ignored(tmp_path: Path) -> None:
    """A machine's clock may be set back after a power failure."""
    path = tmp_path / "health"
    path.write_text(WELL)
    os.utime(path, (0, path.stat().st_mtime + 3600))
    assert health(path) == NOT_RUNNING
