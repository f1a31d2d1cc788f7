"""Fixtures and settings for all tests."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

pytest_plugins = ("tests.postgresql.plugin",)

#: A file system in memory, where a database need not wait for the disk at every commit.
MEMORY = Path("/dev/shm")

if MEMORY.is_dir() and os.access(MEMORY, os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Exempt all modules and tests from garbage collection, which would walk them again and again."""
    gc.collect()
    gc.freeze()
