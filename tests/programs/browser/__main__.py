"""Plays whole games at the practice table in a headless browser: ``python -m tests.programs.browser``.

It needs Chromium. With ``--pictures docs/pictures`` it plays in a window the size of a phone
and retakes the pictures of the page for the README and the docs.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.texts import Texts
from tests.programs.browser.chromium import BrowserError, browser_tab
from tests.programs.browser.photographer import DESKTOP, PHONE, PICTURES, Photographer
from tests.programs.browser.player import BrowserPlayer, Watcher, read_options
from tests.programs.browser.practice_page import PracticePage, Shown

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
        await process.communicate()  # its pipe is closed with it, too


async def look_away(_occasion: str, _view: str, _message: Shown) -> None:
    """Take no pictures."""


async def play(
    view: str, options: str, locale: str, *, typing: bool, size: tuple[int, int], pictures: Path | None
) -> str:
    """Play one game from the lobby to the final score and return the last message.

    ``options`` are those of ``/hokkaido start`` as typed; without any, the game that is waiting is played.
    """
    async with practice_address(locale) as address, browser_tab() as tab:
        page = PracticePage(tab)
        await page.open(address, *size)
        watch: Watcher = look_away
        if pictures is not None:
            watch = Photographer(page, size, pictures, PICTURES[options])
        player = BrowserPlayer(page, Texts.load().of(locale), view, typing=typing, watch=watch)
        final = await player.play(read_options(options))
        if tab.complaints:
            raise BrowserError(f"the page complains: {'; '.join(tab.complaints)}")
        return final


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as the arguments say and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.browser", description=__doc__)
    parser.add_argument("--view", choices=["table", "messages"], default="messages", help="where to play")
    parser.add_argument("--typing", action="store_true", help="type commands instead of pressing buttons")
    parser.add_argument("--phone", action="store_true", help="a window of 390 x 844 pixels")
    parser.add_argument("--language", default="en", metavar="LOCALE", help="everyone's language")
    games = parser.add_mutually_exclusive_group()
    games.add_argument(
        "--start",
        default="",
        metavar="OPTIONS",
        help='open a table with these options, such as "game:Honshu computers:2", instead of the waiting one',
    )
    games.add_argument("--pictures", type=Path, help="the folder for pictures; plays a game of each kind")
    chosen = parser.parse_args(arguments)
    if chosen.pictures is not None:
        chosen.pictures.mkdir(parents=True, exist_ok=True)
    size = PHONE if chosen.phone or chosen.pictures else DESKTOP
    try:
        for options in PICTURES if chosen.pictures else [chosen.start]:
            playing = play(
                chosen.view,
                options,
                chosen.language,
                typing=chosen.typing,
                size=size,
                pictures=chosen.pictures,
            )
            print(asyncio.run(playing))
    except BrowserError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
