"""The running bot: connected to Discord until it is told to stop, or until it cannot go on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
from http import HTTPStatus

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import HokkaidoBot
from bot.command_line.arguments import FAILED, WRONG_USAGE
from bot.connection.refusals import LOST, in_discords_words, is_for_now
from bot.monitoring.health import NO_DATABASE, NO_DISCORD, WAITING, WELL, moment, write_health
from bot.monitoring.metrics import Metrics
from bot.settings import Settings
from bot.store import StoreError
from bot.texts import Texts
from engine.errors import in_words

log = logging.getLogger(__name__)

#: A client that has lost its connection for so many seconds is replaced: the pauses of discord.py between two
#: attempts grow to 17 minutes.
LONGEST_LOSS = 30.0

#: How often the connection is checked, in seconds.
BEAT = 1.0

#: Seconds until a new client is tried where one could not start.
PAUSE = 5.0

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
        asyncio.run(Server(settings).run())
    except KeyboardInterrupt:
        return 0
    except (aiohttp.ClientError, discord.DiscordException, OSError, StoreError) as error:
        exit_code, why = ending(error, settings)
        log.error("%s", why)
        return exit_code
    return 0


def ending(error: Exception, settings: Settings) -> tuple[int, str]:
    """The exit code for an error with which the bot cannot go on, and one line about it.

    ``WRONG_USAGE`` keeps systemd from starting it again: after 1,000 times a day Discord resets the token.
    """
    if _refuses_token(error):
        return (
            WRONG_USAGE,
            "DISCORD_TOKEN is not accepted by Discord: copy it again from the developer portal",
        )
    if _proxy_refuses(error):
        return WRONG_USAGE, "The proxy of DISCORD_PROXY wants another name and password: it answers 407"
    return WRONG_USAGE if _will_refuse_again(error, settings) else FAILED, _why(error, settings)


def _refuses_token(error: Exception) -> bool:
    """Whether Discord does not know the token, or no longer."""
    ended = isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_NO_LONGER_VALID
    return ended or isinstance(error, discord.LoginFailure)


def _proxy_refuses(error: Exception) -> bool:
    """Whether a proxy wants a name and password, or others."""
    if not isinstance(error, aiohttp.ClientResponseError | discord.HTTPException):
        return False
    return error.status == HTTPStatus.PROXY_AUTHENTICATION_REQUIRED


def _will_refuse_again(error: Exception, settings: Settings) -> bool:
    """Whether Discord would end the next connection for the same reason."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    # Where no shards were named, the next start asks Discord how many there are.
    wrong_shards = code in WRONG_SHARDS and settings.shards is not None
    return wrong_shards or code in NO_LONGER_KNOWN or isinstance(error, discord.PrivilegedIntentsRequired)


def _why(error: Exception, settings: Settings) -> str:
    """One line on why the bot cannot go on."""
    said = in_discords_words(error) if isinstance(error, discord.HTTPException) else _in_one_line(error)
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


def _in_one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def use_addresses(api_url: str, gateway_url: str) -> None:
    """Talk to Discord at these addresses, or to a proxy there.

    discord.py has no setting for it; these two class attributes are where it takes them from.
    """
    Route.BASE = api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


class Server:
    """Serves with one client after another until it is told to stop."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._texts = Texts.load()
        self._metrics = Metrics()
        self._metrics.connected.set_function(lambda: self._is_connected())
        self._stop = asyncio.Event()
        self._bot: HokkaidoBot | None = None
        #: Since when a connection is lost, by ``time.monotonic``; None before there was one.
        self._lost_at: float | None = None

    async def run(self) -> None:
        """Serve.

        Raises:
            aiohttp.ClientError, discord.DiscordException, OSError, StoreError: the bot cannot go on.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            # Windows has no handlers on the loop; there Ctrl-C ends asyncio.run instead.
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, self._stop.set)
        health = asyncio.create_task(write_health(self._settings.health_file, self._check))
        with self._metrics.served(self._settings.metrics_port):
            try:
                while not self._stop.is_set():
                    await self._serve_anew()
            finally:
                health.cancel()
                await asyncio.wait([health])
        log.info("stopped")

    async def _serve_anew(self) -> None:
        """Serve with a new client until it is to stop or to be replaced."""
        try:
            async with HokkaidoBot(self._settings, metrics=self._metrics, texts=self._texts) as bot:
                self._bot = bot
                await self._stay(bot)
        except (*LOST, discord.HTTPException) as error:
            passes = not isinstance(error, discord.HTTPException) or is_for_now(error)
            if self._lost_at is None or not passes:
                raise
            log.debug("Discord is still away: %s", in_words(error) or type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), PAUSE)
        finally:
            self._bot = None

    async def _stay(self, bot: HokkaidoBot) -> None:
        """Stay connected until told to stop, or until the connection has been lost for too long."""
        connection = asyncio.create_task(bot.start(self._settings.token.get_secret_value()))
        others = [asyncio.create_task(self._stop.wait()), asyncio.create_task(self._lost(bot))]
        await asyncio.wait([connection, *others], return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        if connection.done() and not self._stop.is_set():
            await connection
            return
        if self._stop.is_set():
            log.info("stopping")
        await bot.close()
        # It may not be connected yet, and would try again and again; or something was asked of Discord just
        # when the connections were closed.
        connection.cancel()
        await asyncio.gather(connection, return_exceptions=True)

    async def _lost(self, bot: HokkaidoBot) -> None:
        """Return when the client has lost its connection for too long; log when that begins and ends."""
        seen_at = beat_at = time.monotonic()
        while seen_at + LONGEST_LOSS > beat_at:
            await asyncio.sleep(BEAT)
            beat_at, before = time.monotonic(), beat_at
            self._metrics.loop_delay.observe(beat_at - before - BEAT)
            if not bot.has_lost_shard():
                seen_at = beat_at
            elif self._lost_at is None:
                self._lost_at = beat_at
                log.warning("not connected to Discord: trying again until it is back")
            if self._lost_at is not None and bot.is_connected():
                log.warning("connected to Discord again after %.0f s", beat_at - self._lost_at)
                self._lost_at = None

    def _is_connected(self) -> bool:
        return self._bot is not None and self._bot.is_connected()

    async def _check(self) -> str:
        """How the bot is; the metrics of tables are brought up to date by it."""
        if self._bot is not None and self._bot.waits_until is not None:
            return WAITING + moment(self._bot.waits_until)
        if self._bot is None or not self._bot.is_connected():
            return NO_DISCORD
        try:
            for stage, count in (await self._bot.services.store.open_tables_by_stage()).items():
                self._metrics.tables.labels(stage).set(count)
        except Exception:  # whatever it is: a file that grows old would say that the bot does not run
            return NO_DATABASE
        return WELL
