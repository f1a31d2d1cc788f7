"""Shared by the commands: adding a command, ``--shards``, exit codes, and lines on stderr."""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import sys
from collections.abc import Callable
from typing import Any

from engine.command_line import output

FAILED = 1
WRONG_USAGE = 2

#: syslog's priorities, by the lowest level of each.
_PRIORITIES = ((logging.CRITICAL, 2), (logging.ERROR, 3), (logging.WARNING, 4), (logging.INFO, 6))
_DEBUG = 7

#: Runs a command with its arguments and returns the exit code.
Run = Callable[[argparse.Namespace], int]


def add_command(
    commands: Any, name: str, run: Run, summary: str, description: str
) -> argparse.ArgumentParser:
    """Add a command and return its parser, to which arguments can be added."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=summary, description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.set_defaults(command=run)
    return parser


def add_shards(parser: argparse.ArgumentParser, what: str) -> None:
    """Add ``--shards``, which overrides the setting; its help text begins with ``what``."""
    parser.add_argument(
        "--shards",
        metavar="FIRST-LAST/COUNT",
        help=f"{what} these Discord shards, such as 0-3/16 (default: HOKKAIDO_SHARDS, or all)",
    )


def given(chosen: argparse.Namespace) -> dict[str, str]:
    """Return the settings given as arguments."""
    return {"HOKKAIDO_SHARDS": chosen.shards} if chosen.shards else {}


def print_error(problem: str) -> int:
    """Print one line to stderr, if possible, and return the exit code for wrong usage."""
    with contextlib.suppress(OSError):
        output.print_error(journal_prefix(logging.ERROR) + " ".join(problem.split()))
    return WRONG_USAGE


def journal_prefix(level: int) -> str:
    """Return what tells systemd's journal the level of a line, or "" if stderr is not the journal.

    See sd-daemon(3) for the prefix and systemd.exec(5) for ``JOURNAL_STREAM``.
    """
    try:
        stderr = os.fstat(sys.stderr.fileno())
    except (AttributeError, OSError):  # there is none, or a test reads it
        return ""
    if os.environ.get("JOURNAL_STREAM") != f"{stderr.st_dev}:{stderr.st_ino}":
        return ""
    return f"<{next((priority for lowest, priority in _PRIORITIES if level >= lowest), _DEBUG)}>"
