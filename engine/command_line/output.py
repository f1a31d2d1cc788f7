"""Where the commands write to: results on standard output, complaints on standard error."""

from __future__ import annotations

import errno
import os
import sys


def say(text: str) -> None:
    """Some lines on standard output; letters that it does not have come as escapes.

    Raises:
        OSError: it cannot be written.
    """
    encoding = (sys.stdout and sys.stdout.encoding) or "utf-8"
    write(text.encode(encoding, "backslashreplace") + b"\n")


def write(data: bytes) -> None:
    """Bytes on standard output as they are.

    Raises:
        OSError: it is closed, or cannot be written.
    """
    flush()
    sys.stdout.buffer.write(data)


def flush() -> None:
    """Everything that was said so far, really written.

    Raises:
        OSError: standard output is closed, or cannot be written.
    """
    # A process that was started without standard output has None there.
    if sys.stdout is None:
        raise OSError(errno.EBADF, "it is closed")
    sys.stdout.flush()


def give_up_output() -> None:
    """Let nothing more go to standard output: Python would complain once more when it closes it."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(text: str) -> None:
    """One line on standard error, whatever is in it."""
    if sys.stderr is None:
        return
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
    encoding = sys.stderr.encoding or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), file=sys.stderr)
