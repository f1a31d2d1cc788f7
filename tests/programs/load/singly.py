"""What one interaction takes, kind by kind: two versions of the bot, and one that only answers "ok".

    python -m tests.programs.load.singly [FOLDER]    (a copy of the repository as it was before)

All run at once and are asked in turn, one interaction after another, so that whatever else the machine does
comes to all of them. Compare within one run only, and only how many times the bot takes what the floor does.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from tests.loopback.book import open_book
from tests.loopback.people import Client, answered
from tests.loopback.process import RUN, BotProcess, running_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.world import Interaction
from tests.programs.load.__main__ import FLOOR, settled
from tests.programs.load.people import LoadedTable, add_guilds, open_tables
from tests.programs.load.versions import HERE

#: Decisions that each table of a version is good for: some fewer than the shortest game of two has.
DECISIONS = 50

#: Seconds between two interactions, and after a move, which is shown to others when it has been answered.
PAUSE, PAUSE_AFTER_MOVE = 0.005, 0.1

#: How often each does everything before it is measured: what is done for the first time takes longer.
WARM = 20


@dataclass(slots=True)
class Asked:
    """A bot with games under way, and how long people waited for its first responses, in seconds.

    One that does not know the games (``is_floor``) is asked as if they went on there.
    """

    discord: LoopbackDiscord
    bot: BotProcess
    tables: list[LoadedTable]
    is_floor: bool
    words: list[float] = field(default_factory=list)


async def complete(asked: Asked, number: int) -> Interaction:
    """A player is offered the cards of the hand."""
    table = asked.tables[number % len(asked.tables)]
    client = table.clients[min(table.table.view(None).waiting_for)]
    return await client.complete(table.channel, "pick", "card", card="")


async def come_first(asked: Asked, number: int) -> Interaction:
    """A person whom the bot has never met asks how a game stands."""
    client = Client(asked.discord, asked.discord.world.add_person("Zoe"))
    return await client.type(asked.tables[number % len(asked.tables)].channel, "hokkaido status")


async def come_again(asked: Asked, number: int) -> Interaction:
    """A player asks the same."""
    table = asked.tables[number % len(asked.tables)]
    return await table.clients[0].type(table.channel, "hokkaido status")


async def move(asked: Asked, number: int) -> Interaction:
    """A player decides something in direct messages."""
    table = asked.tables[number % len(asked.tables)]
    action = table.next_decision(number)
    interaction = await answered(await table.type(action, directly=True))
    assert asked.is_floor or table.is_understood(action, interaction), interaction.content
    table.apply(action)
    return interaction


KINDS: Mapping[str, Callable[[Asked, int], Awaitable[Interaction]]] = {
    "completion": complete,
    "first command of a person": come_first,
    "the same command of a player": come_again,
    "move in direct messages": move,
}


def main() -> int:
    """Compare, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.load.singly", description=__doc__)
    parser.add_argument("before", type=Path, nargs="?", help="the folder of another version")
    parser.add_argument("--times", type=int, default=400, help="how often each does each")
    parser.add_argument("--only", choices=tuple(KINDS), help="only this kind")
    chosen = parser.parse_args()
    before = None if chosen.before is None else chosen.before.resolve()
    kinds = tuple(KINDS) if chosen.only is None else (chosen.only,)
    asyncio.run(_compare(before, kinds, chosen.times))
    return 0


async def _compare(before: Path | None, kinds: Sequence[str], times: int) -> None:
    tables = -(-(WARM + times) // DECISIONS)
    async with AsyncExitStack() as stack:
        asked = {"floor": await _opened(stack, HERE, tables, program=FLOOR)}
        if before is not None:
            asked["before"] = await _opened(stack, before, tables)
        asked["now"] = await _opened(stack, HERE, tables)
        print("| what | who | processor time, ms | times | first response, ms | times |")
        print("|---|---|---|---|---|---|")
        for kind in kinds:
            used = await _processor_time(asked, KINDS[kind], times)
            words = {who: statistics.median(one.words) * 1000 for who, one in asked.items()}
            for who in asked:
                print(
                    f"| {kind} | {who} | {used[who]:.2f} | {used[who] / used['floor']:.2f} "
                    f"| {words[who]:.1f} | {words[who] / words['floor']:.2f} |",
                    flush=True,
                )


async def _processor_time(
    asked: Mapping[str, Asked], ask: Callable[[Asked, int], Awaitable[Interaction]], times: int
) -> dict[str, float]:
    """Milliseconds that each main process takes for one."""
    for number in range(WARM):
        for one in asked.values():
            await answered(await ask(one, number))
    await asyncio.gather(*(settled(one.discord) for one in asked.values()))
    before = {who: one.bot.processor_seconds() for who, one in asked.items()}
    order, pause = list(asked.values()), PAUSE_AFTER_MOVE if ask is move else PAUSE
    for one in order:
        one.words.clear()
    for number in range(times):
        order.append(order.pop(0))
        for one in order:
            interaction = await answered(await ask(one, number))
            assert interaction.acknowledged_at is not None
            one.words.append(interaction.acknowledged_at - interaction.sent_at)
            await asyncio.sleep(pause)
    await asyncio.gather(*(settled(one.discord) for one in asked.values()))
    return {who: (one.bot.processor_seconds() - before[who]) / times * 1000 for who, one in asked.items()}


async def _opened(stack: AsyncExitStack, version: Path, count: int, program: tuple[str, ...] = RUN) -> Asked:
    """A version, or another program, that runs against a small Discord of its own, with ``count`` games.

    Another program knows no games: the bot has opened them before.
    """
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    discord = await stack.enter_async_context(loopback_discord())
    discord.limits.enforced = False
    guilds = add_guilds(discord, count)
    async with AsyncExitStack() as opening:
        lasting = stack if program == RUN else opening
        bot = await lasting.enter_async_context(running_bot(folder, discord, PYTHONPATH=str(version)))
        book = await opening.enter_async_context(open_book(folder))
        tables = await open_tables(discord, book, guilds, count)
        await settled(discord)
    if program != RUN:
        bot = await stack.enter_async_context(
            running_bot(folder, discord, program=program, PYTHONPATH=str(version))
        )
    return Asked(discord, bot, tables, is_floor=program != RUN)


if __name__ == "__main__":
    sys.exit(main())
