"""The most recently used tables, kept in memory.

A cached table is used only if its revision is the stored one, because another process may have changed it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import replace

from bot.store import Store
from bot.store.records import StoredTable
from bot.tables.errors import TableError
from bot.tables.table import Table
from engine.errors import GameError

log = logging.getLogger(__name__)

#: Number of replayed actions after which other tasks may run.
ACTIONS_AT_ONCE = 20


class UnreadableTableError(TableError):
    """A stored table's history can't be replayed, or its options are unknown.

    The table is set aside: it stays as it is, since another version may be able to read it. A person who
    plays ``alone`` may begin again.
    """

    def __init__(self, table_id: str, *, alone: bool) -> None:
        super().__init__("alone-set-aside" if alone else "table-set-aside")
        self.table_id = table_id


class TableCache:
    """Reads tables and keeps the most recently used ones."""

    def __init__(self, store: Store, most: int) -> None:
        """Keep at most ``most`` tables in memory, at least one."""
        self._store = store
        self._most = max(1, most)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        #: Unreadable tables that have been logged.
        self._set_aside: set[str] = set()

    async def get(self, table_id: str, revision: int | None = None) -> Table | None:
        """The stored table, or None; pass ``revision`` if it has just been read.

        Raises:
            UnreadableTableError: it can't be read.
        """
        kept = self._tables.get(table_id)
        if kept is not None:
            is_read_now = revision is None
            if revision is None:
                revision = await self._store.revision(table_id)
            # This process may have stored a newer revision since then.
            if revision is not None and kept.revision >= revision:
                if not is_read_now or kept.revision == revision:
                    return self.keep(kept)
                # After a failover the new database server may lack the last changes.
                log.warning("table %s: the database was reset to revision %d", table_id, revision)
                self.drop(table_id)
        try:
            stored = await self._store.load(table_id)
            table = None if stored is None else await _replayed(stored)
        except (GameError, ValueError) as error:
            if await self._store.is_given_up(table_id):
                raise TableError("table-gone") from error
            if table_id not in self._set_aside:
                self._set_aside.add(table_id)
                log.exception(
                    "table %s is set aside: its stored game can't be read (see docs/hosting.md, Backups)",
                    table_id,
                )
            is_alone = await self._store.channel_of(table_id) is None
            raise UnreadableTableError(table_id, alone=is_alone) from error
        self._set_aside.discard(table_id)
        if table is not None:
            return self.keep(table)
        self.drop(table_id)
        return None

    def keep(self, table: Table) -> Table:
        """Keep a table unless a newer revision of it is cached: a slow reader may be late."""
        kept = self._tables.get(table.id)
        if kept is None or kept.revision <= table.revision:
            self.drop(table.id)
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > self._most:
            self.drop(next(iter(self._tables)))
        return table

    def drop(self, table_id: str) -> None:
        """Remove a table from memory."""
        self._tables.pop(table_id, None)


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
        computer_entries=frozenset(entry.number for entry, _ in stored.standing if entry.user_id is None),
        next_entry=len(stored.entries),
    )
