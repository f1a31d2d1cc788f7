"""Responses to deferred interactions, including lost and late ones, and failures."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands
from simcord import InteractionResult, MemberActor

from bot.interactions.context import Acknowledgement, Context
from bot.people.preferences import Readers
from tests.bot.play.room import ENGLISH, Room, open_room, shown

#: The beginning of the log line about a response that was of no use.
TOO_LATE = "the response was lost or too late"

REFERENCE = re.compile(r"\(([0-9a-f]{8})\)")


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Defer every interaction immediately, unless it opens a modal."""
    begin = Context.begin

    async def deferred(self: Context, how: Acknowledgement) -> None:
        await begin(self, how)
        if how is not Acknowledgement.MODAL:
            await self.acknowledge()

    monkeypatch.setattr(Context, "begin", deferred)


async def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("the roof has come down")


# Two kinds of interaction. Each function does everything before the last step and returns that step.

Step = Callable[[], Awaitable[InteractionResult]]


async def by_command(room: Room, person: MemberActor) -> Step:
    return lambda: person.slash(room.channel, "hokkaido status")


async def by_button(room: Room, person: MemberActor) -> Step:
    asked = shown(await person.slash(room.channel, "hokkaido forget-me"))
    return lambda: person.click(asked, label=ENGLISH.format("button-keep-me"))


WAYS = pytest.mark.parametrize("way", [by_command, by_button], ids=lambda way: way.__name__)


async def asked(room: Room, way: Callable[[Room, MemberActor], Awaitable[Step]]) -> Step:
    """Begin a game for two people and return the first person's next step."""
    people = room.people(2)
    await room.begin(people)
    return await way(room, people[0])


def told(result: InteractionResult) -> list[str]:
    """The texts of a step's response and followups, all of which must be ephemeral."""
    messages = [*([result.response] if result.response else []), *result.followups]
    assert all(message.ephemeral for message in messages)
    return [message.content for message in messages if message.content]


@WAYS
@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("POST", "/interactions/*/callback", 404, 10062),
        ("POST", "/interactions/*/callback", 400, 40060),
        ("PATCH", "/webhooks/*/messages/@original", 401, 50027),
        ("PATCH", "/webhooks/*/messages/@original", 404, 10015),
    ],
)
async def test_a_response_that_comes_too_late_is_only_logged(
    room: Room,
    caplog: pytest.LogCaptureFixture,
    way: Callable[[Room, MemberActor], Awaitable[Step]],
    method: str,
    path: str,
    status: int,
    code: int,
) -> None:
    step = await asked(room, way)
    caplog.set_level(logging.INFO)
    room.env.inject_error(method, path, status=status, code=code, times=None)
    await step()
    assert any(record.getMessage().startswith(TOO_LATE) for record in caplog.records)
    assert all(record.levelno < logging.ERROR for record in caplog.records)


@WAYS
async def test_a_person_whose_settings_cannot_be_read_is_answered_normally(
    room: Room,
    expects_failures: None,
    monkeypatch: pytest.MonkeyPatch,
    way: Callable[[Room, MemberActor], Awaitable[Step]],
) -> None:
    step = await asked(room, way)
    monkeypatch.setattr(Readers, "person", broken)
    sentences = told(await step())
    assert sentences
    assert not any(map(REFERENCE.search, sentences))


async def test_a_response_stays_when_a_later_message_fails(room: Room) -> None:
    role = room.guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
    anna = room.guild.add_member(room.env.create_user("anna"), roles=[role])
    await anna.slash(room.channel, "hokkaido start")
    await anna.slash(room.channel, "hokkaido cancel")
    room.env.inject_error("POST", "/webhooks/*", status=503, times=1)
    result = await anna.slash(room.channel, "hokkaido start")  # the question about the theme follows
    assert shown(result).content.startswith(ENGLISH.format("table-opened"))
    assert [message.content for message in result.followups] == [ENGLISH.format("discord-busy")]


# Commands


def every_command(room: Room) -> list[app_commands.Command[Any, ..., Any]]:
    """All commands that can be typed, including subcommands."""
    return [command for command in room.bot.tree.walk_commands() if isinstance(command, app_commands.Command)]


#: Values for required options without choices.
TYPED: dict[discord.AppCommandOptionType, object] = {
    discord.AppCommandOptionType.integer: 1,
    discord.AppCommandOptionType.string: "1",
}


def typed(command: app_commands.Command[Any, ..., Any], person: MemberActor) -> dict[str, object]:
    """A value for each required option of a command."""
    found: dict[str, object] = {}
    for option in command.parameters:
        if option.required and option.choices:
            found[option.name] = option.choices[0].value
        elif option.required:
            found[option.name] = TYPED.get(option.type, person)
    return found


@pytest_asyncio.fixture
async def lenient_room(tmp_path: Path) -> AsyncIterator[Room]:
    """A room without the error check, because simcord reports a command missing from the tree as an error."""
    async with open_room(tmp_path, check_errors=False) as opened:
        yield opened


async def test_a_command_from_another_version_is_answered(lenient_room: Room) -> None:
    room = lenient_room
    anna = room.person("anna")
    room.bot.tree.remove_command("skip")
    assert await room.said(anna, "skip") == ENGLISH.format("command-unknown")


async def test_autocomplete_that_fails_offers_nothing(
    room: Room, expects_failures: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    for method in ("of_person", "in_channel", "get"):
        monkeypatch.setattr(room.bot.services.tables, method, broken)
    monkeypatch.setattr(room.bot.services.store.people, "latest_results_of", broken)
    suggested = [
        (command, option.name)
        for command in every_command(room)
        for option in command.parameters
        if option.autocomplete
    ]
    assert len(suggested) > 30
    for command, option in suggested:
        others = {name: value for name, value in typed(command, anna).items() if name != option}
        before = len(caplog.records)
        offered = await anna.autocomplete(room.channel, command.qualified_name, option, "", **others)
        if option not in {"rotation", "terrain", "pair", "language"}:  # these are the same everywhere
            assert offered == [], (command.qualified_name, option)
            logged = [record.getMessage() for record in caplog.records[before:]]
            assert logged.count(f"no suggestions for user {anna.id}") == 1, (command.qualified_name, option)
