"""The bot as its own process, games that people play, and ways to disturb them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from enum import StrEnum
from functools import partial
from pathlib import Path

from bot.tables import Stage
from tests.loopback.match import POLL_INTERVAL, Match, begin_match
from tests.loopback.people import Client, custom_ids
from tests.loopback.process import RUN, BotProcess, start_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.stored_tables import StoredTables, open_stored_tables
from tests.loopback.wire import CANNOT_SEND_TO_USER
from tests.loopback.world import Interaction

NAMES = ("Ann", "Bob")

#: Games that are played at the same time, and decisions in each before and after a fault.
GAMES = 2
MOVES = 3


class Scene:
    """The bot's process, the loopback Discord, and the games.

    ``patience`` is the number of seconds within which a game must go on; a fault lasts ``lasts`` seconds.
    """

    def __init__(self, discord: LoopbackDiscord, folder: Path, patience: float, lasts: float) -> None:
        self.discord = discord
        self.folder = folder
        self.patience = patience
        self.lasts = lasts
        self.guild = discord.world.add_guild()
        #: The games that are being played, and every game so far.
        self.matches: list[Match] = []
        self.all_matches: list[Match] = []
        self.settings = {"HOKKAIDO_WORKERS": "1"}
        self.program: Sequence[str] = RUN
        #: Set when the current process has ended.
        self.ended = asyncio.Event()
        self._bot: BotProcess | None = None
        self._stored: StoredTables | None = None

    @property
    def bot(self) -> BotProcess:
        """The current process."""
        assert self._bot is not None, "it has been started"
        return self._bot

    @property
    def stored(self) -> StoredTables:
        """What the database contains."""
        assert self._stored is not None, "the bot has been started once"
        return self._stored

    @property
    def database(self) -> Path:
        """The database file."""
        return self.folder / "hokkaido.sqlite3"

    async def start(self) -> None:
        """Start the bot and wait until it is ready."""
        await self.spawn()
        await self.bot.ready()

    async def spawn(self) -> None:
        """Start the bot without waiting."""
        self.ended = asyncio.Event()
        self._bot = await start_bot(self.folder, self.discord, self.program, **self.settings)

    async def run(self, module: str) -> None:
        """Kill the bot and start this module in its place."""
        await self.kill()
        self.program = ("-m", module)
        await self.start()

    async def kill(self) -> None:
        """Kill the bot."""
        self.bot.kill()
        await self.bot.ended()
        self.ended.set()

    async def begin(self, *, closed: int = 0, **options: object) -> None:
        """Bring the running games to ``GAMES`` and make a few decisions in each.

        Finished games are replaced. At the new ones, ``closed`` players accept no direct messages.
        """
        await self.open(GAMES, options, closed)
        await self.play(MOVES)
        await self.settle()

    async def open(self, count: int, options: Mapping[str, object] | None = None, closed: int = 0) -> None:
        """Bring the running games to ``count``."""
        running = [match for match in self.matches if (await match.table()).stage is Stage.RUNNING]
        missing = range(count - len(running))
        self.matches = [*running, *[await self.new_match(options, closed) for _ in missing]]

    async def new_match(self, options: Mapping[str, object] | None = None, closed: int = 0) -> Match:
        """Begin a game for two new people in a new channel."""
        world = self.discord.world
        clients = [Client(self.discord, world.add_person(name)) for name in NAMES]
        for client in clients[:closed]:
            client.person.refused_with = CANNOT_SEND_TO_USER
        channel = world.add_channel(self.guild.id)
        await self.discord.gateway.dispatch("CHANNEL_CREATE", channel.payload())
        match = await begin_match(self.discord, self.stored, channel, clients, **(options or {}))
        self.all_matches.append(match)
        return match

    async def play(self, moves: int) -> None:
        """Make ``moves`` decisions in each game, in all games at the same time."""
        await asyncio.gather(*(_some_moves(match, moves) for match in self.matches))

    async def press(self, client: Client, control: str) -> Interaction:
        """Press the first button with this name in a person's newest direct message that has one.

        Raises:
            AssertionError: there is none for too long.
        """
        seen = partial(self.discord.world.seen, client.direct_messages)
        await self.until(lambda: any(any(custom_ids(one, control)) for one in seen()), f"a button {control}")
        message = next(one for one in reversed(seen()) if any(custom_ids(one, control)))
        return await client.press(message, next(custom_ids(message, control)))

    @asynccontextmanager
    async def people_playing(self) -> AsyncIterator[None]:
        """Have people keep playing in the meantime, whether the bot answers or not."""
        over = asyncio.Event()
        playing = [asyncio.create_task(match.play_on(over)) for match in self.matches]
        try:
            yield
        finally:
            over.set()
            await asyncio.gather(*playing)

    async def go_on(self) -> None:
        """Check that after a fault nothing is lost, and that people can play.

        Raises:
            AssertionError: a decision is lost or duplicated, or a game does not go on.
        """
        await self.settle()
        await self.check()
        before = [(await match.table()).next_entry for match in self.matches]
        await self.play(MOVES)
        for match, entries in zip(self.matches, before, strict=True):
            table = await match.table()
            assert table.next_entry > entries or table.stage is not Stage.RUNNING, "the game does not go on"
        await self.settle()
        await self.check()

    async def check(self) -> None:
        """Check that no confirmed decision is lost or duplicated, and no message was sent twice.

        Raises:
            AssertionError: one is.
        """
        again = [message.content for message in self.discord.world.sent_again]
        assert not again, f"sent twice: {again}"
        for match in self.matches:
            await match.check()

    async def settle(self) -> None:
        """Wait until every player sees what the game waits for.

        Raises:
            AssertionError: that takes too long.
        """
        await asyncio.gather(*(match.goes_on(self.patience) for match in self.matches))

    async def until(self, wanted: Callable[[], bool], what: str) -> None:
        """Wait until ``wanted`` returns true.

        Raises:
            AssertionError: that takes too long.
        """
        for _ in range(int(self.patience / POLL_INTERVAL) + 1):
            if wanted():
                return
            await asyncio.sleep(POLL_INTERVAL)
        raise AssertionError(f"not within {self.patience:.0f} s: {what}")


async def _some_moves(match: Match, moves: int) -> None:
    for _ in range(moves):
        await match.move()


@asynccontextmanager
async def open_scene(folder: Path, patience: float, lasts: float = 3.0) -> AsyncIterator[Scene]:
    """Open a scene with a bot that is ready, and kill the bot at the end."""
    async with loopback_discord() as discord:
        scene = Scene(discord, folder, patience, lasts)
        try:
            await scene.start()
            async with open_stored_tables(folder) as scene._stored:
                yield scene
        finally:
            await scene.kill()


class Moment(StrEnum):
    """When the bot is killed."""

    ANY = "at a random moment"
    AFTER_REQUESTS = "after a number of requests"
    STARTING = "while it starts"


async def kill(scene: Scene, moment: Moment, chance: random.Random) -> None:
    """Kill the bot while people play, start it again, and check that nothing is lost.

    Raises:
        AssertionError: a decision is lost or duplicated, or a game does not go on.
    """
    await scene.settle()
    await scene.open(GAMES)
    playing = [asyncio.create_task(match.play_on(scene.ended)) for match in scene.matches]
    if moment is Moment.AFTER_REQUESTS:
        await _kill_after(scene, chance.randint(1, 40), playing)
    else:
        await asyncio.sleep(chance.uniform(0, 3))
    await scene.kill()
    await asyncio.gather(*playing)
    if moment is Moment.STARTING:
        await scene.spawn()
        await asyncio.sleep(chance.uniform(0, 2.5))
        await scene.kill()
    await scene.check()
    await scene.start()
    await scene.settle()
    await scene.check()


async def _kill_after(scene: Scene, requests: int, playing: Iterable[asyncio.Task[None]]) -> None:
    """Kill the bot before it reads the response to its last request; stop waiting once the games are over."""
    left, enough = requests, asyncio.Event()

    def count_down(_: str) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            scene.bot.kill()
            enough.set()

    scene.discord.faults.listeners.append(count_down)
    try:
        killed = asyncio.create_task(enough.wait())
        await asyncio.wait((killed, asyncio.gather(*playing)), return_when=asyncio.FIRST_COMPLETED)
        killed.cancel()
    finally:
        scene.discord.faults.listeners.remove(count_down)
