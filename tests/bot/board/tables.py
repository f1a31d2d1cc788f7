"""Tables of every kind at a real bot that serves the board, and clients of the board."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import ClientSession

from bot.people.links import Links
from bot.tables import Person, Table, TableOptions, game_moves, lobby, shuffles
from bot.workers.pictures import Pictures
from engine.actions import Pick
from tests.bot.play.room import PatientClock, Room, open_room
from tests.bot.table_service.playing import open_table
from tests.ports import free_address

#: The names of people, which must be shown as they are.
NAMES = ("Haruka", "Bob & <b>Co</b>", "Иван", "<t:1>", "Emil")


@dataclass
class Answer:
    """A response: its status, its headers, and its body as text and as JSON."""

    status: int
    headers: Mapping[str, str]
    text: str
    body: Any = field(default=None)


@dataclass
class Boards:
    """A bot that serves the board."""

    room: Room
    http: ClientSession
    people: tuple[Person, ...]
    #: The links of another process.
    others: Links | None = None

    @property
    def origin(self) -> str:
        return self.links.address

    @property
    def links(self) -> Links:
        found = self.others or self.room.bot.services.readers.links
        assert found is not None
        return found

    async def deal(
        self,
        people: int = 2,
        computers: int = 0,
        options: TableOptions | None = None,
        strength: str = "easy",
    ) -> Table:
        """A running table of the first people and some computer players, in a new channel."""
        services, host = self.room.bot.services.tables, self.people[0]
        async with self.room.turn:
            channel = self.room.guild.create_text_channel("another")
        async with self.bots_work():
            place, chosen = (self.room.guild.id, channel.id), options or TableOptions()
            table = await open_table(services, *place, host, chosen, computers, strength)
            for person in self.people[1:people]:
                table = (await services.do(table.id, lobby.join, person)).table
            await services.begin(table.id, host)
            return (await services.do_unasked(table.id, shuffles.deal, None)).table

    async def alone(self, options: TableOptions) -> Table:
        """A deal that the first person plays alone."""
        async with self.bots_work():
            return await self.room.bot.services.tables.play_alone(0, self.people[0], options)

    async def do(self, table: Table, rule: Any, person: int, *given: Any, **more: Any) -> Table:
        """Change a table as a press would."""
        services = self.room.bot.services.tables
        async with self.bots_work():
            return (await services.do(table.id, rule, self.people[person], *given, **more)).table

    @asynccontextmanager
    async def bots_work(self) -> AsyncIterator[None]:
        """What happens in the block is the bot's own work, as after a press, while no time passes."""
        async with self.room.turn:
            with self.room.env._bot_scope():
                yield

    async def now(self, table: Table) -> Table:
        return await self.room.bot.services.tables.get(table.id)

    def link(self, table: Table, person: int | None = 0, locale: str = "en") -> str:
        return self.links.of(table, None if person is None else self.people[person].id, locale)

    def token(self, table: Table, person: int | None = 0, locale: str = "en") -> str:
        return self.link(table, person, locale).partition("#")[2]

    async def ask(self, token: str, path: str, body: object = None, **headers: str) -> Answer:
        """Send a request with a link's token; a ``body`` makes it a POST."""
        given = {"Authorization": f"Bearer {token}", **{k.replace("_", "-"): v for k, v in headers.items()}}
        method = "GET" if body is None else "POST"
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        async with self.http.request(method, f"{self.origin}{path}", data=data, headers=given) as reply:
            text = await reply.text()
            is_json = reply.content_type == "application/json" and text
            return Answer(reply.status, reply.headers, text, json.loads(text) if is_json else None)

    async def view(self, table: Table, person: int | None = 0) -> dict[str, Any]:
        answer = await self.ask(self.token(table, person), "/api/view")
        assert answer.status == 200, answer.text
        found: dict[str, Any] = answer.body
        return found

    async def act(
        self, table: Table, choice: Mapping[str, object], person: int = 0, **more: object
    ) -> Answer:
        """Send a choice for the person's present moment."""
        moment = more.pop("moment", None) or (await self.view(table, person))["moment"]
        return await self.ask(self.token(table, person), "/api/act", {"moment": moment, **choice, **more})


def pick_in(view: Mapping[str, Any]) -> dict[str, Any]:
    """The first choice of a card in a view, without a place for it."""
    return next(choice for choice in view["choices"] if choice["name"] == "take")


async def pick_all(boards: Boards, table: Table) -> Table:
    """Let everyone pick their first card."""
    for seat in range(len(table.seats)):
        card = table.view(seat).hand[0].number
        await boards.do(table, game_moves.act, seat, lambda _, c=card, s=seat: Pick(s, c))
    return await boards.now(table)


def act_of(view: dict[str, Any], choice: dict[str, object]) -> dict[str, object]:
    """A choice for a view's moment."""
    return {"moment": view["moment"], **choice}


def selected(table: Table, seat: int) -> int:
    """The number of the card that a seat has selected."""
    card = table.view(seat).seats[seat].selected
    assert card is not None
    return card.number


@asynccontextmanager
async def open_boards(folder: Path, pictures: Pictures | None = None) -> AsyncIterator[Boards]:
    async with (
        open_room(folder, pictures, clock=PatientClock(), board=free_address()) as room,
        ClientSession() as http,
    ):
        members = [room.person(f"person{number}", display_name=name) for number, name in enumerate(NAMES)]
        people = tuple(Person(of.id, name) for of, name in zip(members, NAMES, strict=True))
        stop = asyncio.Event()
        ticking = asyncio.create_task(_tick(room, stop))
        try:
            yield Boards(room, http, people)
        finally:
            stop.set()
            await ticking


async def _tick(room: Room, stop: asyncio.Event) -> None:
    """Let the time pass, quickly, for computer players, who give people time to look."""
    while not stop.is_set():
        async with room.turn:
            await room.env.advance_time(1)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), 0.02)
