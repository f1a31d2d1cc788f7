"""Connects the shards of a process to Discord, so that one that cannot connect leaves the others alone.

discord.py launches shards one after another and reconnects them one after another, with pauses of up to 17
minutes. Here a launch goes on in the background, and a lost shard is connected out of turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

import yarl

from bot.interactions.context import ServingClient
from bot.monitoring.health import moment
from bot.shards import Reachable

log = logging.getLogger(__name__)

#: Seconds that the other shards wait for a shard that is launched.
LAUNCH_PATIENCE = 10.0


class ShardedClient(ServingClient):
    """A client whose shards connect independently of each other."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        #: When Discord will allow the next login, while the bot is waiting for it.
        self.waits_until: datetime | None = None
        self._logging_in = asyncio.Lock()
        #: The shards whose servers are known, and those that are connected.
        self._known: set[int] = set()
        self._linked: set[int] = set()
        self._launches: set[asyncio.Task[None]] = set()
        self._attempts: dict[int, asyncio.Task[None]] = {}
        self._is_stopping = False

    # Connecting

    async def launch_shards(self) -> None:
        """Connect, with the number of shards that Discord recommends if none are set."""
        wanted = await self._wait_for_login(len(self.shard_ids or ()))
        if self.shard_ids is None:
            # With a shard count, discord.py also keeps the gateway address from the settings.
            self.shard_count = wanted
        await super().launch_shards()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Launch a shard; if that takes long, it goes on in the background."""
        if self._is_stopping:
            return
        launch = self._in_background(super().launch_shard(gateway, shard_id, initial=initial))
        self._launches.add(launch)
        launch.add_done_callback(self._launches.discard)
        await asyncio.wait([launch], timeout=LAUNCH_PATIENCE)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord allows a shard to log in: one at a time, and not too often."""
        async with self._logging_in:
            await super().before_identify_hook(shard_id, initial=initial)
            if not initial:
                await self._wait_for_login(1)
        former = self.get_shard(shard_id or 0)
        if former is not None:
            # It was connected out of turn, and discord.py would leave that connection open.
            await former.disconnect()

    async def _wait_for_login(self, shards: int) -> int:
        """Wait until Discord allows this many logins, where 0 means the recommended number of shards.

        Discord resets the token of a bot that logs in more than 1,000 times a day.

        Returns the recommended number of shards.
        """
        wanted, _, limit = await self.http.get_bot_gateway()
        if limit["remaining"] < (shards or wanted):
            wait = timedelta(milliseconds=limit["reset_after"])
            self.waits_until = datetime.now(UTC) + wait
            log.warning("Discord allows no more logins until %s, waiting", moment(self.waits_until))
            await asyncio.sleep(wait.total_seconds())
            self.waits_until = None
        return wanted

    def connect_out_of_turn(self, shard_id: int) -> None:
        """Try to connect a lost shard; returns immediately."""
        attempt, shard = self._attempts.get(shard_id), self.get_shard(shard_id)
        if shard is not None and (attempt is None or attempt.done()):
            self._attempts[shard_id] = self._in_background(shard.connect())

    def stop_connecting(self) -> None:
        """Cancel every attempt at connecting a shard, and make no more."""
        self._is_stopping = True
        for task in (*self._launches, *self._attempts.values()):
            task.cancel()

    # The state of the shards

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a shard is connected."""
        self._linked.add(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard is connected again."""
        self._linked.add(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that the servers of a shard are known."""
        self._known.add(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard has lost its connection, or could not be connected."""
        self._linked.discard(shard_id)
        if shard_id in self._attempts:
            # discord.py would pause now, and then connect a second time.
            self._attempts.pop(shard_id).cancel()

    def lost_shards(self) -> frozenset[int]:
        """Return the shards that have lost their connection."""
        return frozenset(shard_id for shard_id, shard in self.shards.items() if shard.is_closed())

    def is_connected(self) -> bool:
        """Return whether people on all shards of this process can reach the bot."""
        return len(self.reachable().ids) == len(self.shard_ids or range(self.shard_count or 1))

    def reachable(self) -> Reachable:
        """Return the shards on which people can reach the bot."""
        shards = self._known & self._linked & self.shards.keys()
        return Reachable(frozenset(shards) - self.lost_shards(), self.shard_count or 1)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.create_task(work, name="connecting a shard")
