"""A release's database and messages, kept as text, and the present bot that goes on with them.

``python -m tests.programs.release`` writes one.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import discord
import psycopg
from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor, RoleHandle, UserHandle
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models import Channel, Message, User
from simcord.enums import ChannelType, InteractionType

from bot.store import Store, open_store
from bot.store.database import Location
from bot.store.migrations import APPLICATION_ID, DatabaseKind, migrations
from bot.tables import Person, Table, game_moves
from engine.actions import Done
from engine.chance import Chance
from engine.players import PLAYERS
from engine.views import Phase
from tests.bot.play.room import Room, open_room

#: The folder of the files, one for each release.
RELEASES = Path(__file__).parent / "releases"

#: Seconds after the clock of a release at which the present version starts.
UPDATE = 60.0

#: The flag of a message that only one person sees.
EPHEMERAL = 64

#: The person who may manage the server.
MODERATOR = "mo"

#: What a press has done to its table, as JSON (``effect_of``).
Effect = list[Any]


@dataclass(frozen=True, slots=True)
class KeptMessage:
    """A message of the bot; ``reader`` is the only person who sees it, if it is ephemeral."""

    id: int
    channel: int
    reader: int | None


@dataclass(frozen=True, slots=True)
class KeptPress:
    """A control, the person who presses it and the chosen value of a menu, with what was done by that."""

    message: int
    person: int
    custom_id: str
    value: str | None
    effect: Effect

    @property
    def control(self) -> str:
        """The name of the control."""
        return self.custom_id.split(":")[1]

    @property
    def table_id(self) -> str:
        """The table of the control."""
        return self.custom_id.split(":")[2]


@dataclass(frozen=True, slots=True)
class Kept:
    """The state of a simulated Discord, and all rows of the bot's database.

    ``channels`` are those of the server; ``direct`` are those of the people, by person. ``rows`` has for each
    table its columns, then its rows.
    """

    schema: int
    elapsed: float
    guild: int
    people: dict[str, int]
    channels: list[int]
    direct: dict[int, int]
    messages: list[KeptMessage]
    rows: dict[str, list[list[Any]]]
    presses: list[KeptPress]

    @classmethod
    def load(cls, file: Path) -> Kept:
        """Read what ``save`` has written."""
        read = json.loads(file.read_text(encoding="utf-8"))
        read["direct"] = {int(person): channel for person, channel in read["direct"].items()}
        read["messages"] = [KeptMessage(*message) for message in read["messages"]]
        read["presses"] = [KeptPress(*press) for press in read["presses"]]
        return cls(**read)

    def save(self, file: Path) -> None:
        """Write a file with a line for each message, row and press."""
        parts = {field.name: getattr(self, field.name) for field in fields(self)}
        parts["messages"] = [list(asdict(message).values()) for message in self.messages]
        parts["presses"] = [list(asdict(pressed).values()) for pressed in self.presses]
        written = (f"{json.dumps(name)}: {_lines(value)}" for name, value in parts.items())
        file.write_text("{\n" + ",\n".join(written) + "\n}\n", encoding="utf-8")

    def fill(self, place: Location) -> None:
        """Make the release's own database at an empty place."""
        if isinstance(place, Path):
            with closing(sqlite3.connect(place)) as file:
                for script in self._scripts("sqlite"):
                    file.executescript(script)
                for sql, values in self._inserts("?"):
                    file.execute(sql, values)
                file.executescript(
                    f"PRAGMA user_version = {self.schema}; PRAGMA application_id = {APPLICATION_ID};"
                )
                file.commit()
            return
        with psycopg.connect(place.get_secret_value()) as server:
            server.execute("DROP SCHEMA public CASCADE")
            server.execute("CREATE SCHEMA public")
            server.execute("CREATE TABLE shape (version BIGINT NOT NULL)")
            server.execute("INSERT INTO shape VALUES (%s)", [self.schema])
            for script in self._scripts("postgresql"):
                server.execute(script.encode())
            for sql, values in self._inserts("%s"):
                server.execute(sql.encode(), values)

    def _scripts(self, kind: DatabaseKind) -> list[str]:
        return [script for number, script in migrations(kind) if number <= self.schema]

    def _inserts(self, place: str) -> Iterator[tuple[str, list[Any]]]:
        for table, (columns, *rows) in self.rows.items():
            places = ", ".join([place] * len(columns))
            for row in rows:
                yield f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", row


def _lines(value: Any) -> str:
    """JSON with a line for each row of a list, and for each list in a dictionary."""
    if isinstance(value, list) and value and not isinstance(value[0], int):
        return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in value) + "\n]"
    if isinstance(value, dict) and any(isinstance(part, list) for part in value.values()):
        parts = (f"{json.dumps(name)}: {_lines(part)}" for name, part in value.items())
        return "{\n" + ",\n".join(parts) + "\n}"
    return json.dumps(value, ensure_ascii=False)


@asynccontextmanager
async def open_kept(
    folder: Path, kept: Kept, place: Location
) -> AsyncIterator[tuple[Room, dict[int, MemberActor]]]:
    """The present bot on a release's database, filled before, and the people by their ids."""
    async with open_room(folder) as room:
        people = _bring(room, kept)
        if isinstance(place, Path):
            room.database = place
        else:
            room.store = await open_store(place)
        try:
            await room.restart()
            yield room, people
        finally:
            if room.store is not None:
                await room.bot.close()
                await room.store.close()


