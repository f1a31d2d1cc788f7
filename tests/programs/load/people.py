"""Many tables at once, at which people decide, look and complete at a steady rate."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.people.limits import OF_SERVER, Cost
from bot.tables import Stage, Table
from bot.views.moves import understood
from engine.actions import Action, Pick, Place
from engine.chance import Chance
from engine.forced_moves import forced_move
from engine.options import FEWEST_PLAYERS
from engine.players import PLAYERS
from tests.bot.play.typist import typed
from tests.loopback.answering import MESSAGE_LATER, UPDATE_LATER
from tests.loopback.book import Book
from tests.loopback.match import ENGLISH, begin_match
from tests.loopback.people import Client, answered, custom_ids
from tests.loopback.server import LoopbackDiscord
from tests.loopback.world import Channel, Interaction

#: Seconds until an answer counts as one that never came.
NEVER = 60.0

#: Seconds from the answer to one stranger until the next one comes.
BETWEEN_STRANGERS = 0.1

#: What people do: of so many interactions one is a completion, and one a look at the hand.
EVERY_SO_OFTEN = 8


#: First responses that promise an answer.
PROMISES = frozenset({MESSAGE_LATER, UPDATE_LATER})


class Kind(StrEnum):
    """What somebody does."""

    TYPED_HERE = "command in a channel"
    TYPED_DIRECTLY = "command in direct messages"
    LOOK = "press that shows a picture"
    COMPLETION = "completion"
    FIRST = "first command of a person"


@dataclass(frozen=True, slots=True)
class Wait:
    """How long somebody waited, in seconds: until the first response, and until the answer.

    ``at_once`` says that the answer was itself the first response: one request and not two.
    """

    word: float
    answer: float
    at_once: bool


@dataclass(slots=True)
class Times:
    """How long people waited for what, and how it went otherwise."""

    waits: dict[Kind, list[Wait]] = field(default_factory=lambda: defaultdict(list))
    moves: int = 0
    interactions: int = 0
    refused: int = 0
    unanswered: int = 0
    #: How far the driver fell behind, in seconds.
    late: float = 0.0

    def note(self, kind: Kind, interaction: Interaction) -> None:
        """Somebody was answered, or never was."""
        self.interactions += 1
        if interaction.acknowledged_at is None or interaction.answered_at is None:
            self.unanswered += 1
            return
        word, answer = interaction.acknowledged_at, interaction.answered_at
        at_once = interaction.first_response not in PROMISES
        self.waits[kind].append(Wait(word - interaction.sent_at, answer - interaction.sent_at, at_once))

    def words(self) -> list[float]:
        """How long everybody waited for the first response."""
        return [wait.word for waits in self.waits.values() for wait in waits]

    def answers(self) -> list[float]:
        """How long everybody waited for the answer."""
        return [wait.answer for waits in self.waits.values() for wait in waits]


class LoadedTable:
    """One table with its people; the driver follows the game by itself, without the database."""

    def __init__(self, clients: Sequence[Client], channel: Channel, table: Table) -> None:
        self.clients = clients
        self.channel = channel
        self.table = table
        self.is_busy = False
        self._chance = Chance.of_text(table.id)
        self._count = itertools.count()

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked for anything any more."""
        return self.table.stage is not Stage.RUNNING or not self.table.view(None).waiting_for

    async def do_something(
        self, discord: LoopbackDiscord, times: Times, *, follows: bool, decides: bool = False
    ) -> None:
        """Somebody looks at their map or decides something; who ``decides`` does so also after a look.

        With ``follows`` the game goes on only where the bot says so. The floor knows no game: there the
        driver takes its own decisions for done.
        """
        self.is_busy = True
        try:
            number = next(self._count)
            looks = number % EVERY_SO_OFTEN == EVERY_SO_OFTEN // 2
            if looks and await self._look(discord, times) and not decides:
                return
            await self._decide(times, number, follows=follows)
        finally:
            self.is_busy = False

    async def _look(self, discord: LoopbackDiscord, times: Times) -> bool:
        """Press "My map" in the message of the round; False where there is none to press."""
        for message in reversed(discord.world.seen(self.channel)):
            for custom_id in custom_ids(message, "map"):
                pressed = await self.clients[0].press(message, custom_id)
                await _note(times, Kind.LOOK, pressed)
                return True
        return False

    async def _decide(self, times: Times, number: int, *, follows: bool) -> None:
        action = self.next_decision(number)
        if isinstance(action, Pick | Place) and number % EVERY_SO_OFTEN == 0:
            command, options = typed(action)
            so_far = {**options, "card": ""}
            completing = await self.clients[action.seat].complete(self.channel, command, "card", **so_far)
            await _note(times, Kind.COMPLETION, completing)
        kind = Kind.TYPED_HERE if number % 2 else Kind.TYPED_DIRECTLY
        interaction = await self.type(action, directly=kind is Kind.TYPED_DIRECTLY)
        await _note(times, kind, interaction)
        if follows and not self.is_understood(action, interaction):
            times.refused += 1
            return
        times.moves += 1
        self.apply(action)

    def next_decision(self, number: int) -> Action:
        """What somebody decides for whom the game waits; the ``number`` says whose turn it is of several."""
        asked = sorted(self.table.view(None).waiting_for)
        return PLAYERS["random"].decide(self.table.view(asked[number % len(asked)]), self._chance)

    async def type(self, action: Action, *, directly: bool) -> Interaction:
        """Type a decision, in direct messages or in the channel."""
        client, (command, options) = self.clients[action.seat], typed(action)
        return await client.type(client.direct_messages if directly else self.channel, command, **options)

    def is_understood(self, action: Action, interaction: Interaction) -> bool:
        """Whether the bot has answered that this decision is taken."""
        for_two = len(self.table.seats) == FEWEST_PLAYERS
        return understood(ENGLISH, action, for_two=for_two) in interaction.content

    def apply(self, action: Action) -> None:
        """Go on as the game does after this decision."""
        assert self.table.game is not None
        game, _ = self.table.game.apply(action)
        # As the bot does, which asks nobody for a last card.
        while (forced := forced_move(game)) is not None:
            game, _ = game.apply(forced)
        self.table = replace(self.table, game=game)


