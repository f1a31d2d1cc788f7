"""The file that says whether the bot is well."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.monitoring.health import NO_DATABASE, NO_DISCORD, NOT_RUNNING, OLDEST, WELL, HealthFile, health
from bot.store import StoreError, open_store

#: Seconds that something may take to come about, on whatever machine.
PATIENCE = 60.0


async def test_what_is_not_well_is_named(tmp_path: Path) -> None:
    store, connected = await open_store(tmp_path / "games.sqlite3"), [True]
    pulse = HealthFile(tmp_path / "health", store, lambda: connected[0])
    assert await pulse._found() == WELL
    connected[0] = False
    assert await pulse._found() == NO_DISCORD
    await store.close()


async def test_a_database_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(tmp_path / "games.sqlite3")

    async def fail(_: str) -> str | None:
        raise StoreError("the disk is gone")

    monkeypatch.setattr(store, "recall", fail)
    assert await HealthFile(tmp_path / "health", store, lambda: True)._found() == NO_DATABASE
    await store.close()


async def test_a_database_that_fails_in_a_way_nobody_thought_of_is_named(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    await store.close()
    assert await HealthFile(tmp_path / "health", store, lambda: True)._found() == NO_DATABASE


async def test_the_bot_ends_where_its_word_cannot_be_taken_away(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    (in_the_way := tmp_path / "folder").write_text("a file")
    pulse = HealthFile(in_the_way / "health", store, lambda: True)
    pulse.start()
    await pulse.close()
    await store.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.01)


async def test_a_word_that_could_not_be_noted_is_noted_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.monitoring.health.EVERY", 0.01)
    store = await open_store(tmp_path / "games.sqlite3")
    (in_the_way := tmp_path / "folder").write_text("a file")
    pulse = HealthFile(path := in_the_way / "health", store, lambda: True)
    pulse.start()
    await until(lambda: bool(caplog.messages))
    assert health(path) == NOT_RUNNING
    in_the_way.unlink()
    await until(lambda: health(path) == WELL)
    (said,) = caplog.messages  # once is enough for the log
    assert said.startswith(f"cannot note in {path} whether the bot is well: ")
    assert "Errno" not in said
    await pulse.close()
    assert health(path) == NOT_RUNNING
    await store.close()


def test_a_file_that_has_grown_old_says_that_nobody_writes_it(tmp_path: Path) -> None:
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
