"""The commands as they are registered with Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import pytest

from bot.client import HokkaidoBot
from bot.settings import Settings
from tests.bot.discord_limits import options_of
from tests.bot.play.room import ENGLISH, TEXTS, Room


def syncs(room: Room) -> list[str]:
    """The scope and number of commands of each sync, in order."""
    return [
        f"{'global' if '/guilds/' not in request.path else 'server'} {len(request.json or [])}"
        for request in room.env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    ]


def offer_fewer(patch: pytest.MonkeyPatch) -> None:
    """Let further bots be another version, without the command ``skip``."""
    add = HokkaidoBot.add_commands

    async def add_fewer(bot: HokkaidoBot) -> None:
        await add(bot)
        bot.tree.remove_command("skip")

    patch.setattr(HokkaidoBot, "add_commands", add_fewer)


async def test_commands_are_synced_only_when_they_have_changed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = len(room.bot.tree.get_commands())
    await room.restart()
    assert syncs(room) == [f"global {count}"]
    offer_fewer(monkeypatch)
    await room.restart()
    assert syncs(room) == [f"global {count}", f"global {count - 1}"]


async def test_commands_in_texts_are_links_with_their_discord_ids(room: Room) -> None:
    ids = {command.name: command.id for command in await room.bot.tree.fetch_commands()}
    linked = ENGLISH.format("table-gone")
    assert f"Open a new one with </hokkaido start:{ids['hokkaido']}>." in linked
    assert f"</accept:{ids['accept']}>" in ENGLISH.format("contest-too-few-cubes")
    TEXTS.learn_commands({})
    assert "`/hokkaido start`" in ENGLISH.format("table-gone"), "plain text before the ids are known"
    # The next start syncs nothing and still knows the ids.
    await room.restart()
    assert len(syncs(room)) == 1
    assert ENGLISH.format("table-gone") == linked


@pytest.mark.usefixtures("expects_failures")
async def test_the_bot_keeps_running_when_discord_rejects_changed_commands(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    count = len(room.bot.tree.get_commands())
    room.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
    offer_fewer(monkeypatch)
    await room.restart()
    assert any("rejected these commands" in record.getMessage() for record in caplog.records)
    assert "</hokkaido start:" in ENGLISH.format("table-gone"), "the previous ids are still used"
    await room.restart()
    assert syncs(room)[-1] == f"global {count - 1}", "retried at the next start"


async def every_command() -> list[dict[str, Any]]:
    bot = HokkaidoBot(Settings.model_construct())
    await bot.add_commands()
    return [command.to_dict(bot.tree) for command in bot.tree.get_commands()]


async def test_the_english_texts_have_every_command_and_option_name() -> None:
    def check(kind: str, named: Mapping[str, Any]) -> None:
        key = f"{kind}-name-{named['name'].replace('_', '-')}"
        assert ENGLISH.format(key) == named["name"]
        for option in named.get("options", []):
            is_command = option["type"] == discord.AppCommandOptionType.subcommand.value
            check("command" if is_command else "option", option)

    for command in await every_command():
        check("command", command)


async def test_commands_work_on_servers_and_in_direct_messages_and_take_any_number() -> None:
    for command in await every_command():
        assert command["contexts"] == [0, 1]
        assert command["integration_types"] == [0]
        for option in options_of(command):
            if option["name"] in ("card", "number", "x", "y"):
                assert "min_value" not in option, "for 0, 61 and a million, the bot explains the mistake"
                assert "max_value" not in option
