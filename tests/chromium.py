"""Headless Chromium, if one is installed: its windows for tests and programs."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, Page, async_playwright

#: Possible names of the program, and the two sizes of windows.
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PHONE, DESKTOP = (390, 844), (1280, 800)

PROGRAM = next((found for name in NAMES if (found := shutil.which(name))), None)
needs_chromium = pytest.mark.skipif(PROGRAM is None, reason="no Chromium is installed")

#: The maximum time in milliseconds that anything on a page may take, on a busy machine.
PATIENCE = 60_000


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Start Chromium, and stop it afterwards."""
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
    yield page, complaints
    await context.close()
