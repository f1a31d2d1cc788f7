"""The bot itself: what it is made of, how it starts, and how it stops.

``bot.command_line.serving`` keeps it running.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot.announce import Announcer
from bot.clock import Clock, SystemClock
from bot.commands import COGS
from bot.commands.declaring import CONTEXTS, INSTALLS, CommandTree
from bot.commands.sync import sync_commands
from bot.commands.texts import FluentTranslator
from bot.components import take_press
from bot.connection.credentials import credentials_of
from bot.escaping import escaped
from bot.history import History, LatestGames
from bot.interactions.permissions import ALL_USED
from bot.monitoring.health import HealthFile
from bot.monitoring.metrics import Metrics, Processes
from bot.monitoring.watch import Watch
from bot.people.limits import Limits
from bot.people.preferences import Preferences
from bot.people.presence import Presence
from bot.people.privacy import Privacy
from bot.people.readers import Readers
from bot.services import Interaction, Services, ServingClient
from bot.settings import Settings
from bot.store import Store
from bot.store.leases import Call
from bot.store.opening import open_shared_store
from bot.table_service import TableService
from bot.texts import Texts
from bot.workers.pictures import Pictures
from bot.workers.thinking import USUAL_THINKERS, Pars, Reviews, Thinkers
from engine.errors import in_words

log = logging.getLogger(__name__)

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
            proxy_auth=None if settings.proxy is None else credentials_of(settings.proxy),
        )
        self.shard_ids = None if settings.shards is None else [*settings.shards.ids]
        self._metrics = metrics or Metrics()
        self._settings = settings
        self._clock = clock or SystemClock()
        self._store = store
        self._pictures = pictures
        self._texts = texts or Texts.load()
        self._cleanup = contextlib.AsyncExitStack()
        self._closing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open what the bot works with, tell Discord the commands, and go on where the bot was stopped."""
        self.services = await self._open_services()
        self.announcer = Announcer(self, self.services)
        self.services.tables.subscribe(self.announcer.notice)
        self.services.tables.subscribe(self._metrics.note_change)
        # As soon as nobody here announces tables any more, others may.
        self._cleanup.push_async_callback(self.services.store.leases.close)
        self._cleanup.push_async_callback(self.services.tables.close)
        self._cleanup.push_async_callback(self.announcer.close)
        await self.add_commands()
        await self.tree.set_translator(FluentTranslator(self._texts))
        # One process of several is enough; the others learn of it here when they start.
        is_first = self._settings.shards is None or self._settings.shards.first == 0
        ids = await sync_commands(
            self.tree, self.services.store, self.application_id or 0, self._settings.dev_guild, ask=is_first
        )
        self._texts.learn_commands(ids)
        await self.services.tables.open_leases(self._hear, self.announcer.is_busy)
        await self.announcer.catch_up()
        await self.services.tables.begin_to_resume(self.announcer.notice, self.announcer.look_at)
        if self._pictures is None:
            # Not before, when they would take processor time from what is needed to connect.
            await self.services.pictures.workers.start()

    async def launch_shards(self) -> None:
        """Connect, with as many shards as Discord wants if none were named."""
        if self._settings.shards is None:
            # With a count of its own discord.py also keeps to the gateway's address of the settings.
            self.shard_count, _, _ = await self.http.get_bot_gateway()
        await super().launch_shards()

    async def add_commands(self) -> None:
        """Put all commands into the tree; done once, at start."""
        for cog in COGS:
            await self.add_cog(cog())

    async def close(self) -> None:
        """Stop telling and thinking, leave Discord, and let go of the database and the workers.

        Whoever else wants that meanwhile, such as the connection when Discord ends it, waits for the same.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await super().close()
        await self._cleanup.aclose()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell of an event; once the bot is closing, discord.py may still have one that nobody can take."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    def _hear(self, call: Call) -> None:
        """Another process knows more about one of this one's tables."""
        if call.seen is None:
            self.announcer.recheck(call.table_id)
        else:
            self.services.presence.note_seen(call.seen)
        if call.lost_channel is not None:
            self.announcer.doubt(call.lost_channel)

    async def on_ready(self) -> None:
        """The bot is there, and knows its servers and channels: bring the messages of all tables in line."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        if not self.guilds and self._settings.shards is None:
            log.info("to invite it to a server, open %s", self._invitation())
        await self.announcer.begin()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, perhaps with a table in it."""
        await self.announcer.suspect(channel.id)

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self.announcer.suspect(deleted.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot is no longer in a server: the people of its tables must be told, whatever they do."""
        await self.services.tables.look_at_those_in(guild.id, lost=True)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot has been invited, perhaps again: tables may have been waiting there for it to be back."""
        await self.services.tables.look_at_those_in(guild.id)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """A server may have got another language, in which its messages are from now on."""
        if before.preferred_locale != after.preferred_locale:
            await self.services.tables.look_at_those_in(after.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Whoever presses or types something is there; and what was pressed is done."""
        self.services.presence.note_seen(interaction.user.id)
        if interaction.type in PRESSES:
            await take_press(interaction)

    def watch(self) -> None:
        """Keep an eye on how the bot is, and serve its figures if a port is set for them; once."""
        place = self._settings.database
        folder = place.parent if isinstance(place, Path) else None
        workers = self.services.pictures.workers
        watch = Watch(self._metrics, self.services.store, workers, self._thinkers, folder)
        health = HealthFile(self._settings.beside("health"), self.services.store, self._is_connected)
        for one in (watch, health):
            one.start()
            self._cleanup.push_async_callback(one.close)
        counting = self._metrics.count_log()
        logging.getLogger().addHandler(counting)
        self._cleanup.callback(logging.getLogger().removeHandler, counting)
        if self._settings.metrics_port is not None:
            try:
                self._cleanup.callback(self._metrics.serve(self._settings.metrics_port))
            except OSError as error:
                port = self._settings.metrics_port
                log.error("cannot serve figures on HOKKAIDO_METRICS_PORT %d: %s", port, in_words(error))

    def _is_connected(self) -> bool:
        """Whether Discord reports everything that happens on this process's shards."""
        shards = self.shards.values()
        return self.is_ready() and not any(shard.is_closed() for shard in shards)

    def _invitation(self) -> str:
        """The address at which somebody adds the bot to a server, with the permissions that it uses there."""
        permissions = discord.Permissions(**dict.fromkeys(ALL_USED, True))
        return discord.utils.oauth_url(self.application_id or 0, permissions=permissions)

    def _locale_of_server(self, guild_id: int) -> str | None:
        """The language that Discord has for a server, if the bot knows the server."""
        guild = self.get_guild(guild_id)
        return None if guild is None else str(guild.preferred_locale)

    def _let_go_of_names(self) -> None:
        """Keep no name in memory, nor any sentence with one: they are made again when needed."""
        escaped.cache_clear()
        self._texts.let_go()
        self.services.latest_games.let_go()

    async def _open_services(self) -> Services:
        store = self._store
        if store is None:
            store = await open_shared_store(self._settings.database, self._settings.shards)
            self._cleanup.push_async_callback(store.close)
        pictures = self._pictures
        if pictures is None:
            pictures = Pictures(self._settings.workers)
            self._cleanup.push_async_callback(pictures.close)
        pictures.workers.observe = partial(self._metrics.note_work, Processes.WORKERS)
        # Where pictures are drawn in this process, moves are thought of in it, too.
        thinkers = self._thinkers = Thinkers(min(USUAL_THINKERS, pictures.workers.count))
        thinkers.observe = partial(self._metrics.note_work, Processes.THINKERS)
        self._cleanup.push_async_callback(thinkers.close)
        pars = Pars(thinkers.think, ahead=pictures.workers.count > 0)
        self._cleanup.push_async_callback(pars.close)
        tables = TableService(store, clock=self._clock, think=thinkers.think)
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
            latest_games=LatestGames(store, self._clock),
            privacy=Privacy(store, tables, self._let_go_of_names),
            limits=Limits(self._clock),
            reviews=Reviews(pictures.workers),
            pars=pars,
        )
