"""Two processes on one server, in short: ``python -m tests.programs.trust.several`` kills them often."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server
from tests.programs.trust.cluster import open_cluster
from tests.programs.trust.several import Plan, kill_in_turn

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs signals and /proc")

#: Seconds that everything may take to come about, on whatever machine.
PATIENCE = 120.0


@pytest.mark.timeout(900)
async def test_nothing_is_lost_when_two_processes_are_replaced_or_killed_or_their_server_restarts(
    tmp_path: Path,
) -> None:
    with GuardedFolder() as folder:
        server = Server(folder.path)
        await asyncio.to_thread(server.make)
        async with open_cluster(tmp_path, server) as cluster:
            outcome = await kill_in_turn(cluster, Plan(tables=3, kills=2, restarts=1, haste=4), PATIENCE)
            assert outcome.confirmed > 0
