"""The real bot on a simulated Discord server with a channel and people."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import discord
import pytest
import simcord
from discord import app_commands
from pydantic import SecretStr
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, ResponseMessage

from bot.client import HokkaidoBot
from bot.clock import wait_at_most
from bot.people.preferences import Reader
from bot.settings import Listen, Settings
from bot.store import Store
from bot.tables import Person, Table, lobby, votes
from bot.tables.options import NO
from bot.texts import Language, Texts
from bot.views.rulebook import PAGES
from bot.workers.pictures import Pictures
from engine.options import Rules
from engine.views import View
from render.picture import Picture
from tests.bot.discord_limits import check_notifications, check_request
from tests.bot.empty_database import make_empty_database
from tests.bot.pseudo_locale import strict_texts

#: How long simulated Discord waits for the bot to settle, in seconds.
PATIENCE = 120.0

#: The longest wait before simulated Discord checks again whether the bot has settled, in seconds.
LOOK_AGAIN = 0.005

#: Errors that the command tree's error handler answers with a sentence: people's mistakes, and failures of
#: the bot, which are also logged.
ANSWERED = (app_commands.CheckFailure, app_commands.TransformerError, app_commands.CommandInvokeError)

#: The buttons below the result of a game.
AT_THE_END = ("Check", "Replay", "My map", "All maps", "Play again", "My Hokkaido", "My Honshu", "Review")

#: A command as it is registered with Discord.
Payload = dict[str, Any]

#: The payloads of the commands with these texts, by qualified name.
WRITTEN: WeakKeyDictionary[Texts, dict[str, Payload]] = WeakKeyDictionary()

TEXTS = strict_texts()
ENGLISH: Language = TEXTS.of("en")
READER = Reader(ENGLISH)


class PromptEnv(simcord.Env):
    """Simulated Discord that notices immediately when the bot has settled.

    Otherwise it would wait in steps of 0.05 seconds, after every press, for tasks that sleep instead of
    ending, such as the scheduler.
    """

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float = LOOK_AGAIN,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        idle = min(idle, LOOK_AGAIN)
        await super()._settle_internal(timeout=timeout, idle=idle, dispatch=dispatch, _deadline=_deadline)


class SimulatedClock:
    """The time of simulated Discord; sleeping returns immediately."""

    #: Long, because each beat of a simulated day takes real time.
    beat = timedelta(minutes=10)

    def __init__(self) -> None:
        self.env: Env | None = None
        self.slept: list[float] = []

    def now(self) -> datetime:
        assert self.env is not None
        return self.env.now()

    def elapsed(self) -> timedelta:
        assert self.env is not None
        return timedelta(seconds=self.env.now().timestamp())

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        await self.sleep(seconds)
        return event.is_set()

    async def wait_until(self, event: asyncio.Event, moment: datetime) -> bool:
        """Wait until a deadline, which passes only when a test calls ``advance_time``."""
        assert self.env is not None
        seconds = (moment - self.now()).total_seconds()
        return bool(await self.env.external_wait(wait_at_most(event, seconds), reason="the clock"))


class PatientClock(SimulatedClock):
    """A clock by which sleeping lasts until the simulated time has advanced."""

    async def sleep(self, seconds: float) -> None:
        assert self.env is not None
        await self.env.external_wait(asyncio.sleep(seconds), reason="the clock")

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        assert self.env is not None
        await self.env.external_wait(wait_at_most(event, seconds), reason="the clock")
        return event.is_set()


class Drawing(NamedTuple):
    """The name of a picture's drawing function, with its arguments."""

    function: str
    arguments: tuple[Any, ...]
    options: dict[str, Any]


