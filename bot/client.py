"""The bot: its parts, startup and shutdown.

``bot.command_line.serving`` runs it.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial

import discord
from discord.ext import commands

from bot.announce import Announcer
from bot.board.server import Board
from bot.board.tunnel import Tunnel
from bot.clock import Clock, SystemClock
from bot.commands import COGS
from bot.commands.declaring import CONTEXTS, INSTALLS, CommandTree
from bot.commands.sync import sync_commands
from bot.commands.texts import FluentTranslator
from bot.components import take_press
from bot.connection import ShardedClient
from bot.history import History
from bot.interactions.context import Interaction
from bot.interactions.permissions import ALL_USED
from bot.monitoring.metrics import Metrics, Processes
from bot.pace import Pace
from bot.people.limits import Limits, Pings
from bot.people.links import NOTE_OF_KEY, NOTE_OF_TUNNEL, Links
from bot.people.preferences import Preferences, Readers
from bot.people.presence import Presence
from bot.people.privacy import Privacy
from bot.services import Services
from bot.settings import TUNNEL, Settings
from bot.shards import ALL, Reachable
from bot.store import Store
from bot.store.opening import open_own_store
from bot.table_service import TableService
from bot.table_service.queries import new_secret
from bot.texts import Texts
from bot.workers.pictures import Pictures
from bot.workers.thinking import MOST_THINKERS, Pars, Reviews, Thinkers
from engine.errors import in_words

log = logging.getLogger(__name__)

#: Seconds for interactions and requests in progress when the bot is stopping, and for Discord to confirm that
#: connections are closed. The process ends within ten seconds.
GRACE = 7.0
FAREWELL = 1.0

#: The interactions handled as presses. discord.py passes commands to the tree.
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class HokkaidoBot(ShardedClient):
    """The bot for all servers, used on Discord, at the practice table and in tests."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        store: Store | None = None,
        pictures: Pictures | None = None,
        texts: Texts | None = None,
        metrics: Metrics | None = None,
        turn: Callable[[], AbstractAsyncContextManager[object]] = nullcontext,
        framed_by: Sequence[str] = (),
    ) -> None:
        """Create the bot without starting it.

        If ``store`` and ``pictures`` are given, they stay open when the bot closes. Otherwise it opens the
        database in the settings and starts worker processes, and closes both. ``turn`` is held while a move
        is made on the board, and pages of the origins ``framed_by`` may show the board in a frame.
        """
        metrics = metrics or Metrics()
        trace = metrics.trace()
        trace.on_request_start.append(Pace((settings.shards or ALL).share).before_request)
        # The intent for servers and channels. Commands, buttons and direct messages need none.
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
            # If no shards are set, launch_shards gets the number from Discord.
            shard_count=1 if settings.shards is None else settings.shards.count,
            proxy=None if settings.proxy is None else settings.proxy.address,
            proxy_auth=None if settings.proxy is None else settings.proxy.credentials(),
            http_trace=trace,
        )
        self.shard_ids = None if settings.shards is None else [*settings.shards.ids]
        self.handlers = set()
        self._metrics = metrics
        self._settings = settings
        self._clock = clock or SystemClock()
        self._store = store
        self._pictures = pictures
        self._texts = texts or Texts.load()
        self._turn = turn
        self._framed_by = framed_by
        self._board: Board | None = None
        self._tunnel: Tunnel | None = None
        self._failure_of_listening = ""
        self._cleanup = contextlib.AsyncExitStack()
        self._closing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the services, sync the commands with Discord and resume the tables."""
        self.services = await self._open_services()
        self.announcer = announcer = Announcer(self, self.services)
        self._metrics.incomplete.set_function(lambda: announcer.incomplete)
        self.services.tables.subscribe(
            self.announcer.on_change, self._on_remote_change, self.announcer.refresh
        )
        self.services.tables.subscribe(self._metrics.note_change)
        self._cleanup.push_async_callback(self.services.tables.close)
        self._cleanup.push_async_callback(self.announcer.close)
        self.services.presence.on_left = self.services.tables.look_again
        await self._open_board()
        await self.add_commands()
        await self.tree.set_translator(FluentTranslator(self._texts))
        ids = await sync_commands(self.tree)
        self._texts.learn_commands(ids)
        self.services.tables.resume(self.services.presence.note_at_board, self._begin_to_close)
        if self._pictures is None:
            # Not earlier, because they would slow down the connection.
            await self.services.pictures.workers.start()

    async def _open_board(self) -> None:
        """Serve the board if the settings ask for it; without it there are no links to it."""
        readers, address, listen = (
            self.services.readers,
            self._settings.board_address,
            self._settings.board_listen,
        )
        if address is None:
            return
        key = await self.services.store.remember_first(NOTE_OF_KEY, new_secret())
        links = Links("", key, lasts=False) if address == TUNNEL else Links(address, key)
        if listen is not None:
            self._board = board = Board(self.services, links, self._metrics, self._turn, self._framed_by)
            try:
                await board.open(listen)
            except OSError as error:
                self._failure_of_listening = f"the board cannot be served on {listen}: {in_words(error)}"
                log.error("%s", self._failure_of_listening)
                return
            log.info("the board is served on %s as %s", listen, address)
            if address == TUNNEL:
                await self._note_tunnel(board, "")  # the program may have been killed with an address
                # In a new context, because it is not the bot's own work.
                self._tunnel = contextvars.Context().run(Tunnel, listen, partial(self._note_tunnel, board))
                self._cleanup.push_async_callback(self._tunnel.close)
        readers.links = links

    async def _note_tunnel(self, board: Board, address: str) -> None:
        """Use the present address of the tunnel in this process, and store it for all."""
        board.note_address(address)
        await self.services.store.remember(NOTE_OF_TUNNEL, address)

    @property
    def board_failure(self) -> str:
        """Why the board cannot be reached although it should be; empty if it can."""
        return self._failure_of_listening or ("" if self._tunnel is None else self._tunnel.failure)

    async def add_commands(self) -> None:
        """Add all commands to the tree; called once at startup."""
        for cog in COGS:
            await self.add_cog(cog())

    async def close(self) -> None:
        """Finish interactions in progress, disconnect, and close the database and the workers.

        A second call, such as by the connection when Discord closes it, waits for the first.
        """
        await asyncio.shield(self._begin_to_close())

    def _begin_to_close(self) -> asyncio.Task[None]:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        return self._closing

    async def _close(self) -> None:
        self.stop_connecting()
        # First, so that no more interactions arrive.
        await _finish(FAREWELL, *(shard.disconnect() for shard in self.shards.values()))
        board = () if self._board is None else (self._board.close(),)
        await _finish(GRACE, *self.handlers, *board)
        await self._cleanup.aclose()
        await _finish(FAREWELL, super().close())

    def _on_remote_change(self, table_id: str, user_id: int | None) -> None:
        """Handle another process's change of a table; without a user, only re-check the table's messages."""
        if user_id is None:
            self.announcer.recheck(table_id)
        else:
            self.services.presence.note_seen(user_id)

    def _has_role(self, guild_id: int, role_id: int) -> bool:
        """Return whether a server has a role; true for a server that the bot does not see."""
        guild = self.get_guild(guild_id)
        return guild is None or guild.unavailable or guild.get_role(role_id) is not None

    async def on_ready(self) -> None:
        """Log that all servers and their channels are known."""
        if self.is_closed():
            return  # discord.py sends this event two seconds late
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        if not self.guilds and self._settings.shards is None:
            log.info("to add it to a server, open %s", self.invitation())

    async def on_shard_ready(self, shard_id: int) -> None:
        """Update the messages of a shard's tables once its servers and channels are known."""
        if self.is_closed():
            return  # discord.py sends this event two seconds late
        await super().on_shard_ready(shard_id)
        self.services.tables.check_time()
        await self.announcer.begin(Reachable(frozenset({shard_id}), self.shard_count or 1))

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Do what has become due while a shard was away."""
        await super().on_shard_resumed(shard_id)
        self.services.tables.check_time()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Check for tables in a deleted channel."""
        await self.announcer.suspect(channel.id)

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """Check for tables in a deleted thread."""
        await self.announcer.suspect(deleted.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Re-check the tables of a server that has removed the bot, so that their players are notified."""
        await self.services.tables.refresh_tables_in(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Re-check a server's tables when the bot joins, because they may have waited for its return."""
        await self.services.tables.refresh_tables_in(guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Store that the person is active, and handle a press."""
        self.services.presence.note_seen(interaction.user.id)
        if interaction.type in PRESSES:
            await take_press(interaction)

    def invitation(self) -> str:
        """Return the URL for adding the bot to a server, with the permissions that it uses."""
        permissions = discord.Permissions(**dict.fromkeys(ALL_USED, True))
        return discord.utils.oauth_url(self.application_id or 0, permissions=permissions)

    def _locale_of_server(self, guild_id: int) -> str | None:
        """Return a server's Discord language, or None if the bot does not know the server."""
        guild = self.get_guild(guild_id)
        return None if guild is None else str(guild.preferred_locale)

    async def _open_services(self) -> Services:
        store = self._store
        if store is None:
            store = await open_own_store(
                self._settings.database,
                self._settings.shards or ALL,
                hears_all=self._settings.board_listen is not None,
            )
            self._cleanup.push_async_callback(store.close)
        pictures = self._pictures
        if pictures is None:
            pictures = Pictures(self._settings.workers)
            self._cleanup.push_async_callback(pictures.close)
        workers = pictures.workers
        workers.observe = partial(self._metrics.note_work, Processes.WORKERS)
        self._metrics.waiting.labels(Processes.WORKERS).set_function(lambda: workers.waiting)
        # If pictures are drawn in this process, computer players think in it too.
        thinkers = Thinkers(min(MOST_THINKERS, workers.count))
        thinkers.observe = partial(self._metrics.note_work, Processes.THINKERS)
        self._metrics.waiting.labels(Processes.THINKERS).set_function(lambda: thinkers.waiting)
        self._cleanup.push_async_callback(thinkers.close)
        pars = Pars(thinkers.think, ahead=pictures.workers.count > 0)
        self._cleanup.push_async_callback(pars.close)
        tables = TableService(store, clock=self._clock, think=thinkers.think, reachable=self.reachable)
        preferences = Preferences(store, self._texts.languages, self._has_role)
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
            pings=Pings(store, self._clock),
            reviews=Reviews(pictures.workers),
            pars=pars,
        )


async def _finish(seconds: float, *work: Awaitable[object]) -> None:
    """Wait for work at most for this number of seconds, then cancel what is not finished."""
    tasks = [asyncio.ensure_future(one) for one in work]
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=seconds)
        for task in late:
            task.cancel()
