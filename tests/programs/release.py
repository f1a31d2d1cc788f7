"""Writes the database of a release, with its messages, for the test of updates.

``python -m tests.programs.release tests/bot/play/releases/1.2.3.json`` plays games of every kind up to every
phase on a simulated Discord, presses what shows something, then presses each control in a copy of its own to
note what it does.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle, MemberActor

from bot.people.preferences import PlayerPreferences
from bot.store.migrations import newest_version
from bot.store.moving import TABLES
from bot.tables import Stage, Table, lobby
from bot.tables.options import NO
from bot.views.screen import CustomId
from engine.chance import Chance
from engine.maps.terraforming import payable_terrains
from engine.views import Phase, View
from tests.bot.play.kept import (
    EPHEMERAL,
    MODERATOR,
    Kept,
    KeptMessage,
    KeptPress,
    decide,
    effect_of,
    moderators,
    open_kept,
    press,
)
from tests.bot.play.room import Room, as_person, controls, open_room, shown
from tests.bot.seeds import fix_seeds

#: Seconds on the clock of simulated Discord before anything is made.
LATER = 86_400.0

#: Controls that only show something, which are pressed to find further controls.
SHOWING = frozenset(
    (
        *("alone-result", "bid-cube", "contest", "contest-first", "contest-second", "down", "end-map"),
        *("end-maps", "end-replay", "end-review", "games", "hand", "keepsake", "keepsake-form", "left"),
        *("log", "map", "maps", "now", "options", "over-under", "own-map", "place", "points"),
        *("replay-page", "review", "review-of", "right", "rules", "set-server-usual", "show-all", "spot"),
        *("table-language", "table-more", "terraform", "tile", "trick", "try", "turn", "turn-back"),
        *("undo", "up", "verify", "walk", "what-if"),
    )
)

#: Controls that are rarely offered, each with another one and the arguments to add to its custom id.
RARE = {
    "set-aside": ("place-here", ""),
    "alone-result": ("alone-again", ""),
    "open-table": ("play-today", ""),
    "log": ("end-review", ":0"),
    "board": ("hand", ""),  # with a tunnel
}

#: How often a control that shows something is pressed in each phase.
MOST_PRESSES = 10

#: The games that are played to find a phase that not every game has.
MOST_GAMES = 5

#: The maximum number of decisions in a game.
MOST_DECISIONS = 2000


class Writer:
    """Plays in several channels of one server."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.chance = Chance.of_text("release")
        self.people: dict[str, MemberActor] = {}
        self.channels: list[ChannelHandle] = []
        self.player = "random"
        #: Games that are not kept.
        self.abandoned: set[str] = set()
        self.messages: dict[int, KeptMessage] = {}
        self.presses: list[KeptPress] = []
        self._noted = set[tuple[object, ...]]()
        self.seated: dict[str, tuple[str, ...]] = {}

    def person(self, name: str) -> MemberActor:
        """The person with this name; one of them is a moderator."""
        if name not in self.people:
            roles = moderators(self.room.guild) if name == MODERATOR else []
            self.people[name] = self.room.guild.add_member(self.room.env.create_user(name), roles=roles)
        return self.people[name]

    async def open(self, *names: str, **options: object) -> Table:
        """A table of these people in a new channel."""
        channel = self.room.guild.create_text_channel(f"table-{len(self.channels)}")
        self.channels.append(channel)
        host, *others = map(self.person, names)
        await host.slash(channel, "hokkaido start", **options)
        for person in others:
            await person.slash(channel, "hokkaido join")
        table = await self.room.table(channel)
        self.seated[table.id] = names
        return table

    async def begin(self, *names: str, **options: object) -> Table:
        """A game of these people in a new channel."""
        table = await self.open(*names, **options)
        with self.room.env._bot_scope():
            host = as_person(self.person(names[0]))
            await self.room.bot.services.tables.do(table.id, lobby.change_option, host, "hints", NO)
        await self.person(names[0]).slash(self.channels[-1], "hokkaido begin")
        return await self.now(table)

    async def now(self, table: Table) -> Table:
        """The present table."""
        return await self.room.bot.services.tables.get(table.id)

    async def play(self, table: Table, until: Callable[[View], bool]) -> Table:
        """Let everyone decide at random until the view of everyone is as wanted, or the game is over."""
        for _ in range(MOST_DECISIONS):
            if table.stage is not Stage.RUNNING or until(table.view(None)):
                break
            table = await decide(self.room, table, self.player, self.chance)
        await self.room.env.settle()
        return table

    async def find(
        self,
        phase: Phase,
        *names: str,
        number: int = 2,
        wanted: Callable[[View], bool] = lambda _: True,
        **options: object,
    ) -> Table:
        """A game in this phase, at the earliest in this round, and with what else is wanted."""
        for _ in range(MOST_GAMES):
            table = await self.begin(*names, **options)
            table = await self.play(
                table, lambda view: view.phase is phase and view.round >= number and wanted(view)
            )
            if table.stage is Stage.RUNNING:
                return table
            self.abandoned.add(table.id)
        raise LookupError(f"no game has {phase}")

    def note_offered(self) -> None:
        """Keep the controls that are offered now: one of each kind for each table and phase."""
        for message, part in _offered(self):
            found = CustomId.parse(part["custom_id"])
            if found is None or found.moment.table_id in self.abandoned:
                continue
            key = (found.control, found.moment.table_id, found.moment.phase, len(found.arguments))
            if key in self._noted:
                continue
            self._noted.add(key)
            values = [option["value"] for option in part.get("options", ())]
            reader = _reader(self, message) if message.flags & EPHEMERAL else None
            reader_id = None if reader is None else reader.id
            self.messages[message.id] = KeptMessage(message.id, message.channel_id, reader_id)
            self.presses += [
                KeptPress(message.id, person.id, str(found), value, [])
                for person in _pressing(self, message, found)
                for value in ({values[0]: 0, values[-1]: 0} if values else {None: 0})
            ]

    async def type(self, name: str, command: str, **options: object) -> None:
        """Type a command in the newest channel."""
        await self.person(name).slash(self.channels[-1], command, **options)

    def asked(self, name: str, table: Table) -> Any:
        """The newest direct message about a table."""
        found = [
            message
            for message in self.room.private_messages(self.person(name))
            if any(f":{table.id}:" in part.get("custom_id", "") for part in controls(message))
        ]
        return found[-1]

    async def click(self, name: str, message: Any, *wanted: str) -> Any:
        """Press the first enabled control with one of these names, in a direct message."""
        found = (part for part in controls(message) if not part.get("disabled"))
        pressed = next(part for part in found if part["custom_id"].split(":")[1] in wanted)
        return await self.person(name).user.click(message, custom_id=pressed["custom_id"])


