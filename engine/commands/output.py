"""Where the commands write to: results on standard output, complaints on standard error."""

from __future__ import annotations

import sys


def say(text: str) -> None:
    """Some lines on standard output; letters that it does not have come as escapes."""
    write(text.encode(sys.stdout.encoding or "utf-8", "backslashreplace") + b"\n")


def write(data: bytes) -> None:
    """Bytes on standard output as they are."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)


def complain(text: str) -> None:
    """One line on standard error, whatever is in it."""
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
    encoding = sys.stderr.encoding or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), file=sys.stderr)
