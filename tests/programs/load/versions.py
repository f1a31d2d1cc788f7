"""Whether a change saves processor time: two versions of the bot at once, with as much to do.

    python -m tests.programs.load.versions FOLDER    (a copy of the repository as it was before)

Which of the two comes second takes 3 to 4 % less, even by the same code, and so may a process by its luck. So
each is as often first as second, in new processes, and only the mean counts.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from tests.loopback.book import open_book
from tests.loopback.process import BotProcess, running_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.programs.load.__main__ import settled
from tests.programs.load.people import LoadedTable, Times, add_guilds, keep_busy, open_tables

#: Where this version is.
HERE = Path(__file__).parents[3]

#: How much is done in each turn: tables of each version, and usually so many interactions a second, seconds.
TABLES, RATE, SECONDS = 16, 8.0, 20.0


def main() -> int:
    """Compare, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.load.versions", description=__doc__)
    parser.add_argument("before", type=Path, help="the folder of the other version")
    parser.add_argument("--turns", type=int, default=3, help="how often each is first, and second")
    parser.add_argument("--rate", type=float, default=RATE, help="interactions a second, of each")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for how long, in each turn")
    chosen = parser.parse_args()
    before = chosen.before.resolve()
    print("| first | before, ms a move | now, ms a move | now in times of before |\n|---|---|---|---|")
    found = []
    for _ in range(chosen.turns):
        for order in ((before, HERE), (HERE, before)):
            used = asyncio.run(_processor_time_of_a_move(order, chosen.rate, chosen.seconds))
            found.append(used[HERE] / used[before])
            first = "before" if order[0] == before else "now"
            print(f"| {first} | {used[before] * 1000:.1f} | {used[HERE] * 1000:.1f} | {found[-1]:.3f} |")
    print(f"| mean | | | {statistics.geometric_mean(found):.3f} |")
    return 0


async def _processor_time_of_a_move(
    versions: tuple[Path, Path], rate: float, seconds: float
) -> dict[Path, float]:
    """Seconds that the main process of each takes, both at the same time."""
    async with AsyncExitStack() as stack:
        opened = [await _opened(stack, version) for version in versions]
        await asyncio.gather(*(settled(discord) for discord, _, _ in opened))
        used = [bot.processor_seconds() for _, bot, _ in opened]
        times = [Times() for _ in opened]
        await asyncio.gather(
            *(
                keep_busy(discord, tables, of, rate=rate, seconds=seconds, follows=True)
                for (discord, _, tables), of in zip(opened, times, strict=True)
            )
        )
        await asyncio.gather(*(settled(discord) for discord, _, _ in opened))
        now = [bot.processor_seconds() for _, bot, _ in opened]
    assert all(of.moves for of in times), "nobody could move"
    return {
        version: (after - before) / of.moves
        for version, before, after, of in zip(versions, used, now, times, strict=True)
    }


async def _opened(
    stack: AsyncExitStack, version: Path
) -> tuple[LoopbackDiscord, BotProcess, list[LoadedTable]]:
    """A version that runs against a small Discord of its own, with games under way."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    discord = await stack.enter_async_context(loopback_discord())
    discord.limits.enforced = False
    guilds = add_guilds(discord, TABLES)
    bot = await stack.enter_async_context(running_bot(folder, discord, PYTHONPATH=str(version)))
    book = await stack.enter_async_context(open_book(folder))
    return discord, bot, await open_tables(discord, book, guilds, TABLES)


if __name__ == "__main__":
    sys.exit(main())