async def _note(times: Times, kind: Kind, interaction: Interaction) -> None:
    with suppress(TimeoutError):
        await answered(interaction, NEVER)
    times.note(kind, interaction)


def add_guilds(discord: LoopbackDiscord, tables: int) -> list[int]:
    """As many servers as so many tables need, none of which opens more than it may; returns their ids."""
    most = OF_SERVER[Cost.TABLES].times
    return [discord.world.add_guild().id for _ in range(-(-tables // most))]


async def open_tables(
    discord: LoopbackDiscord, book: Book, guild_ids: Sequence[int], count: int
) -> list[LoadedTable]:
    """So many games of two, opened by command, a few at a time, in one server after another."""
    found: list[LoadedTable] = []

    async def open_one(guild_id: int) -> None:
        clients = [Client(discord, discord.world.add_person(name)) for name in ("Ann", "Bob")]
        channel = discord.world.add_channel(guild_id)
        await discord.gateway.tell("CHANNEL_CREATE", channel.payload())
        match = await begin_match(discord, book, channel, clients)
        found.append(LoadedTable(clients, channel, await match.table()))

    for start in range(0, count, 5):
        numbers = range(start, min(count, start + 5))
        await asyncio.gather(*(open_one(guild_ids[number % len(guild_ids)]) for number in numbers))
    return found


async def first_commands(discord: LoopbackDiscord, channel: Channel, count: int, times: Times) -> None:
    """People whom the bot has never met ask where their games stand, one after another.

    What the bot still has to note of one is done when the next one comes.
    """
    for _ in range(count):
        await asyncio.sleep(BETWEEN_STRANGERS)
        client = Client(discord, discord.world.add_person("Zoe"))
        await _note(times, Kind.FIRST, await client.type(channel, "hokkaido status"))


async def keep_busy(
    discord: LoopbackDiscord,
    tables: Sequence[LoadedTable],
    times: Times,
    *,
    rate: float,
    seconds: float,
    follows: bool,
    of_moves: bool = False,
    seed: str = "load",
) -> None:
    """So many interactions a second at tables where nobody waits for an answer, for so many seconds.

    Completions come beside them; ``of_moves`` so do looks, and so many moves a second are made.
    """
    chance = random.Random(seed)
    began, running = time.monotonic(), set[asyncio.Task[None]]()
    for number in range(int(rate * seconds)):
        pause = began + number / rate - time.monotonic()
        if pause > 0:
            await asyncio.sleep(pause)
        times.late = max(times.late, -pause)
        table = next(_free(tables, chance), None)
        if table is None:
            continue
        task = asyncio.create_task(table.do_something(discord, times, follows=follows, decides=of_moves))
        running.add(task)
        task.add_done_callback(running.discard)
        # It is busy from now on, and not only once its task runs.
        table.is_busy = True
    await asyncio.gather(*running)


def _free(tables: Sequence[LoadedTable], chance: random.Random) -> Iterator[LoadedTable]:
    """Tables at which something can be done, from a random one on."""
    start = chance.randrange(len(tables))
    for table in (*tables[start:], *tables[:start]):
        if not table.is_busy and not table.is_over:
            yield table
