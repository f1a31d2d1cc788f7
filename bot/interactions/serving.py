"""The part of the bot (``bot.client``) that commands and buttons use, to avoid circular imports."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord.ext import commands

from bot.announce import Announcer
from bot.services import Services


class ServingClient(commands.AutoShardedBot):
    """The bot with its services and announcer.

    ``handlers`` are the tasks that are currently handling interactions.
    """

    services: Services
    announcer: Announcer
    handlers: set[asyncio.Task[Any]]


Interaction = discord.Interaction[ServingClient]
