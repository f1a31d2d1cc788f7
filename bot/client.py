"""The bot itself: what it is made of, how it starts, and how it stops.

``bot.command_line.serving`` keeps it running.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime, timedelta
from functools import partial

import discord
from discord.ext import commands

from bot.announce import Announcer
from bot.clock import Clock, SystemClock
from bot.commands import COGS
from bot.commands.declaring import CONTEXTS, INSTALLS, CommandTree
from bot.commands.sync import sync_commands
from bot.commands.texts import FluentTranslator
from bot.components import take_press
from bot.history import History
from bot.interactions.permissions import ALL_USED
from bot.monitoring.health import moment
from bot.monitoring.metrics import Metrics, Processes
from bot.people.limits import Limits
from bot.people.preferences import Preferences, Readers
from bot.people.presence import Presence
from bot.people.privacy import Privacy
from bot.services import Interaction, Services, ServingClient
from bot.settings import Settings
from bot.shards import ALL
from bot.store import Store
from bot.store.opening import open_own_store
from bot.table_service import TableService
from bot.texts import Texts
from bot.workers.pictures import Pictures
from bot.workers.thinking import USUAL_THINKERS, Pars, Reviews, Thinkers

log = logging.getLogger(__name__)

#: How long, in seconds, what is being answered may take when the bot is told to stop.
GRACE = 10.0

#: The interactions that are presses; discord.py gives commands to the tree itself.
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class HokkaidoBot(ServingClient):
    """One bot for all servers: the same for Discord, for the practice table and for tests."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        store: Store | None = None,
        pictures: Pictures | None = None,
        texts: Texts | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """Not yet started.

        ``store`` and ``pictures`` that are given stay open when the bot closes; else it opens the
        database of the settings and its own worker processes, and closes them again.
        """
        metrics = metrics or Metrics()
        # Servers and channels; commands, buttons and direct messages need no intent.
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            allowed_contexts=CONTEXTS,
            allowed_installs=INSTALLS,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            # Where no shards are named, Discord says how many there are (launch_shards).
            shard_count=1 if settings.shards is None else settings.shards.count,
            proxy=None if settings.proxy is None else settings.proxy.address,
            proxy_auth=None if settings.proxy is None else settings.proxy.credentials(),
            http_trace=metrics.trace(),
        )
        self.shard_ids = None if settings.shards is None else [*settings.shards.ids]
        self.handlers = set()
        self._metrics = metrics
        self._settings = settings
        self._clock = clock or SystemClock()
        self._store = store
        self._pictures = pictures
        self._texts = texts or Texts.load()
        self._cleanup = contextlib.AsyncExitStack()
        self._closing: asyncio.Task[None] | None = None
        #: Until when Discord allows no login, while the bot waits for that.
        self.waits_until: datetime | None = None

    async def setup_hook(self) -> None:
        """Open what the bot works with, tell Discord the commands, and go on where the bot was stopped."""
        self.services = await self._open_services()
        self.announcer = Announcer(self, self.services)
        self.services.tables.subscribe(self.announcer.notice)
        self.services.tables.subscribe(self._metrics.note_change)
        self._cleanup.push_async_callback(self.services.tables.close)
        self._cleanup.push_async_callback(self.announcer.close)
        await self.add_commands()
        await self.tree.set_translator(FluentTranslator(self._texts))
        ids = await sync_commands(self.tree, self.services.store, self._settings.dev_guild)
        self._texts.learn_commands(ids)
        self.services.tables.listen(self._hear)
        await self.announcer.catch_up()
        await self.services.tables.begin_to_resume(self.announcer.notice, self.announcer.look_at)
        if self._pictures is None:
            # Not before, when they would take processor time from what is needed to connect.
            await self.services.pictures.workers.start()

    async def launch_shards(self) -> None:
        """Connect, with as many shards as Discord wants if none were named."""
        wanted = await self._wait_for_login(len(self.shard_ids or ()))
        if self._settings.shards is None:
            # With a count of its own discord.py also keeps to the gateway's address of the settings.
            self.shard_count = wanted
        await super().launch_shards()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let a shard log in again only where Discord allows it."""
        await super().before_identify_hook(shard_id, initial=initial)
        if not initial:
            await self._wait_for_login(1)

    async def _wait_for_login(self, shards: int) -> int:
        """Wait until Discord allows so many logins; 0 stands for as many as it wants shards.

        It resets the token of a bot that logs in more than 1,000 times a day.

        Returns how many shards Discord wants.
        """
        wanted, _, limit = await self.http.get_bot_gateway()
        if limit["remaining"] < (shards or wanted):
            wait = timedelta(milliseconds=limit["reset_after"])
            self.waits_until = datetime.now(UTC) + wait
            log.warning("Discord allows no more logins before %s: waiting", moment(self.waits_until))
            await asyncio.sleep(wait.total_seconds())
            self.waits_until = None
        return wanted

    async def add_commands(self) -> None:
        """Put all commands into the tree; done once, at start."""
        for cog in COGS:
            await self.add_cog(cog())

    async def close(self) -> None:
        """Finish what is being answered, leave Discord, and let go of the database and the workers.

        A second caller, such as the connection when Discord ends it, waits for the first.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        for shard in self.shards.values():
            await shard.disconnect()  # nothing more comes in
        if self.handlers:
            _, late = await asyncio.wait(self.handlers, timeout=GRACE)
            for task in late:
                task.cancel()
        await self._cleanup.aclose()
        await super().close()

    def _hear(self, table_id: str, user_id: int | None) -> None:
        """A person has changed a table at another process; None has its messages checked."""
        if user_id is None:
            self.announcer.recheck(table_id)
        else:
            self.services.presence.note_seen(user_id)

    async def on_ready(self) -> None:
        """The bot is there, and knows its servers and channels: bring the messages of all tables in line."""
        if self.is_closed():
            return  # discord.py waits two seconds before it says so
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        if not self.guilds and self._settings.shards is None:
            log.info("to invite it to a server, open %s", self._invitation())
        await self.announcer.begin()
        self.services.tables.check_time()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, perhaps with a table in it."""
        await self.announcer.suspect(channel.id)

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self.announcer.suspect(deleted.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot is no longer in a server: the people of its tables must be told, whatever they do."""
        await self.services.tables.look_at_those_in(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot has been invited, perhaps again: tables may have been waiting there for it to be back."""
        await self.services.tables.look_at_those_in(guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Whoever presses or types something is there; and what was pressed is done."""
        self.services.presence.note_seen(interaction.user.id)
        if interaction.type in PRESSES:
            await take_press(interaction)

    def has_lost_shard(self) -> bool:
        """Whether a shard that was connected is not any more."""
        return any(shard.is_closed() for shard in self.shards.values())

    def is_connected(self) -> bool:
        """Whether Discord reports everything that happens on this process's shards."""
        return self.is_ready() and not self.has_lost_shard()

    def _invitation(self) -> str:
        """The address at which somebody adds the bot to a server, with the permissions that it uses there."""
        permissions = discord.Permissions(**dict.fromkeys(ALL_USED, True))
        return discord.utils.oauth_url(self.application_id or 0, permissions=permissions)

    def _locale_of_server(self, guild_id: int) -> str | None:
        """The language that Discord has for a server, if the bot knows the server."""
        guild = self.get_guild(guild_id)
        return None if guild is None else str(guild.preferred_locale)

    async def _open_services(self) -> Services:
        store = self._store
        if store is None:
            store = await open_own_store(self._settings.database, self._settings.shards or ALL)
            self._cleanup.push_async_callback(store.close)
        pictures = self._pictures
        if pictures is None:
            pictures = Pictures(self._settings.workers)
            self._cleanup.push_async_callback(pictures.close)
        workers = pictures.workers
        workers.observe = partial(self._metrics.note_work, Processes.WORKERS)
        self._metrics.waiting.labels(Processes.WORKERS).set_function(lambda: workers.waiting)
        # Where pictures are drawn in this process, moves are thought of in it, too.
        thinkers = Thinkers(min(USUAL_THINKERS, workers.count))
        thinkers.observe = partial(self._metrics.note_work, Processes.THINKERS)
        self._metrics.waiting.labels(Processes.THINKERS).set_function(lambda: thinkers.waiting)
        self._cleanup.push_async_callback(thinkers.close)
        pars = Pars(thinkers.think, ahead=pictures.workers.count > 0)
        self._cleanup.push_async_callback(pars.close)
        tables = TableService(store, clock=self._clock, think=thinkers.think, is_connected=self.is_connected)
        preferences = Preferences(store, self._texts.languages)
        return Services(
            tables=tables,
            store=store,
            texts=self._texts,
            pictures=pictures,
            clock=self._clock,
            preferences=preferences,
            readers=Readers(preferences, store, self._texts, self._locale_of_server),
            presence=Presence(self._clock),
            history=History(store, tables),
            privacy=Privacy(store, tables),
            limits=Limits(self._clock),
            reviews=Reviews(pictures.workers),
            pars=pars,
        )
