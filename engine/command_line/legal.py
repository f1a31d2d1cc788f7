"""``legal``: print the number of legal placements for an action in a record."""

from __future__ import annotations

import argparse

from engine.actions import Place
from engine.command_line.arguments import Parser, WrongUsage, read_file, whole_number
from engine.command_line.output import print_text
from engine.record.record import read_record


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser("legal", help="count the legal placements before an action")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--at", metavar="N", type=whole_number, required=True, help="index of the action, counting from 0"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the number of different legal placements for the card that action N places.

    Raises:
        WrongUsage: the file cannot be read, or action N is not a ``place``.
        GameError: the record is not valid up to that action.
    """
    record = read_record(read_file(arguments.file))
    if arguments.at >= len(record.actions):
        raise WrongUsage(f"--at {arguments.at}: the record has {len(record.actions)} actions")
    action = record.actions[arguments.at]
    if not isinstance(action, Place):
        raise WrongUsage(f"--at {arguments.at}: that action is not a placement")
    game = record.replay(arguments.at)
    card = game.table.card(action.placement.card)
    print_text(str(game.table.maps[action.seat].legal_placements(card).count()))
    return 0
