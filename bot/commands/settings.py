"""``/hokkaido settings`` for a player, ``/table settings`` for a server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.answers import answering
from bot.commands.building import named, options
from bot.mistakes import InputError
from bot.preferences import WhoMayStart
from bot.services import Interaction
from bot.texts import Language
from bot.views.settings import server_settings_screen, settings_screen

Subcommand = app_commands.Command[Any, ..., None]


def settings_command(texts: Language) -> Subcommand:
    """``/hokkaido settings``, described in this language."""

    @named(texts, "settings")
    async def settings(interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            services = answer.services
            screen = settings_screen(answer.texts, answer.reader.preferences, services.texts.languages)
            await answer.show(screen)

    return settings


def server_settings_command(texts: Language) -> Subcommand:
    """``/table settings``, described in this language."""

    @named(texts, "settings", of="table")
    @options(texts, role="start-role")
    async def server_settings(interaction: Interaction, role: discord.Role | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            guild_id = interaction.guild_id
            if guild_id is None or not answer.is_moderator:
                raise InputError("moderators-only")
            preferences = await answer.services.preferences.of_server(guild_id)
            if role is not None:
                role_id = role.id
                preferences = await answer.services.preferences.change_server(
                    guild_id, lambda before: replace(before, start=WhoMayStart.ROLE, role_id=role_id)
                )
            languages = answer.services.texts.languages
            await answer.show(server_settings_screen(answer.texts, preferences, languages))

    return server_settings
