"""``make scale``: how much several processes on one PostgreSQL server bear, and what a move costs there.

The processes run against a small Discord on loopback, which runs here together with the people, and all of
it shares the machine. SQLite, which one process serves, is measured in the same way beside them. What a move
costs the database hardly depends on the machine; how many moves a second it bears does. docs/scaling.md has
the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tests.loopback.book import open_book
from tests.loopback.process import running_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server
from tests.programs.load.__main__ import late, settled
from tests.programs.load.people import LoadedTable, Times, keep_busy, open_tables
from tests.programs.trust.cluster import DATABASE, Cluster, open_cluster

#: How many processes share the server, one after another.
PROCESSES = (1, 2, 4)

#: Interactions a second that are tried, until one is too many.
RATES = (2.0, 5.0, 10.0, 15.0, 20.0, 30.0, 40.0, 60.0)

#: What the server logs of each statement.
STATEMENT = re.compile(r"LOG:  (?:statement|execute)")

#: The first response has to come within so many seconds in 99 of 100 cases.
WANTED = 0.5


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is measured: tables, seconds at each rate, and which rates."""

    tables: int
    seconds: float
    rates: Sequence[float]


FULL = Plan(40, 20, RATES)
SHORT = Plan(4, 5, RATES[:1])


@dataclass(slots=True)
class Cost:
    """What the server has done so far."""

    statements: int = 0
    written: int = 0
    seconds: float = 0.0


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.load.scale", description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few tables for a few seconds, to see it work")
    parser.add_argument("--seconds", type=float, default=FULL.seconds, help="how long each rate is tried")
    chosen = parser.parse_args()
    plan = SHORT if chosen.short else replace(FULL, seconds=chosen.seconds)
    print(
        "| database | processes | moves a second, 99 % of first responses within 500 ms | statements a move "
        "| bytes written a move | processor time of the database a move |"
    )
    print("|---|---|---|---|---|---|", flush=True)
    asyncio.run(sqlite(plan))
    for count in PROCESSES:
        asyncio.run(postgresql(plan, count))
    return 0


async def sqlite(plan: Plan) -> None:
    """One process with a file."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with loopback_discord() as discord:
            discord.limits.enforced = False
            guild = discord.world.add_guild()
            async with running_bot(folder, discord), open_book(folder) as book:
                tables = await open_tables(discord, book, [guild.id], plan.tables)
                best, _ = await highest_rate(plan, discord, tables)
    print(f"| SQLite | 1 | {best} | - | - | - |", flush=True)


async def postgresql(plan: Plan, count: int) -> None:
    """So many processes with a server."""
    with tempfile.TemporaryDirectory() as name, GuardedFolder() as guarded:
        server = Server(guarded.path, ("log_statement=all",))
        await asyncio.to_thread(server.make)
        async with open_cluster(Path(name), server, count) as cluster:
            tables = await opened(cluster, plan.tables)
            await settled(cluster.discord)
            before = cost(server)
            best, moves = await highest_rate(plan, cluster.discord, tables)
            await settled(cluster.discord)
            after = cost(server)
    moves = max(1, moves)
    print(
        f"| PostgreSQL | {count} | {best} | {(after.statements - before.statements) / moves:.1f} "
        f"| {(after.written - before.written) / moves:.0f} "
        f"| {(after.seconds - before.seconds) / moves * 1000:.1f} ms |",
        flush=True,
    )


async def opened(cluster: Cluster, count: int) -> list[LoadedTable]:
    """So many games, spread over the servers of all processes."""
    found: list[LoadedTable] = []
    for number, guild in enumerate(cluster.guilds):
        share = count // len(cluster.guilds) + (number < count % len(cluster.guilds))
        found += await open_tables(cluster.discord, cluster.book, [guild.id], share)
    return found


async def highest_rate(
    plan: Plan, discord: LoopbackDiscord, tables: Sequence[LoadedTable]
) -> tuple[str, int]:
    """Up to which rate people are answered in time, in moves a second; and how many moves there were."""
    best, moves = "fewer than were tried", 0
    for rate in plan.rates:
        times = Times()
        await keep_busy(discord, tables, times, rate=rate, seconds=plan.seconds, follows=True)
        moves += times.moves
        words = times.words()
        if times.unanswered or late(words) > WANTED:
            break
        best = f"{times.moves / plan.seconds:.1f}"
        if all(table.is_over for table in tables):
            break
    return best, moves


def cost(server: Server) -> Cost:
    """What the server has done for the shared database, and for itself, so far."""
    log = (server.data / "log").read_text(encoding="utf-8", errors="replace")
    statements = len(STATEMENT.findall(log))
    written = server.ask("SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint", DATABASE)
    first = int((server.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    ticks = sum(_ticks(first))
    for process in Path("/proc").iterdir():
        if process.name.isdigit() and _parent(process) == first:
            ticks += sum(_ticks(int(process.name))[:2])
    return Cost(statements, written, ticks / os.sysconf("SC_CLK_TCK"))


def _fields(process: Path) -> list[str]:
    try:
        return (process / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except (OSError, UnicodeDecodeError):
        return []


def _parent(process: Path) -> int:
    fields = _fields(process)
    return int(fields[1]) if fields else 0


def _ticks(number: int) -> list[int]:
    """Processor time of a process, by itself and in the system, and the same of its children that ended."""
    return [int(field) for field in _fields(Path(f"/proc/{number}"))[11:15]]


if __name__ == "__main__":
    sys.exit(main())
