"""Output of the commands: results to standard output, errors to standard error."""

from __future__ import annotations

import errno
import os
import sys


def print_text(text: str) -> None:
    """Write lines to standard output; characters that it cannot encode are escaped.

    Raises:
        OSError: standard output cannot be written.
    """
    encoding = (sys.stdout and sys.stdout.encoding) or "utf-8"
    write(text.encode(encoding, "backslashreplace") + b"\n")


def write(data: bytes) -> None:
    """Write bytes to standard output unchanged.

    Raises:
        OSError: standard output is closed or cannot be written.
    """
    flush()
    sys.stdout.buffer.write(data)


def flush() -> None:
    """Flush standard output.

    Raises:
        OSError: standard output is closed or cannot be written.
    """
    # sys.stdout is None in a process that was started without standard output.
    if sys.stdout is None:
        raise OSError(errno.EBADF, "it is closed")
    sys.stdout.flush()


def discard_output() -> None:
    """Discard further output, so that Python does not report another error when it closes standard output."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_error(text: str) -> None:
    """Write one line to standard error; characters that it cannot encode are escaped."""
    if sys.stderr is None:
        return
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
    encoding = sys.stderr.encoding or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), file=sys.stderr)
