from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.connection.promises import Promises
from bot.connection.requests import AnsweringAdapter, PatientHTTPClient
from bot.monitoring.metrics import Metrics
from tests.bot.connection.line import Line
from tests.bot.tables.held_clock import HeldClock
from tests.loopback.server import TOKEN, loopback_discord


@pytest.fixture
def metrics() -> Metrics:
    """Counts the requests of the line."""
    return Metrics()


@pytest.fixture
def _at_home(monkeypatch: pytest.MonkeyPatch, metrics: Metrics) -> Iterator[None]:
    """Leave discord.py as it was."""
    adapter = async_context.get()
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(discord.client, "HTTPClient", partial(PatientHTTPClient, (metrics.count_request,)))
    yield
    async_context.set(adapter)


@pytest_asyncio.fixture
async def line(tmp_path: Path, metrics: Metrics, _at_home: None) -> AsyncIterator[Line]:
    """The way between the bot and Discord."""
    clock = HeldClock()
    path = tmp_path / "promises"
    async with loopback_discord() as server, discord.Client(intents=discord.Intents.none()) as client:
        Route.BASE = server.api_url
        await client.login(TOKEN)
        line = Line(server, client, clock, Promises(path, clock), path)
        async_context.set(AnsweringAdapter(line.promises, (metrics.count_request,)))
        yield line
        line.promises.close()
