"""Keeps the bot connected to Discord until it is stopped or cannot continue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import signal
import time
from datetime import timedelta

import aiohttp
import discord

from bot import __version__
from bot.client import HokkaidoBot
from bot.command_line.checks import log_quick_findings
from bot.command_line.discord_py import ending, set_up_discord
from bot.monitoring.health import (
    NO_DATABASE,
    NO_DISCORD,
    WAITING,
    WELL,
    health,
    is_failure,
    moment,
    write_health,
)
from bot.monitoring.metrics import Metrics
from bot.refusals import CONNECTION_ERRORS, is_for_now
from bot.settings import Settings
from bot.store import StoreError
from bot.texts import Texts
from engine.errors import in_words

log = logging.getLogger(__name__)

#: A shard is connected out of turn after this many seconds without a connection, and a client without any
#: shard is replaced, because discord.py's pauses between attempts grow to 17 minutes.
LONGEST_LOSS = 30.0

#: Seconds between two checks of the connection.
BEAT = 1.0

#: Seconds until the next attempt after a client could not start.
PAUSE = 5.0


def serve(settings: Settings) -> int:
    """Run the bot until Ctrl+C or SIGTERM and return the exit code."""
    set_up_discord(settings)
    try:
        asyncio.run(Server(settings).run())
    except KeyboardInterrupt:
        return 0
    except (aiohttp.ClientError, discord.DiscordException, OSError, StoreError) as error:
        exit_code, why = ending(error, settings)
        log.error("%s", why)
        return exit_code
    return 0


class Server:
    """Runs the bot until it is stopped, with a new client after each long outage or loss of its tables."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._texts = Texts.load()
        self._metrics = Metrics()
        # Read from the file, whose age also shows that the event loop is stuck.
        self._metrics.healthy.set_function(lambda: not is_failure(health(settings.health_file)))
        self._stop = asyncio.Event()
        self._bot: HokkaidoBot | None = None
        #: When the current outage began, by ``time.monotonic``; None if there is none.
        self._lost_at: float | None = None
        self._begun_at = time.monotonic()

    async def run(self) -> None:
        """Run the bot until it is stopped.

        Raises:
            aiohttp.ClientError, discord.DiscordException, OSError, StoreError: the bot cannot continue.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            # Event loops on Windows have no signal handlers; there Ctrl+C ends asyncio.run.
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, self._stop.set)
        writing = asyncio.create_task(write_health(self._settings.health_file, self._report))
        quick = asyncio.create_task(log_quick_findings(self._settings))
        with self._metrics.served(self._settings.metrics_listen):
            try:
                while not self._stop.is_set():
                    await self._run_new_client()
            finally:
                writing.cancel()
                quick.cancel()
                await asyncio.wait([writing, quick])
        log.info("stopped")

    async def _run_new_client(self) -> None:
        """Run a new client until the bot is stopped or the client must be replaced."""
        try:
            async with HokkaidoBot(self._settings, metrics=self._metrics, texts=self._texts) as bot:
                self._bot = bot
                await self._stay(bot)
        except (*CONNECTION_ERRORS, discord.HTTPException) as error:
            passes = not isinstance(error, discord.HTTPException) or is_for_now(error)
            if self._lost_at is None or not passes:
                raise
            log.debug("still cannot connect to Discord: %s", in_words(error) or type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), PAUSE)
        finally:
            self._bot = None

    async def _stay(self, bot: HokkaidoBot) -> None:
        """Run a client until the bot is stopped or the connection has been lost for too long."""
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
        if not bot.shards:
            # It is still starting, and must not open anything while the rest closes.
            connection.cancel()
            await asyncio.wait([connection])
        await bot.close()
        # The client may still be trying to connect, or may have sent a request just as the connections
        # closed.
        connection.cancel()
        await asyncio.gather(connection, return_exceptions=True)

    async def _lost(self, bot: HokkaidoBot) -> None:
        """Return when all shards have been lost for too long; log the start and end of an outage.

        A single shard that has been lost for too long is connected out of turn.
        """
        lost: dict[int, float] = {}
        seen_at = beat_at = time.monotonic()
        while seen_at + LONGEST_LOSS > beat_at:
            await asyncio.sleep(BEAT)
            beat_at, before = time.monotonic(), beat_at
            self._metrics.loop_delay.observe(beat_at - before - BEAT)
            lost = {shard: lost.get(shard, beat_at) for shard in bot.lost_shards()}
            if len(lost) < len(bot.shards) or not lost:
                seen_at = beat_at
            for shard, since in lost.items():
                if since + LONGEST_LOSS <= beat_at:
                    bot.connect_out_of_turn(shard)
                    lost[shard] = beat_at
            if lost and self._lost_at is None:
                self._lost_at = beat_at
                log.warning("disconnected from Discord, retrying until it is back")
            if self._lost_at is not None and bot.is_connected():
                log.warning("reconnected to Discord after %.0f s", beat_at - self._lost_at)
                self._lost_at = None

    async def _report(self) -> str:
        """Return the bot's state and the facts for ``hokkaido status``, each as one line."""
        lines = [await self._check(), f"version: {__version__}"]
        lines.append(f"running for: {timedelta(seconds=int(time.monotonic() - self._begun_at))}")
        if self._bot is not None and self._bot.is_connected():
            lines.append(f"servers: {len(self._bot.guilds)}")
        if self._settings.board_listen is not None:
            pages = self._metrics.registry.get_sample_value("hokkaido_board_pages") or 0
            lines.append(f"open pages of the board: {pages:.0f}")
        slowest = self._metrics.slowest_acknowledgement.value()
        shown = "none" if slowest is None else f"{slowest:.2f} s"
        lines.append(f"slowest acknowledgement in the last hour: {shown}")
        return "\n".join(lines)

    async def _check(self) -> str:
        """Return the bot's state, and update the metrics of the database and the disk."""
        with contextlib.suppress(OSError):  # the first check may come before the folder
            self._metrics.disk_free.set(shutil.disk_usage(self._settings.health_file.parent).free)
        if self._bot is not None and self._bot.waits_until is not None:
            return WAITING + moment(self._bot.waits_until)
        if self._bot is None or not self._bot.is_connected():
            return NO_DISCORD
        try:
            with self._metrics.database.time():
                stages = await self._bot.services.store.open_tables_by_stage()
            for stage, count in stages.items():
                self._metrics.tables.labels(stage).set(count)
        except Exception:  # otherwise the file would age, as if the bot were not running
            return NO_DATABASE
        return self._bot.board_failure or WELL
