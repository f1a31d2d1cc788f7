from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.players.hard_player import HardPlayer
from engine.shuffle.shuffle import shuffle_seed
from tests.bot.play.faster_rooms import use_shortcuts
from tests.bot.play.room import PatientClock, Room, open_room
from tests.bot.pseudo_locale import two_languages
from tests.bot.seeds import seeds

__all__ = ["seeds"]


@pytest.fixture(autouse=True)
def numbers_of_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the id of the message with the commitment out of the seed, so that a secret decides the deal."""

    def of_secret(secret: str, message_id: int | None) -> str:
        return shuffle_seed(secret, None)

    for module in ("bot.tables.shuffles", "engine.shuffle.shuffle"):
        monkeypatch.setattr(f"{module}.shuffle_seed", of_secret)


@pytest.fixture(autouse=True)
def _faster(monkeypatch: pytest.MonkeyPatch) -> None:
    use_shortcuts(monkeypatch)


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _no_failures_in_the_log(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Fail a test if the bot logs an error, unless the test expects failures."""
    yield
    # A task logs an exception that was never retrieved only when it is collected. The room is recent, so
    # collecting the young generations is enough.
    gc.collect(1)
    if "expects_failures" not in request.fixturenames:
        records = (*caplog.get_records("call"), *caplog.get_records("teardown"))
        failures = [record for record in records if record.levelno >= logging.ERROR]
        assert not failures, [_described(record) for record in failures]


def _described(record: logging.LogRecord) -> str:
    """The message of a record, with its exception if it has one."""
    error = record.exc_info[1] if record.exc_info else None
    return record.getMessage() if error is None else f"{record.getMessage()}: {error!r}"


@pytest.fixture
def expects_failures() -> None:
    """Requested by tests in which something inside the bot fails."""


@pytest_asyncio.fixture
async def patient_room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(tmp_path, clock=PatientClock()) as opened:
        yield opened


@pytest.fixture
def quick_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """Find par in the same steps as always, but compare fewer placements at each step."""
    monkeypatch.setattr(HardPlayer, "examined", 2)
    monkeypatch.setattr(HardPlayer, "valued_ahead", 300)


@pytest_asyncio.fixture
async def bilingual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A room whose bot has a second language."""
    monkeypatch.setattr("tests.bot.play.room.TEXTS", two_languages())
    async with open_room(tmp_path) as opened:
        yield opened
