from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.bot.board.tables import Boards, open_boards
from tests.bot.seeds import seeds
from tests.chromium import chromium

__all__ = ["boards", "chromium", "seeds"]


@pytest_asyncio.fixture
async def boards(tmp_path: Path) -> AsyncIterator[Boards]:
    """A bot that serves the board."""
    async with open_boards(tmp_path) as opened:
        yield opened
