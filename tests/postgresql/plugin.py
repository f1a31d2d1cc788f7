"""Fixtures for tests that run against both kinds of database: ``place`` is an empty one.

All test processes of a run share one PostgreSQL server. The first test that needs it starts it; it stops
when the run ends, even if the run is killed.
"""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from bot.store.database import Location
from tests.bot.empty_database import make_empty_database
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server

#: The environment variable that passes the server's folder to all test processes of the run.
FOLDER = "HOKKAIDO_TESTS_POSTGRESQL"


def pytest_configure(config: pytest.Config) -> None:
    """Create a folder for this run's server, and delete it when the run ends."""
    if not hasattr(config, "workerinput"):
        folder = GuardedFolder()
        os.environ[FOLDER] = str(folder.path)
        config.add_cleanup(folder.close)


@pytest.fixture(scope="session")
def server() -> Server:
    """This run's server, which other test processes use at the same time."""
    found = Server(Path(os.environ[FOLDER]))
    with FileLock(found.folder / "lock"):
        if not found.data.exists():
            found.make()
    return found


@pytest.fixture
def server_place(server: Server) -> Iterator[Location]:
    """An empty database on the server."""
    name = f"test_{uuid.uuid4().hex}"
    server.create(name)
    yield server.address(name)
    server.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Location:
    """The location of an empty database: first an SQLite file, then on the PostgreSQL server."""
    return empty_place(request, tmp_path)


def empty_place(request: pytest.FixtureRequest, tmp_path: Path) -> Location:
    """The location of an empty database of the kind that a fixture's parameter names."""
    if request.param == "sqlite":
        make_empty_database(tmp_path / "games.sqlite3")
        return tmp_path / "games.sqlite3"
    found: Location = request.getfixturevalue("server_place")
    return found
