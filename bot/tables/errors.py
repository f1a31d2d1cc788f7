"""Why a table refuses a request, apart from the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.table import Table


class TableError(Exception):
    """A table does not allow what was asked; it is unchanged.

    The same shape as ``engine.errors.GameError``: ``key`` names the sentence in bot/texts,
    ``values`` are filled into it.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values: Mapping[str, object] = values


class MovedOnError(Exception):
    """The moment that was meant has passed: the seat, or the game, has gone on since; nothing has changed."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.id)
        self.table = table
