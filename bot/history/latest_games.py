"""The latest games of a server, for the lists that are offered at each letter that is typed."""

from __future__ import annotations

from datetime import timedelta

from bot.clock import Clock
from bot.store import Store
from bot.tables.game_history import GameResult

#: How many games that are over are looked through; older ones go by their ids.
MOST_LOOKED_THROUGH = 300

#: For so long they are kept: somebody who types a name does not have them read at each letter.
KEPT_FOR = timedelta(seconds=20)


class LatestGames:
    """The latest games of each server in which somebody types just now."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._kept: dict[int, tuple[timedelta, tuple[GameResult, ...]]] = {}

    async def in_server(self, guild_id: int) -> tuple[GameResult, ...]:
        """The latest games that were finished in a server, the oldest first; perhaps as of just before."""
        now, kept = self._clock.elapsed(), self._kept
        for other in [server for server, (since, _) in kept.items() if now - since >= KEPT_FOR]:
            del kept[other]
        if guild_id not in kept:
            found = await self._store.people.latest_results_of(guild_id, MOST_LOOKED_THROUGH)
            # Where names are let go meanwhile, that of which some may be in these is kept no more.
            kept[guild_id] = (now, found)
            return found
        return kept[guild_id][1]

    def let_go(self) -> None:
        """Keep no name in memory."""
        self._kept = {}
