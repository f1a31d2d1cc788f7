"""The errors of tables, which are not errors of the game's rules."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.table import Table


class TableError(Exception):
    """A table refuses a request; the table is unchanged.

    Like ``engine.errors.GameError``, it has a ``key``, the id of a sentence in bot/texts, and the ``values``
    for it.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values: Mapping[str, object] = values


class MovedOnError(Exception):
    """The seat or the game has moved on since the request was shown; nothing has changed."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.id)
        self.table = table
