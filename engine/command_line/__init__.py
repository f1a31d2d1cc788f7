"""The commands that read and write game records: ``python -m engine`` (docs/record.md).

Each is one module with ``add_to``, which describes its arguments, and ``run``, which runs it. The exit code
is 0 when all is well, 1 when a record, deck or map is not valid, and 2 for wrong usage.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.command_line import legal, play, review, score, show, verify
from engine.command_line.arguments import Parser, WrongUsage
from engine.command_line.english import sentence
from engine.command_line.output import complain, flush, give_up_output
from engine.errors import GameError, in_words

#: The usual exit code of a process whose output nobody reads any more.
_BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    Args:
        arguments: the words after ``python -m engine``; those of the process if None.
    """
    parser = Parser(prog="python -m engine", description="Play, verify and look at game records.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in (play, verify, show, legal, score, review):
        command.add_to(commands)
    try:
        chosen = parser.parse_args(arguments)
        code: int = chosen.run(chosen)
        flush()
    except WrongUsage as error:
        complain(str(error))
        return 2
    except GameError as error:
        complain(sentence(error))
        return 1
    except BrokenPipeError:
        give_up_output()
        return _BROKEN_PIPE
    except OSError as error:
        give_up_output()
        complain(f"standard output cannot be written: {in_words(error)}")
        return 2
    except KeyboardInterrupt:
        return 130
    return code
