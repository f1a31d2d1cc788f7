"""The command ``hokkaido``: run the bot, look after its database, open the practice table, check a shuffle.

Exit codes: 0 for success, 1 for a failure, 2 for wrong usage or wrong settings (one line on stderr).
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import importlib.util
import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from bot import database_commands
from bot.database_commands import FAILED, complain
from bot.settings import Settings, SettingsError
from bot.store.errors import StoreError, UnreachableError
from bot.store.opening import prepare
from engine import shuffle
from engine.english import sentence
from engine.errors import GameError
from engine.reading import LARGEST_FILE

#: The name of the installed package.
PACKAGE = "hokkaido-bot"

DESCRIPTION = "Play the board games Hokkaido and Honshu with friends in a Discord server."

RUN_HELP = "start the bot"
RUN_DESCRIPTION = """Start the bot and stay in the foreground until Ctrl-C.

It needs a token: set DISCORD_TOKEN in the environment or in a file .env in this folder;
.env.example lists all settings with their defaults."""

PRACTICE_HELP = "play at a practice table on this machine, without Discord"
PRACTICE_DESCRIPTION = """Run the same bot on a simulated Discord and show it in the browser.

It needs no token and no network, plays against computer players, and keeps its games apart
from the real ones. Stop it with Ctrl-C. It comes with the extra "practice"."""

VERIFY_HELP = "check that a recorded game was shuffled fairly"
VERIFY_DESCRIPTION = """Make commitment and set-up of a record again from its secret and words, and compare.
That the commitment is the one that the channel got is for you to see.

Exit code 0: they match. 1: they do not, or the record does not say. 2: the file cannot be read.
docs/shuffle.md says how to write a checker of one's own."""

HOW_TO_INSTALL_PRACTICE = (
    'hokkaido practice needs the extra "practice": install it with  pip install ".[practice]"  '
    "in the folder of the project."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        command: Callable[[argparse.Namespace], int] = chosen.command
        return command(chosen)
    except KeyboardInterrupt:
        return 0


def run(_chosen: argparse.Namespace) -> int:
    """Start the bot; wrong settings or an unusable database give one line and exit code 2.

    A server that does not answer may do so later: exit code 1.
    """
    try:
        settings = Settings.load()
        # Before the slow imports, and before connecting to Discord.
        prepare(settings.database)
    except UnreachableError as error:
        complain(str(error))
        return FAILED
    except (SettingsError, StoreError) as error:
        return complain(str(error))
    set_up_log(settings.log_level, settings.token.get_secret_value())
    client = importlib.import_module("bot.client")
    return int(client.run(settings) or 0)


def practice(chosen: argparse.Namespace) -> int:
    """Open the practice table if its extra is installed."""
    if importlib.util.find_spec("simcord") is None:
        return complain(HOW_TO_INSTALL_PRACTICE)
    table = importlib.import_module("bot.practice")
    return int(table.main(chosen) or 0)


def verify_shuffle(chosen: argparse.Namespace) -> int:
    """Check the shuffle of a record and print one line that says whether it matches."""
    path = Path(chosen.record)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        return complain(f"{path}: {error.strerror or error}")
    try:
        proof = shuffle.verify_shuffle(data)
    except GameError as error:
        complain(f"{path}: {sentence(error)}")
        return 1
    words = sum(1 for word in proof.words if word.text)
    print(
        f"{path}: the shuffle matches commitment {proof.commitment} (words of players: {words}); "
        "compare it with the one that the channel got when the game began"
    )
    return 0


class _WithoutSecret(logging.Formatter):
    """Writes a line with the time, the level and the logger, in which a secret never stands.

    Discord, or whoever stands in between, might send it back in an error.
    """

    def __init__(self, secret: str) -> None:
        super().__init__("{asctime} {levelname:<8} {name}: {message}", style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The whole entry, with its traceback if it has one."""
        return super().format(record).replace(self._secret, "[DISCORD_TOKEN]")


def set_up_log(level: str, secret: str) -> None:
    """Log to stderr, one line per entry; the secret is left out wherever it would stand."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_WithoutSecret(secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At DEBUG these would log every statement and every message with its contents: whole hands, the seeds
    # of games, and the tokens with which anyone could respond in the name of the bot.
    for name in ("aiosqlite", "discord"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))


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
    wide = argparse.RawDescriptionHelpFormatter
    run_parser = commands.add_parser("run", help=RUN_HELP, description=RUN_DESCRIPTION, formatter_class=wide)
    run_parser.set_defaults(command=run)
    database_commands.add_to(commands, wide)
    practice_parser = commands.add_parser(
        "practice", help=PRACTICE_HELP, description=PRACTICE_DESCRIPTION, formatter_class=wide
    )
    practice_parser.add_argument(
        "--no-browser", action="store_true", help="only print the address, do not open the browser"
    )
    practice_parser.add_argument(
        "--port",
        type=_port,
        default=None,
        metavar="N",
        help="serve the page on this port (default: any free one)",
    )
    practice_parser.add_argument(
        "--people",
        type=int,
        choices=range(1, 6),
        default=1,
        metavar="N",
        help="play for so many people, 1 to 5, one at a time or in a window each (default: 1)",
    )
    practice_parser.set_defaults(command=practice)
    verify_parser = commands.add_parser(
        "verify-shuffle", help=VERIFY_HELP, description=VERIFY_DESCRIPTION, formatter_class=wide
    )
    verify_parser.add_argument("record", metavar="RECORD", help="the record of a game, a JSON file")
    verify_parser.set_defaults(command=verify_shuffle)
    return parser


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no port: a number from 1 to 65535")
    return int(text)
