"""What every use of discord.py needs: Discord's addresses, and one line for an error that ends it."""

from __future__ import annotations

from http import HTTPStatus

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.command_line.arguments import FAILED, WRONG_USAGE
from bot.refusals import in_discords_words, is_for_now
from bot.settings import Settings
from bot.store import StoreError
from bot.store.database import UnusableError

#: Discord's close code after the token was reset.
TOKEN_NO_LONGER_VALID = 4004

#: Its close codes for invalid shards, or for too few of them.
WRONG_SHARDS = (4010, 4011)

#: Its close codes for an unknown API version, or unknown intents.
NO_LONGER_KNOWN = (4012, 4013)


def set_up_discord(settings: Settings) -> None:
    """Use the addresses in the settings for Discord's API and gateway, which may be those of a proxy.

    discord.py has no setting for them; it reads these two class attributes.
    """
    Route.BASE = settings.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
    # The bot does not use voice, so disable the warnings about missing voice libraries.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def ending(error: Exception, settings: Settings) -> tuple[int, str]:
    """Return the exit code and a one-line message for an error after which the bot cannot continue.

    ``WRONG_USAGE`` keeps systemd from restarting it, because Discord resets the token after 1,000 logins a
    day.
    """
    if _refuses_token(error):
        return (
            WRONG_USAGE,
            "Discord rejected DISCORD_TOKEN; copy it again from the developer portal",
        )
    if _proxy_refuses(error):
        return WRONG_USAGE, "The proxy in DISCORD_PROXY rejected the name and password (407)"
    return WRONG_USAGE if _will_refuse_again(error, settings) else FAILED, _why(error, settings)


def _refuses_token(error: Exception) -> bool:
    """Return whether the token is invalid or was reset."""
    ended = isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_NO_LONGER_VALID
    return ended or isinstance(error, discord.LoginFailure)


def _proxy_refuses(error: Exception) -> bool:
    """Return whether a proxy requires credentials or rejects them."""
    if not isinstance(error, aiohttp.ClientResponseError | discord.HTTPException):
        return False
    return error.status == HTTPStatus.PROXY_AUTHENTICATION_REQUIRED


def _will_refuse_again(error: Exception, settings: Settings) -> bool:
    """Return whether the next start would fail for the same reason."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    # If no shards are set, the next start gets the number from Discord.
    wrong_shards = code in WRONG_SHARDS and settings.shards is not None
    is_permanent = isinstance(error, discord.PrivilegedIntentsRequired | UnusableError)
    return wrong_shards or code in NO_LONGER_KNOWN or is_permanent


def _why(error: Exception, settings: Settings) -> str:
    """Return one line about why the bot cannot continue."""
    said = " ".join(str(error).split())
    if isinstance(error, discord.HTTPException):
        said = in_discords_words(error)
    if isinstance(error, StoreError):
        return said
    if isinstance(error, discord.ConnectionClosed) and error.code in WRONG_SHARDS:
        return f"Discord requires different shards from {settings.shards or 'the current ones'}: {said}"
    if isinstance(error, discord.ClientException):
        return f"Discord closed the connection: {said}"
    if isinstance(error, discord.HTTPException) and not is_for_now(error):
        return f"Discord refused a request the bot needs to start: {said}"
    by = "" if settings.proxy is None else f" through the proxy {settings.proxy.address}"
    return f"Discord cannot be reached at {settings.api_url}{by}: {said}"
