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

#: The codes for a channel that is hidden or another bot's, for a lack of permissions, for a thread that is
#: archived (sending opens it again, editing does not), and for one that is locked.
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005

#: The codes that are about a whole channel, and not about one message in it.
OF_CHANNEL = frozenset({UNKNOWN_CHANNEL, MISSING_ACCESS, THREAD_LOCKED})

#: The codes with which a person's inbox is closed to the bot: for good, until they open it.
CLOSED_INBOX = frozenset({50007, 50278})

#: The codes of a 403 that passes: the bot is in quarantine, opens direct messages too fast, or its address is
#: blocked. A block may also come as a page without a code.
PASSING = frozenset({0, 20026, 40003, 40333})

#: The codes for a server with as many active threads as there can be, and for a thread's name that a rule of
#: the server does not allow.
TOO_MANY_THREADS = 160006
NAME_REFUSED = 200001

#: The codes for what only the bot can have done wrong: a form that is invalid, a message without content.
OWN_MISTAKES = frozenset({0, 50006, 50035})

#: The codes for an answer that comes too late: interaction or webhook are unknown (after 3 seconds), the
#: token is invalid (after 15 minutes), or it has been acknowledged already.
TOO_LATE = frozenset({10062, 10015, 50027, 40060})

#: What is raised where no one knows whether a request got through.
LOST = (OSError, aiohttp.ClientError, TimeoutError)


def is_lost(error: discord.HTTPException) -> bool:
    """Whether Discord will accept no messages in a channel until someone changes something there."""
    if is_for_now(error):
        return False
    if error.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND):
        return True
    return error.code in (THREAD_ARCHIVED, THREAD_LOCKED)


def is_for_now(error: discord.HTTPException) -> bool:
    """Whether the same request may succeed later: Discord is down, or limits or blocks the bot for now."""
    if error.status == HTTPStatus.FORBIDDEN:
        return error.code in PASSING
    return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == HTTPStatus.TOO_MANY_REQUESTS


def in_discords_words(error: discord.HTTPException) -> str:
    """What Discord says about a refusal, in one line; the status where it says nothing, as on a page."""
    return " ".join(error.text.split()) if error.code else f"{error.status} {HTTPStatus(error.status).phrase}"
