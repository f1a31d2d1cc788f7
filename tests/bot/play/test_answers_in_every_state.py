"""Commands, buttons, menus, modals and suggestions: each is answered once, whatever happens to its answer.

All of them are deferred here.
"""

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

#: How the log says that an answer was of no use.
TOO_LATE = "the response was lost or too late"

REFERENCE = re.compile(r"\(([0-9a-f]{8})\)")


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every interaction but one that opens a modal deferred first."""
    begin = Context.begin

    async def deferred(self: Context, how: Acknowledgement) -> None:
        await begin(self, how)
        if how is not Acknowledgement.MODAL:
            await self.acknowledge()

    monkeypatch.setattr(Context, "begin", deferred)


async def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("the roof has come down")


# Two ways of asking. What comes before the last step is over when the step is handed out.

Step = Callable[[], Awaitable[InteractionResult]]


async def by_command(room: Room, person: MemberActor) -> Step:
    return lambda: person.slash(room.channel, "hokkaido status")


async def by_button(room: Room, person: MemberActor) -> Step:
    asked = shown(await person.slash(room.channel, "hokkaido forget-me"))
    return lambda: person.click(asked, label=ENGLISH.format("button-keep-me"))


WAYS = pytest.mark.parametrize("way", [by_command, by_button], ids=lambda way: way.__name__)


async def asked(room: Room, way: Callable[[Room, MemberActor], Awaitable[Step]]) -> Step:
    """Two people who play, of whom the first is about to ask for something."""
    people = room.people(2)
    await room.begin(people)
    return await way(room, people[0])


def told(result: InteractionResult) -> list[str]:
    """Every sentence that the person is told by the last step, for that person alone."""
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
async def test_what_comes_too_late_is_noted_in_the_log_and_no_more(
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
async def test_whose_settings_cannot_be_read_is_answered_as_usual(
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


async def test_what_was_shown_stays_when_something_fails_after_it(room: Room) -> None:
    role = room.guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
    anna = room.guild.add_member(room.env.create_user("anna"), roles=[role])
    await anna.slash(room.channel, "hokkaido start")
    await anna.slash(room.channel, "hokkaido cancel")
    room.env.inject_error("POST", "/webhooks/*", status=503, times=1)
    result = await anna.slash(room.channel, "hokkaido start")  # the question about the theme comes after it
    assert shown(result).content.startswith(ENGLISH.format("table-opened"))
    assert [message.content for message in result.followups] == [ENGLISH.format("discord-busy")]


# Commands


def every_command(room: Room) -> list[app_commands.Command[Any, ..., Any]]:
    """All commands that can be typed, subcommands among them."""
    return [command for command in room.bot.tree.walk_commands() if isinstance(command, app_commands.Command)]


#: What is typed into the options that must be filled in.
TYPED: dict[discord.AppCommandOptionType, object] = {
    discord.AppCommandOptionType.integer: 1,
    discord.AppCommandOptionType.string: "1",
}


def typed(command: app_commands.Command[Any, ..., Any], person: MemberActor) -> dict[str, object]:
    """Something for every option without which the command cannot be sent."""
    found: dict[str, object] = {}
    for option in command.parameters:
        if option.required and option.choices:
            found[option.name] = option.choices[0].value
        elif option.required:
            found[option.name] = TYPED.get(option.type, person)
    return found


@pytest_asyncio.fixture
async def lenient_room(tmp_path: Path) -> AsyncIterator[Room]:
    """The simulated Discord counts a command that the tree does not know as an error of the bot."""
    async with open_room(tmp_path, check_errors=False) as opened:
        yield opened


async def test_a_command_of_another_version_is_answered(lenient_room: Room) -> None:
    room = lenient_room
    anna = room.person("anna")
    room.bot.tree.remove_command("skip")
    assert await room.said(anna, "skip") == ENGLISH.format("command-unknown")


async def test_every_suggestion_that_fails_is_none(
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
        if option not in {"rotation", "terrain", "pair", "language"}:  # which are the same everywhere
            assert offered == [], (command.qualified_name, option)
            logged = [record.getMessage() for record in caplog.records[before:]]
            assert logged.count(f"no suggestions for user {anna.id}") == 1, (command.qualified_name, option)
