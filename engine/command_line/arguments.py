"""What the commands share: arguments, and files that are read whole, up to a limit."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from engine.errors import in_words
from engine.reading import LARGEST_FILE


class WrongUsage(Exception):  # noqa: N818 - named after what happened
    """Arguments that make no sense, or a file that cannot be read or written."""


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line and takes no abbreviations."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings, allow_abbrev=False)  # type: ignore[arg-type]  # passed on as they are

    def error(self, message: str) -> NoReturn:
        """Raise ``WrongUsage`` with a message of one line."""
        raise WrongUsage(f"{self.prog}: {message}")


def whole_number(text: str) -> int:
    """A whole number without a sign, as people type it; for ``type=`` of an argument.

    Raises:
        argparse.ArgumentTypeError: it is not one.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"{text[:20]!a} is not a whole number from 0 to 999999999")
    return int(text)


def read_file(path: str) -> bytes:
    """The contents of a file, up to one byte more than is allowed.

    Raises:
        WrongUsage: there is no such file, or it cannot be read.
    """
    try:
        with Path(path).open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"{path!a} cannot be read: {in_words(error)}") from None


def write_file(path: Path, data: bytes) -> None:
    """Write a whole file.

    Raises:
        WrongUsage: it cannot be written.
    """
    try:
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"{str(path)!a} cannot be written: {in_words(error)}") from None


def make_folder(path: str) -> Path:
    """Make a folder, unless it is there already.

    Raises:
        WrongUsage: it cannot be made.
    """
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"{path!a} cannot be made: {in_words(error)}") from None
    return folder
