from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.players.hard_player import HardPlayer
from engine.shuffle.shuffle import shuffle_seed
from tests.bot.play.room import PatientClock, Room, open_room
from tests.bot.play.spared import spare
from tests.bot.seeds import seeds

__all__ = ["seeds"]


@pytest.fixture(autouse=True)
def numbers_of_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """The id of the message with the commitment changes nothing: a secret gives the same cards."""

    def of_secret(secret: str, message_id: int | None) -> str:
        return shuffle_seed(secret, None)

    for module in ("bot.tables.shuffles", "engine.shuffle.shuffle"):
        monkeypatch.setattr(f"{module}.shuffle_seed", of_secret)


@pytest.fixture(autouse=True)
def _spared(monkeypatch: pytest.MonkeyPatch) -> None:
    spare(monkeypatch)


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _no_failures_in_the_log(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Whatever the bot logs as a failure fails the test, unless the test is about failures."""
    yield
    # The room is young still and goes at once. So does each task with an error that nobody has asked for: it
    # says so only when it goes.
    gc.collect(1)
    if "expects_failures" not in request.fixturenames:
        records = (*caplog.get_records("call"), *caplog.get_records("teardown"))
        failures = [record for record in records if record.levelno >= logging.ERROR]
        assert not failures, [_described(record) for record in failures]


def _described(record: logging.LogRecord) -> str:
    """What was logged, with the error that was behind it."""
    error = record.exc_info[1] if record.exc_info else None
    return record.getMessage() if error is None else f"{record.getMessage()}: {error!r}"


@pytest.fixture
def expects_failures() -> None:
    """Asked for by a test in which something fails inside the bot."""


@pytest_asyncio.fixture
async def patient_room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path, clock=PatientClock()) as opened:
        yield opened


@pytest.fixture
def quick_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """Par takes every step that it always takes, but compares fewer placements at each."""
    monkeypatch.setattr(HardPlayer, "examined", 2)
    monkeypatch.setattr(HardPlayer, "valued_ahead", 300)
