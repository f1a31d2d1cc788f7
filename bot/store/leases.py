"""Which process a table belongs to just now: it alone brings Discord in line with the table.

Any process makes any change of any table. Whoever has the lease of the table hears of it, tells people, and
moves for computer seats. One process alone has all leases; ``shared_leases`` is for many.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import astuple, dataclass, fields
from typing import Self

from bot.store import queries
from bot.store.database import Database, Transaction


@dataclass(frozen=True, slots=True)
class Call:
    """A process is to look at a table. What it cannot know by itself comes along.

    ``seen`` is a person who has just pressed or typed something at another process, and ``lost_channel`` the
    table's channel if that may be gone.
    """

    table_id: str
    seen: int | None = None
    lost_channel: int | None = None

    def __str__(self) -> str:
        return json.dumps(astuple(self))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what ``str`` has written, here or in a later version, which may say more.

        >>> Call.parse('["k9yvfapd", 21, null, "more"]')
        Call(table_id='k9yvfapd', seen=21, lost_channel=None)
        """
        return cls(*json.loads(text)[: len(fields(cls))])


#: Called where a process is to look at a table; must not wait for anything.
Called = Callable[[Call], None]


class Leases:
    """The leases of all tables, as one process sees them. All methods may raise ``StoreError``.

    As they are here all are this process's, for there is no other.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        #: Whether no other process was there when this one came.
        self.came_first = True

    @property
    def is_alone(self) -> bool:
        """Whether no other process is there, as far as is known."""
        return True

    def holds(self, table_id: str) -> bool:
        """Whether this process has the lease of a table, and is surely not taken for gone."""
        return True

    async def open(self, called: Called, is_busy: Callable[[str], bool]) -> None:
        """Begin to hold leases; ``called`` is told of every table that others have changed.

        A lease is given back when nothing has happened at its table for a while and nobody ``is_busy``.
        """

    async def claim_open(self) -> None:
        """Take the leases of all tables of this process's servers that are open, or not told to their end."""

    async def claim(self, transaction: Transaction, guild_id: int, call: Call) -> str:
        """Within the change of a table: whose lease it is from then on, who is called if it is another's."""
        return ""

    def settle(self, table_id: str, holder: str) -> bool:
        """What was claimed is stored; whether the lease is this process's."""
        return True

    async def call(self, guild_id: int, call: Call) -> bool:
        """Have a table looked at that has not changed; whether that is for this process to do."""
        return True

    async def next_due(self) -> tuple[str | None, str | None]:
        """When something is due at a table of this process, and at any that no process holds."""
        return (await self._database.read(queries.NEXT_DUE))[0][0], None

    async def take_due(self, moment: str) -> tuple[str, ...]:
        """Tables at which something is due, and that nobody else sees to; the longest overdue first."""
        return tuple(str(row[0]) for row in await self._database.read(queries.DUE_TABLES, moment))

    async def close(self) -> None:
        """Give all leases back, to others if there are any."""
