"""``make load``: how the whole bot bears many tables, beside a bot that only answers "ok".

The bot runs as its own process against a small Discord on loopback, which runs here together with the
people. So both share the machine; wanted are the figures of two cores that do nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tests.loopback.book import open_book
from tests.loopback.process import running_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.programs.load.ledger import SAMPLED, Reading
from tests.programs.load.people import (
    Kind,
    LoadedTable,
    Times,
    Wait,
    add_guilds,
    first_commands,
    keep_busy,
    open_tables,
)
from tests.programs.load.stored import Copy, fill

#: The bot that only answers "ok".
FLOOR = ("-m", "tests.programs.load.floor")

#: The file of the bot's database.
DATABASE = "hokkaido.sqlite3"

#: Of so many games at rest one has been played and the others are its copies; how many actions those have at
#: least that were played, and how many moves a second were made there.
COPIES, FEWEST_ACTIONS, MOVES_A_SECOND = 50, 30, 30.0

#: How many messages the floor edits after each answer, to see what a request with the token takes.
EDITS = 3

#: How often bot and floor are measured in turn.
TURNS = 2

#: Strangers whose first command is measured in each turn.
STRANGERS = 20


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured: tables, interactions a second (for ``limited`` moves), seconds."""

    tables: int
    rate: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Plan:
    """All that is measured."""

    compared: Size
    limited: Size
    fast: Size
    open_games: int
    stored_games: int


FULL = Plan(Size(25, 10, 20), Size(100, 10, 60), Size(250, 60, 30), 1000, 10_000)
SHORT = Plan(Size(5, 5, 5), Size(10, 5, 5), Size(20, 10, 5), 20, 100)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.load", description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few tables for a few seconds, to see it work")
    parser.add_argument("--only", choices=tuple(PARTS), help="only this part of it")
    chosen = parser.parse_args()
    plan = SHORT if chosen.short else FULL
    for name, part in PARTS.items():
        if chosen.only in (None, name):
            asyncio.run(part(plan))
    return 0


async def compare(plan: Plan) -> None:
    """The first responses of the bot and of the floor, in turn, for every kind of interaction."""
    size, bot, floor = plan.compared, Times(), Times()
    for _ in range(TURNS):
        await _measure(size, bot, floor)
    print(f"\n{size.tables} tables, {size.rate:g} interactions a second, bot and floor in turn; ms\n")
    print("| what | count | floor | bot | times (wanted: 1.3) | bot, 99th | floor, answer | bot, answer |")
    print("|---|---|---|---|---|---|---|---|")
    for kind in Kind:
        for at_once in (False, True):
            _compare(kind, [wait for wait in bot.waits[kind] if wait.at_once is at_once], floor.waits[kind])


def _compare(kind: Kind, ours: Sequence[Wait], floor: Sequence[Wait]) -> None:
    """One row: medians of what was acknowledged first, or of what was answered at once, beside the floor."""
    if not ours or not floor:
        return
    how = "answered at once" if ours[0].at_once else "acknowledged first"
    word, least_word = (statistics.median(wait.word for wait in waits) * 1000 for waits in (ours, floor))
    answer, least = (statistics.median(wait.answer for wait in waits) * 1000 for waits in (ours, floor))
    print(
        f"| {kind}, {how} | {len(ours)} | {least_word:.1f} | {word:.1f} | {word / least_word:.2f} "
        f"| {late([wait.word for wait in ours]) * 1000:.0f} | {least:.1f} | {answer:.1f} |"
    )


