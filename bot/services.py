"""What commands, buttons and the announcer work with; made once, when the bot is created."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

import discord
from discord.ext import commands

from bot.clock import Clock
from bot.history import History
from bot.people.limits import Limits
from bot.people.preferences import Preferences
from bot.people.presence import Presence
from bot.people.privacy import Privacy
from bot.people.readers import Readers
from bot.store import Store
from bot.table_service import TableService
from bot.texts import Texts
from bot.workers.pars import Pars
from bot.workers.pictures import Pictures
from bot.workers.reviews import Reviews


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


class ServingClient(commands.AutoShardedBot, ABC):
    """What commands and buttons know of the bot: the services, and whom to ask for a look at the messages.

    ``bot.client`` makes it whole; it knows the commands and the buttons, so that they cannot know it.
    """

    services: Services

    @abstractmethod
    async def look_again(self, user_id: int, *, directly: bool = False) -> None:
        """A person wants to be told differently: bring their tables' messages in line.

        ``directly`` when they have asked for direct messages or written one, so that these are tried again.
        """

    @abstractmethod
    async def look_again_in_server(self, guild_id: int) -> None:
        """The messages of a server are to look or read differently: bring its tables' in line."""


Interaction = discord.Interaction[ServingClient]
