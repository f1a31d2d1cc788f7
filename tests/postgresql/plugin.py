"""For tests that run against every kind of database: ``place`` is an empty one, each time another kind.

One server serves all test processes of a run. The first test that needs it starts it; the end of the run
stops it.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from bot.store.places import Place
from tests.postgresql.server import Server

#: Names the folder of the run's server to the processes of the run.
FOLDER = "HOKKAIDO_TESTS_POSTGRESQL"

#: A file system in memory, where there is one.
MEMORY = Path("/dev/shm")


def pytest_configure(config: pytest.Config) -> None:
    """Choose where the server of this run would be."""
    if not hasattr(config, "workerinput"):
        os.environ[FOLDER] = str(new_folder())


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop the server of this run if there is one."""
    if not hasattr(config, "workerinput"):
        remove(Path(os.environ.pop(FOLDER)))


def new_folder() -> Path:
    """An empty folder for a server."""
    root = MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None
    return Path(tempfile.mkdtemp(prefix="hokkaido-", dir=root))


def remove(folder: Path) -> None:
    """Stop the server in a folder if there is one, and delete the folder."""
    if (folder / "data" / "postmaster.pid").exists():
        Server(folder).stop("immediate")
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def server() -> Server:
    """The server of this run, which serves other tests at the same time."""
    found = Server(Path(os.environ[FOLDER]))
    with FileLock(found.folder / "lock"):
        if not found.data.exists():
            found.make()
    return found


@pytest.fixture
def server_place(server: Server) -> Iterator[Place]:
    """An empty database on the server."""
    name = f"test_{uuid.uuid4().hex}"
    server.create(name)
    yield server.address(name)
    server.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where an empty database is: once a file, once on the server."""
    if request.param == "sqlite":
        return tmp_path / "games.sqlite3"
    found: Place = request.getfixturevalue("server_place")
    return found
