"""Two processes that are replaced and killed in turn, and a database server that is restarted.

``python -m tests.programs.trust.several`` tries it as often as docs/reliability.md says.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server
from tests.programs.trust.cluster import PROCESSES, Cluster, open_cluster

#: Seconds between two kills.
PAUSE = (2.0, 6.0)

#: Seconds within which every table has to be told, whatever ends.
WITHIN = 40.0

#: The ways in which the database server is stopped: in good order, and as in a crash.
WAYS = ("fast", "immediate")

#: So many tables are opened at the same time.
OPENED_AT_ONCE = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is tried; at an update one process after the other is replaced.

    With a ``haste`` of 2 all pauses and thoughts take half as long.
    """

    tables: int = 50
    kills: int = 200
    restarts: int = 20
    updates: int = 1
    seed: int = 0
    haste: float = 1.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it."""

    confirmed: int
    unanswered: int
    told_twice: int
    longest_behind: float


async def kill_in_turn(cluster: Cluster, plan: Plan, within: float) -> Outcome:
    """Kill one process after another while people play through both.

    Raises:
        AssertionError: something is lost, doubled or not told.
    """
    chance = random.Random(plan.seed)
    while len(cluster.matches) < plan.tables:
        missing = min(OPENED_AT_ONCE, plan.tables - len(cluster.matches))
        await asyncio.gather(*(cluster.new_match() for _ in range(missing)))
    playing = [
        asyncio.create_task(cluster.play(match, random.Random(f"{plan.seed} {number}"), plan.haste))
        for number, match in enumerate(cluster.matches)
    ]
    try:
        for _ in range(plan.updates):
            for shard in range(PROCESSES):
                await asyncio.sleep(chance.uniform(*PAUSE) / plan.haste)
                await cluster.replace(shard)
        for kill in range(plan.kills):
            await asyncio.sleep(chance.uniform(*PAUSE) / plan.haste)
            await cluster.kill(chance.randrange(PROCESSES))
            if (kill + 1) * plan.restarts // plan.kills > kill * plan.restarts // plan.kills:
                await cluster.restart_server(WAYS[kill % len(WAYS)])
    finally:
        cluster.over.set()
        await asyncio.gather(*playing)
    await asyncio.gather(*(match.goes_on(within) for match in cluster.matches))
    await cluster.check()
    outcome = Outcome(
        sum(len(match.confirmed) for match in cluster.matches),
        sum(len(match.unanswered) for match in cluster.matches),
        cluster.told_twice(),
        cluster.longest_behind,
    )
    assert outcome.told_twice <= plan.kills, f"{outcome.told_twice} messages stand twice"
    assert outcome.longest_behind <= within, (
        f"not told for {outcome.longest_behind:.0f} s: {cluster.longest_missing}"
    )
    return outcome


async def try_plan(plan: Plan, log: Path | None = None) -> str:
    """Try a plan; what came of it, as a row of the table in docs/reliability.md, and whether all was well."""
    with tempfile.TemporaryDirectory() as folder, GuardedFolder() as guarded:
        server = Server(guarded.path)
        await asyncio.to_thread(server.make)
        async with open_cluster(Path(folder), server) as cluster:
            try:
                outcome = await kill_in_turn(cluster, plan, WITHIN)
            except (AssertionError, TimeoutError) as error:
                if log is not None:
                    await asyncio.to_thread(log.write_text, cluster.log(), encoding="utf-8")
                confirmed = sum(len(match.confirmed) for match in cluster.matches)
                return f"FAILED after {confirmed} decisions: {' '.join(str(error).split())}"
            return (
                f"{plan.updates} updates, {plan.kills} kills of one of two processes, "
                f"{plan.restarts} restarts of PostgreSQL, "
                f"{plan.tables} tables: {outcome.confirmed} decisions confirmed, {outcome.unanswered} told "
                f"nothing, none lost or doubled, {outcome.told_twice} messages twice, "
                f"at most {outcome.longest_behind:.0f} s until a table was told"
            )


def main() -> int:
    """Try it; 1 if anything was lost, doubled or not told."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m tests.programs.trust.several", description=__doc__)
    parser.add_argument("--tables", type=int, default=usual.tables, help="how many games go on at once")
    parser.add_argument("--kills", type=int, default=usual.kills, help="how often a process is killed")
    parser.add_argument(
        "--restarts", type=int, default=usual.restarts, help="how often PostgreSQL is restarted"
    )
    parser.add_argument("--updates", type=int, default=usual.updates, help="how often all are replaced")
    parser.add_argument("--seed", type=int, default=usual.seed, help="for the moments of the kills")
    parser.add_argument("--log", type=Path, default=None, help="where to keep the bots' log of a failure")
    chosen = parser.parse_args()
    plan = Plan(chosen.tables, chosen.kills, chosen.restarts, chosen.updates, chosen.seed)
    said = asyncio.run(try_plan(plan, chosen.log))
    print(said)
    return 1 if said.startswith("FAILED") else 0


if __name__ == "__main__":
    sys.exit(main())
