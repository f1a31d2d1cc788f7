"""``hokkaido verify-shuffle``: check the shuffle of a recorded game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.command_line.arguments import FAILED, add_command, complain
from engine.command_line.english import sentence
from engine.errors import GameError, in_words
from engine.reading import LARGEST_FILE
from engine.shuffle import shuffle

VERIFY_HELP = "check that a recorded game was shuffled fairly"
VERIFY_DESCRIPTION = """Make commitment and set-up of a record again from its secret and message, and compare.
That the commitment is the one that the channel got is for you to see.

Exit code 0: they match. 1: they do not, or the file is no record that says. 2: it cannot be read.
docs/shuffle.md says how to write a checker of one's own."""


def add_to(commands: Any) -> None:
    """Add ``verify-shuffle`` to the command line."""
    parser = add_command(commands, "verify-shuffle", verify_shuffle, VERIFY_HELP, VERIFY_DESCRIPTION)
    parser.add_argument("record", metavar="RECORD", help="the record of a game, a JSON file")


def verify_shuffle(chosen: argparse.Namespace) -> int:
    """Check the shuffle of a record and print one line that says whether it matches."""
    path = Path(chosen.record)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        return complain(f"{path}: {in_words(error)}")
    try:
        proof = shuffle.verify_shuffle(data)
    except GameError as error:
        complain(f"{path}: {sentence(error)}")
        return FAILED
    message = "without a message" if proof.message_id is None else f"and message {proof.message_id}"
    print(
        f"{path}: the shuffle matches commitment {proof.commitment} {message}; "
        "compare both with the message in the channel from when the game began"
    )
    return 0