class SketchedPictures(Pictures):
    """Records the arguments of each picture and draws nothing, so that a whole game takes seconds."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.drawings: list[Drawing] = []

    @property
    def drawn(self) -> list[str]:
        """The names of the drawing functions, in order."""
        return [drawing.function for drawing in self.drawings]

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        self.drawings.append(Drawing(function.__name__, arguments, options))
        return Picture(b"a picture", f"{function.__name__}.jpg", f"drawn by {function.__name__}", 4, 3)


@dataclass
class Room:
    """One channel of one server, and ways for people to act in it."""

    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    bot: HokkaidoBot
    clock: SimulatedClock
    pictures: Pictures
    database: Path
    store: Store | None = None
    board: Listen | None = None
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    def person(self, name: str, *, display_name: str | None = None) -> MemberActor:
        """Add a person to the server."""
        return self.guild.add_member(self.env.create_user(name, global_name=display_name))

    def people(self, count: int) -> list[MemberActor]:
        """Add this number of people, at most five."""
        return [self.person(name) for name in ("anna", "bob", "cleo", "dora", "emil")[:count]]

    @property
    def drawings(self) -> list[Drawing]:
        """The pictures so far."""
        assert isinstance(self.pictures, SketchedPictures)
        return self.pictures.drawings

    async def table(self, channel: ChannelHandle | None = None) -> Table:
        """The open table of the channel."""
        table = await self.bot.services.tables.in_channel((channel or self.channel).id)
        assert table is not None
        return table

    async def view(self, person: MemberActor) -> View:
        """What a person at the channel's table sees of the game."""
        table = await self.table()
        return table.view(table.seat_of(person.id))

    async def computers(self, channel: ChannelHandle | None = None) -> list[str]:
        """The names of the computer players at the channel's table."""
        seats = (await self.table(channel)).seats
        return [seat.name.capitalize() for seat in seats if seat.computer is not None]

    async def begin(self, people: Sequence[MemberActor], **options: object) -> Table:
        """Open a table, seat everyone, and begin, all by command."""
        await self._sit_down(people, **options)
        await self.said(people[0], "hokkaido begin")
        return await self.table()

    async def begin_without_hints(self, people: Sequence[MemberActor], **options: object) -> Table:
        """Begin a game without hints, for which the bot need not evaluate every card and spot."""
        await self._sit_down(people, **options)
        table = await self.table()
        # What follows is the bot's own work, as after a press.
        with self.env._bot_scope():
            await self.bot.services.tables.do(
                table.id, lobby.change_option, as_person(people[0]), "hints", NO
            )
        await self.said(people[0], "hokkaido begin")
        return await self.table()

    async def _sit_down(self, people: Sequence[MemberActor], **options: object) -> None:
        host, *others = people
        await self.said(host, "hokkaido start", **options)
        for person in others:
            await self.said(person, "hokkaido join")

    async def said(self, person: MemberActor, command: str, **options: object) -> str:
        """The bot's response to a command in the channel, which must be ephemeral."""
        result = await person.slash(self.channel, command, **options)
        assert result.response is not None
        assert result.response.ephemeral, "a response on a server is only for its person"
        return result.response.content

    async def end_game(self, person: MemberActor, command: str = "table end", **options: object) -> str:
        """End a running game by command, confirm or let everyone agree, and return the bot's response."""
        asked = shown(await person.slash(self.channel, command, **options))
        if asked.content == ENGLISH.format("vote-asked", lost="no"):
            await self.agree(await self.table())
            return ENGLISH.format("ended-now")
        assert labels(asked) == [ENGLISH.format("button-end-game"), ENGLISH.format("button-keep-playing")]
        return shown(await person.click(asked, label=ENGLISH.format("button-end-game"))).content

    async def agree(self, table: Table) -> None:
        """Let everyone at this table who has not voted yet agree."""
        assert table.vote is not None
        with self.env._bot_scope():
            for seat in {*votes.voters(table, table.vote)} - {*table.vote.agreed}:
                person = Person(table.seats[seat].user_id or 0, table.seats[seat].name)
                await self.bot.services.tables.do(table.id, votes.cast, person, agrees=True)
        await self.env.settle()

    def tries(self, person: MemberActor) -> int:
        """How often the bot has tried to send a person a direct message."""
        return len(self.sent(f"/channels/{person.user.dm_channel.id}/messages"))

    def close_direct_messages(self, person: MemberActor, code: int = 50007) -> None:
        """Let Discord refuse all direct messages to this person from now on."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=code, times=None)

    def open_direct_messages(self) -> None:
        """Let Discord deliver everything again."""
        self.env.backend.faults.clear()

    async def restart(self) -> None:
        """Replace the bot with a new one on the same database."""
        await self.bot.close()  # first, because the next one serves the board on the same port
        self.bot = new_bot(self.clock, self.pictures, self.database, self.store, self.board, self.turn)
        with commands_written_once():
            await self.env.restart_bot(self.bot)

    # What can be seen

    def messages(self) -> list[discord.Message]:
        """The messages of the channel, oldest first."""
        return self.channel.history()

    def private_messages(self, person: MemberActor) -> list[discord.Message]:
        """The direct messages to a person, oldest first."""
        return [message for message in person.user.dm_channel.history() if message.author.bot]

    def sent(self, path: str, method: str = "POST") -> list[Payload]:
        """The bodies of all requests with this path and method, oldest first."""
        found = [one for one in self.env.http_requests if (one.method, one.path) == (method, path)]
        return [one.json or {} for one in found]

    def posts(self) -> list[Payload]:
        """The bodies of all messages ever sent to the channel, including deleted ones."""
        return self.sent(f"/channels/{self.channel.id}/messages")

    def edits_of(self, message: discord.Message) -> int:
        """The number of edits of a message, other than by responding to a press in it."""
        return len(self.sent(f"/channels/{message.channel.id}/messages/{message.id}", "PATCH"))

    def is_in_server(self, path: str) -> bool:
        """Whether a request sends a message to a channel or a thread of a server."""
        part = re.fullmatch(r"/channels/(\d+)/messages", path)
        channel = self.env.backend.channels.get(int(part[1])) if part is not None else None
        return part is not None and (channel is None or channel.guild_id is not None)

    def asked(self, person: MemberActor) -> discord.Message:
        """The direct message in which a person plays; other responses to commands may be newer.

        If it is itself the response to a move, its first line repeats the move.
        """
        begins = ("**Your turn", "**Round", "🏆", "🏁", ENGLISH.format("paused", days=14))
        found = [
            message
            for message in self.private_messages(person)
            if any(line.startswith(begins) for line in message.content.splitlines()[:2])
        ]
        return found[-1]

    def round_message(self) -> discord.Message:
        """The newest message of a round."""
        found = [message for message in self.messages() if message.content.startswith("## Round")]
        return found[-1]


def as_person(actor: MemberActor) -> Person:
    """A member of the server as a ``Person``."""
    return Person(actor.id, actor.name)


def first_page(game: str, selection: str) -> str:
    """The first page of the rules of a game."""
    pages = len(PAGES[Rules(game)])
    heading = ENGLISH.format("rules-heading", game=game, page=1, pages=pages)
    return f"{heading}\n{ENGLISH.format(f'rules-round-{selection}')}"


def shown(result: InteractionResult) -> ResponseMessage:
    """The response to a command or a press."""
    assert result.response is not None
    return result.response


async def more_of(person: MemberActor, lobby: Any) -> ResponseMessage:
    """The response to the last button of a lobby."""
    return shown(await person.click(lobby, label=ENGLISH.format("button-table-more")))


def labels(message: Any) -> list[str]:
    """The labels of a message's buttons, except the **All maps** of a running game."""
    return [
        part["label"]
        for part in controls(message)
        if part.get("label") and not part["custom_id"].startswith("hokkaido:maps:")
    ]


