"""People who press and type at random, at a table or not, in any channel.

What they do depends only on the seed. They also send what no Discord client would: a custom id from another
person's message, or a changed one.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import discord
from discord import AppCommandOptionType as Option
from discord import app_commands
from simcord import ChannelHandle, InteractionResult, MemberActor, UserHandle
from simcord.actors import _component_interaction
from simcord.backend.access import message_accessible
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import ComponentType
from simcord.results import ResponseMessage

from bot.tables import Stage, Table
from bot.views.screen import CustomId
from engine.chance import Chance
from engine.players import PLAYERS
from engine.views import Phase
from tests.bot.play.observer import NumberedPictures, Observer, tables_in
from tests.bot.play.room import Room
from tests.bot.play.test_responses_in_every_state import every_command
from tests.bot.play.typist import typed
from tests.bot.play.unique_cards import FIRST, LAST

#: The people, with display names that try to notify others or to format text.
NAMES = {
    "anna": "@everyone",
    "bob": "<@&{role}> **bob**",
    "cleo": "@here <@1> `cleo`",
    "dora": "# dora\n[x](https://evil.example)",
    "boss": "boss",
}

#: Texts to type: attempts to notify others, and some plain words.
CALLS = ("@everyone", "@here hello", "<@{stranger}>", "<@&{role}>", "1", "0", "anna", "bob", "none", "")

#: Odd or malicious texts: blanks, far too much, other scripts' digits, placeholders and the like.
ODD_TEXTS = (
    " ",
    "\n\x00\x1b[31m",
    "\u202e\u200b",
    "9" * 6000,
    "٣",
    "²",
    "nan",
    "{ $card }%s",
    "<@99999999999999999999>",
    "0/0/0/0",
    "rot/" + "1/" * 400,
    "99999999999999999999,1/1,99999999999999999999",
    "-,-/,",
    "🏔" * 700,
)
ODD_NUMBERS = (2**53 - 1, 1 - 2**53, -1)

#: The lengths of pauses, in seconds.
PAUSES = (1, 1, 2, 5, 60, 60, 600, 3600, 86_400)

#: The number of messages that count as recent, whose controls probably still work.
NEWEST = 8

#: The maximum number of decisions before the first map phase.
PATIENCE = 40

#: The values for the options of a new table.
TABLES: dict[str, tuple[str, ...]] = {
    "game": ("hokkaido", "honshu"),
    "selection": ("draft", "trick"),
    "order": ("in_order", "simultaneous", "as_printed"),
    "side": ("A", "B"),
    "words": ("yes",),
    "by_invitation": ("yes",),
    "deadline": ("2min", "1h"),
    "thread": ("yes",),
    "goals": ("yes",),
}

Step = Coroutine[Any, Any, InteractionResult | None]
Actor = MemberActor | UserHandle


class RandomPeople:
    """Five people: some sit at a table, one watches, one is a moderator, the others are strangers."""

    def __init__(self, room: Room, pictures: NumberedPictures, seed: int) -> None:
        self.room = room
        self.chance = random.Random(seed)
        self.role = room.guild.create_role("players", mentionable=True)
        self.people = {name: self.arrives(name) for name in NAMES}
        ids = [person.id for person in self.people.values()]
        self.observer = Observer(room, pictures, ids)
        self.channels = (room.channel, room.guild.create_text_channel("another"))
        #: What was done, in order, with the refusals of simulated Discord.
        self.done: list[str] = []
        #: Whether the last press had a custom id that is not this bot's, so that it need not respond.
        self.is_foreign = False
        self._players = Chance.of_text(str(seed))

    def arrives(self, name: str) -> MemberActor:
        """Add a person to the server; the one named boss is a moderator."""
        manages = discord.Permissions(manage_guild=name == "boss")
        role = self.room.guild.create_role(f"role of {name}", permissions=manages)
        user = self.room.env.create_user(name, global_name=NAMES[name].format(role=self.role.id))
        return self.room.guild.add_member(user, roles=[role])

    async def sit_down(self) -> None:
        """Begin a game for two or three people, perhaps with a computer player, and play to the map phase."""
        host, *others = [self.people[name] for name in ("anna", "bob", "cleo")][: self.chance.choice([2, 3])]
        here, options = self.room.channel, self.table_options()
        closed = ("by_invitation", "words", "thread")
        given = {name: value for name, value in options.items() if name not in closed}
        await self.command(host, here, "hokkaido start", **given)
        for person in others:
            await self.command(person, here, "hokkaido join")
        await self.command(host, here, "hokkaido begin")
        await self.command(self.people["dora"], here, "hokkaido watch")
        for _ in range(PATIENCE):
            table = await self.room.bot.services.tables.in_channel(here.id)
            await self.observer.check()
            if table is None or table.stage is not Stage.RUNNING or table.view(None).phase is Phase.MAP:
                return
            await self.move(table)

    async def step(self) -> None:
        """Let a random person do something, then check everything."""
        ways: list[Callable[[MemberActor], Step]] = [
            *[self.go_on] * 8,
            *[self.press] * 7,
            *[self.forge] * 3,
            *[self.type] * 4,
            self.let_pass,
        ]
        person, way = self.chance.choice([*self.people.values()]), self.chance.choice(ways)
        try:
            result = await way(person)
            if result is not None:
                await self.read(result)
        except (SetupError, BackendError) as error:  # refused by simulated Discord
            self.done.append(f"({way.__name__}: {error})")
        await self.observer.check()

    async def read(self, result: InteractionResult) -> None:
        """Search the suggestions in a response, and fill in and submit its modal."""
        who, form = result._interaction.user_id, result.modal
        assert result.acknowledged or self.is_foreign, "no response"
        self.search(who, [str(choice) for choice in result.autocomplete_choices or ()], set())
        if form is None:
            return
        self.search(who, [json.dumps(form, ensure_ascii=False)], tables_in(form["components"]))
        fields = [
            part for part in walk_components(form["components"]) if part["type"] == ComponentType.TEXT_INPUT
        ]
        values = {field["custom_id"]: self.words()[: field.get("max_length") or 4000] for field in fields}
        self.does(who, "fill in", form["custom_id"], values)
        actor = next(person for person in self.people.values() if person.id == who)
        direct = result._interaction.guild_id is None
        await (actor.user if direct else actor).submit_modal(result, values)

    def search(self, who: int, texts: list[str], tables: set[str]) -> None:
        """Search what only this person is shown."""
        self.observer.search(who, texts, tables)

    def does(self, who: int | None, *what: object) -> None:
        """Note what is done, and by whom."""
        self.is_foreign = False
        self.done.append(" ".join(map(str, (who, *what)))[:300])
        self.observer.does(who, what)

    # What is done

    async def go_on(self, _: MemberActor) -> InteractionResult | None:
        """Do something that advances the table of a channel."""
        channel = self.chance.choice([self.room.channel, *self.channels])
        table = await self.room.bot.services.tables.in_channel(channel.id)
        if table is None:
            person = self.chance.choice([*self.people.values()])
            return await self.command(person, channel, "hokkaido start", **self.table_options())
        if table.stage is Stage.RUNNING:
            return await self.move(table)
        command = self.chance.choice(["hokkaido join", "hokkaido join", "hokkaido begin"])
        seated = [person for person in self.people.values() if table.seat_of(person.id) is not None]
        others = [person for person in self.people.values() if person not in seated]
        host = next((person for person in seated if person.id == table.host_id), None)
        if command == "hokkaido begin" and host is not None:
            return await self.command(host, channel, command)
        return await self.command(self.chance.choice(others or seated), channel, command)

    def table_options(self) -> dict[str, object]:
        """Random options for a new table; its computer players are easy ones, which are quick."""
        chosen = {
            name: self.chance.choice(values) for name, values in TABLES.items() if self.chance.random() < 0.3
        }
        computers = self.chance.choice([0, 0, 1])
        return {**chosen, "computers": computers, "strength": "easy"} if computers else {**chosen}

    async def move(self, table: Table) -> InteractionResult | None:
        """Type a decision of a person whom the game is waiting for, in a channel or a direct message."""
        asked = [table.seats[seat].user_id for seat in table.view(None).waiting_for]
        people = [person for person in self.people.values() if person.id in asked]
        if not people:
            await self.let_pass()
            return None
        person = self.chance.choice(people)
        seat = table.seat_of(person.id)
        assert seat is not None
        command, options = typed(PLAYERS["random"].decide(table.view(seat), self._players))
        channel = self.chance.choice([None, self.channels[0], self.channels[1]])
        return await self.command(person, channel, command, **options)

    async def press(self, person: MemberActor) -> InteractionResult | None:
        """Press or choose something in a message that the person can see, which may be an old one."""
        messages = self.messages_of(person)
        recent = self.chance.random() < 0.6
        for message in self.chance.sample(
            messages[-NEWEST:] if recent else messages, min(NEWEST, len(messages))
        ):
            controls = [part for part in controls_of(message) if not part.get("disabled")]
            if controls:
                return await self.use(person, message, self.chance.choice(controls))
        return None

    async def use(self, person: MemberActor, message: Message, control: dict[str, Any]) -> InteractionResult:
        """Use a control as a Discord client does."""
        env, custom_id = self.room.env, control["custom_id"]
        actor: Actor = person if self.is_in_server(message) else person.user
        if control["type"] == ComponentType.BUTTON:
            self.does(person.id, "press", control.get("label"), custom_id)
            return await actor.click(ResponseMessage(env, message), custom_id=custom_id)
        value = self.chance.choice(control["options"])["value"]
        self.does(person.id, "choose", value, custom_id)
        return await actor.select(ResponseMessage(env, message), [value], custom_id=custom_id)

    async def forge(self, person: MemberActor) -> InteractionResult | None:
        """Send a custom id from anyone's message, perhaps changed, as if from a message the person sees."""
        seen, every = self.messages_of(person), [*self.messages()]
        below = [message for message in seen if controls_of(message)]
        controls = [control for message in every for control in controls_of(message)]
        if not below or not controls:
            return None
        control, message = self.chance.choice(controls), self.chance.choice(below)
        custom_id = self.changed(control["custom_id"]) if self.chance.random() < 0.6 else control["custom_id"]
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": control["type"]}
        if control["type"] != ComponentType.BUTTON:
            offered = [option["value"] for option in control["options"]]
            data["values"] = [self.chance.choice([*offered, *offered, self.words() or " "])[:100]]
        self.does(person.id, "forge", data)
        self.is_foreign = CustomId.parse(custom_id) is None
        actor: Actor = person if self.is_in_server(message) else person.user
        self.room.env._begin_operation("click")
        try:
            return await _component_interaction(actor, message, data)
        finally:
            self.room.env._end_operation()

    def changed(self, text: str) -> str:
        """A custom id with another argument, table or moment."""
        own = CustomId.parse(text)
        parts = text.split(":")
        if own is None or len(parts) < 6:
            return text
        place = self.chance.randrange(2, len(parts) + 1)
        other = [
            *(str(card) for card in (FIRST, LAST, self.chance.randint(FIRST, LAST))),
            *(
                "0",
                "1",
                "2",
                "13",
                "-1",
                "99999999999999999999",
                "",
                "0,0",
                "1,1",
                "map",
                "pick",
                "lobby",
                "deck",
            ),
            *(str(other.id) for other in self.people.values()),
            *self.observer.knowledge.tables,
        ]
        return ":".join([*parts[:place], self.chance.choice(other), *parts[place + 1 :]])[:100]

    async def type(self, person: MemberActor) -> InteractionResult | None:
        """Type any command with sensible or odd values, some of them autocompleted."""
        commands = every_command(self.room)
        of_hosts = [command for command in commands if command.qualified_name.startswith("table ")]
        command = self.chance.choice([*commands, *of_hosts * 3])
        channel = self.chance.choice([*self.channels, None])
        options = {
            option.name: value
            for option in command.parameters
            if option.required or self.chance.random() < 0.3
            for value in [self.value(option)]
        }
        suggested = await self.complete(person, channel, command, options)
        return await self.command(person, channel, command.qualified_name, **{**options, **suggested})

    async def complete(
        self,
        person: MemberActor,
        channel: ChannelHandle | None,
        command: app_commands.Command[Any, ..., Any],
        options: dict[str, object],
    ) -> dict[str, object]:
        """Autocompleted values for some of the options."""
        chosen: dict[str, object] = {}
        for option in command.parameters:
            if not option.autocomplete or option.name not in options or self.chance.random() < 0.3:
                continue
            others = {name: value for name, value in options.items() if name != option.name}
            name = command.qualified_name
            self.does(person.id, "complete", name, option.name, others)
            begun = self.chance.choice(["", "", "1", "7", "a", self.words()])
            if channel is None:
                found = await person.user.autocomplete(name, option.name, begun, **others)
            else:
                found = await person.autocomplete(channel, name, option.name, begun, **others)
            self.search(person.id, [str(choice) for choice in found], set())
            if found and self.chance.random() < 0.7:
                chosen[option.name] = self.chance.choice(found)["value"]
        return chosen

    def value(self, option: app_commands.Parameter) -> object:
        """A value for a command option."""
        pick = self.chance.choice
        if option.choices:
            return pick(option.choices).value
        found: dict[Option, list[Any]] = {
            Option.integer: self.numbers(option),
            Option.user: [*self.people.values()],
            Option.role: [self.role],
            Option.channel: [*self.channels],
            Option.attachment: [("@everyone.json", b"{}"), ("deck.json", b"\xff"), ("x.png", b"")],
        }
        return pick(found[option.type]) if option.type in found else self.words() or "1"

    def numbers(self, option: app_commands.Parameter) -> list[int]:
        """Numbers that Discord accepts for an option: small ones, card numbers, very large ones."""
        least, most = option.min_value, option.max_value
        numbers = [0, 1, 2, 3, *(self.chance.randint(FIRST, LAST) for _ in "abc"), *ODD_NUMBERS]
        return [n for n in numbers if (least is None or n >= least) and (most is None or n <= most)]

    def words(self) -> str:
        """A text to type: plain, a mention, odd or malicious."""
        words = self.chance.choice([*CALLS, *ODD_TEXTS])
        return words.replace("{stranger}", str(self.people["dora"].id)).replace("{role}", str(self.role.id))

    async def command(
        self, person: MemberActor, channel: ChannelHandle | None, name: str, **options: object
    ) -> InteractionResult:
        """Type a command in a channel or, without one, in a direct message."""
        self.does(person.id, f"/{name}", options, "directly" if channel is None else channel.name)
        self.observer.named = {value.id for value in options.values() if isinstance(value, MemberActor)}
        if name == "table settings" and person is self.people["boss"]:
            self.observer.roles.add(self.role.id)
        if channel is None:
            given = {
                name: value.user if isinstance(value, MemberActor) else value
                for name, value in options.items()
            }
            result = await person.user.slash(name, **given)
        else:
            result = await person.slash(channel, name, **options)
        assert isinstance(result, InteractionResult)
        return result

    async def let_pass(self, *_: object) -> None:
        """Let some time pass, so that deadlines can expire and computer players can move."""
        seconds = self.chance.choice(PAUSES)
        self.does(None, "wait", seconds)
        await self.room.env.advance_time(seconds)

    # What can be seen

    def messages(self) -> Iterator[Message]:
        """All messages that the bot has sent to anyone, oldest first within each channel."""
        backend = self.room.env.backend
        for messages in backend.messages.values():
            yield from (message for message in messages.values() if message.author_id == backend.bot_user.id)

    def messages_of(self, person: MemberActor) -> list[Message]:
        """The bot's messages that a person can see, oldest first."""
        backend = self.room.env.backend
        found = [
            message
            for message in self.messages()
            if message_accessible(backend, message.channel_id, message, person.id, history=True)
        ]
        return sorted(found, key=lambda message: message.id)

    def is_in_server(self, message: Message) -> bool:
        """Whether a message is in a channel or thread of the server, not a direct message."""
        return self.room.env.backend.channels[message.channel_id].guild_id is not None


def controls_of(message: Message) -> list[dict[str, Any]]:
    """The buttons and menus of a message that have a custom id."""
    return [part for part in walk_components(message.components) if part.get("custom_id")]
