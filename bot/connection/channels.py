"""Channels and threads, also those that the client does not know, as it knows no archived thread."""

from __future__ import annotations

from typing import Final

import discord
from discord.abc import GuildChannel, PrivateChannel

Channel = GuildChannel | PrivateChannel | discord.Thread

#: Discord's limit for the name of a thread or of a post, in characters.
LONGEST_NAME = 100

#: A thread in which nobody writes goes to sleep after so many minutes: seven days, the longest there is.
SLEEPS_AFTER: Final = 10080


async def channel_of(client: discord.Client, channel_id: int) -> Channel:
    """The channel or thread with this id.

    Raises:
        discord.Forbidden, discord.NotFound: the bot cannot see it, or it is gone.
    """
    return client.get_channel(channel_id) or await client.fetch_channel(channel_id)


async def thread_of(client: discord.Client, channel_id: int) -> discord.Thread | None:
    """The thread with this id, or None if it is another channel.

    Raises:
        discord.Forbidden, discord.NotFound: the bot cannot see it, or it is gone.
    """
    channel = await channel_of(client, channel_id)
    return channel if isinstance(channel, discord.Thread) else None
