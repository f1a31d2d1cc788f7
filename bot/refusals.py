"""Looks up channels and threads by id, and classifies Discord's errors."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import aiohttp
import discord
from discord.abc import GuildChannel, PrivateChannel

Channel = GuildChannel | PrivateChannel | discord.Thread

#: Discord's limit for the name of a thread or a forum post, in characters.
LONGEST_NAME = 100

#: Minutes without messages after which Discord archives a thread: seven days, the maximum.
SLEEPS_AFTER: Final = 10080


def is_known(client: discord.Client, guild_id: int, channel_id: int) -> bool:
    """Return whether a channel is in the cache, which contains no archived threads."""
    guild = client.get_guild(guild_id)
    return guild is not None and guild.get_channel_or_thread(channel_id) is not None


async def channel_of(client: discord.Client, channel_id: int) -> Channel:
    """Return the channel or thread with this id.

    Raises:
        discord.Forbidden, discord.NotFound: the bot cannot see it, or it was deleted.
    """
    return client.get_channel(channel_id) or await client.fetch_channel(channel_id)


async def thread_of(client: discord.Client, channel_id: int) -> discord.Thread | None:
    """Return the thread with this id, or None if it is another kind of channel.

    Raises:
        discord.Forbidden, discord.NotFound: the bot cannot see it, or it was deleted.
    """
    channel = await channel_of(client, channel_id)
    return channel if isinstance(channel, discord.Thread) else None


#: Discord's error codes for objects that were deleted or never existed.
UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008

#: The codes for a channel that is hidden or another bot's, for missing permissions, for an archived thread
#: (sending unarchives it, editing does not), and for a locked thread.
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005

#: The codes that concern a whole channel, not one message in it.
OF_CHANNEL = frozenset({UNKNOWN_CHANNEL, MISSING_ACCESS, THREAD_LOCKED})

#: The codes for a person who accepts no direct messages from the bot, until they change this.
CLOSED_INBOX = frozenset({50007, 50278})

#: The codes for a temporary 403: the bot is in quarantine, opens direct messages too fast, or its address is
#: blocked. A block can also be an HTML page without a code.
PASSING = frozenset({0, 20026, 40003, 40333})

#: The codes for a server with the maximum number of active threads, and for a thread name that the server's
#: AutoMod rules reject.
TOO_MANY_THREADS = 160006
NAME_REFUSED = 200001

#: The codes for the bot's own mistakes: an invalid form body, or a message without content.
OWN_MISTAKES = frozenset({0, 50006, 50035})

#: The codes for a late response: the interaction or webhook is unknown (after 3 seconds), the token is
#: invalid (after 15 minutes), or the interaction was already acknowledged.
TOO_LATE = frozenset({10062, 10015, 50027, 40060})

#: Errors after which it is unknown whether Discord received the request.
CONNECTION_ERRORS = (OSError, aiohttp.ClientError, TimeoutError)


def is_lost(error: discord.HTTPException) -> bool:
    """Return whether Discord will reject all messages in a channel until someone changes something there."""
    if is_for_now(error):
        return False
    if error.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND):
        return True
    return error.code in (THREAD_ARCHIVED, THREAD_LOCKED)


def is_for_now(error: discord.HTTPException) -> bool:
    """Return whether a retry may succeed, since Discord is down, or rate-limits or blocks the bot for now."""
    if error.status == HTTPStatus.FORBIDDEN:
        return error.code in PASSING
    return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == HTTPStatus.TOO_MANY_REQUESTS


def in_discords_words(error: discord.HTTPException) -> str:
    """Return Discord's error message in one line, or the HTTP status if there is none."""
    return " ".join(error.text.split()) if error.code else f"{error.status} {HTTPStatus(error.status).phrase}"