def left_to_press(messages: Sequence[discord.Message]) -> list[str]:
    """The labels of a finished game's buttons, except those below its result."""
    found = [label for message in messages for label in labels(message)]
    return [label for label in found if label not in AT_THE_END]


def result_message(room: Room) -> discord.Message:
    """The result message of the only finished game."""
    (message,) = (message for message in room.messages() if "Play again" in labels(message))
    return message


def controls(message: Any) -> list[dict[str, Any]]:
    """The buttons and menus of a message, as Discord stores them."""
    if isinstance(message, discord.Message):
        rows: list[dict[str, Any]] = [row.to_dict() for row in message.components]  # type: ignore[misc]
    else:
        rows = message.components
    return [component for row in rows for component in row["components"]]


def custom_id(message: Any, label: str) -> str:
    """The custom id of the button with this label."""
    (found,) = (component["custom_id"] for component in controls(message) if component.get("label") == label)
    return str(found)


def new_bot(
    clock: SimulatedClock,
    pictures: Pictures,
    database: Path,
    store: Store | None,
    board: Listen | None = None,
    turn: asyncio.Lock | None = None,
    address: str | None = None,
) -> HokkaidoBot:
    """The real bot, with this clock and these pictures, serving the board at ``board`` as ``address``.

    ``turn`` is held during each move on the board.
    """
    address = address or (None if board is None else f"http://{board}")
    settings = Settings.model_construct(
        token=SecretStr("a token"), database=database, board_listen=board, board_address=address
    )
    take_turn = partial(nullcontext, None) if turn is None else lambda: turn
    return HokkaidoBot(settings, clock=clock, store=store, pictures=pictures, texts=TEXTS, turn=take_turn)


