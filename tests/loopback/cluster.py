"""Two processes of the bot on one PostgreSQL server, and tables at which people keep playing."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from pydantic import SecretStr

from bot.store import StoreError
from bot.tables import Stage
from tests.loopback.match import Match, begin_match
from tests.loopback.people import Client
from tests.loopback.process import BotProcess, start_bot
from tests.loopback.scene import NAMES
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.stored_tables import StoredTables, open_stored_tables
from tests.ports import free_port
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server

#: Each process has one shard.
PROCESSES = 2

DATABASE = "shared"

#: Seconds that people think, seconds between two kills, and seconds until an unanswered player tries again.
THOUGHT = (0.5, 2.0)
PAUSE = (1.0, 4.0)
ANSWER_TIMEOUT = 8.0


class Cluster:
    """The processes, the database server, and the games."""

    def __init__(self, discord: LoopbackDiscord, folder: Path, server: Server, stored: StoredTables) -> None:
        self.discord = discord
        self.folder = folder
        self.server = server
        self.stored = stored
        self.matches: list[Match] = []
        self._over = asyncio.Event()
        #: The processes by their shards or other names.
        self.bots: dict[int | str, BotProcess] = {}
        #: A server on each shard.
        self._guilds = [discord.world.add_guild(shard=shard, shards=PROCESSES) for shard in range(PROCESSES)]

    def log(self) -> str:
        """What all processes have logged."""
        return "\n".join(bot.log() for bot in self.bots.values())

    async def start(self, shard: int, **settings: str) -> None:
        """Start the process of a shard and wait until it is ready."""
        await (await self.spawn(shard, shard, self.server.address(DATABASE), **settings)).ready(shard)

    async def spawn(self, name: int | str, shard: int, database: SecretStr, **settings: str) -> BotProcess:
        """Start a process of a shard without waiting."""
        folder = self.folder / f"shard{name}"
        folder.mkdir(exist_ok=True)
        self.bots[name] = await start_bot(
            folder,
            self.discord,
            HOKKAIDO_DATABASE=database.get_secret_value(),
            HOKKAIDO_SHARDS=f"{shard}/{PROCESSES}",
            HOKKAIDO_WORKERS="1",
            XDG_DATA_HOME=str(folder),
            **settings,
        )
        return self.bots[name]

    async def end(self, name: int | str, with_signal: signal.Signals) -> int:
        """End a process; its exit code."""
        self.bots[name].send(with_signal)
        return await self.bots[name].ended()

    async def end_all(self) -> None:
        """Kill every process."""
        for name in self.bots:
            await self.end(name, signal.SIGKILL)

    async def new_match(self) -> Match:
        """Begin a game for two, on each server in turn."""
        world = self.discord.world
        guild = self._guilds[len(self.matches) % PROCESSES]
        clients = [Client(self.discord, world.add_person(name)) for name in NAMES]
        channel = world.add_channel(guild.id)
        await self.discord.gateway.dispatch("CHANNEL_CREATE", channel.payload())
        match = await begin_match(self.discord, self.stored, channel, clients)
        self.matches.append(match)
        return match

    async def try_kills(self, tables: int, kills: int, restarts: int, seed: str, patience: float) -> None:
        """Restart each process while people play, then kill random ones, and check every game.

        In between, the database server restarts, in turn as after a crash and cleanly.

        Raises:
            AssertionError: a decision is lost or duplicated, or a game waits over ``patience`` seconds.
        """
        chance = random.Random(seed)
        for _ in range(tables):
            await self.new_match()
        playing = [
            asyncio.create_task(self._play(match, random.Random(f"{seed} {number}")))
            for number, match in enumerate(self.matches)
        ]
        try:
            for shard in range(PROCESSES):
                await asyncio.sleep(chance.uniform(*PAUSE))
                assert await self.end(shard, signal.SIGTERM) == 0, self.log()[-3000:]
                await self.start(shard)
            for kill in range(kills):
                await asyncio.sleep(chance.uniform(*PAUSE))
                shard = chance.randrange(PROCESSES)
                await self.end(shard, signal.SIGKILL)
                await self.start(shard)
                restart = (kill + 1) * restarts // kills
                if restart > kill * restarts // kills:
                    await asyncio.to_thread(self.server.stop, ("fast", "immediate")[restart % 2])
                    await asyncio.to_thread(self.server.start)
        finally:
            self._over.set()
            await asyncio.gather(*playing)
        for match in self.matches:
            await match.goes_on(patience)
            await match.check()

    async def _play(self, match: Match, chance: random.Random) -> None:
        """Keep making decisions until the trial is over."""
        while not self._over.is_set():
            await asyncio.sleep(chance.uniform(*THOUGHT))
            try:
                if (await match.table()).stage is Stage.RUNNING:
                    await match.move(self._over, ANSWER_TIMEOUT)
            except StoreError:
                continue  # the database server is restarting


@asynccontextmanager
async def open_cluster(folder: Path) -> AsyncIterator[Cluster]:
    """Run two processes on a new database server; both are ready."""
    with GuardedFolder() as guarded:
        server = Server(guarded.path, port=free_port())
        await asyncio.to_thread(server.make)
        server.create(DATABASE)
        async with loopback_discord() as discord, open_stored_tables(server.address(DATABASE)) as stored:
            discord.limits.enforced = False
            cluster = Cluster(discord, folder, server, stored)
            try:
                for shard in range(PROCESSES):
                    await cluster.start(shard)
                yield cluster
            finally:
                await cluster.end_all()
