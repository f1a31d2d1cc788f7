"""No server outlives the tests that needed it, even if these are killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

#: Makes a server, says where, and waits to be killed.
MAKE_AND_WAIT = """
import sys
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server

server = Server(GuardedFolder().path)
server.make()
print(server.folder, flush=True)
sys.stdin.read()
"""


def test_a_server_goes_when_its_tests_are_killed() -> None:
    tests = subprocess.Popen(
        [sys.executable, "-c", MAKE_AND_WAIT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert tests.stdout is not None
    folder = Path(tests.stdout.readline().strip())
    server = int((folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    os.kill(server, 0)
    tests.kill()
    tests.communicate()
    while folder.exists():
        time.sleep(0.02)
    try:
        os.kill(server, 0)
    except ProcessLookupError:
        return
    raise AssertionError("the server is still there")
