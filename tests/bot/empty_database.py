"""An empty database in a file, copied from one that is made once per process."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.opening import prepare


def make_empty_database(path: Path) -> None:
    """Create the file as ``prepare`` would, without running its migrations again."""
    path.touch(mode=0o600)
    path.write_bytes(_made_once())


@cache
def _made_once() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        with ThreadPoolExecutor() as thread:  # a test's event loop may be running in this thread
            thread.submit(asyncio.run, prepare(path)).result()
        return path.read_bytes()
