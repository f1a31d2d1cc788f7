"""Bot processes on one database, all closed at the end of the test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.shards import Shards
from bot.store.database import Location
from bot.workers.thinking import Think
from tests.bot.seeds import seeds
from tests.bot.table_service.held_clock import HeldClock
from tests.bot.table_service.playing import Bot, StartBot, start_bot, think_simply
from tests.long import tries
from tests.postgresql.plugin import empty_place

__all__ = ["bot", "place", "seeds", "start"]


@pytest.fixture(params=["sqlite", "postgresql"][: tries(1, 2)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Location:
    """The location of an empty database: an SQLite file, and in the longer run also one on the server."""
    return empty_place(request, tmp_path)


@pytest_asyncio.fixture
async def start(place: Location) -> AsyncIterator[StartBot]:
    """Starts another process on the same database."""
    started: list[Bot] = []

    async def start_another(
        think: Think = think_simply,
        kept_games: int = 200,
        pause: float = 0,
        clock: HeldClock | None = None,
        shards: Shards | None = None,
    ) -> Bot:
        started.append(await start_bot(place, think, kept_games, pause, clock, shards))
        return started[-1]

    yield start_another
    for bot in started:
        await bot.close()


@pytest_asyncio.fixture
async def bot(start: StartBot) -> Bot:
    """One process on the database."""
    return await start()
