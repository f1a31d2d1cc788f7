"""``python -m engine``: commands that read and write game records (docs/record.md).

Each command is a module with ``add_to``, which adds its parser, and ``run``. The exit code is 0 for success,
1 for an invalid record, deck or map, and 2 for wrong usage.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.command_line import legal, play, score, verify
from engine.command_line.arguments import Parser, WrongUsage
from engine.command_line.english import sentence
from engine.command_line.output import discard_output, flush, print_error
from engine.errors import GameError, in_words

#: The conventional exit code of a process whose output pipe was closed (128 + SIGPIPE).
_BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    Args:
        arguments: the arguments after ``python -m engine``; ``sys.argv[1:]`` if None.
    """
    parser = Parser(prog="python -m engine", description="Play games, verify records, and score maps.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in (play, verify, legal, score):
        command.add_to(commands)
    try:
        chosen = parser.parse_args(arguments)
        code: int = chosen.run(chosen)
        flush()
    except WrongUsage as error:
        print_error(str(error))
        return 2
    except GameError as error:
        print_error(sentence(error))
        return 1
    except BrokenPipeError:
        discard_output()
        return _BROKEN_PIPE
    except OSError as error:
        discard_output()
        print_error(f"cannot write to standard output: {in_words(error)}")
        return 2
    except KeyboardInterrupt:
        return 130
    return code
