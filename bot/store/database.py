"""The interface of a database, its errors, and how a database is named.

A database gets SQL that SQLite and PostgreSQL both understand, with parameters ``?1``, ``?2`` ..., and
returns rows. A change is stored whole or not at all.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from pydantic import SecretStr


class StoreError(Exception):
    """The database cannot be used now; the message is one readable line for the bot's host."""


class UnusableError(StoreError):
    """The database will not work until its host changes something, such as a password or a path."""


class BrokenConstraintError(StoreError):
    """A change would break a ``rule`` of the database; nothing was written."""

    def __init__(self, rule: str) -> None:
        super().__init__(f"This cannot be stored: {rule}")
        self.rule = rule


class StaleWriteError(Exception):
    """The table has changed since it was read; nothing was written."""


class ChannelTakenError(Exception):
    """The channel already has an open table; nothing was written."""


#: A row of whole numbers, texts and None.
Row = Sequence[Any]

#: The most rows of a page.
PAGE = 1000

#: A query with its values.
Query = tuple[str, Row]


class Transaction(Protocol):
    """What a change can do."""

    async def execute(self, sql: str, *values: object) -> list[Row]:
        """Run one statement; returns the rows it finds (or writes, with ``RETURNING``)."""
        ...

    async def execute_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run one statement for each of the rows."""
        ...


Result = TypeVar("Result")

#: The statements of a change.
Work = Callable[[Transaction], Awaitable[Result]]


class Database(Protocol):
    """An open database. Every method may raise ``StoreError``."""

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows that a query finds now."""
        ...

    async def read_at_once(self, queries: Sequence[Query]) -> list[list[Row]]:
        """The rows that each query finds, all as of one moment."""
        ...

    def pages(self, queries: Sequence[str]) -> AsyncGenerator[tuple[int, list[Row]], None]:
        """All rows of the queries as of one moment, in pages, each with the number of its query."""
        ...

    async def change(self, work: Work[Result]) -> Result:
        """Do the work in one transaction, which is stored when this returns the work's result.

        If the caller is cancelled, the change is either stored whole or not at all.

        Raises:
            BrokenConstraintError: a rule of the database forbids it.
        """
        ...

    async def erase_deleted(self) -> None:
        """Overwrite deleted data, as far as this database allows it."""
        ...

    async def close(self) -> None:
        """Finish what is being written and close the database."""
        ...


#: Where a database is: the path of a file, or the address of a server, which may hold a password.
Location = Path | SecretStr

#: How the address of a PostgreSQL database begins.
POSTGRESQL = ("postgresql://", "postgres://")


def location(text: str) -> Location:
    """The database that a path or an address names.

    Raises:
        ValueError: it is the address of something else; the message does not repeat it.
    """
    if text.startswith(POSTGRESQL):
        return SecretStr(text)
    if "://" in text:
        raise ValueError("a database is named by the path of a file, or by postgresql://...")
    if any(letter < " " for letter in text):
        # Such as the end of a line, for which "\\n" stands between quotation marks in .env.
        raise ValueError("the path of a database has no control characters")
    return Path(text).expanduser()


def name_of(of: Location) -> str:
    """The name of a database for others to read, which never shows an address."""
    return str(of) if isinstance(of, Path) else "the PostgreSQL database"
