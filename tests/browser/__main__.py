"""Plays whole games at the practice table in a real, headless browser: ``python -m tests.browser``.

It needs Chromium. With ``--pictures FOLDER`` it takes the pictures of the page for README and docs.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.texts import Texts
from tests.browser.chromium import BrowserError, browser_tab
from tests.browser.player import BrowserPlayer
from tests.browser.practice_page import PracticePage

DESKTOP = (1280, 900)
PHONE = (390, 844)
#: The moments that pictures are taken of: at the first sight, or so many sights later.
MOMENTS = {"lobby": 1, "hand": 4, "place-here": 4, "done": 4, "final": 1}
#: A picture for the docs may have so many bytes.
LARGEST_PICTURE = 300_000

START = "import sys; from bot.command_line import main; sys.exit(main())"


@asynccontextmanager
async def practice_address() -> AsyncIterator[str]:
    """Start ``hokkaido practice`` and stop it in the end; the address that it prints."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", START, "practice", "--no-browser", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        while line := (await process.stdout.readline()).decode():
            if line.startswith("http://"):
                yield line.strip()
                return
        raise BrowserError("hokkaido practice has printed no address")
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


class Photographer:
    """Takes pictures of the page at both sizes at the moments that are worth one."""

    def __init__(self, page: PracticePage, folder: Path | None, view: str) -> None:
        self._page = page
        self._folder = folder
        self._view = view
        self._sights = dict.fromkeys(MOMENTS, 0)

    async def __call__(self, occasion: str) -> None:
        """Something is to be seen."""
        if self._folder is None or occasion not in MOMENTS:
            return
        self._sights[occasion] += 1
        if self._sights[occasion] != MOMENTS[occasion]:
            return
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            view = "table" if occasion in ("lobby", "final") else self._view
            await self._page.resize(*size)
            await self._page.show(view)
            file = self._folder / f"practice-{occasion.removesuffix('-here')}-{name}.png"
            await self._page.picture(file, view)
            await asyncio.to_thread(_make_smaller, file)
        await self._page.resize(*DESKTOP)


def _make_smaller(file: Path) -> None:
    """Few colours, so that a picture does not weigh down the repository."""
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    data = BytesIO()
    small.save(data, "PNG", optimize=True)
    if len(data.getvalue()) > LARGEST_PICTURE:
        raise BrowserError(f"{file.name} has {len(data.getvalue())} bytes")
    file.write_bytes(data.getvalue())


async def play(view: str, *, typing: bool, size: tuple[int, int], pictures: Path | None) -> str:
    """Play one game from the waiting table to the score; returns the last message."""
    async with practice_address() as address, browser_tab() as tab:
        page = PracticePage(tab)
        await page.open(address, *size)
        await page.show(view)
        photographer = Photographer(page, pictures, view)
        player = BrowserPlayer(page, Texts.load().of("en"), view, typing=typing, watch=photographer)
        final = await player.play()
        if tab.complaints:
            raise BrowserError(f"the page complains: {'; '.join(tab.complaints)}")
        return final


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as told by the arguments; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser", description=__doc__)
    parser.add_argument("--view", choices=["table", "messages"], default="messages", help="where to play")
    parser.add_argument("--typing", action="store_true", help="type commands instead of pressing buttons")
    parser.add_argument("--phone", action="store_true", help="a window of 390 x 844 pixels")
    parser.add_argument("--pictures", type=Path, help="the folder for pictures of the page")
    chosen = parser.parse_args(arguments)
    if chosen.pictures is not None:
        chosen.pictures.mkdir(parents=True, exist_ok=True)
    try:
        final = asyncio.run(
            play(
                chosen.view,
                typing=chosen.typing,
                size=PHONE if chosen.phone else DESKTOP,
                pictures=chosen.pictures,
            )
        )
    except BrowserError as error:
        print(error, file=sys.stderr)
        return 1
    print(final)
    return 0


if __name__ == "__main__":
    sys.exit(main())
