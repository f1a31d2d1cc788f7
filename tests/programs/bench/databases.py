"""What one move costs in each kind of database, and a table that is read anew."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from statistics import median

from bot.store import Store, open_store
from bot.store.database import Location
from bot.tables import Change, Stage
from engine.actions import Pick
from tests.bot.store.test_store import LOBBY, NOON, START, action
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import TEMPLATE, Server
from tests.programs.bench.figures import Figure

#: How many moves are measured.
MOVES = 200

#: How many queries one move asks, as ``make measure`` counts them.
READS = 12


def figures() -> Iterator[Figure]:
    """SQLite in memory, and a server on the same machine."""
    with GuardedFolder() as folder:
        server = Server(folder.path)
        server.make()
        places: dict[str, Location] = {
            "SQLite": server.folder / "games.sqlite3",
            "PostgreSQL": server.address(TEMPLATE),
        }
        for name, place in places.items():
            took, busy, read = asyncio.run(_measured(place))
            yield Figure(f"{name}: {READS} queries and one stored move, median", took, "ms")
            yield Figure(f"{name}: processor time of the bot for it, mean", busy, "ms")
            yield Figure(f"{name}: a table with {MOVES} entries read, median", read, "ms")


async def _measured(place: Location) -> tuple[float, float, float]:
    store = await open_store(place)
    try:
        busy = time.process_time()
        moves = [taken async for taken in _moves(store)]
        busy = time.process_time() - busy
        reads = []
        for _ in range(20):
            began = time.perf_counter()
            await store.load(LOBBY.id)
            reads.append(time.perf_counter() - began)
    finally:
        await store.close()
    return median(moves) * 1000, busy / MOVES * 1000, median(reads) * 1000


async def _moves(store: Store) -> AsyncIterator[float]:
    """Make moves; how many seconds each has taken."""
    await store.add_table(LOBBY)
    table = replace(LOBBY, revision=1, stage=Stage.RUNNING)
    await store.save(LOBBY, Change(table, start=START), NOON)
    for number in range(MOVES):
        began = time.perf_counter()
        for _ in range(READS):
            await store.revision(table.id)
        after = replace(table, revision=table.revision + 1)
        await store.save(table, Change(after, entries=(replace(action(number), action=Pick(0, 1)),)), NOON)
        table = after
        yield time.perf_counter() - began
