"""Processes of the bot on one database, all closed at the end whatever the test has left open."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.store.database import Location
from bot.workers.thinking import Think
from tests.bot.seeds import seeds
from tests.bot.tables.held_clock import HeldClock
from tests.bot.tables.playing import Bot, StartBot, start_bot, think_simply

__all__ = ["bot", "seeds", "start"]

#: These run on every kind of database: together they make each statement to which tables lead, but for those
#: that tests of the store and of the service make.
ON_EVERY_KIND = ("test_alone", "test_option_values", "test_playing", "test_shuffles")


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let the other tests of rules run on a file alone, unless they start further processes."""
    starts = "start" in inspect.signature(metafunc.function).parameters
    if "place" in metafunc.fixturenames and not (starts or metafunc.module.__name__.endswith(ON_EVERY_KIND)):
        metafunc.definition.add_marker(pytest.mark.parametrize("place", ["sqlite"], indirect=True))


@pytest_asyncio.fixture
async def start(place: Location) -> AsyncIterator[StartBot]:
    """Starts another process on the same database."""
    started: list[Bot] = []

    async def start_another(
        think: Think = think_simply,
        kept_games: int = 200,
        pause: float = 0,
        clock: HeldClock | None = None,
    ) -> Bot:
        started.append(await start_bot(place, think, kept_games, pause, clock))
        return started[-1]

    yield start_another
    for bot in started:
        await bot.close()


@pytest_asyncio.fixture
async def bot(start: StartBot) -> Bot:
    """The process that most tests need."""
    return await start()