def _bring(room: Room, kept: Kept) -> dict[int, MemberActor]:
    """Bring the people, channels and messages of a release to simulated Discord."""
    env, backend = room.env, room.env.backend
    backend.advance_clock(kept.elapsed + UPDATE)
    room.guild = env.create_guild("kept", id=kept.guild)
    people = {}
    for name, number in kept.people.items():
        backend.users[number] = User(number, name)
        roles = moderators(room.guild) if name == MODERATOR else []
        people[number] = room.guild.add_member(UserHandle(env, backend.users[number]), roles=roles)
    places = [Channel(number, ChannelType.TEXT, "kept", kept.guild) for number in kept.channels]
    for place in places:
        backend.get_guild(kept.guild).channel_ids.append(place.id)
    for person, number in kept.direct.items():
        places.append(Channel(number, ChannelType.DM, recipient_ids=[person]))
        backend.dm_channels[person] = number
    for place in places:
        backend.channels[place.id], backend.messages[place.id] = place, {}
    for message in kept.messages:
        _put(backend, kept, message)
    room.channel = ChannelHandle(env, room.guild, backend.get_channel(kept.channels[0]))
    return people


def moderators(guild: GuildHandle) -> list[RoleHandle]:
    """The roles of a moderator."""
    return [guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))]


def _put(backend: Any, kept: Kept, message: KeptMessage) -> None:
    """Put a message with all its kept controls where it was, unless it is there."""
    parts: dict[str, dict[str, Any]] = {}
    for pressed in kept.presses:
        if pressed.message == message.id:
            part = parts.setdefault(pressed.custom_id, {"type": 2, "style": 2, "label": "kept"})
            part["custom_id"] = pressed.custom_id
            if pressed.value is not None:
                part["type"] = 3
                part.setdefault("options", []).append({"label": "kept", "value": pressed.value})
    put = Message(message.id, message.channel, backend.bot_user.id, "kept", backend.now_iso())
    put.components = [{"type": 1, "components": [part]} for part in parts.values()]
    if message.reader is not None:
        put.flags = EPHEMERAL
        put.interaction_metadata = {"user": {"id": str(message.reader)}}
    backend.messages[message.channel].setdefault(message.id, put)


async def press_kept(
    room: Room, people: Mapping[int, MemberActor], kept: Kept, pressed: KeptPress
) -> InteractionResult:
    """Press a control of a release, as if its message had not been deleted."""
    message = next(message for message in kept.messages if message.id == pressed.message)
    _put(room.env.backend, kept, message)
    person, channel = people[pressed.person], message.channel
    return await press(room, person, channel, message.id, pressed.custom_id, pressed.value)


async def press(
    room: Room, person: MemberActor, channel_id: int, message_id: int, custom_id: str, value: str | None
) -> InteractionResult:
    """Press a control of any message, whatever the message contains by now."""
    env, backend = room.env, room.env.backend
    channel = backend.get_channel(channel_id)
    actor = person if channel.guild_id is not None else person.user
    place = ChannelHandle(env, room.guild if channel.guild_id is not None else None, channel)
    message = dict(serializers.message_payload(backend, backend.get_message(channel_id, message_id)))
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if value is None else 3}
    if value is not None:
        data["values"] = [value]
    env._begin_operation("click")
    try:
        return await _dispatch_actor_interaction(
            actor,
            InteractionType.MESSAGE_COMPONENT,
            place,
            data,
            extra={"message": message},
            source_message_id=message_id,
        )
    finally:
        env._end_operation()


async def effect_of(room: Room, people: Mapping[int, MemberActor], kept: Kept, pressed: KeptPress) -> Effect:
    """Press a control; returns new moves and notices, and the stage and the people if they have changed."""
    store = room.bot.services.store
    before = await _stored(store, pressed)
    await press_kept(room, people, kept, pressed)
    after = await _stored(store, pressed)
    return [
        row
        for was, now in zip(before, after, strict=True)
        for row in ([] if was == now else now[len(was) :] or now)
    ]


async def _stored(store: Store, pressed: KeptPress) -> list[list[Any]]:
    """The person's moves at the table of a control, the table's notices, its stage, and the people there."""
    read, table_id = store.database.read, pressed.table_id
    moves = await read(
        "SELECT kind, body, undoes FROM entries WHERE table_id = ?1 AND user_id = ?2 ORDER BY number",
        *(table_id, pressed.person),
    )
    notices = await read("SELECT event FROM notices WHERE table_id = ?1 ORDER BY number", table_id)
    stage = await read("SELECT stage FROM tables WHERE id = ?1", table_id)
    seats = await read("SELECT name, computer FROM seats WHERE table_id = ?1 ORDER BY seat", table_id)
    return [
        [[kind, json.loads(body or "null"), undoes] for kind, body, undoes in moves],
        [event for (event,) in notices],
        [list(row) for row in stage],
        [name if computer is None else computer for name, computer in seats],
    ]


async def decide(room: Room, table: Table, player: str, chance: Chance) -> Table:
    """Let the first person whom a game waits for decide as this player, or computer players go on."""
    view = table.view(None)
    seats = [seat for seat in view.waiting_for if table.seats[seat].user_id and not table.seats[seat].away]
    if seats:
        seat, who = seats[0], table.seats[seats[0]]
        action = PLAYERS[player].decide(table.view(seat), chance)
        if view.phase is Phase.MAP and view.seats[seat].placed:
            action = Done(seat)
        with room.env._bot_scope():
            person = Person(who.user_id or 0, who.name)
            await room.bot.services.tables.do(table.id, game_moves.act, person, lambda _: action)
    else:
        await room.env.settle()
    return await room.bot.services.tables.get(table.id)
