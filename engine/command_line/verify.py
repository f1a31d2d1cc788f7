"""``verify``: replay records and compare their results."""

from __future__ import annotations

import argparse

from engine.command_line.arguments import Parser, WrongUsage, read_file
from engine.command_line.english import sentence
from engine.command_line.output import print_error, print_text
from engine.errors import GameError
from engine.record.record import verify_record


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser("verify", help="replay records and compare their results")
    parser.add_argument("files", metavar="FILE", nargs="+")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Verify every file; print one line for each, to standard error if it is not valid."""
    return max(_verify(path) for path in arguments.files)


def _verify(path: str) -> int:
    try:
        game = verify_record(read_file(path))
    except GameError as error:
        print_error(f"{path}: {sentence(error)}")
        return 1
    except WrongUsage as error:
        print_error(str(error))
        return 2
    count = len(game.actions)
    print_text(f"{path}: valid, {count} actions, {'over' if game.is_over else f'round {game.round}'}")
    return 0
