"""The running bot: connected to Discord until it is told to stop, or until it cannot go on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
from http import HTTPStatus

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import HokkaidoBot
from bot.clock import SystemClock
from bot.command_line.arguments import FAILED, WRONG_USAGE
from bot.connection.promises import Promises
from bot.connection.refusals import is_for_now
from bot.connection.requests import use_for_all_requests
from bot.monitoring.metrics import Metrics
from bot.settings import Settings
from bot.store import StoreError
from engine.errors import in_words

log = logging.getLogger(__name__)

#: How long, in seconds, those who wait for an answer may still get it when the bot is told to stop.
GRACE = 6.0

#: How many new objects there are before the garbage collector scans them; a move leaves hundreds, most of
#: which go by themselves. What waits for the collector holds no pictures, so that much of it may wait.
OBJECTS_BETWEEN_COLLECTIONS = 50_000

#: Discord's code for a connection whose token has been reset meanwhile.
TOKEN_NO_LONGER_VALID = 4004

#: Its codes for shards that there are not, or for too few of them.
WRONG_SHARDS = (4010, 4011)

#: Its codes for a version of its interface, or intents, that it does not know.
NO_LONGER_KNOWN = (4012, 4013)


def serve(settings: Settings) -> int:
    """Run the bot until Ctrl-C or SIGTERM; returns the exit code."""
    use_addresses(settings.api_url, settings.gateway_url)
    # This bot has no voice, so nobody needs to hear what voice would need.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        asyncio.run(_serve(settings))
    except KeyboardInterrupt:
        return 0
    except (aiohttp.ClientError, discord.DiscordException, OSError, StoreError) as error:
        if _refuses_token(error):
            log.error("DISCORD_TOKEN is not accepted by Discord: copy it again from the developer portal")
            return WRONG_USAGE
        if _proxy_refuses(error):
            log.error("The proxy of DISCORD_PROXY wants another name and password: it answers 407")
            return WRONG_USAGE
        log.error("%s", _why(error, settings))
        return WRONG_USAGE if _will_refuse_again(error, settings) else FAILED
    return 0


def _refuses_token(error: Exception) -> bool:
    """Whether Discord does not know the token, or no longer."""
    ended = isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_NO_LONGER_VALID
    return ended or isinstance(error, discord.LoginFailure)


def _proxy_refuses(error: Exception) -> bool:
    """Whether a proxy wants to know who asks, or somebody else to ask."""
    if not isinstance(error, aiohttp.ClientResponseError | discord.HTTPException):
        return False
    return error.status == HTTPStatus.PROXY_AUTHENTICATION_REQUIRED


def _will_refuse_again(error: Exception, settings: Settings) -> bool:
    """Whether it would not help to come in once more; after 1,000 times a day Discord resets the token."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    # Where no shards were named, the next start asks Discord how many there are.
    wrong_shards = code in WRONG_SHARDS and settings.shards is not None
    return wrong_shards or code in NO_LONGER_KNOWN or isinstance(error, discord.PrivilegedIntentsRequired)


def _why(error: Exception, settings: Settings) -> str:
    """One line on why the bot cannot go on."""
    said = " ".join(str(error).split())
    if isinstance(error, StoreError):
        return said
    if isinstance(error, discord.ConnectionClosed) and error.code in WRONG_SHARDS:
        return f"Discord wants the bot in other shards than {settings.shards or 'it had'}: {said}"
    if isinstance(error, discord.ClientException):
        return f"Discord has ended the connection: {said}"
    if isinstance(error, discord.HTTPException) and not is_for_now(error):
        return f"Discord refuses what the bot needs to start: {said}"
    by = "" if settings.proxy is None else f" by the proxy {settings.proxy.address}"
    return f"Discord cannot be reached at {settings.api_url}{by}: {said}"


def use_addresses(api_url: str, gateway_url: str) -> None:
    """Talk to Discord at these addresses, or to a proxy there.

    discord.py has no setting for it; these two class attributes are where it takes them from.
    """
    Route.BASE = api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


async def _serve(settings: Settings) -> None:
    """Stay connected until told to stop, then close in good order."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # Windows has no handlers on the loop; there Ctrl-C ends asyncio.run instead.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    promises = Promises(settings.beside("promises"), SystemClock())
    metrics = Metrics()
    use_for_all_requests(promises, metrics.count_request)
    try:
        async with HokkaidoBot(settings, metrics=metrics) as bot:
            await _stay(bot, settings.token.get_secret_value(), promises, stop)
    finally:
        promises.close()


async def _stay(bot: HokkaidoBot, token: str, promises: Promises, stop: asyncio.Event) -> None:
    """Stay connected until ``stop`` is set, and answer those who still wait before leaving."""
    connection = asyncio.create_task(bot.start(token))
    making_up = asyncio.create_task(_make_up(bot, promises))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait((connection, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if stop.is_set():
        log.info("stopping")
        await promises.kept(GRACE)
    # It must not be in the middle of an answer when the connections are closed.
    making_up.cancel()
    await asyncio.wait([making_up])
    if stop.is_set():
        await bot.close()
        # It may not be connected yet, and would try again and again.
        connection.cancel()
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await connection
        log.info("stopped")
    except Exception as error:
        if not stop.is_set():
            raise
        # Something was asked of Discord just when the connections were closed, as while the bot started.
        log.info("stopped: %s", in_words(error) or type(error).__name__)


def _freeze_what_stays() -> None:
    """Exempt from garbage collection what is there once the bot is connected, such as all texts.

    To scan it takes a tenth of a second, in which nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)


async def _make_up(bot: HokkaidoBot, promises: Promises) -> None:
    """Tell those whose answers do not get through, or whom a former process has left waiting."""
    await bot.wait_until_ready()
    _freeze_what_stays()
    bot.watch()
    await promises.make_up(bot, bot.application_id or 0, bot.services.texts)
