"""Argument parsing and file access for all commands."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from engine.errors import in_words
from engine.reading import LARGEST_FILE


class WrongUsage(Exception):  # noqa: N818 - named after what happened
    """The arguments are invalid, or a file cannot be read or written."""


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line and does not accept abbreviations."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings, allow_abbrev=False)  # type: ignore[arg-type]  # passed on as they are

    def error(self, message: str) -> NoReturn:
        """Raise ``WrongUsage`` with a one-line message."""
        raise WrongUsage(f"{self.prog}: {message}")


def whole_number(text: str) -> int:
    """Parse a whole number from 0 to 999999999, for an argument's ``type=``.

    Raises:
        argparse.ArgumentTypeError: the text is not such a number.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"{text[:20]!a} is not a whole number from 0 to 999999999")
    return int(text)


def read_file(path: str) -> bytes:
    """Read a file, at most one byte beyond the size limit.

    Raises:
        WrongUsage: the file does not exist or cannot be read.
    """
    try:
        with Path(path).open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"{path!a} cannot be read: {in_words(error)}") from None


def write_file(path: Path, data: bytes) -> None:
    """Write a file.

    Raises:
        WrongUsage: the file cannot be written.
    """
    try:
        path.write_bytes(data)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"{str(path)!a} cannot be written: {in_words(error)}") from None


def make_folder(path: str) -> Path:
    """Create a folder unless it exists.

    Raises:
        WrongUsage: the folder cannot be created.
    """
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise WrongUsage(f"{path!a} cannot be created: {in_words(error)}") from None
    return folder
