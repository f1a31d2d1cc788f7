"""The tables in memory: those that were used last, each as the store has it.

A table is taken from memory only while its revision is the stored one, so several processes may serve the
same tables.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace

from bot.store import Store
from bot.store.records import StoredTable
from bot.tables.table import Table
from engine.errors import GameError

#: After so many replayed actions the event loop gets a turn.
ACTIONS_AT_ONCE = 20


class UnreadableTableError(Exception):
    """What is stored of a table makes no sense: its history leads nowhere, or its options are unknown."""


class TableCache:
    """Reads tables, and keeps those that were used last."""

    def __init__(self, store: Store, most: int) -> None:
        """Keep at most ``most`` tables in memory, at least one."""
        self._store = store
        self._most = max(1, most)
        self._tables: OrderedDict[str, Table] = OrderedDict()

    async def get(self, table_id: str, revision: int | None = None) -> Table | None:
        """The table as it is stored now, or None; one whose ``revision`` is known already need not be asked.

        Raises:
            UnreadableTableError: it cannot be read.
        """
        kept = self._tables.get(table_id)
        if kept is not None:
            if revision is None:
                revision = await self._store.revision(table_id)
            # What this process has stored meanwhile is newer than what was read.
            if revision is not None and kept.revision >= revision:
                return self.keep(kept)
        try:
            stored = await self._store.load(table_id)
            if stored is not None:
                return self.keep(await _replayed(stored))
        except (GameError, ValueError) as error:
            raise UnreadableTableError(f"table {table_id} cannot be read: {error!r}") from error
        self._tables.pop(table_id, None)
        return None

    def keep(self, table: Table) -> Table:
        """Keep a table unless a newer state of it is kept already: a slow reader may come late."""
        kept = self._tables.pop(table.id, table)
        self._tables[table.id] = kept if kept.revision > table.revision else table
        if len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return table


async def _replayed(stored: StoredTable) -> Table:
    if stored.start is None:
        return stored.table
    game = stored.start.game()
    for count, (_, action) in enumerate(stored.standing, start=1):
        game, _ = game.apply(action)
        if count % ACTIONS_AT_ONCE == 0:
            await asyncio.sleep(0)
    return replace(
        stored.table,
        game=game,
        entry_numbers=tuple(entry.number for entry, _ in stored.standing),
        next_entry=len(stored.entries),
    )
