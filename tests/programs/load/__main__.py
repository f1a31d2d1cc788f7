"""``make load``: what the bot's process costs under load, and with many games at rest (docs/performance.md).

The bot runs as its own process; the loopback Discord and the players run in this one. Measure on an
otherwise idle machine.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from engine.options import FEWEST_PLAYERS
from tests.loopback.copies import Original, add_finished, copy_open
from tests.loopback.process import running_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.stored_tables import open_stored_tables
from tests.ports import free_address
from tests.programs.load.pages import open_pages
from tests.programs.load.tables import LoadedTable, Times, keep_busy, open_tables

DATABASE = "hokkaido.sqlite3"

#: Seconds without a request after which the bot is at rest.
QUIET = 2.0

#: One in this many open games at rest was played; the others are copies of it.
COPIES = 50

#: The minimum number of actions in a game at rest, and the rate at which they are made.
FEWEST_ACTIONS, MOVES_A_SECOND = 30, 30.0


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is measured: the tables, the rate and duration of their moves, and the games at rest."""

    tables: int
    players: int
    rate: float
    seconds: float
    open_games: int
    finished_games: int


FULL = Plan(100, FEWEST_PLAYERS, 10, 60, 1000, 10_000)
SHORT = Plan(10, FEWEST_PLAYERS, 5, 5, 20, 100)


def main() -> int:
    """Measure and print rows of a Markdown table."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.load", description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few tables for a few seconds, to try it out")
    parser.add_argument(
        "--players", type=int, default=FEWEST_PLAYERS, help="at each table (default: %(default)s)"
    )
    chosen = parser.parse_args()
    plan = replace(SHORT if chosen.short else FULL, players=chosen.players)
    print("| what | figure |\n|---|---|")
    asyncio.run(under_load(plan))
    asyncio.run(under_load(plan, board=True))
    asyncio.run(at_rest(plan))
    return 0


async def under_load(plan: Plan, *, board: bool = False) -> None:
    """Measure processor time and requests per move, and how long people wait, under Discord's limits.

    With ``board`` everyone has the board open and moves there.
    """
    times, listen = Times(), str(free_address())
    address = f"http://{listen}"
    settings = {"HOKKAIDO_BOARD_LISTEN": listen, "HOKKAIDO_BOARD_ADDRESS": address} if board else {}
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        discord = await stack.enter_async_context(loopback_discord())
        bot = await stack.enter_async_context(running_bot(folder, discord, **settings))
        discord.limits.enforced = False
        async with open_stored_tables(folder) as stored:
            tables = await open_tables(discord, stored, plan.tables, plan.players)
        if board:
            pages = open_pages(folder / DATABASE, address, tables)
            tables = [*await stack.enter_async_context(pages)]
        await settled(discord)
        discord.limits.enforced = True
        requests, used = len(discord.requests), bot.processor_seconds()
        await keep_busy(discord, tables, times, plan.rate, plan.seconds)
        await settled(discord)
        made = sum(request.needs_token for request in discord.requests[requests:])
        used = bot.processor_seconds() - used
        memory, worker = (size / 2**20 for size in bot.memory())
    moves = max(1, times.moves)
    waits = sorted(times.first_responses) or [0.0]
    late = waits[int(len(waits) * 0.99)]
    where = " on the board" if board else ""
    print(f"| moves a second, at tables{where} | {times.moves / plan.seconds:.1f}, {plan.tables} |")
    print(f"| moves refused, interactions unanswered | {times.refused}, {times.unanswered} |")
    print(f"| requests refused by Discord's limits | {sum(discord.limits.hits.values())} |")
    print(f"| main process a move | {used / moves * 1000:.1f} ms of processor time |")
    print(f"| requests with the token a move | {made / moves:.2f} |")
    wait = f"{statistics.median(waits) * 1000:.0f} and {late * 1000:.0f} ms"
    print(
        f"| {'move stored and shown' if board else 'first response'}, median and 99th percentile | {wait} |"
    )
    print(f"| memory of the main process, of a worker | {memory:.0f} MB, {worker:.0f} MB |")
    print(f"| the driver was late by | {times.late:.2f} s |", flush=True)


async def at_rest(plan: Plan) -> None:
    """Measure how soon the bot is ready with many games, its requests after that, and its memory."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with loopback_discord() as discord:
            discord.limits.enforced = False
            async with running_bot(folder, discord) as empty, open_stored_tables(folder) as stored:
                tables = await open_tables(discord, stored, max(2, plan.open_games // COPIES), plan.players)
                while fresh := [table for table in tables if _actions(table) < FEWEST_ACTIONS]:
                    await keep_busy(discord, fresh, Times(), rate=MOVES_A_SECOND, seconds=1)
                await settled(discord)
            originals = [
                Original(one.table.id, one.channel, [client.person for client in one.clients])
                for one in tables
            ]
            copy_open(discord.world, folder / DATABASE, originals, plan.open_games - len(originals))
            add_finished(folder / DATABASE, originals, plan.finished_games)
            async with running_bot(folder, discord):
                await settled(discord)  # brings the copies' messages up to date
            before = len(discord.requests)
            async with running_bot(folder, discord) as bot:
                await settled(discord)
                games = f"{plan.open_games} open and {plan.finished_games} finished games"
                print(f"| ready with no games | {empty.ready_after or 0:.1f} s |")
                print(f"| ready with {games} | {bot.ready_after or 0:.1f} s |")
                print(f"| requests after that start | {len(discord.requests) - before} |")
                print(f"| memory of the main process then | {bot.memory()[0] / 2**20:.0f} MB |")


def _actions(table: LoadedTable) -> int:
    """The number of actions in a table's game, as far as the driver knows."""
    return 0 if table.table.game is None else len(table.table.game.actions)


async def settled(discord: LoopbackDiscord) -> None:
    """Wait until the bot has made no request for ``QUIET`` seconds."""
    before = -1
    while before != len(discord.requests):
        before = len(discord.requests)
        await asyncio.sleep(QUIET)


if __name__ == "__main__":
    sys.exit(main())
