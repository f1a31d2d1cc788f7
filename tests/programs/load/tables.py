"""Many tables at which people make moves and look at their maps at a steady rate."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from bot.people.limits import OF_SERVER, Cost
from bot.tables import Stage, Table
from bot.views.moves import understood
from engine.actions import Action
from engine.chance import Chance
from engine.forced_moves import forced_move
from engine.options import FEWEST_PLAYERS
from engine.players import PLAYERS
from tests.bot.play.typist import typed
from tests.loopback.match import ENGLISH, begin_match
from tests.loopback.people import Client, answered, custom_ids
from tests.loopback.server import LoopbackDiscord
from tests.loopback.stored_tables import StoredTables
from tests.loopback.world import Channel, Interaction

#: Seconds after which an interaction counts as unanswered.
NEVER = 60.0

#: How many moves are made for each look at a map.
MOVES_TO_A_LOOK = 8

#: The players of a table.
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")

#: How many tables are opened at the same time.
OPENED_TOGETHER = 5


@dataclass(slots=True)
class Times:
    """Seconds until the first responses, and what went wrong."""

    first_responses: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0
    unanswered: int = 0
    #: Seconds by which the driver itself was late.
    late: float = 0.0

    async def wait_for(self, interaction: Interaction) -> None:
        """Wait for the answer to an interaction, and record it."""
        with suppress(TimeoutError):
            await answered(interaction, NEVER)
        if interaction.acknowledged_at is None or interaction.answered_at is None:
            self.unanswered += 1
        else:
            self.first_responses.append(interaction.acknowledged_at - interaction.sent_at)


class LoadedTable:
    """One table with its players; the driver follows the game without reading the database."""

    def __init__(self, clients: Sequence[Client], channel: Channel, table: Table) -> None:
        self.clients = clients
        self.channel = channel
        self.table = table
        self.is_busy = False
        self._chance = Chance.of_text(table.id)
        self._count = itertools.count()

    @property
    def is_over(self) -> bool:
        """Whether the game no longer waits for anyone."""
        return self.table.stage is not Stage.RUNNING or not self.table.view(None).waiting_for

    async def move(self, discord: LoopbackDiscord, times: Times) -> None:
        """Type one move in the channel or in direct messages, sometimes after a look at a map."""
        self.is_busy = True
        try:
            number = next(self._count)
            if number % MOVES_TO_A_LOOK == 0:
                await self._look(discord, times)
            view = self.table.view(None)
            seat = sorted(view.waiting_for)[number % len(view.waiting_for)]
            action = PLAYERS["random"].decide(self.table.view(seat), self._chance)
            if await self._decide(action, number, times):
                times.moves += 1
                self._apply(action)
            else:
                times.refused += 1
        finally:
            self.is_busy = False

    async def _decide(self, action: Action, number: int, times: Times) -> bool:
        """Type an action; False if the bot refuses it."""
        client, (command, options) = self.clients[action.seat], typed(action)
        place = self.channel if number % 2 else client.direct_messages
        interaction = await client.type(place, command, **options)
        await times.wait_for(interaction)
        for_two = len(self.clients) == FEWEST_PLAYERS
        return understood(ENGLISH, action, for_two=for_two) in interaction.content

    async def _look(self, discord: LoopbackDiscord, times: Times) -> None:
        """Press "My map" in the newest message that has it."""
        for message in reversed(discord.world.seen(self.channel)):
            for custom_id in custom_ids(message, "map"):
                await times.wait_for(await self.clients[0].press(message, custom_id))
                return

    def _apply(self, action: Action) -> None:
        """Change the driver's copy of the game as the bot changes its own."""
        assert self.table.game is not None
        game, _ = self.table.game.apply(action)
        while (forced := forced_move(game)) is not None:
            game, _ = game.apply(forced)
        self.table = replace(self.table, game=game)


async def open_tables(
    discord: LoopbackDiscord, stored: StoredTables, count: int, players: int
) -> list[LoadedTable]:
    """Open games by command, on as many servers as the limit on tables per server requires."""
    guilds = [discord.world.add_guild() for _ in range(-(-count // OF_SERVER[Cost.TABLES].times))]
    for guild in guilds:
        await discord.gateway.dispatch("GUILD_CREATE", guild.payload([]))
    found: list[LoadedTable] = []

    async def open_one(guild_id: int) -> None:
        clients = [Client(discord, discord.world.add_person(name)) for name in NAMES[:players]]
        channel = discord.world.add_channel(guild_id)
        await discord.gateway.dispatch("CHANNEL_CREATE", channel.payload())
        match = await begin_match(discord, stored, channel, clients)
        assert discord.world.seen(channel), "the bot posts in the channel"
        found.append(LoadedTable(clients, channel, await match.table()))

    for start in range(0, count, OPENED_TOGETHER):
        numbers = range(start, min(count, start + OPENED_TOGETHER))
        await asyncio.gather(*(open_one(guilds[number % len(guilds)].id) for number in numbers))
    return found


async def keep_busy(
    discord: LoopbackDiscord, tables: Sequence[LoadedTable], times: Times, rate: float, seconds: float
) -> None:
    """Make ``rate`` moves a second at tables where no player is waiting for an answer."""
    chance = random.Random("load")
    began, running = time.monotonic(), set[asyncio.Task[None]]()
    for number in range(int(rate * seconds)):
        pause = began + number / rate - time.monotonic()
        await asyncio.sleep(max(0, pause))
        times.late = max(times.late, -pause)
        table = next(_free(tables, chance), None)
        if table is None:
            continue
        task = asyncio.create_task(table.move(discord, times))
        running.add(task)
        task.add_done_callback(running.discard)
        table.is_busy = True  # before the task begins to run
    await asyncio.gather(*running)


def _free(tables: Sequence[LoadedTable], chance: random.Random) -> Iterator[LoadedTable]:
    """Tables at which a move can be made, starting at a random one."""
    start = chance.randrange(len(tables))
    for table in (*tables[start:], *tables[:start]):
        if not table.is_busy and not table.is_over:
            yield table