async def new_writer(room: Room) -> Writer:
    """A writer for a new server, which has no id that a test's own server will have."""
    await room.env.advance_time(LATER)
    room.guild = room.env.create_guild("release")
    return Writer(room)


def can_add_cube(view: View) -> bool:
    """Whether someone who bids now has a cube to add."""
    return any(view.cubes_to_add(seat) for seat in view.waiting_for)


def can_terraform(view: View) -> bool:
    """Whether someone who places now can pay for a tile."""
    return any(any(payable_terrains(view.seats[seat].map)) for seat in view.waiting_for)


async def play_everything(writer: Writer) -> None:
    """Make a table in every state."""
    w = writer
    await w.open("jo")
    await w.room.env.advance_time(LATER)  # until the bot asks whether the table is still needed
    await w.open("anna", "bob", computers=1)
    picking = await w.find(Phase.PICK, "anna", "bob", "cleo")
    for name, how in (("anna", "take"), ("bob", "take-place")):  # a tried placement, and an intended one
        await w.click(name, w.asked(name, picking), "try")
        await w.click(name, w.asked(name, picking), how)
    await w.find(Phase.DISCARD, "anna", "bob")
    placing = await w.find(Phase.MAP, "anna", "cleo", game="honshu")
    for name in ("anna", "cleo"):
        await w.click(name, w.asked(name, placing), "right", "left", "up", "down")
    await w.click("anna", w.asked("anna", placing), "place-done")
    w.player = "greedy"
    await w.find(Phase.FREE_TILE, "pia", "quin", "rosa", "sam", "tina", goals="yes")
    for number, phase in enumerate((Phase.BID, Phase.TAKE_PAIR, Phase.ANSWER, Phase.DISCARD_OF_PAIR)):
        names = (("dora", "emil"), ("emil", "fay"))[number % 2]
        game = ("honshu", "hokkaido")[number // 2]
        await w.find(phase, *names, number=5, selection="trick", game=game)
    await w.find(Phase.TAKE, "gus", "hana", "ian", selection="trick", game="honshu")
    await w.find(Phase.BID, "gus", "hana", "ian", wanted=can_add_cube, selection="trick", game="honshu")
    await w.find(Phase.MAP, "pia", "quin", wanted=can_terraform)
    # Votes, absences, offers and pauses.
    await w.find(Phase.MAP, "gus", "hana", "ian", number=6)
    w.player = "random"
    await w.type("hana", "note", text="the lake in the north")
    await w.type("gus", "table end")
    await w.find(Phase.PICK, "gus", "hana", deadline="24h")
    await w.type("gus", "table pause")
    await w.find(Phase.PICK, "hana", "ian", "gus")
    await w.type("ian", "hokkaido away")
    await w.type("hana", "table replace", player="hana")
    await w.begin(MODERATOR, computers=1)
    await w.type(MODERATOR, "table end")
    await w.type(MODERATOR, "table settings")
    await w.find(Phase.PICK, "jo", "kim", computers=1, strength="easy")
    await w.type("jo", "table hand-over", player="kim")
    await w.type("kim", "table offer", player="kim", to=w.person("lea").user)
    # Games that are over.
    await w.play(await w.begin("jo", "kim"), lambda _: False)
    for command in ("review", "replay", "verify", "log", "games"):
        await w.type("jo", f"hokkaido {command}")
    await w.open("kim", "jo")
    await w.type("kim", "hokkaido cancel")
    # Settings, games alone and the rest.
    with w.room.env._bot_scope():
        own = PlayerPreferences(locale="hu", hints=False)
        await w.room.bot.services.preferences.change_player(w.person("fay").id, lambda _: own)
    for command in ("settings", "games", "help", "rules", "my-data", "forget-me", "privacy"):
        await w.type("jo", f"hokkaido {command}")
    await w.open("lea")
    await w.type("jo", "solo start")
    for how in ("solo start", "solo today"):
        message = shown(await w.person("kim").slash(w.channels[-1], how))
        for _ in range(24):
            w.note_offered()
            offered = {part["custom_id"].split(":")[1]: part["custom_id"] for part in controls(message)}
            pressed = offered.get("take-place", offered.get("try"))
            message = shown(await w.person("kim").click(message, custom_id=pressed))


async def look_around(writer: Writer) -> None:
    """Press what shows something, a few times in each phase, until nothing new is found."""
    pressed: dict[tuple[str, str], set[str]] = defaultdict(set)
    writer.note_offered()
    while found := _next_to_show(writer, pressed):
        message, part, person = found
        value = part["options"][0]["value"] if part.get("options") else None
        await press(writer.room, person, message.channel_id, message.id, part["custom_id"], value)
        writer.note_offered()


def _next_to_show(
    writer: Writer, pressed: dict[tuple[str, str], set[str]]
) -> tuple[Any, Any, MemberActor] | None:
    """A control that has not been pressed often, its message, and a person who can press it."""
    for message, part in _offered(writer):
        found = CustomId.parse(part["custom_id"])
        if found is None or found.control not in SHOWING or found.moment.table_id in writer.abandoned:
            continue
        done = pressed[found.control, found.moment.phase]
        if str(found) not in done and len(done) < MOST_PRESSES:
            done.add(str(found))
            (person, *_) = _pressing(writer, message, found)
            return message, part, person
    return None


def _offered(writer: Writer) -> list[tuple[Any, Any]]:
    """The enabled controls of all messages; those of ephemeral messages come last."""
    backend = writer.room.env.backend
    places = [channel.id for channel in writer.channels]
    places += [backend.dm_channels[p.id] for p in writer.people.values() if p.id in backend.dm_channels]
    messages = [message for place in places for message in backend.messages[place].values()]
    messages.sort(key=lambda message: bool(message.flags & EPHEMERAL))
    return [
        (message, part)
        for message in messages
        for row in message.components
        for part in row["components"]
        if part.get("custom_id") and not part.get("disabled")
    ]


def _reader(writer: Writer, message: Any) -> MemberActor | None:
    """The only person who sees a message, if there is one."""
    backend = writer.room.env.backend
    recipients = backend.get_channel(message.channel_id).recipient_ids
    number = recipients[0] if recipients else None
    if message.flags & EPHEMERAL:
        number = int(((message.interaction_metadata or {}).get("user") or {})["id"])
    return next((person for person in writer.people.values() if person.id == number), None)


def _pressing(writer: Writer, message: Any, control: CustomId) -> list[MemberActor]:
    """The people who press a control: its reader, or of a public message its first and last player."""
    if (reader := _reader(writer, message)) is not None:
        return [reader]
    if control.control in ("join", "take-over"):
        return [writer.person("lea")]
    seated = [writer.people[name] for name in writer.seated.get(control.moment.table_id, ("jo",))]
    return [seated[0], seated[-1]] if len(seated) > 1 else seated


def kept_of(writer: Writer, database: Path) -> Kept:
    """What is on simulated Discord and in the database now; nothing is known of what the presses do."""
    backend = writer.room.env.backend
    people = {person.name: person.id for person in writer.people.values()}
    direct = {
        person: backend.dm_channels[person] for person in people.values() if person in backend.dm_channels
    }
    channels = [channel.id for channel in writer.channels]
    with closing(sqlite3.connect(database)) as file:
        rows = {
            table: [
                [*columns],
                *(
                    [*row]
                    for row in file.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY rowid")
                    if writer.abandoned.isdisjoint(row)
                ),
            ]
            for table, columns in TABLES.items()
        }
    elapsed = backend.clock.elapsed
    return Kept(
        newest_version(),
        elapsed,
        writer.room.guild.id,
        people,
        channels,
        direct,
        [*writer.messages.values()],
        rows,
        writer.presses,
    )


def note_rare(writer: Writer) -> None:
    """Keep the controls that no message has offered."""
    for rare, (other, arguments) in RARE.items():
        found = next(pressed for pressed in writer.presses if pressed.control == other)
        custom_id = found.custom_id.replace(f":{other}:", f":{rare}:") + arguments
        writer.presses.append(replace(found, custom_id=custom_id))


async def with_effect(kept: Kept, pressed: KeptPress) -> KeptPress:
    """The same press with what it does on a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "kept.sqlite3"
        kept.fill(place)
        async with open_kept(Path(folder), kept, place) as (room, people):
            return replace(pressed, effect=await effect_of(room, people, kept, pressed))


async def write(file: Path) -> None:
    """Write everything to a file."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        fix_seeds(patch)
        async with open_room(Path(folder)) as room:
            writer = await new_writer(room)
            await play_everything(writer)
            await look_around(writer)
            note_rare(writer)
            await room.env.settle()
            kept = kept_of(writer, room.database)
    presses = []
    for pressed in kept.presses:
        presses.append(pressed if pressed.control in SHOWING else await with_effect(kept, pressed))
    replace(kept, presses=presses).save(file)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    asyncio.run(write(parser.parse_args().file))
