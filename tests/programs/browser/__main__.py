"""Retakes the practice page's pictures for the README and the docs by playing a game of each kind.

``python -m tests.programs.browser docs/pictures`` plays in headless Chromium, in a phone-sized window.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.texts import Texts
from tests.chromium import PHONE, browser, window
from tests.programs.browser.photographer import PICTURES, Photographer
from tests.programs.browser.player import BrowserPlayer, read_options
from tests.programs.browser.practice_page import BrowserError, PracticePage

START = "import sys; from bot.__main__ import main; sys.exit(main())"


@asynccontextmanager
async def practice_address(locale: str = "en", people: int = 1) -> AsyncIterator[str]:
    """Start ``hokkaido practice`` in a language, yield the address that it prints, and stop it afterwards."""
    arguments = ("practice", "--no-browser", "--language", locale, "--people", str(people))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", START, *arguments, stdout=asyncio.subprocess.PIPE
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
        await process.communicate()  # also closes its pipe


async def play(options: str, folder: Path) -> str:
    """Play one game from the lobby to the final score, take its pictures, and return the last message.

    ``options`` are those of ``/hokkaido start`` as typed; without any, the game in the lobby is played.
    """
    async with practice_address() as address, browser() as found, window(found, PHONE) as (tab, complaints):
        page = PracticePage(tab)
        await page.open(address)
        photographer = Photographer(page, PHONE, folder, PICTURES[options])
        player = BrowserPlayer(page, Texts.load().of("en"), photographer)
        final = await player.play(read_options(options))
        if complaints:
            raise BrowserError(f"the page complains: {'; '.join(complaints)}")
        return final


def main() -> int:
    """Play a game of each kind and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.browser", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder for the pictures")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for options in PICTURES:
            print(asyncio.run(play(options, folder)))
    except BrowserError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
