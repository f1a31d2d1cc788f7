"""Shared by the commands: adding a command, ``--shards``, and exit codes."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable
from typing import Any

from engine.command_line import output

FAILED = 1
WRONG_USAGE = 2

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
        output.print_error(" ".join(problem.split()))
    return WRONG_USAGE
