"""``score``: print the score of a map."""

from __future__ import annotations

import argparse
import json

from engine.command_line.arguments import Parser, read_file
from engine.command_line.output import print_text
from engine.command_line.score_sheet import score_of_map


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser("score", help="score one map")
    parser.add_argument("file", metavar="FILE")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the score as JSON.

    Raises:
        WrongUsage: the file cannot be read.
        GameError: the map is not valid.
    """
    print_text(json.dumps(score_of_map(read_file(arguments.file)).to_json()))
    return 0
