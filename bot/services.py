"""What commands, buttons and the announcer work with; made once, when the bot is created."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands

from bot.clock import Clock
from bot.history import History
from bot.people.limits import Limits
from bot.people.preferences import Preferences, Readers
from bot.people.presence import Presence
from bot.people.privacy import Privacy
from bot.store import Store
from bot.table_service import TableService
from bot.texts import Texts
from bot.workers.pictures import Pictures
from bot.workers.thinking import Pars, Reviews


@dataclass(frozen=True, slots=True)
class Services:
    """Everything below Discord that the bot is built on."""

    tables: TableService
    store: Store
    texts: Texts
    pictures: Pictures
    clock: Clock
    preferences: Preferences
    readers: Readers
    presence: Presence
    history: History
    privacy: Privacy
    limits: Limits
    reviews: Reviews
    pars: Pars


class ServingClient(commands.AutoShardedBot):
    """What commands and buttons know of the bot (``bot.client``), which knows them.

    ``handlers`` are the tasks that are answering interactions at the moment.
    """

    services: Services
    handlers: set[asyncio.Task[Any]]


Interaction = discord.Interaction[ServingClient]
