"""``hokkaido practice``: opens the practice table in the browser."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from typing import Any

from bot.command_line.arguments import add_command, print_error

PRACTICE_HELP = "play at a practice table on this computer, without Discord"
PRACTICE_DESCRIPTION = """Run the same bot on a simulated Discord and show it in the browser.

It needs no token or network, and computer players fill the table. Your real games are not touched;
practice games are lost when you stop it (Ctrl+C). Needs the optional extra "practice"."""

HOW_TO_INSTALL_PRACTICE = (
    'hokkaido practice needs the extra "practice". In the project folder, "make play" installs it and opens '
    f"the table. Without make: {sys.executable} -m pip install --requirement requirements/practice.lock"
)


def add_to(commands: Any) -> None:
    """Add ``practice`` to the command line."""
    parser = add_command(commands, "practice", practice, PRACTICE_HELP, PRACTICE_DESCRIPTION)
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address without opening the browser"
    )
    parser.add_argument(
        "--port",
        type=_port,
        default=None,
        metavar="N",
        help="port to serve the page on (default: any free port)",
    )
    parser.add_argument(
        "--people",
        type=int,
        choices=range(1, 6),
        default=1,
        metavar="N",
        help="number of people to play as, 1 to 5, in turn or in separate windows (default: 1)",
    )
    parser.add_argument(
        "--language",
        type=_locale,
        default=None,
        metavar="LOCALE",
        help="start in this language, such as ru or pt-BR (default: your system's, or English)",
    )


def practice(chosen: argparse.Namespace) -> int:
    """Open the practice table if its extra is installed."""
    if importlib.util.find_spec("simcord") is None:
        return print_error(HOW_TO_INSTALL_PRACTICE)
    from bot.practice.session import run

    return run(chosen.port or 0, browser=not chosen.no_browser, people=chosen.people, locale=chosen.language)


def _locale(text: str) -> str:
    from bot.texts import Texts  # a slow import, which other commands do not need here

    texts = Texts.load()
    locale = text.replace("_", "-").partition(".")[0]
    if texts.find(locale) is None:
        raise argparse.ArgumentTypeError(
            f"{text[:20]!r} is not one of the bot's languages: {', '.join(texts.languages)}"
        )
    return locale


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a port number (1 to 65535)")
    return int(text)