async def _measure(size: Size, bot: Times, floor: Times) -> None:
    """One turn: the bot, and then the floor with the same tables."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with loopback_discord() as discord:
            discord.limits.enforced = False
            guilds = add_guilds(discord, size.tables)
            async with running_bot(folder, discord), open_book(folder) as book:
                tables = await open_tables(discord, book, guilds, size.tables)
                await settled(discord)  # the floor has nothing else to do either
                await first_commands(discord, tables[0].channel, STRANGERS, bot)
                await keep_busy(discord, tables, bot, rate=size.rate, seconds=size.seconds, follows=True)
            async with running_bot(folder, discord, program=FLOOR):
                await first_commands(discord, tables[0].channel, STRANGERS, floor)
                await keep_busy(discord, tables, floor, rate=size.rate, seconds=size.seconds, follows=False)


async def under_limits(plan: Plan) -> None:
    """What people wait for, and how often Discord limits the bot, under Discord's own limits.

    The rate is of moves: looks and completions come beside them.
    """
    size = plan.limited
    print(f"\n{size.tables} tables, {size.rate:g} moves a second, Discord's limits\n")
    await _alone(size, enforced=True, of_moves=True)


async def fast(plan: Plan) -> None:
    """What people wait for where Discord sets no limits."""
    size = plan.fast
    print(f"\n{size.tables} tables, {size.rate:g} interactions a second, no limits\n")
    await _alone(size, enforced=False)


async def _alone(size: Size, *, enforced: bool, of_moves: bool = False) -> None:
    times = Times()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with loopback_discord() as discord:
            discord.limits.enforced = False
            guilds = add_guilds(discord, size.tables)
            async with running_bot(folder, discord) as bot, open_book(folder) as book:
                tables = await open_tables(discord, book, guilds, size.tables)
                await settled(discord)
                discord.limits.enforced = enforced
                requests, used = len(discord.requests), bot.processor_seconds()
                await keep_busy(
                    discord,
                    tables,
                    times,
                    rate=size.rate,
                    seconds=size.seconds,
                    follows=True,
                    of_moves=of_moves,
                )
                await settled(discord)
                made = sum(request.needs_token for request in discord.requests[requests:])
                used = bot.processor_seconds() - used
                hits, memory = dict(discord.limits.hits), bot.memory()
            library = await _library(folder, discord, tables, size)
    _report(size, times, made, used, hits, memory, library)


@dataclass(frozen=True, slots=True)
class Library:
    """Seconds of processor time that discord.py takes by itself."""

    interaction: float
    request: float


async def _library(
    folder: Path, discord: LoopbackDiscord, tables: Sequence[LoadedTable], size: Size
) -> Library:
    """What an interaction with its answer takes, and a request with the token, where nothing else is done."""
    costs = []
    for edits in (0, EDITS):
        times = Times()
        async with running_bot(folder, discord, program=FLOOR, LOAD_EDITS=str(edits)) as floor:
            used = floor.processor_seconds()
            await keep_busy(discord, tables, times, rate=size.rate, seconds=size.seconds / 2, follows=False)
            await settled(discord)
            costs.append((floor.processor_seconds() - used) / max(1, times.interactions))
    return Library(costs[0], (costs[1] - costs[0]) / EDITS)


def _report(
    size: Size, times: Times, made: int, used: float, hits: Mapping[str, int], memory: int, library: Library
) -> None:
    words, answers, moves = times.words(), times.answers(), max(1, times.moves)
    alone = (times.interactions * library.interaction + made * library.request) / moves
    rows = (
        (
            "interactions",
            f"{times.interactions}, of which moves {times.moves}, {times.moves / size.seconds:.1f} a second",
        ),
        ("refused or unanswered", f"{times.refused}, {times.unanswered} (wanted: 0)"),
        ("first response, median and 99th percentile", f"{_two(words)} ms (wanted: 500 at the 99th)"),
        ("answer, median and 99th percentile", f"{_two(answers)} ms"),
        ("the slowest answer", f"{max(answers, default=0):.2f} s (wanted: 2.5)"),
        ("limits hit", f"{sum(hits.values())} {hits or ''} (wanted: 0)"),
        ("requests with the token a move", f"{made / moves:.2f} (wanted: 3)"),
        ("the main process a move", f"{used / moves * 1000:.1f} ms of processor time (wanted: 8)"),
        (
            "of it, what discord.py takes by itself",
            f"{alone * 1000:.1f} ms: {library.interaction * 1000:.1f} an interaction with its answer, "
            f"{library.request * 1000:.1f} a request with the token",
        ),
        ("memory of the main process", f"{memory / 2**20:.0f} MB"),
        ("the driver fell behind by", f"{times.late:.2f} s"),
    )
    print("| what | figure |\n|---|---|")
    for name, figure in rows:
        print(f"| {name} | {figure} |")


async def ledger(plan: Plan) -> None:
    """Where the processor time of a move goes."""
    size, times = plan.limited, Times()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with loopback_discord() as discord:
            discord.limits.enforced = False
            guilds = add_guilds(discord, size.tables)
            async with running_bot(folder, discord, program=SAMPLED) as bot, open_book(folder) as book:
                tables = await open_tables(discord, book, guilds, size.tables)
                await settled(discord)
                before = await Reading.of(bot, folder)
                await keep_busy(discord, tables, times, rate=size.rate, seconds=size.seconds, follows=True)
                await settled(discord)
                used = (await Reading.of(bot, folder)).since(before)
    moves, whole = max(1, times.moves), sum(used.values())
    print(f"\n{size.tables} tables, {size.rate:g} interactions a second: {moves} moves, sampled\n")
    print("| part | ms a move | share |\n|---|---|---|")
    for part, seconds in (("all", whole), *used.items()):
        print(f"| {part} | {seconds / moves * 1000:.2f} | {seconds / whole:.1%} |")


async def at_rest(plan: Plan) -> None:
    """How soon the bot is there with many games, and how much memory they take."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with loopback_discord() as discord:
            guilds = add_guilds(discord, plan.open_games)
            discord.limits.enforced = False
            async with running_bot(folder, discord) as first, open_book(folder) as book:
                tables = await open_tables(discord, book, guilds, max(2, plan.open_games // COPIES))
                while fresh := [table for table in tables if _actions(table) < FEWEST_ACTIONS]:
                    await keep_busy(discord, fresh, Times(), rate=MOVES_A_SECOND, seconds=1, follows=True)
                await settled(discord)
            originals = [table.table.id for table in tables]
            copies = _copies(discord, guilds, tables, plan.open_games)
            await asyncio.to_thread(fill, folder / DATABASE, copies, originals, plan.stored_games)
            async with running_bot(folder, discord):
                await settled(discord)  # the controls of the copies are still those of their originals
            before = len(discord.requests)
            async with running_bot(folder, discord) as bot:
                await settled(discord)
                actions = sorted(map(_actions, tables))
                print(f"\n{plan.open_games} open games and {plan.stored_games} that are over\n")
                print("| what | figure |\n|---|---|")
                print(f"| actions of a game, from the fewest to the most | {actions[0]} to {actions[-1]} |")
                print(f"| ready after | {bot.ready_after or 0:.1f} s (wanted: 2) |")
                print(f"| ready after with no games at all | {first.ready_after or 0:.1f} s |")
                print(f"| requests at start | {len(discord.requests) - before} |")
                print(f"| memory of the main process | {bot.memory() / 2**20:.0f} MB (wanted: 150) |")


def _actions(table: LoadedTable) -> int:
    """How much has been done at a table, as far as the driver knows."""
    return 0 if table.table.game is None else len(table.table.game.actions)


def _copies(
    discord: LoopbackDiscord, guild_ids: Sequence[int], tables: Sequence[LoadedTable], count: int
) -> list[Copy]:
    """Further open tables up to so many, with channels of their own in which the same messages stand."""
    world, found = discord.world, []
    for number in range(len(tables), count):
        table, guild_id = tables[number % len(tables)], guild_ids[number % len(guild_ids)]
        channel = world.add_channel(guild_id)
        for message in world.messages[table.channel.id].values():
            world.messages[channel.id][message.id] = replace(message, channel_id=channel.id)
        found.append(Copy(table.table.id, guild_id, channel.id))
    return found


async def settled(discord: LoopbackDiscord) -> None:
    """Wait until the bot has made no request for a while."""
    before = -1
    while before != len(discord.requests):
        before = len(discord.requests)
        await asyncio.sleep(2)


def late(waits: Sequence[float]) -> float:
    """The 99th percentile."""
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * 0.99))] if waits else 0.0


def _two(waits: Sequence[float]) -> str:
    return f"{statistics.median(waits or [0]) * 1000:.0f} and {late(waits) * 1000:.0f}"


PARTS = {"compared": compare, "limited": under_limits, "fast": fast, "ledger": ledger, "rest": at_rest}

if __name__ == "__main__":
    sys.exit(main())
