"""The command ``hokkaido``: runs the bot, manages its database, opens the practice table, checks shuffles.

Each module has ``add_to``, which adds its commands, their arguments and the functions that run them. Exit
codes: 0 for success, 1 for a failure, 2 for wrong usage or wrong settings (one line on stderr).
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from io import TextIOWrapper
from typing import NoReturn

from bot import __version__
from bot.command_line import doctor, offline, practice, run
from bot.command_line.arguments import FAILED, print_error
from engine.command_line.output import discard_output
from engine.errors import in_words

DESCRIPTION = "Play the board games Hokkaido and Honshu with friends on a Discord server."


class _UnwritableError(Exception):
    """Standard output cannot be written; the message is the reason."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # escape characters that the encoding lacks
            stream.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdout, TextIOWrapper):  # report a full disk once, in ``_flush``
        sys.stdout.reconfigure(write_through=False)
    try:
        try:
            if not _has_time_zone():
                return print_error(f"TZ={os.environ.get('TZ')} is not a time zone, such as Europe/Budapest")
            chosen = _parser().parse_args(arguments)
            command: Callable[[argparse.Namespace], int] = chosen.command
            return command(chosen)
        finally:  # also after --help and --version
            _flush()
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:  # the reader, such as head, has stopped
        discard_output()
        return FAILED
    except _UnwritableError as error:
        discard_output()
        print_error(f"cannot write to standard output: {error}")
        return FAILED


def _has_time_zone() -> bool:
    """Whether Python and Babel understand the environment's time zone, which Babel reads when imported."""
    try:
        importlib.import_module("babel.localtime")
        datetime.now().astimezone()
    except (AssertionError, LookupError, OSError, OverflowError, ValueError):
        return False
    return True


def _flush() -> None:
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _UnwritableError(in_words(error)) from error


class _Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(print_error(f"{self.prog}: {message} (see {self.prog} --help)"))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="hokkaido",
        description=DESCRIPTION,
        epilog='Run "hokkaido COMMAND --help" for help with a command.',
    )
    parser.add_argument("--version", action="version", version=f"hokkaido {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (run, doctor, offline, practice):
        command.add_to(commands)
    return parser
