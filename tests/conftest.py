"""Fixtures and settings for all tests."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest

# What helpers check says what it has found, as in tests themselves.
pytest.register_assert_rewrite("tests.bot", "tests.engine", "tests.render")

pytest_plugins = ("tests.postgresql.plugin",)

#: A file system in memory, where a database need not wait for the disk at every commit.
MEMORY = Path("/dev/shm")

if MEMORY.is_dir() and os.access(MEMORY, os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# Where the environment forbids to keep compiled modules, each test process and every program that a test
# starts would compile all of them anew.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(Path(sys.prefix) / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

#: The folders whose tests wait for whole programs, each of them for long.
LONG = (Path(__file__).parent / "loopback", Path(__file__).parent / "programs")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests: at the end one process would go on with them while the other has none."""
    items.sort(key=lambda item: not any(item.path.is_relative_to(folder) for folder in LONG))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Exempt modules and tests from garbage collection, which would take a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000)
