"""``/hokkaido settings`` for a player, ``/table settings`` for a server."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.commands.building import named, options
from bot.commands.own_deck import read_own_deck
from bot.errors import InputError
from bot.interactions.context import answering
from bot.people.preferences import ServerPreferences, WhoMayStart
from bot.services import Interaction
from bot.texts import Language
from bot.views.settings import server_settings_screen, settings_screen
from engine.options import Rules

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
    @options(texts, role="start-role", deck="usual-deck")
    async def server_settings(
        interaction: Interaction, role: discord.Role | None = None, deck: discord.Attachment | None = None
    ) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            guild_id = interaction.guild_id
            if guild_id is None or not answer.is_moderator:
                raise InputError("moderators-only")
            preferences = await answer.services.preferences.of_server(guild_id)
            rules = preferences.options.rules
            own_deck = await read_own_deck(deck, rules)
            if role is not None or own_deck is not None:
                change = partial(_with_role_and_deck, role=role, own_deck=own_deck, rules=rules)
                preferences = await answer.services.preferences.change_server(guild_id, change)
            languages = answer.services.texts.languages
            await answer.show(server_settings_screen(answer.texts, preferences, languages))

    return server_settings


def _with_role_and_deck(
    before: ServerPreferences, role: discord.Role | None, own_deck: str | None, rules: Rules
) -> ServerPreferences:
    """The settings with what only a command can choose; ``own_deck`` is one of the game ``rules``."""
    if role is not None:
        before = replace(before, start=WhoMayStart.ROLE, role_id=role.id)
    # Another moderator may just have changed the usual game.
    if own_deck is not None and before.options.rules is rules:
        before = replace(before, options=replace(before.options, own_deck=own_deck))
    return before
