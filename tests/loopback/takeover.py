"""Two processes of the bot on one PostgreSQL server: faults between them and it, and pages of both."""

from __future__ import annotations

import asyncio
import itertools
import signal
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

from bot.command_line.arguments import FAILED, WRONG_USAGE
from bot.shards import Shards
from bot.store.ownership import Ownership
from tests.loopback.cluster import DATABASE, PROCESSES, Cluster
from tests.loopback.match import Match
from tests.loopback.pages import Page, board_settings, token_of
from tests.loopback.process import PATIENCE, BotProcess
from tests.loopback.scenarios import registering
from tests.loopback.scene import MOVES
from tests.postgresql import pooler
from tests.postgresql.dead_line import line_to, vanish

#: Ends the session that holds the lock of shard 0.
END_LOCK = "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND objid = 0"

#: The pages that are open at each process, and the transactions that both may make in a second while
#: nothing happens.
PAGES, TRANSACTIONS = 100, 10

#: Seconds for which nothing happens, after which the server has counted every transaction, and seconds within
#: which a page shows a move.
QUIET, SHOWN_WITHIN = 12.0, 5.0

#: The transactions of all processes so far.
TRANSACTIONS_SO_FAR = f"SELECT xact_commit FROM pg_stat_database WHERE datname = '{DATABASE}'"

#: Tries a fault; a game must go on within this number of seconds.
Trial = Callable[[Cluster, float], Awaitable[None]]

#: Every trial by its name, in the order in which ``make trust`` tries them.
TRIALS: dict[str, Trial] = {}


trial = registering(TRIALS)


async def go_on(match: Match, patience: float) -> None:
    """Check that people can play, and that nothing is lost.

    Raises:
        AssertionError: a decision is lost, or the game does not go on.
    """
    for _ in range(MOVES):
        await match.move()
    await match.goes_on(patience)
    await match.check()


async def ends_with(bot: BotProcess, code: int, why: str) -> None:
    """Check that a process ends, with a last line that contains ``why``."""
    assert await bot.ended(PATIENCE) == code, bot.log()[-3000:]
    *_, last = bot.log().splitlines()
    assert why in last, bot.log()[-3000:]
    assert "Traceback" not in bot.log()


@trial("lock taken over by another process")
async def taken_over(cluster: Cluster, patience: float) -> None:
    """A process that stood still has lost its lock meanwhile, and ends with one line."""
    match = await cluster.new_match()
    await go_on(match, patience)
    first = cluster.bots[0]
    first.send(signal.SIGSTOP)
    await asyncio.to_thread(cluster.server.run, END_LOCK)
    second = await cluster.spawn("second", 0, cluster.server.address(DATABASE))
    await second.ready()
    await go_on(match, patience)
    first.send(signal.SIGCONT)
    await ends_with(first, FAILED, f"Another process is serving shard 0 of {PROCESSES}")
    await go_on(match, patience)
    assert "Another process" not in second.log()


@trial("lock left by a dead line to PostgreSQL")
async def left_by_dead_line(cluster: Cluster, patience: float) -> None:
    """The server frees the lock of a machine that is gone, while the next process waits."""
    match = await cluster.new_match()
    await go_on(match, patience)
    await cluster.end(0, signal.SIGKILL)
    gone = Ownership(cluster.server.address_on_loopback(DATABASE), Shards(0, 0, PROCESSES))
    await gone.open()
    assert gone._connection is not None
    vanish(gone._connection.fileno())
    # Keep-alive probes wait for what is on its way.
    await asyncio.to_thread(cluster.server.run, "SELECT pg_notify('hokkaido_0', 'x')", DATABASE)
    await cluster.start(0)
    await go_on(match, patience)
    await gone.close()


@trial("silence between a process and PostgreSQL, and another process")
async def fallen_silent(cluster: Cluster, patience: float) -> None:
    """The process leaves Discord before its lock is freed for the next one, and ends with one line."""
    await cluster.end(0, signal.SIGTERM)
    assert cluster.server.port is not None
    async with line_to(cluster.server.port) as line:
        place = cluster.server.address_on_loopback(DATABASE, line.port)
        cut_off = await cluster.spawn("cut off", 0, place)
        await cut_off.ready()
        match = await cluster.new_match()
        await go_on(match, patience)
        gateway = cluster.discord.gateway
        identified = gateway.identities[0]
        line.silent = True
        new = await cluster.spawn("new", 0, cluster.server.address(DATABASE))
        await asyncio.wait_for(gateway.left.wait(), PATIENCE)
        assert gateway.identities[0] == identified, "both processes are connected to Discord"
        await new.ready()
        await go_on(match, patience)
        await ends_with(cut_off, FAILED, "The PostgreSQL database cannot be used: ")


@trial("pooler in transaction mode")
async def pooled(cluster: Cluster, _: float) -> None:
    """The bot does not start, and explains why in one line."""
    assert pooler.PROGRAM is not None, "PgBouncer is not installed"
    await cluster.end(0, signal.SIGKILL)
    with pooler.pooler(cluster.server, "transaction") as port:
        bot = await cluster.spawn("pooled", 0, cluster.server.address_on_loopback(DATABASE, port))
        await ends_with(bot, WRONG_USAGE, "pooler in transaction mode")


@trial("two processes with 100 pages each")
async def many_pages(cluster: Cluster, patience: float) -> None:
    """Pages at tables of either process are opened at once, ask nothing while nothing happens, and follow."""
    settings = [board_settings() for _ in range(PROCESSES)]
    for shard, of_shard in enumerate(settings):
        await cluster.end(shard, signal.SIGTERM)
        await cluster.start(shard, **of_shard)
    matches = [await cluster.new_match() for _ in range(2 * PROCESSES)]
    for match in matches:
        await go_on(match, patience)
    tokens = [token_of(cluster.discord, one) for match in matches for one in match.clients.values()]
    tokens = list(itertools.islice(itertools.cycle(tokens), PAGES))
    pages = [Page(one["HOKKAIDO_BOARD_LISTEN"], token) for one in settings for token in tokens]
    async with AsyncExitStack() as stack:
        statuses, _ = await asyncio.gather(
            asyncio.gather(*(page.view() for page in pages)),
            asyncio.gather(*(stack.enter_async_context(page.followed()) for page in pages)),
        )
        assert set(statuses) == {200}, statuses
        await asyncio.sleep(QUIET)
        before = await asyncio.to_thread(cluster.server.ask, TRANSACTIONS_SO_FAR)
        await asyncio.sleep(QUIET)
        after = await asyncio.to_thread(cluster.server.ask, TRANSACTIONS_SO_FAR)
        assert after - before < TRANSACTIONS * QUIET, f"{after - before} transactions in {QUIET} s"
        for match in matches:
            await match.move()
        async with asyncio.timeout(SHOWN_WITHIN):
            await asyncio.gather(*(page.changed() for page in pages))
    assert "failed" not in cluster.log()
