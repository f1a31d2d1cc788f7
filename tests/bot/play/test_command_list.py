"""The slash commands and their options, in the order sent to Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.client import HokkaidoBot
from bot.settings import Settings
from tests.bot.play.room import ENGLISH


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