@contextmanager
def commands_written_once() -> Iterator[None]:
    """Cache the translated commands, which every bot would otherwise write again at its start."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Command, app_commands.Group):
            patch.setattr(kind, "get_translated_payload", _remembered(kind.get_translated_payload))
        yield


def _remembered(write: Callable[..., Awaitable[Payload]]) -> Callable[..., Awaitable[Payload]]:
    async def payload(command: Any, tree: Any, translator: app_commands.Translator) -> Payload:
        written = WRITTEN.setdefault(tree.client.services.texts, {})
        if command.qualified_name not in written:
            written[command.qualified_name] = await write(command, tree, translator)
        return written[command.qualified_name]

    return payload


@asynccontextmanager
async def open_room(
    folder: Path,
    pictures: Pictures | None = None,
    *,
    clock: SimulatedClock | None = None,
    check_errors: bool = True,
    store: Store | None = None,
    locale: str = "en-US",
    board: Listen | None = None,
    address: str | None = None,
) -> AsyncIterator[Room]:
    """Open a room for the duration of the context.

    The database is a file in the folder unless a ``store`` is given. ``locale`` is the server's language on
    Discord.

    The test fails if the bot raises an error or exceeds Discord's limits.
    """
    clock = clock or SimulatedClock()
    pictures = pictures or SketchedPictures()
    database = folder / "hokkaido.sqlite3"
    if store is None and not database.exists():
        make_empty_database(database)
    turn = asyncio.Lock()
    bot = new_bot(clock, pictures, database, store, board, turn, address)
    env = PromptEnv(bot, settle_timeout=PATIENCE)
    clock.env = env
    with commands_written_once():
        await env.start()
    guild = env.create_guild(preferred_locale=locale)
    channel = guild.create_text_channel("hokkaido")
    room = Room(env, guild, channel, bot, clock, pictures, database, store, board, turn)
    try:
        yield room
        if check_errors and any(not isinstance(error, ANSWERED) for error in env.errors):
            env.raise_errors()
        for request in env.http_requests:
            check_request(request.method, request.path, request.json)
            body = request.json or {}
            if request.method == "POST" and room.is_in_server(request.path):
                check_notifications(request.path, body)
            if request.method == "POST" and request.path.endswith("/threads") and "message" in body:
                check_notifications(request.path, body["message"])  # the first message of a forum post
    finally:
        await env.shutdown()
        await room.bot.close()
