"""The database interface, its errors, and the parsing of database locations.

A database runs SQL that SQLite and PostgreSQL both understand, with parameters ``?1``, ``?2`` ..., and
returns rows. Changes are atomic.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from pydantic import SecretStr


class StoreError(Exception):
    """The database cannot be used now; the message is one line for the bot's owner."""


class UnusableError(StoreError):
    """The database will not work until the bot's owner changes something, such as a password or a path."""


class BrokenConstraintError(StoreError):
    """A change would violate a constraint, ``rule``; nothing was written."""

    def __init__(self, rule: str) -> None:
        super().__init__(f"This cannot be stored: {rule}")
        self.rule = rule


class StaleWriteError(Exception):
    """The table has changed since it was read; nothing was written."""


class ChannelTakenError(Exception):
    """The channel already has an open table; nothing was written."""


#: A row of integers, strings and None.
Row = Sequence[Any]

#: The maximum number of rows in a page.
PAGE = 1000

#: A query and its parameter values.
Query = tuple[str, Row]


class Transaction(Protocol):
    """The operations available to a change."""

    async def execute(self, sql: str, *values: object) -> list[Row]:
        """Run one statement; return the rows it finds, or writes with ``RETURNING``."""

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each row."""

    async def lock(self, owner_id: int) -> None:
        """Wait for other changes that have locked this owner; later ones wait until this one ends."""


Result = TypeVar("Result")

#: The statements of a change.
Work = Callable[[Transaction], Awaitable[Result]]


class Database(Protocol):
    """An open database. Every method may raise ``StoreError``."""

    async def read(self, sql: str, *values: object) -> list[Row]:
        """Run a query and return its rows."""

    async def read_at_once(self, queries: Sequence[Query]) -> list[list[Row]]:
        """Run the queries in one snapshot and return the rows of each."""

    def pages(self, queries: Sequence[str]) -> AsyncGenerator[tuple[int, list[Row]], None]:
        """Yield all rows of the queries from one snapshot, in pages, each with the index of its query."""

    async def change(self, work: Work[Result]) -> Result:
        """Run ``work`` in one transaction and return its result once the transaction is stored.

        If the caller is cancelled, either the whole change is stored or none of it.

        Raises:
            BrokenConstraintError: it violates a constraint.
        """

    async def erase_deleted(self) -> None:
        """Overwrite deleted data as far as this database can."""

    async def close(self) -> None:
        """Finish pending writes and close the database."""


#: A database's location: a file path, or a server address, which may contain a password.
Location = Path | SecretStr

#: Prefixes of a PostgreSQL address.
POSTGRESQL = ("postgresql://", "postgres://")


def location(text: str) -> Location:
    """Parse a database's path or address.

    Raises:
        ValueError: it is neither; the message does not include the text.
    """
    if text.startswith(POSTGRESQL):
        return SecretStr(text)
    if "://" in text:
        raise ValueError("a database must be a file path or postgresql://...")
    if any(letter < " " for letter in text):
        # Such as a line break, which .env writes as "\\n" inside quotation marks.
        raise ValueError("a database path cannot contain control characters")
    return Path(text).expanduser()


def name_of(of: Location) -> str:
    """Return a database's name for display, which never includes a server address."""
    return str(of) if isinstance(of, Path) else "the PostgreSQL database"
