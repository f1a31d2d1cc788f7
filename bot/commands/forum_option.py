"""The option ``forum``: a channel with posts."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.services import Interaction, ServingClient


class ForumOption(app_commands.Transformer[ServingClient]):
    """The id of a forum: Discord offers no other channels."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Forums only."""
        return [discord.ChannelType.forum]

    async def transform(self, _interaction: Interaction, value: Any, /) -> int:
        """The id of the chosen channel."""
        return int(value.id)
