"""The command ``hokkaido``: run the bot, look after its database, open the practice table, check a shuffle.

Each module has ``add_to``, which describes the arguments of its commands and says what runs them. Exit codes:
0 for success, 1 for a failure, 2 for wrong usage or wrong settings (one line on stderr).
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from bot.command_line import offline, practice, run, status
from bot.command_line.arguments import FAILED, complain

#: The name of the installed package.
PACKAGE = "hokkaido-bot"

DESCRIPTION = "Play the board games Hokkaido and Honshu with friends in a Discord server."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        command: Callable[[argparse.Namespace], int] = chosen.command
        return command(chosen)
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:
        # Whoever read this, such as head, has enough. What is left must not fail once more at the very end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


class _Parser(argparse.ArgumentParser):
    """Reports what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(complain(f"{self.prog}: {message} (more: {self.prog} --help)"))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="hokkaido",
        description=DESCRIPTION,
        epilog='"hokkaido COMMAND --help" says more about a command.',
    )
    parser.add_argument(
        "--version", action="version", version=f"hokkaido {importlib.metadata.version(PACKAGE)}"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (run, status, offline, practice):
        command.add_to(commands)
    return parser
