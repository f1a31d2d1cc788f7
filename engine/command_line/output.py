"""Where the commands write: results to standard output, complaints to standard error."""

from __future__ import annotations

import errno
import os
import sys


def say(text: str) -> None:
    """Write some lines to standard output; characters that it cannot encode become escapes.

    Raises:
        OSError: it cannot be written.
    """
    encoding = (sys.stdout and sys.stdout.encoding) or "utf-8"
    write(text.encode(encoding, "backslashreplace") + b"\n")


def write(data: bytes) -> None:
    """Write bytes to standard output as they are.

    Raises:
        OSError: it is closed, or cannot be written.
    """
    flush()
    sys.stdout.buffer.write(data)


def flush() -> None:
    """Make sure that everything said so far is written.

    Raises:
        OSError: standard output is closed, or cannot be written.
    """
    # It is None in a process that was started without standard output.
    if sys.stdout is None:
        raise OSError(errno.EBADF, "it is closed")
    sys.stdout.flush()


def give_up_output() -> None:
    """Discard further output, or Python would complain once more when it closes standard output."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(text: str) -> None:
    """Write one line to standard error, whatever the text contains."""
    if sys.stderr is None:
        return
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
    encoding = sys.stderr.encoding or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), file=sys.stderr)
