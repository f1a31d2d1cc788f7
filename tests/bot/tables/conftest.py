"""Processes of the bot on one database, all closed at the end whatever the test has left open."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.store.places import Place
from bot.table_service.computer_moves import Think
from tests.bot.tables.held_clock import HeldClock
from tests.bot.tables.playing import Bot, StartBot, start_bot, think_simply


@pytest_asyncio.fixture
async def start(place: Place) -> AsyncIterator[StartBot]:
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
