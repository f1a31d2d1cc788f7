"""Fixtures and settings for all tests."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest

# Failed assertions in helper modules show the compared values, as in the tests themselves.
pytest.register_assert_rewrite("tests.bot", "tests.engine", "tests.render")

pytest_plugins = ("tests.postgresql.plugin",)

#: An in-memory file system, where a database need not wait for the disk at every commit.
MEMORY = Path("/dev/shm")

if MEMORY.is_dir() and os.access(MEMORY, os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# If the environment disables bytecode caching, every test process and every program that a test starts would
# compile all modules again.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(Path(sys.prefix) / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

#: The slowest tests: they run whole programs, draw every screen, or play on a release's games.
_SLOWEST = ("loopback", "programs", "bot/board", "bot/practice", "bot/screens", "bot/play/test_updates.py")
LONG = tuple(Path(__file__).parent / slow for slow in _SLOWEST)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the slowest tests first, so that no test process is idle at the end."""
    items.sort(key=lambda item: not any(item.path.is_relative_to(slow) for slow in LONG))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Exempt modules and tests from garbage collection, which would take a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000)
