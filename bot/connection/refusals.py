"""Finding a channel or a thread, and what it means that Discord refuses something."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import aiohttp
import discord
from discord.abc import GuildChannel, PrivateChannel

Channel = GuildChannel | PrivateChannel | discord.Thread

#: Discord's limit for the name of a thread or of a post, in characters.
LONGEST_NAME = 100

#: A thread in which nobody writes goes to sleep after this many minutes: seven days, the longest there is.
SLEEPS_AFTER: Final = 10080


def is_known(client: discord.Client, guild_id: int, channel_id: int) -> bool:
    """Whether Discord has named a channel of a server; of threads it names only those that are awake."""
    guild = client.get_guild(guild_id)
    return guild is not None and guild.get_channel_or_thread(channel_id) is not None


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


#: Discord's codes for what is gone, or was never there.
UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008

#: The codes for a channel that is another bot's, for a thread that is archived (sending opens it again,
#: editing does not), and for one that is locked.
MISSING_ACCESS = 50001
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005

#: The codes that are about a whole channel, and not about one message in it.
OF_CHANNEL = frozenset({UNKNOWN_CHANNEL, MISSING_ACCESS, THREAD_LOCKED})

#: The codes for a response that comes too late (3 seconds for the first, 15 minutes for the others), and
#: for a first response where Discord has one already.
UNKNOWN_INTERACTION = 10062
UNKNOWN_WEBHOOK = 10015
INVALID_WEBHOOK_TOKEN = 50027
ALREADY_ACKNOWLEDGED = 40060
TOO_LATE = frozenset({UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN, ALREADY_ACKNOWLEDGED})

#: What is raised where no one knows whether a request got through.
LOST = (OSError, aiohttp.ClientError, TimeoutError)


def is_lost(error: discord.HTTPException) -> bool:
    """Whether Discord will take no messages in a channel until somebody changes something there."""
    if error.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND):
        return True
    return error.code in (THREAD_ARCHIVED, THREAD_LOCKED)


def is_for_now(error: discord.HTTPException) -> bool:
    """Whether Discord is down or the channel is slow, so that the same is taken at another time."""
    return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == HTTPStatus.TOO_MANY_REQUESTS
