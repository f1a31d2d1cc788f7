"""Two processes of the bot on one PostgreSQL server, and many tables at which people go on deciding."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store import StoreError
from bot.tables import Stage
from tests.loopback.book import Book, open_book
from tests.loopback.match import Match, begin_match
from tests.loopback.people import Client
from tests.loopback.process import BotProcess, start_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.world import Guild
from tests.postgresql.server import Server

#: Who plays at each table.
NAMES = ("Ann", "Bob")

#: How many processes there are; each has one shard.
PROCESSES = 2

#: The database that they share.
DATABASE = "shared"

#: So many seconds people think at least before they decide, on average, and so many decisions a second they
#: make at all tables: more pictures than two cores draw would only show how long they wait.
THOUGHT = 5.0
DECISIONS_A_SECOND = 4.0

#: Seconds until somebody who was told nothing decides anew.
IMPATIENCE = 8.0

#: How often it is looked whether a table has been told, in seconds.
LOOK = 0.5


@dataclass(slots=True)
class Watched:
    """A match, and since when somebody at it has not been told how it stands."""

    match: Match
    behind_since: float | None = None


class Cluster:
    """The processes, their server, and the matches."""

    def __init__(
        self, discord: LoopbackDiscord, folder: Path, server: Server, book: Book, processes: int = PROCESSES
    ) -> None:
        self.discord = discord
        self.folder = folder
        self.server = server
        self.book = book
        self.processes = processes
        self.over = asyncio.Event()
        self.matches: list[Match] = []
        #: The longest time, in seconds, that a table had not been told, and who did not know of what then.
        self.longest_behind = 0.0
        self.longest_missing = ""
        self._bots: dict[int, BotProcess] = {}
        self._guilds: dict[int, Guild] = {}
        self._numbers = iter(range(1_000_000))

    def bot(self, shard: int) -> BotProcess:
        """The process with this shard."""
        return self._bots[shard]

    @property
    def guilds(self) -> list[Guild]:
        """A server of each shard."""
        return [guild for _, guild in sorted(self._guilds.items())]

    def log(self) -> str:
        """What all processes have said."""
        return "\n".join(bot.log() for _, bot in sorted(self._bots.items()))

    async def start(self, shard: int) -> None:
        """Start the process of a shard, and wait until it is there."""
        folder = self.folder / f"shard{shard}"
        folder.mkdir(exist_ok=True)
        address = self.server.address(DATABASE).get_secret_value()
        self._bots[shard] = await start_bot(
            folder,
            self.discord,
            HOKKAIDO_DATABASE=address,
            HOKKAIDO_SHARDS=f"{shard}/{self.processes}",
            HOKKAIDO_WORKERS="1",
            XDG_DATA_HOME=str(folder),
        )
        await self._bots[shard].ready(shard)

    async def kill(self, shard: int) -> None:
        """End the process of a shard without a warning, and start the next one."""
        self._bots[shard].kill()
        await self._bots[shard].ended()
        await self.start(shard)

    async def replace(self, shard: int) -> None:
        """Let the process of a shard end in good order, as before an update, and start the next one.

        Raises:
            AssertionError: it did not end in good order.
        """
        self._bots[shard].send(signal.SIGTERM)
        assert await self._bots[shard].ended() == 0, self._bots[shard].log()[-3000:]
        await self.start(shard)

    async def restart_server(self, mode: str) -> None:
        """Stop the database server in one of its ways, and start it again."""
        await asyncio.to_thread(self.server.stop, mode)
        await asyncio.to_thread(self.server.start)

    async def add_guilds(self) -> None:
        """A server of Discord's for each shard."""
        while len(self._guilds) < self.processes:
            guild = self.discord.world.add_guild()
            shard = (guild.id >> 22) % self.processes
            if self._guilds.setdefault(shard, guild) is not guild:
                del self.discord.world.guilds[guild.id]
            await asyncio.sleep(0.001)

    async def new_match(self) -> Match:
        """A game of two people in a channel of its own, of each shard in turn."""
        number = next(self._numbers)
        world = self.discord.world
        guild = self._guilds[number % self.processes]
        clients = [Client(self.discord, world.add_person(name)) for name in NAMES]
        channel = world.add_channel(guild.id)
        await self.discord.gateway.tell("CHANNEL_CREATE", channel.payload())
        match = await begin_match(self.discord, self.book, channel, clients)
        self.matches.append(match)
        return match

    async def play(self, match: Match, chance: random.Random, haste: float = 1.0) -> None:
        """Decide one thing after another, until all is ``over``."""
        thought = max(THOUGHT / haste, len(self.matches) / DECISIONS_A_SECOND)
        watched = Watched(match)
        watching = asyncio.create_task(self._watch(watched))
        try:
            while not self.over.is_set():
                await asyncio.sleep(chance.uniform(0.4 * thought, 1.6 * thought))
                try:
                    if (await watched.match.table()).stage is Stage.RUNNING:
                        await watched.match.move(self.over, IMPATIENCE)
                except StoreError:
                    continue  # the server is not there just now
        finally:
            watching.cancel()

    async def _watch(self, watched: Watched) -> None:
        """Note how long the people of a match are not told how it stands."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                table = await watched.match.table()
            except StoreError:
                continue
            missing = watched.match.unasked(table) if table.stage is Stage.RUNNING else []
            if not missing:
                watched.behind_since = None
            elif watched.behind_since is None:
                watched.behind_since = time.monotonic()
            elif (behind := time.monotonic() - watched.behind_since) > self.longest_behind:
                moment = table.view(None)
                self.longest_behind = behind
                self.longest_missing = (
                    f"{', '.join(missing)} at table {table.id}, round {moment.round}, {moment.phase}"
                )

    async def check(self) -> None:
        """Nothing that was confirmed is lost or doubled at any game.

        Raises:
            AssertionError: something is.
        """
        for match in self.matches:
            await match.check()

    def told_twice(self) -> int:
        """How many messages stand beside an earlier one for the same moment of a game."""
        found: Counter[tuple[int, frozenset[str]]] = Counter()
        for channel_id, messages in self.discord.world.messages.items():
            for message in messages.values():
                moments = frozenset(map(_moment, message.sent_with))
                if message.nonce is not None and moments:
                    found[channel_id, moments] += 1
        return sum(count - 1 for count in found.values())


def _moment(custom_id: str) -> str:
    """The control, the table, the round and the phase that a custom id names."""
    return ":".join(custom_id.split(":")[1:5])


@asynccontextmanager
async def open_cluster(folder: Path, server: Server, processes: int = PROCESSES) -> AsyncIterator[Cluster]:
    """So many processes, there and ready; they are killed when the context ends."""
    server.create(DATABASE)
    async with loopback_discord() as discord, open_book(server.address(DATABASE)) as book:
        discord.limits.enforced = False
        cluster = Cluster(discord, folder, server, book, processes)
        await cluster.add_guilds()
        try:
            for shard in range(processes):
                await cluster.start(shard)
            yield cluster
        finally:
            for bot in cluster._bots.values():
                bot.kill()
                await bot.ended()
