"""``hokkaido practice``: opens the practice table in the browser."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from typing import Any

from bot.command_line.arguments import add_command, print_error

PRACTICE_HELP = "play at a practice table on this machine, without Discord"
PRACTICE_DESCRIPTION = """Run the same bot on a simulated Discord and show it in the browser.

It needs no token and no network, and computer players fill the table. It does not touch the
games of the real bot; its own are gone when it ends, which Ctrl-C does. It comes with the extra
"practice"."""

HOW_TO_INSTALL_PRACTICE = (
    'hokkaido practice needs the extra "practice". In the folder of the project "make play" installs it and '
    f"opens the table; without make, {sys.executable} -m pip install --requirement requirements/practice.lock"
)


def add_to(commands: Any) -> None:
    """Add ``practice`` to the command line."""
    parser = add_command(commands, "practice", practice, PRACTICE_HELP, PRACTICE_DESCRIPTION)
    parser.add_argument(
        "--no-browser", action="store_true", help="only print the address, do not open the browser"
    )
    parser.add_argument(
        "--port",
        type=_port,
        default=None,
        metavar="N",
        help="serve the page on this port (default: any free one)",
    )
    parser.add_argument(
        "--people",
        type=int,
        choices=range(1, 6),
        default=1,
        metavar="N",
        help="play for so many people, 1 to 5, one at a time or in a window each (default: 1)",
    )
    parser.add_argument(
        "--language",
        type=_locale,
        default=None,
        metavar="LOCALE",
        help="begin in this language, such as ru or pt-BR (default: that of the system, or English)",
    )


def practice(chosen: argparse.Namespace) -> int:
    """Open the practice table if its extra is installed."""
    if importlib.util.find_spec("simcord") is None:
        return print_error(HOW_TO_INSTALL_PRACTICE)
    from bot.practice.command import run

    return run(chosen.port or 0, browser=not chosen.no_browser, people=chosen.people, locale=chosen.language)


def _locale(text: str) -> str:
    from bot.texts import Texts  # a slow import, which other commands do not need here

    texts = Texts.load()
    locale = text.replace("_", "-").partition(".")[0]
    if texts.find(locale) is None:
        raise argparse.ArgumentTypeError(
            f"{text[:20]!r} is none of the bot's languages: {', '.join(texts.languages)}"
        )
    return locale


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no port: a number from 1 to 65535")
    return int(text)
