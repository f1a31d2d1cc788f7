"""``History``: records and logs of games, results and ratings of servers."""

from __future__ import annotations

import asyncio
from datetime import date

from bot.history.log import LogEntry, log_of
from bot.history.ratings import Standing, Stats, standings
from bot.store import Store
from bot.table_service import TableService
from bot.tables import Table, TableError
from bot.tables.checks import finished_game
from engine.record import write_record


class History:
    """What has been played."""

    def __init__(self, store: Store, tables: TableService) -> None:
        self._store = store
        self._tables = tables

    async def record(self, table_id: str) -> bytes:
        """The record of a game that is over or was cancelled (docs/record.md), with its shuffle.

        Raises:
            TableError: ``game-not-over``: a record holds every hand; ``cards-not-dealt``: there is none.
        """
        game = finished_game(await self._tables.get(table_id))
        try:
            proof = await self._tables.proof(table_id)
        except TableError as error:
            if error.key != "no-shuffle-kept":
                raise
            return write_record(game)
        return write_record(game, proof.to_json())

    async def day_of(self, table: Table) -> date:
        """The day, in UTC, on which a table was closed; of one that is open, on which it was opened."""
        return (await self._store.closed_at(table.id) or table.opened_at).date()

    async def last_in(self, channel_id: int) -> Table | None:
        """The table of the last game of a channel that is over or was ended before."""
        table_id = await self._store.last_game_in(channel_id)
        return None if table_id is None else await self._tables.get(table_id)

    async def last_of(self, user_id: int) -> Table | None:
        """The same of all games at which somebody has a seat, wherever they were played."""
        table_id = await self._store.last_game_of(user_id)
        return None if table_id is None else await self._tables.get(table_id)

    async def log(self, table_id: str) -> tuple[LogEntry, ...]:
        """What everybody may know of a game, running or not, in the order in which it happened.

        Raises:
            TableError: ``table-gone``.
        """
        stored = await self._store.load(table_id)
        if stored is None:
            raise TableError("table-gone")
        notices = await self._store.notices(table_id)
        # What was said while the history was being read belongs to the next reading.
        return await log_of(stored, [notice for notice in notices if notice.entry <= len(stored.entries)])

    async def leaderboard(self, guild_id: int, *, with_computers: bool = False) -> tuple[Standing, ...]:
        """The people of a server by rating; games at which computer players have sat are apart."""
        results = await self._store.people.results_of(guild_id)
        return await asyncio.to_thread(standings, results, with_computers=with_computers)

    async def stats(self, guild_id: int, user_id: int) -> Stats:
        """What a person has played in a server."""
        kinds = [
            await self.leaderboard(guild_id, with_computers=with_computers)
            for with_computers in (False, True)
        ]
        among_people, with_computers = (
            next((standing for standing in board if standing.user_id == user_id), None) for board in kinds
        )
        return Stats(among_people, with_computers)
