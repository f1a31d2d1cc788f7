"""Channels and threads by their ids, and what Discord's refusals mean."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import aiohttp
import discord
from discord.abc import GuildChannel, PrivateChannel

Channel = GuildChannel | PrivateChannel | discord.Thread

#: Discord's limit for the name of a thread or of a post, in characters.
LONGEST_NAME = 100

#: Discord archives a thread in which no one writes after this many minutes: seven days, the longest time.
SLEEPS_AFTER: Final = 10080


def is_known(client: discord.Client, guild_id: int, channel_id: int) -> bool:
    """Whether a channel is in the cache; of threads it holds only those that are not archived."""
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

#: The codes for an answer that comes too late: interaction or webhook are unknown (after 3 seconds), the
#: token is invalid (after 15 minutes), or it has been acknowledged already.
TOO_LATE = frozenset({10062, 10015, 50027, 40060})

#: What is raised where no one knows whether a request got through.
LOST = (OSError, aiohttp.ClientError, TimeoutError)


def is_lost(error: discord.HTTPException) -> bool:
    """Whether Discord will accept no messages in a channel until someone changes something there."""
    if error.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND):
        return True
    return error.code in (THREAD_ARCHIVED, THREAD_LOCKED)


def is_for_now(error: discord.HTTPException) -> bool:
    """Whether the same request may succeed later: Discord is down, or limits the bot."""
    return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == HTTPStatus.TOO_MANY_REQUESTS
