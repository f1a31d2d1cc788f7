"""Headless Chromium, if one is installed: its windows for tests and programs."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

#: Possible names of the program, and the two sizes of windows.
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PHONE, DESKTOP = (390, 844), (1280, 800)

PROGRAM = next((found for name in NAMES if (found := shutil.which(name))), None)
needs_chromium = pytest.mark.skipif(PROGRAM is None, reason="no Chromium is installed")

#: For modules whose tests share one Chromium and one event loop, as starting Chromium takes over a second.
in_one_chromium = [
    needs_chromium,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("chromium"),
]

#: The maximum time in milliseconds that anything on a page may take, on a busy machine.
PATIENCE = 60_000


#: The Chromium that tests share, by its event loop.
_shared: dict[asyncio.AbstractEventLoop, Browser] = {}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[None]:
    """Let ``browser`` return one Chromium until the run ends."""
    async with browser() as found:
        _shared[asyncio.get_running_loop()] = found
        yield
        _shared.clear()


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """The Chromium that the tests of this event loop share, or else a new one."""
    if (shared := _shared.get(asyncio.get_running_loop())) is not None:
        yield shared
        return
    async with async_playwright() as driver:
        found = await driver.chromium.launch(executable_path=PROGRAM, args=["--no-sandbox"])
        yield found
        await found.close()


@asynccontextmanager
async def window(
    found: Browser, size: tuple[int, int], *, touch: bool = False, sharp: int = 1
) -> AsyncIterator[tuple[Page, list[str]]]:
    """A new window with an empty profile, and the complaints of its page, which is closed afterwards."""
    context = await found.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=sharp,
    )
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    try:
        yield page, complaints
    finally:
        await context.close()
