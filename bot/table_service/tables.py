"""The methods of ``TableService`` that its own parts call, so that they need not import it."""

from __future__ import annotations

from typing import Protocol

from bot.tables.change import Change, P, Rule
from bot.tables.table import Table


class Tables(Protocol):
    """The table service; ``TableService`` documents the errors of each method."""

    async def get(self, table_id: str) -> Table:
        """Return the table, open or closed."""

    async def do_unasked(self, table_id: str, rule: Rule[P], *args: P.args, **kwargs: P.kwargs) -> Change:
        """Apply a rule for the clock or a computer player."""

    def show(self, table: Table) -> None:
        """Notify this process's subscribers of an unchanged table."""

    def publish_unreadable(self, table_id: str) -> None:
        """Notify the subscribers of a table that can't be read."""
