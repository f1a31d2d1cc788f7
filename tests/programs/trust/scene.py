"""A scene for faults: the whole bot as its own process, and games at which people go on deciding."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from bot.tables import Stage
from tests.loopback.book import Book, open_book
from tests.loopback.match import GLANCE, Match, begin_match
from tests.loopback.people import Client
from tests.loopback.process import CLOCK, READ_ONLY, RUN, RUN_BENT, BotProcess, start_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord

NAMES = ("Ann", "Bob")

#: How long a fault lasts in full, in seconds.
LASTS = 3.0


class Scene:
    """Everything that a fault befalls.

    ``patience`` is how many seconds a game may stand still after a fault, and ``lasts`` how many seconds a
    fault lasts where nothing else is said.
    """

    def __init__(self, discord: LoopbackDiscord, folder: Path, patience: float, lasts: float) -> None:
        self.discord = discord
        self.folder = folder
        self.patience = patience
        self.lasts = lasts
        self.guild = discord.world.add_guild()
        self.matches: list[Match] = []
        #: Every match that there has been.
        self.all_matches: list[Match] = []
        self.settings: dict[str, str] = {"HOKKAIDO_WORKERS": "1"}
        #: Set when the present bot has ended.
        self.life = asyncio.Event()
        #: What the bot's process runs.
        self.program = RUN
        self._bot: BotProcess | None = None
        self._book: Book | None = None

    @property
    def bot(self) -> BotProcess:
        """The present life of the bot."""
        assert self._bot is not None, "it has been started"
        return self._bot

    @property
    def book(self) -> Book:
        """What the database says."""
        assert self._book is not None, "the bot has been started once"
        return self._book

    @property
    def database(self) -> Path:
        """The file of the database."""
        return self.folder / "hokkaido.sqlite3"

    async def start(self) -> None:
        """Start the bot and wait until it is there."""
        await self.spawn()
        await self.bot.ready()

    async def spawn(self) -> None:
        """Start the bot and do not wait."""
        self.life = asyncio.Event()
        self._bot = await start_bot(self.folder, self.discord, self.program, **self.settings)

    async def kill(self) -> None:
        """End the bot without a warning."""
        self.bot.kill()
        await self.bot.ended()
        self.life.set()

    async def bend(self) -> None:
        """Have a bot run whose clock and database can be set."""
        if self.program is RUN_BENT:
            return
        self.set_clock(0)
        self.program = RUN_BENT
        await self.kill()
        await self.start()

    def set_clock(self, seconds: float) -> None:
        """From now on the clock of a bent bot is wrong by so many seconds."""
        self._say(CLOCK, str(seconds))

    def let_write(self, may_write: bool) -> None:
        """Whether a bent bot may write its database from now on: else SQLite calls it read-only."""
        if may_write:
            (self.folder / READ_ONLY).unlink(missing_ok=True)
        else:
            self._say(READ_ONLY, "")

    def _say(self, name: str, text: str) -> None:
        """Say something to a bent bot, which never reads half of it."""
        new = self.folder / f"{name}.new"
        new.write_text(text, encoding="ascii")
        new.replace(self.folder / name)

    async def open(self, count: int, options: Mapping[str, object] | None = None, closed: int = 0) -> None:
        """See to it that so many games run; those that are over are replaced by new ones.

        At the new ones so many take no direct messages.
        """
        running = [match for match in self.matches if (await match.table()).stage is Stage.RUNNING]
        missing = range(count - len(running))
        self.matches = [*running, *[await self.new_match(options, closed) for _ in missing]]

    async def new_match(self, options: Mapping[str, object] | None = None, closed: int = 0) -> Match:
        """A game of two people whom nobody has seen before, in a channel of its own.

        So many of them take no direct messages.
        """
        world = self.discord.world
        clients = [Client(self.discord, world.add_person(name)) for name in NAMES]
        for client in clients[:closed]:
            client.person.takes_messages = False
        channel = world.add_channel(self.guild.id)
        await self.discord.gateway.tell("CHANNEL_CREATE", channel.payload())
        match = await begin_match(self.discord, self.book, channel, clients, **(options or {}))
        self.all_matches.append(match)
        return match

    async def entries(self) -> int:
        """How much is stored of all games that go on."""
        return sum([(await match.table()).next_entry for match in self.matches])

    async def play(self, moves: int) -> None:
        """So many decisions at each game, at all of them at the same time."""
        await asyncio.gather(*(_some_moves(match, moves) for match in self.matches))

    async def check(self) -> None:
        """Nothing that was confirmed is lost or doubled at any game.

        Raises:
            AssertionError: something is.
        """
        for match in self.matches:
            await match.check()

    async def settle(self) -> None:
        """Wait until every game goes on by itself and nobody waits for an answer any more.

        Raises:
            AssertionError: that does not come about.
        """
        await asyncio.gather(*(match.goes_on(self.patience) for match in self.matches))
        await self.comes_about(lambda: not self.discord.world.thinking(), "nobody waits for an answer")

    async def comes_about(self, wanted: Callable[[], bool], what: str) -> None:
        """Wait until it is so.

        Raises:
            AssertionError: it does not come about.
        """
        for _ in range(int(self.patience / GLANCE) + 1):
            if wanted():
                return
            await asyncio.sleep(GLANCE)
        raise AssertionError(f"not within {self.patience:.0f} s: {what}")


async def _some_moves(match: Match, moves: int) -> None:
    for _ in range(moves):
        await match.move()


@asynccontextmanager
async def open_scene(folder: Path, patience: float, lasts: float = LASTS) -> AsyncIterator[Scene]:
    """A scene with the bot in it, ready; it ends with the context."""
    async with loopback_discord() as discord:
        scene = Scene(discord, folder, patience, lasts)
        try:
            await scene.start()
            async with open_book(folder) as scene._book:
                yield scene
        finally:
            await scene.kill()
