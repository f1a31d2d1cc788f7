"""An empty database in a file, copied from one that is made once in each process."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.opening import prepare


def make_empty_database(path: Path) -> None:
    """Make the file what ``prepare`` would make of it, without running all migrations anew."""
    path.touch(mode=0o600)
    path.write_bytes(_made_once())


@cache
def _made_once() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        prepare(path)
        return path.read_bytes()
